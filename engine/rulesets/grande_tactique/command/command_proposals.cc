// The menu D2 in full.
#include "engine/rulesets/grande_tactique/command/command_proposals.h"

#include <array>

#include "engine/rulesets/grande_tactique/board/generals.h"
#include "engine/rulesets/grande_tactique/board/paying.h"
#include "engine/rulesets/grande_tactique/command/command_candidates.h"
#include "engine/rulesets/grande_tactique/command/command_orders.h"

namespace berthier::grande_tactique {
namespace {

// Verbs given to units, cheap ones first.
constexpr std::array kUnitVerbs = {
    Verb::kRally,       Verb::kWithdraw,      Verb::kStopFiring,  Verb::kLimber,
    Verb::kUnlimber,    Verb::kFormSquare,    Verb::kCharge,      Verb::kSpike,
    Verb::kStartFiring, Verb::kPivot,         Verb::kLeaveSquare, Verb::kMove,
    Verb::kOccupy,      Verb::kMoveAndCharge,
};
constexpr std::array kGeneralVerbs = {
    Verb::kDetach,
    Verb::kAttach,
    Verb::kMoveGeneral,
};

// Every candidate until `take` says true.
bool ForEachMenuOrder(Field f, Take take) {
  const Side side = f.state.moving;
  for (size_t i = 0; i < f.scenario.generals.size(); ++i) {
    const GeneralId g = MakeId<GeneralId>(static_cast<int>(i));
    if (f.scenario.general(g).side != side) continue;
    for (const Verb verb : kGeneralVerbs) {
      if (ForEachOrder(f, verb, g, take)) return true;
    }
  }
  if (StepOf(f.state) == CommandStep::kGenerals) return false;
  bool stopped = false;
  f.scenario.side(side).units.ForEach([&](UnitId u) {
    if (f.unit(u).presence > Presence::kOnTable) return;
    // Nothing but a withdrawal is free.
    const bool solvent = CanPay(f, u, 1);
    for (const Verb verb : kUnitVerbs) {
      if (stopped) return;
      if (solvent || verb == Verb::kWithdraw) {
        stopped = ForEachOrder(f, verb, u, take);
      }
    }
  });
  return stopped;
}

}  // namespace

void ProposeMenu(Field f, std::vector<Order>& orders) {
  orders.push_back({.verb = static_cast<uint8_t>(Verb::kEndCommand)});
  ForEachMenuOrder(f, [&](const Order& order) {
    orders.push_back(order);
    return false;
  });
}

bool AnyMenuOrder(Field f) {
  // Nearly always some general can still ride an inch somewhere.
  for (size_t i = 0; i < f.scenario.generals.size(); ++i) {
    const GeneralId g = MakeId<GeneralId>(static_cast<int>(i));
    if (f.scenario.general(g).side != f.state.moving) continue;
    const Point from = PlaceOf(f, g);
    const int32_t step = kTicksPerInch;
    if (CheckRide(f, g, from + Vec{0, step}).ok() ||
        CheckRide(f, g, from + Vec{0, -step}).ok()) {
      return true;
    }
  }
  return ForEachMenuOrder(f, [](const Order&) { return true; });
}

}  // namespace berthier::grande_tactique
