// AllocationArms: what an allocation compares. An arm is an order of the
// decision, or a position that no order leads to; playouts over common dice
// tell its value.
#ifndef BERTHIER_ARENAS_ANALYSIS_ALLOCATION_ARMS_H_
#define BERTHIER_ARENAS_ANALYSIS_ALLOCATION_ARMS_H_

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "agents/value/trial_table.h"
#include "agents/value/trials.h"
#include "arenas/analysis/allocation.h"
#include "engine/model/game.h"

namespace berthier {

class AllocationArms {
 public:
  struct Arm {
    std::optional<Order> order;
    Position after;
    bool legal = true;
  };

  AllocationArms(Trials& trials, const Position& position,
                 const AllocationOptions& options);

  Trials& trials() { return trials_; }
  const Game& game() const { return trials_.game(); }
  const Position& position() const { return position_; }
  const AllocationOptions& options() const { return options_; }
  const PlayoutFrame& frame() const { return frame_; }

  size_t size() const { return arms_.size(); }
  const Arm& operator[](size_t arm) const { return arms_[arm]; }

  // The arm of a legal order, a new one if there is none yet.
  size_t Of(const Order& order);
  size_t Add(Arm arm);

  // The split with a point more for receiver `to` and one less for `from`;
  // nothing if that is not legal.
  std::optional<Order> Exchange(const Order& split, size_t to,
                                size_t from) const;
  // All splits one point away.
  std::vector<Order> NeighboursOf(const Order& split, size_t receivers) const;

  // Runs the trials and fills in their values, to the side that decides. The
  // arms of `tries` are indices into `who`.
  void Run(const std::vector<size_t>& who, std::span<ArmTrial> tries);
  uint64_t trials_run() const { return trials_run_; }

 private:
  Trials& trials_;
  const Position& position_;
  const AllocationOptions& options_;
  const PlayoutFrame frame_;
  const double sign_;
  std::vector<Arm> arms_;
  uint64_t trials_run_ = 0;
};

}  // namespace berthier

#endif  // BERTHIER_ARENAS_ANALYSIS_ALLOCATION_ARMS_H_
