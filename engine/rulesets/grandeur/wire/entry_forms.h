// The forms of all entries of a scenario or position document of Grandeur: the
// reader accepts what they allow, and the command `berthier rulesets grandeur`
// prints them.
#ifndef BERTHIER_ENGINE_RULESETS_GRANDEUR_WIRE_ENTRY_FORMS_H_
#define BERTHIER_ENGINE_RULESETS_GRANDEUR_WIRE_ENTRY_FORMS_H_

#include <vector>

#include "engine/model/entry_form.h"

namespace berthier::grandeur {

const std::vector<EntryForm>& EntryForms();

}  // namespace berthier::grandeur

#endif  // BERTHIER_ENGINE_RULESETS_GRANDEUR_WIRE_ENTRY_FORMS_H_
