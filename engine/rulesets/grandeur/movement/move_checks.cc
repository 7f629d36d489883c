#include "engine/rulesets/grandeur/movement/move_checks.h"

#include "engine/geometry/sweep.h"

namespace berthier::grandeur {

// Ground and table edge: IMP-TER-01, IMP-MOV-10.
Verdict CheckGround(PositionView f, UnitId u, PolygonView path,
                    const Block& end) {
  if (const PieceId p = ImpassableUnder(f, path); IsSome(p)) {
    return Refuse(f, RefusalCode::kImpassable, u, p);
  }
  if (!OnTable(f, end)) return Refuse(f, RefusalCode::kOffTable, u);
  if (f.data(u).is_artillery()) {
    const PieceId p = DifficultUnder(f, path);
    if (IsSome(p) && !IsSome(DifficultUnder(f, BlockOf(f, u).corners()))) {
      return Refuse(f, RefusalCode::kNoArtillery, u, p);
    }
  }
  return {};
}

Verdict TooFar(PositionView f, UnitId u, Length length, Length most) {
  return Refuse(f, RefusalCode::kTooFar, u,
                Measured{length.ticks, most.ticks, 0});
}

Verdict WheelTooFar(PositionView f, UnitId u, int quarters, Length front,
                    Length move, int cap) {
  int most = 0;
  while (most < cap && WheelCost(front, most + 1) <= move) ++most;
  return Refuse(f, RefusalCode::kWheelsTooFar, u, Measured{quarters, most, 0});
}

}  // namespace berthier::grandeur
