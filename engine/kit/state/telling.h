// Changing a position: reporting events, and setting what is awaited next.
//
// `b` is the ruleset's Battle: its scenario (a Roster), the state being changed
// (with `awaits`, a Pending) and the listener, which may be null.
//
//   Tell(b, EventCode::kRouts, b.scenario.Entity(u));
//   AwaitRoll(b, Side::kFirst, RollKind::kRally, b.scenario.Entity(u));
#ifndef BERTHIER_ENGINE_KIT_STATE_TELLING_H_
#define BERTHIER_ENGINE_KIT_STATE_TELLING_H_

#include <array>
#include <cstdint>

#include "engine/geometry/block.h"
#include "engine/kit/state/id.h"
#include "engine/model/awaited.h"
#include "engine/model/event.h"
#include "engine/model/side.h"

namespace berthier {

using Operands = std::array<int32_t, 4>;

// Reports an event with two poses to the listener, if there is one.
template <typename Battle, typename Code>
void TellMove(const Battle& b, Code code, EntityId subject, Pose from, Pose to,
              EntityId object = EntityId::kNone,
              Operands operands = {0, 0, 0, 0}) {
  if (b.listener == nullptr) return;
  b.listener->Hear({.code = static_cast<uint16_t>(code),
                    .subject = subject,
                    .object = object,
                    .from = from,
                    .to = to,
                    .operands = operands});
}
template <typename Battle, typename Code>
void Tell(const Battle& b, Code code, EntityId subject,
          EntityId object = EntityId::kNone, Operands operands = {0, 0, 0, 0}) {
  TellMove(b, code, subject, {}, {}, object, operands);
}
// The same for an id of the ruleset: a unit, a general.
template <typename Battle, typename Code, ByteId Id>
void TellUnit(const Battle& b, Code code, Id id) {
  Tell(b, code, b.scenario.Entity(id));
}

template <typename Battle, typename Decision>
void AwaitDecision(const Battle& b, Side side, Decision decision,
                   EntityId about) {
  b.state.awaits.Await({.what = Awaited::What::kDecision,
                        .side = side,
                        .kind = static_cast<uint8_t>(decision),
                        .about = about});
}
template <typename Battle, typename RollKind>
void AwaitRoll(const Battle& b, Side thrower, RollKind kind, EntityId about) {
  b.state.awaits.Await({.what = Awaited::What::kRoll,
                        .side = thrower,
                        .kind = static_cast<uint8_t>(kind),
                        .about = about});
}
// Nothing is awaited any more: the decision or the dice have arrived.
template <typename Battle>
void ClearAwaited(const Battle& b) {
  b.state.awaits = {};
}

}  // namespace berthier

#endif  // BERTHIER_ENGINE_KIT_STATE_TELLING_H_
