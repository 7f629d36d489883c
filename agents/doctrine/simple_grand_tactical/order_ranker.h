// The ranker: rates the possible orders of any decision of a side.
//
// Stateless. Who weighs all (Breadth::kAll) compares the moves of all units
// that have not moved, and makes the best of all. Who goes on with the next
// (Breadth::kNext) looks at the units once a turn in a fixed sequence (guns,
// infantry, cavalry), starting after the last that moved, and the first that
// gains by a move makes it: nearly as strong, and many times as fast. Leaders
// ride last.
//
//   OrderRanker ranker;
//   ranker.Weigh(f, {.temper = Temper::kBold}, Breadth::kAll, options);
//   const Order& best = options.front().order;
#ifndef BERTHIER_AGENTS_DOCTRINE_SIMPLE_GRAND_TACTICAL_ORDER_RANKER_H_
#define BERTHIER_AGENTS_DOCTRINE_SIMPLE_GRAND_TACTICAL_ORDER_RANKER_H_

#include <array>
#include <cstdint>
#include <vector>

#include "agents/doctrine/simple_grand_tactical/stance.h"
#include "agents/doctrine/simple_grand_tactical/unit_options.h"

namespace berthier::simple_grand_tactical {

// How the units of a side are handled.
struct Dispositions {
  Temper temper = Temper::kMeasured;
  std::array<Posture, kMaxUnits> units = {};
};

// Which units are weighed when one may move.
enum class Breadth : uint8_t { kNext, kAll };

class OrderRanker {
 public:
  Weights weights;

  // Fills `options` with orders that deserve a look, all legal, the best first;
  // at least one. Precondition: the position awaits a decision.
  void Weigh(PositionView f, const Dispositions& dispositions, Breadth breadth,
             std::vector<Option>& options);

 private:
  void WeighMoves(const ArmyView& army, Breadth breadth,
                  std::vector<Option>& options);
  bool MoveNext(const ArmyView& army, const Outlook& outlook,
                std::vector<Option>& options);
  void MoveAny(const ArmyView& army, const Outlook& outlook,
               std::vector<Option>& options);
  // Rates every order that the decision proposes.
  void WeighProposals(const ArmyView& army, std::vector<Option>& options);
  Stance StanceFor(const ArmyView& army, UnitId u) const;

  const Dispositions* dispositions_ = nullptr;
  std::vector<Option> more_;
  std::vector<Order> orders_;
};

}  // namespace berthier::simple_grand_tactical

#endif  // BERTHIER_AGENTS_DOCTRINE_SIMPLE_GRAND_TACTICAL_ORDER_RANKER_H_
