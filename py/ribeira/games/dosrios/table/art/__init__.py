"""The pictures: symbols drawn once on a sheet, and how they are stamped."""
