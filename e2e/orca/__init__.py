"""What a person hears: Orca reads Firefox on a virtual screen and writes down what it would say."""
