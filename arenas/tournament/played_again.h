// A tournament whose rounds follow from its results, as ratings play it again.
//
//   RatingOptions options;
//   options.design = DesignOf(*opened.plan, opened.progress->schedule());
#ifndef BERTHIER_ARENAS_TOURNAMENT_PLAYED_AGAIN_H_
#define BERTHIER_ARENAS_TOURNAMENT_PLAYED_AGAIN_H_

#include "arenas/ratings/league_design.h"
#include "arenas/tournament/schedule.h"
#include "arenas/tournament/tournament_plan.h"

namespace berthier {

// As many pairs as the schedule has entered, with the same withdrawals. Empty
// for formats that settle their meetings beforehand; a test (SPRT) follows from
// its results in its length alone and counts as one of those. TournamentPlan
// and schedule must outlive it.
LeagueDesign DesignOf(const TournamentPlan& plan, const Schedule& schedule);

}  // namespace berthier

#endif  // BERTHIER_ARENAS_TOURNAMENT_PLAYED_AGAIN_H_
