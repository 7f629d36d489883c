// What a unit could do where it is: re-form, hold a town.
#include <algorithm>
#include <array>
#include <utility>

#include "agents/doctrine/big_battle_napoleonic/unit_options.h"
#include "engine/rulesets/big_battle_napoleonic/facts/manners.h"
#include "engine/rulesets/big_battle_napoleonic/facts/tables.h"
#include "engine/rulesets/big_battle_napoleonic/movement/formation_change.h"
#include "engine/rulesets/big_battle_napoleonic/movement/order_effect.h"
#include "engine/rulesets/big_battle_napoleonic/movement/plan_order.h"
#include "engine/rulesets/big_battle_napoleonic/orders/candidates.h"

namespace berthier::big_battle_napoleonic {

void OptionGenerator::FormationChanges(UnitId u) {
  constexpr double kLeavesGround = 0.6;
  constexpr double kSameGround = 4;  // inches
  const UnitState& unit = f_.unit(u);
  // A garrison stays on the ground it is there for (9.2.3), though a column
  // could charge whoever passes: before it does he is gone.
  const UnitView& own = army_.unit(u);
  const bool leaves_ground = own.garrison() && own.prize > 0 &&
                             (task_.objective == nullptr ||
                              Norm(task_.objective->at - own.at) < kSameGround);
  for (uint8_t m = 0; m < kReformManners; ++m) {
    const ReformManner manner = ReformMannerOf(m);
    if (manner.anchor != Anchor::kCentre ||
        manner.formation == unit.formation ||
        manner.formation == Formation::kMarch ||
        FormationChangeCost(f_.data(u), unit.formation, manner.formation) < 0) {
      continue;
    }
    Order order = Plain(Verb::kReform, u);
    order.manner = m;
    const Pose pose =
        PoseAfterChange(f_.data(u), unit.bases, unit.pose(), unit.formation,
                        manner.formation, Anchor::kCentre);
    double value = Worth(u, pose, manner.formation, Fires::kFromNow);
    if (leaves_ground) value -= kLeavesGround;
    // It will have to rally from it.
    if (!own.disordered &&
        ChangeDisorders(f_.data(u), unit.formation, manner.formation)) {
      value -= ValueOfRally(own);
    }
    // Guns about to move must be limbered first: what is there to move for?
    if (manner.formation == Formation::kLimbered) value = ValueOfLimbering(u);
    Add(order, value);
  }
}

void OptionGenerator::Towns(UnitId u) {
  const UnitView& own = army_.unit(u);
  if (!own.foot() || own.garrison()) return;
  for (const GroundRef ref : f_.scenario.ground.towns) {
    for (int i = 0; i < kTownPlaces; ++i) {
      Order order;
      if (!TownPlace(f_, u, static_cast<PieceId>(ref.piece), i, order)) break;
      const Formation formation =
          order.manner == 0 ? Formation::kTownWide : Formation::kTownDeep;
      Add(order, Worth(u, order.pose, formation, Fires::kFromNow));
    }
    TownFacing(u, static_cast<PieceId>(ref.piece));
  }
}

// In the town and along it, its front to the nearest enemy.
void OptionGenerator::TownFacing(UnitId u, PieceId town) {
  constexpr double kFarthest = 2.9;  // inches (BBN-TWN-03)
  const UnitView& own = army_.unit(u);
  Order order;
  if (!TownPlace(f_, u, town, 0, order)) return;
  const UnitView* nearest = nullptr;
  for (const UnitView& e : army_.enemies(own.data->side)) {
    if (e.routing || e.guns()) continue;
    if (nearest == nullptr ||
        Norm(e.at - own.at) < Norm(nearest->at - own.at)) {
      nearest = &e;
    }
  }
  if (nearest == nullptr) return;
  const Spot way = nearest->at - own.at;
  const auto& polygon = f_.scenario.piece(town).parts[0].polygon;
  Heading heading = BearingOf(polygon[1] - polygon[0]);
  for (int quarter = 1; quarter < 4; ++quarter) {
    const Heading other = BearingOf(polygon[1] - polygon[0])
                              .Turned(quarter * Heading::kSteps / 4);
    if (Dot(WayOf(other), way) > Dot(WayOf(heading), way)) heading = other;
  }
  const Spot in = SpotOf(Centroid(polygon)) - own.at;
  const double far = Norm(in);
  for (const double inches : {kFarthest, kFarthest / 2, 0.0}) {
    const double part = far > inches ? inches / far : 1;
    order.pose = {PointOf(own.at + in * part), heading};
    for (const Formation formation :
         {Formation::kTownWide, Formation::kTownDeep}) {
      order.manner = formation == Formation::kTownWide ? 0 : 1;
      Add(order, Worth(u, order.pose, formation, Fires::kFromNow));
    }
  }
}

}  // namespace berthier::big_battle_napoleonic
