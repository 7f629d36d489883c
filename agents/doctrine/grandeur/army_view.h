// Both armies as the doctrine sees them: a digest of a position, in U.
//
// Computed once per position: where and in what state each unit is, how far it
// moves and shoots, and what it is worth. Values are in VD.
//
// Laws: depends on the position alone; does not allocate.
//
//   const ArmyView army(f);
//   for (const UnitView& e : army.enemies(side)) ...
//   const UnitView there = army.At(u, pose);
#ifndef BERTHIER_AGENTS_DOCTRINE_GRANDEUR_ARMY_VIEW_H_
#define BERTHIER_AGENTS_DOCTRINE_GRANDEUR_ARMY_VIEW_H_

#include <algorithm>
#include <array>
#include <boost/container/static_vector.hpp>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <span>

#include "agents/doctrine/grandeur/odds.h"
#include "agents/doctrine/grandeur/weights.h"
#include "agents/doctrine/kit/bases.h"
#include "engine/rulesets/grandeur/board/position_view.h"

namespace berthier::grandeur {

// The same direction, 1 U long.
inline Spot UnitOf(Spot way) { return way * (1 / std::max(1e-6, Norm(way))); }
inline constexpr double kBonus = 6;  // U: the greatest charge bonus

// ---- A unit -----------------------------------------------------------------

// A unit as it stands, or as it would stand elsewhere (ArmyView::At).
struct UnitView : Base {
  UnitId id = UnitId::kNone;
  const UnitData* data = nullptr;
  int vbu = 0;
  int phases = 0;      // taken in this activation
  int cohesion = 0;    // what its leader adds to Cohesion Tests
  int melee_dice = 0;  // what a brave leader adds to melees
  bool disordered = false;
  bool fresh = false;
  bool exhausted = false;
  bool locked = false;  // in melee
  bool formed = false;
  bool in_bua = false;
  bool commanded = true;
  bool opportunity = false;
  bool activated = false;
  bool acted = false;  // or its corps has, in this turn
  // How often it is likely to act before the other side has gone through its
  // next turn.
  double tempo = 1;
  uint8_t level = 0;
  double move = 0;      // M
  double range = 0;     // of its fire worth considering; 0: none
  double reach = 0;     // of its next charge straight ahead; 0: none
  double worth = 0;     // what is left of it
  double disorder = 0;  // cost of being disordered

  bool foot() const { return data->is_foot(); }
  bool horse() const { return data->is_cavalry(); }
  bool guns() const { return data->is_artillery(); }
  bool all_round() const { return in_bua; }
  Spot front() const { return at + dir * half_depth; }
  // 5.2: within 45 degrees outside its front corners.
  bool InArc(Spot p) const {
    if (all_round()) return true;
    const Spot l = Local(p);
    const double ahead = l.y - half_depth;
    return ahead >= 0 && std::abs(l.x) - half_width <= ahead;
  }
  // What losing so many VBU costs.
  double CostOf(int losses, double last) const {
    if (losses >= vbu) return worth;
    return worth > 0 ? losses * (1 - last) * data->vd / data->vbu : 0;
  }
  Tested tested() const { return {vbu, cohesion, disordered, data->quality}; }
};

// Whether part of `other` is in the front arc of `u`, tested at corners and the
// centre.
bool SeesPartOf(const UnitView& u, const UnitView& other);

// ---- Both armies ------------------------------------------------------------

// 1 if a draw on time is the side's defeat, because it attacks; -1 if it is its
// victory (engine/rulesets/grandeur/command/victory.cc).
inline int AttackOf(const Scenario& scenario, Side side) {
  return (scenario.side(side).attacks ? 1 : 0) -
         (scenario.side(Opponent(side)).attacks ? 1 : 0);
}

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
  // The unit as it would stand there.
  UnitView At(const UnitView& u, Pose pose) const;
  // Whether foot standing there is massed before horse (GRA-SQR-01), or in
  // square if squares are formed by order.
  bool IsFormedAt(const UnitView& there) const;
  // The nearest enemy; null if there is none. `gap`: how far it is.
  const UnitView* NearestEnemy(const UnitView& u, double& gap) const;
  // Fraction of the game that remains, from 1 to 0.
  double time_left() const { return time_left_; }
  // What the last VBU of a unit is worth, of its VD: ever more, as only units
  // that are gone count at the end.
  double last() const { return last_; }
  // The enemy's share of what defeats an army minus the side's own.
  double LeadOf(Side side) const;
  // VD lost, as a share of what defeats the army.
  double LostShare(Side side) const;

  double InU(Length length) const { return length.ticks / ticks_; }
  Spot InU(Point p) const { return {p.x / ticks_, p.y / ticks_}; }
  Length InTicks(double u) const {
    return Ticks(static_cast<int32_t>(std::lround(u * ticks_)));
  }
  Point InTicks(Spot s) const {
    return {static_cast<int32_t>(std::lround(s.x * ticks_)),
            static_cast<int32_t>(std::lround(s.y * ticks_))};
  }

 private:
  UnitView Make(UnitId u) const;
  void Price(UnitView& view) const;

  PositionView f_;
  const Weights* weights_;
  double ticks_;  // a U
  // The first side's units, then the second side's.
  boost::container::static_vector<UnitView, kMaxUnits> units_;
  size_t of_first_ = 0;
  std::array<uint8_t, kMaxUnits> where_ = {};
  double time_left_ = 1;
  double last_ = 0;
};

}  // namespace berthier::grandeur

#endif  // BERTHIER_AGENTS_DOCTRINE_GRANDEUR_ARMY_VIEW_H_
