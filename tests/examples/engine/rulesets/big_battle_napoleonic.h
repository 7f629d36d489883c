// Declarations that the examples in this ruleset's headers use.
#ifndef BERTHIER_TESTS_EXAMPLES_ENGINE_RULESETS_BIG_BATTLE_NAPOLEONIC_H_
#define BERTHIER_TESTS_EXAMPLES_ENGINE_RULESETS_BIG_BATTLE_NAPOLEONIC_H_

#include "engine/kit/orders/refusing.h"
#include "engine/kit/wire/entry_walkers.h"
#include "engine/rulesets/big_battle_napoleonic/board/battle.h"
#include "engine/rulesets/big_battle_napoleonic/board/position_view.h"
#include "engine/rulesets/big_battle_napoleonic/facts/codes.h"
#include "engine/rulesets/big_battle_napoleonic/movement/execute.h"
#include "engine/rulesets/big_battle_napoleonic/movement/plan_order.h"

namespace berthier::examples {

using namespace big_battle_napoleonic;

extern const PositionView f;
extern const Battle& b;
extern const UnitId u;
extern const Pose pose;
extern const BaseSize size;

namespace entries_h {
extern const SideNames sides;
extern const Scenario scenario;
extern const ArrivalData arrival;
inline constexpr uint8_t due = 0;
extern std::vector<Entry> entries;
}  // namespace entries_h
namespace ground_entries_h {
extern std::vector<EntryForm> forms;
}
namespace process_entries_h {
extern const SideNames sides;
extern const Fight fight;
extern std::vector<Entry> entries;
}  // namespace process_entries_h
namespace clear_place_h {
extern const Length length;
Block At(Length by);
bool IsOn(UnitId other, const Block& there);
bool spared(UnitId other);
}  // namespace clear_place_h
namespace course_h {
extern const Pose start;
}
namespace ground_h {
extern const Ground ground;
struct Unit {
  Block block() const;
};
extern const Unit unit;
}  // namespace ground_h
namespace order_effect_h {
extern const Order order;
}
namespace zones_h {
extern const Point apex;
}

namespace firer_h {
extern const UnitId target;
extern const Block block;
}  // namespace firer_h

}  // namespace berthier::examples

#endif  // BERTHIER_TESTS_EXAMPLES_ENGINE_RULESETS_BIG_BATTLE_NAPOLEONIC_H_
