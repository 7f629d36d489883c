// Both armies as the doctrine sees them: a digest of a position, in
// centimetres.
//
// Computed once per position: where and in what state each unit is, how far it
// moves, and what it would cost to have it disordered, driven back or lost.
// Values are in chips.
//
// Laws: depends on the position alone; does not allocate.
//
//   const ArmyView army(f);
//   for (const UnitView& e : army.enemies(side)) ...
//   const UnitView there = army.At(u, pose, Formation::kLine);
#ifndef BERTHIER_AGENTS_DOCTRINE_SIMPLE_GRAND_TACTICAL_ARMY_VIEW_H_
#define BERTHIER_AGENTS_DOCTRINE_SIMPLE_GRAND_TACTICAL_ARMY_VIEW_H_

#include <algorithm>
#include <array>
#include <boost/container/static_vector.hpp>
#include <cmath>
#include <span>

#include "agents/doctrine/kit/bases.h"
#include "agents/doctrine/simple_grand_tactical/weights.h"
#include "engine/rulesets/simple_grand_tactical/board/position_view.h"

namespace berthier::simple_grand_tactical {

// ---- Centimetres ------------------------------------------------------------

inline double InCm(Length length) {
  return length.ticks / static_cast<double>(kTicksPerCentimetre);
}
inline Spot InCm(Point p) { return {InCm(Ticks(p.x)), InCm(Ticks(p.y))}; }
inline Point InTicks(Spot s) {
  return {static_cast<int32_t>(std::lround(s.x * kTicksPerCentimetre)),
          static_cast<int32_t>(std::lround(s.y * kTicksPerCentimetre))};
}
// The heading nearest to direction `way`, which must not be zero.
Heading HeadingOf(Spot way);

// The same direction, 1 cm long.
inline Spot UnitOf(Spot way) { return way * (1 / std::max(1e-6, Norm(way))); }
inline constexpr double kHalfRight = 0.7072;  // cosine of 45 degrees
// Safety margin: orders stay this far, in cm, inside what the rules allow.
inline constexpr double kInside = 0.02;

// ---- A unit -----------------------------------------------------------------

// A unit as it stands, or as it would stand elsewhere (ArmyView::At).
struct UnitView : Base {
  UnitId id = UnitId::kNone;
  const UnitData* data = nullptr;
  Arm arm = Arm::kInfantry;
  Formation formation = Formation::kColumn;
  Cover cover = Cover::kNone;
  bool disordered = false;  // or unformed
  bool unformed = false;
  bool locked = false;
  bool in_contact = false;
  bool moved = false;
  bool general = false;  // an attached general helps it
  bool may_approach = true;
  uint8_t level = 0;
  int rally = 0;
  double range = 0;  // range of its fire worth considering; 0: none
  // Farthest enemy that it could attack in its next turn; 0: none.
  double reach = 0;
  // Cost in chips, from its present state, of being disordered, driven back, or
  // lost.
  double disorder = 0;
  double retreat = 0;
  double loss = 0;

  bool foot() const { return arm == Arm::kInfantry; }
  bool horse() const { return arm == Arm::kCavalry; }
  bool guns() const { return arm == Arm::kArtillery; }
  bool square() const { return formation == Formation::kSquare; }
  bool all_round() const {
    return square() || formation == Formation::kDeployed;
  }
  bool column() const { return formation == Formation::kColumn; }
  // Able to act freely in its next turn.
  bool free() const { return !disordered && !in_contact; }
  Spot front() const { return all_round() ? at : at + dir * half_depth; }
  // GEO-08
  bool InFrontZone(Spot p) const {
    if (all_round()) return true;
    const Spot l = Local(p);
    const double ahead = l.y - half_depth;
    return ahead >= 0 && std::abs(l.x) - half_width <= ahead;
  }
};

// The point of `u` nearest to `p`.
Spot NearestOf(const UnitView& u, Spot p);
// Whether part of `other` is in the front zone of `u` (GEO-09), tested at
// corners and midpoints of edges.
bool SeesPartOf(const UnitView& u, const UnitView& other);
bool Overlap(const UnitView& a, const UnitView& b);

// Centimetres per move in this formation (MOV-01).
double RateOf(const UnitData& data, Formation formation);
// Of its next move straight ahead into contact, for which foot forms column.
double ApproachOf(const UnitData& data, Formation formation);
// Centimetres of a charge.
double ChargeRateOf(const UnitData& data);

// Quality of a unit, 1 for a line regiment.
double QualityOf(const UnitData& data);

struct Objective {
  Spot at;
  double radius = 5;
  int held = 0;  // 1 by the first side, -1 by the second, 0 by nobody
  // Chips by which the balance between the sides changes if this side takes it;
  // 0 if this side already holds it.
  std::array<double, kSides> gain = {0, 0};
  // Distances of the nearest and second nearest ordered infantry of each side.
  std::array<double, kSides> nearest = {kMisses, kMisses};
  std::array<double, kSides> second = {kMisses, kMisses};
};

// ---- Both armies ------------------------------------------------------------

// What standing unformed costs, of what standing disordered costs; and what a
// unit in either state does not do meanwhile, in chips, early in the battle.
inline constexpr double kUnformed = 0.25;
inline constexpr double kIdle = 0.2;

class ArmyView {
 public:
  explicit ArmyView(PositionView f, const Weights& weights = kUsualWeights);

  PositionView field() const { return f_; }
  const Weights& weights() const { return *weights_; }
  std::span<const UnitView> units(Side side) const {
    const std::span<const UnitView> all(units_.data(), units_.size());
    return side == Side::kFirst ? all.first(of_first_) : all.subspan(of_first_);
  }
  std::span<const UnitView> enemies(Side side) const {
    return units(Opponent(side));
  }
  // Precondition: the unit is on the table.
  const UnitView& unit(UnitId u) const {
    return units_[where_[static_cast<size_t>(u)]];
  }
  std::span<const Objective> objectives() const {
    return {objectives_.data(), static_cast<size_t>(objective_count_)};
  }
  // The unit as it would stand there; it need not be on the table yet.
  UnitView At(UnitId u, Pose pose, Formation formation) const;
  UnitView At(const UnitView& u, Spot at, Spot dir, Formation formation) const;
  // Fraction of the game that remains, from 1 to 0.
  double time_left() const { return time_left_; }
  // The side's remaining share of morale minus the enemy's (VIC-10).
  double LeadOf(Side side) const;
  // Direction from the side's home to the enemy, 1 cm long.
  Spot Ahead(Side side) const;
  // Whether no unit and no ground blocks the line of fire from the firer's
  // place and level to the target (GEO-11 to 15).
  bool HasLine(const UnitView& firer, const UnitView& target) const;
  // Of one that a commander spends, in chips.
  double PriceOfPass() const {
    return weights_->pass * std::min(1.0, 1.5 * time_left_);
  }
  // Cost to its side of a disordered unit with this rally modifier, in chips.
  double CostOfDisorder(Side side, int rally_mod) const {
    const int i = rally_mod < -3 ? 0 : rally_mod > 4 ? 7 : rally_mod + 3;
    return disorder_[static_cast<size_t>(side)][static_cast<size_t>(i)];
  }

 private:
  // As it stands, without prices.
  void Make(UnitId u, UnitView& view) const;
  // Stands it there, without prices.
  void Place(UnitView& u, Spot at, Spot dir, Formation formation) const;
  void LookAtGround(UnitView& view) const;
  bool MayGetPass(const UnitView& view) const;
  bool IsCutOff(const UnitView& view) const;
  void PriceIt(UnitView& view) const;
  void PlaceObjectives();

  PositionView f_;
  const Weights* weights_;
  // The first side's units, then the second side's.
  boost::container::static_vector<UnitView, kMaxUnits> units_;
  size_t of_first_ = 0;  // units of the first side
  std::array<uint8_t, kMaxUnits> where_;
  std::array<Objective, kMaxObjectives> objectives_;
  int objective_count_ = 0;
  double time_left_ = 1;
  std::array<std::array<double, 8>, kSides> disorder_;
};

}  // namespace berthier::simple_grand_tactical

#endif  // BERTHIER_AGENTS_DOCTRINE_SIMPLE_GRAND_TACTICAL_ARMY_VIEW_H_
