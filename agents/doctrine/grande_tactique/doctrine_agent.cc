#include "agents/doctrine/grande_tactique/doctrine_agent.h"

#include <algorithm>
#include <utility>

#include "agents/doctrine/grande_tactique/evaluation.h"
#include "agents/doctrine/grande_tactique/intent.h"
#include "engine/rulesets/grande_tactique/insight.h"

namespace berthier::grande_tactique {
namespace {

// Plans a turn; more would only shuffle the same units.
constexpr int kPasses = 4;
constexpr size_t kMostConsidered = 12;

}  // namespace

void DoctrineAgent::Begin(const Game& /*game*/, Side /*side*/, uint64_t seed) {
  source_ = RandomSource(seed);
  turn_ = 0;
  plan_.Clear();
  next_ = 0;
}

Choice DoctrineAgent::Decide(const Game& game, const Position& view,
                             Side /*side*/) {
  const Field f = FieldOf(game, view);
  staff_.dispositions.temper = temper_;
  switch (static_cast<Decision>(f.state.awaits_kind)) {
    case Decision::kDeploy:
      return {.order = game.ProposeOne(view, source_), .thoughts = {}};
    case Decision::kAllot:
      return {.order = staff_.Allot(f, Effort::kFull), .thoughts = {}};
    case Decision::kOrder:
      return Command(game, view);
    default:
      break;
  }
  orders_.clear();
  game.Propose(view, orders_);
  Choice choice = {.order = staff_.ChooseInCombat(f, orders_), .thoughts = {}};
  const Lay lay(f);
  for (const Order& order : orders_) {
    choice.thoughts.considered.push_back(
        {.order = order,
         .value =
             PointsToValue(f.scenario, staff_.WorthInCombat(f, lay, order))});
  }
  return choice;
}

Choice DoctrineAgent::Command(const Game& game, const Position& view) {
  const Field f = FieldOf(game, view);
  const uint32_t turn = static_cast<uint32_t>(f.state.round) * 2 +
                        static_cast<uint32_t>(Index(f.state.moving));
  if (turn != turn_) {
    turn_ = turn;
    passes_ = 0;
    settled_ = {};
    plan_.Clear();
    next_ = 0;
    intent_.clear();
  }
  while (true) {
    while (next_ < plan_.orders.size()) {
      const Order order = plan_.orders[next_++];
      if (!Staff::StillStands(f, order)) continue;
      const UnitId u = f.scenario.AsUnit(order.subject);
      const Verb verb = static_cast<Verb>(order.verb);
      if (IsSome(u) && verb != Verb::kRally && verb != Verb::kMove) {
        settled_.Add(u);
      }
      Choice choice = {.order = order, .thoughts = {}};
      choice.thoughts.intent = std::exchange(intent_, {});  // once a plan
      for (size_t i = 0; i < plan_.weighed.size() && i < kMostConsidered; ++i) {
        const Combo& combo = plan_.weighed[i];
        choice.thoughts.considered.push_back(
            {.order = combo.orders[0],
             .value = PointsToValue(f.scenario, combo.value)});
      }
      choice.thoughts.variation.assign(
          plan_.orders.begin() + static_cast<std::ptrdiff_t>(next_ - 1),
          plan_.orders.end());
      return choice;
    }
    if (passes_ == kPasses) break;
    ++passes_;
    staff_.PlanTurn(f, Effort::kFull, settled_, plan_);
    next_ = 0;
    std::sort(plan_.weighed.begin(), plan_.weighed.end(), &WorthMore);
    intent_ = IntentOf(f, plan_);
    if (plan_.orders.empty()) break;
  }
  return {.order = {.verb = static_cast<uint8_t>(Verb::kEndCommand)},
          .thoughts = {}};
}

std::variant<std::unique_ptr<Agent>, std::string> MakeDoctrineAgent(
    std::string_view settings) {
  if (settings.empty() || settings == "measured") {
    return std::make_unique<DoctrineAgent>(Temper::kMeasured);
  }
  if (settings == "bold") return std::make_unique<DoctrineAgent>(Temper::kBold);
  if (settings == "cautious") {
    return std::make_unique<DoctrineAgent>(Temper::kCautious);
  }
  return "knows the tempers bold, measured and cautious, not '" +
         std::string(settings) + "'";
}

}  // namespace berthier::grande_tactique
