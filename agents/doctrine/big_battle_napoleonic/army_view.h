// Both armies as the doctrine sees them: a digest of a position, in inches.
//
// Computed once per position: where and in what state each unit is, what it is
// worth, where the objectives are and who is near them. Values are in bases of
// trained infantry.
//
// Laws: depends on the position alone, whatever was looked at before; does not
// allocate.
//
//   const ArmyView army(f);
//   for (const UnitView& e : army.enemies(side)) ...
//   const UnitView there = army.At(u, pose, Formation::kLine);
//
// Who looks at one position after the other keeps one view, which then looks
// only at the units that are not as they were:
//
//   ArmyView kept;
//   kept.Look(f, kUsualWeights, nullptr);
#ifndef BERTHIER_AGENTS_DOCTRINE_BIG_BATTLE_NAPOLEONIC_ARMY_VIEW_H_
#define BERTHIER_AGENTS_DOCTRINE_BIG_BATTLE_NAPOLEONIC_ARMY_VIEW_H_

#include <array>
#include <cmath>
#include <span>

#include "agents/doctrine/big_battle_napoleonic/marches.h"
#include "agents/doctrine/big_battle_napoleonic/weights.h"
#include "agents/doctrine/kit/spot.h"
#include "engine/rulesets/big_battle_napoleonic/board/position_view.h"

namespace berthier::big_battle_napoleonic {

inline double InInches(Length length) {
  return length.ticks / static_cast<double>(kTicksPerInch);
}

// A unit as it stands, or as it would stand elsewhere (ArmyView::At).
struct UnitView {
  UnitId id = UnitId::kNone;
  const UnitData* data = nullptr;
  Arm arm = Arm::kInfantry;
  Formation formation = Formation::kLine;
  int bases = 0;
  Spot at;
  Spot dir;
  double width = 0;
  double depth = 0;
  double base_value = 0;
  double value = 0;      // of what is left of it, given its condition
  double allowance = 0;  // inches per move
  double range = 0;      // inches that it fires, if it may
  bool disordered = false;
  bool routing = false;
  bool engaged = false;  // in contact with an enemy
  bool counter = false;
  bool attached = false;  // guns, to a unit beside them (BBN-ART-01)
  bool cover = false;
  bool rough = false;
  bool sheltered = false;           // foot, wholly in rough (BBN-CHG-11)
  bool near_works = false;          // there may be some that cover it
  bool foe_foot_near = false;       // BBN-SQR-07
  Defended town = Defended::kNone;  // what a garrison holds
  double prize = 0;  // value of the ground lost by giving way, in bases

  bool foot() const { return arm == Arm::kInfantry; }
  bool horse() const { return arm == Arm::kCavalry; }
  bool guns() const { return arm == Arm::kArtillery; }
  bool garrison() const {
    return formation == Formation::kTownWide ||
           formation == Formation::kTownDeep;
  }
  bool square() const { return formation == Formation::kSquare; }
  bool in_line() const { return formation == Formation::kLine || garrison(); }
  Spot front() const { return at + dir * (depth / 2); }
  // No extent is larger.
  double MostExtent() const { return (width + depth) / 2; }
  // Extent of the footprint from its centre in direction `way`, in inches.
  double Extent(Spot way) const {
    return std::abs(Dot(way, dir)) * depth / 2 +
           std::abs(Cross(way, dir)) * width / 2;
  }
  // Cost of the next loss of a base; the last two bases are lost together, guns
  // as a whole.
  double LossOfBase() const {
    return guns() ? value : bases <= 2 ? base_value * 2 : base_value;
  }
};

// Whether GapOf is certainly larger than `gap`, and two footprints are
// certainly farther apart; a cheap test.
inline bool IsFarther(const UnitView& a, const UnitView& b, double gap) {
  constexpr double kRoundings = 1e-6;
  const double all = gap + a.MostExtent() + b.MostExtent() + kRoundings;
  const Spot way = b.at - a.at;
  return Dot(way, way) > all * all;
}
// Inches between two footprints, possibly underestimated.
double GapOf(const UnitView& a, const UnitView& b);

// Value of one base, or of a battery, in bases of trained infantry (9.3).
double BaseValueOf(const Scenario& scenario, const UnitData& data);

struct Objective {
  Spot at;
  double value = 0;  // in bases
  int held = 0;      // 1 by the first side, -1 by the second, 0 by nobody
  std::array<double, kSides> power = {0, 0};  // of each side near it
};

class ArmyView {
 public:
  // Of nothing yet.
  ArmyView() = default;
  // Without `marches`, distances to objectives are straight.
  explicit ArmyView(PositionView f, const Weights& weights = kUsualWeights,
                    const Marches* marches = nullptr) {
    Look(f, weights, marches);
  }

  // From now on the view is of this position. What `f` is of and what is
  // pointed to must outlive its use.
  void Look(PositionView f, const Weights& weights, const Marches* marches);
  // Call it before another battle.
  void Forget() { scenario_ = nullptr; }

  PositionView field() const { return {*scenario_, *state_}; }
  const Weights& weights() const { return *weights_; }
  std::span<const UnitView> units(Side side) const {
    const size_t s = static_cast<size_t>(side);
    return {stands_[s].data(), static_cast<size_t>(counts_[s])};
  }
  std::span<const UnitView> enemies(Side side) const {
    return units(Opponent(side));
  }
  const UnitView& unit(UnitId u) const {
    return stands_[static_cast<size_t>(scenario_->unit(u).side)]
                  [where_[static_cast<size_t>(u)]];
  }
  std::span<const Objective> objectives() const {
    return {objectives_.data(), static_cast<size_t>(objective_count_)};
  }
  // The unit as it would stand at `pose`; it need not be on the table yet.
  UnitView At(UnitId u, Pose pose, Formation formation) const;
  // The unit's contribution to Objective::power for an objective there.
  static double Power(const UnitView& u, Spot objective);
  // Fraction of the game that remains, from 1 to 0.
  double time_left() const { return time_left_; }
  // Inches of a march of infantry to the objective, from `at`; for a unit of
  // infantry from where it is.
  double MarchTo(const Objective& objective, Spot at) const;
  double MarchTo(const Objective& objective, UnitId u) const {
    return seen_[static_cast<size_t>(u)].march[NumberOf(objective)];
  }
  // Where the unit makes for, to come to the objective.
  Spot AheadTo(const Objective& objective, const UnitView& u) const;
  // Converts points of the score to bases.
  static double BasesOf(const Scenario& scenario, double points) {
    return points * scenario.options.bases_per_point;
  }
  // The cover or obstacle that `defender` has against an attack from `enemy`.
  Defended DefendedAt(const UnitView& defender, Spot enemy) const;
  // Whether another unit blocks a shot of guns at `target`.
  bool Barred(Spot from, const UnitView& target, UnitId firer) const;
  // Whether friends of `target` stand in the way of `enemy` to it.
  bool IsScreened(const UnitView& enemy, const UnitView& target) const;
  // Whether ground that `own` may not enter, horse no rough ground either
  // (BBN-CHG-11), bars its charge on `target`, wherever it is aimed; not if it
  // would come through with `leeway` inches more room to all sides.
  bool GroundBars(const UnitView& own, const UnitView& target,
                  double leeway = 0) const;

 private:
  // What a unit's digest was made from, and what else follows from it alone.
  struct Seen {
    UnitState state;
    bool engaged = false;
    std::array<double, kMaxObjectives> power;
    std::array<double, kMaxObjectives> march;  // infantry only
    // BBN-SQR-07, of infantry: enemy infantry that is near.
    UnitSet foes_foot_near;
  };

  void Enlist(UnitSet on_table);
  void PlaceObjectives();
  void SeeWhoHolds();
  void SeeUnits(UnitSet all);
  void SeeFootNear(UnitSet changed);
  void SeePower();
  UnitView& Stand(UnitId u) {
    return stands_[static_cast<size_t>(scenario_->unit(u).side)]
                  [where_[static_cast<size_t>(u)]];
  }
  UnitView Make(UnitId u, bool engaged) const;
  size_t NumberOf(const Objective& objective) const {
    return static_cast<size_t>(&objective - objectives_.data());
  }
  const Ways* WaysTo(const Objective& objective) const;
  void LookAtGround(Point at, UnitView& stand) const;
  bool IsBesideFriends(const UnitView& guns) const;
  bool GroundBarsWayTo(Spot aim, const UnitView& own, const UnitView& target,
                       double leeway) const;
  bool IsWhollyInRough(const UnitView& stand) const;

  const Scenario* scenario_ = nullptr;
  const State* state_ = nullptr;
  const Weights* weights_ = nullptr;
  const Marches* marches_ = nullptr;
  std::array<std::array<UnitView, kMaxUnits>, kSides> stands_;
  std::array<int, kSides> counts_ = {0, 0};
  std::array<uint8_t, kMaxUnits> where_ = {};
  UnitSet on_table_;  // of those `seen_` is
  std::array<Seen, kMaxUnits> seen_;
  std::array<Objective, kMaxObjectives> objectives_;
  int objective_count_ = 0;
  double time_left_ = 1;
};

}  // namespace berthier::big_battle_napoleonic

#endif  // BERTHIER_AGENTS_DOCTRINE_BIG_BATTLE_NAPOLEONIC_ARMY_VIEW_H_
