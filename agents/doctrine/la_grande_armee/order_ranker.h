// The order ranker: every decision of a side as a list of orders with values,
// the best first. The doctrine agent plays the best; search looks deeper at the
// list.
//
// The elements of a corps act in the sequence of section 9: who shoots, who
// charges, and then the others from the front to the rear.
//
//   OrderRanker ranker;
//   ranker.Weigh(f, {.temper = Mood::kBold}, Breadth::kAll, options);
//   const Order& best = options.front().order;
#ifndef BERTHIER_AGENTS_DOCTRINE_LA_GRANDE_ARMEE_ORDER_RANKER_H_
#define BERTHIER_AGENTS_DOCTRINE_LA_GRANDE_ARMEE_ORDER_RANKER_H_

#include <array>
#include <vector>

#include "agents/doctrine/la_grande_armee/stance.h"
#include "agents/doctrine/la_grande_armee/unit_options.h"

namespace berthier::la_grande_armee {

// How the elements of a side are handled.
struct Dispositions {
  Mood temper = Mood::kMeasured;
  std::array<Posture, kMaxElements> units = {};
};

class OrderRanker {
 public:
  Weights weights;  // once something has been weighed, Forget it for others

  // Fills `options` with orders that deserve a look, all legal, the best first;
  // at least one. Precondition: the position awaits a decision.
  void Weigh(PositionView f, const Dispositions& dispositions, Breadth breadth,
             std::vector<Option>& options);
  // What it keeps of a battle.
  void Forget() {
    gains_.Forget();
    seen_.Forget();
  }

 private:
  void WeighElements(const ArmyView& army, const Outlook& outlook,
                     std::vector<Option>& options);
  // Rates every order that the decision proposes.
  void WeighProposals(const ArmyView& army, const Outlook& outlook,
                      std::vector<Option>& options);
  Stance StanceFor(const ArmyView& army, ElementId e) const;

  const Dispositions* dispositions_ = nullptr;
  KnownGains gains_;
  SeenUnits seen_;
  std::vector<Option> scratch_;
  std::vector<Order> orders_;
};

}  // namespace berthier::la_grande_armee

#endif  // BERTHIER_AGENTS_DOCTRINE_LA_GRANDE_ARMEE_ORDER_RANKER_H_
