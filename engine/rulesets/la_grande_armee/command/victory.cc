#include "engine/rulesets/la_grande_armee/command/victory.h"

#include <algorithm>

#include "engine/rulesets/la_grande_armee/field/footprint.h"

namespace berthier::la_grande_armee {
namespace {

constexpr Side kBoth[] = {Side::kFirst, Side::kSecond};

bool HasAnybody(PositionView f, Side side) {
  bool any = false;
  f.scenario.side(side).elements.ForEach([&](ElementId e) {
    const Presence presence = f.unit(e).presence;
    any =
        any || presence == Presence::kOnTable ||
        (presence == Presence::kReserve && !f.state.IsAbsent(f.data(e).corps));
  });
  return any;
}

// VIC-06: Index(Side), or -1 for nobody new.
int HolderNow(PositionView f, const Objective& objective) {
  const Piece& piece = f.scenario.piece(objective.piece);
  if (piece.kind == PieceKind::kSettlement) {
    const ElementId e = HolderOf(f, objective.piece);
    return IsSome(e) && !f.unit(e).routing() ? Index(f.data(e).side) : -1;
  }
  int holder = -1;
  int sides = 0;
  for (const Side side : kBoth) {
    bool near = false;
    f.scenario.side(side).elements.ForEach([&](ElementId e) {
      near = near ||
             (f.unit(e).on_table() && !f.unit(e).routing() &&
              WithinOf(f, e, piece.pose.centre, Inches(kDistances.objective)));
    });
    if (near) {
      ++sides;
      holder = Index(side);
    }
  }
  return sides == 1 ? holder : -1;
}

void TakeObjectives(const Battle& b) {
  for (size_t i = 0; i < b.scenario.objectives.size(); ++i) {
    const Objective& objective = b.scenario.objectives[i];
    const int holder = HolderNow(b, objective);
    if (holder < 0 || holder == b.state.holders[i]) continue;
    b.state.holders[i] = static_cast<int8_t>(holder);
    Tell(b, EventCode::kObjectiveTaken,
         b.scenario.Entity(static_cast<Side>(holder)),
         b.scenario.Entity(objective.piece));
  }
}

void EndGame(const Battle& b, Result result) {
  b.state.result = result;
  Tell(b, EventCode::kGameOver, EntityId::kNone, EntityId::kNone,
       {b.state.bound, 0, 0, 0});
  EnterPhase(b, Phase::kOver);
}

// VIC-03
bool EndIfBroken(const Battle& b) {
  for (const Side side : kBoth) {
    const int lost = LostAndRouting(b, side);
    const int initial = InitialBases(b, side);
    if (100 * lost < b.scenario.side(side).break_percent * initial) continue;
    b.state.broken = static_cast<uint8_t>(b.state.broken | 1 << Index(side));
    Tell(b, EventCode::kBroken, b.scenario.Entity(side), EntityId::kNone,
         {lost, initial, 0, 0});
  }
  switch (b.state.broken) {
    case 0:
      return false;
    case 1:
      EndGame(b, Result::kSecond);
      return true;
    case 2:
      EndGame(b, Result::kFirst);
      return true;
    default: {
      const int64_t first = int64_t{LostAndRouting(b, Side::kFirst)} *
                            InitialBases(b, Side::kSecond);
      const int64_t second = int64_t{LostAndRouting(b, Side::kSecond)} *
                             InitialBases(b, Side::kFirst);
      EndGame(b, first == second  ? Result::kDraw
                 : first < second ? Result::kFirst
                                  : Result::kSecond);
      return true;
    }
  }
}

// VIC-05, SCN-06
Result ResultOnPoints(PositionView f) {
  const int lead = PointsOf(f, Side::kFirst) - PointsOf(f, Side::kSecond);
  const int enough = 100 * kScores.lead;
  if (lead >= enough) return Result::kFirst;
  if (-lead >= enough) return Result::kSecond;
  for (size_t i = 0; i < f.scenario.objectives.size(); ++i) {
    if (f.scenario.objectives[i].decides && lead <= 0 &&
        f.state.holders[i] == Index(Side::kSecond)) {
      return Result::kSecond;
    }
  }
  return Result::kDraw;
}

// SEQ-10
void BeginBound(const Battle& b) {
  State& s = b.state;
  ++s.bound;
  s.rode = {};
  for (CorpsState& corps : s.corps_states) corps.activated = 0;
  for (TileState& tile : s.tiles) tile.used = 0;
  for (int i = 0; i < b.scenario.unit_count(); ++i) {
    ElementState& unit = b.unit(MakeId<ElementId>(i));
    for (const Flag flag :
         {Flag::kActivated, Flag::kNoActions, Flag::kScoutUsed}) {
      unit.Clear(flag);
    }
    unit.charged_into = ElementId::kNone;
  }
  EnterPhase(b, Phase::kRecovery);
  Tell(b, EventCode::kBoundBegins, EntityId::kNone, EntityId::kNone,
       {s.bound, 0, 0, 0});
}

}  // namespace

int LostAndRouting(PositionView f, Side side) {
  int lost = f.state.lost_bases[static_cast<size_t>(side)];
  f.scenario.side(side).elements.ForEach([&](ElementId e) {
    if (f.unit(e).on_table() && f.unit(e).routing()) lost += f.unit(e).bases();
  });
  return lost;
}

int PointsOf(PositionView f, Side side) {
  const SideData& enemy = f.scenario.side(Opponent(side));
  int points = 0;
  if (const int initial = InitialBases(f, Opponent(side)); initial > 0) {
    points = 100 * 100 * LostAndRouting(f, Opponent(side)) / initial;
  }
  for (size_t i = 0; i < f.scenario.objectives.size(); ++i) {
    if (f.state.holders[i] == Index(side)) {
      points += 100 * f.scenario.objectives[i].value;
    }
  }
  for (const LeaderId l : enemy.leaders) {
    if (f.state.leader(l).lost == LostHow::kNot) continue;
    points += 100 * (f.scenario.leader(l).kind == LeaderKind::kArmy
                         ? kScores.army_commander
                         : kScores.corps_commander);
  }
  return points;
}

Score ScoreOf(PositionView f) {
  Score score;
  score.points = {PointsOf(f, Side::kFirst), PointsOf(f, Side::kSecond)};
  const Result result = f.state.result;
  if (result != Result::kFirst && result != Result::kSecond) return score;
  score.winner = result == Result::kFirst ? 0 : 1;
  const bool destroyed =
      !HasAnybody(f, Side::kFirst) || !HasAnybody(f, Side::kSecond);
  score.grade = static_cast<uint8_t>(
      f.state.broken != 0 || destroyed ? Grading::kVictory : Grading::kPoints);
  return score;
}

bool EndIfDestroyed(const Battle& b) {
  if (b.state.phase == Phase::kOver) return true;
  const bool first = HasAnybody(b, Side::kFirst);
  const bool second = HasAnybody(b, Side::kSecond);
  if (first && second) return false;
  EndGame(b, first ? Result::kFirst : second ? Result::kSecond : Result::kDraw);
  return true;
}

Progress AdvanceEnd(const Battle& b) {
  TakeObjectives(b);
  if (EndIfDestroyed(b) || EndIfBroken(b)) return Progress::kAgain;
  if (b.state.bound >= b.options().bound_limit) {
    EndGame(b, ResultOnPoints(b));
    return Progress::kAgain;
  }
  BeginBound(b);
  return Progress::kAgain;
}

}  // namespace berthier::la_grande_armee
