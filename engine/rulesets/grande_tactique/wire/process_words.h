// The middle of a turn on the wire: what is awaited, the frames of the charge
// tree and the flights behind them (section 2.4, process stack).
//
// Nobody writes these by hand: they are plain numbers, complete, so that a
// position saved in the middle of anything goes on as if it had not been.
#ifndef BERTHIER_ENGINE_RULESETS_GRANDE_TACTIQUE_WIRE_PROCESS_WORDS_H_
#define BERTHIER_ENGINE_RULESETS_GRANDE_TACTIQUE_WIRE_PROCESS_WORDS_H_

#include <string>
#include <vector>

#include "engine/model/dossier.h"
#include "engine/model/entry_form.h"
#include "engine/rulesets/grande_tactique/facts/scenario.h"
#include "engine/rulesets/grande_tactique/facts/state.h"

namespace berthier::grande_tactique {

// Empty, or what is wrong.
std::string ReadProcessEntry(const Entry& entry, const EntryForm& form,
                             const Scenario& scenario, State& state);
// What these entries say.
std::vector<EntryForm> ProcessForms();

// Appends the entries that ReadProcessEntry understands.
void WriteProcess(const State& state, std::vector<Entry>& entries);

}  // namespace berthier::grande_tactique

#endif  // BERTHIER_ENGINE_RULESETS_GRANDE_TACTIQUE_WIRE_PROCESS_WORDS_H_
