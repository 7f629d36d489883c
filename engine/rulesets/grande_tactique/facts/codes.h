// The codes of Grande Tactique: each with its name, clause and sentence.
//
// A sentence is a template. {s} and {o} are the names of subject and object;
// {0} to {3} an operand as a number, {0in} as inches with two decimals,
// {0deg} a quarter-degree count as degrees, {from} and {to} the poses of an
// event, {0mod} a signed modifier, {0phase}, {0aspect} and {0cause} the name of
// a Phase, an Aspect or a DestroyCause. Lists have one entry per line so that
// they can be proofread against the catalogue; add new entries at the end.
#ifndef BERTHIER_ENGINE_RULESETS_GRANDE_TACTIQUE_FACTS_CODES_H_
#define BERTHIER_ENGINE_RULESETS_GRANDE_TACTIQUE_FACTS_CODES_H_

#include <cstdint>

namespace berthier::grande_tactique {

// clang-format off

// X(code, name, clause, sentence)
#define BERTHIER_GT_REFUSALS(X)                                               \
  X(kAccepted, "accepted", "", "accepted")                                    \
  X(kUnknownVerb, "unknown verb", "GT-D2", "there is no such order")          \
  X(kNotNow, "not now", "GT-SEQ-01", "this order cannot be given now")        \
  X(kNoSuchSubject, "no such subject", "GT-D2", "the order names no unit or general that could obey it") \
  X(kNoSuchObject, "no such object", "GT-D2", "the order names nothing it could be aimed at") \
  X(kNotYours, "not yours", "GT-SEQ-01", "{s} belongs to the other side")     \
  X(kSurplus, "surplus parameter", "GT-D2", "the order sets a parameter its verb does not take") \
  X(kNotOnTable, "not on table", "GT-CMD-20", "{s} is not on the table")      \
  X(kCannotPay, "cannot pay", "GT-CMD-19", "needs {0} CP, {1} left ({s})")    \
  X(kCannotPayFar, "cannot pay at a distance", "GT-CMD-17", "needs {0} CP: {s} is {2in} in from {o}; {1} left") \
  X(kHasMoved, "has moved", "GT-MOV-03", "{s} has moved or pivoted this turn already") \
  X(kFleeing, "fleeing", "GT-STA-29", "{s} is fleeing")                       \
  X(kSilenced, "silenced", "GT-STA-19", "{s} is silenced")                    \
  X(kFiring, "firing", "GT-STA-24", "{s} is firing; stop it first")           \
  X(kHasChargeOrder, "has a charge order", "GT-CMD-28", "{s} is ordered to charge {o} and takes no further order") \
  X(kTooFar, "too far", "GT-MOV-07", "{s} needs at least {0in} in; its allowance is {1in} in") \
  X(kDead, "dead", "GT-GEN-09", "{s} is dead") \
  X(kNotArrived, "not arrived", "GT-SCN-06", "{s} has not arrived yet") \
  X(kOffTable, "off the table", "GT-MOV-13", "{s} would not stand wholly on the table") \
  X(kStaysPut, "stays where it is", "GT-MOV-07", "{s} stands there already") \
  X(kNotInfantry, "not infantry", "GT-CMD-23", "{s} is not infantry") \
  X(kNotArtillery, "not artillery", "GT-CMD-22", "{s} is not artillery") \
  X(kNotCavalryOrInfantry, "cannot charge", "GT-CHG-02", "{s} is artillery and cannot do this") \
  X(kMustLimber, "must limber", "GT-CMD-20", "{s} must limber before it moves") \
  X(kLimberedAlready, "limbered already", "GT-STA-26", "{s} is limbered already") \
  X(kUnlimberedAlready, "unlimbered already", "GT-STA-26", "{s} is unlimbered already") \
  X(kPinned, "pinned", "GT-CON-12", "{s} is in contact with {o} and may neither move nor pivot") \
  X(kSquaresDoNotTurn, "squares do not turn", "GT-MOV-38", "{s} is in square: it neither wheels nor pivots") \
  X(kInSquare, "in square", "GT-STA-27", "{s} is in square") \
  X(kNotInSquare, "not in square", "GT-CMD-23", "{s} is not in square") \
  X(kHoldsArea, "holds an area", "GT-CMD-23", "{s} occupies {o} and forms no square there") \
  X(kNoRoomForLine, "no room for the line", "GT-MOV-34", "{s} has no room to leave square with this heading") \
  X(kNotFiring, "not firing", "GT-CMD-26", "{s} is not firing") \
  X(kFiringAlready, "firing already", "GT-CMD-25", "{s} is firing already") \
  X(kIsLimbered, "is limbered", "GT-STA-20", "{s} must unlimber before it fires") \
  X(kNoTarget, "no target", "GT-CMD-25", "{s} has no valid target now") \
  X(kNotCoherent, "not coherent", "GT-CHG-02", "{s} is not coherent") \
  X(kFrontNotTouching, "front not touching", "GT-CHG-03", "{s} does not touch {o} with its front edge") \
  X(kTargetSilenced, "target silenced", "GT-CMD-27", "{o} is silenced and cannot be charged") \
  X(kTargetOffTable, "target off table", "GT-CMD-27", "{o} is not on the table") \
  X(kOwnSide, "own side", "GT-CMD-27", "{o} is no enemy of {s}") \
  X(kTargetInWoods, "target in woods", "GT-TER-03", "cavalry cannot charge {o} in the woods") \
  X(kLinearFeatureBetween, "linear feature between", "GT-TER-15", "{s} cannot charge {o} across a linear feature") \
  X(kNotSilencedGuns, "not silenced guns", "GT-CMD-30", "{o} is not a silenced enemy battery") \
  X(kNotTouching, "not touching", "GT-CMD-30", "{s} does not touch {o}: {0in} in away") \
  X(kNothingToRally, "nothing to rally", "GT-CMD-31", "{s} is neither fleeing nor silenced") \
  X(kEnemyInContact, "enemy in contact", "GT-CMD-31", "{s} cannot be rallied in contact with {o}") \
  X(kNotAtHomeEdge, "not at the home edge", "GT-CMD-34", "{s} is {0in} in from its home edge") \
  X(kEndsOnUnit, "ends on a unit", "GT-MOV-13", "{s} would end on {o}") \
  X(kEndsOnArea, "ends on an area", "GT-MOV-27", "{s} would end on {o} without occupying it") \
  X(kEndsOnImpassable, "ends on impassable ground", "GT-MOV-19", "{s} would end on impassable ground") \
  X(kThroughEnemy, "through an enemy", "GT-MOV-14", "{s} would move through {o}") \
  X(kContactOnTheWay, "contact on the way", "GT-MOV-14", "{s} would touch {o} before the end of its move and must stop there") \
  X(kContactNotFront, "contact not by the front", "GT-MOV-20", "{s} would come into contact with {o} other than by its front edge") \
  X(kSlidesIntoContact, "slides into contact", "GT-MOV-20", "{s} would slide into contact with {o}") \
  X(kNoContactAllowed, "no contact allowed", "GT-MOV-21", "{s} may not move into contact with {o}") \
  X(kMustCharge, "must charge", "GT-MOV-22", "cavalry that comes into contact must charge: {s} touches {o}") \
  X(kThroughFriends, "through friends", "GT-MOV-17", "{s} is disrupted and may not move through {o}") \
  X(kDisruptedOnTheWay, "disrupted on the way", "GT-MOV-16", "{s} would move through {o}, be disrupted and unable to charge") \
  X(kClosedGround, "closed ground", "GT-MOV-18", "{s} may not enter {o}") \
  X(kImpassable, "impassable", "GT-MOV-19", "{s} would cross impassable ground") \
  X(kTooFarDisrupted, "too far, disrupted", "GT-MOV-07", "{s} needs at least {0in} in; disrupted, it moves {1in} in") \
  X(kTooFarHalvedAnyway, "too far, halved anyway", "GT-MOV-04", "{s} needs {0in} in; disrupted, it moves {1in} in") \
  X(kTooFarAside, "too far aside", "GT-MOV-04", "{s} needs {0in} in; where any of the move is sideways or backward it moves {1in} in") \
  X(kTooFarHalved, "too far, halved", "GT-MOV-04", "{s} needs {0in} in; with woods, crops, houses or a stream, wall or hedge on its way it moves {1in} in") \
  X(kNearerToEnemy, "nearer to the enemy", "GT-DES-08", "{s} belongs to a broken corps and may not come nearer to the enemy: {0in} in, now {1in} in") \
  X(kExitNotOnEdge, "exit not on the edge", "GT-MOV-28", "the exit is not on the edge of {o}") \
  X(kExitBlocked, "exit blocked", "GT-MOV-28", "{s} cannot be placed outside {o} there") \
  X(kEntryNotOnStretch, "entry not on the stretch", "GT-SCN-07", "the point is not on the entry stretch of {s}") \
  X(kEntersInContact, "enters in contact", "GT-SCN-07", "{s} may not enter in contact with {o}") \
  X(kAreaTaken, "area taken", "GT-MOV-27", "{o} is occupied") \
  X(kAreaClosed, "area closed", "GT-MOV-26", "{s} may not occupy {o}") \
  X(kAreaOutOfReach, "area out of reach", "GT-MOV-26", "{s} does not reach {o}: {0in} in away, its allowance there is {1in} in") \
  X(kOnlyBringsOn, "only brings on", "GT-CMD-36", "the command points of an arriving formation only move its units onto the table ({s})") \
  X(kGeneralMoved, "general moved", "GT-MOV-31", "{s} has moved this phase already") \
  X(kGeneralAttached, "general attached", "GT-D4", "{s} is attached to {o}") \
  X(kGeneralTooFar, "general too far", "GT-MOV-31", "{s} would ride {0in} in; his allowance is {1in} in") \
  X(kGeneralMeetsEnemy, "general meets an enemy", "GT-MOV-31", "{s} would ride into {o}") \
  X(kNotAttached, "not attached", "GT-GEN-06", "{s} is not attached") \
  X(kAttachedThisPhase, "attached this phase", "GT-GEN-06", "{s} has joined {o} in this phase and stays until the next") \
  X(kNotUnderHim, "not under his command", "GT-GEN-03", "{o} is not under the command of {s}") \
  X(kGeneralNotTouching, "general not touching", "GT-GEN-04", "{s} is {0in} in from {o}") \
  X(kHasGeneral, "has a general", "GT-GEN-05", "{o} has a general already") \
  X(kWrongSum, "wrong sum", "GT-CMD-05", "{s} has {1} CP to share out, not {0}") \
  X(kNoSuchShare, "no such share", "GT-CMD-07", "{s} has only {0} to share between") \
  X(kOutsideDeployment, "outside deployment", "GT-D0", "{s} must stand wholly inside the deployment zone") \
  X(kDeployedAlready, "deployed already", "GT-D0", "{s} is not left to deploy") \
  X(kOnlyGeneralsNow, "only generals now", "GT-CMD-07", "generals move before the bonus is shared out") \
  X(kNoChoiceNow, "no such choice now", "GT-SEQ-05", "{s} is not among those to choose from") \
  X(kHasFired, "has fired", "GT-FIR-02", "{s} has fired in this phase already") \
  X(kTargetNotEffective, "target not effective", "GT-FIR-06", "{o} is off the table, fleeing or silenced") \
  X(kTargetNotInContact, "target not in contact", "GT-FIR-09", "{s} does not touch {o}: {0in} in away") \
  X(kTargetOutOfRange, "target out of range", "GT-FIR-10", "{o} is {0in} in from {s}") \
  X(kTargetBehindTrees, "target behind trees", "GT-FIR-13", "{o} occupies woods") \
  X(kTargetBeingCharged, "target being charged", "GT-FIR-15", "{o} is being charged") \
  X(kTargetOutOfZone, "target out of zone", "GT-FIR-07", "{o} is not in the fire zone of {s}") \
  X(kNoClearLine, "no clear line", "GT-FIR-08", "{s} has no clear line to {o}") \
  X(kNoLiveCharge, "no live charge", "GT-CHG-05", "no live charge order names {o}") \
  X(kNotACharger, "not a charger", "GT-CHG-06", "{s} does not charge {o}") \
  X(kIsPriorTarget, "is the prior target", "GT-FUP-06", "{s} has just beaten {o}") \
  X(kNotBeyond, "not beyond", "GT-FUP-06", "{o} is not wholly beyond the front line of {s}") \
  X(kFollowUpTooFar, "follow-up too far", "GT-FUP-06", "{o} is {0in} in from {s}") \
  X(kNotReachable, "not reachable", "GT-FUP-06", "the way of {s} to {o} is barred") \
  X(kCannotPayDead, "cannot pay the dead", "GT-CMD-19", "needs {0} CP, for {o} is dead; {1} left ({s})") \
  X(kCannotPayAttached, "cannot pay while attached", "GT-CMD-19", "needs {0} CP, for {o} was with another unit when the phase began; {1} left ({s})") \
  X(kCannotPayAway, "cannot pay while away", "GT-CMD-19", "needs {0} CP, for {o} is not on the table; {1} left ({s})") \

// X(code, name, clause, sentence)
#define BERTHIER_GT_EVENTS(X)                                                 \
  X(kTurnBegins, "turn begins", "GT-SEQ-01", "Round {0}: {s} moves")          \
  X(kPhaseBegins, "phase begins", "GT-SEQ-01", "{s}: {0phase}")              \
  X(kCommandDie, "command die", "GT-CMD-03", "{s}: die {0}, {1} CP")          \
  X(kBonus, "bonus", "GT-CMD-05", "{s} gives {0} CP to {o}")                  \
  X(kKept, "kept", "GT-CMD-10", "{s} keeps {0} CP for his direct units")      \
  X(kPaid, "paid", "GT-CMD-14", "{s}: {0} CP paid, {1} left")                 \
  X(kMoves, "moves", "GT-MOV-07", "{s} moves from {from} to {to}")            \
  X(kPivots, "pivots", "GT-MOV-12", "{s} pivots to {to}")                     \
  X(kGeneralMoves, "general moves", "GT-MOV-31", "{s} rides to {place}")         \
  X(kDisrupted, "disrupted", "GT-STA-03", "{s} is disrupted")                 \
  X(kCoherent, "coherent", "GT-STA-02", "{s} is coherent")                    \
  X(kExhausted, "exhausted", "GT-STA-12", "{s} is exhausted")                 \
  X(kSilenced, "silenced", "GT-STA-18", "{s} is silenced")                    \
  X(kFlees, "flees", "GT-FLE-13", "{s} flees {0in} in from {from} to {to}")   \
  X(kFledOff, "fled off", "GT-FLE-19", "{s} flees off the table")             \
  X(kDestroyed, "destroyed", "GT-DES-01", "{s} is destroyed: {0cause}")       \
  X(kWithdrawn, "withdrawn", "GT-CMD-34", "{s} is withdrawn")                 \
  X(kStartsFiring, "starts firing", "GT-STA-21", "{s} starts firing")         \
  X(kStopsFiring, "stops firing", "GT-STA-25", "{s} stops firing")            \
  X(kChargeOrdered, "charge ordered", "GT-CMD-27", "{s} is ordered to charge {o}") \
  X(kChargeLapses, "charge lapses", "GT-CHG-05", "{s}: the charge order against {o} lapses") \
  X(kDetached, "detached", "GT-GEN-06", "{s} is detached from {o}")           \
  X(kAttached, "attached", "GT-GEN-04", "{s} joins {o}")                      \
  X(kCollapsed, "division collapsed", "GT-DES-05", "{s} collapses")           \
  X(kBroken, "corps broken", "GT-DES-07", "{s} is broken")                    \
  X(kLeavesArea, "leaves area", "GT-MOV-28", "{s} leaves {o}")                \
  X(kOccupies, "occupies", "GT-MOV-26", "{s} occupies {o}")                   \
  X(kGameOver, "game over", "GT-SCN-10", "The battle ends in round {0}")      \
  X(kGeneralKilled, "general killed", "GT-GEN-09", "{s} is killed")           \
  X(kFormsSquare, "forms square", "GT-MOV-35", "{s} forms square at {to}") \
  X(kCramped, "cramped square", "GT-MOV-36", "{s} forms a cramped square") \
  X(kLeavesSquare, "leaves square", "GT-MOV-34", "{s} leaves square to {to}") \
  X(kLimbers, "limbers", "GT-CMD-22", "{s} limbers") \
  X(kUnlimbers, "unlimbers", "GT-CMD-22", "{s} unlimbers") \
  X(kRallied, "rallied", "GT-CMD-33", "{s} is rallied and disrupted") \
  X(kSpikes, "spikes", "GT-CMD-30", "{s} spikes {o}") \
  X(kArrives, "arrives", "GT-SCN-06", "{s} arrives with {0} units") \
  X(kEnters, "enters", "GT-SCN-07", "{s} enters the table at {from} and moves to {to}") \
  X(kPassesThrough, "passes through friends", "GT-MOV-16", "{s} moves through {o}") \
  X(kSquaredUp, "squared up", "GT-MOV-25", "{s} is set flush: from {from} to {to}") \
  X(kContact, "contact", "GT-CON-03", "{s} comes into contact with {o} ({0aspect})") \
  X(kDeployed, "deployed", "GT-D0", "{s} deploys at {to}") \
  X(kMovesFirst, "moves first", "GT-R7", "{s} moves first") \
  X(kOrdersEnd, "orders end", "GT-CMD-35", "{s} ends its orders") \
  X(kGeneralArrives, "general arrives", "GT-SCN-07", "{s} comes on at {to}") \
  X(kGeneralUnhurt, "general unhurt", "GT-GEN-09", "{s} is swept along with {o}, unhurt") \
  X(kMoraleCheck, "morale check", "GT-MOR-01", "{s} checks morale: die {0}, modifiers {1mod}") \
  X(kVolley, "volley", "GT-FIR-16", "{s} fires at {o}: {0} against {1}") \
  X(kLockedDice, "locked dice", "GT-MEL-01", "{s} against {o}: {0} to {1}") \
  X(kFlightDice, "flight dice", "GT-FLE-01", "{s} runs {0in} in") \
  X(kCharges, "charges", "GT-CHG-06", "{s} charges {o}") \
  X(kRidesDown, "rides down", "GT-CHG-42", "{s} rides down {o}") \
  X(kCountercharges, "countercharges", "GT-CHG-12", "{s} countercharges {o}") \
  X(kLockedInCombat, "locked in combat", "GT-MEL-01", "{s} and {o} are locked in combat") \
  X(kMeets, "meets", "GT-CHG-34", "{s} meets {o} half way, at {to}") \
  X(kRetreats, "retreats", "GT-CHG-32", "{s} retreats before {o} to {to}") \
  X(kTurnsToFace, "turns to face", "GT-CHG-22", "{s} turns to face {o}") \
  X(kTakesPosition, "takes the position", "GT-MEL-10", "{s} takes the position of {o}") \
  X(kStays, "stays", "GT-MEL-13", "{s} stays where it is") \
  X(kFollowsUp, "follows up", "GT-FUP-08", "{s} follows up against {o}, to {to}") \
  X(kPursues, "pursues", "GT-PUR-01", "{s} pursues {o} to {to}") \

// X(code, name, clause, sentence): the possible outcomes of a roll
#define BERTHIER_GT_OUTCOMES(X)                                               \
  X(kCp, "command points", "GT-R1", "{0} CP")                                 \
  X(kPass, "passes", "GT-R2", "passes")                                       \
  X(kFail, "fails", "GT-R2", "fails")                                         \
  X(kTargetBeaten, "target beaten", "GT-R3", "the target is beaten")          \
  X(kTargetCrushed, "target beaten by 4 or more", "GT-R3", "the target is beaten by 4 or more") \
  X(kNoEffect, "no effect", "GT-R3", "no effect")                             \
  X(kFirerBeaten, "firer beaten", "GT-R3", "the firer is beaten")             \
  X(kFirerCrushed, "firer beaten by 4 or more", "GT-R3", "the firer is beaten by 4 or more") \
  X(kAttackerWins, "attacker wins", "GT-R4", "the attacker wins")             \
  X(kDefenderWins, "defender wins", "GT-R4", "the defender wins")             \
  X(kRuns, "runs", "GT-R5", "runs {0} in")                                    \
  X(kKilled, "killed", "GT-R6", "he is killed")                               \
  X(kUnhurt, "unhurt", "GT-R6", "he is unhurt")                               \
  X(kFirst, "moves first", "GT-R7", "{0side} moves first")

// clang-format on

#define BERTHIER_GT_CODE(code, name, clause, sentence) code,
enum class RefusalCode : uint16_t { BERTHIER_GT_REFUSALS(BERTHIER_GT_CODE) };
enum class EventCode : uint16_t { BERTHIER_GT_EVENTS(BERTHIER_GT_CODE) };
enum class Outcome : uint16_t { BERTHIER_GT_OUTCOMES(BERTHIER_GT_CODE) };
#undef BERTHIER_GT_CODE

}  // namespace berthier::grande_tactique

#endif  // BERTHIER_ENGINE_RULESETS_GRANDE_TACTIQUE_FACTS_CODES_H_
