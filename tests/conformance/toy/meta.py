"""What the lobby knows of the toy without loading its rules."""

from ribeira.core.meta import Meta

META = Meta("toy", rules=1, link=7, seats=(2, 3, 4), minutes=(1, 2), options=())
