// Turns a tournament game into a duel (seats and seeds), and its outcome into
// facts for the ledger.
//
// Laws: both legs of a pair have the same dice seed and the same seed for each
// player; a game's duel follows from the plan and the game's number alone.
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

// Everything but the agents, which the caller must add.
DuelSetup DuelOf(const TournamentPlan& plan, const GameId& game);
Recorder RecorderOf(const TournamentPlan& plan, const GameId& game,
                    const DuelSetup& duel);

// Counts of a game that are not part of its Outcome.
struct GameCourse {
  uint32_t player_turns = 0;
  std::array<int64_t, kSides> nanoseconds = {0, 0};  // thinking time
  std::array<uint32_t, kSides> fallbacks = {0, 0};   // given for faulty ones
  std::array<uint32_t, kSides> own_orders = {0, 0};
};

wire::LegPlayed FactsOf(const TournamentPlan& plan, const GameId& game,
                        const Outcome& outcome, const GameCourse& course);

}  // namespace berthier

#endif  // BERTHIER_ARENAS_TOURNAMENT_SEATING_H_
