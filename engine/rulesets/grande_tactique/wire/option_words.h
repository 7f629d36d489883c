// The option switches of section 6.9 by name.
#ifndef BERTHIER_ENGINE_RULESETS_GRANDE_TACTIQUE_WIRE_OPTION_WORDS_H_
#define BERTHIER_ENGINE_RULESETS_GRANDE_TACTIQUE_WIRE_OPTION_WORDS_H_

#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/model/entry_form.h"
#include "engine/rulesets/grande_tactique/facts/scenario.h"

namespace berthier::grande_tactique {

// Empty if set; else what is wrong ("unknown option", "square_move is 2 or 1").
std::string SetOption(Options& options, std::string_view name,
                      std::string_view value);

// Those that differ from the default, as name and value.
std::vector<std::pair<std::string, std::string>> ListOptions(
    const Options& options);

// Every option with its values, the usual one first.
std::vector<OptionForm> OptionForms();

}  // namespace berthier::grande_tactique

#endif  // BERTHIER_ENGINE_RULESETS_GRANDE_TACTIQUE_WIRE_OPTION_WORDS_H_
