#include "tests/toys/sixth/agents/doctrine/outposts/ruleset_agents.h"

#include <algorithm>

#include "agents/doctrine/plain.h"

namespace berthier {
namespace {

constexpr std::string_view kRuleset = "outposts";

// Shoots if it can, else takes the proposal that the contract lists first.
class DrillAgent final : public Agent {
 public:
  void Begin(const Game&, Side, uint64_t) override {}
  Choice Decide(const Game& game, const Position& view, Side) override {
    std::vector<Order> orders;
    game.Propose(view, orders);
    const auto shot =
        std::find_if(orders.begin(), orders.end(),
                     [](const Order& order) { return IsSome(order.object); });
    return {.order = shot == orders.end() ? orders[0] : *shot, .thoughts = {}};
  }
};

class LeadAlone final : public Indicators {
 public:
  std::span<const std::string_view> names() const override { return kNames; }
  void Read(const Game& game, const Position& position,
            std::span<double> values) const override {
    double lead = 0, all = 0;
    for (const Body& body : game.Draw(position).bodies) {
      lead += body.side == 0 ? 1 : -1;
      ++all;
    }
    values[0] = all == 0 ? 0 : lead / all;
  }

 private:
  static constexpr std::string_view kNames[] = {"lead"};
};

const Indicators& TheIndicators() {
  static const LeadAlone kThem;
  return kThem;
}

constexpr AgentKind kKinds[] = {{.name = "drill",
                                 .description = "shoots whenever it can",
                                 .ruleset = kRuleset,
                                 .make = &MakePlain<DrillAgent>}};

}  // namespace

RulesetAgents OutpostsAgents() {
  return {.ruleset = kRuleset,
          .doctrine = &MakePlainDoctrine,
          .indicators = &TheIndicators,
          .kinds = kKinds,
          .levels = {}};
}

}  // namespace berthier
