// The schedule of a tournament: its pairs by number, as far as they are known.
//
// Pairs are numbered from 0 in playing order. Results are entered in that
// order; when all results of a stage are in, the next stage is drawn up. When
// the plan grows, new pairs are numbered after all known ones.
//
// Laws: equal plans with equal results and withdrawals give equal pairs,
// whenever the games ended; At(id) never changes, however the plan grows.
//
//   Schedule schedule(plan);
//   while (schedule.next() < schedule.known()) {
//     schedule.Enter(Play(schedule.At(schedule.next())));
//   }
#ifndef BERTHIER_ARENAS_TOURNAMENT_SCHEDULE_H_
#define BERTHIER_ARENAS_TOURNAMENT_SCHEDULE_H_

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "arenas/tournament/stage.h"
#include "proto/ledger.pb.h"

namespace berthier {

// How far games may be played ahead of the results entered.
enum class Lookahead : uint8_t {
  kFree,    // any known pair
  kNarrow,  // only enough to keep all workers busy: games may not count (SPRT)
};

class Schedule {
 public:
  // The schedule of the plan's first step, then grown by `steps` steps. `plan`
  // must outlive the schedule.
  explicit Schedule(const TournamentPlan& plan, size_t steps = 0);
  // The schedule of the plan after all its steps; complete if it IsFixed().
  static Schedule Whole(const TournamentPlan& plan) {
    return Schedule(plan, plan.steps.size() - 1);
  }

  // Pairs 0 to known() - 1 are known.
  uint64_t known() const { return known_; }
  // The pair whose result must be entered next.
  uint64_t next() const { return next_; }
  // True if no pair from next() on will count (unless the plan grows).
  bool over() const;
  // True if no later pair depends on results: only growth can add pairs.
  bool IsFixed() const { return pairer_->IsFixed(); }
  Lookahead lookahead() const;

  // Takes the plan's next growth step. There must be one.
  void Grow();
  // Growth steps taken.
  size_t grown() const { return step_; }

  // The pair `id`, which must be below known(). Logarithmic in the stages.
  PairSpec At(uint64_t id) const;
  // Enters the result of pair next().
  void Enter(const PairResult& result);

  // The player plays no pair from `from_pair` on and is not paired in stages
  // from `from_stage` on.
  void Withdraw(int player, uint64_t from_pair, uint32_t from_stage);
  bool IsWithdrawn(int player, uint64_t pair) const;
  // A new schedule of the ungrown plan with the same withdrawals but without
  // results.
  Schedule Afresh() const;
  // Stages drawn up so far.
  uint32_t stages() const { return static_cast<uint32_t>(stages_.size()); }

  // The stages of a format that is not fixed, as facts for the ledger.
  const std::vector<wire::RoundPaired>& rounds() const { return rounds_; }
  const Pairer& pairer() const { return *pairer_; }

 private:
  struct Numbered {
    Stage stage;
    uint64_t first = 0;  // id of its first pair
  };
  struct Leave {
    uint64_t from_pair = UINT64_MAX;
    uint32_t from_stage = UINT32_MAX;
  };

  // Draws up the next stage, or for a fixed format all stages that are left.
  void DrawUp();
  const TournamentPlan& plan_;
  size_t step_ = 0;  // index into plan_.steps
  std::unique_ptr<Pairer> pairer_;
  std::vector<Numbered> stages_;
  std::vector<wire::RoundPaired> rounds_;
  std::vector<Leave> leaves_;  // by player
  uint64_t known_ = 0;
  uint64_t next_ = 0;
};

}  // namespace berthier

#endif  // BERTHIER_ARENAS_TOURNAMENT_SCHEDULE_H_
