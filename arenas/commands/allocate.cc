// How points should have been shared out, and what one more is worth.
#include <algorithm>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "absl/flags/flag.h"
#include "absl/strings/ascii.h"
#include "absl/strings/match.h"
#include "absl/strings/numbers.h"
#include "absl/strings/str_format.h"
#include "absl/strings/str_join.h"
#include "absl/strings/str_split.h"
#include "agents/doctrines.h"
#include "agents/random_source.h"
#include "agents/search/playout.h"
#include "agents/value/reference_player.h"
#include "arenas/analysis/allocation.h"
#include "arenas/analysis/allocation_page.h"
#include "arenas/analysis/allocation_text.h"
#include "arenas/analysis/game_path.h"
#include "arenas/commands/commands.h"
#include "arenas/drawing/scene.h"
#include "arenas/files/outputs.h"
#include "arenas/flags/flags.h"
#include "arenas/telling/progress_line.h"
#include "arenas/text/words.h"
#include "proto/game_log.h"

namespace berthier {
namespace {

// Enough for errors of a hundredth in Retz's first turns.
constexpr uint64_t kUsualBudget = 54'000;
// Player-turns that are played on until points are divided.
constexpr uint32_t kTurnsAhead = 2;

absl::Status Bad(std::string what) {
  return absl::InvalidArgumentError(std::move(what));
}

const Ruleset* RulesetOf(const Game& game, std::span<const Ruleset> rulesets) {
  for (const Ruleset& ruleset : rulesets) {
    if (ruleset.name == game.ruleset()) return &ruleset;
  }
  return nullptr;
}

// The number of the first step of a logged game at which points are divided.
absl::StatusOr<int> FirstSplit(const std::string& log, int number,
                               std::span<const Ruleset> rulesets) {
  const absl::StatusOr<GamePath> path = PathInLog(log, number, rulesets);
  if (!path.ok()) return path.status();
  for (size_t i = 0; i < path->steps.size(); ++i) {
    const PathStep& step = path->steps[i];
    if (step.kind == PathStep::Kind::kDecision &&
        SplitAskedIn(*path->game, step.before)) {
      return static_cast<int>(i) + 1;
    }
  }
  const std::vector<Verb>& verbs = path->game->vocabulary().verbs;
  const bool divided = std::any_of(
      verbs.begin(), verbs.end(),
      [](const Verb& verb) { return Has(verb.takes, Takes::kShares); });
  return Bad(absl::StrFormat(
      "%s: %s; with --decision=M, as 'replay' numbers them, the orders of that "
      "decision are priced",
      log,
      divided ? absl::StrFormat("nobody divides points in game %d", number)
              : std::string("these rules divide no points")));
}

// Plays on to where points are divided; stays where it is if that does not come
// soon.
std::vector<std::string> PlayOnToSplit(Scene& scene, ReferencePlayer& player,
                                       uint64_t seed) {
  const Game& game = *scene.game;
  if (SplitAskedIn(game, scene.position)) return {};
  Position now = scene.position;
  RandomSource chances(seed);
  RandomSource dice(SeedFor(seed, 1));
  std::vector<std::string> told;
  player.BeginTrial(seed);
  const uint32_t last = game.PlayerTurn(now) + kTurnsAhead;
  while (!game.Awaits(now).is_over() && game.PlayerTurn(now) < last) {
    if (game.Awaits(now).is_roll()) {
      game.Resolve(now, Throw(game, now, dice), nullptr);
      continue;
    }
    if (SplitAskedIn(game, now)) {
      scene.position = std::move(now);
      return {
          "played on to the first division of points, by the reference "
          "player with dice of the seed"};
    }
    game.Play(now, player.Choose(game, now, chances), nullptr);
  }
  return {};
}

absl::StatusOr<size_t> ReceiverNamed(const std::string& name, const Game& game,
                                     const SplitAsked& asked) {
  std::optional<size_t> found;
  std::vector<std::string> names;
  for (size_t k = 0; k < asked.receivers.size(); ++k) {
    const std::string whole = NameIn(game, asked.receivers[k]);
    names.push_back(whole);
    if (absl::EqualsIgnoreCase(whole, name)) return k;
    if (!absl::StrContains(absl::AsciiStrToLower(whole),
                           absl::AsciiStrToLower(name))) {
      continue;
    }
    if (found) {
      return Bad(
          absl::StrFormat("--split: '%s' may be %s or %s; say more of "
                          "the name",
                          name, names[*found], whole));
    }
    found = k;
  }
  if (found && !name.empty()) return *found;
  return Bad(absl::StrFormat("--split: nobody is called '%s'; points go to %s",
                             name, absl::StrJoin(names, ", ")));
}

absl::StatusOr<std::vector<Order>> ReadSplits(const std::string& text,
                                              const Game& game,
                                              const SplitAsked& asked) {
  std::vector<Order> splits;
  const std::vector<std::string> texts =
      absl::StrSplit(text, ';', absl::SkipWhitespace());
  for (const std::string& one : texts) {
    Order split = asked.example;
    split.amount = 0;
    const std::vector<std::string> parts =
        absl::StrSplit(one, ',', absl::SkipWhitespace());
    for (const std::string& part : parts) {
      const std::vector<std::string> sides = absl::StrSplit(part, '=');
      int points = 0;
      if (sides.size() != 2 || !absl::SimpleAtoi(sides[1], &points) ||
          points < 0 || points > 0xFF) {
        return Bad(
            absl::StrFormat("--split: '%s' is no share; write NAME=POINTS",
                            std::string(absl::StripAsciiWhitespace(part))));
      }
      const absl::StatusOr<size_t> who = ReceiverNamed(
          std::string(absl::StripAsciiWhitespace(sides[0])), game, asked);
      if (!who.ok()) return who.status();
      split.amount = WithShare(split.amount, static_cast<int>(*who), points);
    }
    splits.push_back(split);
  }
  return splits;
}

// What a file of this name is to hold.
absl::StatusOr<Output> OutputAsked() {
  const std::string path = absl::GetFlag(FLAGS_output);
  if (path.empty()) return Output{};
  if (absl::EndsWith(path, ".html")) return Output{path, kAllocationPageMark};
  if (absl::EndsWith(path, ".json")) return Output{path, kAllocationJsonMark};
  if (absl::EndsWith(path, ".csv")) return Output{path, kAllocationCsvMark};
  return Bad("--output must end in .html, .json or .csv, not '" + path + "'");
}

std::string Contents(const Output& output, const Game& game,
                     const AllocationScene& scene, const Allocation& told) {
  if (output.mark == kAllocationPageMark) {
    return AllocationPage(game, scene, told);
  }
  return output.mark == kAllocationJsonMark ? AllocationJson(game, scene, told)
                                            : AllocationCsv(game, scene, told);
}

absl::StatusOr<AllocationOptions> OptionsAsked(const Desk& desk,
                                               const Scene& scene) {
  const Game& game = *scene.game;
  AllocationOptions options{.trials = absl::GetFlag(FLAGS_budget),
                            .seed = absl::GetFlag(FLAGS_seed),
                            .played = scene.played,
                            .ruleset = RulesetOf(game, desk.rulesets)};
  if (options.trials == 0) options.trials = kUsualBudget;
  if (const std::string text = absl::GetFlag(FLAGS_split); !text.empty()) {
    const auto asked = SplitAskedIn(game, scene.position);
    if (!asked) return Bad("--split: no points are divided in this position");
    absl::StatusOr<std::vector<Order>> splits = ReadSplits(text, game, *asked);
    if (!splits.ok()) return splits.status();
    options.only = *std::move(splits);
  }
  return options;
}

absl::StatusOr<ExitCode> Told(const Desk& desk, const Output& output,
                              const Game& game, const AllocationScene& at,
                              const Allocation& told) {
  if (output.path.empty()) {
    desk.out << ToText(game, at, told, desk.terminal.width);
    return ExitCode::kDone;
  }
  const absl::Status written =
      WriteOutput(output, Contents(output, game, at, told), ReplacingAsAsked());
  if (!written.ok()) return written;
  for (const std::string& finding : Findings(game, at, told)) {
    desk.out << Wrapped(finding, desk.terminal.width, 0) << "\n";
  }
  desk.out << output.path << "\n";
  return ExitCode::kDone;
}

absl::StatusOr<ExitCode> RunAllocate(const Desk& desk,
                                     const Arguments& arguments) {
  const int jobs = absl::GetFlag(FLAGS_jobs);
  if (jobs < 1) return Bad("--jobs must be at least 1");
  const int horizon = absl::GetFlag(FLAGS_horizon);
  if (horizon < 0) return Bad("--horizon must not be negative");
  const absl::StatusOr<std::vector<std::vector<int32_t>>> faces =
      ReadFaces(absl::GetFlag(FLAGS_faces));
  if (!faces.ok()) return faces.status();
  const absl::StatusOr<Output> output = OutputAsked();
  if (!output.ok()) return output.status();
  if (!output->path.empty()) {
    const absl::Status may = MayWrite(*output, ReplacingAsAsked());
    if (!may.ok()) return may;
  }
  PlaceInLog place = {.game = absl::GetFlag(FLAGS_game),
                      .step = absl::GetFlag(FLAGS_decision)};
  if (place.game > 0 && place.step == 0) {
    const absl::StatusOr<int> first =
        FirstSplit(arguments[0], place.game, desk.rulesets);
    if (!first.ok()) return first.status();
    place.step = *first;
  }
  absl::StatusOr<Scene> scene = SceneOf(arguments[0], desk.rulesets, place);
  if (!scene.ok()) return scene.status();
  const Game& game = *scene->game;
  const uint64_t seed = absl::GetFlag(FLAGS_seed);
  absl::StatusOr<std::vector<std::string>> thrown =
      PlayOnToDecision(*scene, {.seed = seed, .faces = *faces});
  if (!thrown.ok()) return thrown.status();
  const MadeReferencePlayer made = MakeReferencePlayer(
      absl::GetFlag(FLAGS_reference), game, *DoctrineFor(game));
  if (const auto* const problem = std::get_if<std::string>(&made)) {
    return Bad("--reference: " + *problem);
  }
  ReferencePlayer& player = *std::get<std::unique_ptr<ReferencePlayer>>(made);
  if (place.step == 0) {
    for (std::string& words : PlayOnToSplit(*scene, player, seed)) {
      thrown->push_back(std::move(words));
    }
  }

  absl::StatusOr<AllocationOptions> options = OptionsAsked(desk, *scene);
  if (!options.ok()) return options.status();
  std::optional<ProgressLine> line;
  if (desk.progress == Progress::kShown) line.emplace(desk.err, "allocate");
  options->progress = [&](uint64_t done) {
    if (!line) return;
    line->Show(absl::StrFormat("%s of about %d",
                               Counted(static_cast<int64_t>(done), "playout"),
                               options->trials));
  };
  Trials trials(
      game, player,
      {.horizon = horizon == 0 ? std::nullopt : std::optional<int>(horizon),
       .threads = jobs});
  const Allocation told = Allocate(trials, scene->position, *options);
  line.reset();
  const AllocationScene at = {.name = scene->name,
                              .turn = game.TurnTitle(scene->position),
                              .thrown = *std::move(thrown),
                              .position = &scene->position};
  return Told(desk, *output, game, at, told);
}

}  // namespace

Command AllocateCommand() {
  return {
      .name = "allocate",
      .arguments = "POSITION|LOG",
      .summary = "what points are worth where they can go",
      .details =
          "Where a side divides points: which split is the best, which cannot "
          "be told from it,\nwhat each receiver's 1st, 2nd, 3rd ... point is "
          "worth and what a point more for one and\nless for another is; "
          "anywhere else what each order is worth that deserves a look. "
          "Every\nposition that is compared is played on by --reference with "
          "the same dice. What is shown\nis in points of winning chance (a "
          "hundredth of a game), \u00b1 two standard errors (95 %);\nvalues in "
          ".json and .csv are final scores, -1 to 1, each with one standard "
          "error.\n\n"
          "A position is played on to its first division of points; of a log, "
          "--game says which\ngame, and --decision which decision if not its "
          "first division. --split compares the\nsplits it names, also of "
          "more or fewer points than there are.\n\n"
          "  berthier allocate retz --faces=5 --jobs=2\n"
          "  berthier allocate x.bgl --game=1 --decision=17 "
          "--output=split.html",
      .flags = {"budget", "seed", "faces", "reference", "horizon", "split",
                "jobs", "output", "game", "decision", "scenarios", "force"},
      .fewest = 1,
      .most = 1,
      .run = &RunAllocate};
}

}  // namespace berthier
