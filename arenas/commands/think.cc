// What an agent thinks of one position.
#include <google/protobuf/util/json_util.h>

#include <filesystem>
#include <fstream>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>

#include "absl/flags/flag.h"
#include "absl/strings/str_format.h"
#include "agents/registry.h"
#include "agents/thoughts_codec.h"
#include "arenas/commands/commands.h"
#include "arenas/flags.h"
#include "arenas/loading.h"
#include "arenas/replay.h"
#include "arenas/thoughts.h"
#include "arenas/thoughts_graph.h"
#include "arenas/words.h"
#include "proto/game_log.h"
#include "proto/play_codec.h"

namespace berthier {
namespace {

absl::Status Bad(std::string what) {
  return absl::InvalidArgumentError(std::move(what));
}

enum class Format { kText, kJson, kDot };

absl::StatusOr<Format> FormatAsked() {
  const std::string format = absl::GetFlag(FLAGS_format);
  if (format == "text") return Format::kText;
  if (format == "json") return Format::kJson;
  if (format == "dot") return Format::kDot;
  return Bad("--format cannot be '" + format + "'; it is text, json or dot");
}

// A position, and what was ordered there if it is from a logged game.
struct Scene {
  std::string name;
  std::unique_ptr<const Game> game;
  Ruler ruler;
  Position position;
  std::optional<Order> played;
};

std::string NameOf(const Dossier& dossier) {
  return dossier.name.empty() ? dossier.ruleset : dossier.name;
}

// Waits for a step of a replay.
class Lookout final : public Witness {
 public:
  explicit Lookout(int step) : step_(step) {}

  void Ordered(const Position& before, Side /*side*/,
               const Choice& choice) override {
    if (++at_ == step_) {
      position = before;
      played = choice.order;
    } else if (at_ > step_ && next_ == 0) {
      next_ = at_;
    }
  }
  void Thrown(const Position& /*before*/, const Faces& /*faces*/) override {
    ++at_;
  }
  void Reached(const Position& /*after*/) override {}

  int steps() const { return at_; }
  int next() const { return next_; }  // the decision after the step; 0: none

  std::optional<Position> position;
  std::optional<Order> played;

 private:
  const int step_;
  int at_ = 0;
  int next_ = 0;
};

absl::StatusOr<Scene> SceneOfLog(const Desk& desk, const std::string& path) {
  const int number = absl::GetFlag(FLAGS_game);
  const int step = absl::GetFlag(FLAGS_decision);
  if (number < 1 || step < 1) {
    return Bad(path +
               " is a log: say which decision, --game=N --decision=M, as "
               "'replay' numbers them");
  }
  absl::StatusOr<GameLogReader> log = GameLogReader::Open(path);
  if (!log.ok()) return log.status();
  std::optional<wire::GameRecord> record;
  for (int i = 0; i < number; ++i) {
    absl::StatusOr<std::optional<wire::GameRecord>> next = log->Next();
    if (!next.ok()) return next.status();
    if (!next->has_value()) {
      return absl::NotFoundError(
          absl::StrFormat("%s: there is no game %d; the log has %s", path,
                          number, Counted(i, "game")));
    }
    record = *std::move(next);
  }
  const std::string source = absl::StrFormat("%s: game %d", path, number);
  absl::StatusOr<RecordedGame> recorded =
      GameOf(*record, source, desk.rulesets);
  if (!recorded.ok()) return recorded.status();
  Lookout lookout(step);
  const std::optional<Divergence> divergence =
      Replay(*record, *recorded->game, recorded->ruler, {&lookout, nullptr});
  if (divergence && divergence->step <= step) {
    return Bad(absl::StrFormat("%s, step %d: %s", source, divergence->step,
                               divergence->what));
  }
  if (!lookout.position) {
    if (lookout.steps() < step) {
      return absl::NotFoundError(
          absl::StrFormat("%s: there is no decision %d; the game has %s",
                          source, step, Counted(lookout.steps(), "step")));
    }
    const std::string next =
        lookout.next() == 0
            ? std::string("no decision follows")
            : absl::StrFormat("the next decision is %d", lookout.next());
    return Bad(absl::StrFormat("%s: step %d is a roll of dice; %s", source,
                               step, next));
  }
  return Scene{.name = absl::StrFormat("%s, game %d, decision %d",
                                       record->start().name(), number, step),
               .game = std::move(recorded->game),
               .ruler = recorded->ruler,
               .position = *std::move(lookout.position),
               .played = lookout.played};
}

absl::StatusOr<Scene> SceneOf(const Desk& desk, const std::string& what) {
  if (IsGameLog(what)) return SceneOfLog(desk, what);
  if (absl::GetFlag(FLAGS_game) != 0 || absl::GetFlag(FLAGS_decision) != 0) {
    return Bad("'" + what +
               "' is not a log: only the decisions of a log have numbers");
  }
  absl::StatusOr<LoadedGame> loaded = LoadGame(what, desk.rulesets);
  if (!loaded.ok()) return loaded.status();
  Position start(loaded->game->layout());
  loaded->game->Start(start);
  return Scene{.name = NameOf(loaded->written.dossier),
               .game = std::move(loaded->game),
               .ruler = loaded->written.ruler,
               .position = std::move(start),
               .played = std::nullopt};
}

// Nothing, if somebody is to decide.
absl::Status CheckAwaitsDecision(const Game& game, const Position& position) {
  const Awaited awaited = game.Awaits(position);
  if (awaited.is_decision()) return absl::OkStatus();
  if (awaited.is_over()) return Bad("the game is over: nobody is to decide");
  Roll roll;
  game.Describe(position, roll);
  return Bad(absl::StrFormat(
      "the position awaits dice, no order (%s): write what they showed into "
      "the position, or name a decision of a log, LOG --game=N --decision=M",
      game.Say(roll)));
}

wire::Deliberation Written(const Scene& scene, const Position& view,
                           const Choice& choice) {
  const Game& game = *scene.game;
  const Awaited awaited = game.Awaits(view);
  const PlayCodec codec(game, scene.ruler);
  wire::Deliberation written;
  written.set_scenario(scene.name);
  written.set_side(std::string(game.SideName(awaited.side)));
  written.set_decision(
      std::string(game.vocabulary().decisions[awaited.kind].name));
  written.set_about(codec.NameOf(awaited.about));
  written.set_agent(absl::GetFlag(FLAGS_agent));
  written.set_seed(absl::GetFlag(FLAGS_seed));
  *written.mutable_order() = codec.Encode(choice.order);
  written.set_words(InWords(game, view, choice.order));
  *written.mutable_thoughts() = EncodeThoughts(game, codec, choice.thoughts);
  for (wire::Considered& one :
       *written.mutable_thoughts()->mutable_considered()) {
    const absl::StatusOr<Order> order = codec.Decode(one.order());
    if (order.ok()) one.set_words(InWords(game, view, *order));
  }
  for (std::string& words :
       VariationInWords(game, view, awaited.side, choice.thoughts.variation)) {
    written.add_variation_in_words(std::move(words));
  }
  if (scene.played) {
    *written.mutable_played() = codec.Encode(*scene.played);
    written.set_played_in_words(InWords(game, scene.position, *scene.played));
  }
  return written;
}

// Asks the agent; a choice that cannot be given is an error.
absl::StatusOr<Choice> Ask(const Scene& scene, const Position& view,
                           Agent& agent) {
  const Game& game = *scene.game;
  const Side side = game.Awaits(scene.position).side;
  agent.Begin(game, side, absl::GetFlag(FLAGS_seed));
  Choice choice = agent.Decide(game, view, side);
  agent.Close();
  if (choice.failure) {
    return Bad(absl::StrFormat("agent %s: %s: %s", absl::GetFlag(FLAGS_agent),
                               NameOf(choice.failure->kind),
                               choice.failure->what));
  }
  const Verdict verdict = game.Check(scene.position, choice.order);
  if (!verdict.ok()) {
    return Bad(absl::StrFormat("agent %s: %s", absl::GetFlag(FLAGS_agent),
                               IllegalOrder(game, verdict.refusal())));
  }
  return choice;
}

absl::StatusOr<ExitCode> RunThink(const Desk& desk,
                                  const Arguments& arguments) {
  const absl::StatusOr<Format> format = FormatAsked();
  if (!format.ok()) return format.status();
  const std::string name = absl::GetFlag(FLAGS_agent);
  if (name.empty()) {
    return Bad("nobody is named who is to think: say --agent=NAME");
  }
  const int nodes = absl::GetFlag(FLAGS_nodes);
  if (nodes < 1) return Bad("--nodes must be at least 1");
  const absl::StatusOr<Scene> scene = SceneOf(desk, arguments[0]);
  if (!scene.ok()) return scene.status();
  const Game& game = *scene->game;
  const absl::Status decides = CheckAwaitsDecision(game, scene->position);
  if (!decides.ok()) return decides;
  MadeAgent made = MakeAgent(name, game.ruleset());
  if (std::string* const problem = std::get_if<std::string>(&made)) {
    return Bad(std::move(*problem));
  }
  Agent& agent = *std::get<std::unique_ptr<Agent>>(made);
  const Side side = game.Awaits(scene->position).side;
  Position view(game.layout());
  game.See(scene->position, side, view);
  const absl::StatusOr<Choice> choice = Ask(*scene, view, agent);
  if (!choice.ok()) return choice.status();
  if (*format == Format::kDot) {
    const auto most = static_cast<size_t>(nodes);
    ThoughtTree tree = agent.LastTree(most);
    if (tree.empty()) tree = LevelOf(choice->thoughts, most);
    WriteGraph(game, view, side, tree, desk.out);
    return ExitCode::kDone;
  }
  const wire::Deliberation written = Written(*scene, view, *choice);
  if (*format == Format::kText) {
    desk.out << ToText(game, view, *choice, written);
    return ExitCode::kDone;
  }
  google::protobuf::util::JsonPrintOptions options;
  options.add_whitespace = true;
  std::string json;
  const auto status =
      google::protobuf::util::MessageToJsonString(written, &json, options);
  if (!status.ok()) return absl::InternalError(status.ToString());
  desk.out << json;
  return ExitCode::kDone;
}

}  // namespace

Command ThinkCommand() {
  return {.name = "think",
          .arguments = "POSITION",
          .summary = "what an agent thinks of one position",
          .details =
              "Asks an agent for its order in a position (a scenario, a file, "
              "or a decision of a\nlog) and prints what it thought: the orders "
              "considered with their visits, value,\nstandard error and prior, "
              "what it expects to follow, what it means by it, and\nwhat more "
              "command points would be worth. --format=json is "
              "berthier.wire.Deliberation\nof proto/play.proto; --format=dot "
              "is a Graphviz graph of the tree it searched.\n\n"
              "  berthier think x.bgl --game=1 --decision=17 "
              "--agent='mcts:budget { milliseconds: 5000 }'",
          .flags = {"agent", "seed", "format", "nodes", "game", "decision",
                    "scenarios"},
          .fewest = 1,
          .most = 1,
          .run = &RunThink};
}

}  // namespace berthier
