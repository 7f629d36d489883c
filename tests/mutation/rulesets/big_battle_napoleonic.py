"""What mutate.py must know of these tables."""

# Sizes of bases in hundredths of an inch, of those of generals on both sides of
# their centre; shares of a move in hundredths.
STEPS = {"kBaseSizes": 10, "kGeneralBases": 20, "kDrillShares": 10,
         "kNarrowEnfilade": 4}

EQUIVALENT = [
    (r'^kMenPerFigure.artillery', "artillery has no figures to count"),
    (r'^kUnitRanges.artillery.0.: 0 -> -1$',
     "no battery has fewer bases than none"),
    (r'^kCorpsSpans.(British|Spanish|Portuguese):',
     "these armies have no corps commanders (BBN-BAS-31)"),
]
