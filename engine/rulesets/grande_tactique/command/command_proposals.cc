// The menu D2 in full.
#include "engine/rulesets/grande_tactique/command/command_proposals.h"

#include "engine/rulesets/grande_tactique/board/generals.h"
#include "engine/rulesets/grande_tactique/board/paying.h"
#include "engine/rulesets/grande_tactique/board/progress.h"
#include "engine/rulesets/grande_tactique/command/menu.h"

namespace berthier::grande_tactique {
namespace {

// Every candidate until `take` says true.
bool ForEachMenuOrder(PositionView f, Take take) {
  const Side side = f.state.moving;
  for (size_t i = 0; i < f.scenario.generals.size(); ++i) {
    const GeneralId g = MakeId<GeneralId>(static_cast<int>(i));
    if (f.scenario.general(g).side != side) continue;
    for (const GeneralVerb& row : GeneralVerbs()) {
      if (row.offer(f, g, take)) return true;
    }
  }
  if (StepOf(f.state) == CommandStep::kGenerals) return false;
  bool stopped = false;
  f.scenario.side(side).units.ForEach([&](UnitId u) {
    if (f.unit(u).presence > Presence::kOnTable) return;
    // Nothing but a withdrawal is free.
    const bool solvent = CanPay(f, u, 1);
    for (const UnitVerb& row : UnitVerbs()) {
      if (stopped) return;
      if (solvent || row.verb == Verb::kWithdraw) {
        stopped = row.offer(f, row.verb, u, take);
      }
    }
  });
  return stopped;
}

}  // namespace

void ProposeMenu(PositionView f, std::vector<Order>& orders) {
  orders.push_back({.verb = static_cast<uint8_t>(Verb::kEndCommand)});
  ForEachMenuOrder(f, [&](const Order& order) {
    orders.push_back(order);
    return false;
  });
}

bool AnyMenuOrder(PositionView f) {
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
