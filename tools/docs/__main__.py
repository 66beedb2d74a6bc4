"""python -m tools.docs"""

from tools.docs import main

main()
