// A position in neutral words, for the wire form.
#ifndef BERTHIER_ENGINE_RULESETS_BIG_BATTLE_NAPOLEONIC_WIRE_WRITER_H_
#define BERTHIER_ENGINE_RULESETS_BIG_BATTLE_NAPOLEONIC_WIRE_WRITER_H_

#include "engine/model/dossier.h"
#include "engine/rulesets/big_battle_napoleonic/board/field.h"

namespace berthier::big_battle_napoleonic {

Dossier WriteDossier(Field f);

}  // namespace berthier::big_battle_napoleonic

#endif  // BERTHIER_ENGINE_RULESETS_BIG_BATTLE_NAPOLEONIC_WIRE_WRITER_H_
