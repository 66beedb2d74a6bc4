"""All access to the browser. No other package imports pyscript or js."""
