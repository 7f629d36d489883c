// The sequence of play (section 3): what happens next.
//
// Advance runs forced steps until something is awaited or the game is over.
// Each phase lives in its own file and is asked, again and again, for one step.
#ifndef BERTHIER_ENGINE_RULESETS_GRANDE_TACTIQUE_SEQUENCE_H_
#define BERTHIER_ENGINE_RULESETS_GRANDE_TACTIQUE_SEQUENCE_H_

#include <vector>

#include "engine/model/chooser.h"
#include "engine/model/order.h"
#include "engine/model/refusal.h"
#include "engine/model/roll.h"
#include "engine/rulesets/grande_tactique/changes.h"

namespace berthier::grande_tactique {

enum class Progress : uint8_t {
  kAgain,     // a forced step was done; ask again
  kAwaiting,  // a decision or roll is awaited
  kDone,      // the phase is over
};

// sequence.cc: T0, T1, T5, the clock and the driver.
void Advance(const Battle& b);
// The value of State::step within Phase::kCommand.
enum class CommandStep : uint8_t {
  kSnapshot,  // T2a
  kDice,      // T2b
  kAllot,     // T2c
  kOrders,    // T2d
  kFlights,   // T2e
  kGenerals,  // before T2c with the option bonus_measure: D4 and D5 only
};
void EnterPhase(const Battle& b, Phase phase);

// command.cc: T2.
Progress AdvanceCommand(const Battle& b);

// process.cc: the frames on the stack (charge tree, flights, pursuits). Called
// before any phase while frames are there.
Progress AdvanceProcess(const Battle& b);
// firing_phase.cc: T3.
Progress AdvanceFiring(const Battle& b);
// charge.cc: T4.
Progress AdvanceCharges(const Battle& b);

// ---- Orders -----------------------------------------------------------------
// Decisions D0 to D2 with D3 to D14: command.cc and its neighbours.
Verdict CheckCommand(Field f, const Order& order);
void PlayCommand(const Battle& b, const Order& order);
void ProposeCommand(Field f, std::vector<Order>& orders);
Order ProposeOneCommand(Field f, Chooser& chooser);

// Decisions D15 to D20: combat_orders.cc.
Verdict CheckCombat(Field f, const Order& order);
void PlayCombat(const Battle& b, const Order& order);
void ProposeCombat(Field f, std::vector<Order>& orders);
Order ProposeOneCombat(Field f, Chooser& chooser);

// ---- Dice -------------------------------------------------------------------
// R1 and R7: command_dice.cc.
Dice DiceForCommand(Field f);
void DescribeCommandRoll(Field f, Roll& roll);
bool SameCommandOutcome(Field f, const Faces& a, const Faces& b);
void ResolveCommandRoll(const Battle& b, const Faces& faces);
// R2 to R6: combat_dice.cc.
Dice DiceForCombat(Field f);
bool ThrownAgainInCombat(Field f, const Faces& faces);
void DescribeCombatRoll(Field f, Roll& roll);
bool SameCombatOutcome(Field f, const Faces& a, const Faces& b);
void ResolveCombatRoll(const Battle& b, const Faces& faces);

// ---- Flights (flight.cc) ----------------------------------------------------
// Puts u to flight: pushes what has to be done on the stack (R6, R5, the run,
// contagion). `barriers`: enemies whose front lines it may not cross
// (GT-FLE-15). Fresh: GT-FLE-11 does not apply.
enum class FlightCause : uint8_t { kFresh, kContinuing, kContagion };
void PushFlight(const Battle& b, UnitId u, FlightCause cause, UnitSet barriers);

// ---- Squares (square.cc) ----------------------------------------------------
// GT 5.8: forms square where it can; cramped if there is no room.
void FormSquare(const Battle& b, UnitId u);
// Ways out of square with this heading: true and the pose, if there is one.
bool FindLineFromSquare(Field f, UnitId u, Heading heading, Pose& pose);

// ---- Squaring up (movement.cc) ----------------------------------------------
// GT-MOV-25: the pose u takes when it arrives at `pose` in contact; `charged`
// is preferred (kNone if it charges nobody). Returns `pose` itself if nothing
// qualifies.
Pose SquaredUp(Field f, UnitId u, Pose pose, UnitId charged);
// Records the aspects of all contacts that u has made by moving from
// `began` (GT-CON-03 to 08); contacts in `before` are not new.
void RecordNewContacts(const Battle& b, UnitId u, Pose began, UnitSet before);
// The LTF lies between (5.7): the path `from` -> `to` of m's centre, then to
// the centre of t's footprint, crosses one.
bool LinearFeatureBetween(Field f, Point from, Point to, UnitId target);

}  // namespace berthier::grande_tactique

#endif  // BERTHIER_ENGINE_RULESETS_GRANDE_TACTIQUE_SEQUENCE_H_
