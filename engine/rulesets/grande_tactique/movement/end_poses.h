// Candidate end poses of a move, from which the candidates of D3 are made.
//
// Only poses: Mover decides whether a pose can be reached.
#ifndef BERTHIER_ENGINE_RULESETS_GRANDE_TACTIQUE_MOVEMENT_END_POSES_H_
#define BERTHIER_ENGINE_RULESETS_GRANDE_TACTIQUE_MOVEMENT_END_POSES_H_

#include <array>
#include <span>

#include "engine/rulesets/grande_tactique/board/position_view.h"
#include "engine/rulesets/grande_tactique/movement/mover.h"

namespace berthier::grande_tactique {

// A short list of different poses; poses beyond its capacity are dropped.
class PoseList {
 public:
  static constexpr int kCapacity = 96;

  void Add(Pose pose) {
    if (size_ == kCapacity) return;
    for (const Pose& p : view()) {
      if (p == pose) return;
    }
    poses_[static_cast<size_t>(size_++)] = pose;
  }
  std::span<const Pose> view() const {
    return {poses_.data(), static_cast<size_t>(size_)};
  }
  int size() const { return size_; }
  const Pose& operator[](int i) const { return poses_[static_cast<size_t>(i)]; }

 private:
  int size_ = 0;
  std::array<Pose, kCapacity> poses_;
};

// Adds poses flush with the front, flanks and rear of e, centred and offset to
// either side so that there is room for two units; only on sides that face the
// mover and are near enough for it.
void AddContactPoses(PositionView f, const Mover& mover, UnitId e,
                     PoseList& poses);
// Adds poses without contact: advances, wheels with advances toward enemies and
// other goals, slides, support behind friends, positions for guns.
void AddOpenPoses(PositionView f, const Mover& mover, PoseList& poses);

// The effective enemy whose centre is nearest to `from`; kNone if there is
// none.
UnitId NearestEnemy(PositionView f, UnitId u, Point from);

}  // namespace berthier::grande_tactique

#endif  // BERTHIER_ENGINE_RULESETS_GRANDE_TACTIQUE_MOVEMENT_END_POSES_H_
