// The names and values of the options of section 6.9.
#ifndef BERTHIER_ENGINE_RULESETS_GRANDE_TACTIQUE_WIRE_OPTION_WORDS_H_
#define BERTHIER_ENGINE_RULESETS_GRANDE_TACTIQUE_WIRE_OPTION_WORDS_H_

#include "engine/kit/wire/options.h"
#include "engine/model/named.h"
#include "engine/rulesets/grande_tactique/facts/scenario.h"

namespace berthier::grande_tactique {

inline constexpr Named<Options::CavalryFlight> kFlightWords[] = {
    {"all_diced", Options::CavalryFlight::kAllDiced},
    {"diced_from_cavalry_only", Options::CavalryFlight::kDicedFromCavalryOnly},
};
inline constexpr Named<Options::BonusTiming> kTimingWords[] = {
    {"after_roll", Options::BonusTiming::kAfterRoll},
    {"before_roll", Options::BonusTiming::kBeforeRoll},
};
inline constexpr Named<Options::BonusScope> kScopeWords[] = {
    {"shared", Options::BonusScope::kShared},
    {"each", Options::BonusScope::kEach},
};
inline constexpr Named<Options::BonusMeasure> kMeasureWords[] = {
    {"phase_start", Options::BonusMeasure::kPhaseStart},
    {"after_general_moves", Options::BonusMeasure::kAfterGeneralMoves},
};
inline constexpr Named<Options::AttachAssessed> kAttachWords[] = {
    {"phase_start", Options::AttachAssessed::kPhaseStart},
    {"at_action", Options::AttachAssessed::kAtAction},
};
inline constexpr Named<Options::ExhaustFirer> kExhaustWords[] = {
    {"if_return_fire", Options::ExhaustFirer::kIfReturnFire},
    {"always", Options::ExhaustFirer::kAlways},
    {"never", Options::ExhaustFirer::kNever},
};
inline constexpr Named<bool> kInchWords[] = {{"25", false}, {"25.4", true}};
inline constexpr Named<int> kArcWords[] = {{"45", 180}, {"22.5", 90}};
inline constexpr Named<Length> kSquareMoveWords[] = {{"2", Inches(2)},
                                                     {"1", Inches(1)}};

using OptionOf = OptionRow<Options>;
inline constexpr OptionOf kOptionRows[] = {
    OptionOf::Choice<&Options::square_move, kSquareMoveWords>("square_move"),
    OptionOf::Choice<&Options::cav_flee, kFlightWords>("cav_flee"),
    OptionOf::Choice<&Options::true_inches, kInchWords>("mm_per_inch"),
    OptionOf::Choice<&Options::bonus_timing, kTimingWords>("bonus_timing"),
    OptionOf::Choice<&Options::bonus_scope, kScopeWords>("bonus_scope"),
    OptionOf::Choice<&Options::bonus_measure, kMeasureWords>("bonus_measure"),
    OptionOf::Choice<&Options::attach_assessed, kAttachWords>(
        "attach_assessed"),
    OptionOf::Number<&Options::infantry_range, 0, 20>("infantry_range",
                                                      "in inches"),
    OptionOf::Choice<&Options::arc_half_angle_quarters, kArcWords>(
        "arc_half_angle"),
    OptionOf::Choice<&Options::exhaust_firer, kExhaustWords>("exhaust_firer"),
    OptionOf::Number<&Options::victory_floor_percent, 0, 100>("victory_floor",
                                                              "in percent"),
    OptionOf::Switch<&Options::road_waives_terrain>("road_waives_terrain"),
    OptionOf::Switch<&Options::defender_takes_position>(
        "defender_takes_position"),
    OptionOf::Switch<&Options::followup_second_check>("followup_second_check"),
    OptionOf::Switch<&Options::bua_infantry_only>("bua_infantry_only"),
    OptionOf::Switch<&Options::enfilade_bua>("enfilade_bua"),
    OptionOf::Switch<&Options::collapse_latched>("collapse_latched"),
    OptionOf::Switch<&Options::no_guns_on_charge_target>(
        "no_guns_on_charge_target"),
    OptionOf::Switch<&Options::free_pivot_on_limber>("free_pivot_on_limber"),
    OptionOf::Switch<&Options::charismatic_generals>("charismatic_generals"),
};

}  // namespace berthier::grande_tactique

#endif  // BERTHIER_ENGINE_RULESETS_GRANDE_TACTIQUE_WIRE_OPTION_WORDS_H_
