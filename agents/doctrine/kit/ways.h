// Marches of several turns round the ground to one goal, in inches of open
// ground: how far it is, and where to set out.
//
// Laws: a way is never shorter than the straight line, and is that line where
// going round gains nothing; ground alone counts, never units.
//
//   const Ways ways(RouteMap(ground, going), village);
//   if (ways.InchesFrom(here) > Norm(village - here)) Aim(ways.Ahead(here,
//   10));
#ifndef BERTHIER_AGENTS_DOCTRINE_KIT_WAYS_H_
#define BERTHIER_AGENTS_DOCTRINE_KIT_WAYS_H_

#include "agents/doctrine/kit/spot.h"
#include "engine/tabletop/routes.h"

namespace berthier {

class Ways {
 public:
  Ways(const RouteMap& map, Spot goal);

  // The length of the way from p; on closed ground and where no way leads to
  // the goal, somewhat more than the straight line.
  double InchesFrom(Spot p) const;
  // The place about that many inches along the way from p; the goal where the
  // straight line leads there as fast.
  Spot Ahead(Spot p, double inches) const;

 private:
  Spot goal_;
  CostField field_;
};

}  // namespace berthier

#endif  // BERTHIER_AGENTS_DOCTRINE_KIT_WAYS_H_
