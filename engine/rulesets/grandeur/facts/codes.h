// Codes of refusals, events and roll outcomes, each with its name, rule clause
// and sentence.
//
// A sentence is a template. {s} and {o} are the names of subject and object;
// {0} to {3} an operand as a number, {0cm} ticks as a number of U, {0deg} a
// quarter-degree count as degrees, {from} and {to} the poses of an event,
// {place} the place where it ends, {0mod} a signed modifier, and the words of
// InOwnUnits (vocabulary.h): {0phase}, {0reason}, {0weather}, {0side},
// {0leadership}. Each entry is on one line, so that the lists can be proofread
// against the rulebook; add new entries at the end.
#ifndef BERTHIER_ENGINE_RULESETS_GRANDEUR_FACTS_CODES_H_
#define BERTHIER_ENGINE_RULESETS_GRANDEUR_FACTS_CODES_H_

#include <cstdint>

namespace berthier::grandeur {

// clang-format off

// X(code, name, clause, sentence)
#define BERTHIER_GRA_REFUSALS(X) \
  X(kAccepted, "accepted", "", "accepted") \
  X(kMalformed, "malformed", "GRA-D4", "the order is not well formed: {0form}") \
  X(kNotNow, "not now", "GRA-D4", "this order cannot be given now") \
  X(kNoSuchSubject, "no such subject", "GRA-D4", "the order names nobody who could obey it") \
  X(kNoSuchObject, "no such object", "GRA-D4", "the order names nothing it could be aimed at") \
  X(kNotYours, "not yours", "GRA-D4", "{s} belongs to the other side") \
  X(kNotOnTable, "not on table", "GRA-D4", "{s} is not on the table") \
  X(kNotAsked, "not asked", "GRA-D4", "it is not {s} that is asked now") \
  X(kNotArrived, "not arrived", "GRA-D1", "{s} has not arrived") \
  X(kCorpsActivated, "corps activated", "GRA-D1", "{s} has been activated in this turn") \
  X(kNoUnits, "no units", "GRA-D1", "{s} has no units left") \
  X(kOtherCorps, "other corps", "GRA-ACT-02", "{s} is not of the corps that acts") \
  X(kRefused, "division refused", "GRA-CMD-14", "the division of {s} does not act") \
  X(kActivated, "activated", "GRA-ACT-06", "{s} has been activated in this turn") \
  X(kMustFight, "must fight", "GRA-ACT-05", "{s} is in melee and must be activated first") \
  X(kLeaderMoved, "leader moved", "GRA-LDR-01", "{s} has moved in this turn") \
  X(kLeaderTooFar, "leader too far", "GRA-LDR-01", "{s} would ride {0cm} U; {1cm} U is the most") \
  X(kLeaderBlocked, "leader blocked", "GRA-I-14", "{o} is in the way of {s}") \
  X(kLeaderStays, "leader stays", "GRA-D3", "{s} stands there already") \
  X(kEndsOnEnemy, "ends on enemy", "GRA-I-14", "{s} would touch {o}") \
  X(kNotHisUnit, "not his unit", "GRA-I-15", "{s} may not be attached to {o}") \
  X(kHasLeader, "has a leader", "GRA-I-15", "{o} has a leader already") \
  X(kNotAttached, "not attached", "GRA-D3", "{s} is not attached") \
  X(kLeaderInMelee, "leader in melee", "GRA-I-15", "{s} may not leave a unit in melee") \
  X(kOffTable, "off the table", "IMP-MOV-10", "{s} would leave the table") \
  X(kImpassable, "impassable", "IMP-TER-01", "{s} would enter {o}") \
  X(kDisordered, "disordered", "IMP-STA-06", "{s} is disordered") \
  X(kNotDisordered, "not disordered", "IMP-RAL-01", "{s} is not disordered") \
  X(kInMelee, "in melee", "IMP-MOV-11", "{s} is in melee") \
  X(kNotInMelee, "not in melee", "GRA-ACT-04", "{s} is not in melee") \
  X(kFirstActionOnly, "first action only", "GRA-ACT-04", "{s} can do this only as its first action") \
  X(kInBroken, "in disordering ground", "IMP-RAL-04", "{s} stands in {o}") \
  X(kNoRallyLeader, "no leader to rally", "IMP-RAL-03", "no Army or Corps Commander of Leadership 2 or more is with {s}") \
  X(kCannotDisengage, "cannot disengage", "GRA-DIS-02", "{s} is not faster than {o}") \
  X(kNotCavalry, "not cavalry", "GRA-DIS-01", "{s} is not cavalry") \
  X(kNotFoot, "not foot", "GRA-TYP-04", "{s} is not infantry") \
  X(kNoRoom, "no room", "IMP-DSG-03", "{s} has no room: {o} is in the way") \
  X(kNotBehind, "not behind", "IMP-INT-02", "{s} does not stand in rear contact behind {o}") \
  X(kNotFront, "not in front of a place", "IMP-BUA-02", "the front of {s} is not within 1 U of {o}") \
  X(kOccupied, "occupied", "IMP-BUA-01", "{o} is occupied") \
  X(kInBua, "in a built-up area", "IMP-BUA-08", "{s} occupies {o}") \
  X(kNotInBua, "not in a built-up area", "IMP-BUA-03", "{s} occupies no built-up area") \
  X(kNoSquares, "no squares", "GRA-APX-01", "Appendix 1 is not played") \
  X(kInSquare, "in square", "GRA-APX-01", "{s} is in square") \
  X(kNotInSquare, "not in square", "GRA-APX-11", "{s} is not in square") \
  X(kOnePhase, "one phase", "IMP-MOV-02", "{s} may take one phase only") \
  X(kNoMorePhases, "no more phases", "IMP-MOV-02", "{s} may not move any more in this activation") \
  X(kHasRallied, "has tried to rally", "IMP-RAL-02", "{s} has tried to rally and does not move") \
  X(kPlannedOut, "planned phases taken", "IMP-ACT-05", "{s} fired first, planning {0} phases") \
  X(kTooFar, "too far", "IMP-MOV-03", "{s} would move {0cm} U; {1cm} U is the most") \
  X(kNotStraight, "not that way", "IMP-MOV-05", "{s} cannot go there that way") \
  X(kStaysPut, "stays where it is", "IMP-MOV-03", "{s} stands there already") \
  X(kWheelsTooFar, "wheels too far", "IMP-MOV-04", "{s} would wheel {0deg} degrees; {1deg} is the most") \
  X(kTooNear, "too near", "IMP-MOV-09", "{s} would come within half a U of {o}") \
  X(kThroughFriend, "through a friend", "IMP-INT-01", "{s} may not pass through {o}") \
  X(kNoClearPlace, "no clear place", "IMP-INT-01", "{s} finds no clear place beyond {o}") \
  X(kInZone, "in a zone of control", "IMP-ZOC-02", "{s} is in the zone of control of {o}") \
  X(kIntoZone, "into a zone of control", "IMP-ZOC-04", "{s} would enter the zone of control of {o}") \
  X(kNoArtillery, "no artillery", "IMP-TER-01", "{s} is artillery and may not enter {o} but by road") \
  X(kNoRoad, "no road", "IMP-MOV-08", "{s} is not on a road that leads there") \
  X(kRoadEnemy, "enemy near the road", "IMP-MOV-08", "{s} would come within 5 U of {o}") \
  X(kNoImpetus, "cannot charge", "IMP-CHG-01", "{s} has no Impetus and cannot charge") \
  X(kNotFirst, "not first", "IMP-CHG-02", "{o} is not the first that {s} would meet") \
  X(kOutOfReach, "out of reach", "IMP-CHG-02", "{o} is {0cm} U away; {s} reaches {1cm} U") \
  X(kChargeBlocked, "charge blocked", "IMP-CHG-02", "{o} is in the way of {s}") \
  X(kCavalryNotIntoBua, "not into a built-up area", "IMP-BUA-04", "cavalry does not charge {o} in a built-up area") \
  X(kCannotEvade, "cannot evade", "GRA-EVA-01", "{s} cannot evade") \
  X(kCannotCounter, "cannot counter-charge", "IMP-CCH-01", "{s} cannot counter-charge {o}") \
  X(kNotOnOpportunity, "not on opportunity", "IMP-OPP-03", "{s} is not on Opportunity") \
  X(kNotFrontal, "not frontal", "GRA-EVA-01", "{s} is not charged frontally") \
  X(kHasFired, "has fired", "IMP-ACT-03", "{s} has fired in this activation") \
  X(kNoFireArms, "does not fire", "GRA-FIR-08", "{s} has neither skirmishers nor guns") \
  X(kNotInCommand, "out of command", "GRA-FIR-04", "{s} is out of command") \
  X(kFormed, "formed", "GRA-SQR-02", "{s} is massed and does not skirmish") \
  X(kTargetInMelee, "target in melee", "IMP-FIR-07", "{o} is in melee") \
  X(kOutOfArc, "out of arc", "IMP-FIR-04", "{o} is not in the arc of {s}") \
  X(kOutOfRange, "out of range", "GRA-FIR-03", "{o} is {0cm} U from {s}, out of range") \
  X(kOutOfSight, "out of sight", "IMP-FIR-06", "{s} does not see {o}") \
  X(kNotAtCavalry, "not at cavalry", "GRA-FIR-12", "skirmishers do not fire at {o}") \
  X(kPriority, "priority", "IMP-FIR-08", "{o} is not the target in front of {s}") \
  X(kNoDice, "no dice", "GRA-FIR-02", "{s} would fire with {0} dice") \
  X(kTooManyPlanned, "too many planned", "GRA-D5", "{s} may plan {0} phases at most") \
  X(kNoAmount, "out of bounds", "GRA-D11", "{s} may move from {0cm} to {1cm} U") \
  X(kNotAGroup, "not a group", "IMP-GRP-01", "{s} and {o} do not stand in contact, facing the same way") \
  X(kMustPursue, "must pursue", "GRA-PUR-01", "{s} must pursue") \
  X(kAimTooFar, "turns too far", "IMP-PUR-04", "{s} would turn {0deg} degrees; it may turn up to 45 toward {o}") \
  X(kDeployZone, "deployment zone", "IMP-SCN-04", "{s} does not stand within 30 U of its edge") \
  X(kEndsOnFriend, "ends on", "IMP-INT-01", "{s} would stand on {o}") \
  X(kPieceShape, "shape of a piece", "IMP-SCN-02", "a piece has sides of 10 to 40 U, a village 10 x 10") \
  X(kPieceOverlaps, "pieces overlap", "IMP-SCN-02", "it would overlap {o} or leave the table") \
  X(kPieceCount, "number of pieces", "IMP-SCN-02", "two to four pieces are placed") \
  X(kPieceUnavailable, "piece unavailable", "IMP-SCN-02", "no such piece is available") \
  X(kNotPlaced, "not placed", "IMP-SCN-05", "{s} has not been placed") \
  X(kAsideInBroken, "aside in disordering ground", "IMP-MOV-05", "{s} stands in {o} and moves neither sideways nor obliquely")

// X(code, name, clause, sentence): the event sentences shown to people
#define BERTHIER_GRA_EVENTS(X) \
  X(kTurnBegins, "turn begins", "GRA-INI-01", "Turn {0} begins") \
  X(kContestBegins, "contest begins", "GRA-INI-01", "The corps contend for the initiative") \
  X(kWeather, "weather", "GRA-WEA-01", "{0} and {1}: {2weather}") \
  X(kArrives, "arrives", "GRA-I-90", "{s} arrives at {place}") \
  X(kWaits, "waits", "GRA-I-90", "{s} has no room and waits") \
  X(kNominates, "nominates", "GRA-INI-02", "{s} nominates {o}") \
  X(kInitiative, "initiative dice", "GRA-INI-03", "{s} rolls {0} with Leadership {1}: {2}") \
  X(kRatingShift, "rating shifts", "IMP-INI-06", "{s} becomes {0leadership}") \
  X(kForfeits, "forfeits", "IMP-INI-07", "{s} rolls a double and does not act in this turn") \
  X(kTie, "tie", "GRA-INI-04", "A tie: both roll again") \
  X(kCorpsActs, "corps acts", "GRA-INI-03", "{s} is activated") \
  X(kDivisionActive, "division active", "GRA-CMD-06", "{s} acts") \
  X(kDivisionRefused, "division refused", "GRA-CMD-06", "{s} does not act") \
  X(kCorpsDone, "corps done", "GRA-D2", "{s} is done") \
  X(kRides, "rides", "GRA-LDR-01", "{s} rides to {place}") \
  X(kAttaches, "attaches", "GRA-LDR-06", "{s} joins {o}") \
  X(kDetaches, "detaches", "GRA-LDR-06", "{s} leaves {o}") \
  X(kLeaderEvades, "leader evades", "GRA-LDR-12", "{s} rides away from {o} to {place}") \
  X(kLeaderLost, "leader lost", "GRA-LDR-13", "{s} is killed or captured") \
  X(kActivates, "activates", "GRA-ACT-03", "{s} is activated") \
  X(kPasses, "passes", "GRA-D4", "{s} does nothing") \
  X(kTestPassed, "test passed", "IMP-DSC-01", "{s} rolls {0} with {1mod} for {2reason}: passed") \
  X(kTestFailed, "test failed", "IMP-DSC-01", "{s} rolls {0} with {1mod} for {2reason}: failed") \
  X(kDisordered, "disordered", "IMP-STA-05", "{s} is disordered") \
  X(kRallied, "rallied", "IMP-RAL-01", "{s} rallies") \
  X(kOnOpportunity, "on opportunity", "IMP-OPP-01", "{s} is on Opportunity") \
  X(kOffOpportunity, "off opportunity", "IMP-OPP-02", "{s} is no longer on Opportunity") \
  X(kTurnsAbout, "turns about", "IMP-MOV-07", "{s} turns about") \
  X(kRelieves, "relieves", "IMP-INT-02", "{s} changes places with {o}") \
  X(kOccupies, "occupies", "IMP-BUA-02", "{s} occupies {o}") \
  X(kLeaves, "leaves", "IMP-BUA-03", "{s} leaves {o} for {place}") \
  X(kFormsSquare, "forms square", "GRA-APX-01", "{s} forms square") \
  X(kBreaksSquare, "breaks square", "GRA-APX-11", "{s} leaves its square") \
  X(kMoves, "moves", "IMP-MOV-03", "{s} moves {0cm} U, to {place}") \
  X(kWheels, "wheels", "IMP-MOV-04", "{s} wheels {0deg} degrees, to {to}") \
  X(kFormsGroup, "forms group", "IMP-GRP-01", "{s} moves together with {o}") \
  X(kDissolves, "dissolves", "IMP-GRP-04", "The group of {s} goes on one by one") \
  X(kFires, "fires", "GRA-FIR-02", "{s} fires at {o} with {0} dice, {1cm} U: {2hits}") \
  X(kVolley, "volley", "GRA-OPF-01", "{s} fires a volley at {o} with {0} dice: {2hits}") \
  X(kCanister, "canister", "GRA-MEL-04", "{s} fires canister at {o} with {0} dice: {2hits}") \
  X(kCohesion, "cohesion test", "IMP-COH-02", "{s} rolls {0} against {1}") \
  X(kRerolls, "rolls again", "GRA-COH-02", "{s} rolls that die again") \
  X(kLoses, "loses", "IMP-COH-04", "{s} loses {0} VBU and has {1}") \
  X(kRouted, "routed", "IMP-ROU-01", "{s} is routed") \
  X(kDestroyed, "destroyed", "IMP-RET-07", "{s} cannot retreat and is destroyed") \
  X(kLeavesTable, "leaves table", "IMP-RET-08", "{s} leaves the table") \
  X(kShock, "shock", "IMP-ROU-02", "{s} sees {o} rout and loses 1 VBU") \
  X(kCasualtyDie, "casualty die", "GRA-LDR-11", "A {0} for {s}") \
  X(kCharges, "charges", "IMP-CHG-01", "{s} charges {o} at {0cm} U") \
  X(kChargesLeader, "charges leader", "GRA-LDR-12", "{s} charges {o}") \
  X(kStands, "stands", "IMP-CHG-08", "{s} stands") \
  X(kEvades, "evades", "IMP-EVA-01", "{s} evades {0cm} U, to {to}") \
  X(kCounterCharges, "counter-charges", "IMP-CCH-02", "{s} counter-charges {o}") \
  X(kBonus, "charge bonus", "IMP-CHG-04", "{s} charges {0} U farther") \
  X(kContact, "contact", "IMP-CHG-06", "{s} is in contact with {o}: {0side}") \
  X(kFallsShort, "falls short", "IMP-CHG-05", "{s} falls short at {place}") \
  X(kPresses, "presses", "IMP-EVA-04", "{s} presses on") \
  X(kHalts, "halts", "IMP-EVA-04", "{s} halts at {place}") \
  X(kReacts, "reacts", "IMP-OPP-03", "{s} reacts to {o}") \
  X(kNoReaction, "no reaction", "GRA-D10", "{s} does not react") \
  X(kFights, "fights", "IMP-MEL-04", "{s} fights {o} with {0} dice: {1hits}") \
  X(kMeleeWon, "melee won", "IMP-MEL-07", "{s} beats {o}") \
  X(kMeleeDrawn, "melee drawn", "IMP-MEL-08", "{s} and {o} draw") \
  X(kRetreats, "retreats", "IMP-RET-01", "{s} retreats {0cm} U, to {place}") \
  X(kHolds, "holds", "GRA-RET-02", "{s} is massed and does not retreat") \
  X(kPushed, "pushed", "IMP-RET-05", "{s} is pushed back to {place}") \
  X(kPursues, "pursues", "IMP-PUR-03", "{s} pursues {0cm} U, to {to}") \
  X(kStays, "stays", "GRA-D12", "{s} stays") \
  X(kDisengages, "disengages", "IMP-DSG-01", "{s} disengages {0cm} U, to {to}") \
  X(kDestiny, "roll of destiny", "IMP-INI-08", "{s} spends a Roll of Destiny") \
  X(kKeepsDice, "keeps the dice", "IMP-INI-08", "{s} keeps the dice") \
  X(kBroken, "army broken", "GRA-VIC-01", "{s} has lost {0} of {1} and is broken") \
  X(kCorpsRouted, "corps routed", "IMP-VDT-04", "{s} is routed") \
  X(kGameOver, "game over", "GRA-VIC-04", "The battle ends in turn {0}") \
  X(kSetupDie, "set-up dice", "IMP-SCN-01", "{s} rolls {0}") \
  X(kAttacks, "attacks", "IMP-SCN-01", "{s} is the attacker") \
  X(kPieceDie, "piece die", "IMP-SCN-02", "A {0}") \
  X(kPlaces, "places", "IMP-SCN-02", "{s} places {o} at {place}") \
  X(kShifts, "shifts", "IMP-SCN-02", "{s} moves {o} to {place}") \
  X(kRemoves, "removes", "IMP-SCN-02", "{s} removes {o}") \
  X(kTakesEdge, "takes an edge", "IMP-SCN-04", "{s} takes its edge") \
  X(kDeployed, "deployed", "IMP-SCN-04", "{s} is placed at {to}") \
  X(kMayRollAgain, "may roll again", "IMP-INI-08", "{s} may spend a Roll of Destiny on this roll") \
  X(kComesUp, "comes up with", "IMP-PUR-06", "{s} comes up with {o} in its pursuit") \
  X(kGivesWay, "gives way", "GRA-R10", "{s} has to retreat {0cm} U")

// X(code, name, clause, sentence): the possible outcomes of rolls
#define BERTHIER_GRA_OUTCOMES(X) \
  X(kWeather, "weather", "GRA-R1", "{0weather}") \
  X(kTotal, "total", "GRA-R2", "{1} in all") \
  X(kDoubleSix, "double six", "GRA-R2", "double six") \
  X(kDoubleOne, "double one", "GRA-R2", "double one") \
  X(kDouble, "double", "GRA-R2", "a double: does not act in this turn") \
  X(kActive, "active", "GRA-R3", "acts") \
  X(kRefused, "refused", "GRA-R3", "does not act") \
  X(kPassed, "passed", "GRA-R4", "passes") \
  X(kFailed, "failed", "GRA-R4", "fails") \
  X(kBonus, "bonus", "GRA-R5", "{0} U farther") \
  X(kHits, "hits", "GRA-R6", "{0hits}") \
  X(kHolds, "holds", "GRA-R8", "passes") \
  X(kLoses, "loses", "GRA-R8", "loses {0} VBU") \
  X(kSix, "a six", "GRA-R8", "a 6: loses {0} VBU, and the leader is in danger") \
  X(kAgain, "rolls again", "GRA-COH-02", "rolls again") \
  X(kLost, "lost", "GRA-R9", "killed or captured") \
  X(kUnhurt, "unhurt", "GRA-R9", "unhurt") \
  X(kDistance, "distance", "GRA-R10", "{0} U") \
  X(kAvailable, "available", "GRA-R12", "available") \
  X(kUnavailable, "unavailable", "GRA-R12", "not available") \
  X(kMayReroll, "may roll again", "GRA-D15", "may roll the {0} again")

// clang-format on

#define BERTHIER_GRA_CODE(code, name, clause, sentence) code,
enum class RefusalCode : uint16_t { BERTHIER_GRA_REFUSALS(BERTHIER_GRA_CODE) };
enum class EventCode : uint16_t { BERTHIER_GRA_EVENTS(BERTHIER_GRA_CODE) };
enum class OutcomeCode : uint16_t { BERTHIER_GRA_OUTCOMES(BERTHIER_GRA_CODE) };
#undef BERTHIER_GRA_CODE

}  // namespace berthier::grandeur

#endif  // BERTHIER_ENGINE_RULESETS_GRANDEUR_FACTS_CODES_H_
