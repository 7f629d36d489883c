#include "bench/luck/luck_games.h"

#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <memory>
#include <utility>
#include <variant>

#include "agents/doctrines.h"
#include "agents/random_source.h"
#include "agents/registry.h"
#include "arenas/match/duel.h"

namespace berthier {
namespace {

double Now() {
  timespec now;
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
  return static_cast<double>(now.tv_sec) +
         1e-9 * static_cast<double>(now.tv_nsec);
}

class Meters final : public Witness {
 public:
  Meters(const Game& game, Doctrine& doctrine, const LuckWeights& weights)
      : game_(game), meter_(game, doctrine, IndicatorsFor(game), weights) {
    told.rolls.assign(game.vocabulary().rolls.size(), 0);
  }
  void Ordered(const Position&, Side, const Choice&) override {}
  void Reached(const Position&) override {}
  void Thrown(const Position& before, const Faces& faces) override {
    const double begun = Now();
    meter_.Add(before, faces);
    told.luck_seconds += Now() - begun;
    ++told.rolls[static_cast<size_t>(game_.Awaits(before).kind)];
  }
  void Finish() {
    told.sums = meter_.sums();
    told.luck = meter_.luck();
  }

  LuckyGame told;

 private:
  const Game& game_;
  LuckMeter meter_;
};

std::unique_ptr<Agent> Made(const std::string& request, const Game& game) {
  MadeAgent made = MakeAgent(request, game.ruleset());
  if (const std::string* const problem = std::get_if<std::string>(&made)) {
    std::fprintf(stderr, "luck_weights: %s\n", problem->c_str());
    std::exit(2);
  }
  return std::get<std::unique_ptr<Agent>>(std::move(made));
}

}  // namespace

std::vector<LuckyGame> PlayLuckyGames(const LuckyMatch& match) {
  std::vector<LuckyGame> all;
  for (size_t scenario = 0; scenario < match.games->size(); ++scenario) {
    const Game& game = *(*match.games)[scenario].game;
    const std::unique_ptr<Doctrine> doctrine = DoctrineFor(game);
    const std::array<std::unique_ptr<Agent>, 2> agents = {
        Made(match.agents[0], game), Made(match.agents[1], game)};
    for (int i = 0; i < 2 * match.pairs; ++i) {
      const int leg = i % 2;
      const uint64_t seed =
          SeedFor(SeedFor(match.seed, scenario), static_cast<uint64_t>(i / 2));
      DuelSetup duel;
      duel.game = &game;
      duel.dice_seed =
          SeedFor(seed, match.mirrored ? 0 : 3 + static_cast<uint64_t>(leg));
      for (size_t side = 0; side < kSides; ++side) {
        const size_t agent = leg == 0 ? side : 1 - side;
        duel.agents[side] = agents[agent].get();
        duel.agent_seeds[side] = SeedFor(seed, 1 + agent);
      }
      Meters meters(game, *doctrine, match.weights);
      duel.witnesses = {&meters};
      const double begun = Now();
      const Outcome outcome = PlayDuel(duel);
      LuckyGame& told = meters.told;
      told.play_seconds = Now() - begun - told.luck_seconds;
      meters.Finish();
      told.scenario = static_cast<int>(scenario);
      told.pair = i / 2;
      told.leg = leg;
      told.score = outcome.score.winner < 0    ? 0.5
                   : outcome.score.winner == 0 ? 1
                                               : 0;
      all.push_back(std::move(told));
    }
    std::fprintf(stderr, "\r%zu of %zu scenarios", scenario + 1,
                 match.games->size());
  }
  std::fprintf(stderr, "\n");
  return all;
}

}  // namespace berthier
