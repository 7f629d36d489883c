// What the examples of this ruleset's headers speak of.
#ifndef BERTHIER_TESTS_EXAMPLES_ENGINE_RULESETS_GRANDE_TACTIQUE_H_
#define BERTHIER_TESTS_EXAMPLES_ENGINE_RULESETS_GRANDE_TACTIQUE_H_

#include "engine/kit/wire/entry_walkers.h"
#include "engine/rulesets/grande_tactique/board/changes.h"
#include "engine/rulesets/grande_tactique/board/position_view.h"

namespace berthier::examples {

using namespace grande_tactique;

extern const PositionView f;
extern const Battle& b;
extern const UnitId u;
extern const UnitId battery;
extern const UnitId target;
extern const Pose pose;
extern const BaseSize size;

namespace pushes_h {
extern const UnitId cuirassiers;
}
namespace command_candidates_h {
extern std::vector<Order> orders;
}
namespace entries_h {
extern const SideNames sides;
extern const Scenario scenario;
extern const DivisionData data;
extern const DivisionState state;
extern std::vector<Entry> entries;
}  // namespace entries_h
namespace process_entries_h {
extern const SideNames sides;
extern const Frame frame;
extern std::vector<Entry> entries;
}  // namespace process_entries_h
namespace morale_h {
extern const int die;
}
namespace mover_h {
extern const Point via;
}
namespace volley_h {
extern const int margin;
}

}  // namespace berthier::examples

#endif  // BERTHIER_TESTS_EXAMPLES_ENGINE_RULESETS_GRANDE_TACTIQUE_H_
