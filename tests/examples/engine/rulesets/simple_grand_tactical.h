// Declarations that the examples in this ruleset's headers use.
#ifndef BERTHIER_TESTS_EXAMPLES_ENGINE_RULESETS_SIMPLE_GRAND_TACTICAL_H_
#define BERTHIER_TESTS_EXAMPLES_ENGINE_RULESETS_SIMPLE_GRAND_TACTICAL_H_

#include "engine/kit/orders/refusing.h"
#include "engine/kit/wire/entry_walkers.h"
#include "engine/rulesets/simple_grand_tactical/board/changes.h"
#include "engine/rulesets/simple_grand_tactical/board/contacts.h"
#include "engine/rulesets/simple_grand_tactical/board/roll_row.h"

namespace berthier::examples {

using namespace simple_grand_tactical;

extern const PositionView f;
extern const UnitId u;

namespace entries_h {
extern const SideNames sides;
extern const Scenario scenario;
extern const ArrivalData arrival;
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
namespace forming_h {
extern const Order order;
}
namespace obstacles_h {
extern const Box box;
extern const Block block;
extern const Point to;
extern const Length most;
extern UnitId e;
}  // namespace obstacles_h
namespace roll_row_h {
void DescribeFire(PositionView f, Roll& roll);
Outcome FireOutcome(PositionView f, const Faces& faces);
void ResolveFire(const Battle& b, const Faces& faces);
}  // namespace roll_row_h

}  // namespace berthier::examples

#endif  // BERTHIER_TESTS_EXAMPLES_ENGINE_RULESETS_SIMPLE_GRAND_TACTICAL_H_
