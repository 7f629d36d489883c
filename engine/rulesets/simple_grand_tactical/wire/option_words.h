// The options of a document and their words (section 4.22).
#ifndef BERTHIER_ENGINE_RULESETS_SIMPLE_GRAND_TACTICAL_WIRE_OPTION_WORDS_H_
#define BERTHIER_ENGINE_RULESETS_SIMPLE_GRAND_TACTICAL_WIRE_OPTION_WORDS_H_

#include "engine/kit/wire/options.h"
#include "engine/model/named.h"
#include "engine/rulesets/simple_grand_tactical/facts/scenario.h"

namespace berthier::simple_grand_tactical {

inline constexpr Named<Options::Switch> kSwitchWords[] = {
    {"off", Options::Switch::kOff},
    {"on", Options::Switch::kOn},
};

template <auto field>
constexpr OptionRow<Options> SwitchRow(std::string_view name) {
  return OptionRow<Options>::Choice<field, kSwitchWords>(name);
}
inline constexpr OptionRow<Options> kOptionRows[] = {
    SwitchRow<&Options::skirmish_light_only>("skirmish_light_only"),
    SwitchRow<&Options::rout_extra_chip>("rout_extra_chip"),
    SwitchRow<&Options::single_corps_exhaustion>("single_corps_exhaustion"),
    SwitchRow<&Options::general_death_chip>("general_death_chip"),
    SwitchRow<&Options::batteries_not_regiments>("batteries_not_regiments"),
    SwitchRow<&Options::corps_commander_attach>("corps_commander_attach"),
    SwitchRow<&Options::deployed_steady>("deployed_steady"),
    SwitchRow<&Options::austrian_line_3>("austrian_line_3"),
    SwitchRow<&Options::unformed_capped>("unformed_capped"),
    SwitchRow<&Options::same_phase_followup>("same_phase_followup"),
    SwitchRow<&Options::retreat_about_face>("retreat_about_face"),
    SwitchRow<&Options::no_friend_passage>("no_friend_passage"),
    SwitchRow<&Options::general_always>("general_always"),
    SwitchRow<&Options::artillery_unlimbered_single>(
        "artillery_unlimbered_single"),
    SwitchRow<&Options::safety_cap>("safety_cap"),
    SwitchRow<&Options::charge_or_move>("charge_or_move"),
    SwitchRow<&Options::no_move_contact>("no_move_contact"),
    SwitchRow<&Options::random_passes>("random_passes"),
    SwitchRow<&Options::random_arrival>("random_arrival"),
};

}  // namespace berthier::simple_grand_tactical

#endif  // BERTHIER_ENGINE_RULESETS_SIMPLE_GRAND_TACTICAL_WIRE_OPTION_WORDS_H_
