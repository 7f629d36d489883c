"""What mutate.py must know of these tables."""

STEPS = {"kBaseSizes": 100, "kFlushQuarters": 4}

EQUIVALENT = [
    (r'^kMorale."disrupted": flip k(ChargeAttack|FollowUp)$',
     "only coherent units charge, and they are still coherent when they follow "
     "up (GT-CHG-02)"),
    (r'^kMorale."square": flip k(ChargeAttack|FollowUp)$',
     "squares do not charge (GT-STA-27)"),
    (r'^kMorale."(friends help|victory is ours|outflanking|grapeshot|'
     r'tall crops \(attacking\)|tally-ho|cuirassiers|lancers|against square|'
     r'envelopment)": flip k(Regroup|FireLoss|FollowUp)$',
     "such a check has no target"),
    (r'^kMorale."(outflanking|grapeshot|lancers|against square|envelopment)": '
     r'flip kChargeDefend$',
     "the defender is its own target, which it neither outflanks nor is of "
     "another arm"),
    (r'^kMorale."infantry en masse": flip kFollowUp$',
     "only cavalry follows up (GT-FUP-01)"),
    (r'^kMorale."second follow-up": flip k(Regroup|FireLoss)$',
     "the count is zero when a turn begins (GT-SEQ-03), and infantry never "
     "follows up"),
    (r'^kMorale."(flanked|taken in the rear|sudden appearance)": '
     r'flip k(Regroup|FireLoss|FollowUp)$',
     "such a check has no chargers"),
    (r'^kMorale."artillery surprised": flip k(FireLoss|ChargeAttack|FollowUp)$',
     "artillery makes no such check (GT-MOR-02)"),
]
