#include "engine/rulesets/grande_tactique/board/standing.h"

#include "engine/kit/orders/refusing.h"
#include "engine/rulesets/grande_tactique/facts/codes.h"
#include "engine/tabletop/tolerance.h"

namespace berthier::grande_tactique {

Verdict CheckStanding(PositionView f, const Block& base, UnitId self) {
  if (FreePose(f, base, self)) return {};
  if (!OnTable(f.scenario, base)) {
    return Refuse(f, RefusalCode::kOffTable, self);
  }
  for (size_t i = 0; i < f.scenario.units.size(); ++i) {
    const UnitId u = MakeId<UnitId>(static_cast<int>(i));
    if (u != self && f.unit(u).on_table() &&
        Overlaps(FootprintOf(f, u).view(), base.corners(), kPenetration)) {
      return Refuse(f, RefusalCode::kEndsOnUnit, self, u);
    }
  }
  for (size_t i = 0; i < f.scenario.terrain.areas.size(); ++i) {
    if (Overlaps(f.scenario.terrain.areas[i], base)) {
      return Refuse(f, RefusalCode::kEndsOnArea, self,
                    MakeId<AreaId>(static_cast<int>(i)));
    }
  }
  return Refuse(f, RefusalCode::kEndsOnImpassable, self);
}

}  // namespace berthier::grande_tactique
