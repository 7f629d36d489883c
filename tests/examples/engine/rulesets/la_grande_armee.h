// What the examples of this ruleset's headers speak of.
#ifndef BERTHIER_TESTS_EXAMPLES_ENGINE_RULESETS_LA_GRANDE_ARMEE_H_
#define BERTHIER_TESTS_EXAMPLES_ENGINE_RULESETS_LA_GRANDE_ARMEE_H_

#include <vector>

#include "engine/kit/orders/refusing.h"
#include "engine/kit/wire/entry_walkers.h"
#include "engine/rulesets/la_grande_armee/board/roll_row.h"
#include "engine/rulesets/la_grande_armee/field/footprint.h"

namespace berthier::examples {

using namespace la_grande_armee;

extern const PositionView f;
extern const Battle b;
extern const ElementId e;
extern const Order order;

namespace shape_h {
extern const Pose pose;
extern const BaseSize base;
extern const Shape other;
}  // namespace shape_h
namespace swept_h {
extern const Vec by;
extern const Shape enemy;
}  // namespace swept_h
namespace sight_h {
extern const ElementId shooter, target;
}
namespace tests_h {
extern const int losses;
}
namespace entries_h {
extern const SideNames sides;
extern const Scenario scenario;
extern const Contact contact;
extern std::vector<Entry> entries;
}  // namespace entries_h
namespace ground_entries_h {
extern std::vector<EntryForm> forms;
}
namespace process_entries_h {
extern const SideNames sides;
extern const Frame frame;
extern std::vector<Entry> entries;
}  // namespace process_entries_h
namespace roll_row_h {
int FireDice(PositionView f);
void DescribeFire(PositionView f, Roll& roll);
void ResolveFire(const Battle& b, Outcome outcome);
}  // namespace roll_row_h

}  // namespace berthier::examples

#endif  // BERTHIER_TESTS_EXAMPLES_ENGINE_RULESETS_LA_GRANDE_ARMEE_H_
