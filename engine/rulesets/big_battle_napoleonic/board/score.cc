#include "engine/rulesets/big_battle_napoleonic/board/score.h"

namespace berthier::big_battle_napoleonic {
namespace {

bool IsIn(const Piece& piece, Point p) {
  if (piece.kind == PieceKind::kObjective) {
    const int64_t radius = piece.width.ticks;
    return NormSquared(p - piece.line[0]) <= radius * radius;
  }
  for (const GroundPart& part : piece.parts) {
    if (Contains(part.box, p) && berthier::Contains(part.polygon, p)) {
      return true;
    }
  }
  return false;
}

bool HalfGone(PositionView f, Side side) {
  int initial = 0;
  f.scenario.side(side).fighters.ForEach(
      [&](UnitId u) { initial += f.data(u).bases; });
  int lost = 0;
  f.scenario.side(side).fighters.ForEach(
      [&](UnitId u) { lost += BasesLost(f, u); });
  return 2 * lost >= initial;
}

}  // namespace

LossCount LossesOf(PositionView f, Side side) {
  LossCount losses;
  const bool over = f.state.phase == Phase::kOver;
  f.scenario.side(side).units.ForEach([&](UnitId u) {
    const UnitState& unit = f.unit(u);
    if (f.IsBattery(u)) {
      losses.batteries += unit.presence == Presence::kDestroyed ? 1 : 0;
      return;
    }
    losses.bases += BasesLost(f, u);
    // BBN-VIC-02: half of those who still rout at the end, rounded up.
    // Decision: at Ligny too.
    if (over && unit.on_table() && unit.routing()) {
      losses.bases += (unit.bases + 1) / 2;
    }
  });
  return losses;
}

int ObjectivePointsOf(PositionView f, Side side) {
  int points = 0;
  const Ground& ground = f.scenario.ground;
  for (size_t i = 0; i < ground.objectives.size(); ++i) {
    if (f.state.held[i] == berthier::Index(side) + 1) {
      points += ground.pieces[ground.objectives[i]].points;
    }
  }
  return points;
}

int PointsOf(PositionView f, Side side) {
  const Options& o = f.scenario.options;
  const LossCount enemy = LossesOf(f, Opponent(side));
  int points =
      enemy.bases / o.bases_per_point + enemy.batteries * o.points_per_battery;
  if (o.objectives_for == Options::ObjectivesFor::kBoth ||
      side == f.state.attacker) {
    points += ObjectivePointsOf(f, side);
  }
  return points;
}

bool HasCollapsed(PositionView f) {
  return IsOn(f.scenario.options.army_collapse) &&
         (HalfGone(f, Side::kFirst) || HalfGone(f, Side::kSecond));
}

Score ScoreOf(PositionView f) {
  const Options& o = f.scenario.options;
  Score score;
  score.points = {PointsOf(f, Side::kFirst), PointsOf(f, Side::kSecond)};
  const Side attacker = f.state.attacker, defender = f.state.defender();
  const auto win = [&](Side side, Grading grade) {
    score.winner = static_cast<int8_t>(berthier::Index(side));
    score.grade = static_cast<uint8_t>(grade);
  };
  const Grading best =
      o.decisive_margin > 0 ? Grading::kDecisive : Grading::kVictory;
  // BBN-VIC-01, BBN-LIG-24
  if (f.state.eliminated != 0) {
    if (f.state.eliminated == 1) win(Side::kSecond, best);
    if (f.state.eliminated == 2) win(Side::kFirst, best);
    return score;
  }
  if (HasCollapsed(f)) {
    const bool first = HalfGone(f, Side::kFirst);
    const bool second = HalfGone(f, Side::kSecond);
    if (first && !second) win(Side::kSecond, best);
    if (second && !first) win(Side::kFirst, best);
    return score;
  }
  const int margin = score.points[static_cast<size_t>(attacker)] -
                     score.points[static_cast<size_t>(defender)] - o.handicap;
  const int size = margin < 0 ? -margin : margin;
  if (size < o.victory_margin) return score;
  const bool decisive = o.decisive_margin > 0 && size >= o.decisive_margin;
  win(margin > 0 ? attacker : defender,
      decisive ? Grading::kDecisive : Grading::kVictory);
  return score;
}

void LookAtObjectives(const Battle& b) {
  const Ground& ground = b.scenario.ground;
  if (ground.objectives.empty()) return;
  struct Standing {
    Point centre;
    Side side;
    bool infantry;
  };
  std::array<Standing, kMaxUnits> standing;
  size_t count = 0;
  for (int k = 0; k < b.scenario.unit_count(); ++k) {
    const UnitId u = MakeId<UnitId>(k);
    const UnitState& unit = b.unit(u);
    if (!unit.on_table() || unit.routing()) continue;
    standing[count++] = {unit.centre, b.data(u).side, b.IsInfantry(u)};
  }
  for (size_t i = 0; i < ground.objectives.size(); ++i) {
    const uint8_t id = ground.objectives[i];
    const Piece& piece = ground.pieces[id];
    bool infantry[kSides] = {false, false};
    bool anybody[kSides] = {false, false};
    for (size_t k = 0; k < count; ++k) {
      if (!IsIn(piece, standing[k].centre)) continue;
      const size_t side = static_cast<size_t>(standing[k].side);
      anybody[side] = true;
      infantry[side] = infantry[side] || standing[k].infantry;
    }
    for (const Side side : {Side::kFirst, Side::kSecond}) {
      const size_t own = static_cast<size_t>(side);
      const uint8_t holder = static_cast<uint8_t>(own + 1);
      if (!infantry[own] || anybody[1 - own] || b.state.held[i] == holder) {
        continue;
      }
      b.state.held[i] = holder;
      Tell(b, EventCode::kTaken, b.scenario.Entity(side),
           b.scenario.Entity(static_cast<PieceId>(id)));
    }
  }
}

}  // namespace berthier::big_battle_napoleonic
