// Codes of refusals, events and roll outcomes, each with its name, rule clause
// and sentence.
//
// A sentence is a template. {s} and {o} are the names of subject and object;
// {0} to {3} an operand as a number, {0in} as inches with two decimals, {0deg}
// a quarter-degree count as degrees, {0share} hundredths of a move, {from} and
// {to} the poses of an event, {place} the place where it ends, {0mod} a signed
// modifier, {0phase}, {0formation}, {0edge} the name of that value. Each entry
// is on one line, so that the lists can be proofread against the rulebook; add
// new entries at the end.
#ifndef BERTHIER_ENGINE_RULESETS_BIG_BATTLE_NAPOLEONIC_FACTS_CODES_H_
#define BERTHIER_ENGINE_RULESETS_BIG_BATTLE_NAPOLEONIC_FACTS_CODES_H_

#include <cstdint>

namespace berthier::big_battle_napoleonic {

// clang-format off

// X(code, name, clause, sentence)
#define BERTHIER_BBN_REFUSALS(X) \
  X(kAccepted, "accepted", "", "accepted") \
  X(kMalformed, "malformed", "BBN-D06", "the order is not well formed: {0form}") \
  X(kNotNow, "not now", "BBN-SEQ-02", "this order cannot be given now") \
  X(kNoSuchSubject, "no such subject", "BBN-D05", "the order names no unit or general that could obey it") \
  X(kNoSuchObject, "no such object", "BBN-D06", "the order names nothing it could be aimed at") \
  X(kNotYours, "not yours", "BBN-D05", "{s} belongs to the other side") \
  X(kNotOnTable, "not on table", "BBN-D05", "{s} is not on the table") \
  X(kHasOrder, "has its order", "BBN-SEQ-12", "{s} has had its order in this move") \
  X(kRouting, "routing", "BBN-FLE-09", "{s} is routing and takes no order") \
  X(kMustRally, "must rally", "BBN-RAL-09", "{s} must halt and rally") \
  X(kInContact, "in contact", "BBN-MOV-24", "{s} is in contact with {o} and may only hold") \
  X(kPursuing, "pursuing", "BBN-PUR-06", "{s} is pursuing and may only hold") \
  X(kNotCommanded, "not commanded", "BBN-CMD-02", "{s} is not in command this move") \
  X(kNotDisordered, "not disordered", "BBN-RAL-09", "{s} is not disordered and has nothing to rally from") \
  X(kNotCavalry, "not cavalry", "BBN-CTR-01", "{s} is not cavalry") \
  X(kNotInfantry, "not infantry", "BBN-TWN-01", "{s} is not infantry") \
  X(kNotArtillery, "not artillery", "BBN-MOV-18", "{s} is not artillery") \
  X(kWrongFormation, "wrong formation", "BBN-MOV-03", "{s} cannot do this in its formation") \
  X(kGunsStandInAction, "guns in action", "BBN-MOV-08", "{s} is unlimbered and may not about-face; it must limber first") \
  X(kEntersInMarch, "enters in march", "BBN-SCN-02", "{s} enters in march column where no enemy within {0in} in forbids it") \
  X(kMarchNoCounter, "no counter in march", "BBN-CTR-02", "{s} must be in line or column to go on counter") \
  X(kSquareStands, "square stands", "BBN-MOV-13", "{s} is in square and cannot move") \
  X(kGarrisonStands, "garrison stands", "BBN-MOV-14", "{s} is a garrison and must reform before it moves") \
  X(kMustLimber, "must limber", "BBN-FRM-13", "{s} is unlimbered and must limber before it moves") \
  X(kDrillImpossible, "no such drill", "BBN-FRM-08", "{s} cannot change from {0formation} to {1formation}") \
  X(kAlreadySo, "already so", "BBN-FRM-14", "{s} is in that formation already") \
  X(kStaysPut, "stays where it is", "BBN-MOV-03", "{s} stands there already; order it to hold") \
  X(kTooFar, "too far", "BBN-MOV-02", "{s} needs {0share} of a move and has {1share}") \
  X(kNoWay, "no way there", "BBN-MOV-03", "{s} cannot get there by wheeling and going straight ahead") \
  X(kOffTable, "off the table", "BBN-MOV-23", "{s} would leave the table") \
  X(kEndsOnUnit, "ends on a unit", "BBN-MOV-25", "{s} would end on {o}") \
  X(kTouchesEnemy, "touches an enemy", "BBN-MOV-12", "{s} would come within a twentieth of an inch of {o}") \
  X(kThroughEnemy, "through an enemy", "BBN-INT-03", "{s} would move through {o}") \
  X(kImpassable, "impassable", "BBN-TER-06", "{s} would cross impassable ground") \
  X(kForbiddenGround, "forbidden ground", "BBN-TER-05", "{s} may not enter {o} so") \
  X(kMarchTooNear, "march too near", "BBN-MOV-19", "{s} would march within {0in} in of {o}; {1in} in is the least") \
  X(kDisorderedOverruns, "disordered overruns", "BBN-CHG-09", "{s} is disordered and may not overrun {o}") \
  X(kBatteryInTheWay, "battery in the way", "BBN-MOV-15", "{s} may not come into contact with {o}") \
  X(kStepTooLong, "step too long", "BBN-MOV-10", "{s} may step back {1in} in, not {0in} in") \
  X(kPivotTooFar, "pivot too far", "BBN-MOV-18", "{s} may wheel {1deg} degrees at most, not {0deg}") \
  X(kPivotGainsNothing, "pivot gains nothing", "BBN-MOV-18", "{s} would bring no enemy into its arc that is not there now") \
  X(kShuffleTooLong, "shuffle too long", "BBN-OPT-04", "{s} may be moved {1in} in, not {0in} in") \
  X(kNoShuffle, "no shuffle", "BBN-OPT-04", "squares do not move in this game") \
  X(kNotInTown, "not in the town", "BBN-TWN-02", "{s} is neither in {o} nor touching it") \
  X(kNotWhollyInTown, "not wholly in the town", "BBN-TWN-03", "{s} would not stand wholly in {o}") \
  X(kTownTooFar, "shifts too far", "BBN-TWN-03", "{s} would shift {0in} in; {1in} in is the most") \
  X(kNotATown, "not a town", "BBN-TWN-01", "{o} is not a town") \
  X(kCannotCharge, "cannot charge", "BBN-CHG-01", "{s} cannot charge in its formation") \
  X(kDisordered, "disordered", "BBN-CHG-09", "{s} is disordered and may not charge") \
  X(kNotAnEnemy, "not an enemy", "BBN-CHG-01", "{o} is no enemy infantry or cavalry on the table") \
  X(kMissesTarget, "misses the target", "BBN-CHG-04", "{s} would not reach {o} straight ahead") \
  X(kOtherFirst, "another enemy first", "BBN-CHG-14", "{s} would touch {o} before its target") \
  X(kMustHitFront, "must hit the front", "BBN-CHG-05", "{s} began in front of {o} and must hit its front, not its {0edge}") \
  X(kCavalryInOpen, "cavalry in the open", "BBN-CHG-10", "infantry may not move into contact with {o}, cavalry in the open ({s})") \
  X(kChargeIntoRough, "charge into rough", "BBN-CHG-11", "{s} cannot charge through or into rough ground") \
  X(kAlsoTouches, "also touches", "BBN-CHG-19", "{s} would also touch {o}, which it may not") \
  X(kNoNeedToWheel, "no need to wheel", "BBN-CHG-04", "{s} may wheel again only round rough or impassable ground in its way") \
  X(kFriendInTheWay, "friend in the way", "BBN-MOV-25", "{s} would end on {o}") \
  X(kTooFarForGeneral, "general too far", "BBN-GEN-01", "{s} would ride {0in} in; {1in} in is the most") \
  X(kGeneralHasMoved, "general has moved", "BBN-GEN-01", "{s} has moved this move already") \
  X(kGeneralMeetsEnemy, "general meets an enemy", "BBN-GEN-05", "{s} would ride over {o}") \
  X(kGeneralOnEnemy, "general on an enemy", "BBN-GEN-04", "{s} would stand on {o}") \
  X(kNotDisplaced, "not displaced", "BBN-GEN-03", "{s} is not the general to be moved now") \
  X(kPlaceTooFar, "place too far", "BBN-GEN-03", "{s} would move {0in} in; {1in} in is the most") \
  X(kNotDue, "not due", "BBN-SCN-02", "{s} has not arrived yet") \
  X(kNotOnStretch, "not on the stretch", "BBN-SCN-02", "{s} cannot enter there") \
  X(kNotRouting, "not routing", "BBN-RAL-01", "{s} is not routing") \
  X(kTested, "tested already", "BBN-RAL-16", "{s} has tested this move") \
  X(kRallyContact, "in contact while routing", "BBN-RAL-01", "{s} is in contact with {o} and may not test") \
  X(kNoGeneralNear, "no general near", "BBN-RAL-01", "{s} is in the span of no general who could rally it") \
  X(kRallyInRough, "rallying in rough", "BBN-RAL-13", "{s} cannot rally in rough ground") \
  X(kRallyUnderAttack, "rallying in contact", "BBN-RAL-15", "{s} cannot be ordered to rally in contact with {o}") \
  X(kNoCounter, "not on counter", "BBN-CTR-01", "{s} is not on counter") \
  X(kCounterContacted, "counter contacted", "BBN-CTR-06", "{s} has been contacted by {o} and may not make a counter move") \
  X(kNoMarchCounter, "no march in a counter", "BBN-CTR-05", "{s} makes its counter move in line or column") \
  X(kMayNotFire, "may not fire", "BBN-FIR-01", "{s} may not fire") \
  X(kHasFired, "has fired", "BBN-FIR-03", "{s} has fired in this firing phase") \
  X(kNoTarget, "not a target", "BBN-FIR-24", "{o} was no target of {s} when firing began") \
  X(kTargetGone, "target gone", "BBN-FIR-24", "{o} is gone") \
  X(kNoSuchPair, "no such pair", "BBN-MEL-09", "{s} and {o} are not in contact, or one of them has its fight") \
  X(kNotMaximum, "fewer fights", "BBN-MEL-09", "with {s} against {o} there would be fewer fights than possible") \
  X(kNoSuchSupport, "no such support", "BBN-MEL-11", "{s} cannot support {o}") \
  X(kNoSuchFight, "no such fight", "BBN-MEL-49", "{s} and {o} have no fight to come") \
  X(kNotRecoiling, "not recoiling", "BBN-MEL-29", "{s} is not the cavalry that may go back") \
  X(kRecoilTooFar, "recoil too far", "BBN-MEL-29", "{s} may go back {1} in at most, not {0}") \
  X(kRecoilBlocked, "recoil blocked", "BBN-MEL-29", "{s} has no clear place {0} in back") \
  X(kOutsideZone, "outside the zone", "BBN-DEP-01", "{s} must stand wholly in its deployment zone") \
  X(kTooNearEnemy, "too near the enemy", "BBN-DEP-04", "{s} would stand {0in} in from {o}; it must be more than {1in} in") \
  X(kOutOfSpan, "out of span", "BBN-DEP-05", "{s} would stand out of the span of its commander") \
  X(kGeneralFirst, "a general first", "BBN-DEP-05", "{o} must be deployed first: {s} begins in the span of its commander, or holding a feature") \
  X(kDeployedAlready, "deployed already", "BBN-D02", "{s} is not left to deploy") \
  X(kStillToDeploy, "still to deploy", "BBN-D03", "{s} still has a place to deploy at") \
  X(kHeldBack, "held back", "BBN-LIG-20", "{s} may not go there before period {0}") \

// X(code, name, clause, sentence)
#define BERTHIER_BBN_EVENTS(X) \
  X(kPeriodBegins, "period begins", "BBN-SEQ-01", "Period {0} begins") \
  X(kPhaseBegins, "phase begins", "BBN-SEQ-02", "{s}: {0phase}") \
  X(kSides, "sides", "BBN-DEP-02", "{s} attacks") \
  X(kDeployed, "deployed", "BBN-D02", "{s} deploys at {to}") \
  X(kToReserve, "to reserve", "BBN-I-14", "{s} has no place and arrives later") \
  X(kArrivalDie, "arrival die", "BBN-R5", "{s}: the arrival die shows {0}") \
  X(kDue, "due", "BBN-SCN-02", "{s} is due to arrive") \
  X(kRallyDice, "rally dice", "BBN-R1", "{s} tests to rally: {0} against {1}") \
  X(kRalliedFromRout, "rallied from rout", "BBN-RAL-06", "{s} stops routing and must rally") \
  X(kStillRouting, "still routing", "BBN-RAL-05", "{s} routs on") \
  X(kHolds, "holds", "BBN-D06", "{s} holds") \
  X(kRallies, "rallies", "BBN-RAL-09", "{s} halts to rally") \
  X(kOnCounter, "on counter", "BBN-CTR-01", "{s} goes on counter") \
  X(kCounterOff, "counter off", "BBN-CTR-08", "{s} is no longer on counter") \
  X(kMoves, "moves", "BBN-MOV-03", "{s} moves from {from} to {to}") \
  X(kStepsBack, "steps back", "BBN-MOV-10", "{s} steps back to {to}") \
  X(kReforms, "reforms", "BBN-FRM-08", "{s} forms {0formation} at {to}") \
  X(kTurnsAbout, "turns about", "BBN-MOV-09", "{s} turns about, to {to}") \
  X(kPivots, "pivots", "BBN-MOV-18", "{s} pivots to {to}") \
  X(kGeneralMoves, "general moves", "BBN-GEN-01", "{s} rides to {place}") \
  X(kGeneralDisplaced, "general displaced", "BBN-GEN-03", "{s} is ridden over and goes to {place}") \
  X(kEnters, "enters", "BBN-SCN-02", "{s} enters at {from} and moves to {to}") \
  X(kCharges, "charges", "BBN-CHG-01", "{s} charges {o}, {0in} in, from {from} to {to}") \
  X(kContact, "contact", "BBN-CHG-12", "{s} is in contact with {o} ({0edge})") \
  X(kContactEnds, "contact ends", "BBN-MEL-27", "{s} and {o} are no longer in contact") \
  X(kOverruns, "overruns", "BBN-ART-06", "{s} overruns {o}") \
  X(kSquareDice, "square dice", "BBN-R2", "{s} throws {0} to form square against {o}") \
  X(kFormsSquare, "forms square", "BBN-SQR-09", "{s} forms square at {to}") \
  X(kNoSquare, "no square", "BBN-SQR-10", "{s} does not form square") \
  X(kStands, "stands", "BBN-OPT-01", "{s} stands as it is") \
  X(kPutBack, "put back", "BBN-SQR-09", "{s} is put back from the square of {o} to {to}") \
  X(kFires, "fires", "BBN-FIR-03", "{s} fires at {o}: {0} with {2mod}, against {1}") \
  X(kBaseLost, "bases lost", "BBN-FIR-04", "{s} loses {0}; {1} left") \
  X(kDispersed, "dispersed", "BBN-DIS-01", "{s} is dispersed") \
  X(kDestroyed, "destroyed", "BBN-FIR-04", "{s} is destroyed") \
  X(kLeavesTable, "leaves the table", "BBN-FLE-06", "{s} routs off the table") \
  X(kDisordered, "disordered", "BBN-RAL-07", "{s} is disordered") \
  X(kRouts, "routs", "BBN-MEL-32", "{s} is broken and routs") \
  X(kRallied, "rallied", "BBN-RAL-11", "{s} is rallied") \
  X(kFights, "fights", "BBN-R4", "{s} against {o}: {0} to {1}") \
  X(kBounces, "bounces", "BBN-MEL-27", "{s} goes back to {to}") \
  X(kPushed, "pushed back", "BBN-MEL-31", "{s} is pushed back to {to}") \
  X(kNoWayBack, "no way back", "BBN-MEL-46", "{s} has no room to go back") \
  X(kForcedBack, "forced back", "BBN-MEL-42", "{s} is forced back to {to}") \
  X(kRecoils, "recoils", "BBN-MEL-29", "{s} goes back {0in} in more, to {to}") \
  X(kFollowsUp, "follows up", "BBN-MEL-34", "{s} follows up to {to}") \
  X(kTurns, "turns", "BBN-MEL-47", "{s} turns to {to}") \
  X(kPursues, "pursues", "BBN-PUR-01", "{s} is to pursue") \
  X(kPursuit, "pursuit", "BBN-PUR-02", "{s} pursues {0in} in to {to}") \
  X(kFlees, "flees", "BBN-FLE-01", "{s} routs {0in} in to {to}") \
  X(kTaken, "objective taken", "BBN-VIC-03", "{s} takes {o}") \
  X(kGameOver, "game over", "BBN-SCN-01", "The battle ends in period {0}") \
  X(kPaired, "paired", "BBN-MEL-09", "{s} is to fight {o}") \
  X(kSupports, "supports", "BBN-MEL-11", "{s} supports {o}") \
  X(kEndsPart, "side is done", "BBN-SEQ-11", "{s} is done") \
  X(kAttached, "attached", "BBN-ART-01", "{s} is attached to {o}") \
  X(kDetached, "detached", "BBN-ART-02", "{s} is no longer attached") \

// X(code, name, clause, sentence): the possible outcomes of rolls
#define BERTHIER_BBN_OUTCOMES(X) \
  X(kRallied, "rallies", "BBN-R1", "rallies from rout") \
  X(kRoutsOn, "routs on", "BBN-R1", "routs on") \
  X(kSquare, "forms square", "BBN-R2", "forms square") \
  X(kNoSquare, "no square", "BBN-R2", "does not form square") \
  X(kHit, "hit", "BBN-R3", "a base or battery is lost") \
  X(kMiss, "miss", "BBN-R3", "no effect") \
  X(kAttackerBroken, "attacker broken", "BBN-R4", "the attacker loses by 5 or more") \
  X(kAttackerPushed, "attacker pushed back", "BBN-R4", "the attacker loses by 2 to 4") \
  X(kIndecisive, "indecisive", "BBN-R4", "a difference of 0 or 1") \
  X(kDefenderPushed, "defender pushed back", "BBN-R4", "the defender loses by 2 to 4") \
  X(kDefenderBroken, "defender broken", "BBN-R4", "the defender loses by 5 or more") \
  X(kArrives, "arrives", "BBN-R5", "the troops are due") \
  X(kNotYet, "not yet", "BBN-R5", "not yet") \
  X(kFirstAttacks, "first side attacks", "BBN-R6", "the first side attacks") \
  X(kSecondAttacks, "second side attacks", "BBN-R6", "the second side attacks")

// clang-format on

#define BERTHIER_BBN_CODE(code, name, clause, sentence) code,
enum class RefusalCode : uint16_t { BERTHIER_BBN_REFUSALS(BERTHIER_BBN_CODE) };
enum class EventCode : uint16_t { BERTHIER_BBN_EVENTS(BERTHIER_BBN_CODE) };
enum class Outcome : uint16_t { BERTHIER_BBN_OUTCOMES(BERTHIER_BBN_CODE) };
#undef BERTHIER_BBN_CODE

}  // namespace berthier::big_battle_napoleonic

#endif  // BERTHIER_ENGINE_RULESETS_BIG_BATTLE_NAPOLEONIC_FACTS_CODES_H_
