#include "engine/rulesets/grande_tactique/wire/option_words.h"

#include <charconv>
#include <optional>

#include "engine/rulesets/grande_tactique/facts/wire_words.h"

namespace berthier::grande_tactique {
namespace {

using Switch = Options::Switch;

constexpr Named<Switch> kSwitchWords[] = {
    {"false", Switch::kOff},
    {"true", Switch::kOn},
};
constexpr Named<Options::CavalryFlight> kFlightWords[] = {
    {"all_diced", Options::CavalryFlight::kAllDiced},
    {"diced_from_cavalry_only", Options::CavalryFlight::kDicedFromCavalryOnly},
};
constexpr Named<Options::BonusTiming> kTimingWords[] = {
    {"after_roll", Options::BonusTiming::kAfterRoll},
    {"before_roll", Options::BonusTiming::kBeforeRoll},
};
constexpr Named<Options::BonusScope> kScopeWords[] = {
    {"shared", Options::BonusScope::kShared},
    {"each", Options::BonusScope::kEach},
};
constexpr Named<Options::BonusMeasure> kMeasureWords[] = {
    {"phase_start", Options::BonusMeasure::kPhaseStart},
    {"after_general_moves", Options::BonusMeasure::kAfterGeneralMoves},
};
constexpr Named<Options::AttachAssessed> kAttachWords[] = {
    {"phase_start", Options::AttachAssessed::kPhaseStart},
    {"at_action", Options::AttachAssessed::kAtAction},
};
constexpr Named<Options::ExhaustFirer> kExhaustWords[] = {
    {"if_return_fire", Options::ExhaustFirer::kIfReturnFire},
    {"always", Options::ExhaustFirer::kAlways},
    {"never", Options::ExhaustFirer::kNever},
};
constexpr Named<bool> kInchWords[] = {{"25", false}, {"25.4", true}};
constexpr Named<int> kArcWords[] = {{"45", 180}, {"22.5", 90}};
constexpr Named<Length> kSquareMoveWords[] = {{"2", Inches(2)},
                                              {"1", Inches(1)}};

struct NamedSwitch {
  std::string_view name;
  Switch Options::*field;
};
constexpr NamedSwitch kSwitches[] = {
    {"road_waives_terrain", &Options::road_waives_terrain},
    {"defender_takes_position", &Options::defender_takes_position},
    {"followup_second_check", &Options::followup_second_check},
    {"bua_infantry_only", &Options::bua_infantry_only},
    {"enfilade_bua", &Options::enfilade_bua},
    {"collapse_latched", &Options::collapse_latched},
    {"no_guns_on_charge_target", &Options::no_guns_on_charge_target},
    {"free_pivot_on_limber", &Options::free_pivot_on_limber},
    {"charismatic_generals", &Options::charismatic_generals},
};

template <typename Value, size_t n>
std::string Choose(const Named<Value> (&words)[n], std::string_view name,
                   std::string_view word, Value& value) {
  if (const auto found = Find(words, word)) {
    value = *found;
    return "";
  }
  std::string what = std::string(name) + " is one of";
  for (const Named<Value>& w : words) what += " " + std::string(w.word) + ",";
  return what + " not \"" + std::string(word) + "\"";
}

std::string Number(std::string_view name, std::string_view word, int low,
                   int high, int& value) {
  int n = 0;
  const auto [end, error] =
      std::from_chars(word.data(), word.data() + word.size(), n);
  if (error != std::errc() || end != word.data() + word.size() || n < low ||
      n > high) {
    return std::string(name) + " is a whole number from " +
           std::to_string(low) + " to " + std::to_string(high) + ", not \"" +
           std::string(word) + "\"";
  }
  value = n;
  return "";
}

// Options with values of their own.
struct Setting {
  std::string_view name;
  std::string (*set)(Options& o, std::string_view name, std::string_view value);
  std::string (*values)();  // the usual one first
};
template <const auto& words>
std::string Values() {
  std::string values;
  for (const auto& each : words) {
    values += (values.empty() ? "" : ", ") + std::string(each.word);
  }
  return values;
}
template <const auto& words, auto field>
std::string SetChoice(Options& o, std::string_view name,
                      std::string_view value) {
  return Choose(words, name, value, o.*field);
}
std::string SetInfantryRange(Options& o, std::string_view name,
                             std::string_view value) {
  int inches = 0;
  std::string wrong = Number(name, value, 0, 20, inches);
  if (wrong.empty()) o.infantry_range = Inches(inches);
  return wrong;
}
std::string SetVictoryFloor(Options& o, std::string_view name,
                            std::string_view value) {
  return Number(name, value, 0, 100, o.victory_floor_percent);
}
template <const auto& words, auto field>
constexpr Setting Choice(std::string_view name) {
  return {name, &SetChoice<words, field>, &Values<words>};
}
constexpr Setting kSettings[] = {
    Choice<kSquareMoveWords, &Options::square_move>("square_move"),
    Choice<kFlightWords, &Options::cav_flee>("cav_flee"),
    Choice<kInchWords, &Options::true_inches>("mm_per_inch"),
    Choice<kTimingWords, &Options::bonus_timing>("bonus_timing"),
    Choice<kScopeWords, &Options::bonus_scope>("bonus_scope"),
    Choice<kMeasureWords, &Options::bonus_measure>("bonus_measure"),
    Choice<kAttachWords, &Options::attach_assessed>("attach_assessed"),
    Choice<kExhaustWords, &Options::exhaust_firer>("exhaust_firer"),
    Choice<kArcWords, &Options::arc_half_angle_quarters>("arc_half_angle"),
    {"infantry_range", &SetInfantryRange,
     [] { return std::string("0 to 20, in inches"); }},
    {"victory_floor", &SetVictoryFloor,
     [] { return std::string("0 to 100, in percent"); }},
};

}  // namespace

std::string SetOption(Options& o, std::string_view name,
                      std::string_view value) {
  for (const NamedSwitch& s : kSwitches) {
    if (s.name == name) return Choose(kSwitchWords, name, value, o.*s.field);
  }
  for (const Setting& s : kSettings) {
    if (s.name == name) return s.set(o, name, value);
  }
  std::string what =
      "there is no option \"" + std::string(name) + "\"; there are";
  for (const Setting& s : kSettings) what += " " + std::string(s.name) + ",";
  for (const NamedSwitch& s : kSwitches)
    what += " " + std::string(s.name) + ",";
  what.pop_back();
  return what;
}

std::vector<OptionForm> OptionForms() {
  const Options usual;
  std::vector<OptionForm> forms;
  for (const Setting& s : kSettings) forms.push_back({s.name, s.values()});
  for (const NamedSwitch& s : kSwitches) {
    forms.push_back({s.name, usual.*s.field == Switch::kOn ? "true, false"
                                                           : "false, true"});
  }
  return forms;
}

std::vector<std::pair<std::string, std::string>> ListOptions(const Options& o) {
  const Options normal;
  std::vector<std::pair<std::string, std::string>> list;
  const auto add = [&](std::string_view name, std::string_view value,
                       bool differs) {
    if (differs) list.emplace_back(name, value);
  };
  add("square_move", WordFor(kSquareMoveWords, o.square_move),
      o.square_move != normal.square_move);
  add("cav_flee", WordFor(kFlightWords, o.cav_flee),
      o.cav_flee != normal.cav_flee);
  add("mm_per_inch", WordFor(kInchWords, o.true_inches),
      o.true_inches != normal.true_inches);
  add("bonus_timing", WordFor(kTimingWords, o.bonus_timing),
      o.bonus_timing != normal.bonus_timing);
  add("bonus_scope", WordFor(kScopeWords, o.bonus_scope),
      o.bonus_scope != normal.bonus_scope);
  add("bonus_measure", WordFor(kMeasureWords, o.bonus_measure),
      o.bonus_measure != normal.bonus_measure);
  add("attach_assessed", WordFor(kAttachWords, o.attach_assessed),
      o.attach_assessed != normal.attach_assessed);
  add("infantry_range", std::to_string(o.infantry_range.ticks / kTicksPerInch),
      o.infantry_range != normal.infantry_range);
  add("arc_half_angle", WordFor(kArcWords, o.arc_half_angle_quarters),
      o.arc_half_angle_quarters != normal.arc_half_angle_quarters);
  add("exhaust_firer", WordFor(kExhaustWords, o.exhaust_firer),
      o.exhaust_firer != normal.exhaust_firer);
  add("victory_floor", std::to_string(o.victory_floor_percent),
      o.victory_floor_percent != normal.victory_floor_percent);
  for (const NamedSwitch& s : kSwitches) {
    add(s.name, WordFor(kSwitchWords, o.*s.field),
        o.*s.field != normal.*s.field);
  }
  return list;
}

}  // namespace berthier::grande_tactique
