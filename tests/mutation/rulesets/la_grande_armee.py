"""What mutate.py must know of these tables."""

STEPS = {}

LISTS = ["kReactionTable", "kImpactDice"]

EQUIVALENT = [
    (r"^kReactionTable.GUARD\[0\]: 0 -> -1",
     "guards cannot fail with one casualty"),
    (r"^kFireBands.long\[2\]:", "whoever fires so far has no muskets"),
    (r'^kModifiers\."(ability|class|distance|muskets|guns|bases in contact|'
     r'supporting bases|impact|charging|halved|all bases)":',
     "the figure is worked out"),
]
