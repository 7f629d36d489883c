// The progress of a tournament: which games are to be played, which have been
// played, and what follows from their results.
//
// Games are reported as they end, in any order; they enter the schedule and the
// standings pair by pair, in order of the pairs. A game played ahead that turns
// out not to count (its pair comes after the end of an SPRT or after a
// withdrawal) is surplus.
//
// Laws: two progresses that received the same games and withdrawals are equal,
// whatever the order of the games between two withdrawals; a game is issued at
// most once, and never after it was played; memory grows with the number of
// games played ahead of the last pair entered, not with that of all games.
//
//   TournamentProgress progress(plan);
//   while (std::optional<GameId> game = progress.Issue()) {
//     progress.Played(Play(*game));
//   }
#ifndef BERTHIER_ARENAS_TOURNAMENT_TOURNAMENT_PROGRESS_H_
#define BERTHIER_ARENAS_TOURNAMENT_TOURNAMENT_PROGRESS_H_

#include <algorithm>
#include <array>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "arenas/tournament/schedule.h"
#include "arenas/tournament/standings.h"
#include "proto/ledger.pb.h"

namespace berthier {

struct GameId {
  PairSpec pair;
  int leg = 0;  // 0 or 1

  // Index of the player on a side (0 or 1).
  int PlayerOf(int side) const {
    return pair.players[static_cast<size_t>(leg == 0 ? side : 1 - side)];
  }
  // The game's number in records, from 1.
  uint64_t number() const {
    return 2 * pair.id + static_cast<uint64_t>(leg) + 1;
  }
};

// The seeds of a game, the same in both legs of a pair.
struct GameSeeds {
  uint64_t dice = 0;
  std::array<uint64_t, 2> players = {0, 0};  // by player of the pair, not side
};
GameSeeds SeedsOf(const TournamentPlan& plan, uint64_t pair);

class TournamentProgress {
 public:
  // A part of the schedule (a shard): the pairs from `first` to `end` - 1. The
  // schedule must be fixed.
  struct Part {
    uint64_t first = 0;
    uint64_t end = UINT64_MAX;
  };

  // `plan` must outlive the progress. `steps` growth steps are taken already.
  explicit TournamentProgress(const TournamentPlan& plan)
      : TournamentProgress(plan, Part{}) {}
  TournamentProgress(const TournamentPlan& plan, Part part, size_t steps = 0);

  // The next game to begin; nullopt if there is none now or at all.
  std::optional<GameId> Issue();
  // Prefers, among the next 16 games, the first for which `suits` is true (both
  // agents are kept by an idle worker); else as Issue().
  template <typename Suits>
  std::optional<GameId> Issue(const Suits& suits);

  // Enters a fact: a game, a withdrawal, the plan's next growth step. Returns
  // nullopt, or why the fact cannot belong to this tournament.
  std::optional<std::string> Played(const wire::LegPlayed& leg);
  std::optional<std::string> Withdrawn(const wire::Withdrawal& withdrawal);
  // The fact (not entered yet) that a player withdraws now; pairs of which a
  // game was begun are still played.
  wire::Withdrawal Withdraw(int player) const;
  std::optional<std::string> Grown();
  // The first pair such that no game of it or of a later pair was begun.
  uint64_t untouched() const { return std::max(touched_, schedule_.next()); }

  // True if no game is left to play, in this part of the schedule.
  bool over() const;
  // Whether a pair has been entered and counts.
  bool Counts(uint64_t pair) const;
  const Schedule& schedule() const { return schedule_; }
  const Standings& standings() const { return standings_; }

  // Games reported, including those that do not count.
  uint64_t played() const { return played_; }
  // Games reported that do not count.
  uint64_t surplus() const;
  // Games of the tournament as far as known; an upper bound for an SPRT.
  uint64_t games() const;
  // The first `most` pairs of which a game is still to be reported.
  std::vector<uint64_t> Missing(size_t most) const;

 private:
  using Legs = std::array<std::optional<wire::LegPlayed>, 2>;
  struct Ahead {
    Legs legs;
    std::array<bool, 2> issued = {false, false};
  };

  // Not to be played: outside the part, or a player has withdrawn.
  bool IsVoid(const PairSpec& pair) const;
  // Games may be issued for the pairs below.
  uint64_t IssueEnd() const;
  // Enters every pair whose turn it is and whose games are known.
  void Advance();
  void Enter(const PairSpec& pair, const Legs& legs);
  // Withdraws a player if its faults reach the limit of a fault rule.
  void CountFaults(const wire::LegPlayed& leg);
  // Whether a fault rule of the file applies to the game's fault.
  bool HasRule(const wire::LegPlayed& leg) const;
  // Withdraws a player after 3 games in a row lost without giving an order.
  void CountMute(const wire::LegPlayed& leg);
  // Up to `most` next games that could be issued.
  std::vector<GameId> Candidates(size_t most);
  std::optional<GameId> Take(const GameId& game);

  const TournamentPlan& plan_;
  Part part_;
  Schedule schedule_;
  Standings standings_;
  std::map<uint64_t, Ahead> ahead_;  // pairs not entered yet
  uint64_t issue_ = 0;    // all games of the pairs below are issued or void
  uint64_t touched_ = 0;  // no game of this or a later pair was begun
  uint64_t played_ = 0;
  uint64_t counted_ = 0;  // games in the standings
  uint64_t void_pairs_ = 0;
  std::vector<std::map<std::string, uint32_t>> faults_;  // by player, rule kind
  std::vector<uint32_t> mute_;  // successive games without an order, by player
};

template <typename Suits>
std::optional<GameId> TournamentProgress::Issue(const Suits& suits) {
  constexpr size_t kLook = 16;
  const std::vector<GameId> candidates = Candidates(kLook);
  for (const GameId& game : candidates) {
    if (suits(game)) return Take(game);
  }
  if (candidates.empty()) return std::nullopt;
  return Take(candidates.front());
}

}  // namespace berthier

#endif  // BERTHIER_ARENAS_TOURNAMENT_TOURNAMENT_PROGRESS_H_
