// The forms of all entries of a scenario or position document of Simple Grand
// Tactical: the reader accepts what they allow, and the command `berthier
// rulesets simple_grand_tactical` prints them.
#ifndef BERTHIER_ENGINE_RULESETS_SIMPLE_GRAND_TACTICAL_WIRE_ENTRY_FORMS_H_
#define BERTHIER_ENGINE_RULESETS_SIMPLE_GRAND_TACTICAL_WIRE_ENTRY_FORMS_H_

#include <vector>

#include "engine/model/entry_form.h"

namespace berthier::simple_grand_tactical {

const std::vector<EntryForm>& EntryForms();

}  // namespace berthier::simple_grand_tactical

#endif  // BERTHIER_ENGINE_RULESETS_SIMPLE_GRAND_TACTICAL_WIRE_ENTRY_FORMS_H_
