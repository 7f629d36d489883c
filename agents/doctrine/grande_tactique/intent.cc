#include "agents/doctrine/grande_tactique/intent.h"

#include <algorithm>

#include "engine/rulesets/grande_tactique/facts/vocabulary.h"

namespace berthier::grande_tactique {
namespace {

// Which part of the own line the units stand in, seen from home.
std::string_view WingOf(const ArmyView& army, Side side, UnitSet units) {
  const Spot home = army.home(side);
  const Spot right = {-home.y, home.x};  // facing away from home
  double all_sum = 0, all = 0, sum = 0, n = 0, spread = 0;
  for (const UnitView& u : army.units(side)) {
    const double at = Dot(u.at, right);
    all_sum += at;
    ++all;
    if (!units.Has(u.id)) continue;
    sum += at;
    ++n;
  }
  if (n == 0) return "";
  const double middle = all_sum / all;
  for (const UnitView& u : army.units(side)) {
    spread = std::max(spread, std::abs(Dot(u.at, right) - middle));
  }
  const double off = sum / n - middle;
  if (off > 0.3 * spread) return "right";
  if (off < -0.3 * spread) return "left";
  return "centre";
}

std::string Deed(PositionView f, const OrderBundle& bundle) {
  std::string names;
  bundle.units.ForEach([&](UnitId u) {
    if (!names.empty()) names += " and ";
    names += f.data(u).name;
  });
  const bool many = bundle.units.size() > 1;
  const Order& last = bundle.orders[static_cast<size_t>(bundle.n_orders - 1)];
  switch (static_cast<Verb>(last.verb)) {
    case Verb::kCharge:
    case Verb::kMoveAndCharge:
      return names + (many ? " charge " : " charges ") +
             f.data(bundle.target).name;
    case Verb::kRally:
      return "rally " + names;
    case Verb::kSpike:
      return names + " spikes guns";
    case Verb::kStartFiring:
      return names + (bundle.n_orders > 2 ? " drives up and opens fire"
                                          : " opens fire");
    case Verb::kUnlimber:
      return names + " unlimbers";
    case Verb::kFormSquare:
      return names + " forms square";
    case Verb::kLeaveSquare:
      return names + " leaves square";
    case Verb::kOccupy:
      return names + " takes " + std::string(NameOf(f.scenario, last.object));
    case Verb::kPivot:
      return names + " turns";
    default:
      return names + " moves";
  }
}

}  // namespace

std::string IntentOf(PositionView f, const TurnPlan& plan) {
  const PurseReport* best = nullptr;
  int cp = 0;
  for (const PurseReport& purse : plan.purses) {
    cp += purse.cp;
    if (purse.main.n_orders == 0) continue;
    if (best == nullptr || purse.value > best->value) best = &purse;
  }
  if (best == nullptr) return "";
  const Weights weights;
  const ArmyView army(f, weights);
  const std::string_view wing = WingOf(army, f.state.moving, best->main.units);
  const bool masses = 2 * best->cp > cp && plan.purses.size() > 1;
  std::string words = masses ? "Mass on the " : "Mainly on the ";
  if (wing == "centre") words = masses ? "Mass in the " : "Mainly in the ";
  words += wing;
  words += ": " + std::to_string(best->cp) + " of " + std::to_string(cp) +
           " CP to " + std::string(NameOf(f.scenario, best->formation)) + "; " +
           Deed(f, best->main);
  for (const PurseReport& purse : plan.purses) {
    if (&purse == best || purse.main.n_orders == 0 || purse.main.value < 0.4) {
      continue;
    }
    words += ", " + Deed(f, purse.main);
  }
  return words;
}

}  // namespace berthier::grande_tactique
