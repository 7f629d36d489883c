// The words of Grande Tactique: every code with its name, clause and sentence.
//
// A sentence is a template. {s} and {o} are the names of subject and object;
// {0} to {3} an operand as a number, {0in} as inches with two decimals,
// {0deg} a quarter-degree count as degrees, {from} and {to} the poses of an
// event, {0mod} a signed modifier. Lists are one line an entry so that they
// can be proofread against the catalogue; add new entries at the end.
#ifndef BERTHIER_ENGINE_RULESETS_GRANDE_TACTIQUE_CODES_H_
#define BERTHIER_ENGINE_RULESETS_GRANDE_TACTIQUE_CODES_H_

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

// X(code, name, clause, sentence)
#define BERTHIER_GT_EVENTS(X)                                                 \
  X(kTurnBegins, "turn begins", "GT-SEQ-01", "Round {0}: {s} moves")          \
  X(kPhaseBegins, "phase begins", "GT-SEQ-01", "{s}: phase {0}")              \
  X(kCommandDie, "command die", "GT-CMD-03", "{s}: die {0}, {1} CP")          \
  X(kBonus, "bonus", "GT-CMD-05", "{s} gives {0} CP to {o}")                  \
  X(kKept, "kept", "GT-CMD-10", "{s} keeps {0} CP for his direct units")      \
  X(kPaid, "paid", "GT-CMD-14", "{s}: {0} CP paid, {1} left")                 \
  X(kMoves, "moves", "GT-MOV-07", "{s} moves from {from} to {to}")            \
  X(kPivots, "pivots", "GT-MOV-12", "{s} pivots to {to}")                     \
  X(kGeneralMoves, "general moves", "GT-MOV-31", "{s} rides to {to}")         \
  X(kDisrupted, "disrupted", "GT-STA-03", "{s} is disrupted")                 \
  X(kCoherent, "coherent", "GT-STA-02", "{s} is coherent")                    \
  X(kExhausted, "exhausted", "GT-STA-12", "{s} is exhausted")                 \
  X(kSilenced, "silenced", "GT-STA-18", "{s} is silenced")                    \
  X(kFlees, "flees", "GT-FLE-13", "{s} flees {0in} in from {from} to {to}")   \
  X(kFledOff, "fled off", "GT-FLE-19", "{s} flees off the table")             \
  X(kDestroyed, "destroyed", "GT-DES-01", "{s} is destroyed")                 \
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

// X(code, name, clause, sentence): what a roll can come to
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
  X(kRuns, "runs", "GT-R5", "runs {0in} in")                                  \
  X(kKilled, "killed", "GT-R6", "he is killed")                               \
  X(kUnhurt, "unhurt", "GT-R6", "he is unhurt")                               \
  X(kFirst, "moves first", "GT-R7", "side {0} moves first")                   \

// clang-format on

#define BERTHIER_GT_CODE(code, name, clause, sentence) code,
enum class RefusalCode : uint16_t { BERTHIER_GT_REFUSALS(BERTHIER_GT_CODE) };
enum class EventCode : uint16_t { BERTHIER_GT_EVENTS(BERTHIER_GT_CODE) };
enum class Outcome : uint16_t { BERTHIER_GT_OUTCOMES(BERTHIER_GT_CODE) };
#undef BERTHIER_GT_CODE

}  // namespace berthier::grande_tactique

#endif  // BERTHIER_ENGINE_RULESETS_GRANDE_TACTIQUE_CODES_H_
