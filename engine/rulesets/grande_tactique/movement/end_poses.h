// End poses worth trying for a move: how the candidates of D3 are made.
//
// Poses only; whether a pose can be reached, the Mover says.
#ifndef BERTHIER_ENGINE_RULESETS_GRANDE_TACTIQUE_MOVEMENT_END_POSES_H_
#define BERTHIER_ENGINE_RULESETS_GRANDE_TACTIQUE_MOVEMENT_END_POSES_H_

#include <array>
#include <span>

#include "engine/rulesets/grande_tactique/board/position_view.h"
#include "engine/rulesets/grande_tactique/movement/mover.h"

namespace berthier::grande_tactique {

// A short list of poses, no two equal; what does not fit is left out.
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

// In front, on the flanks and in the rear of e, flush, centred and to either
// side so that two find room; only sides that face the mover and that it could
// come near.
void AddContactPoses(PositionView f, const Mover& mover, UnitId e,
                     PoseList& poses);
// Advances, wheels with advances toward what is interesting, slides, support
// behind friends, positions for guns: everything without contact.
void AddOpenPoses(PositionView f, const Mover& mover, PoseList& poses);

// The nearest effective enemy by its centre; kNone if there is none.
UnitId NearestEnemy(PositionView f, UnitId u, Point from);

}  // namespace berthier::grande_tactique

#endif  // BERTHIER_ENGINE_RULESETS_GRANDE_TACTIQUE_MOVEMENT_END_POSES_H_
