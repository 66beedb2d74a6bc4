"""The pictures of Douro 1872: cards, boats, people and the river."""
