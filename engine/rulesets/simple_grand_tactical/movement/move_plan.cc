#include "engine/rulesets/simple_grand_tactical/movement/move_plan.h"

#include "engine/rulesets/simple_grand_tactical/facts/tables.h"

namespace berthier::simple_grand_tactical {

Length RateOf(const UnitData& data, Formation formation, Gait gait) {
  const MoveRates& t = kMoveRates;
  const bool road = gait == Gait::kRoad;
  int rate = 0, light = t.light;
  switch (formation) {
    case Formation::kDeployed:
      return {};
    case Formation::kColumn:
      rate = data.arm == Arm::kCavalry
                 ? (road ? t.cavalry_road : t.cavalry_column)
                 : (road ? t.infantry_road : t.infantry_column);
      if (road) light = t.light_road;
      break;
    case Formation::kLimbered:
      rate = data.horse ? t.horse_limbered : t.foot_limbered;
      break;
    case Formation::kUnlimbered:
      if (data.gun_class == GunClass::kHeavy) return {};
      rate = t.unlimbered;
      light = t.light_unlimbered;
      break;
    default:
      rate = data.arm == Arm::kCavalry ? t.cavalry_line : t.infantry_line;
  }
  if (data.light) rate += light;
  // MOV-06: a square moves at half rate whichever way it goes.
  const bool half = gait == Gait::kManoeuvre || formation == Formation::kSquare;
  return half ? Centimetres(rate) / 2 : Centimetres(rate);
}

}  // namespace berthier::simple_grand_tactical
