// Both armies as the doctrine sees them: a digest of a position.
//
// Computed once per position: where units are, in inches, which way they face,
// and their fitness for what the judgement of places, threats and charges asks.
// Takes about a microsecond. The position and the weights must not change
// meanwhile.
//
//   const ArmyView army(f, weights);
//   for (const UnitView& e : army.enemies(side)) ...
#ifndef BERTHIER_AGENTS_DOCTRINE_GRANDE_TACTIQUE_ARMY_VIEW_H_
#define BERTHIER_AGENTS_DOCTRINE_GRANDE_TACTIQUE_ARMY_VIEW_H_

#include <array>
#include <cmath>
#include <cstdint>
#include <span>
#include <vector>

#include "agents/doctrine/grande_tactique/odds.h"
#include "agents/doctrine/grande_tactique/values.h"
#include "agents/doctrine/kit/spot.h"
#include "engine/rulesets/grande_tactique/board/position_view.h"

namespace berthier::grande_tactique {

// Like SpotOf, but by multiplication: faster, and the last bit may differ. The
// weights were tuned with it.
inline Spot InchesOf(Point p) {
  constexpr double kInch = 1.0 / kTicksPerInch;
  return {p.x * kInch, p.y * kInch};
}

// A unit on the table.
struct UnitView {
  UnitId id = UnitId::kNone;
  Side side = Side::kFirst;
  Arm arm = Arm::kInfantry;
  Spot at;
  Spot way;  // the direction it faces
  double half_front = 0;
  double half_depth = 0;
  double points = 0;
  double use = 0;    // remaining fighting value: 1 for a coherent unit (9.5)
  double reach = 0;  // inches of its next charge; 0: it will not charge
  // Cost of the collapse of its division if its flight causes it, or its rally
  // prevents it (GT-DES-05).
  double tips = 0;
  int attack = 0;  // its own modifiers when it charges
  int stand = 0;   // ... when it is charged in front
  int cover = 0;   // ... the part of `stand` due to the ground
  int melee = 0;
  int hill = -1;  // index of the hill it stands on (guns); -1: none
  bool effective = false;
  bool coherent = false;
  bool fleeing = false;
  bool silenced = false;
  bool exhausted = false;
  bool square = false;
  bool in_area = false;
  bool in_woods = false;
  bool behind_wall = false;
  bool on_top = false;  // on the top of its hill
  bool placed = false;  // hypothetical (Placed), in contact with nobody
  bool limbered = false;
  bool firing = false;
  Horse horse = Horse::kOrdinary;

  bool foot() const { return arm == Arm::kInfantry; }
  bool rides() const { return arm == Arm::kCavalry; }
  bool guns() const { return !foot() && !rides(); }
};

class ArmyView {
 public:
  ArmyView(PositionView f, const Weights& weights);

  PositionView field() const { return f_; }
  const Weights& weights() const { return *weights_; }
  std::span<const UnitView> units(Side side) const {
    const std::span<const UnitView> all(units_);
    return side == Side::kFirst ? all.first(n_first_) : all.subspan(n_first_);
  }
  std::span<const UnitView> enemies(Side side) const {
    return units(Opponent(side));
  }
  // Fills the first places of `squared` with how far, in inches squared, each
  // of units(side) is from `at`.
  void SquaredTo(Side side, Spot at,
                 std::array<double, kMaxUnits>& squared) const;
  // Null if it is not on the table.
  const UnitView* Find(UnitId u) const {
    if (!IsSome(u)) return nullptr;
    const uint8_t at = place_[static_cast<size_t>(u)];
    return at == kNowhere ? nullptr : &units_[at];
  }
  // Direction to the side's home edge, and the distance to it in inches.
  Spot home(Side side) const { return home_[static_cast<size_t>(side)]; }
  double FromHome(Side side, Spot at) const;

  // The unit as it would stand at `pose`, in the open.
  UnitView Placed(const UnitView& u, Pose pose) const;

  // How many friends the unit stands close behind (9.3).
  int CloseBehind(const UnitView& u) const;
  // Whether its general is near enough to lead it.
  bool InCommand(const UnitView& u) const;
  // Whether it is in contact with effective enemies.
  bool Engaged(const UnitView& u) const;
  // Whether something stands on the straight line between the two; guns on a
  // hill fire over friends (GT-FIR-12).
  bool Barred(const UnitView& from, const UnitView& to) const;
  // Whether the line crosses a crest on which it neither begins nor ends
  // (GT-FIR-28).
  bool OverHill(const UnitView& from, const UnitView& to) const;
  // Whether the line crosses any crest (GT-MOR-29).
  bool OverCrest(Spot from, Spot to) const;

 private:
  // Units as obstacles to lines of fire, in rough figures that are sifted
  // quickly: where they stand, and how far they reach. Silenced guns reach
  // nowhere, for they do not block.
  struct Posts {
    std::array<float, kMaxUnits> x;
    std::array<float, kMaxUnits> y;
    std::array<float, kMaxUnits> reach;
  };
  struct Places {
    std::array<double, kMaxUnits> x;
    std::array<double, kMaxUnits> y;
  };
  static constexpr uint8_t kNowhere = 0xFF;
  static_assert(kMaxUnits < kNowhere);

  void Add(UnitId u);
  void FindHill(UnitView& u, Pose pose) const;
  // The units near the line from `from`, as indices in units_; rather one too
  // many.
  std::span<const uint8_t> NearLine(Spot from, Spot way, double length,
                                    std::array<uint8_t, kMaxUnits>& room) const;
  double CostOfCollapse(DivisionId division) const;

  PositionView f_;
  const Weights* weights_;
  std::vector<UnitView> units_;  // the first side's units come first
  size_t n_first_ = 0;
  Posts posts_;                                 // of each of units_
  Places places_;                               // likewise
  std::array<double, kMaxDivisions> collapse_;  // what it would cost
  std::array<uint8_t, kMaxUnits> place_ = {};   // index in units_
  std::array<Spot, kSides> home_;
};

// How a charge that starts at `from` would meet `t`.
Aspect AspectFrom(Spot from, double half_front, const UnitView& t);

// Estimates the terms of a charge before contact is made.
ChargeTerms EstimateCharge(const UnitView& a, const UnitView& t, Aspect aspect,
                           bool helped);

}  // namespace berthier::grande_tactique

#endif  // BERTHIER_AGENTS_DOCTRINE_GRANDE_TACTIQUE_ARMY_VIEW_H_
