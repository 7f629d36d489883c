#include "arenas/tournament/played_again.h"

#include <cstddef>

namespace berthier {
namespace {

int HalfPoints(double score) { return static_cast<int>(2 * score); }

void Again(const Schedule& schedule, const PlayPair& play) {
  Schedule again = schedule.Afresh();
  while (again.next() < schedule.next()) {
    if (again.over()) {
      if (again.grown() == schedule.grown()) break;
      again.Grow();
      continue;
    }
    PairResult result = {.pair = again.At(again.next()), .legs = {}};
    const PairSpec& pair = result.pair;
    for (size_t i = 0; i < pair.players.size(); ++i) {
      result.withdrawn[i] = again.IsWithdrawn(pair.players[i], pair.id);
    }
    if (!result.withdrawn[0] && !result.withdrawn[1]) {
      const PairResults results =
          play(pair.players[0], pair.players[1], pair.ground);
      result.legs = {{HalfPoints(FirstScore(results[0])),
                      HalfPoints(1 - FirstScore(results[1]))}};
    }
    again.Enter(result);
  }
}

}  // namespace

LeagueDesign DesignOf(const TournamentPlan& plan, const Schedule& schedule) {
  if (schedule.IsFixed() || plan.format == wire::SPRT) return {};
  return [&schedule](const PlayPair& play) { Again(schedule, play); };
}

}  // namespace berthier
