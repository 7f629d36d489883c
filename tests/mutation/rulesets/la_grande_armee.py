"""What mutate.py must know of these tables."""

STEPS = {}

LISTS = ["kReactionTable", "kImpactDice"]

EQUIVALENT = [
    (r"^kFireBands.long\[2\]:", "whoever fires so far has no muskets"),
    (r'^kModifiers\."(ability|class|distance|muskets|guns|bases in contact|'
     r'supporting bases|impact|charging|halved|all bases)":',
     "the figure is worked out"),
]
