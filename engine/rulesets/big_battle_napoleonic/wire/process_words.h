// What is being resolved, in words: the process entries of a dossier.
#ifndef BERTHIER_ENGINE_RULESETS_BIG_BATTLE_NAPOLEONIC_WIRE_PROCESS_WORDS_H_
#define BERTHIER_ENGINE_RULESETS_BIG_BATTLE_NAPOLEONIC_WIRE_PROCESS_WORDS_H_

#include <string>
#include <vector>

#include "engine/model/dossier.h"
#include "engine/model/entry_form.h"
#include "engine/rulesets/big_battle_napoleonic/facts/scenario.h"
#include "engine/rulesets/big_battle_napoleonic/facts/state.h"

namespace berthier::big_battle_napoleonic {

// Reads "waiting", "shot" and "fight"; what is wrong, or empty.
std::string ReadProcessEntry(const Entry& entry, const EntryForm& form,
                             const Scenario& scenario, State& state);
// What these entries say.
std::vector<EntryForm> ProcessForms();
void WriteProcess(const State& state, std::vector<Entry>& entries);

}  // namespace berthier::big_battle_napoleonic

#endif  // BERTHIER_ENGINE_RULESETS_BIG_BATTLE_NAPOLEONIC_WIRE_PROCESS_WORDS_H_
