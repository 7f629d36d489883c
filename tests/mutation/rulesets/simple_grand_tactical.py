"""What mutate.py must know of these tables."""

# Sizes of bases in millimetres.
STEPS = {"kBaseSizes": 2}

EQUIVALENT = [
    (r'^k(Least|Most)Dice:',
     "a total beyond the dice is of the first or the last row anyway"),
    (r'^k(Test|Fire|Melee)Modifiers."(rally mod|fire mod|second battery|'
     r'melee mod)":', "the figure comes from the unit"),
    (r'^kLists.\w+ (\w+ cavalry|lancer)\[1\]:', "cavalry does not fire"),
    (r'^kLists.\w+ (?!.*(cavalry|lancer)).*\[4\]:', "only cavalry charges"),
    (r'^kLists.\w+ (?!.*artillery).*\[6\]:', "only batteries are horse or foot"),
]
