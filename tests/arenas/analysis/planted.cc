#include "tests/arenas/analysis/planted.h"

#include <memory>
#include <optional>
#include <utility>
#include <variant>
#include <vector>

#include "agents/doctrines.h"
#include "agents/random_source.h"
#include "agents/value/reference_player.h"
#include "agents/value/trials.h"
#include "tests/arenas/analysis/recorded_games.h"

namespace berthier {
namespace {

constexpr uint64_t kTrials = 8;
// What looks costly is tried again with dice of its own, so that it is so.
constexpr uint64_t kMoreTrials = 64;
// Decisions are looked at from a place by chance on until one can cost so much.
constexpr double kWorthPlanting = 0.6;
constexpr size_t kMostProposals = 8;
// And no farther than so many of them.
constexpr size_t kMostDecisions = 60;

double ValueOf(Trials& trials, const PlayoutFrame& frame,
               const Position& position, uint64_t from = 0,
               uint64_t count = kTrials) {
  std::vector<Trial> tries;
  for (uint64_t i = from; i < from + count; ++i)
    tries.push_back({&position, i});
  trials.Run(frame, tries);
  double sum = 0;
  for (const Trial& trial : tries) sum += trial.value;
  return sum / static_cast<double>(count);
}

// Answers as another does, but for one order.
class Blundering final : public Agent {
 public:
  Blundering(Agent& agent, std::optional<std::pair<uint64_t, Order>> blunder)
      : agent_(agent), blunder_(blunder) {}
  void Begin(const Game& game, Side side, uint64_t seed) override {
    agent_.Begin(game, side, seed);
  }
  Choice Decide(const Game& game, const Position& view, Side side) override {
    Choice choice = agent_.Decide(game, view, side);
    if (blunder_ && game.Hash(view) == blunder_->first) {
      choice.order = blunder_->second;
      blunder_.reset();
    }
    return choice;
  }

 private:
  Agent& agent_;
  std::optional<std::pair<uint64_t, Order>> blunder_;
};

wire::GameRecord Play(const LoadedGame& loaded, const std::string& name,
                      uint64_t seed,
                      std::optional<std::pair<uint64_t, Order>> blunder) {
  MadeAgent first = MakeAgent(name, loaded.game->ruleset());
  MadeAgent second = MakeAgent(name, loaded.game->ruleset());
  Blundering one(*std::get<std::unique_ptr<Agent>>(first), blunder);
  Blundering other(*std::get<std::unique_ptr<Agent>>(second), blunder);
  return RecordOfDuel(loaded, one, other, seed);
}

struct Worst {
  Order order;
  double worse = 0;
};

Worst WorstOf(Trials& trials, const PathStep& step) {
  const Game& game = trials.game();
  const double sign = step.awaited.side == Side::kFirst ? 1 : -1;
  const PlayoutFrame frame = trials.FrameOf(step.before);
  std::vector<Order> orders;
  game.Propose(step.before, orders);
  Position after = step.before;
  game.Play(after, step.order, nullptr);
  const double own = sign * ValueOf(trials, frame, after);
  Worst worst = {step.order, 0};
  // The last proposal is to order nothing more, mostly.
  const size_t every = orders.size() / kMostProposals + 1;
  for (size_t i = (orders.size() - 1) % every; i < orders.size(); i += every) {
    after = step.before;
    game.Play(after, orders[i], nullptr);
    const Awaited next = game.Awaits(after);
    if (next.is_decision() && next.side == step.awaited.side) continue;
    const double worse = own - sign * ValueOf(trials, frame, after);
    if (worse > worst.worse) worst = {orders[i], worse};
  }
  if (worst.worse < kWorthPlanting) return worst;
  Position own_after = step.before;
  game.Play(own_after, step.order, nullptr);
  after = step.before;
  game.Play(after, worst.order, nullptr);
  worst.worse =
      sign * (ValueOf(trials, frame, own_after, kTrials, kMoreTrials) -
              ValueOf(trials, frame, after, kTrials, kMoreTrials));
  return worst;
}

}  // namespace

absl::StatusOr<PlantedGame> PlantBlunder(const std::string& scenario,
                                         const std::string& agent,
                                         uint64_t seed,
                                         std::span<const Ruleset> rulesets) {
  const absl::StatusOr<LoadedGame> loaded = LoadGame(scenario, rulesets);
  if (!loaded.ok()) return loaded.status();
  absl::StatusOr<GamePath> path =
      PathOf(Play(*loaded, agent, seed, std::nullopt), scenario, rulesets);
  if (!path.ok()) return path.status();
  const Game& game = *path->game;
  MadeReferencePlayer made =
      MakeReferencePlayer(kAtAGlance, game, *DoctrineFor(game));
  Trials trials(game, *std::get<0>(made), {});
  const size_t from =
      RandomSource(seed).Below(static_cast<uint32_t>(path->steps.size() / 2));
  size_t planted = 0;
  size_t looked = 0;
  Worst worst;
  for (size_t i = from; i < path->steps.size() && looked < kMostDecisions;
       ++i) {
    const PathStep& step = path->steps[i];
    if (step.kind != PathStep::Kind::kDecision) continue;
    ++looked;
    const Worst here = WorstOf(trials, step);
    if (here.worse <= worst.worse) continue;
    worst = here;
    planted = i;
    if (worst.worse >= kWorthPlanting) break;
  }
  const uint64_t where = game.Hash(path->steps[planted].before);
  absl::StatusOr<GamePath> blundered =
      PathOf(Play(*loaded, agent, seed, std::pair(where, worst.order)),
             scenario, rulesets);
  if (!blundered.ok()) return blundered.status();
  return PlantedGame{*std::move(blundered), *std::move(path), planted,
                     worst.worse};
}

}  // namespace berthier
