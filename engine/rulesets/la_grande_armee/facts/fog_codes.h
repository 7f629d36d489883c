// What concerns deployment, tiles and scouts.
#ifndef BERTHIER_ENGINE_RULESETS_LA_GRANDE_ARMEE_FACTS_FOG_CODES_H_
#define BERTHIER_ENGINE_RULESETS_LA_GRANDE_ARMEE_FACTS_FOG_CODES_H_

// clang-format off

// X(code, name, clause, sentence)
#define BERTHIER_LGA_FOG_REFUSALS(X) \
  X(kOutsideZone, "outside the zone", "LGA-FOG-07", "{s} would stand outside its zone") \
  X(kStandsOn, "stands on", "LGA-FOG-20", "{s} would stand on {o}") \
  X(kNearTile, "near a tile", "LGA-FOG-15", "{s} would come within 4 in of {o}") \
  X(kTileTooFar, "tile too far", "LGA-FOG-13", "{s} would move {0in} in; {1in} in is the most") \
  X(kTileBlocked, "tile blocked", "LGA-FOG-13", "{o} is in the way of {s}") \
  X(kNearFoes, "near the enemy", "LGA-FOG-07", "{s} would stand within 12 in of {o}") \
  X(kNotFromEdge, "not from the baseline", "LGA-FOG-08", "{s} enters straight from its baseline, up to {0in} in") \
  X(kFarFromTile, "far from the tile", "LGA-FOG-19", "{s} would stand {0in} in from the centre of its tile; {1in} in is the most") \
  X(kInFront, "in front of the tile", "LGA-FOG-19", "{s} would stand in front of the front line of its tile") \
  X(kNearOnReveal, "near on reveal", "LGA-FOG-20", "{s} would stand within 1 in of {o}") \
  X(kScoutNear, "scout too near", "LGA-SCO-04", "{s} would come within 4 in of {o}") \
  X(kScoutTooFar, "scout too far", "LGA-SCO-02", "{s} would ride {0in} in; {1in} in is the most") \
  X(kSpyTooFar, "too far to scout", "LGA-SCO-10", "{o} is {0in} in from {s}; 12 in is the most") \
  X(kSpied, "named already", "LGA-SCO-11", "{o} has been named") \
  X(kNotLight, "no scout", "LGA-SCO-01", "{s} is no light cavalry of a hidden corps, or scouts already") \
  X(kHasTile, "has a tile", "LGA-FOG-03", "{o} has a tile already") \
  X(kIsLaid, "laid already", "LGA-D26", "{s} has been laid already") \
  X(kIsDummy, "is a dummy", "LGA-FOG-05", "{o} is a dummy") \
  X(kFarFromBaseline, "far from the baseline", "LGA-FOG-05", "{s} stands within 6 in of his baseline") \
  X(kNothingLeft, "nothing to deploy", "LGA-FOG-06", "{s} has nothing left to deploy") \
  X(kNotToDeploy, "not to be deployed", "LGA-D16", "{s} is not to be deployed now") \
  X(kFilesOut, "number of files", "LGA-FRM-01", "{s} has {0} bases: so many files at most")

// X(code, name, clause, sentence, role, deed)
#define BERTHIER_LGA_FOG_EVENTS(X) \
  X(kDeployed, "deployed", "LGA-SCN-02", "{s} is placed at {to}", kAsOrdered, kOther) \
  X(kNamesSide, "names side", "LGA-D15", "{s} deploys next", kAsOrdered, kOther) \
  X(kPicked, "picked", "LGA-D16", "{s} is deployed next", kAsOrdered, kOther) \
  X(kTileRolls, "tile rolls", "LGA-R20", "{s} may move {0} in", kAsThrown, kOther) \
  X(kTileMoves, "tile moves", "LGA-FOG-13", "{s} moves from {from} to {to}", kAsOrdered, kOther) \
  X(kTileHolds, "tile holds", "LGA-D17", "{s} stays where it is", kAsOrdered, kOther) \
  X(kDummy, "dummy", "LGA-FOG-21", "{s} was a dummy", kNews, kOther) \
  X(kRevealed, "revealed", "LGA-FOG-19", "{o} was behind {s}", kNews, kOther) \
  X(kNoRoomYet, "no room", "LGA-FOG-20", "{s} finds no room and comes later", kNews, kOther) \
  X(kScoutRolls, "scout rolls", "LGA-R21", "{s} may ride {0} in", kAsThrown, kOther) \
  X(kScoutRides, "scout rides", "LGA-SCO-03", "{s} rides from {from} to {to}", kAsOrdered, kOther) \
  X(kSpies, "spies", "LGA-R22", "{s} rolls {0} and needs {1} to see {o}: {2passed}", kAsThrown, kOther) \
  X(kReturns, "returns", "LGA-SCO-15", "{s} returns to its corps", kAsOrdered, kOther) \
  X(kDetached, "detached", "LGA-SCO-01", "{s} is detached as a scout", kAsOrdered, kOther) \
  X(kLaid, "laid", "LGA-D26", "{s} is laid", kAsOrdered, kOther) \
  X(kHasChosen, "has chosen", "LGA-FOG-05", "{s} has chosen his place", kAsOrdered, kOther)

// X(code, name, clause, sentence)
#define BERTHIER_LGA_FOG_OUTCOMES(X) \
  X(kInches, "inches", "LGA-R20", "{0} in")

// clang-format on

#endif  // BERTHIER_ENGINE_RULESETS_LA_GRANDE_ARMEE_FACTS_FOG_CODES_H_
