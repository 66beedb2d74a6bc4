"""What the toy, its options and its sources of points are called."""

from ribeira.core.terms import Terms
from ribeira.core.values import N_

TERMS = Terms(N_("toy.name"), N_("toy.pitch"), {"number": N_("toy.item")}, {}, {}, {})
