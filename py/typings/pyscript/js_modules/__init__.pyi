from pyscript.js_modules import page as page
