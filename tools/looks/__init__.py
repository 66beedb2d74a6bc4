"""Pictures of every screen in every arrangement: `python -m tools.looks` writes build/looks/."""
