// The adjudicator of a tournament game: it enforces the clock, the adjudication
// rules (draws, resignation) and the fault rules.
//
// Laws: without a clock, equal games are judged alike; the fallback orders that
// replace faulty ones are drawn from a generator seeded with `seed`, the dice
// seed.
//
//   TournamentAdjudicator adjudicator(plan.file, game, clock, seed);
//   duel.adjudicator = &adjudicator;
#ifndef BERTHIER_ARENAS_TOURNAMENT_ADJUDICATOR_H_
#define BERTHIER_ARENAS_TOURNAMENT_ADJUDICATOR_H_

#include <array>
#include <cstdint>
#include <optional>

#include "agents/random_source.h"
#include "arenas/match/duel.h"
#include "proto/tournament.pb.h"

namespace berthier {

// Thinking time of both sides of a game.
struct GameClocks {
  int64_t first_milliseconds = 0;  // at the start; 0: there is no clock
  int64_t increment = 0;           // milliseconds added per own player-turn
  std::array<int64_t, kSides> used_nanoseconds = {0, 0};
  std::array<int64_t, kSides> player_turns = {0, 0};

  bool IsRunning() const { return first_milliseconds != 0; }
  // Negative once the clock has run out.
  int64_t LeftNanoseconds(Side side) const;
};

class TournamentAdjudicator final : public Adjudicator {
 public:
  // `rules`, `game` and `clocks` must outlive the adjudicator.
  TournamentAdjudicator(const wire::Tournament& rules, const Game& game,
                        GameClocks& clocks, uint64_t seed);

  // A timeout fault if the side's clock has run out, else nullopt.
  std::optional<Fault> Answered(Side side, const Choice* choice) override;
  // A fallback order if the fault rules provide one; nullopt: the fault stands.
  std::optional<Order> Instead(const Position& position,
                               const Fault& fault) override;
  std::optional<Adjudication> Judge(const Position& position) override;

  // Player-turns begun so far.
  uint32_t player_turns() const { return player_turns_; }
  // Fallback orders given in place of faulty answers, by side.
  const std::array<uint32_t, kSides>& fallbacks() const { return fallbacks_; }
  // Orders that the agents gave themselves, by side.
  const std::array<uint32_t, kSides>& own_orders() const { return own_orders_; }

 private:
  void CountTurn(const Position& position, Side side);
  std::optional<Adjudication> JudgeResignation();

  const wire::Tournament& rules_;
  const Game& game_;
  GameClocks& clocks_;
  RandomSource source_;
  uint32_t orders_ = 0;
  uint32_t player_turns_ = 0;
  std::optional<uint32_t> turn_;  // current player-turn, in the game's numbers
  bool turn_began_ = false;
  std::array<uint32_t, kSides> fallbacks_ = {0, 0};
  std::array<uint32_t, kSides> own_orders_ = {0, 0};
  // Each side's own last evaluation of the game.
  std::array<std::optional<double>, kSides> values_;
  // Successive player-turns in which both sides valued the game as lost for it.
  std::array<uint32_t, kSides> hopeless_turns_ = {0, 0};
};

}  // namespace berthier

#endif  // BERTHIER_ARENAS_TOURNAMENT_ADJUDICATOR_H_
