// The options of a document and their words: the catalogue's table.
#ifndef BERTHIER_ENGINE_RULESETS_LA_GRANDE_ARMEE_WIRE_OPTION_WORDS_H_
#define BERTHIER_ENGINE_RULESETS_LA_GRANDE_ARMEE_WIRE_OPTION_WORDS_H_

#include <optional>
#include <string>
#include <string_view>

#include "engine/kit/wire/options.h"
#include "engine/model/named.h"
#include "engine/rulesets/la_grande_armee/facts/scenario.h"
#include "engine/rulesets/la_grande_armee/facts/wire_words.h"

namespace berthier::la_grande_armee {

// A size of bases: "1.5" inches, with at most three decimals, rounded to an
// even number of ticks (5.0); from a quarter inch to 4 inches.
std::optional<Length> BaseSizeFrom(std::string_view word);
std::string WordsOfBaseSize(Length size);

using Row = OptionRow<Options>;

template <auto field>
constexpr Row BaseRow(std::string_view name) {
  return {.name = name,
          .unit = "in inches",
          .set =
              [](Options& o, std::string_view to) {
                const std::optional<Length> size = BaseSizeFrom(to);
                if (size) o.*field = *size;
                return size.has_value();
              },
          .said = [](const Options& o) { return WordsOfBaseSize(o.*field); },
          .demand = [] { return std::string("from 0.25 to 4"); },
          .values =
              [](const std::string& usual) {
                return usual + ", or from 0.25 to 4";
              }};
}

inline constexpr Named<bool> kBoolWords[] = {{"false", false}, {"true", true}};
inline constexpr Named<Options::Dispersal> kDispersalWords[] = {
    {"compulsory", Options::Dispersal::kCompulsory},
    {"immediate", Options::Dispersal::kImmediate}};
inline constexpr Named<Options::Ranks> kRanksWords[] = {
    {"1", Options::Ranks::kOne}, {"all", Options::Ranks::kAll}};
inline constexpr Named<Options::Double> kDoubleWords[] = {
    {"all", Options::Double::kAll}, {"bases", Options::Double::kBases}};
inline constexpr Named<Options::Penalty> kPenaltyWords[] = {
    {"flat", Options::Penalty::kFlat},
    {"per_base", Options::Penalty::kPerBase}};
inline constexpr Named<Options::FootGuns> kFootGunsWords[] = {
    {"forbid", Options::FootGuns::kForbid},
    {"abandon", Options::FootGuns::kAbandon}};
inline constexpr Named<Options::PullOffFrom> kPullOffWords[] = {
    {"infantry", Options::PullOffFrom::kInfantry},
    {"any", Options::PullOffFrom::kAny}};
inline constexpr Named<int> kArcWords[] = {{"45", 45}, {"90", 90}};
inline constexpr Named<Options::Repeat> kRepeatWords[] = {
    {"until_pass", Options::Repeat::kUntilPass},
    {"once", Options::Repeat::kOnce}};
inline constexpr Named<Options::Scope> kScopeWords[] = {
    {"nation", Options::Scope::kNation}, {"side", Options::Scope::kSide}};
inline constexpr Named<Options::Dummies> kDummiesWords[] = {
    {"equal", Options::Dummies::kEqual}, {"fewer", Options::Dummies::kFewer}};
inline constexpr Named<Options::ScoutMod> kScoutModWords[] = {
    {"harder", Options::ScoutMod::kHarder},
    {"literal", Options::ScoutMod::kLiteral}};
inline constexpr Named<Options::Deploy> kDeployWords[] = {
    {"fixed", Options::Deploy::kFixed}, {"free", Options::Deploy::kFree}};

inline constexpr Row kOptionRows[] = {
    BaseRow<&Options::base_width>("base_w"),
    BaseRow<&Options::base_depth>("base_d"),
    Row::Choice<&Options::dispersal, kDispersalWords>("dispersal_timing"),
    Row::Choice<&Options::support_ranks, kRanksWords>("support_ranks"),
    Row::Choice<&Options::charge_double, kDoubleWords>("charge_double"),
    Row::Choice<&Options::artillery_penalty, kPenaltyWords>(
        "artillery_penalty"),
    Row::Choice<&Options::foot_guns_evade, kFootGunsWords>("foot_guns_evade"),
    Row::Choice<&Options::pull_off_from, kPullOffWords>("pull_off_from"),
    Row::Choice<&Options::square_arc, kArcWords>("square_arc"),
    Row::Choice<&Options::sight_repeat, kRepeatWords>("sight_repeat"),
    Row::Choice<&Options::army_scope, kScopeWords>("army_cmd_scope"),
    Row::Choice<&Options::counter_moves, kBoolWords>("lost_counter_moves"),
    Row::Choice<&Options::multi_garrison, kBoolWords>("multi_garrison"),
    Row::Choice<&Options::hill_all_ranks, kBoolWords>("hill_all_ranks"),
    Row::Choice<&Options::fog, kFogWords>("fog"),
    Row::Choice<&Options::known_oob, kBoolWords>("known_oob"),
    Row::Choice<&Options::dummies, kDummiesWords>("dummies"),
    Row::Choice<&Options::scout_mod, kScoutModWords>("scout_mod"),
    Row::Number<&Options::break_percent, 1, 100>("break_pct"),
    Row::Number<&Options::bound_limit, 1, 99>("bound_limit"),
    Row::Choice<&Options::deploy, kDeployWords>("deploy"),
};

}  // namespace berthier::la_grande_armee

#endif  // BERTHIER_ENGINE_RULESETS_LA_GRANDE_ARMEE_WIRE_OPTION_WORDS_H_
