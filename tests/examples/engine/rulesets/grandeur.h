// What the examples of this ruleset's headers speak of.
#ifndef BERTHIER_TESTS_EXAMPLES_ENGINE_RULESETS_GRANDEUR_H_
#define BERTHIER_TESTS_EXAMPLES_ENGINE_RULESETS_GRANDEUR_H_

#include "engine/kit/orders/refusing.h"
#include "engine/kit/wire/entry_walkers.h"
#include "engine/rulesets/grandeur/board/roll_row.h"

namespace berthier::examples {

using namespace grandeur;

extern const PositionView f;
extern const UnitId u;

namespace entries_h {
extern const SideNames sides;
extern const Scenario scenario;
extern const Link link;
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

#endif  // BERTHIER_TESTS_EXAMPLES_ENGINE_RULESETS_GRANDEUR_H_
