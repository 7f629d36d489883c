// Where generals ride and whom they join (GT 9.1): orders are priced from where
// they end, and so is the bonus of the next turn.
//
// Laws: every order passes Check when those before it have been played.
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
  // `chosen`: what the units will do. Both must outlive it.
  Riding(const ArmyView& army, Side side, std::span<const OrderBundle> chosen);

  // Appends the orders of the side's generals, of division first.
  void Plan(std::vector<Order>& orders);

 private:
  void Foresee(std::span<const OrderBundle> chosen);
  void Join(std::span<const OrderBundle> chosen);
  // `u` is locked in contact or holds what must not be lost.
  bool Keystone(const UnitView& u) const;
  // What it gains that a general is with a unit, and the chance that the unit
  // is put to flight all the same.
  struct Stake {
    double gain = 0;
    double flight = 0;
  };
  // He stands by it in the enemy's turn.
  Stake OfStandingBy(const UnitView& u) const;
  // He leads `u` of the bundle.
  Stake OfLeading(const OrderBundle& charge, UnitId u) const;
  // What his command buys in a turn, in points.
  double PointsATurn(GeneralId g) const;
  // What his absence from the command costs in the next turn.
  double CostOfJoining(GeneralId g) const;
  // What it costs that the unit he is with is put to flight (9.6).
  double CostOfFlight(GeneralId g) const;

  void PlanOne(GeneralId g, std::vector<Order>& orders);
  // Rides as far toward it as he may; nothing if he is nearer than `slack`.
  void RideToward(GeneralId g, Spot wanted, double slack,
                  std::vector<Order>& orders);
  double Crowded(Spot at) const;
  Spot PlaceOfDivisional(GeneralId g, std::span<const UnitId> units) const;
  // The middle of the units, a little toward home; false if there are none.
  bool MiddleOf(std::span<const UnitId> units, Spot& middle) const;
  // A general of division: where he will stand, and his share of the effort.
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
  std::array<Spot, kMaxGenerals> stands_ = {};     // when all have ridden
  std::array<Spot, kMaxUnits> ends_ = {};          // when all orders are given
  std::array<double, kMaxDivisions> effort_ = {};  // what a division will gain
};

}  // namespace berthier::grande_tactique

#endif  // BERTHIER_AGENTS_DOCTRINE_GRANDE_TACTIQUE_RIDING_H_
