// The schedule of a tournament: its pairs by number, as far as they are known.
//
// Pairs are numbered from 0 in the sequence in which they are to be played.
// Results are entered in that sequence; when those of a stage are all in, the
// next stage is drawn up. A plan that grows has its new pairs behind all that
// are known.
//
// Laws: equal plans with equal results and withdrawals give equal pairs,
// whenever the games ended; what At has said once it always says, however the
// plan grows.
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

// What may be played ahead of the results.
enum class Lookahead : uint8_t {
  kFree,    // whatever is known
  kNarrow,  // as little as keeps everybody busy: it may turn out not to count
};

class Schedule {
 public:
  // Of the plan as it was at first, then grown so many steps. `plan` must
  // outlive the schedule.
  explicit Schedule(const TournamentPlan& plan, size_t steps = 0);
  // The whole schedule of a plan that does not wait for results.
  static Schedule Whole(const TournamentPlan& plan) {
    return Schedule(plan, plan.steps.size() - 1);
  }

  // The pairs below are known.
  uint64_t known() const { return known_; }
  // The pair whose result is entered next.
  uint64_t next() const { return next_; }
  // Nothing beyond next() counts, or ever will.
  bool over() const;
  // Whether known() is all there will ever be.
  bool IsFixed() const { return pairer_->IsFixed(); }
  Lookahead lookahead() const;

  // Takes the plan's next step. There must be one.
  void Grow();
  // Steps taken.
  size_t grown() const { return step_; }

  PairSpec At(uint64_t id) const;
  void Enter(const PairResult& result);

  // Plays none of the pairs from `from_pair` on, and is not paired in stages
  // from `from_stage` on.
  void Withdraw(int player, uint64_t from_pair, uint32_t from_stage);
  bool IsWithdrawn(int player, uint64_t pair) const;
  // The same schedule without any result: plan and withdrawals.
  Schedule Afresh() const;
  uint32_t stages() const { return static_cast<uint32_t>(stages_.size()); }

  // The stages that followed from results, as facts for the ledger.
  const std::vector<wire::RoundPaired>& rounds() const { return rounds_; }
  const Pairer& pairer() const { return *pairer_; }

 private:
  struct Numbered {
    Stage stage;
    uint64_t first = 0;
  };
  struct Leave {
    uint64_t from_pair = UINT64_MAX;
    uint32_t from_stage = UINT32_MAX;
  };

  void DrawUp();

  const TournamentPlan& plan_;
  size_t step_ = 0;  // of plan_.steps
  std::unique_ptr<Pairer> pairer_;
  std::vector<Numbered> stages_;
  std::vector<wire::RoundPaired> rounds_;
  std::vector<Leave> leaves_;  // by player
  uint64_t known_ = 0;
  uint64_t next_ = 0;
};

}  // namespace berthier

#endif  // BERTHIER_ARENAS_TOURNAMENT_SCHEDULE_H_
