#include "engine/rulesets/big_battle_napoleonic/wire/option_words.h"

#include <charconv>

#include "engine/rulesets/big_battle_napoleonic/facts/wire_words.h"

namespace berthier::big_battle_napoleonic {
namespace {

using Switch = Options::Switch;

struct NamedSwitch {
  std::string_view name;
  Switch Options::*field;
};
constexpr NamedSwitch kSwitches[] = {
    {"square_may_decline", &Options::square_may_decline},
    {"square_test_immediate", &Options::square_test_immediate},
    {"square_vs_pursuit", &Options::square_vs_pursuit},
    {"square_shuffle", &Options::square_shuffle},
    {"line_bonus_front_only", &Options::line_bonus_front_only},
    {"flank_ranks", &Options::flank_ranks},
    {"rear_support", &Options::rear_support},
    {"cav_follow_into_rough", &Options::cav_follow_into_rough},
    {"overrun_pursues", &Options::overrun_pursues},
    {"known_enemy_needs_sight", &Options::known_enemy_needs_sight},
    {"elevation", &Options::elevation},
    {"simultaneous_fire", &Options::simultaneous_fire},
    {"narrow_enfilade", &Options::narrow_enfilade},
    {"free_deployment", &Options::free_deployment},
    {"army_collapse", &Options::army_collapse},
    {"arrival_dice", &Options::arrival_dice},
    {"guard_held_back", &Options::guard_held_back},
    {"thielmann_orders", &Options::thielmann_orders},
};
constexpr Named<Switch> kSwitchWords[] = {
    {"false", Switch::kOff},
    {"true", Switch::kOn},
};

struct NamedNumber {
  std::string_view name;
  int Options::*field;
  int low;
  int high;
};
constexpr NamedNumber kNumbers[] = {
    {"bases_per_point", &Options::bases_per_point, 1, 100},
    {"points_per_battery", &Options::points_per_battery, 0, 100},
    {"handicap", &Options::handicap, -1000, 1000},
    {"victory_margin", &Options::victory_margin, 1, 1000},
    {"decisive_margin", &Options::decisive_margin, 0, 1000},
};

constexpr Named<Options::Sides> kSidesWords[] = {
    {"listed", Options::Sides::kListed},
    {"chosen", Options::Sides::kChosen},
    {"lot", Options::Sides::kLot},
};
constexpr Named<Options::ObjectivesFor> kObjectivesWords[] = {
    {"both", Options::ObjectivesFor::kBoth},
    {"attacker", Options::ObjectivesFor::kAttacker},
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

std::string SetNumber(const NamedNumber& n, std::string_view word, Options& o) {
  int value = 0;
  const char* end = word.data() + word.size();
  const auto [last, error] = std::from_chars(word.data(), end, value);
  if (error != std::errc() || last != end || value < n.low || value > n.high) {
    return std::string(n.name) + " is a whole number from " +
           std::to_string(n.low) + " to " + std::to_string(n.high) +
           ", not \"" + std::string(word) + "\"";
  }
  o.*n.field = value;
  return "";
}

// Comma between, the first the usual one.
template <typename Value, size_t n>
std::string Values(const Named<Value> (&words)[n], Value usual) {
  std::string values(WordFor(words, usual));
  for (const Named<Value>& w : words) {
    if (w.value != usual) values += ", " + std::string(w.word);
  }
  return values;
}

}  // namespace

std::string SetOption(Options& o, std::string_view name,
                      std::string_view value) {
  for (const NamedSwitch& s : kSwitches) {
    if (s.name == name) return Choose(kSwitchWords, name, value, o.*s.field);
  }
  for (const NamedNumber& n : kNumbers) {
    if (n.name == name) return SetNumber(n, value, o);
  }
  if (name == "sides") return Choose(kSidesWords, name, value, o.sides);
  if (name == "objectives_for") {
    return Choose(kObjectivesWords, name, value, o.objectives_for);
  }
  std::string what =
      "there is no option \"" + std::string(name) + "\"; there are";
  for (const NamedSwitch& s : kSwitches) {
    what += " " + std::string(s.name) + ",";
  }
  for (const NamedNumber& n : kNumbers) what += " " + std::string(n.name) + ",";
  return what + " sides, objectives_for";
}

std::vector<OptionForm> OptionForms() {
  const Options usual;
  std::vector<OptionForm> forms;
  for (const NamedSwitch& s : kSwitches) {
    forms.push_back({s.name, Values(kSwitchWords, usual.*s.field)});
  }
  for (const NamedNumber& n : kNumbers) {
    forms.push_back({n.name, std::to_string(usual.*n.field) + ", or from " +
                                 std::to_string(n.low) + " to " +
                                 std::to_string(n.high)});
  }
  forms.push_back({"sides", Values(kSidesWords, usual.sides)});
  forms.push_back(
      {"objectives_for", Values(kObjectivesWords, usual.objectives_for)});
  return forms;
}

std::vector<std::pair<std::string, std::string>> ListOptions(const Options& o) {
  const Options normal;
  std::vector<std::pair<std::string, std::string>> list;
  for (const NamedSwitch& s : kSwitches) {
    if (o.*s.field != normal.*s.field) {
      list.emplace_back(s.name, WordFor(kSwitchWords, o.*s.field));
    }
  }
  for (const NamedNumber& n : kNumbers) {
    if (o.*n.field != normal.*n.field) {
      list.emplace_back(n.name, std::to_string(o.*n.field));
    }
  }
  if (o.sides != normal.sides) {
    list.emplace_back("sides", WordFor(kSidesWords, o.sides));
  }
  if (o.objectives_for != normal.objectives_for) {
    list.emplace_back("objectives_for",
                      WordFor(kObjectivesWords, o.objectives_for));
  }
  return list;
}

}  // namespace berthier::big_battle_napoleonic
