// The forms of all document entries of Grande Tactique. The reader validates
// entries against them; `berthier rulesets grande_tactique` prints them.
#ifndef BERTHIER_ENGINE_RULESETS_GRANDE_TACTIQUE_WIRE_ENTRY_FORMS_H_
#define BERTHIER_ENGINE_RULESETS_GRANDE_TACTIQUE_WIRE_ENTRY_FORMS_H_

#include <vector>

#include "engine/model/entry_form.h"

namespace berthier::grande_tactique {

const std::vector<EntryForm>& EntryForms();

}  // namespace berthier::grande_tactique

#endif  // BERTHIER_ENGINE_RULESETS_GRANDE_TACTIQUE_WIRE_ENTRY_FORMS_H_
