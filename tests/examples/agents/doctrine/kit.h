// Declarations that the examples in the kit's headers use.
#ifndef BERTHIER_TESTS_EXAMPLES_AGENTS_DOCTRINE_KIT_H_
#define BERTHIER_TESTS_EXAMPLES_AGENTS_DOCTRINE_KIT_H_

#include <cmath>
#include <cstdint>
#include <memory>
#include <string_view>
#include <vector>

#include "agents/doctrine/doctrine.h"
#include "agents/doctrine/kit/bases.h"
#include "agents/doctrine/kit/feature_rows.h"
#include "agents/doctrine/kit/line_of_battle.h"
#include "agents/doctrine/kit/set_network.h"
#include "agents/doctrine/kit/spot.h"
#include "agents/doctrine/kit/timed_agent.h"
#include "agents/ruleset_agents.h"
#include "engine/model/game.h"
#include "engine/tabletop/routes.h"

namespace berthier::examples {

extern const Game& game;
extern const Position position;
extern const Pose pose, target;
extern const RulesetAgents agents;

namespace bases_h {
extern const Base u, enemy;
}

namespace feature_rows_h {
enum { kUnitIsFoot, kUnitUse, kUnitFeatures };
enum { kArmyOne, kArmyFeatures };
struct Regiment {
  bool foot() const;
  double use;
};
extern const Regiment u;
extern FeatureRows<kUnitFeatures, kArmyFeatures> rows;
}  // namespace feature_rows_h

namespace line_of_battle_h {
extern const Spot ahead, at;
extern const LineOfBattle::Zone zone;
extern const std::vector<LineOfBattle::Goal> objectives;
extern const std::vector<LineOfBattle::Troops> formations;
extern const size_t i;
extern double value;
}  // namespace line_of_battle_h

namespace mean_place_h {
extern const std::vector<Point> points;
}

namespace remembered_h {
extern const Order order;
}

namespace set_network_h {
using Network = SetNetwork<40, 16, 32, 32>;
extern const Network::Weights kWeights;
extern const Network::Rows rows;
}  // namespace set_network_h

namespace standard_agents_h {
inline constexpr std::string_view kRuleset = "grandeur";
class DrillAgent final : public Agent {
 public:
  void Begin(const Game& game, Side side, uint64_t seed) override;
  Choice Decide(const Game& game, const Position& view, Side side) override;
};
class DoctrineAgent final : public TimedAgent {
 public:
  explicit DoctrineAgent(Temper temper);

 private:
  Choice Answer(const Game& game, const Position& view) override;
};
}  // namespace standard_agents_h

namespace ways_h {
extern const RouteGround ground;
extern const Going going;
extern const Spot here, village;
void Aim(Spot there);
}  // namespace ways_h

namespace weighed_h {
struct Option {
  Order order;
  double value;
};
struct Staff {
  void Weigh(const Position& position, std::vector<Option>& options);
};
extern Staff staff;
extern const Position f;
extern std::vector<Order> orders;
}  // namespace weighed_h

}  // namespace berthier::examples

#endif  // BERTHIER_TESTS_EXAMPLES_AGENTS_DOCTRINE_KIT_H_
