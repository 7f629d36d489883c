// The options of a dossier and their words (2.9).
#ifndef BERTHIER_ENGINE_RULESETS_BIG_BATTLE_NAPOLEONIC_WIRE_OPTION_WORDS_H_
#define BERTHIER_ENGINE_RULESETS_BIG_BATTLE_NAPOLEONIC_WIRE_OPTION_WORDS_H_

#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/model/entry_form.h"
#include "engine/rulesets/big_battle_napoleonic/facts/scenario.h"

namespace berthier::big_battle_napoleonic {

// What is wrong with it and what would do; empty if it was set.
std::string SetOption(Options& o, std::string_view name,
                      std::string_view value);
// Those that differ from the default.
std::vector<std::pair<std::string, std::string>> ListOptions(const Options& o);

// Every option with its values, the usual one first.
std::vector<OptionForm> OptionForms();

}  // namespace berthier::big_battle_napoleonic

#endif  // BERTHIER_ENGINE_RULESETS_BIG_BATTLE_NAPOLEONIC_WIRE_OPTION_WORDS_H_
