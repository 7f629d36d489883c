// Moves: move rates, the manners of move orders, and the plan of a legal move.
#ifndef BERTHIER_ENGINE_RULESETS_SIMPLE_GRAND_TACTICAL_MOVEMENT_MOVE_PLAN_H_
#define BERTHIER_ENGINE_RULESETS_SIMPLE_GRAND_TACTICAL_MOVEMENT_MOVE_PLAN_H_

#include <cstdint>

#include "engine/rulesets/simple_grand_tactical/board/position_view.h"

namespace berthier::simple_grand_tactical {

// When the move is made: in the Movement Phase, or after a melee by cavalry
// that is under control (CTL-16).
enum class MoveOccasion : uint8_t { kMovementPhase, kControlled };

// Manners of Verb::kMove: the change of formation, and when it is made. 0: no
// change; then one manner for a change to each formation before the move, one
// for each after the move; last kLimberUnlimber, for horse artillery that
// limbers, moves and unlimbers.
inline constexpr uint8_t kNoChange = 0;
constexpr uint8_t ChangeFirst(Formation f) {
  return static_cast<uint8_t>(1 + static_cast<int>(f));
}
constexpr uint8_t ChangeLast(Formation f) {
  return static_cast<uint8_t>(1 + kFormations + static_cast<int>(f));
}
inline constexpr uint8_t kLimberUnlimber = 1 + 2 * kFormations;
inline constexpr int kMoveManners = kLimberUnlimber + 1;
// Manners of Verb::kForm: 0 keeps the formation (the unit only turns).
constexpr uint8_t FormAs(Formation f) {
  return static_cast<uint8_t>(1 + static_cast<int>(f));
}
inline constexpr int kFormManners = 1 + kFormations;

// The longest move in that formation and gait (MOV-01 to 09, ART-02, 07, 08); 0
// if the unit may not move so.
Length RateOf(const UnitData& data, Formation formation, Gait gait);

// The plan of a legal move.
struct MovePlan {
  Course course;
  Pose start;             // at the first leg: after the first change and turn
  Pose end;               // after the last turn and change
  Length length;          // of the path of the centre
  bool contact = false;   // the move ends in contact with an enemy
  bool in_place = false;  // a turn or change on the spot, without legs
};

}  // namespace berthier::simple_grand_tactical

#endif  // BERTHIER_ENGINE_RULESETS_SIMPLE_GRAND_TACTICAL_MOVEMENT_MOVE_PLAN_H_
