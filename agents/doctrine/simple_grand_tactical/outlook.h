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

#include "agents/doctrine/simple_grand_tactical/army_view.h"
#include "agents/doctrine/simple_grand_tactical/judgement.h"
#include "agents/doctrine/simple_grand_tactical/stance.h"

namespace berthier::simple_grand_tactical {

// What a firer would shoot at: the best and the second best of its targets.
struct Aim {
  UnitId firer = UnitId::kNone;
  UnitId target = UnitId::kNone;
  double best = 0;
  double second = 0;
};
Aim AimOf(const ArmyView& army, const UnitView& firer);

// What one side looks at when it moves: the enemy's aims, and its own guns'.
class Outlook {
 public:
  Outlook(const ArmyView& army, Side side);

  // Of a unit of the side: what the enemy's fire takes there, of the unit that
  // is shot at and not of others instead; and what it leaves of the unit.
  double FireAt(const UnitView& there, UnderFire* left = nullptr) const;
  // What its best shot is expected to take; who it is at.
  double BestShot(const UnitView& there, UnitId* target = nullptr) const;
  // What the enemy's attacks of his next turn take there.
  double DangerAt(const UnitView& there, const Stance& stance) const;
  // What its best attack of its own next turn gains from there.
  double HopeAt(const UnitView& there) const;
  // What its best charge of this turn gains from there.
  double ChargeFrom(const UnitView& there) const;
  double GoalsAt(const UnitView& there) const;
  double ValueOfPlace(const UnitView& there, const Stance& stance) const;
  // All others' fire at who comes to stand there in contact with `target`;
  // so many friends share it.
  UnderFire FireOn(const UnitView& there, UnitId target, double friends) const;

 private:
  template <typename F>
  void ForEachShotAt(const UnitView& there, F&& f) const;
  double BlocksGuns(const UnitView& there) const;
  double NearestGap(const UnitView& there, const UnitView*& nearest) const;

  const ArmyView& army_;
  const Side side_;
  std::array<Aim, kMaxUnits> aims_;  // of the enemy's firers
  size_t aim_count_ = 0;
  std::array<Aim, kMaxUnits> guns_;  // of the own guns
  size_t gun_count_ = 0;
};

}  // namespace berthier::simple_grand_tactical

#endif  // BERTHIER_AGENTS_DOCTRINE_SIMPLE_GRAND_TACTICAL_OUTLOOK_H_
