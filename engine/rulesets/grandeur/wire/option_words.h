// The options of a document and their words (section 2.9).
#ifndef BERTHIER_ENGINE_RULESETS_GRANDEUR_WIRE_OPTION_WORDS_H_
#define BERTHIER_ENGINE_RULESETS_GRANDEUR_WIRE_OPTION_WORDS_H_

#include "engine/kit/wire/options.h"
#include "engine/model/named.h"
#include "engine/rulesets/grandeur/facts/scenario.h"

namespace berthier::grandeur {

inline constexpr Named<Options::Switch> kSwitchWords[] = {
    {"off", Options::Switch::kOff},
    {"on", Options::Switch::kOn},
};

template <auto field>
constexpr OptionRow<Options> SwitchRow(std::string_view name) {
  return OptionRow<Options>::Choice<field, kSwitchWords>(name);
}
inline constexpr OptionRow<Options> kOptionRows[] = {
    SwitchRow<&Options::squares>("squares"),
    SwitchRow<&Options::division_scale>("division_scale"),
    SwitchRow<&Options::rating_shift>("rating_shift"),
    SwitchRow<&Options::incompetent>("incompetent"),
    SwitchRow<&Options::destiny>("destiny"),
    SwitchRow<&Options::hidden_nominations>("hidden_nominations"),
    SwitchRow<&Options::late_divisions>("late_divisions"),
    SwitchRow<&Options::slow_artillery>("slow_artillery"),
    SwitchRow<&Options::any_chain>("any_chain"),
    SwitchRow<&Options::skirmish_at_light>("skirmish_at_light"),
    SwitchRow<&Options::foot_against_guns>("foot_against_guns"),
    SwitchRow<&Options::no_impetus_uphill>("no_impetus_uphill"),
    SwitchRow<&Options::reroll_choice>("reroll_choice"),
    SwitchRow<&Options::corps_rout>("corps_rout"),
    SwitchRow<&Options::vd_is_cost>("vd_is_cost"),
    SwitchRow<&Options::free_setup>("free_setup"),
};

}  // namespace berthier::grandeur

#endif  // BERTHIER_ENGINE_RULESETS_GRANDEUR_WIRE_OPTION_WORDS_H_
