#ifndef BERTHIER_TESTS_EXAMPLES_AGENTS_DOCTRINE_SIMPLE_GRAND_TACTICAL_H_
#define BERTHIER_TESTS_EXAMPLES_AGENTS_DOCTRINE_SIMPLE_GRAND_TACTICAL_H_

#include <vector>

#include "agents/doctrine/simple_grand_tactical/army_view.h"
#include "agents/doctrine/simple_grand_tactical/features.h"
#include "agents/doctrine/simple_grand_tactical/outlook.h"
#include "agents/doctrine/simple_grand_tactical/stance.h"
#include "agents/doctrine/simple_grand_tactical/unit_options.h"
#include "engine/model/game.h"
#include "engine/rulesets/simple_grand_tactical/board/position_view.h"

// Declarations that the examples in this doctrine's headers use.
namespace berthier::examples {

using namespace simple_grand_tactical;

extern const Game& game;
extern const PositionView f;
extern const ArmyView army;
extern const Side side;
extern const UnitId u;
extern const Pose pose;
extern const Formation formation;
extern const Stance stance;

namespace judgement_h {
extern const UnitId enemy;
}
namespace unit_options_h {
extern const Outlook outlook;
}
namespace order_ranker_h {
extern std::vector<Option> options;
}

}  // namespace berthier::examples

#endif  // BERTHIER_TESTS_EXAMPLES_AGENTS_DOCTRINE_SIMPLE_GRAND_TACTICAL_H_
