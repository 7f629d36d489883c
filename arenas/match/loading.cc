#include "arenas/match/loading.h"

#include <algorithm>
#include <filesystem>
#include <system_error>
#include <utility>
#include <variant>

#include "absl/flags/flag.h"
#include "absl/strings/str_format.h"
#include "absl/strings/str_join.h"
#include "arenas/files/files.h"
#include "arenas/flags/flags.h"
#include "arenas/generation/generator.h"
#include "arenas/positions/bundled.h"
#include "arenas/scenarios/bundled.h"
#include "proto/names.h"
#include "proto/text.h"

namespace berthier {
namespace {

namespace fs = std::filesystem;

constexpr std::string_view kSuffix = ".textproto";

// A text, and what complaints call it.
struct NamedText {
  std::string name;
  std::string text;
};

absl::StatusOr<NamedText> ReadFile(const std::string& file) {
  absl::StatusOr<std::string> contents = ReadWhole(file);
  if (!contents.ok()) return contents.status();
  return NamedText{file, *std::move(contents)};
}

absl::StatusOr<NamedText> TextOf(const std::string& what) {
  if (what.empty()) {
    return absl::InvalidArgumentError(
        "no scenario is named: say --scenario=NAME or --scenario=FILE");
  }
  if (what.find_first_of("/.") != std::string::npos) return ReadFile(what);
  const absl::StatusOr<std::vector<std::string>> names = ScenarioNames();
  if (!names.ok()) return names.status();
  const std::string folder = absl::GetFlag(FLAGS_scenarios);
  if (std::find(names->begin(), names->end(), what) == names->end()) {
    if (fs::exists(what)) {
      return absl::InvalidArgumentError(absl::StrFormat(
          "'%s' is no scenario by name; of a file here say './%s'", what,
          what));
    }
    const std::vector<std::string_view> known(names->begin(), names->end());
    return absl::NotFoundError(absl::StrFormat(
        "there is no scenario '%s'%s; %s", what,
        folder.empty() ? "" : " in " + folder, Remedy(known, what)));
  }
  const std::string file = what + std::string(kSuffix);
  if (!folder.empty()) return ReadFile(fs::path(folder) / file);
  const std::span<const BundledText> bundled = BundledScenarios();
  const auto one =
      std::find_if(bundled.begin(), bundled.end(),
                   [&](const BundledText& b) { return b.name == what; });
  return NamedText{file, std::string(one->text)};
}

absl::StatusOr<LoadedGame> GameOf(WrittenDocument written, std::string source,
                                  std::span<const Ruleset> rulesets) {
  absl::StatusOr<std::unique_ptr<const Game>> game =
      BuildGame(written.document, source, rulesets);
  if (!game.ok()) return game.status();
  return LoadedGame{.game = *std::move(game),
                    .written = std::move(written),
                    .source = std::move(source)};
}

absl::StatusOr<LoadedGame> GenerateGame(const std::string& what,
                                        std::span<const Ruleset> rulesets) {
  const absl::StatusOr<GenerationRequest> request = ReadGenerationRequest(what);
  if (!request.ok()) return request.status();
  WrittenDocument written;
  written.document = Generate(*request);
  absl::StatusOr<LoadedGame> loaded =
      GameOf(std::move(written), request->Name(), rulesets);
  if (!loaded.ok()) return loaded;
  // The ruler that its players measure with.
  const Ruler* ruler = FindRuler(loaded->game->vocabulary().length_unit);
  if (ruler != nullptr) loaded->written.ruler = *ruler;
  return loaded;
}

}  // namespace

absl::StatusOr<std::vector<std::string>> ScenarioNames() {
  const std::string folder = absl::GetFlag(FLAGS_scenarios);
  std::vector<std::string> names;
  if (folder.empty()) {
    for (const BundledText& one : BundledScenarios()) {
      names.emplace_back(one.name);
    }
    return names;
  }
  std::error_code error;
  for (fs::directory_iterator at(folder, error), end; !error && at != end;
       at.increment(error)) {
    if (at->path().extension() == kSuffix) names.push_back(at->path().stem());
  }
  if (error) {
    return absl::NotFoundError(absl::StrFormat(
        "cannot look into the folder '%s': %s", folder, error.message()));
  }
  std::sort(names.begin(), names.end());
  return names;
}

std::string RulesetNames(std::span<const Ruleset> rulesets) {
  std::vector<std::string> names;
  for (const Ruleset& ruleset : rulesets) names.emplace_back(ruleset.name);
  return absl::StrJoin(names, ", ");
}

absl::StatusOr<std::unique_ptr<const Game>> BuildGame(
    const ScenarioDocument& document, std::string_view source,
    std::span<const Ruleset> rulesets) {
  const auto ruleset = std::find_if(
      rulesets.begin(), rulesets.end(),
      [&](const Ruleset& r) { return r.name == document.ruleset; });
  if (ruleset == rulesets.end()) {
    return BadInput(source, {.where = "",
                             .what = absl::StrFormat(
                                 "there is no ruleset '%s'; there are: %s",
                                 document.ruleset, RulesetNames(rulesets)),
                             .line = 0});
  }
  Built built = ruleset->build(document);
  if (const Problem* const problem = std::get_if<Problem>(&built)) {
    return BadInput(source, *problem);
  }
  return std::get<std::unique_ptr<const Game>>(std::move(built));
}

absl::StatusOr<LoadedGame> LoadGame(const std::string& what,
                                    std::span<const Ruleset> rulesets) {
  if (NamesGeneration(what)) return GenerateGame(what, rulesets);
  absl::StatusOr<NamedText> found = TextOf(what);
  if (!found.ok()) return found.status();
  absl::StatusOr<WrittenDocument> written =
      ReadPosition({found->name, found->text}, FormOf(found->name));
  if (!written.ok()) return written.status();
  return GameOf(*std::move(written), std::move(found->name), rulesets);
}

absl::StatusOr<std::vector<LoadedGame>> LoadPositions(
    std::string_view ruleset, std::span<const Ruleset> rulesets) {
  std::vector<LoadedGame> games;
  for (const BundledText& one : BundledPositions()) {
    const std::string file = absl::StrFormat("%s%s", one.name, kSuffix);
    absl::StatusOr<WrittenDocument> written =
        ReadPosition({file, std::string(one.text)}, FormOf(file));
    if (!written.ok()) return written.status();
    if (written->document.ruleset != ruleset) continue;
    absl::StatusOr<LoadedGame> loaded =
        GameOf(*std::move(written), file, rulesets);
    if (!loaded.ok()) return loaded.status();
    games.push_back(*std::move(loaded));
  }
  return games;
}

}  // namespace berthier
