"""What a game is: values, events, rules, a match and its record. Imports no game, no browser."""
