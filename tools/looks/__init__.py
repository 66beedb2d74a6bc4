"""Pictures of the table in every arrangement: `python -m tools.looks` writes build/looks/."""
