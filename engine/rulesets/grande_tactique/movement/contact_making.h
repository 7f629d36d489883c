// Moving into contact: squaring up, the aspects of new contacts, and linear
// features in between (5.7).
#ifndef BERTHIER_ENGINE_RULESETS_GRANDE_TACTIQUE_MOVEMENT_CONTACT_MAKING_H_
#define BERTHIER_ENGINE_RULESETS_GRANDE_TACTIQUE_MOVEMENT_CONTACT_MAKING_H_

#include "engine/rulesets/grande_tactique/board/changes.h"

namespace berthier::grande_tactique {

// GT-MOV-25: the pose u takes when it arrives at `pose` in contact. Squaring up
// to `charged` is preferred (kNone if u charges no unit). Returns `pose` itself
// if there is no enemy to square up to.
Pose SquaredUp(PositionView f, UnitId u, Pose pose, UnitId charged);
// Records the aspects of all contacts that u has made by moving from
// `began` (GT-CON-03 to 08); contacts in `before` are not new.
void RecordNewContacts(const Battle& b, UnitId u, Pose began, UnitSet before);
// True if a linear feature lies in between (5.7): the path of the mover's
// centre, `from` -> `to`, then to the centre of the target's footprint, crosses
// one.
bool LinearFeatureBetween(PositionView f, Point from, Point to, UnitId target);

}  // namespace berthier::grande_tactique

#endif  // BERTHIER_ENGINE_RULESETS_GRANDE_TACTIQUE_MOVEMENT_CONTACT_MAKING_H_
