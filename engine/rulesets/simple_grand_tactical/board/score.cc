#include "engine/rulesets/simple_grand_tactical/board/score.h"

#include "engine/rulesets/simple_grand_tactical/board/changes.h"
#include "engine/rulesets/simple_grand_tactical/facts/tables.h"

namespace berthier::simple_grand_tactical {
namespace {

int Left(PositionView f, Side side) {
  return ArmyMorale(f, side) - f.state.dish[static_cast<size_t>(side)];
}
int Base(PositionView f, Side side) {
  return std::max<int>(1, f.state.morale_base[static_cast<size_t>(side)]);
}

// VIC-07: some unit of the side in order, or any at all, touches it.
struct Touching {
  bool ordered = false;
  bool any = false;
};
Touching TouchingOf(PositionView f, Side side, int i) {
  Touching touching;
  f.scenario.side(side).units.ForEach([&](UnitId u) {
    if (!f.unit(u).on_table() || !TouchesObjective(f, u, i)) return;
    touching.any = true;
    touching.ordered = touching.ordered || f.unit(u).ordered();
  });
  return touching;
}

}  // namespace

bool TouchesObjective(PositionView f, UnitId u, int i) {
  const Ground& ground = f.scenario.ground;
  const Piece& piece = ground.pieces[ground.objectives[static_cast<size_t>(i)]];
  const Block block = f.unit(u).block();
  if (piece.kind == PieceKind::kObjective) {
    return Within(piece.line[0], block.corners(), piece.width + kLimit);
  }
  for (const GroundPart& part : piece.parts) {
    if (!Apart(part.box, BoxOf(block), kLimit) &&
        Within(PolygonView(part.polygon), block.corners(), kLimit)) {
      return true;
    }
  }
  return false;
}

void UpdateObjectives(const Battle& b) {
  bool changed = false;
  const Ground& ground = b.scenario.ground;
  for (int i = 0; i < b.scenario.objective_count(); ++i) {
    const auto k = static_cast<size_t>(i);
    for (const Side side : {Side::kFirst, Side::kSecond}) {
      const auto mine = static_cast<uint8_t>(1 + berthier::Index(side));
      if (b.state.held[k] == mine || !TouchingOf(b, side, i).ordered ||
          TouchingOf(b, Opponent(side), i).any) {
        continue;
      }
      const int own = ArmyMorale(b, side);
      const int enemy = ArmyMorale(b, Opponent(side));
      b.state.held[k] = mine;
      b.state.ever_held[k] |= mine;
      changed = true;
      Tell(b, EventCode::kTaken, b.scenario.Entity(side),
           b.scenario.Entity(MakeId<PieceId>(ground.objectives[k])),
           {own, ArmyMorale(b, side), enemy, ArmyMorale(b, Opponent(side))});
    }
  }
  if (changed) CheckVictory(b);
}

int ShareOf(PositionView f, Side side) {
  return Left(f, side) * 10'000 / Base(f, side);
}

Score ScoreOf(PositionView f) {
  Score score;
  for (const Side side : {Side::kFirst, Side::kSecond}) {
    score.points[static_cast<size_t>(side)] = ShareOf(f, side);
  }
  if (f.state.defeated != 0) {
    if (f.state.defeated == 3) return score;  // VIC-06
    score.winner = f.state.defeated == 1 ? 1 : 0;
    score.grade = static_cast<uint8_t>(Grading::kVictory);
    return score;
  }
  // VIC-10, without rounding.
  const int64_t base[] = {Base(f, Side::kFirst), Base(f, Side::kSecond)};
  const int64_t lead = int64_t{Left(f, Side::kFirst)} * base[1] -
                       int64_t{Left(f, Side::kSecond)} * base[0];
  const int64_t margin = kPointsMargin * base[0] * base[1];
  if (100 * lead >= margin || -100 * lead >= margin) {
    score.winner = lead > 0 ? 0 : 1;
    score.grade = static_cast<uint8_t>(Grading::kOnPoints);
  }
  return score;
}

}  // namespace berthier::simple_grand_tactical
