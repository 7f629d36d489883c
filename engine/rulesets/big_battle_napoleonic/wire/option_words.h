// The options of a document and their words (section 2.9).
#ifndef BERTHIER_ENGINE_RULESETS_BIG_BATTLE_NAPOLEONIC_WIRE_OPTION_WORDS_H_
#define BERTHIER_ENGINE_RULESETS_BIG_BATTLE_NAPOLEONIC_WIRE_OPTION_WORDS_H_

#include "engine/kit/wire/options.h"
#include "engine/model/named.h"
#include "engine/rulesets/big_battle_napoleonic/facts/scenario.h"

namespace berthier::big_battle_napoleonic {

inline constexpr Named<Options::Sides> kSidesWords[] = {
    {"listed", Options::Sides::kListed},
    {"chosen", Options::Sides::kChosen},
    {"lot", Options::Sides::kLot},
};
inline constexpr Named<Options::ObjectivesFor> kObjectivesWords[] = {
    {"both", Options::ObjectivesFor::kBoth},
    {"attacker", Options::ObjectivesFor::kAttacker},
};

using OptionOf = OptionRow<Options>;
inline constexpr OptionOf kOptionRows[] = {
    OptionOf::Switch<&Options::square_may_decline>("square_may_decline"),
    OptionOf::Switch<&Options::square_test_immediate>("square_test_immediate"),
    OptionOf::Switch<&Options::square_vs_pursuit>("square_vs_pursuit"),
    OptionOf::Switch<&Options::square_shuffle>("square_shuffle"),
    OptionOf::Switch<&Options::line_bonus_front_only>("line_bonus_front_only"),
    OptionOf::Switch<&Options::flank_ranks>("flank_ranks"),
    OptionOf::Switch<&Options::rear_support>("rear_support"),
    OptionOf::Switch<&Options::cav_follow_into_rough>("cav_follow_into_rough"),
    OptionOf::Switch<&Options::overrun_pursues>("overrun_pursues"),
    OptionOf::Switch<&Options::known_enemy_needs_sight>(
        "known_enemy_needs_sight"),
    OptionOf::Switch<&Options::elevation>("elevation"),
    OptionOf::Switch<&Options::simultaneous_fire>("simultaneous_fire"),
    OptionOf::Switch<&Options::narrow_enfilade>("narrow_enfilade"),
    OptionOf::Switch<&Options::free_deployment>("free_deployment"),
    OptionOf::Switch<&Options::army_collapse>("army_collapse"),
    OptionOf::Switch<&Options::arrival_dice>("arrival_dice"),
    OptionOf::Switch<&Options::guard_held_back>("guard_held_back"),
    OptionOf::Switch<&Options::thielmann_orders>("thielmann_orders"),
    OptionOf::Number<&Options::bases_per_point, 1, 100>("bases_per_point"),
    OptionOf::Number<&Options::points_per_battery, 0, 100>(
        "points_per_battery"),
    OptionOf::Number<&Options::handicap, -1000, 1000>("handicap"),
    OptionOf::Number<&Options::victory_margin, 1, 1000>("victory_margin"),
    OptionOf::Number<&Options::decisive_margin, 0, 1000>("decisive_margin"),
    OptionOf::Choice<&Options::sides, kSidesWords>("sides"),
    OptionOf::Choice<&Options::objectives_for, kObjectivesWords>(
        "objectives_for"),
};

}  // namespace berthier::big_battle_napoleonic

#endif  // BERTHIER_ENGINE_RULESETS_BIG_BATTLE_NAPOLEONIC_WIRE_OPTION_WORDS_H_
