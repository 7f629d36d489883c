// From one pose to another by wheels and advances (BBN-MOV-03, 11).
//
// Courses of up to two wheels without a corner given, of up to three with one.
// A wheel turns whole quarter degrees, so that an advance between two wheels
// may miss the line by a little; it is led to the pose named.
#ifndef BERTHIER_ENGINE_RULESETS_BIG_BATTLE_NAPOLEONIC_MOVEMENT_COURSE_FINDER_H_
#define BERTHIER_ENGINE_RULESETS_BIG_BATTLE_NAPOLEONIC_MOVEMENT_COURSE_FINDER_H_

#include "engine/rulesets/big_battle_napoleonic/movement/course.h"

namespace berthier::big_battle_napoleonic {

// The cheapest course from the ranger's start to `to`.
// `via` is a corner of the way; none: as it finds.
Verdict FindCourse(const Ranger& ranger, PositionView f, Pose from, Pose to,
                   const Point* via, Course& course, Ranger::Finding& finding);

// Bearings of a wheel that, with the advance after it, leads the body's centre
// to a point; the smallest turn first. False if there is none.
bool TurnToward(Pose from, BaseSize size, Formation formation, Point goal,
                int& turn);

}  // namespace berthier::big_battle_napoleonic

#endif  // BERTHIER_ENGINE_RULESETS_BIG_BATTLE_NAPOLEONIC_MOVEMENT_COURSE_FINDER_H_
