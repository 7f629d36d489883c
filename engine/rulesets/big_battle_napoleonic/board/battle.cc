#include "engine/rulesets/big_battle_napoleonic/board/battle.h"

namespace berthier::big_battle_napoleonic {
void Tell(const Battle& b, EventCode code, EntityId subject, EntityId object,
          Operands operands) {
  TellMove(b, code, subject, {}, {}, object, operands);
}

void TellMove(const Battle& b, EventCode code, EntityId subject, Pose from,
              Pose to, EntityId object, Operands operands) {
  if (b.listener == nullptr) return;
  b.listener->Hear({.code = static_cast<uint16_t>(code),
                    .subject = subject,
                    .object = object,
                    .from = from,
                    .to = to,
                    .operands = operands});
}

// ---- Waiting ----------------------------------------------------------------

void AwaitDecision(const Battle& b, Side side, Decision decision,
                   EntityId about) {
  State& s = b.state;
  s.awaits = Awaited::What::kDecision;
  s.awaits_side = side;
  s.awaits_kind = static_cast<uint8_t>(decision);
  s.awaits_about = about;
}

void AwaitRoll(const Battle& b, Side thrower, RollKind kind, EntityId about) {
  State& s = b.state;
  s.awaits = Awaited::What::kRoll;
  s.awaits_side = thrower;
  s.awaits_kind = static_cast<uint8_t>(kind);
  s.awaits_about = about;
}

void ClearAwaited(const Battle& b) {
  State& s = b.state;
  s.awaits = Awaited::What::kNothing;
  s.awaits_side = Side::kFirst;
  s.awaits_kind = 0;
  s.awaits_about = EntityId::kNone;
}

}  // namespace berthier::big_battle_napoleonic
