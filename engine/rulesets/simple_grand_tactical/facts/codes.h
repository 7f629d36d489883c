// Codes of refusals, events and roll outcomes, each with its name, rule clause
// and sentence.
//
// A sentence is a template. {s} and {o} are the names of subject and object;
// {0} to {3} an operand as a number, {0cm} as centimetres, {0deg} a
// quarter-degree count as degrees, {from} and {to} the poses of an event,
// {place} the place where it ends, {0mod} a signed modifier, {0phase},
// {0formation}, {0aspect}, {0test} the name of that value. Each entry is on one
// line, so that the lists can be proofread against the rulebook; add new
// entries at the end.
#ifndef BERTHIER_ENGINE_RULESETS_SIMPLE_GRAND_TACTICAL_FACTS_CODES_H_
#define BERTHIER_ENGINE_RULESETS_SIMPLE_GRAND_TACTICAL_FACTS_CODES_H_

#include <cstdint>

namespace berthier::simple_grand_tactical {

// clang-format off

// X(code, name, clause, sentence)
#define BERTHIER_SGT_REFUSALS(X) \
  X(kAccepted, "accepted", "", "accepted") \
  X(kMalformed, "malformed", "SGT-SEQ-10", "the order is not well formed: {0form}") \
  X(kNotNow, "not now", "SGT-SEQ-10", "this order cannot be given now") \
  X(kNoSuchSubject, "no such subject", "SGT-SEQ-10", "the order names no unit or leader that could obey it") \
  X(kNoSuchObject, "no such object", "SGT-SEQ-10", "the order names nothing it could be aimed at") \
  X(kNotYours, "not yours", "SGT-SEQ-10", "{s} belongs to the other side") \
  X(kNotOnTable, "not on table", "SGT-STA-10", "{s} is not on the table") \
  X(kNotAsked, "not asked", "SGT-SEQ-10", "it is not {s} that is asked now") \
  X(kHasMoved, "has moved", "SGT-MOV-13", "{s} has made its move of this phase") \
  X(kDisordered, "disordered", "SGT-STA-02", "{s} is disordered or unformed and stands where it is") \
  X(kLocked, "locked", "SGT-STA-12", "{s} is locked in melee with {o}") \
  X(kInContact, "in contact", "SGT-STA-12", "{s} is in contact with {o}") \
  X(kNotInfantry, "not infantry", "SGT-BAS-10", "{s} is not infantry") \
  X(kNotCavalry, "not cavalry", "SGT-CHG-01", "{s} is not cavalry") \
  X(kNotArtillery, "not batteries", "SGT-FIR-16", "{s} is not a battery") \
  X(kNoSuchFormation, "no such formation", "SGT-BAS-10", "{s} cannot be in {0formation}") \
  X(kLightOnly, "light only", "SGT-OPT-01", "{s} is not light and may not skirmish") \
  X(kOneChange, "one change", "SGT-FRM-01", "{s} may change formation once") \
  X(kAlreadySo, "already so", "SGT-FRM-01", "{s} stands so already") \
  X(kNotInArea, "not in an area", "SGT-FRM-03", "{s} would not stand wholly inside one area") \
  X(kDeployedStands, "deployed stands", "SGT-MOV-07", "{s} is deployed and does not move") \
  X(kHeavyStands, "heavy guns stand", "SGT-ART-02", "{s} is a heavy battery and may not move unlimbered") \
  X(kHeavyChange, "heavy guns change or move", "SGT-ART-03", "{s} is a heavy battery and may not move and change formation in one turn") \
  X(kTooFar, "too far", "SGT-MOV-01", "{s} would move {0cm} cm; {1cm} cm is the most") \
  X(kTooOblique, "too oblique", "SGT-MOV-10", "{s} turns, changes formation or leaves its 45 degrees, and so moves {1cm} cm at most, not {0cm} cm") \
  X(kOffTable, "off the table", "SGT-MOV-24", "{s} would leave the table") \
  X(kImpassable, "impassable", "SGT-TER-11", "{s} would enter impassable ground") \
  X(kThroughFriend, "through a friend", "SGT-MOV-22", "{s} may not pass through {o}") \
  X(kEndsOnFriend, "ends on a friend", "SGT-GEO-20", "{s} would end on {o}") \
  X(kNoRoom, "no room", "SGT-FRM-06", "{s} has no room to change formation or turn: {o} is in the way") \
  X(kTooNear, "too near", "SGT-MOV-15", "{s} would come within {0cm} cm of {o} without touching it") \
  X(kNotFrontFirst, "not front first", "SGT-MOV-15", "{s} would touch {o} otherwise than with its front") \
  X(kFrontOfCavalry, "front of cavalry", "SGT-MOV-16", "infantry may not move into contact with the front of {o}") \
  X(kGunsTouch, "guns touch", "SGT-MOV-18", "{s} is artillery and may not move into contact with {o}") \
  X(kSquareTouches, "square touches", "SGT-MOV-19", "{s} is in square and may not move into contact with {o}") \
  X(kTowardEnemy, "square moves toward", "SGT-MOV-20", "{s} is in square and may not move toward {o}") \
  X(kExhausted, "exhausted", "SGT-FAT-11", "{s} is of an exhausted corps and may not move or charge toward {o}") \
  X(kNotInColumn, "not in column", "SGT-MOV-04", "{s} must be in column to march by road") \
  X(kOffRoad, "off the road", "SGT-GEO-23", "{s} would not be on a road all the way") \
  X(kMarchTouches, "march touches", "SGT-MOV-04", "{s} may not end a march in contact with {o}") \
  X(kNoMoveContact, "no contact by moves", "SGT-OPT-17", "cavalry touches infantry only by charging in this game ({s})") \
  X(kStaysPut, "stays where it is", "SGT-MOV-12", "{s} stands there already; turns and changes on the spot are reforms") \
  X(kRideTooFar, "rides too far", "SGT-GEN-03", "{s} would ride {0cm} cm; {1cm} cm is the most") \
  X(kCommanderRidesTooFar, "commander rides too far", "SGT-CMD-08", "{s} would ride {0cm} cm; {1cm} cm is the most") \
  X(kRideToEnemy, "rides to the enemy", "SGT-CMD-08", "{s} would end within {0cm} cm of {o}") \
  X(kDoesNotAttach, "does not attach", "SGT-CMD-09", "corps commanders do not attach to units") \
  X(kNotHisUnit, "not his unit", "SGT-GEN-02", "{s} does not work for {o}") \
  X(kHasGeneral, "has a general", "SGT-GEN-04", "{o} has a general already") \
  X(kNoRally, "nothing to rally", "SGT-RAL-01", "{s} has nothing to rally from, or is in contact") \
  X(kRallied, "rallied", "SGT-RAL-13", "{s} has made its attempt of this phase") \
  X(kNoPass, "no pass", "SGT-CMD-02", "the commander of {s} has no pass left") \
  X(kPassTooFar, "too far for a pass", "SGT-CMD-03", "{s} is {0cm} cm from its commander; a pass reaches {1cm} cm") \
  X(kNoGeneral, "no general", "SGT-GEN-07", "{s} has no general attached that could help") \
  X(kNoCheck, "no check", "SGT-CON-06", "{s} has no contact check to take") \
  X(kHasActed, "has acted", "SGT-FIR-02", "{s} has fired or formed square in this phase") \
  X(kDoesNotFire, "does not fire", "SGT-FIR-01", "{s} does not fire") \
  X(kLimberedGuns, "limbered guns", "SGT-ART-09", "{s} is limbered and may not fire") \
  X(kHandled, "handled this turn", "SGT-ART-06", "{s} has limbered, moved and unlimbered this turn and may not fire") \
  X(kNotAnEnemy, "not an enemy", "SGT-FIR-07", "{o} is no enemy on the table") \
  X(kTargetLocked, "target locked", "SGT-FIR-09", "{o} is locked in melee and may not be fired upon") \
  X(kTargetInContact, "target in contact", "SGT-FIR-09", "{o} is in contact with a friend of {s}") \
  X(kOnlyToFront, "only at its front", "SGT-FIR-08", "{s} is in contact and may fire only at who came upon its front") \
  X(kOutOfRange, "out of range", "SGT-FIR-07", "{o} is {0cm} cm off within the arc of {s}, which fires {1cm} cm") \
  X(kOutOfArc, "out of arc", "SGT-FIR-07", "{o} is outside the 45 degrees of {s}") \
  X(kNoLine, "no line of sight", "SGT-GEO-11", "{s} has no clear line to {o}") \
  X(kNoHelper, "no such helper", "SGT-FIR-16", "{s} touches no such second battery that could fire at {o}") \
  X(kSquareDoesNotFit, "square does not fit", "SGT-FIR-04", "{s} has no room to form square") \
  X(kUnderHorse, "under horse", "SGT-FIR-04", "{s} is in contact with cavalry and may not form square") \
  X(kHasCharged, "has charged", "SGT-CHG-01", "{s} has made its charge of this turn") \
  X(kHasMovedNoCharge, "has moved, no charge", "SGT-OPT-16", "{s} has moved and may not charge in this game") \
  X(kOutOfReach, "out of reach", "SGT-CHG-04", "{s} would charge {0cm} cm; {1cm} cm is the most") \
  X(kChargeOblique, "charge too oblique", "SGT-CHG-03", "{o} is not within 45 degrees of where {s} faces") \
  X(kOtherFirst, "another enemy first", "SGT-CHG-05", "{s} would touch {o} before its target") \
  X(kChargeBlocked, "charge blocked", "SGT-CHG-05", "{o} is in the way of {s}") \
  X(kNotTouching, "not touching", "SGT-MEL-03", "{s} does not touch {o}") \
  X(kNoMelee, "no melee", "SGT-MEL-25", "{s} has no melee to come") \
  X(kOutsideZone, "outside the zone", "SGT-SCN-02", "{s} must stand wholly in its deployment zone") \
  X(kTooNearToDeploy, "too near to deploy", "SGT-SCN-02", "{s} would stand {0cm} cm from {o}; {1cm} cm is the least") \
  X(kDeployedAlready, "deployed already", "SGT-SCN-02", "{s} is not left to deploy") \
  X(kStillToDeploy, "still to deploy", "SGT-SCN-02", "{s} still has a place to deploy at") \
  X(kEntersElsewhere, "enters elsewhere", "SGT-SCN-04", "{s} must enter in column or limbered with its rear on its stretch of the edge, facing inward") \
  X(kHasRoom, "has room", "SGT-SCN-04", "{s} has room to enter and may not wait") \
  X(kChargesNoEnemy, "charges no enemy", "SGT-CHG-06", "{o} is no enemy on the table that {s} could charge") \
  X(kInContactNoCharge, "in contact, no charge", "SGT-CHG-01", "{s} is in contact with {o} and may not charge") \
  X(kInContactNoFire, "in contact, no fire", "SGT-FIR-06", "{s} is in contact with {o} and may not fire in the Advancing Fire") \

// X(code, name, clause, sentence)
#define BERTHIER_SGT_EVENTS(X) \
  X(kTurnBegins, "turn begins", "SGT-SEQ-01", "The player turn of {s} in turn {0} begins") \
  X(kPhaseBegins, "phase begins", "SGT-SEQ-02", "{s}: {0phase}") \
  X(kFatigueDie, "fatigue die", "SGT-FAT-04", "{s} throws {0} for the fatigue number of {o}") \
  X(kFatigue, "fatigue number", "SGT-FAT-02", "{s} has a fatigue number of {0}: {0chips}, each a point of its fatigue and of the army's morale") \
  X(kPassesDie, "passes die", "SGT-OPT-18", "{s} has {0} passes") \
  X(kDeployed, "deployed", "SGT-SCN-02", "{s} deploys in {0formation} at {to}") \
  X(kArrivalDie, "arrival die", "SGT-OPT-19", "{s}: the arrival die shows {0}") \
  X(kEnters, "enters", "SGT-SCN-04", "{s} enters at {to}") \
  X(kWaits, "waits", "SGT-SCN-04", "{s} has no room to enter and waits") \
  X(kPassSpent, "pass spent", "SGT-CMD-02", "{o} has {0passes} left") \
  X(kTests, "tests", "SGT-RAL-12", "{s} throws {0} and {1}, {2mod}: {3}") \
  X(kRallied, "rallied", "SGT-RAL-07", "{s} is in order again") \
  X(kUnaffected, "unaffected", "SGT-RAL-11", "{s} is not shaken") \
  X(kDisordered, "disordered", "SGT-STA-01", "{s} is disordered") \
  X(kUnformed, "unformed", "SGT-TER-03", "{s} is unformed") \
  X(kRetreats, "retreats", "SGT-RET-01", "{s} retreats {0cm} cm, to {place}") \
  X(kRouts, "routs", "SGT-RAL-04", "{s} routs from the field") \
  X(kEliminated, "eliminated", "SGT-FIR-14", "{s} is eliminated") \
  X(kSurrenders, "surrenders", "SGT-RET-05", "{s} surrenders") \
  X(kLeavesTable, "leaves the table", "SGT-RET-10", "{s} leaves the table") \
  X(kLeavesField, "leaves the field", "SGT-CTL-03", "{s} rides off the field") \
  X(kChips, "chips lost", "SGT-FAT-09", "{s} loses {0chips} and has {1} left; its army has lost {2} of the {3} chips of its morale") \
  X(kExhausted, "exhausted", "SGT-FAT-10", "{s} is exhausted: it has no chips left, and its units may not go toward an enemy without a leader") \
  X(kMoves, "moves", "SGT-MOV-10", "{s} moves {0cm} cm from {from} to {to}") \
  X(kMarches, "marches", "SGT-MOV-04", "{s} marches {0cm} cm by road from {from} to {to}") \
  X(kForms, "forms", "SGT-FRM-01", "{s} {0drill} at {to}") \
  X(kTurns, "turns", "SGT-MOV-12", "{s} turns to {to}") \
  X(kRides, "rides", "SGT-CMD-08", "{s} rides to {place}") \
  X(kJoins, "joins", "SGT-GEN-03", "{s} joins {o}") \
  X(kShifted, "shifted", "SGT-CMD-10", "{s} is ridden over and goes to {place}") \
  X(kLeaderLost, "leader lost", "SGT-GEN-15", "{s} is lost") \
  X(kContact, "contact", "SGT-GEO-05", "{s} touches the {0aspect} of {o}") \
  X(kContactEnds, "contact ends", "SGT-RET-11", "{s} and {o} are no longer in contact") \
  X(kStands, "stands", "SGT-WDR-03", "{s} stands") \
  X(kWithdraws, "withdraws", "SGT-WDR-04", "{s} withdraws {0cm} cm, to {place}") \
  X(kGeneralUsed, "general used", "SGT-GEN-07", "{s} helps {o}") \
  X(kGeneralSpared, "general spared", "SGT-GEN-07", "{s} is spared") \
  X(kMortality, "mortality die", "SGT-GEN-12", "{s} throws {0} for his life") \
  X(kGeneralDies, "general dies", "SGT-GEN-12", "{s} is dead") \
  X(kSquare, "forms square", "SGT-FIR-05", "{s} forms square at {to}") \
  X(kFires, "fires", "SGT-FIR-14", "{s} fires at {o}: {0} and {1}, {2mod}: {3}") \
  X(kFiresToo, "fires together", "SGT-FIR-16", "{s} fires together with {o}") \
  X(kNoEffect, "no effect", "SGT-FIR-14", "no effect on {s}") \
  X(kDowngrade, "downgrade die", "SGT-GEN-08", "{s} throws {0} for {o} under fire") \
  X(kCharges, "charges", "SGT-CHG-03", "{s} charges {o}, {0cm} cm, from {from} to {to}") \
  X(kOpposes, "opposes", "SGT-MEL-03", "{s} fights {o}") \
  X(kFights, "fights", "SGT-MEL-06", "{s} against {o}: {0} with {2mod} to {1} with {3mod}") \
  X(kControlDice, "control dice", "SGT-CTL-03", "{s} throws {0} and {1}, {2mod}, for control: {3}") \
  X(kUncontrolledCharge, "uncontrolled charge", "SGT-CTL-05", "{s} gallops {0cm} cm out of hand, to {to}") \
  X(kUncontrolledMove, "uncontrolled move", "SGT-CTL-06", "{s} rides {0cm} cm after the beaten, to {to}") \
  X(kMills, "mills about", "SGT-CTL-07", "{s} mills about") \
  X(kControlled, "controlled", "SGT-CTL-08", "{s} is in hand") \
  X(kStays, "stays", "SGT-CTL-08", "{s} stays") \
  X(kTaken, "takes objective", "SGT-VIC-07", "{s} takes {o}: its army morale is {1} now, that of the enemy {3}") \
  X(kDefeated, "defeated", "SGT-VIC-04", "{s} is defeated") \
  X(kGameOver, "game over", "SGT-SCN-06", "The battle ends in turn {0}") \
  X(kEndsPart, "side is done", "SGT-SEQ-10", "{s} is done") \
  X(kCommits, "commits", "SGT-GEN-10", "{s} leads {o} in the melee") \
  X(kArmyMorale, "army morale", "SGT-VIC-01", "{s} has an army morale of {0}: it is defeated when it has lost as many chips") \
  X(kCutOff, "cut off", "SGT-RET-05", "{s} cannot retreat: {o} is in its way") \
  X(kNoWayOut, "no way out", "SGT-RET-09", "{s} cannot retreat from {o}: the ground behind it is impassable") \
  X(kOverTheEdge, "over the edge", "SGT-RET-10", "{s} retreats over the edge of the table") \
  X(kThroughFriends, "through friends", "SGT-RET-08", "{s} would end on friends after {0cm} cm and goes on behind them") \
  X(kStopsShort, "stops short", "SGT-RET-09", "{s} is stopped by impassable ground and does not go {0cm} cm") \
  X(kFightsWith, "fights with", "SGT-MEL-05", "{s} fights beside {o}") \
  X(kFireTells, "fire tells", "SGT-GEN-08", "the fire on {s} comes to {1fire} instead of {0fire}") \

// X(code, name, clause, sentence): the possible outcomes of rolls
#define BERTHIER_SGT_OUTCOMES(X) \
  X(kNothing, "no effect", "SGT-R07", "no effect on {o}") \
  X(kRout, "rout", "SGT-R02", "routs") \
  X(kRetreat, "retreat", "SGT-R02", "retreats") \
  X(kDisordered, "disordered", "SGT-R02", "is disordered") \
  X(kPass, "pass", "SGT-R02", "passes") \
  X(kUnformed, "unformed", "SGT-R05", "is unformed") \
  X(kEliminated, "eliminated", "SGT-R07", "is eliminated") \
  X(kDistance, "distance", "SGT-R03", "{0} cm") \
  X(kMilder, "milder", "SGT-R08", "one level milder") \
  X(kUnchanged, "unchanged", "SGT-R08", "no milder") \
  X(kDies, "dies", "SGT-R09", "dies") \
  X(kLives, "lives", "SGT-R09", "lives") \
  X(kSix, "a six", "SGT-R01", "one chip more, and again") \
  X(kNoSix, "no six", "SGT-R01", "no more chips") \
  X(kActiveWins, "phasing player wins", "SGT-R10", "{s} wins by {0margin}") \
  X(kDraw, "drawn", "SGT-R10", "nobody wins") \
  X(kPassiveWins, "other player wins", "SGT-R10", "{o} wins by {0margin}") \
  X(kRemoved, "removed", "SGT-R11", "leaves the field") \
  X(kUncontrolledCharge, "uncontrolled charge", "SGT-R11", "charges out of hand") \
  X(kUncontrolledMove, "uncontrolled move", "SGT-R11", "rides after the beaten") \
  X(kMills, "mills about", "SGT-R11", "mills about") \
  X(kControlled, "controlled", "SGT-R11", "is in hand") \
  X(kArrives, "arrives", "SGT-R12", "arrives") \
  X(kNotYet, "not yet", "SGT-R12", "not yet") \
  X(kPasses, "passes", "SGT-OPT-18", "{0} passes") \
  X(kStaysUnformed, "stays unformed", "SGT-STA-05", "stays unformed") \
  X(kStaysDisordered, "stays disordered", "SGT-RAL-06", "stays disordered")

// clang-format on

#define BERTHIER_SGT_CODE(code, name, clause, sentence) code,
enum class RefusalCode : uint16_t { BERTHIER_SGT_REFUSALS(BERTHIER_SGT_CODE) };
enum class EventCode : uint16_t { BERTHIER_SGT_EVENTS(BERTHIER_SGT_CODE) };
enum class OutcomeCode : uint16_t { BERTHIER_SGT_OUTCOMES(BERTHIER_SGT_CODE) };
#undef BERTHIER_SGT_CODE

}  // namespace berthier::simple_grand_tactical

#endif  // BERTHIER_ENGINE_RULESETS_SIMPLE_GRAND_TACTICAL_FACTS_CODES_H_
