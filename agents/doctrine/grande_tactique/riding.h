// Plans where generals ride and which units they join (GT 9.1): orders are
// priced by the distance from where generals end, and so is next turn's bonus.
//
// Laws: every order passes Check once those before it have been played.
//
//   Riding riding(army, side, chosen);
//   riding.Plan(orders);
#ifndef BERTHIER_AGENTS_DOCTRINE_GRANDE_TACTIQUE_RIDING_H_
#define BERTHIER_AGENTS_DOCTRINE_GRANDE_TACTIQUE_RIDING_H_

#include <array>
#include <span>
#include <vector>

#include "agents/doctrine/grande_tactique/army_view.h"
#include "agents/doctrine/grande_tactique/order_bundles.h"

namespace berthier::grande_tactique {

class Riding {
 public:
  // `chosen`: what the units will do. `army` and `chosen` must outlive this.
  Riding(const ArmyView& army, Side side, std::span<const OrderBundle> chosen);

  // Appends the orders of the side's generals, division generals first.
  void Plan(std::vector<Order>& orders);

 private:
  void Foresee(std::span<const OrderBundle> chosen);
  void Join(std::span<const OrderBundle> chosen);
  // Whether `u` is locked in contact or holds a place that must not be lost.
  bool Keystone(const UnitView& u) const;
  // Gain from having a general with a unit, and the chance that the unit is put
  // to flight all the same.
  struct Stake {
    double gain = 0;
    double flight = 0;
  };
  // A general stands with it in the enemy's turn.
  Stake OfStandingBy(const UnitView& u) const;
  // A general leads `u` in the charge.
  Stake OfLeading(const OrderBundle& charge, UnitId u) const;
  // Value of what the general's command buys in a turn, in points.
  double PointsATurn(GeneralId g) const;
  // Cost next turn of the general's absence from command.
  double CostOfJoining(GeneralId g) const;
  // Cost if the unit the general is with is put to flight (9.6).
  double CostOfFlight(GeneralId g) const;

  void PlanOne(GeneralId g, std::vector<Order>& orders);
  // Appends a ride towards `wanted`, as far as allowed; nothing if the general
  // is within `slack` inches.
  void RideToward(GeneralId g, Spot wanted, double slack,
                  std::vector<Order>& orders);
  double Crowded(Spot at) const;
  Spot PlaceOfDivisional(GeneralId g, std::span<const UnitId> units) const;
  // The centre of the units, shifted a little towards home; false if there are
  // none.
  bool MiddleOf(std::span<const UnitId> units, Spot& middle) const;
  // A division general: where he will stand, and his share of the effort.
  struct Helped {
    Spot at;
    double effort;
  };
  std::vector<Helped> HelpedBy(GeneralId g) const;
  bool PlaceOfCommander(GeneralId g, Spot& wanted) const;

  const ArmyView& army_;
  PositionView f_;
  Side side_;
  std::array<UnitId, kMaxGenerals> joins_;
  std::array<Spot, kMaxGenerals> stands_ = {};  // positions after all rides
  std::array<Spot, kMaxUnits> ends_ = {};       // positions after all orders
  // Expected gain of each division.
  std::array<double, kMaxDivisions> effort_ = {};
};

}  // namespace berthier::grande_tactique

#endif  // BERTHIER_AGENTS_DOCTRINE_GRANDE_TACTIQUE_RIDING_H_
