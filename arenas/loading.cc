#include "arenas/loading.h"

#include <algorithm>
#include <filesystem>
#include <system_error>
#include <utility>
#include <variant>

#include "absl/flags/flag.h"
#include "absl/strings/str_format.h"
#include "absl/strings/str_join.h"
#include "arenas/files.h"
#include "arenas/flags.h"
#include "arenas/generation/generator.h"
#include "proto/text.h"

namespace berthier {
namespace {

namespace fs = std::filesystem;

constexpr std::string_view kSuffix = ".textproto";

absl::StatusOr<std::string> FileOf(const std::string& what) {
  if (what.empty()) {
    return absl::InvalidArgumentError(
        "no scenario is named: say --scenario=NAME or --scenario=FILE");
  }
  if (what.find_first_of("/.") != std::string::npos) return what;
  const absl::StatusOr<std::vector<std::string>> files = ScenarioFiles();
  if (!files.ok()) return files.status();
  std::vector<std::string> names;
  for (const std::string& file : *files) {
    if (fs::path(file).stem() == what) return file;
    names.push_back(fs::path(file).stem());
  }
  return absl::NotFoundError(absl::StrFormat(
      "there is no scenario '%s' in %s; there are: %s", what,
      absl::GetFlag(FLAGS_scenarios), absl::StrJoin(names, ", ")));
}

absl::StatusOr<LoadedGame> GenerateGame(const std::string& what,
                                        std::span<const Ruleset> rulesets) {
  const absl::StatusOr<GenerationRequest> request = ReadGenerationRequest(what);
  if (!request.ok()) return request.status();
  LoadedGame loaded;
  loaded.source = request->Name();
  loaded.written.dossier = Generate(*request);
  absl::StatusOr<std::unique_ptr<const Game>> game =
      BuildGame(loaded.written.dossier, loaded.source, rulesets);
  if (!game.ok()) return game.status();
  loaded.game = *std::move(game);
  return loaded;
}

}  // namespace

absl::StatusOr<std::vector<std::string>> ScenarioFiles() {
  const std::string folder = absl::GetFlag(FLAGS_scenarios);
  std::error_code error;
  std::vector<std::string> files;
  for (fs::directory_iterator at(folder, error), end; !error && at != end;
       at.increment(error)) {
    if (at->path().extension() == kSuffix) files.push_back(at->path());
  }
  if (error) {
    return absl::NotFoundError(absl::StrFormat(
        "cannot look into the folder '%s': %s", folder, error.message()));
  }
  std::sort(files.begin(), files.end());
  return files;
}

std::string RulesetNames(std::span<const Ruleset> rulesets) {
  std::vector<std::string> names;
  for (const Ruleset& ruleset : rulesets) names.emplace_back(ruleset.name);
  return absl::StrJoin(names, ", ");
}

absl::StatusOr<std::unique_ptr<const Game>> BuildGame(
    const Dossier& dossier, std::string_view source,
    std::span<const Ruleset> rulesets) {
  const auto ruleset =
      std::find_if(rulesets.begin(), rulesets.end(),
                   [&](const Ruleset& r) { return r.name == dossier.ruleset; });
  if (ruleset == rulesets.end()) {
    return BadInput(source, {.where = "",
                             .what = absl::StrFormat(
                                 "there is no ruleset '%s'; there are: %s",
                                 dossier.ruleset, RulesetNames(rulesets)),
                             .line = 0});
  }
  Built built = ruleset->build(dossier);
  if (const Problem* const problem = std::get_if<Problem>(&built)) {
    return BadInput(source, *problem);
  }
  return std::get<std::unique_ptr<const Game>>(std::move(built));
}

absl::StatusOr<LoadedGame> LoadGame(const std::string& what,
                                    std::span<const Ruleset> rulesets) {
  if (NamesGeneration(what)) return GenerateGame(what, rulesets);
  absl::StatusOr<std::string> file = FileOf(what);
  if (!file.ok()) return file.status();
  const absl::StatusOr<std::string> contents = ReadWhole(*file);
  if (!contents.ok()) return contents.status();
  absl::StatusOr<WrittenDossier> written =
      ReadPosition({*file, *contents}, FormOf(*file));
  if (!written.ok()) return written.status();
  absl::StatusOr<std::unique_ptr<const Game>> game =
      BuildGame(written->dossier, *file, rulesets);
  if (!game.ok()) return game.status();
  return LoadedGame{.game = *std::move(game),
                    .written = *std::move(written),
                    .source = *std::move(file)};
}

}  // namespace berthier
