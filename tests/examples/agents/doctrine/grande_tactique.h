#ifndef BERTHIER_TESTS_EXAMPLES_AGENTS_DOCTRINE_GRANDE_TACTIQUE_H_
#define BERTHIER_TESTS_EXAMPLES_AGENTS_DOCTRINE_GRANDE_TACTIQUE_H_

#include <vector>

#include "agents/doctrine/grande_tactique/army_view.h"
#include "agents/doctrine/grande_tactique/odds.h"
#include "agents/doctrine/grande_tactique/order_bundles.h"
#include "agents/doctrine/grande_tactique/stance.h"
#include "agents/doctrine/grande_tactique/turn_planner.h"
#include "engine/model/chooser.h"
#include "engine/model/game.h"
#include "engine/rulesets/grande_tactique/board/position_view.h"
#include "engine/rulesets/grande_tactique/board/process.h"
#include "engine/rulesets/grande_tactique/movement/mover.h"

// Declarations that the examples in this doctrine's headers use.
namespace berthier::examples {

using namespace grande_tactique;

extern const Game& game;
extern const PositionView f;
extern const ArmyView army;
extern const Weights weights;
extern const Side side;
extern const Stance stance;

namespace deployment_options_h {
extern Chooser& chooser;
}
namespace order_bundles_h {
extern const std::vector<UnitId> units_of_division;
extern std::vector<OrderBundle> bundles;
}  // namespace order_bundles_h
namespace plan_execution_h {
extern TurnPlanner planner;
}
namespace ground_h {
extern const Mover mover;
extern const Point enemy;
extern PoseList poses;
}  // namespace ground_h
namespace judgement_h {
extern const UnitView horse, infantry;
extern const ChargeOdds odds;
extern const double helpers;
}  // namespace judgement_h
namespace purchase_options_h {
extern const std::vector<UnitId> units;
}
namespace odds_h {
extern const UnitId lancers, square;
}
namespace riding_h {
extern const std::vector<OrderBundle> chosen;
extern std::vector<Order> orders;
}  // namespace riding_h

}  // namespace berthier::examples

#endif  // BERTHIER_TESTS_EXAMPLES_AGENTS_DOCTRINE_GRANDE_TACTIQUE_H_
