// The sequence of play (section 3): what happens next, and who knows it.
//
// Advance runs forced steps until something is awaited or the game is over.
// What interrupts a phase (a general ridden over, a square being tested) lies
// in the State and is asked for before the phase goes on, so that a position
// can be copied and written down in the middle of anything.
#ifndef BERTHIER_ENGINE_RULESETS_BIG_BATTLE_NAPOLEONIC_SEQUENCE_H_
#define BERTHIER_ENGINE_RULESETS_BIG_BATTLE_NAPOLEONIC_SEQUENCE_H_

#include <vector>

#include "engine/model/chooser.h"
#include "engine/model/order.h"
#include "engine/model/refusal.h"
#include "engine/model/roll.h"
#include "engine/rulesets/big_battle_napoleonic/changes.h"
#include "engine/rulesets/big_battle_napoleonic/plan.h"

namespace berthier::big_battle_napoleonic {

enum class Progress : uint8_t {
  kAgain,     // a forced step was done; ask again
  kAwaiting,  // a decision or roll is awaited
  kDone,      // the phase is over
};

// sequence.cc: the driver and the order of phases.
void Advance(const Battle& b);
void EnterPhase(const Battle& b, Phase phase);

// clock.cc: set-up, period start, M1, M2, move end.
Progress AdvanceSetup(const Battle& b);
Progress AdvancePeriodStart(const Battle& b);
Progress AdvanceRally(const Battle& b);
void MeasureCommand(const Battle& b);
void EndMove(const Battle& b);
void EndPeriod(const Battle& b);
bool MayTestRally(Field f, UnitId u);

// deployment.cc: D02, D03.
Progress AdvanceDeployment(const Battle& b);
Side DeployingSide(const State& s);
bool IsLeftToDeploy(Field f, UnitId u);
bool IsLeftToDeploy(Field f, GeneralId g);
Verdict CheckDeploy(Field f, const Order& order);
Verdict CheckEndDeployment(Field f);
void Deploy(const Battle& b, const Order& order);
// The first places the rules offer for an element; fewer than `most`.
void ProposeDeployments(Field f, int most, std::vector<Order>& orders);
bool DrawDeployment(Field f, Chooser& chooser, Order& order);

// movement.cc: M3A, M3C, M6C.
Progress AdvanceMoves(const Battle& b);
Progress AdvanceCounters(const Battle& b);
void CountersOff(const Battle& b);
// Units that may be given an order (not HOLD alone) in the phase that is on.
bool MayBeOrdered(Field f, UnitId u);
bool MayEnter(Field f, UnitId u);
bool MayEnter(Field f, GeneralId g);
Verdict CheckGeneralMove(Field f, const Order& order);
Verdict CheckDisplace(Field f, const Order& order);
// The general who is to be displaced now (D07).
GeneralId DisplacedGeneral(const State& s);
// GEN-04: the first clear place on the rings; false: none on the table.
bool NearestClearPlace(Field f, GeneralId g, Point& place, Length& away);
bool ClearForGeneral(Field f, GeneralId g, Point place);

// squares.cc: SETTLE, R2, D16.
Progress NextSquareTest(const Battle& b, Side side);
void SettleMarchColumns(const Battle& b, Side side);
struct SquareTest {
  Length distance;
  int modifiers = 0;
  int most = 0;  // the highest total that succeeds
};
SquareTest SquareTestOf(Field f, UnitId u, Roll* roll);
void ResolveSquare(const Battle& b, int total);
void FailSquare(const Battle& b, UnitId u);

// snapshot.cc, fire.cc: M4.
void TakeSnapshot(const Battle& b);
// BBN-FIR-01, 02
bool MayFire(Field f, UnitId u);
// From one unit on the table to another as they stand, whoever they are (BBN-
// FIR-19 to 23). A line in arc and range that is not clear has a blocker: a
// unit or a piece of ground.
struct LineOfFire {
  bool clear = false;
  EntityId blocker = EntityId::kNone;
};
LineOfFire LineOfFireTo(Field f, UnitId u, UnitId e);
Progress AdvanceFire(const Battle& b);
bool IsLive(Field f, const Shot& shot);
int FireModifiers(Field f, const Shot& shot, Roll* roll);
void ResolveFire(const Battle& b, int attack, int defence);

// automatic.cc: M5A.
Progress AdvanceAutomatic(const Battle& b);

// pairing.cc: M5B.
Progress AdvancePairing(const Battle& b);
bool IsAllowedPair(Field f, UnitId a, UnitId d);
void MakePair(const Battle& b, UnitId a, UnitId d);
// u, unpaired, may support a friend that is the fighter of a fight.
bool MaySupport(Field f, UnitId u, UnitId of);
void MakeSupport(const Battle& b, UnitId u, UnitId of);
// The unit that must choose whom it supports; kNone if there is none.
UnitId SupporterToAsk(Field f);
bool InPairs(const State& s);  // pairs are being made, not supports

// fights.cc, melee.cc: M5C.
Progress AdvanceFights(const Battle& b);
struct MeleeFactors {
  int attacker = 0;
  int defender = 0;
};
MeleeFactors FactorsOf(Field f, const Fight& fight, Roll* roll);
// The defender of the contact holds on an indecisive result (BBN-MEL-28).
bool DefendsCover(Field f, const Fight& fight);
void ResolveMelee(const Battle& b, int attacker_die, int defender_die);
int FightOf(const State& s, UnitId a, UnitId d);
void FollowSupports(const Battle& b);
void ExploitByDefault(const Battle& b);

// push.cc: push backs, bounces, recoils, follow-ups (5.10).
// How far a unit goes back that way, and all who are forced back with it.
enum class Back : uint8_t { kBounce, kPushed };
Length GoBack(const Battle& b, UnitId u, Heading way, Length distance,
              UnitSet group, Back back);
// The way u goes back by its contact with an enemy (BBN-MEL-44).
Heading WayBack(const State& s, UnitId u, UnitId enemy);
// u could recoil so many inches from where it stands (BBN-MEL-29).
bool MayRecoil(Field f, UnitId u, int inches);
// Asks for D12 of those in State::recoiling; kDone when nobody is left.
Progress AskToRecoil(const Battle& b);
void Recoil(const Battle& b, UnitId u, int inches);
void FollowUp(const Battle& b, UnitId u, UnitId loser, Vec by);
// BBN-MEL-47; false if there is no room.
bool TurnToFace(const Battle& b, UnitId u, Heading way, UnitId loser);
void TowGuns(const Battle& b, UnitId u);
void LeaveGunsBehind(const Battle& b, UnitId u);

// rout.cc, pursuit.cc: M6A, M6B.
Progress AdvanceRouts(const Battle& b);
Progress AdvancePursuits(const Battle& b);

// ---- Orders (orders.cc, propose.cc, random_orders.cc) -----------------------
Verdict CheckOrder(Field f, const Order& order);
void PlayOrder(const Battle& b, const Order& order);
void ProposeOrders(Field f, std::vector<Order>& orders);
Order ProposeOneOrder(Field f, Chooser& chooser);

// ---- Dice (dice.cc) ---------------------------------------------------------
Dice DiceOf(Field f);
void DescribeRoll(Field f, Roll& roll);
bool SameRollOutcome(Field f, const Faces& a, const Faces& b);
void ResolveRoll(const Battle& b, const Faces& faces);

}  // namespace berthier::big_battle_napoleonic

#endif  // BERTHIER_ENGINE_RULESETS_BIG_BATTLE_NAPOLEONIC_SEQUENCE_H_
