#include "agents/doctrine/grande_tactique/drill/drill.h"

#include <algorithm>

#include "agents/doctrine/grande_tactique/drill/value.h"
#include "engine/rulesets/grande_tactique/grande_tactique_view.h"

namespace berthier::grande_tactique {
namespace {

// An order that gains less than this a command point is not given.
constexpr double kLeastValue = 0.04;

double ValueOfCommand(const Game& game, const Position& view, PositionView f,
                      const Order& order, Position& after) {
  if (static_cast<Verb>(order.verb) == Verb::kEndCommand) return kLeastValue;
  double value = 0;
  if (static_cast<Verb>(order.verb) == Verb::kMoveAndCharge) {
    // Where it ends decides the aspect: look at it there.
    after = view;
    game.Play(after, order, nullptr);
    value = drill::ValueOfCharge(ViewOf(game, after),
                                 f.scenario.As<UnitId>(order.subject),
                                 f.scenario.As<UnitId>(order.object));
  } else {
    value = drill::ValueOfOrder(f, order);
  }
  const int cost = drill::CostOf(f, order);
  return cost > 1 ? value / cost : value;
}

double ValueOfCombat(PositionView f, const Order& order) {
  const UnitId subject = f.scenario.As<UnitId>(order.subject);
  const UnitId object = f.scenario.As<UnitId>(order.object);
  switch (static_cast<Verb>(order.verb)) {
    case Verb::kFireUnit:
      // Guns first: they soften what the infantry then meets.
      return f.scenario.IsArtillery(subject) ? 1 : 0;
    case Verb::kFireAt:
      return drill::ValueOfTarget(f, f.state.firer, object);
    case Verb::kResolveCharge: {
      double best = -10;
      f.scenario.side(f.state.moving).units.ForEach([&](UnitId u) {
        if (f.unit(u).charge_target == object) {
          best = std::max(best, drill::ValueOfCharge(f, u, object));
        }
      });
      return best;
    }
    case Verb::kNamePrincipal:
      // The order names the charger; the decision is about the target.
      return drill::ValueOfCharge(
          f, subject, f.scenario.As<UnitId>(f.state.awaits.about()));
    case Verb::kTakePosition:
      return 0;
    case Verb::kStay:
      return 0.1;  // good ground is held
    case Verb::kFollowUp:
      // The weaker it stands, the better.
      return (Coherent(f, object) ? 0 : 2) + f.data(object).points * 0.2;
    default:
      return 0;
  }
}

}  // namespace

void DrillAgent::Begin(const Game& /*game*/, Side /*side*/, uint64_t seed) {
  source_ = RandomSource(seed);
}

Choice DrillAgent::Decide(const Game& game, const Position& view,
                          Side /*side*/) {
  const PositionView f = ViewOf(game, view);
  orders_.clear();
  game.Propose(view, orders_);
  const Decision decision = static_cast<Decision>(game.Awaits(view).kind);
  Position after(game.layout());
  double best = 0;
  uint32_t ties = 0;
  size_t chosen = 0;
  for (size_t i = 0; i < orders_.size(); ++i) {
    const Order& order = orders_[i];
    double value = 0;
    if (decision == Decision::kAllot) {
      value = drill::ValueOfAllotment(f, order, game.ShareNames(view, order));
    } else if (decision == Decision::kOrder) {
      value = ValueOfCommand(game, view, f, order, after);
    } else {
      value = ValueOfCombat(f, order);
    }
    if (i == 0 || value > best) {
      best = value;
      chosen = i;
      ties = 1;
    } else if (value == best && source_.Below(++ties) == 0) {
      chosen = i;
    }
  }
  return {.order = orders_[chosen], .thoughts = {}};
}

}  // namespace berthier::grande_tactique
