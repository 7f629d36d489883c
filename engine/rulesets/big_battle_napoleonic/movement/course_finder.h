// Finds a course from one pose to another by wheels and advances (BBN-MOV-03,
// 11).
//
// Tries courses of up to two wheels, or up to three if a corner is given.
// Wheels are in whole quarter degrees, so that an advance may miss the exact
// line by a little; the course ends exactly at the pose that was asked for.
#ifndef BERTHIER_ENGINE_RULESETS_BIG_BATTLE_NAPOLEONIC_MOVEMENT_COURSE_FINDER_H_
#define BERTHIER_ENGINE_RULESETS_BIG_BATTLE_NAPOLEONIC_MOVEMENT_COURSE_FINDER_H_

#include "engine/rulesets/big_battle_napoleonic/movement/course.h"

namespace berthier::big_battle_napoleonic {

// Finds the cheapest legal course from `from` to `to`, through the corner `via`
// unless it is null. Sets `course` and `finding`, or returns the refusal.
Verdict FindCourse(const Ranger& ranger, PositionView f, Pose from, Pose to,
                   const Point* via, Course& course, Ranger::Finding& finding);

// Sets `turn` (quarter degrees, right positive) to the smallest wheel after
// which a straight advance leads the centre of the unit to `goal`. False if
// there is none.
bool TurnToward(Pose from, BaseSize size, Formation formation, Point goal,
                int& turn);

}  // namespace berthier::big_battle_napoleonic

#endif  // BERTHIER_ENGINE_RULESETS_BIG_BATTLE_NAPOLEONIC_MOVEMENT_COURSE_FINDER_H_
