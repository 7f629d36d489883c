// The order ranker: every decision of a side as a list of orders with values,
// the best first. The doctrine agent plays the best; search looks deeper at the
// list.
//
// Corps are activated in the sequence of section 9: leaders who help to rally,
// rallying, guns, skirmishers, charges, melees, moves from the front to the
// rear, and then the leaders who follow.
//
//   OrderRanker ranker;
//   ranker.Weigh(f, {.temper = Mood::kBold}, options);
//   const Order& best = options.front().order;
#ifndef BERTHIER_AGENTS_DOCTRINE_GRANDEUR_ORDER_RANKER_H_
#define BERTHIER_AGENTS_DOCTRINE_GRANDEUR_ORDER_RANKER_H_

#include <array>
#include <vector>

#include "agents/doctrine/grandeur/rides.h"
#include "agents/doctrine/grandeur/stance.h"
#include "agents/doctrine/grandeur/unit_options.h"

namespace berthier::grandeur {

// How the units of a side are handled.
struct Dispositions {
  Mood temper = Mood::kMeasured;
  std::array<Posture, kMaxUnits> units = {};
};

class OrderRanker {
 public:
  Weights weights;

  // Fills `options` with orders that deserve a look, all legal, the best first;
  // at least one. Precondition: the position awaits a decision.
  void Weigh(PositionView f, const Dispositions& dispositions,
             std::vector<Option>& options);

 private:
  void WeighNext(const ArmyView& army, const Outlook& outlook,
                 std::vector<Option>& options);
  // Rates every order that the decision proposes.
  void WeighProposals(const ArmyView& army, const Outlook& outlook,
                      std::vector<Option>& options);
  bool HasTime(const ArmyView& army, const UnitView& u) const;
  Stance StanceFor(const ArmyView& army, UnitId u) const;

  const Dispositions* dispositions_ = nullptr;
  bool comes_on_ = false;  // the foot of the corps that acts
  RideOptions rides_;
  std::vector<Option> scratch_;
  std::vector<Order> orders_;
};

}  // namespace berthier::grandeur

#endif  // BERTHIER_AGENTS_DOCTRINE_GRANDEUR_ORDER_RANKER_H_
