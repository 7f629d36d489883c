// The stack of what has been begun and is not finished, in the state of a
// game: State::frames, an array of frames with a `kind`, and
// State::frame_count of them in use. Whoever starts something pushes a frame;
// play goes on below when it is popped.
//
// `b` is the ruleset's Battle, as in telling.h.
//
//   enum class FrameKind : uint8_t { kNone, kMelee };
//   struct Frame { FrameKind kind = {}; uint8_t step = 0; };
//   struct State {
//     std::array<Frame, 8> frames;
//     uint8_t frame_count = 0;
//   };
//   struct Battle { State& state; };
//   State state;
//   const Battle b = {state};
//   PushFrame(b, {.kind = FrameKind::kMelee});
//   ++TopFrame(b.state).step;
//   PopFrame(b);
#ifndef BERTHIER_ENGINE_KIT_STATE_FRAME_STACK_H_
#define BERTHIER_ENGINE_KIT_STATE_FRAME_STACK_H_

#include <cstddef>
#include <type_traits>
#include <utility>

#include "engine/model/fault.h"

namespace berthier {

template <typename Battle>
using FrameOf = typename std::remove_cvref_t<
    decltype(std::declval<Battle&>().state.frames)>::value_type;

template <typename S>
bool HasFrame(const S& s) {
  return s.frame_count > 0;
}
// The stack must not be empty.
template <typename S>
auto& TopFrame(S& s) {
  return s.frames[s.frame_count - 1u];
}
template <typename Battle>
void PushFrame(const Battle& b, const FrameOf<Battle>& frame) {
  BERTHIER_CHECK(b.state.frame_count < b.state.frames.size());
  b.state.frames[b.state.frame_count++] = frame;
}
// The stack must not be empty. Clears the frame: equal positions have equal
// bytes.
template <typename Battle>
void PopFrame(const Battle& b) {
  b.state.frames[--b.state.frame_count] = {};
}
// The topmost frame of that kind; null if there is none.
template <typename S, typename Kind>
auto* FindFrame(S& s, Kind kind) {
  for (int i = s.frame_count; i-- > 0;) {
    auto& frame = s.frames[static_cast<size_t>(i)];
    if (frame.kind == kind) return &frame;
  }
  return static_cast<decltype(&s.frames[0])>(nullptr);
}

}  // namespace berthier

#endif  // BERTHIER_ENGINE_KIT_STATE_FRAME_STACK_H_
