// The progress of a tournament: which games there are to play, which have been
// played, and what follows from them.
//
// Games come in as they end, in any sequence; they are entered into schedule
// and standings pair by pair in the sequence of the pairs. A game played ahead
// that turns out not to count (its pair lies behind the end of a test, or
// behind a withdrawal) is surplus.
//
// Laws: two progresses that were told of the same games and withdrawals are
// equal, whatever the sequence of the games between two withdrawals; a game is
// issued once, and never again after it was played; memory follows the number
// of games ahead of the last pair entered, not that of all games.
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
  int leg = 0;

  // Index of the player on a side.
  int PlayerOf(int side) const {
    return pair.players[static_cast<size_t>(leg == 0 ? side : 1 - side)];
  }
  // From 1, as records count.
  uint64_t number() const {
    return 2 * pair.id + static_cast<uint64_t>(leg) + 1;
  }
};

// The seeds of a game. Both legs of a pair have the same.
struct GameSeeds {
  uint64_t dice = 0;
  std::array<uint64_t, 2> players = {0, 0};  // of the pair
};
GameSeeds SeedsOf(const TournamentPlan& plan, uint64_t pair);

class TournamentProgress {
 public:
  // The pairs of a part of the schedule; of a fixed one only.
  struct Part {
    uint64_t first = 0;
    uint64_t end = UINT64_MAX;
  };

  // `plan` must outlive the progress. The progress is of the plan as it was
  // after so many of its steps.
  explicit TournamentProgress(const TournamentPlan& plan)
      : TournamentProgress(plan, Part{}) {}
  TournamentProgress(const TournamentPlan& plan, Part part, size_t steps = 0);

  // The next game to begin; nothing if there is none for now, or ever.
  std::optional<GameId> Issue();
  // What keeps players at work who are at home somewhere: one of the next few
  // games that `suits`, else as Issue().
  template <typename Suits>
  std::optional<GameId> Issue(const Suits& suits);

  // Why the facts cannot be of this tournament; nothing if they are entered.
  std::optional<std::string> Played(const wire::LegPlayed& leg);
  std::optional<std::string> Withdrawn(const wire::Withdrawal& withdrawal);
  // The facts of a withdrawal from now on. Games begun are played.
  wire::Withdrawal Withdraw(int player) const;
  // The plan's next step is taken.
  std::optional<std::string> Grown();
  // No game of the pairs from here on was begun.
  uint64_t untouched() const { return std::max(touched_, schedule_.next()); }

  bool over() const;
  // Whether a pair was played and counts.
  bool Counts(uint64_t pair) const;
  const Schedule& schedule() const { return schedule_; }
  const Standings& standings() const { return standings_; }

  // Games that came in, with those that do not count.
  uint64_t played() const { return played_; }
  uint64_t surplus() const;
  // Games there are as far as is known: an estimate from above for those that
  // may end early.
  uint64_t games() const;
  // Pairs with a game to play, up to `most`: for shards.
  std::vector<uint64_t> Missing(size_t most) const;

 private:
  using Legs = std::array<std::optional<wire::LegPlayed>, 2>;
  struct Ahead {
    Legs legs;
    std::array<bool, 2> issued = {false, false};
  };

  bool IsVoid(const PairSpec& pair) const;
  uint64_t IssueEnd() const;
  void Advance();
  void Enter(const PairSpec& pair, const Legs& legs);
  void CountFaults(const wire::LegPlayed& leg);
  // Whether the organiser says what the fault of a game costs.
  bool HasRule(const wire::LegPlayed& leg) const;
  void CountMute(const wire::LegPlayed& leg);
  std::vector<GameId> Candidates(size_t most);
  std::optional<GameId> Take(const GameId& game);

  const TournamentPlan& plan_;
  Part part_;
  Schedule schedule_;
  Standings standings_;
  std::map<uint64_t, Ahead> ahead_;  // pairs not entered yet
  uint64_t issue_ = 0;               // every game of the pairs below was issued
  uint64_t touched_ = 0;  // no game of the pairs from here on was begun
  uint64_t played_ = 0;
  uint64_t counted_ = 0;
  uint64_t void_pairs_ = 0;
  std::vector<std::map<std::string, uint32_t>> faults_;  // by player, kind
  std::vector<uint32_t> mute_;  // games in a row, by player
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
