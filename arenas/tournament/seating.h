// A game of a tournament as a duel: who sits where, with which seeds; and its
// outcome as facts for the ledger.
//
// Laws: both legs of a pair have the same seeds, of the dice and of either
// player; a game's duel follows from the plan and its number alone.
//
//   DuelSetup duel = DuelOf(plan, game);
//   Recorder recorder = RecorderOf(plan, game, duel);
#ifndef BERTHIER_ARENAS_TOURNAMENT_SEATING_H_
#define BERTHIER_ARENAS_TOURNAMENT_SEATING_H_

#include <array>
#include <cstdint>

#include "arenas/match/duel.h"
#include "arenas/match/recorder.h"
#include "arenas/tournament/tournament_plan.h"
#include "arenas/tournament/tournament_progress.h"
#include "proto/ledger.pb.h"

namespace berthier {

// Without agents.
DuelSetup DuelOf(const TournamentPlan& plan, const GameId& game);
Recorder RecorderOf(const TournamentPlan& plan, const GameId& game,
                    const DuelSetup& duel);

// What the outcome does not say.
struct GameCourse {
  uint32_t player_turns = 0;
  std::array<int64_t, kSides> nanoseconds = {0, 0};
  std::array<uint32_t, kSides> fallbacks = {0, 0};
  std::array<uint32_t, kSides> own_orders = {0, 0};
};

wire::LegPlayed FactsOf(const TournamentPlan& plan, const GameId& game,
                        const Outcome& outcome, const GameCourse& course);

}  // namespace berthier

#endif  // BERTHIER_ARENAS_TOURNAMENT_SEATING_H_
