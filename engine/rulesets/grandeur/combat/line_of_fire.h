// The way of a shot: range within the arc, and sight (5.7).
#ifndef BERTHIER_ENGINE_RULESETS_GRANDEUR_COMBAT_LINE_OF_FIRE_H_
#define BERTHIER_ENGINE_RULESETS_GRANDEUR_COMBAT_LINE_OF_FIRE_H_

#include "engine/geometry/polygon.h"
#include "engine/rulesets/grandeur/board/position_view.h"

namespace berthier::grandeur {

// The arc and the range are known at once; Look() finds out whether the target
// is seen, and through which wood.
class FireLine {
 public:
  FireLine(PositionView f, UnitId firer, UnitId target);

  // Some part of the target is in the fire arc (IMP-FIR-04).
  bool in_arc() const { return part_.size() > 0; }
  // IMP-FIR-05: whether that part is within so much, exactly; how far it is.
  bool Reaches(Length range) const;
  Length range() const;
  // Whether at least one ray is free. Of the free rays the shortest decides
  // about woods.
  bool Look();
  // IMP-TER-07; after Look().
  bool target_in_wood() const { return target_in_wood_; }
  bool firer_in_wood() const { return firer_in_wood_; }

 private:
  bool IsFree(Segment ray) const;
  bool IsBlockedByUnits(Segment ray) const;
  bool IsBlockedByGround(Segment ray) const;
  bool InWood(Point p, UnitId u) const;

  PositionView f_;
  UnitId firer_;
  UnitId target_;
  bool all_round_;
  SmallPolygon base_;  // of the firer
  SmallPolygon part_;  // of the target, within the arc
  bool target_in_wood_ = false;
  bool firer_in_wood_ = false;
};

// GRA-ENF-01: true if u takes the target in enfilade.
bool IsEnfilade(PositionView f, UnitId u, UnitId target);

}  // namespace berthier::grandeur

#endif  // BERTHIER_ENGINE_RULESETS_GRANDEUR_COMBAT_LINE_OF_FIRE_H_
