// The forms of all entries of this ruleset's documents.
#ifndef BERTHIER_ENGINE_RULESETS_LA_GRANDE_ARMEE_WIRE_ENTRY_FORMS_H_
#define BERTHIER_ENGINE_RULESETS_LA_GRANDE_ARMEE_WIRE_ENTRY_FORMS_H_

#include <vector>

#include "engine/model/entry_form.h"

namespace berthier::la_grande_armee {

const std::vector<EntryForm>& EntryForms();

}  // namespace berthier::la_grande_armee

#endif  // BERTHIER_ENGINE_RULESETS_LA_GRANDE_ARMEE_WIRE_ENTRY_FORMS_H_
