#include "tests/arenas/tournament/swiss_leagues.h"

#include <cstddef>
#include <string>
#include <utility>
#include <vector>

#include "agents/random_source.h"
#include "arenas/ratings/bootstrap.h"
#include "arenas/ratings/calibration.h"
#include "arenas/ratings/differences.h"
#include "arenas/ratings/ratings.h"
#include "arenas/tournament/played_again.h"
#include "arenas/tournament/schedule.h"

namespace berthier {
namespace {

constexpr uint64_t kSeed = 777'000;

TournamentPlan PlanOf(const SwissLeague& swiss) {
  TournamentPlan plan;
  plan.format = wire::SWISS;
  plan.file.set_format(wire::SWISS);
  plan.file.mutable_swiss()->set_rounds(static_cast<uint32_t>(swiss.rounds));
  plan.players.resize(static_cast<size_t>(swiss.players));
  plan.scenarios.resize(1);
  plan.pairs = static_cast<uint64_t>(swiss.pairs);
  plan.steps = {{.file = plan.file,
                 .players = plan.players.size(),
                 .scenarios = plan.scenarios.size(),
                 .pairs = plan.pairs}};
  return plan;
}

LeagueWorld WorldOf(const SwissLeague& swiss) {
  LeagueWorld world = {
      .elos = {}, .advantages = {100}, .draw_rate = 0.2, .shared_luck = 0.5};
  for (int i = 0; i < swiss.players; ++i) {
    world.elos.push_back(swiss.apart * ((i + 0.5) / swiss.players - 0.5));
  }
  RandomSource source(5);
  for (size_t i = world.elos.size(); i-- > 1;) {
    std::swap(world.elos[i],
              world.elos[source.Below(static_cast<uint32_t>(i + 1))]);
  }
  return world;
}

// A schedule into which draws were entered until it was over: its design is of
// a whole tournament.
Schedule Played(const TournamentPlan& plan) {
  Schedule schedule(plan);
  while (!schedule.over()) {
    schedule.Enter({.pair = schedule.At(schedule.next()), .legs = {{1, 1}}});
  }
  return schedule;
}

class HitRate {
 public:
  void Count(bool hit) {
    hits_ += hit ? 1 : 0;
    ++trials_;
  }
  double value() const { return trials_ == 0 ? 0 : hits_ / trials_; }

 private:
  double hits_ = 0;
  double trials_ = 0;
};

}  // namespace

SwissCoverage CoverageOf(const SwissLeague& swiss, int leagues,
                         int replicates) {
  const TournamentPlan plan = PlanOf(swiss);
  const Schedule schedule = Played(plan);
  const LeagueWorld world = WorldOf(swiss);
  League like;
  for (int i = 0; i < swiss.players; ++i) {
    like.players.push_back("player " + std::to_string(i));
  }
  like.scenarios = {"ridge"};
  RatingOptions options;
  options.design = DesignOf(plan, schedule);
  HitRate settled_hit;
  HitRate rating_hit;
  HitRate difference_hit;
  HitRate bootstrap_hit;
  for (int i = 0; i < leagues; ++i) {
    const uint64_t seed = kSeed + static_cast<uint64_t>(i);
    const League league = PlayedIn(world, like, options.design, seed);
    const Ratings settled = Rate(league, {});
    const Ratings ratings = Rate(league, options);
    const Bootstrap bootstrap =
        replicates == 0 ? Bootstrap()
                        : BootstrapOf(league, options,
                                      {.replicates = replicates, .seed = seed});
    for (const std::vector<int>& members : ratings.groups.members) {
      if (members.size() < 2) continue;
      double mean = 0;
      for (const int player : members) {
        mean += world.elos[static_cast<size_t>(player)] /
                static_cast<double>(members.size());
      }
      for (size_t j = 0; j < members.size(); ++j) {
        const auto player = static_cast<size_t>(members[j]);
        const auto next =
            static_cast<size_t>(members[(j + 1) % members.size()]);
        const double truth = world.elos[player] - mean;
        settled_hit.Count(settled.players[player].interval.Contains(truth));
        rating_hit.Count(ratings.players[player].interval.Contains(truth));
        difference_hit.Count(
            DifferenceOf(ratings, members[j], static_cast<int>(next))
                ->interval.Contains(world.elos[player] - world.elos[next]));
        if (replicates == 0) continue;
        bootstrap_hit.Count(bootstrap.players[player].interval.Contains(truth));
      }
    }
  }
  return {.settled = settled_hit.value(),
          .rating = rating_hit.value(),
          .difference = difference_hit.value(),
          .bootstrap = bootstrap_hit.value()};
}

}  // namespace berthier
