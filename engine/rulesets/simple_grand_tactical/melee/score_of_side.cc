#include "engine/rulesets/simple_grand_tactical/melee/score_of_side.h"

#include "engine/geometry/polyline.h"
#include "engine/rulesets/simple_grand_tactical/board/contacts.h"
#include "engine/rulesets/simple_grand_tactical/melee/groups.h"

namespace berthier::simple_grand_tactical {
namespace {

// GEO-28: a wall runs between the two, near u, and the enemy came.
bool WallAgainst(PositionView f, UnitId u, UnitId e) {
  const int i = ContactBetween(f.state, u, e);
  if (i < 0 || f.state.contacts[static_cast<size_t>(i)].mover != e) {
    return false;
  }
  const Segment between = {f.unit(u).centre, f.unit(e).centre};
  const auto corners = f.unit(u).block().corners();
  for (const GroundRef ref : f.scenario.ground.linears) {
    const Piece& piece = f.scenario.ground.piece(ref);
    if (piece.kind == PieceKind::kWall && Crosses(piece.line, between) &&
        PolylineWithin(piece.line, corners,
                       Centimetres(kDistances.behind_obstacle) + kLimit)) {
      return true;
    }
  }
  return false;
}

bool InWork(PositionView f, Point p) {
  const Ground& ground = f.scenario.ground;
  return FirstPiece(ground, ground.areas, BoxOf(p),
                    [&](const Piece& piece, const GroundPart& part) {
                      return piece.kind == PieceKind::kWork &&
                             Contains(PolygonView(part.polygon), p);
                    }) >= 0;
}

// MEL-13
bool DefendsWall(PositionView f, UnitId u, const UnitSet& touched) {
  const bool inside = InWork(f, f.unit(u).centre);
  bool against_all = !touched.empty();
  touched.ForEach([&](UnitId e) {
    against_all = against_all && (WallAgainst(f, u, e) ||
                                  (inside && !InWork(f, f.unit(e).centre)));
  });
  return against_all;
}

// MEL-15
bool IsHigher(PositionView f, UnitId u, const UnitSet& touched) {
  const int level = LevelAt(f.scenario.ground, f.unit(u).centre);
  bool higher = level > 0 && !touched.empty();
  touched.ForEach([&](UnitId e) {
    higher = higher && LevelAt(f.scenario.ground, f.unit(e).centre) < level;
  });
  return higher;
}

}  // namespace

void MeleeModifiersOf(PositionView f, UnitId u, const UnitSet& enemies,
                      MeleeAdder add) {
  const UnitState& unit = f.unit(u);
  const UnitData& data = f.data(u);
  const UnitSet touched = TouchedBy(f.state, u) & enemies;
  const auto plain = [&](MeleeModifier m) { add(m, ValueOf(m)); };
  bool horse = false, flank = false;
  touched.ForEach([&](UnitId e) {
    horse = horse || f.IsCavalry(e);
    flank = flank || HitsFlankOf(f, u, e);
  });
  // MEL-17
  add(MeleeModifier::kMeleeMod,
      unit.Has(Flag::kFresh) ? data.melee_charging : data.melee);
  if (unit.disordered()) plain(MeleeModifier::kDisordered);
  if (flank) plain(MeleeModifier::kFlank);
  if (horse && data.arm == Arm::kInfantry && !unit.all_round()) {
    plain(MeleeModifier::kFootAgainstHorse);
  }
  if (DefendsWall(f, u, touched)) plain(MeleeModifier::kWall);
  if (unit.Has(Flag::kCommitted)) plain(MeleeModifier::kGeneral);
  if (IsHigher(f, u, touched)) plain(MeleeModifier::kHigher);
  if (horse && unit.formation == Formation::kSquare) {
    plain(MeleeModifier::kSquare);
  }
}

int ScoreOfSide(PositionView f, int group, Side side) {
  const UnitSet enemies = MembersOf(f, group, Opponent(side));
  int sum = 0;
  MembersOf(f, group, side).ForEach([&](UnitId u) {
    MeleeModifiersOf(f, u, enemies,
                     [&](MeleeModifier, int value) { sum += value; });
  });
  return sum;
}

}  // namespace berthier::simple_grand_tactical
