// What concerns fire, charges and melees.
#ifndef BERTHIER_ENGINE_RULESETS_LA_GRANDE_ARMEE_FACTS_COMBAT_CODES_H_
#define BERTHIER_ENGINE_RULESETS_LA_GRANDE_ARMEE_FACTS_COMBAT_CODES_H_

// clang-format off

// X(code, name, clause, sentence)
#define BERTHIER_LGA_COMBAT_REFUSALS(X) \
  X(kCannotFire, "cannot fire", "LGA-FIR-01", "{s} has nothing to fire with there") \
  X(kFiresOverlapping, "overlaps a friend", "LGA-FIR-02", "{s} overlaps a friend and cannot fire") \
  X(kNoShot, "not in sight", "LGA-FIR-02", "no base of {s} sees {o} in range") \
  X(kNoDice, "no dice", "LGA-FIR-22", "{s} would have no dice at {o}, {0in} in away") \
  X(kFaceNamed, "face has fired", "LGA-SQR-04", "that face of {s} has its target") \
  X(kMayNotCharge, "may not charge", "LGA-CHG-01", "{s} is no line of infantry or cavalry that could charge") \
  X(kHorseInFront, "cavalry in front", "LGA-CHG-02", "{s} may charge {o} in flank or rear only") \
  X(kHorseIntoTown, "cavalry into a settlement", "LGA-SET-13", "{s} may not charge {o} in a settlement") \
  X(kNotSeen, "not seen", "LGA-CHG-03", "no base of {s} sees {o} straight ahead") \
  X(kNotFirst, "not the first", "LGA-CHG-05", "{s} would not meet {o} first") \
  X(kWayBarred, "way barred", "LGA-CHG-05", "the way of {s} to {o} is not free") \
  X(kTooFarToAdvance, "too far to advance", "LGA-CHG-17", "{o} is {0in} in ahead; {s} advances {1in} in") \
  X(kBeforeIt, "already in contact", "LGA-CHG-28", "{s} must move away from {o} before it can charge") \
  X(kNoPullOff, "no pull off", "LGA-CHG-22", "{s} has not charged into infantry that it is still in contact with") \
  X(kNoRoomBehind, "no room behind", "LGA-CHG-23", "{s} has not 1 in free behind it") \
  X(kOnlyStands, "only stands", "LGA-REA-22", "{s} may not react so") \
  X(kFightsAlready, "fights already", "LGA-CHG-21", "{s} is in contact already and can only stand") \
  X(kNoReactionFire, "no reaction fire", "LGA-REA-09", "{s} cannot fire at {o} where it stands") \
  X(kNoCounterCharge, "no counter-charge", "LGA-REA-12", "{s} cannot counter-charge {o}") \
  X(kNotFlanked, "not flanked", "LGA-REA-16", "{s} is not met on its flank or rear") \
  X(kNoRoomToTurn, "no room to turn", "LGA-REA-16", "{s} has no room to turn to face {o}") \
  X(kGunsCannotEvade, "guns cannot evade", "LGA-REA-19", "{s} has foot guns and may not evade") \
  X(kNoRoomInside, "no room inside", "LGA-SET-21", "{s} cannot bring these bases inside")

// X(code, name, clause, sentence, role, deed)
#define BERTHIER_LGA_COMBAT_EVENTS(X) \
  X(kFires, "fires", "LGA-FIR-02", "{s} fires at {o}, {0in} in away: {1} hits of {2} dice", kAsThrown, kShot) \
  X(kFights, "fights", "LGA-MEL-14", "{s} fights with {0} dice: {1} hits", kAsThrown, kFight) \
  X(kThrowsAgain, "throws again", "LGA-MEL-17", "{s}, led by its commander, throws {0} dice again: {1} hits", kAsThrown, kOther) \
  X(kSaves, "saves", "LGA-CUI-01", "the cuirasses of {s} turn {0} hits", kAsThrown, kOther) \
  X(kGunsLost, "guns lost", "LGA-FIR-15", "{0} of the bases that {s} loses are guns", kAsThrown, kOther) \
  X(kOutstanding, "outstanding hit", "LGA-MAS-08", "an outstanding hit falls on {s}", kAsThrown, kOther) \
  X(kFireTest, "fire test", "LGA-FRT-01", "{s} {0passed} its Firing Reaction Test", kAsThrown, kOther) \
  X(kContactTest, "contact test", "LGA-REA-01", "{s} {0passed} its Contact Reaction Test", kAsThrown, kOther) \
  X(kReactionTest, "melee reaction test", "LGA-MRT-01", "{s} {0passed} its Melee Reaction Test", kAsThrown, kOther) \
  X(kMoraleTest, "melee morale test", "LGA-MMT-01", "{s} {0passed} its Melee Morale Test", kAsThrown, kOther) \
  X(kCharges, "charges", "LGA-CHG-08", "{s} charges {o}, {0in} in ahead", kAsOrdered, kFight) \
  X(kAdvancesInto, "advances to contact", "LGA-CHG-17", "{s} advances into {o}, {0in} in ahead", kAsOrdered, kFight) \
  X(kIntrudes, "intrudes", "LGA-SET-24", "{s} enters the settlement of {o} on an undefended side", kAsOrdered, kFight) \
  X(kFallsShort, "falls short", "LGA-CHG-14", "{s} goes {0in} in and falls short of {o}", kNews, kOther) \
  X(kReactsWithFire, "fires at the charge", "LGA-REA-08", "{s} receives {o} with fire", kAsOrdered, kOther) \
  X(kCounterCharges, "counter-charges", "LGA-REA-12", "{s} counter-charges {o}", kAsOrdered, kFight) \
  X(kTurnsToFace, "turns to face", "LGA-REA-16", "{s} turns to face {o}", kAsOrdered, kOther) \
  X(kEvades, "evades", "LGA-REA-17", "{s} evades {o} by {0in} in", kAsThrown, kOther) \
  X(kOffEvading, "evades off the table", "LGA-REA-20", "{s} evades {o} off the table", kAsThrown, kOther) \
  X(kStands, "stands", "LGA-REA-21", "{s} stands and receives {o}", kAsOrdered, kOther) \
  X(kContact, "contact", "LGA-MEL-01", "{s} meets {o} in its {0edge}", kNews, kFight) \
  X(kBreaksThrough, "breaks through", "LGA-BRK-01", "{s} breaks through {o}", kNews, kOther) \
  X(kRidesBeyond, "rides beyond", "LGA-BRK-04", "{s} rides on to {to}, beyond {o}", kNews, kOther) \
  X(kRalliesForward, "rallies forward", "LGA-BRK-05", "{s} rallies forward at {to}, before {o}", kNews, kOther) \
  X(kRepulsed, "repulsed", "LGA-SQR-12", "{s} is repulsed by the square of {o}", kNews, kOther) \
  X(kSquareBroken, "square broken", "LGA-SQR-10", "{s} breaks into the square of {o}", kNews, kOther) \
  X(kKeepsSquare, "keeps square", "LGA-SQR-14", "{s} stays in square", kAsOrdered, kOther) \
  X(kOpensSquare, "opens its square", "LGA-SQR-14", "{s} breaks its square to fight", kAsOrdered, kOther) \
  X(kReinforces, "reinforces", "LGA-SET-21", "{s} brings {0} bases inside", kAsOrdered, kOther) \
  X(kBringsNobody, "no reinforcement", "LGA-SET-21", "{s} brings nobody inside", kAsOrdered, kOther) \
  X(kPullsOff, "pulls off", "LGA-CHG-23", "{s} pulls off {0in} in", kAsOrdered, kOther) \
  X(kCannotPullOff, "fails to pull off", "LGA-CHG-24", "{s} cannot disengage", kNews, kOther) \
  X(kScoutEvades, "scout evades", "LGA-SCO-07", "{s} evades {0in} in after the fight", kAsThrown, kOther)

// X(code, name, clause, sentence)
#define BERTHIER_LGA_COMBAT_OUTCOMES(X) \
  X(kDraws, "draws", "LGA-R15", "number {0} is hit")

// clang-format on

#endif  // BERTHIER_ENGINE_RULESETS_LA_GRANDE_ARMEE_FACTS_COMBAT_CODES_H_
