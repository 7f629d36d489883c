// The forms of all entries of a scenario or position document of Big Battle
// Napoleonic: the reader accepts what they allow, and the command `berthier
// rulesets big_battle_napoleonic` prints them.
#ifndef BERTHIER_ENGINE_RULESETS_BIG_BATTLE_NAPOLEONIC_WIRE_ENTRY_FORMS_H_
#define BERTHIER_ENGINE_RULESETS_BIG_BATTLE_NAPOLEONIC_WIRE_ENTRY_FORMS_H_

#include <vector>

#include "engine/model/entry_form.h"

namespace berthier::big_battle_napoleonic {

const std::vector<EntryForm>& EntryForms();

}  // namespace berthier::big_battle_napoleonic

#endif  // BERTHIER_ENGINE_RULESETS_BIG_BATTLE_NAPOLEONIC_WIRE_ENTRY_FORMS_H_
