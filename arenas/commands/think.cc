// What an agent thinks of one position.
#include <google/protobuf/util/json_util.h>

#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "absl/flags/flag.h"
#include "absl/strings/str_format.h"
#include "agents/registry.h"
#include "agents/thoughts_codec.h"
#include "arenas/commands/commands.h"
#include "arenas/drawing/scene.h"
#include "arenas/flags/flags.h"
#include "arenas/match/duel.h"
#include "arenas/match/match.h"
#include "arenas/telling/progress_line.h"
#include "arenas/telling/thoughts.h"
#include "arenas/telling/thoughts_graph.h"
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

wire::Deliberation Written(const Scene& scene,
                           const std::vector<std::string>& thrown,
                           const Position& view, const Choice& choice) {
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
  written.mutable_thrown()->Assign(thrown.begin(), thrown.end());
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
absl::StatusOr<Choice> Ask(const Desk& desk, const Scene& scene,
                           const Position& view, Agent& agent) {
  const Game& game = *scene.game;
  const Side side = game.Awaits(scene.position).side;
  agent.Begin(game, side, absl::GetFlag(FLAGS_seed));
  const Choice choice = [&] {
    std::optional<ProgressLine> line;
    std::optional<Ticker> ticker;
    if (desk.progress == Progress::kShown) {
      ticker.emplace(line.emplace(
          desk.err, NameOfAgent(absl::GetFlag(FLAGS_agent)) + " thinks"));
    }
    return agent.Decide(game, view, side);
  }();
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
  const absl::StatusOr<std::vector<std::vector<int32_t>>> faces =
      ReadFaces(absl::GetFlag(FLAGS_faces));
  if (!faces.ok()) return faces.status();
  absl::StatusOr<Scene> scene =
      SceneOf(arguments[0], desk.rulesets,
              {.game = absl::GetFlag(FLAGS_game),
               .step = absl::GetFlag(FLAGS_decision)});
  if (!scene.ok()) return scene.status();
  const Game& game = *scene->game;
  const absl::StatusOr<std::vector<std::string>> thrown = PlayOnToDecision(
      *scene, {.seed = absl::GetFlag(FLAGS_seed), .faces = *faces});
  if (!thrown.ok()) return thrown.status();
  MadeAgent made = MakeAgent(name, game.ruleset());
  if (std::string* const problem = std::get_if<std::string>(&made)) {
    return Bad(std::move(*problem));
  }
  Agent& agent = *std::get<std::unique_ptr<Agent>>(made);
  const Side side = game.Awaits(scene->position).side;
  Position view(game.layout());
  game.See(scene->position, side, view);
  const absl::StatusOr<Choice> choice = Ask(desk, *scene, view, agent);
  if (!choice.ok()) return choice.status();
  if (*format == Format::kDot) {
    const auto most = static_cast<size_t>(nodes);
    ThoughtTree tree = agent.LastTree(most);
    if (tree.empty()) tree = LevelOf(choice->thoughts, most);
    WriteGraph(game, view, side, tree, desk.out);
    return ExitCode::kDone;
  }
  const wire::Deliberation written = Written(*scene, *thrown, view, *choice);
  if (*format == Format::kText) {
    desk.out << ToText(game, view, *choice, written, desk.terminal.width);
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
              "command points would be worth. Where dice are awaited first, "
              "they are those\nof --faces (what yours showed), then those of "
              "--seed. --format=json is\nberthier.wire.Deliberation of "
              "proto/play.proto; --format=dot is a Graphviz graph\nof the tree "
              "it searched.\n\n"
              "  berthier think retz --agent=veteran --faces=5\n"
              "  berthier think x.bgl --game=1 --decision=17 "
              "--agent='mcts:budget { milliseconds: 5000 }'",
          .flags = {"agent", "seed", "faces", "format", "nodes", "game",
                    "decision", "scenarios"},
          .fewest = 1,
          .most = 1,
          .run = &RunThink};
}

}  // namespace berthier
