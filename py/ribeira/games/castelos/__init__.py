"""6 Castelos: a territory of quarters that grows into montes, and castles founded on rock.

`meta` is cheap; `rules` is the whole contract. The other rooms are loaded when they are needed.
"""
