"""The steps of a game one by one: what each offers, does and refuses."""
