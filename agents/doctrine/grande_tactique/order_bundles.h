// Bundles: what a formation could do this turn, priced and valued (GT 9.1).
//
// A bundle is given as a whole: limber, drive up, unlimber and fire; move into
// contact and charge; two units charging together. Values are in Unit Points
// and come from the judgement; prices are the current ones by the rules.
//
// Laws: the first order of a bundle passes Check in the position it was made
// for; a bundle gains its value only if all of its orders are given.
//
//   BundleGenerator generator(army, side, Effort::kFull);
//   generator.Collect(units_of_division, stance, bundles);
#ifndef BERTHIER_AGENTS_DOCTRINE_GRANDE_TACTIQUE_ORDER_BUNDLES_H_
#define BERTHIER_AGENTS_DOCTRINE_GRANDE_TACTIQUE_ORDER_BUNDLES_H_

#include <array>
#include <cstdint>
#include <span>
#include <utility>
#include <vector>

#include "agents/doctrine/grande_tactique/army_view.h"
#include "agents/doctrine/grande_tactique/judgement.h"
#include "agents/doctrine/grande_tactique/stance.h"
#include "engine/model/order.h"
#include "engine/rulesets/grande_tactique/board/process.h"
#include "engine/rulesets/grande_tactique/movement/end_poses.h"
#include "engine/rulesets/grande_tactique/movement/mover.h"

namespace berthier::grande_tactique {

// Thoroughness: playouts use kLight, which tries only a few places per unit.
enum class Effort : uint8_t { kLight, kFull };

// In order of execution (9.5: a canonical order).
enum class Task : uint8_t {
  kRally,
  kSpike,
  kGuns,
  kCharge,
  kSquare,
  kMove,
};

struct OrderBundle {
  static constexpr int kMostOrders = 5;

  Task task = Task::kMove;
  int price = 0;
  double value = 0;
  UnitSet units;
  UnitId target = UnitId::kNone;  // set for a charge
  int n_orders = 0;
  std::array<Order, kMostOrders> orders;

  void Add(const Order& order) {
    orders[static_cast<size_t>(n_orders++)] = order;
  }
};

// Sorts by descending value; ties in a fixed order.
inline bool ValueMore(const OrderBundle& a, const OrderBundle& b) {
  if (a.value != b.value) return a.value > b.value;
  return Index(a.orders[0].subject) < Index(b.orders[0].subject);
}

inline Order OrderTo(PositionView f, Verb verb, UnitId u) {
  return {.verb = static_cast<uint8_t>(verb), .subject = f.scenario.Entity(u)};
}

class BundleGenerator {
 public:
  BundleGenerator(const ArmyView& army, Side side, Effort effort);

  // Appends the bundles that these units could carry out. Precondition: one
  // purse pays for all of them.
  void Collect(std::span<const UnitId> units, const Stance& stance,
               std::vector<OrderBundle>& bundles);

 private:
  // A way for a unit to charge a target.
  struct Way {
    UnitId unit;
    UnitId target;
    Order order;
    int price;
    int stop_firing;  // CP for ceasing fire first
    Pose pose;
    Aspect aspect;
    bool moves;
  };

  struct Battery;
  struct March;

  // A place and its value.
  struct Ranked {
    Pose pose;
    double value;
  };

  void CollectUnit(UnitId u, const Stance& stance,
                   std::vector<OrderBundle>& bundles);
  void CollectArrival(UnitId u, const Stance& stance,
                      std::vector<OrderBundle>& bundles);
  // The nearest enemies fit to fight, with their distances; valid until the
  // next call.
  std::span<const std::pair<double, UnitId>> NearestTo(const UnitView& u,
                                                       size_t most);
  // Value of the unit's present place, for the purse being collected.
  double Now(const UnitView& u, const Stance& stance);
  bool HorseNear(const UnitView& u) const;
  // Adds poses that the mover does not offer: walls for infantry, hill tops for
  // guns.
  void AddGoodGround(const UnitView& u, const Mover& mover,
                     PoseList& poses) const;
  void AddWaysToward(const Mover& mover, const Pose& start, Point there,
                     PoseList& poses) const;
  void CollectMoves(const UnitView& u, const Stance& stance, int factor,
                    std::vector<OrderBundle>& bundles);
  void AddMarches(const UnitView& u, const Mover& mover, PoseList& poses);
  void MarchInTheOpen(const Mover& mover, Point via, March& march);
  void MarchInto(const Mover& mover, Point via, March& march) const;
  bool JustLeft(const Area& area) const;
  void CollectTurning(const UnitView& u, const Stance& stance, int factor,
                      std::vector<OrderBundle>& bundles);
  void CollectSpiking(const UnitView& u, int factor,
                      std::vector<OrderBundle>& bundles);
  void CollectGuns(const UnitView& u, const Stance& stance, int factor,
                   std::vector<OrderBundle>& bundles);
  double VolleyFrom(const UnitView& placed) const;
  void CollectGunsHere(const Battery& guns) const;
  void CollectGunsTurned(const Battery& guns) const;
  void CollectGunsDrivenUp(const Battery& guns);
  void RankGunPlaces(const Battery& guns, PositionView f, const Mover& mover);
  void OfferGunsAt(const Battery& guns, const Ranked& r) const;
  void CollectStanding(const UnitView& u, const Stance& stance, int factor,
                       std::vector<OrderBundle>& bundles);
  void CollectSpikingHere(const UnitView& u, int factor,
                          std::vector<OrderBundle>& bundles);
  void CollectFormingSquare(const UnitView& u, const Stance& stance, int factor,
                            std::vector<OrderBundle>& bundles);
  void CollectLeavingSquare(const UnitView& u, const Stance& stance, int factor,
                            std::vector<OrderBundle>& bundles);
  void CollectFiring(const UnitView& u, int factor,
                     std::vector<OrderBundle>& bundles);
  void CollectWays(const UnitView& u, int factor);
  void CollectWaysTo(const UnitView& u, const UnitView& e, const Mover& mover,
                     int factor);
  void CollectFireInContact(const Way& way, const Stance& stance,
                            std::vector<OrderBundle>& bundles) const;
  void CollectCharges(const Stance& stance, std::vector<OrderBundle>& bundles);
  double ValueOfWays(const Way& a, const Way* b, const Stance& stance) const;
  double ValueBeside(const Way& a, double beside, double value) const;
  double ValueAt(const UnitView& u, Pose pose, const Stance& stance,
                 double now) const;

  const ArmyView& army_;
  PositionView f_;
  Side side_;
  Effort effort_;
  std::vector<Way> ways_;
  UnitId now_of_ = UnitId::kNone;
  double now_ = 0;
  std::vector<Ranked> ranked_;
  std::vector<std::pair<double, UnitId>> near_;
  // Chance that our firing guns hit each enemy unit before it is charged.
  std::array<double, kMaxUnits> shaken_ = {};
};

}  // namespace berthier::grande_tactique

#endif  // BERTHIER_AGENTS_DOCTRINE_GRANDE_TACTIQUE_ORDER_BUNDLES_H_
