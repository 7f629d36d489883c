// The formats that do not follow from the file alone; for stage.cc only.
#ifndef BERTHIER_ARENAS_TOURNAMENT_PAIRERS_H_
#define BERTHIER_ARENAS_TOURNAMENT_PAIRERS_H_

#include <memory>

#include "arenas/tournament/stage.h"

namespace berthier {

std::unique_ptr<Pairer> MakeSwissPairer(const TournamentPlan& plan);
std::unique_ptr<Pairer> MakeKnockoutPairer(const TournamentPlan& plan);
std::unique_ptr<Pairer> MakeSprtPairer(const TournamentPlan& plan);

}  // namespace berthier

#endif  // BERTHIER_ARENAS_TOURNAMENT_PAIRERS_H_
