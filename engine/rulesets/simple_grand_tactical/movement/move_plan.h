// What a move is: how far a unit may go, what the manners of its orders mean,
// and where a legal course begins and ends.
#ifndef BERTHIER_ENGINE_RULESETS_SIMPLE_GRAND_TACTICAL_MOVEMENT_MOVE_PLAN_H_
#define BERTHIER_ENGINE_RULESETS_SIMPLE_GRAND_TACTICAL_MOVEMENT_MOVE_PLAN_H_

#include <cstdint>

#include "engine/rulesets/simple_grand_tactical/board/position_view.h"

namespace berthier::simple_grand_tactical {

// Who gives the move: a phasing player in his Movement Phase, or the owner of
// controlled cavalry (CTL-16).
enum class MoveOccasion : uint8_t { kMovementPhase, kControlled };

// Manners of Verb::kMove: which formation is taken, and when. 0 is none; then
// each formation first, then each last; horse artillery that limbers, moves and
// unlimbers says kLimberUnlimber.
inline constexpr uint8_t kNoChange = 0;
constexpr uint8_t ChangeFirst(Formation f) {
  return static_cast<uint8_t>(1 + static_cast<int>(f));
}
constexpr uint8_t ChangeLast(Formation f) {
  return static_cast<uint8_t>(1 + kFormations + static_cast<int>(f));
}
inline constexpr uint8_t kLimberUnlimber = 1 + 2 * kFormations;
inline constexpr int kMoveManners = kLimberUnlimber + 1;
// Manners of Verb::kForm: 0 keeps the formation.
constexpr uint8_t FormAs(Formation f) {
  return static_cast<uint8_t>(1 + static_cast<int>(f));
}
inline constexpr int kFormManners = 1 + kFormations;

// The most that it may go so (MOV-01 to 09, ART-02, 07, 08).
Length RateOf(const UnitData& data, Formation formation, Gait gait);

// A legal course: where it begins and ends, and whether in contact.
struct MovePlan {
  Course course;
  Pose start;     // of the first leg, after a first change and turn
  Pose end;       // after a last turn and change
  Length length;  // of the way of its centre
  bool contact = false;
  bool in_place = false;
};

}  // namespace berthier::simple_grand_tactical

#endif  // BERTHIER_ENGINE_RULESETS_SIMPLE_GRAND_TACTICAL_MOVEMENT_MOVE_PLAN_H_
