// What places are worth to one side, in chips, seen from both armies at a
// glance (SGT section 9).
//
//   const ArmyView army(f);
//   const Outlook outlook(army, side);
//   double gain = outlook.ValueOfPlace(army.At(u, pose, formation), stance) -
//                 outlook.ValueOfPlace(army.unit(u), stance);
#ifndef BERTHIER_AGENTS_DOCTRINE_SIMPLE_GRAND_TACTICAL_OUTLOOK_H_
#define BERTHIER_AGENTS_DOCTRINE_SIMPLE_GRAND_TACTICAL_OUTLOOK_H_

#include <array>
#include <boost/container/static_vector.hpp>

#include "agents/doctrine/simple_grand_tactical/army_view.h"
#include "agents/doctrine/simple_grand_tactical/judgement.h"
#include "agents/doctrine/simple_grand_tactical/stance.h"

namespace berthier::simple_grand_tactical {

// A firer's best target, and its gains from the best and second best targets.
struct Aim {
  UnitId firer = UnitId::kNone;
  UnitId target = UnitId::kNone;
  double best = 0;
  double second = 0;
};
Aim AimOf(const ArmyView& army, const UnitView& firer);

// What one side considers when it moves: the enemy's aims and its own guns'.
// Precomputed once per position.
class Outlook {
 public:
  Outlook(const ArmyView& army, Side side);

  // Expected cost of enemy fire to one of the side's units standing there,
  // counting mainly fire that has no better target.
  double FireAt(const UnitView& there) const;
  // Expected cost of the enemy's attacks of the next turn.
  double DangerAt(const UnitView& there, const Stance& stance) const;
  // Gain of the unit's best attack in its own next turn from there.
  double HopeAt(const UnitView& there) const;
  double GoalsAt(const UnitView& there) const;
  double ValueOfPlace(const UnitView& there, const Stance& stance) const;
  // Fire of all enemies other than `target` at a unit that arrives in the state
  // `fire` in contact with `target`, shared with `friends` other units.
  UnderFire FireOn(const UnitView& there, UnitId target, double friends,
                   UnderFire fire) const;

 private:
  // An enemy whom fire or an attack of the next turn may reach from a place, or
  // reach it, and the gap between both.
  struct Neighbour {
    const UnitView* unit;
    double gap;
  };
  using Neighbours = boost::container::static_vector<Neighbour, kMaxUnits>;

  Neighbours NeighboursOf(const UnitView& there) const;
  template <typename F>
  void ForEachShotAt(const UnitView& there, const Neighbours& near,
                     F&& f) const;
  // Fills `left` with the state that the fire leaves the unit in.
  double FireAt(const UnitView& there, const Neighbours& near,
                UnderFire& left) const;
  // Expected gain of the unit's best shot.
  double BestShot(const UnitView& there, const Neighbours& near) const;
  double DangerAt(const UnitView& there, const Neighbours& near,
                  const Stance& stance) const;
  double HopeAt(const UnitView& there, const Neighbours& near) const;
  // Gain of its best charge of this turn from there.
  double ChargeFrom(const UnitView& there, const Neighbours& near) const;
  double BlocksGuns(const UnitView& there) const;
  double NearestGap(const UnitView& there, const UnitView*& nearest) const;

  const ArmyView& army_;
  const Side side_;
  // Of the enemy's units, by unit; who does not fire has no firer.
  std::array<Aim, kMaxUnits> aims_;
  // Of the side's own guns.
  boost::container::static_vector<Aim, kMaxUnits> guns_;
};

}  // namespace berthier::simple_grand_tactical

#endif  // BERTHIER_AGENTS_DOCTRINE_SIMPLE_GRAND_TACTICAL_OUTLOOK_H_
