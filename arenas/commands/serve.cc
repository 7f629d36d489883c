// An agent of this program as a program that others start.
#include "agents/external/serve.h"

#include <algorithm>
#include <memory>
#include <string>
#include <utility>
#include <variant>

#include "absl/strings/str_format.h"
#include "agents/registry.h"
#include "arenas/commands/commands.h"

namespace berthier {
namespace {

// Makes the named agent anew for every game, as the game's ruleset has it.
class NamedAgent final : public Agent {
 public:
  explicit NamedAgent(std::string name) : name_(std::move(name)) {}

  void Begin(const Game& game, Side side, uint64_t seed) override {
    MadeAgent made = MakeAgent(name_, game.ruleset());
    if (std::string* const problem = std::get_if<std::string>(&made)) {
      agent_ = nullptr;
      problem_ = std::move(*problem);
      return;
    }
    agent_ = std::get<std::unique_ptr<Agent>>(std::move(made));
    agent_->Begin(game, side, seed);
  }

  Choice Decide(const Game& game, const Position& view, Side side) override {
    if (agent_ == nullptr) {
      Choice choice;
      choice.failure = Failure{.kind = FaultKind::kGaveUp, .what = problem_};
      return choice;
    }
    return agent_->Decide(game, view, side);
  }

  void End(const Game& game, const Score& score, Ending ending) override {
    if (agent_ != nullptr) agent_->End(game, score, ending);
  }

 private:
  const std::string name_;
  std::unique_ptr<Agent> agent_;
  std::string problem_;  // why there is no agent
};

absl::StatusOr<ExitCode> RunServe(const Desk& desk,
                                  const Arguments& arguments) {
  const std::string& name = arguments[0];
  std::string problem;
  const bool known = std::any_of(
      desk.rulesets.begin(), desk.rulesets.end(), [&](const Ruleset& ruleset) {
        MadeAgent made = MakeAgent(name, ruleset.name);
        std::string* const why = std::get_if<std::string>(&made);
        if (why != nullptr) problem = std::move(*why);
        return why == nullptr;
      });
  if (!known) return absl::InvalidArgumentError(std::move(problem));
  NamedAgent agent(name);
  // 2 also if the other side does not keep to the protocol.
  return Serve(agent, {.name = name, .version = std::string(desk.version)},
               desk.rulesets) == 0
             ? ExitCode::kDone
             : ExitCode::kBadInput;
}

}  // namespace

Command ServeCommand() {
  return {.name = "serve",
          .arguments = "AGENT",
          .summary = "an agent of this version, for another Berthier",
          .details =
              "Plays an agent through the agent protocol on standard input "
              "and output, so that\nanother Berthier can start it as a program "
              "of its own. Thus versions meet:\n\n"
              "  berthier match --scenario=village --pairs=20 \\\n"
              "      --agents='doctrine,external:old/berthier serve doctrine'"
              "\n\nBoth must know the same rules: the positions and the "
              "scenario must mean the same\nto both, or it gives up with a "
              "message. Messages to you go to standard error.",
          .flags = {},
          .fewest = 1,
          .most = 1,
          .run = &RunServe};
}

}  // namespace berthier
