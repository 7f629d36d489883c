#include "agents/doctrine/big_battle_napoleonic/marches.h"

#include "engine/rulesets/big_battle_napoleonic/facts/tables.h"
#include "engine/tabletop/routes.h"

namespace berthier::big_battle_napoleonic {
namespace {

// A column that wheels keeps so far from what it may not enter.
constexpr Length kKeep = InchHundredths(250);
// Bridges are so long beyond either bank that columns find the way.
constexpr double kApproach = 2;  // inches

// A bridge or a ford as a road across the strip it cuts.
void AddCrossing(const Ground& ground, const GroundGap& gap,
                 RouteGround& route) {
  for (const Piece& piece : ground.pieces) {
    if (piece.name != gap.of || !piece.impassable) continue;
    for (size_t i = 1; i < piece.line.size(); ++i) {
      const Segment bank = {piece.line[i - 1], piece.line[i]};
      if (Distance(gap.place, bank) > piece.width) continue;
      const Spot along = SpotOf(bank.b) - SpotOf(bank.a);
      const double half =
          kApproach + (kKeep + piece.width / 2).ticks / double{kTicksPerInch};
      const Spot across = Spot{-along.y, along.x} * (half / Norm(along));
      const Spot middle = SpotOf(gap.place);
      route.roads.push_back(MakeRoad(
          gap.name, {PointOf(middle - across), PointOf(middle + across)},
          gap.length / 2));
      break;
    }
  }
}

// Towns do not count: they are what is marched to, and columns pass them.
// Nor do streams: none is as wide as a cell (BBN-TER-01).
RouteGround GroundOf(const Ground& ground) {
  RouteGround route = {.width = ground.width, .depth = ground.depth};
  for (const Piece& piece : ground.pieces) {
    const bool slow = piece.rough && !piece.is_strip &&
                      piece.kind != PieceKind::kFord &&
                      piece.kind != PieceKind::kTown;
    if (!slow && !piece.impassable) continue;
    for (const GroundPart& part : piece.parts) {
      route.patches.push_back(
          {part.polygon, piece.impassable
                             ? Going::kClosed
                             : Going::kOpen * kMultipliers.infantry_rough});
    }
  }
  for (const GroundGap& gap : ground.gaps) AddCrossing(ground, gap, route);
  return route;
}

}  // namespace

Spot PlaceOfObjective(const Scenario& scenario, size_t objective) {
  const Ground& ground = scenario.ground;
  const Piece& piece = ground.pieces[ground.objectives[objective]];
  return piece.kind == PieceKind::kObjective
             ? SpotOf(piece.line[0])
             : SpotOf(Centroid(piece.parts[0].polygon));
}

Marches::Marches(const Scenario& scenario) {
  const RouteGround ground = GroundOf(scenario.ground);
  if (ground.patches.empty()) return;
  const RouteMap map(ground, {.keep = kKeep});
  for (size_t i = 0; i < scenario.ground.objectives.size(); ++i) {
    ways_.emplace_back(map, PlaceOfObjective(scenario, i));
  }
}

}  // namespace berthier::big_battle_napoleonic
