// Lets ratings replay a tournament whose rounds are paired by results with
// simulated results (parametric bootstrap).
//
//   RatingOptions options;
//   options.design = DesignOf(*opened.plan, opened.progress->schedule());
#ifndef BERTHIER_ARENAS_TOURNAMENT_PLAYED_AGAIN_H_
#define BERTHIER_ARENAS_TOURNAMENT_PLAYED_AGAIN_H_

#include "arenas/ratings/league_design.h"
#include "arenas/tournament/schedule.h"
#include "arenas/tournament/tournament_plan.h"

namespace berthier {

// The design plays as many pairs as the schedule has entered, with the same
// withdrawals. Empty for formats whose meetings are fixed beforehand; an SPRT
// counts as one of those, as results affect only its length. `plan` and
// `schedule` must outlive the design.
LeagueDesign DesignOf(const TournamentPlan& plan, const Schedule& schedule);

}  // namespace berthier

#endif  // BERTHIER_ARENAS_TOURNAMENT_PLAYED_AGAIN_H_
