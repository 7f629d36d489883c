#ifndef BERTHIER_TESTS_EXAMPLES_AGENTS_DOCTRINE_LA_GRANDE_ARMEE_H_
#define BERTHIER_TESTS_EXAMPLES_AGENTS_DOCTRINE_LA_GRANDE_ARMEE_H_

#include <vector>

#include "agents/doctrine/la_grande_armee/army_view.h"
#include "agents/doctrine/la_grande_armee/features.h"
#include "agents/doctrine/la_grande_armee/odds.h"
#include "agents/doctrine/la_grande_armee/outlook.h"
#include "agents/doctrine/la_grande_armee/posts.h"
#include "agents/doctrine/la_grande_armee/stance.h"
#include "agents/doctrine/la_grande_armee/unit_options.h"
#include "engine/model/game.h"
#include "engine/rulesets/la_grande_armee/facts/view.h"
#include "engine/rulesets/la_grande_armee/movement/plan.h"

// Declarations that the examples in this doctrine's headers use.
namespace berthier::examples {

using namespace la_grande_armee;

extern const Game& game;
extern const PositionView f;
extern const ArmyView army;
extern const Side side;
extern const ElementId e;
extern const UnitView& u;
extern const MovePlan plan;
extern const Stance stance;

namespace judgement_h {
extern const UnitView &own, &enemy;
}
namespace odds_h {
extern const Fighter own, enemy;
}
namespace unit_options_h {
extern const Outlook outlook;
}
namespace posts_h {
extern const Outlook outlook;
extern const double value;
}  // namespace posts_h
namespace beliefs_h {
extern double value;
extern const UnitView there;
}  // namespace beliefs_h
namespace fog_staff_h {
extern const std::vector<Order> orders;
extern std::vector<Option> options;
}  // namespace fog_staff_h
namespace order_ranker_h {
extern std::vector<Option> options;
}

}  // namespace berthier::examples

#endif  // BERTHIER_TESTS_EXAMPLES_AGENTS_DOCTRINE_LA_GRANDE_ARMEE_H_
