// How often the interval of an allocation holds what a hundred times its budget
// finds: figures, not times.
//
//   allocation_coverage [ALLOTMENTS [PLAYOUTS]]
//
// Divisions of points come from generated battles that the reference player
// plays with seeded dice; each is allocated with few playouts a split, then the
// split found best and the usual one are tried a hundred times as often with
// other dice.
#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <memory>
#include <optional>
#include <span>
#include <utility>
#include <variant>
#include <vector>

#include "agents/doctrines.h"
#include "agents/random_source.h"
#include "agents/search/playout.h"
#include "agents/value/reference_player.h"
#include "agents/value/trial_table.h"
#include "arenas/analysis/allocation.h"
#include "arenas/generation/generator.h"
#include "engine/model/fault.h"
#include "engine/rulesets/registry.h"

namespace berthier {
namespace {

constexpr int kHorizon = 2;  // player-turns: a cheap value is as good here
constexpr uint64_t kTimes = 100;
constexpr uint64_t kOtherDice = uint64_t{1} << 40;
constexpr int kWithinErrors = 2;

struct Coverage {
  int held = 0;
  int of = 0;

  void Add(const Estimate& few, const Estimate& many) {
    ++of;
    const double off = few.value - many.value;
    if (off * off <= kWithinErrors * kWithinErrors * few.error * few.error) {
      ++held;
    }
  }
  void Tell(const char* what) const {
    std::printf("%s: %d of %d, %.1f %%\n", what, held, of,
                100.0 * held / std::max(1, of));
  }
};

// The position of one of the first divisions of points of a battle, with two
// receivers at least.
std::optional<Position> Division(const Game& game, ReferencePlayer& player,
                                 uint64_t seed) {
  Position now(game.layout());
  game.Start(now);
  RandomSource dice(SeedFor(seed, 1));
  RandomSource chances(SeedFor(seed, 2));
  int skipped = static_cast<int>(seed % 4);
  player.BeginTrial(seed);
  while (!game.Awaits(now).is_over()) {
    if (game.Awaits(now).is_roll()) {
      game.Resolve(now, Throw(game, now, dice), nullptr);
      continue;
    }
    if (SplitAskedIn(game, now) && skipped-- == 0) return now;
    game.Play(now, player.Choose(game, now, chances), nullptr);
  }
  return std::nullopt;
}

void Run(int wanted, uint64_t playouts) {
  Coverage best, usual;
  const Ruleset& ruleset = *FindRuleset("grande_tactique");
  int done = 0;
  for (uint64_t seed = 1; done < wanted; ++seed) {
    const auto request = RequestGeneration(ruleset.name, seed, 2);
    BERTHIER_CHECK(request.ok());
    const Built built = ruleset.build(Generate(*request));
    const Game& game = *std::get<std::unique_ptr<const Game>>(built);
    const auto made = MakeReferencePlayer(kAtAGlance, game, *DoctrineFor(game));
    auto& player = *std::get<std::unique_ptr<ReferencePlayer>>(made);
    const std::optional<Position> position = Division(game, player, seed);
    if (!position) continue;
    ++done;
    Trials trials(game, player, {.horizon = kHorizon});
    const size_t splits = [&] {
      std::vector<Order> orders;
      game.Propose(*position, orders);
      return orders.size();
    }();
    // A third of them are the race.
    const Allocation told = Allocate(
        trials, *position,
        {.trials = splits * playouts * 3 / 2, .seed = seed, .worths = false});
    // The same question with other dice.
    std::vector<Position> after;
    for (const size_t i : {size_t{0}, told.usual}) {
      after.push_back(*position);
      game.Play(after.back(), told.ranked[i].order, nullptr);
    }
    const double sign = told.side == Side::kFirst ? 1 : -1;
    const PlayoutFrame frame = trials.FrameOf(*position);
    TrialTable many(2, kOtherDice);
    const uint64_t had = told.ranked[0].value.count;
    many.Try(std::vector<size_t>{0, 1}, had * kTimes,
             [&](std::span<ArmTrial> tries) {
               std::vector<Trial> run;
               for (const ArmTrial& one : tries) {
                 run.push_back({&after[one.arm], SeedFor(seed, one.dice)});
               }
               trials.Run(frame, run);
               for (size_t i = 0; i < run.size(); ++i) {
                 tries[i].value = sign * run[i].value;
               }
             });
    best.Add(told.ranked[0].value, many.ValueOf(0));
    const RankedOrder& as_usual = told.ranked[told.usual];
    if (told.usual != 0 && as_usual.behind.error > 0) {
      usual.Add(as_usual.behind, many.Difference(0, 1));
    }
    if (done % 20 == 0) {
      std::fprintf(stderr, "%d of %d\n", done, wanted);
    }
  }
  best.Tell("value of the split found best");
  usual.Tell("what the usual split is behind it");
}

}  // namespace
}  // namespace berthier

int main(int argc, char** argv) {
  const int allotments = argc > 1 ? std::atoi(argv[1]) : 200;
  const int playouts = argc > 2 ? std::atoi(argv[2]) : 20;
  berthier::Run(allotments, static_cast<uint64_t>(playouts));
  return 0;
}
