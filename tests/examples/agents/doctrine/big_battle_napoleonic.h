#ifndef BERTHIER_TESTS_EXAMPLES_AGENTS_DOCTRINE_BIG_BATTLE_NAPOLEONIC_H_
#define BERTHIER_TESTS_EXAMPLES_AGENTS_DOCTRINE_BIG_BATTLE_NAPOLEONIC_H_

#include <vector>

#include "agents/doctrine/big_battle_napoleonic/army_view.h"
#include "agents/doctrine/big_battle_napoleonic/features.h"
#include "agents/doctrine/big_battle_napoleonic/stance.h"
#include "agents/doctrine/big_battle_napoleonic/unit_options.h"
#include "engine/model/game.h"
#include "engine/rulesets/big_battle_napoleonic/board/position_view.h"

// Declarations that the examples in this doctrine's headers use.
namespace berthier::examples {

using namespace big_battle_napoleonic;

extern const Game& game;
extern const PositionView f;
extern const ArmyView army;
extern const Side side;
extern const UnitId u;
extern const Pose pose;
extern const Formation formation;
extern const Stance stance;
extern const Effort effort;

namespace deployment_options_h {
extern std::vector<Option> options;
}
namespace marches_h {
extern const Scenario& scenario;
extern const size_t objective;
extern const Spot here;
void Aim(Spot there);
}  // namespace marches_h
namespace riding_h {
extern const GeneralId general;
extern std::vector<Option> options;
}  // namespace riding_h
namespace order_ranker_h {
extern std::vector<Option> options;
}

}  // namespace berthier::examples

#endif  // BERTHIER_TESTS_EXAMPLES_AGENTS_DOCTRINE_BIG_BATTLE_NAPOLEONIC_H_
