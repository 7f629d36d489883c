// What places are worth to a side, in VD, seen from both armies at a glance
// (section 9).
//
//   const Outlook outlook(army, side);
//   double gain = outlook.ValueOfPlace(army.At(u, pose), stance) -
//                 outlook.ValueOfPlace(u, stance);
#ifndef BERTHIER_AGENTS_DOCTRINE_GRANDEUR_OUTLOOK_H_
#define BERTHIER_AGENTS_DOCTRINE_GRANDEUR_OUTLOOK_H_

#include <array>
#include <boost/container/static_vector.hpp>

#include "agents/doctrine/grandeur/army_view.h"
#include "agents/doctrine/grandeur/stance.h"

namespace berthier::grandeur {

class Outlook {
 public:
  Outlook(const ArmyView& army, Side side);

  // Of one of the side's units standing there, when it does nothing more in
  // this activation. Counts what Disorder costs there.
  double ValueOfPlace(const UnitView& there, const Stance& stance) const;
  // Expected cost of the enemy's charges at who stands there, but for those of
  // `except`.
  double DangerAt(const UnitView& there, UnitId except) const;
  double FireAt(const UnitView& there) const;
  // Gain of the unit's best charge straight ahead from there, its last test
  // before it failing with that chance.
  double HopeAt(const UnitView& there, double fails) const;

 private:
  // Whether horse standing there keeps the enemy's foot massed.
  bool Pins(const UnitView& there, const UnitView& foot) const;
  // What foot that it alone keeps massed does not shoot, and guns gain by it.
  double PinnedFrom(const UnitView& there) const;
  double CommandAt(const UnitView& there) const;
  double BlocksFire(const UnitView& there) const;
  double CrowdAt(const UnitView& there) const;
  // U by which it is nearer to the enemy than the foot behind which it should
  // be, or with which.
  double AheadOfLine(const UnitView& there, double gap) const;

  // Where a leader commands, and how far.
  struct Circle {
    LeaderId leader;
    Spot at;
    double radius;
  };
  struct Aim {
    const UnitView* firer;
    const UnitView* target;
    double value;
  };

  const ArmyView& army_;
  const Side side_;
  // Mean U between the foot and the nearest enemy; 0 if there is no foot.
  double line_ = 0;
  boost::container::static_vector<Circle, kMaxLeaders> circles_;
  boost::container::static_vector<Aim, kMaxUnits> aims_;
};

}  // namespace berthier::grandeur

#endif  // BERTHIER_AGENTS_DOCTRINE_GRANDEUR_OUTLOOK_H_
