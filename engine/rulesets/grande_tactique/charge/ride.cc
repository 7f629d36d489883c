#include "engine/rulesets/grande_tactique/charge/ride.h"

#include "engine/rulesets/grande_tactique/table/terrain.h"
#include "engine/tabletop/box.h"
#include "engine/tabletop/tolerance.h"

namespace berthier::grande_tactique {

namespace {

bool MeetsEnemy(PositionView f, UnitId u, const Spared& enemies,
                PolygonView swept, const Box& box) {
  bool meets = false;
  f.scenario.side(Opponent(f.data(u).side)).units.ForEach([&](UnitId e) {
    const UnitState& unit = f.unit(e);
    if (meets || enemies.spared.Has(e) || !unit.on_table() ||
        unit.cohesion == Cohesion::kSilenced) {
      return;
    }
    const Footprint footprint = FootprintOf(f, e);
    meets = !Apart(BoxOf(footprint.view()), box, {}) &&
            Overlaps(footprint.view(), swept,
                     enemies.touched.Has(e) ? kTouch : kPenetration);
  });
  return meets;
}

bool MeetsClosedGround(const Terrain& terrain, PolygonView swept,
                       const Box& box) {
  for (const Area& area : terrain.areas) {
    if (area.kind == AreaKind::kWoods && Overlaps(area, swept, box)) {
      return true;
    }
  }
  return FirstPiece(terrain, terrain.impassable, box,
                    [&](const GroundPiece&, const GroundPart& part) {
                      return berthier::Overlaps(part, swept, box);
                    }) >= 0;
}

}  // namespace

bool IsBarred(PositionView f, UnitId u, const Spared& enemies,
              PolygonView swept) {
  const Box box = BoxOf(swept);
  return MeetsEnemy(f, u, enemies, swept, box) ||
         MeetsClosedGround(f.scenario.terrain, swept, box);
}

}  // namespace berthier::grande_tactique
