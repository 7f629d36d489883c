#ifndef BERTHIER_TESTS_EXAMPLES_AGENTS_DOCTRINE_GRANDEUR_H_
#define BERTHIER_TESTS_EXAMPLES_AGENTS_DOCTRINE_GRANDEUR_H_

#include <vector>

#include "agents/doctrine/grandeur/army_view.h"
#include "agents/doctrine/grandeur/features.h"
#include "agents/doctrine/grandeur/outlook.h"
#include "agents/doctrine/grandeur/stance.h"
#include "agents/doctrine/grandeur/unit_options.h"
#include "engine/model/game.h"
#include "engine/rulesets/grandeur/board/position_view.h"

// Declarations that the examples in this doctrine's headers use.
namespace berthier::examples {

using namespace grandeur;

extern const Game& game;
extern const PositionView f;
extern const ArmyView army;
extern const Side side;
extern const UnitId u;
extern const Pose pose;
extern const Stance stance;

namespace army_view_h {
extern const UnitView& u;
}
namespace judgement_h {
extern const UnitView &own, &enemy;
}
namespace outlook_h {
extern const UnitView& u;
}
namespace unit_options_h {
extern const Outlook outlook;
}
namespace order_ranker_h {
extern std::vector<Option> options;
}

}  // namespace berthier::examples

#endif  // BERTHIER_TESTS_EXAMPLES_AGENTS_DOCTRINE_GRANDEUR_H_
