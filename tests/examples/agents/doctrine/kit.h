// Declarations that the examples in the kit's headers use.
#ifndef BERTHIER_TESTS_EXAMPLES_AGENTS_DOCTRINE_KIT_H_
#define BERTHIER_TESTS_EXAMPLES_AGENTS_DOCTRINE_KIT_H_

#include <memory>
#include <vector>

#include "agents/doctrine/doctrine.h"
#include "agents/doctrine/kit/bases.h"
#include "agents/doctrine/kit/spot.h"
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

namespace constant_agent_h {
extern std::unique_ptr<Doctrine> doctrine;
}

namespace mean_place_h {
extern const std::vector<Point> points;
}

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
