// Both armies as the doctrine sees them: a digest of a position, in inches.
//
// Computed once per position: where and in what state each element is, how far
// it moves and charges, and what it is worth. Values are in bases: what counts
// for the score, and what a base may still do.
//
// Laws: depends on the position alone, whatever was seen before; does not
// allocate.
//
//   const ArmyView army(f);
//   for (const UnitView& e : army.enemies(side)) ...
//   const UnitView there = army.At(u, plan.end);
#ifndef BERTHIER_AGENTS_DOCTRINE_LA_GRANDE_ARMEE_ARMY_VIEW_H_
#define BERTHIER_AGENTS_DOCTRINE_LA_GRANDE_ARMEE_ARMY_VIEW_H_

#include <algorithm>
#include <array>
#include <boost/container/static_vector.hpp>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <span>

#include "agents/doctrine/kit/bases.h"
#include "agents/doctrine/la_grande_armee/weights.h"
#include "engine/rulesets/la_grande_armee/facts/view.h"

namespace berthier::la_grande_armee {

// The same direction, an inch long.
inline Spot UnitOf(Spot way) { return way * (1 / std::max(1e-6, Norm(way))); }

// ---- An element -------------------------------------------------------------

// An element as it stands, or as it would stand elsewhere (ArmyView::At); a
// Base of all that it covers, in inches.
struct UnitView : Base {
  ElementId id = ElementId::kNone;
  const ElementData* data = nullptr;
  const Weights* weights = nullptr;
  Arm arm = Arm::kInfantry;  // as it fights now (BAS-13)
  Form form = Form::kDeployed;
  bool horse_guns = false;
  bool routing = false;
  bool locked = false;
  bool activated = false;
  bool led = false;        // its corps commander is attached
  bool army_near = false;  // an army commander helps it
  bool in_wood = false;
  bool intruder = false;
  PieceId settlement = PieceId::kNone;
  uint8_t level = 0;  // of the hill under its middle
  int troops = 0;
  int guns = 0;
  int heavy = 0;
  int markers = 0;
  int files = 1;
  int front_troops = 0;  // in the front rank
  int front_guns = 0;
  int actions = 2;    // of an activation
  double check = 1;   // chance of an Action Check
  double late = 0;    // how far markers have ceased to matter
  double move = 0;    // of a normal move, as it is
  double charge = 0;  // of a charge, as it is; 0: it may not

  int bases() const { return troops + guns; }
  bool foot() const { return arm == Arm::kInfantry; }
  bool horse() const { return arm == Arm::kCavalry; }
  bool is_guns() const { return arm == Arm::kArtillery; }
  // Moves as horse does.
  bool rides() const { return horse() || (is_guns() && horse_guns); }
  bool in_town() const { return form == Form::kGarrison; }
  bool in_square() const { return form == Form::kSquare && !routing; }
  bool all_round() const { return in_town() || in_square(); }
  Spot front() const { return at + dir * half_depth; }
  // What it would be worth with so many bases and markers; in good order. Of
  // who is dispersed by so many, less than nothing (COM-21).
  double WorthWith(double n, double d) const;
  // The same of one who routs.
  double WorthRouting(double n, double d) const {
    return weights->routs * std::max(0.0, WorthWith(n, d + 2)) - panic;
  }
  double worth() const {
    return routing ? WorthRouting(bases(), markers)
                   : WorthWith(bases(), markers);
  }
  // What one more marker costs.
  double marker_cost() const {
    return WorthWith(bases(), markers) - WorthWith(bases(), markers + 1);
  }
  double value_of_base = 1;  // in the mean over its bases
  // What it costs the friends who see it rout (COM-22), or dispersed (COM-21).
  double panic = 0;
  double alarm = 0;
};

// The edge of `target` that who comes from there, going that way, meets.
Edge EdgeMet(const UnitView& target, Spot from, Spot way);

// ---- Both armies ------------------------------------------------------------

// The units of the last position, and all that they were made of: where nothing
// of it has changed they are not made again.
//
// Laws: of one battle and one set of weights; Forget it for others.
class SeenUnits {
 public:
  void Forget() { scenario_ = nullptr; }

 private:
  friend class ArmyView;

  const Scenario* scenario_ = nullptr;
  int bound_ = 0;
  ElementId entering_ = ElementId::kNone;
  std::array<LeaderState, kMaxLeaders> leaders_;
  // By element; only of those on the table.
  ElementSet elements_;
  std::array<ElementState, kMaxElements> states_;
  std::array<UnitView, kMaxElements> units_;
};

class ArmyView {
 public:
  // `seen` changes nothing but the time that it takes.
  explicit ArmyView(PositionView f, const Weights& weights = kUsualWeights,
                    SeenUnits* seen = nullptr);

  PositionView field() const { return f_; }
  const Weights& weights() const { return *weights_; }
  std::span<const UnitView> units(Side side) const {
    const std::span<const UnitView> all(units_.data(), units_.size());
    return side == Side::kFirst ? all.first(of_first_) : all.subspan(of_first_);
  }
  std::span<const UnitView> enemies(Side side) const {
    return units(Opponent(side));
  }
  // Where it stands among the units of both sides.
  size_t IndexOf(ElementId e) const { return where_[static_cast<size_t>(e)]; }
  size_t count() const { return units_.size(); }
  // Precondition: the element is on the table.
  const UnitView& unit(ElementId e) const { return units_[IndexOf(e)]; }
  bool Has(ElementId e) const { return f_.unit(e).on_table(); }
  // The unit as it would stand there.
  UnitView At(const UnitView& u, const ElementState& there) const;
  // The nearest enemy; null if there is none. `gap`: how far it is.
  const UnitView* NearestEnemy(const UnitView& u, double& gap) const;
  // Fraction of the game that remains, from 1 to 0.
  double time_left() const { return time_left_; }
  // Points of both sides by VIC-05, as they stand, in bases of the enemy.
  double LeadOf(Side side) const;
  // Bases that a point of the score is worth.
  double BasesOfPoint(Side side) const;
  // Bases lost and routing, as a share of those that break the army.
  double LostShare(Side side) const;

 private:
  UnitView Make(ElementId e) const;
  // The units of a side are appended, from `seen` if nothing but they
  // themselves can have changed.
  void Add(Side side, bool as_seen, SeenUnits* seen);
  void Alarm(std::span<UnitView> side) const;
  void Lay(UnitView& view, const ElementState& there) const;

  PositionView f_;
  const Weights* weights_;
  boost::container::static_vector<UnitView, kMaxElements> units_;
  size_t of_first_ = 0;
  std::array<uint8_t, kMaxElements> where_ = {};
  double time_left_ = 1;
};

}  // namespace berthier::la_grande_armee

#endif  // BERTHIER_AGENTS_DOCTRINE_LA_GRANDE_ARMEE_ARMY_VIEW_H_
