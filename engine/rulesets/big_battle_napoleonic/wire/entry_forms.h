// What may be said in the entries of a scenario or position of Big Battle
// Napoleonic. The reader takes them by these forms, `berthier rulesets
// big_battle_napoleonic` prints them.
#ifndef BERTHIER_ENGINE_RULESETS_BIG_BATTLE_NAPOLEONIC_WIRE_ENTRY_FORMS_H_
#define BERTHIER_ENGINE_RULESETS_BIG_BATTLE_NAPOLEONIC_WIRE_ENTRY_FORMS_H_

#include <string>
#include <vector>

#include "engine/model/dossier.h"
#include "engine/model/entry_form.h"

namespace berthier::big_battle_napoleonic {

// Points of the way of a unit in its move: where it began and ends of legs.
inline constexpr int kWayPoints = 13;
// The numbers of its i-th point.
std::string WayHeading(int i);
std::string WayFormation(int i);

const std::vector<EntryForm>& EntryForms();

// The form of its type that the entry is of: the one whose kind it says, or
// the first; null if there are none of this type.
const EntryForm* FormOf(const Entry& entry);

}  // namespace berthier::big_battle_napoleonic

#endif  // BERTHIER_ENGINE_RULESETS_BIG_BATTLE_NAPOLEONIC_WIRE_ENTRY_FORMS_H_
