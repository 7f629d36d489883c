// The options of a ruleset by name, as a table from which they are read,
// written and listed.
//
// A row names a member of Options and its allowed values: a switch, a whole
// number between bounds (in inches for a Length), or a word of a table. The
// defaults are the member initializers of Options and are not repeated here.
//
// Laws: setting every option listed by WrittenOptions with SetOption restores
// equal Options. All lists are in the order of the rows.
//
//   struct Options {
//     enum class Switch : uint8_t { kOff, kOn };
//     Switch elevation = Switch::kOff;
//     int handicap = 0;
//     Arm first_to_move = Arm::kInfantry;
//   };
//   using Row = OptionRow<Options>;
//   constexpr Row kOptions[] = {
//       Row::Switch<&Options::elevation>("elevation"),
//       Row::Number<&Options::handicap, -1000, 1000>("handicap"),
//       Row::Choice<&Options::first_to_move, kArmWords>("first_to_move"),
//   };
//   Options options;
//   SetOption(kOptions, options, "handicap", "5");  // "": it was set
//   WrittenOptions(kOptions, options);              // {{"handicap", "5"}}
#ifndef BERTHIER_ENGINE_KIT_WIRE_OPTIONS_H_
#define BERTHIER_ENGINE_KIT_WIRE_OPTIONS_H_

#include <charconv>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

#include "engine/geometry/units.h"
#include "engine/model/entry_form.h"
#include "engine/model/named.h"

namespace berthier {

namespace internal {

template <typename S>
inline constexpr Named<S> kSwitchWords[] = {{"false", S::kOff},
                                            {"true", S::kOn}};

// The word as a whole number from `low` to `high`; nullopt if it is not one.
inline std::optional<int> NumberIn(std::string_view word, int low, int high) {
  int n = 0;
  const char* end = word.data() + word.size();
  const auto [last, error] = std::from_chars(word.data(), end, n);
  if (error != std::errc() || last != end || n < low || n > high) return {};
  return n;
}

}  // namespace internal

template <typename Options>
struct OptionRow {
  std::string_view name;
  std::string_view unit;                       // of a number: "in inches"
  bool (*set)(Options&, std::string_view to);  // false: not an allowed value
  std::string (*said)(const Options&);         // its value, as `set` takes it
  std::string (*demand)();  // allowed values: "a whole number from 0 to 9"
  // All values as a list that begins with `usual`, the default.
  std::string (*values)(const std::string& usual);

  template <auto field, const auto& words>
  static constexpr OptionRow Choice(std::string_view name) {
    return {.name = name,
            .unit = "",
            .set =
                [](Options& o, std::string_view to) {
                  const auto found = Find(words, to);
                  if (found) o.*field = *found;
                  return found.has_value();
                },
            .said =
                [](const Options& o) {
                  return std::string(WordFor(words, o.*field));
                },
            .demand =
                [] {
                  std::string list = "one of";
                  for (const auto& w : words) {
                    list += " " + std::string(w.word) + ",";
                  }
                  list.pop_back();
                  return list;
                },
            .values =
                [](const std::string& usual) {
                  std::string list = usual;
                  for (const auto& w : words) {
                    if (w.word != usual) list += ", " + std::string(w.word);
                  }
                  return list;
                }};
  }
  template <auto field>
  static constexpr OptionRow Switch(std::string_view name) {
    using S = std::remove_cvref_t<decltype(Options().*field)>;
    return Choice<field, internal::kSwitchWords<S>>(name);
  }
  template <auto field, int low, int high>
  static constexpr OptionRow Number(std::string_view name,
                                    std::string_view unit = "") {
    using N = std::remove_cvref_t<decltype(Options().*field)>;
    constexpr bool inches = std::is_same_v<N, Length>;
    return {.name = name,
            .unit = unit,
            .set =
                [](Options& o, std::string_view to) {
                  const auto n = internal::NumberIn(to, low, high);
                  if constexpr (inches) {
                    if (n) o.*field = Inches(*n);
                  } else {
                    if (n) o.*field = *n;
                  }
                  return n.has_value();
                },
            .said =
                [](const Options& o) {
                  if constexpr (inches) {
                    return std::to_string((o.*field).ticks / kTicksPerInch);
                  } else {
                    return std::to_string(o.*field);
                  }
                },
            .demand =
                [] {
                  return "a whole number from " + std::to_string(low) + " to " +
                         std::to_string(high);
                },
            .values =
                [](const std::string& usual) {
                  return usual + ", or from " + std::to_string(low) + " to " +
                         std::to_string(high);
                }};
  }
};

// Sets an option. Returns an empty string, or an error message that names the
// allowed values or options.
template <typename Options, size_t n>
std::string SetOption(const OptionRow<Options> (&rows)[n], Options& options,
                      std::string_view name, std::string_view value) {
  const auto quoted = [](std::string_view what) {
    return "\"" + std::string(what) + "\"";
  };
  std::string names;
  for (const OptionRow<Options>& row : rows) {
    if (row.name == name) {
      if (row.set(options, value)) return "";
      return std::string(name) + " is " + row.demand() + ", not " +
             quoted(value);
    }
    names += (names.empty() ? "" : ", ") + std::string(row.name);
  }
  return "there is no option " + quoted(name) + "; there are " + names;
}

// The names and values of the options that differ from the default.
template <typename Options, size_t n>
std::vector<std::pair<std::string, std::string>> WrittenOptions(
    const OptionRow<Options> (&rows)[n], const Options& options) {
  std::vector<std::pair<std::string, std::string>> list;
  for (const OptionRow<Options>& row : rows) {
    std::string value = row.said(options);
    if (value != row.said(Options())) {
      list.emplace_back(row.name, std::move(value));
    }
  }
  return list;
}

// Every option with its values, the default first.
template <typename Options, size_t n>
std::vector<OptionForm> FormsOf(const OptionRow<Options> (&rows)[n]) {
  std::vector<OptionForm> forms;
  for (const OptionRow<Options>& row : rows) {
    std::string values = row.values(row.said(Options()));
    if (!row.unit.empty()) values += ", " + std::string(row.unit);
    forms.push_back({row.name, std::move(values)});
  }
  return forms;
}

}  // namespace berthier

#endif  // BERTHIER_ENGINE_KIT_WIRE_OPTIONS_H_
