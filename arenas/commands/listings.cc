// The commands that list what there is: agents, scenarios, rulesets.
#include <algorithm>
#include <filesystem>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "absl/flags/flag.h"
#include "absl/strings/ascii.h"
#include "absl/strings/numbers.h"
#include "absl/strings/str_format.h"
#include "absl/strings/str_join.h"
#include "agents/levels.h"
#include "agents/registry.h"
#include "agents/search_agents.h"
#include "arenas/commands/commands.h"
#include "arenas/flags/flags.h"
#include "arenas/generation/generator.h"
#include "arenas/match/loading.h"
#include "arenas/text/words.h"
#include "proto/ruler.h"

namespace berthier {
namespace {

void ListSetting(const Setting& setting, std::ostream& out) {
  out << absl::StrFormat("    %-18s %s\n", setting.name, setting.meaning);
  if (setting.range.empty()) return;
  out << absl::StrFormat("    %18s %s; usually %s\n", "", setting.range,
                         setting.usual);
}

// Of whom what is said is the same for several rulesets, which are adjacent.
bool SaysTheSame(const AgentKind& a, const AgentKind& b) {
  return a.name == b.name && a.description == b.description;
}

void ListAgents(std::ostream& out) {
  const std::span<const AgentKind> all = Agents();
  for (size_t i = 0; i < all.size();) {
    const AgentKind& kind = all[i];
    std::vector<std::string> rulesets;
    for (; i < all.size() && SaysTheSame(all[i], kind); ++i) {
      if (!all[i].ruleset.empty()) rulesets.emplace_back(all[i].ruleset);
    }
    out << absl::StrFormat("%-12s %s\n", kind.name, kind.description);
    if (!rulesets.empty()) {
      out << absl::StrFormat("%12s only %s\n", "",
                             absl::StrJoin(rulesets, ", "));
    }
    if (kind.settings == nullptr) continue;
    for (const Setting& setting : kind.settings(kind.name)) {
      ListSetting(setting, out);
    }
  }
}

void ListLevels(std::ostream& out) {
  for (const Level& level : Levels()) {
    out << absl::StrFormat("%-12s %s\n", level.name, level.description);
    std::vector<std::string_view> requests;
    for (const LevelRequest& line : LevelRequests()) {
      if (line.level == level.name &&
          std::find(requests.begin(), requests.end(), line.request) ==
              requests.end()) {
        requests.push_back(line.request);
      }
    }
    for (const std::string_view request : requests) {
      std::vector<std::string> rulesets;
      for (const LevelRequest& line : LevelRequests()) {
        if (line.level != level.name || line.request != request) continue;
        rulesets.emplace_back(line.ruleset.empty() ? "others" : line.ruleset);
      }
      out << absl::StrFormat("    %s\n%12s in %s\n", request, "",
                             absl::StrJoin(rulesets, ", "));
    }
  }
}

absl::StatusOr<ExitCode> RunAgents(const Desk& desk,
                                   const Arguments& /*arguments*/) {
  desk.out << "Levels: opponents for people. They see no more than others and "
              "their dice are\nlike all others.\n";
  ListLevels(desk.out);
  desk.out << "\nAll agents, NAME or NAME:SETTINGS.\n";
  ListAgents(desk.out);
  desk.out << "\nWhoever has settings has a budget, too: budget { ... }; the "
              "first limit reached\nends a search.\n";
  for (const Setting& setting : BudgetSettings()) {
    ListSetting(setting, desk.out);
  }
  return ExitCode::kDone;
}

std::string DescribeScenario(const LoadedGame& loaded) {
  const Game& game = *loaded.game;
  Position start(game.layout());
  game.Start(start);
  const ScenarioDocument scenario = game.Write(start);
  const Picture picture = game.Draw(start);
  const Ruler ruler = picture.ruler_ticks > 0
                          ? Ruler{picture.ruler_name, picture.ruler_ticks}
                          : kInches;
  std::string text =
      absl::StrFormat("%-16s %s\n%17s%s, table %s x %s %s\n",
                      std::filesystem::path(loaded.source).stem().string(),
                      loaded.written.document.name, "", scenario.ruleset,
                      Shown(InUnits(ruler, picture.width.ticks)),
                      Shown(InUnits(ruler, picture.depth.ticks)), ruler.name);
  for (const Side side : {Side::kFirst, Side::kSecond}) {
    const std::string_view name = game.SideName(side);
    const auto units =
        std::count_if(scenario.entries.begin(), scenario.entries.end(),
                      [&](const Entry& entry) {
                        return entry.type == "unit" && entry.side == name;
                      });
    std::string more;
    for (const Panel& panel : picture.panels) {
      if (panel.side == Index(side) && !panel.lines.empty()) {
        more = ", " + panel.lines[0];
      }
    }
    absl::StrAppendFormat(&text, "%17s%s: %s%s\n", "", name,
                          Counted(units, "unit"), more);
  }
  for (const Panel& panel : picture.panels) {
    if (panel.side < 0 && !panel.lines.empty()) {
      absl::StrAppendFormat(&text, "%17s%s\n", "",
                            absl::StrJoin(panel.lines, ", "));
    }
  }
  return text;
}

absl::StatusOr<ExitCode> RunScenarios(const Desk& desk,
                                      const Arguments& /*arguments*/) {
  const absl::StatusOr<std::vector<std::string>> names = ScenarioNames();
  if (!names.ok()) return names.status();
  for (const std::string& name : *names) {
    const absl::StatusOr<LoadedGame> loaded = LoadGame(name, desk.rulesets);
    if (!loaded.ok()) return loaded.status();
    desk.out << DescribeScenario(*loaded);
  }
  for (const Generator& generator : Generators()) {
    desk.out << absl::StrFormat("generated:%s:SEED[:SIZE]\n%17s%s\n",
                                generator.ruleset, "", SizesInWords(generator));
  }
  return ExitCode::kDone;
}

std::string TakesInWords(const Verb& verb) {
  struct Part {
    Takes takes;
    std::string_view word;
    Takes optional;
  };
  constexpr Part kParts[] = {
      {Takes::kSubject, "subject", Takes::kNothing},
      {Takes::kObject, "object", Takes::kObjectOptional},
      {Takes::kPlace, "x, y", Takes::kNothing},
      {Takes::kHeading, "heading", Takes::kNothing},
      {Takes::kVia, "via_x, via_y", Takes::kViaOptional},
      {Takes::kFurtherVias, "further_via", Takes::kFurtherVias},
      {Takes::kAmount, "amount", Takes::kNothing},
      {Takes::kShares, "shares", Takes::kNothing},
  };
  std::vector<std::string> words;
  for (const Part& part : kParts) {
    if (!Has(verb.takes, part.takes)) continue;
    words.push_back(Has(verb.takes, part.optional)
                        ? absl::StrFormat("[%s]", part.word)
                        : std::string(part.word));
  }
  if (!verb.manners.empty()) {
    std::vector<std::string> manners(verb.manners.begin(), verb.manners.end());
    words.push_back("manner: " + absl::StrJoin(manners, " | "));
  }
  return absl::StrJoin(words, "; ");
}

void ListWords(std::string_view title, const std::vector<Word>& words,
               std::ostream& out) {
  if (words.empty()) return;
  out << "  " << title << "\n";
  for (const Word& word : words) {
    if (word.name.empty()) continue;
    out << absl::StrFormat("    %-28s %-12s %s\n", word.name, word.clause,
                           word.help);
  }
}

// A row of what may be said in an entry: the part, its key, what it means.
void ListPart(std::string_view part, std::string_view key,
              std::string_view meaning, std::ostream& out) {
  const std::string row =
      absl::StrFormat("      %-8s %-28s %s", part, key, meaning);
  out << absl::StripTrailingAsciiWhitespace(row) << "\n";
}

// "one" | "two", each word as it is written.
std::string Alternatives(const WordForm& form) {
  std::vector<std::string> words;
  for (const std::string_view word : form.words) {
    words.push_back(absl::StrFormat("\"%s\"", word));
  }
  return absl::StrJoin(words, " | ");
}

// The number at the end of "way heading 3".
std::optional<int> IndexOf(std::string_view key) {
  const size_t space = key.rfind(' ');
  int index = 0;
  if (space == std::string_view::npos ||
      !absl::SimpleAtoi(std::string(key.substr(space + 1)), &index)) {
    return std::nullopt;
  }
  return index;
}

// The last of the numbers from `first` on that differ in their index alone:
// they are told in one row.
size_t LastOfRun(const std::vector<NumberForm>& numbers, size_t first) {
  const NumberForm& one = numbers[first];
  const std::optional<int> index = IndexOf(one.key);
  size_t last = first;
  if (!index) return last;
  const std::string_view stem = one.key.substr(0, one.key.rfind(' ') + 1);
  while (last + 1 < numbers.size()) {
    const NumberForm& next = numbers[last + 1];
    const int expected = *index + static_cast<int>(last + 1 - first);
    if (IndexOf(next.key) != expected || !next.key.starts_with(stem) ||
        next.least != one.least || next.most != one.most ||
        next.meaning != one.meaning) {
      break;
    }
    ++last;
  }
  return last;
}

void ListForm(const EntryForm& form, std::ostream& out) {
  const std::string title =
      form.kind.empty()
          ? std::string(form.type)
          : absl::StrFormat("%s is: \"%s\"", form.type, form.kind);
  out << absl::StrFormat("    %-32s %s\n", title, form.meaning);
  const struct {
    std::string_view name;
    std::string_view meaning;
  } parts[] = {{"side", form.side},
               {"of", form.of},
               {"x, y", form.place},
               {"heading", form.heading},
               {"points", form.points}};
  for (const auto& [name, meaning] : parts) {
    if (!meaning.empty()) ListPart(name, "", meaning, out);
  }
  for (const WordForm& word : form.words) {
    if (word.meaning.empty()) continue;  // the kind itself
    const std::string words = Alternatives(word);
    if (words.size() <= 28) {
      ListPart("is", words, word.meaning, out);
    } else {
      ListPart("is", words, "", out);
      ListPart("", "", word.meaning, out);
    }
  }
  for (size_t i = 0; i < form.numbers.size();) {
    const NumberForm& number = form.numbers[i];
    const size_t last = LastOfRun(form.numbers, i);
    const std::string keys =
        last == i ? std::string(number.key)
                  : absl::StrFormat("%s to %d", number.key,
                                    *IndexOf(form.numbers[last].key));
    ListPart("number",
             absl::StrFormat("%s, %d to %d", keys, number.least, number.most),
             number.meaning, out);
    i = last + 1;
  }
  for (const LinkForm& link : form.links) {
    ListPart("link", link.key, link.meaning, out);
  }
}

absl::StatusOr<ExitCode> RunRulesets(const Desk& desk,
                                     const Arguments& arguments) {
  if (arguments.empty()) {
    for (const Ruleset& ruleset : desk.rulesets) {
      desk.out << absl::StrFormat("%-20s %s\n", ruleset.name, ruleset.title);
    }
    return ExitCode::kDone;
  }
  const auto ruleset =
      std::find_if(desk.rulesets.begin(), desk.rulesets.end(),
                   [&](const Ruleset& r) { return r.name == arguments[0]; });
  if (ruleset == desk.rulesets.end()) {
    return absl::NotFoundError(
        absl::StrFormat("there is no ruleset '%s'; there are: %s", arguments[0],
                        RulesetNames(desk.rulesets)));
  }
  const Vocabulary& words = ruleset->vocabulary();
  desk.out << ruleset->name << ": " << ruleset->title << "\n  verbs\n";
  for (const Verb& verb : words.verbs) {
    desk.out << absl::StrFormat("    %-28s %-12s %s\n", verb.name, verb.clause,
                                verb.help);
    const std::string takes = TakesInWords(verb);
    if (!takes.empty()) desk.out << absl::StrFormat("%46s%s\n", "", takes);
  }
  ListWords("decisions", words.decisions, desk.out);
  ListWords("rolls", words.rolls, desk.out);
  ListWords("modifiers", words.modifiers, desk.out);
  ListWords("outcomes", words.outcomes, desk.out);
  ListWords("events", words.events, desk.out);
  // The first refusal means that there is none.
  ListWords("refusals",
            {words.refusals.begin() + (words.refusals.empty() ? 0 : 1),
             words.refusals.end()},
            desk.out);
  ListWords("grades", words.grades, desk.out);
  if (ruleset->entry_forms != nullptr) {
    desk.out << "  entries of a scenario or position\n";
    for (const EntryForm& form : ruleset->entry_forms()) {
      ListForm(form, desk.out);
    }
  }
  if (ruleset->options != nullptr) {
    desk.out << "  options: values, the usual one first\n";
    for (const OptionForm& option : ruleset->options()) {
      desk.out << absl::StrFormat("    %-28s %s\n", option.name, option.values);
    }
  }
  return ExitCode::kDone;
}

}  // namespace

Command AgentsCommand() {
  return {.name = "agents",
          .arguments = "",
          .summary = "list the agents",
          .details =
              "Lists the agents that can be named in --agents, with what can "
              "be set, and the levels.\nSettings of those that search follow "
              "a colon, as text of proto/agent_settings.proto:\n\n"
              "  berthier match --agents='mcts:budget { iterations: 500 },"
              "random' --scenario=steinfeld",
          .flags = {},
          .run = &RunAgents};
}

Command ScenariosCommand() {
  return {.name = "scenarios",
          .arguments = "",
          .summary = "list the scenarios",
          .details =
              "Lists the scenarios that can be named in --scenario: "
              "ruleset, table, units.",
          .flags = {"scenarios"},
          .run = &RunScenarios};
}

Command RulesetsCommand() {
  return {.name = "rulesets",
          .arguments = "[NAME]",
          .summary = "list the rulesets, or the words of one",
          .details =
              "Lists the rulesets; with a name, all its words: what can "
              "be ordered, decided,\nthrown, told and refused, with "
              "the clauses; then what can be said in a\nscenario or "
              "position, and its options.",
          .flags = {},
          .fewest = 0,
          .most = 1,
          .run = &RunRulesets};
}

}  // namespace berthier
