"""6 Castelos: a territory of quarters that grows into montes, and castles founded on rock.

`game` is the front door; `meta` and `terms` are what the lobby knows without loading the rest.
"""
