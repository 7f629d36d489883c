#include "engine/rulesets/big_battle_napoleonic/melee/automatic.h"

#include "engine/rulesets/big_battle_napoleonic/board/battle.h"
#include "engine/rulesets/big_battle_napoleonic/board/changes.h"
#include "engine/rulesets/big_battle_napoleonic/board/contacts.h"
#include "engine/rulesets/big_battle_napoleonic/board/progress.h"
#include "engine/rulesets/big_battle_napoleonic/facts/tables.h"
#include "engine/rulesets/big_battle_napoleonic/melee/follow_up.h"
#include "engine/rulesets/big_battle_napoleonic/melee/push.h"
#include "engine/rulesets/big_battle_napoleonic/melee/recoil.h"

namespace berthier::big_battle_napoleonic {
namespace {

// State::step: the clause that is looked at.
enum class Clause : uint8_t { kInRough, kRouters, kSquares, kFlanks, kEnd };

bool IsOpen(PositionView f, const Contact& c, UnitId u) {
  return c.resolved == 0 && c.Concerns(u) &&
         !f.unit(c.Other(u)).Has(Flag::kClosed);
}

// BBN-MEL-03: cavalry that touches infantry in or on the edge of rough.
bool BreaksInRough(PositionView f, UnitId u) {
  if (!f.IsCavalry(u) || f.unit(u).routing()) return false;
  for (const Contact& c : ContactsOf(f.state)) {
    if (!IsOpen(f, c, u) || !f.IsInfantry(c.Other(u)) ||
        f.unit(c.Other(u)).routing()) {
      continue;
    }
    if (InRough(f, u) ||
        RoughAt(f.scenario.ground,
                TouchingPoint(f.unit(u).block(), f.unit(c.Other(u)).block()))) {
      return true;
    }
  }
  return false;
}

// BBN-MEL-04
bool IsCaughtRouter(PositionView f, UnitId u) {
  return f.unit(u).routing() && !f.unit(u).Has(Flag::kClosed) &&
         IsSome(EnemyToFight(f.state, u));
}

// BBN-MEL-05: a square that cavalry touches; kNone if there is none.
UnitId SquareTouched(PositionView f, UnitId u) {
  if (!f.IsCavalry(u)) return UnitId::kNone;
  for (const Contact& c : ContactsOf(f.state)) {
    if (IsOpen(f, c, u) && f.unit(c.Other(u)).formation == Formation::kSquare) {
      return c.Other(u);
    }
  }
  return UnitId::kNone;
}

// BBN-MEL-06
bool IsRiddenDown(PositionView f, UnitId u) {
  const UnitState& unit = f.unit(u);
  if (!f.IsInfantry(u) || unit.formation == Formation::kSquare ||
      unit.garrison() || unit.routing()) {
    return false;
  }
  for (const Contact& c : ContactsOf(f.state)) {
    if (c.resolved == 0 && c.defender == u && f.IsCavalry(c.attacker) &&
        !f.unit(c.attacker).Has(Flag::kClosed) &&
        c.edge != ContactEdge::kFront && c.edge != ContactEdge::kNone &&
        c.defended != Defended::kObstacle &&
        c.defended != Defended::kFortification && !InRough(f, u)) {
      return true;
    }
  }
  return false;
}

void TakePart(const Battle& b, UnitId u) {
  b.unit(u).Set(Flag::kFought);
  SpoilRally(b, u);
}

// u is broken; cavalry that touches it pursues. For a router only cavalry that
// came at it.
void BreakAutomatically(const Battle& b, UnitId u, int bases) {
  UnitSet pursuers;
  UnitSet turning;
  // The way the broken unit would go back, for those who must turn first.
  std::array<Heading, kMaxUnits> ways;
  const bool router = b.unit(u).routing();
  for (const Contact& c : ContactsOf(b.state)) {
    if (c.resolved != 0 || !c.Concerns(u)) continue;
    const UnitId enemy = c.Other(u);
    TakePart(b, enemy);
    if (!b.IsCavalry(enemy) || (router && c.attacker != enemy)) continue;
    pursuers.Add(enemy);
    ways[static_cast<size_t>(enemy)] = WayBack(b.state, u, enemy);
    // BBN-MEL-47: only if the enemy was not on its front.
    if (!OnFrontOf(b, c, enemy)) turning.Add(enemy);
  }
  TakePart(b, u);
  LoseBases(b, u, bases, LossCause::kMelee);
  if (b.unit(u).on_table()) BreakUnit(b, u);
  pursuers.ForEach([&](UnitId p) {
    if (turning.Has(p)) {
      TurnToFace(b, p, ways[static_cast<size_t>(p)], u);
      DropContactsApart(b, p);
    }
    StartPursuing(b, p);
  });
}

}  // namespace

Progress AdvanceAutomatic(const Battle& b) {
  State& s = b.state;
  if (!s.recoiling.empty()) {
    return AskToRecoil(b) == Progress::kAwaiting ? Progress::kAwaiting
                                                 : Progress::kAgain;
  }
  if (s.contact_count == 0) return Progress::kDone;
  while (s.step < static_cast<uint8_t>(Clause::kEnd)) {
    while (s.cursor < b.scenario.unit_count()) {
      const UnitId u = MakeId<UnitId>(s.cursor);
      ++s.cursor;
      if (!b.unit(u).on_table() || b.IsBattery(u)) continue;
      switch (static_cast<Clause>(s.step)) {
        case Clause::kInRough:
          if (!BreaksInRough(b, u)) break;
          TakePart(b, u);
          LoseBases(b, u, kLosses.cavalry_in_rough, LossCause::kMelee);
          if (b.unit(u).on_table()) BreakUnit(b, u);
          return Progress::kAgain;
        case Clause::kRouters:
          if (!IsCaughtRouter(b, u)) break;
          BreakAutomatically(b, u, kLosses.router);
          return Progress::kAgain;
        case Clause::kSquares: {
          const UnitId square = SquareTouched(b, u);
          if (!IsSome(square)) break;
          const Heading way = WayBack(b.state, u, square);
          TakePart(b, u);
          TakePart(b, square);
          b.unit(u).Set(Flag::kClosed);
          GoBack(b, u, way, Inches(kDistances.bounce_from_square), {},
                 Back::kBounce);
          CloseContacts(b, u);
          s.recoiling.Add(u);
          return Progress::kAgain;
        }
        case Clause::kFlanks:
          if (!IsRiddenDown(b, u)) break;
          BreakAutomatically(b, u, kLosses.flanked);
          return Progress::kAgain;
        case Clause::kEnd:
          break;
      }
    }
    ++s.step;
    s.cursor = 0;
  }
  return Progress::kDone;
}

}  // namespace berthier::big_battle_napoleonic
