// Building blocks of unit and game states, common to all rulesets.
//
// All three types are flat and have no padding, so that they can be part of a
// position: a unit's state derives from UnitPose and FlagBits, a game's state
// has a Pending member, which takes five bytes without alignment.
//
//   enum class Flag : uint16_t { kMoved = 1, kFired = 2 };
//   struct UnitState : UnitPose, FlagBits<Flag> {
//     uint8_t bases = 0;
//     uint8_t unused = 0;
//   };
//   struct State {
//     int16_t round = 1;
//     uint8_t phase = 0;
//     Pending awaits;
//     std::array<UnitState, 64> units;
//   };
//   State state;
//   state.units[3].Stand(pose, size);
//   state.units[3].Set(Flag::kMoved);
#ifndef BERTHIER_ENGINE_KIT_STATE_PLAY_STATE_H_
#define BERTHIER_ENGINE_KIT_STATE_PLAY_STATE_H_

#include <array>
#include <bit>
#include <cstdint>
#include <type_traits>

#include "engine/geometry/block.h"
#include "engine/model/awaited.h"

namespace berthier {

// Where a unit stands and where its move began. The ruleset knows the size of
// the base, so only the corners of its current block are stored.
struct UnitPose {
  Point centre;
  Point start_centre;
  Heading heading;
  Heading start_heading;
  // The base's front corners relative to the centre: left.x, left.y, right.x,
  // right.y (see Block).
  std::array<int16_t, 4> corner_offsets = {0, 0, 0, 0};

  Pose pose() const { return {centre, heading}; }
  Pose start_pose() const { return {start_centre, start_heading}; }
  Block block() const {
    return {centre,
            {corner_offsets[0], corner_offsets[1]},
            {corner_offsets[2], corner_offsets[3]}};
  }
  // Sets the current pose and the corners of the base there.
  void Stand(Pose there, BaseSize base) {
    const Block block = MakeBlock(there, base);
    centre = there.centre;
    heading = there.heading;
    corner_offsets = {static_cast<int16_t>(block.left.x),
                      static_cast<int16_t>(block.left.y),
                      static_cast<int16_t>(block.right.x),
                      static_cast<int16_t>(block.right.y)};
  }
  // Sets where the move began.
  void StartAt(Pose there) {
    start_centre = there.centre;
    start_heading = there.heading;
  }
  // True if the current pose is the one where the move began.
  bool stands_where_it_started() const {
    return centre == start_centre && heading == start_heading;
  }
};
static_assert(std::has_unique_object_representations_v<UnitPose>);

// A set of flags, one bit each.
template <typename Flag>
struct FlagBits {
  using Bits = std::underlying_type_t<Flag>;
  Bits flags = 0;

  bool Has(Flag f) const { return (flags & static_cast<Bits>(f)) != 0; }
  void Set(Flag f) { flags = static_cast<Bits>(flags | static_cast<Bits>(f)); }
  void Clear(Flag f) {
    flags = static_cast<Bits>(flags & ~static_cast<Bits>(f));
  }
};

// What a position awaits (Awaited), in five bytes without alignment.
struct Pending {
  Awaited::What what = Awaited::What::kNothing;
  Side side = Side::kFirst;
  uint8_t kind = 0;

  EntityId about() const { return std::bit_cast<EntityId>(about_bytes); }
  Awaited awaited() const { return {what, side, kind, about()}; }
  void Await(const Awaited& awaited) {
    what = awaited.what;
    side = awaited.side;
    kind = awaited.kind;
    about_bytes = std::bit_cast<std::array<uint8_t, 2>>(awaited.about);
  }

  std::array<uint8_t, 2> about_bytes = {0xFF, 0xFF};  // EntityId::kNone
};
static_assert(sizeof(Pending) == 5 && alignof(Pending) == 1);

}  // namespace berthier

#endif  // BERTHIER_ENGINE_KIT_STATE_PLAY_STATE_H_
