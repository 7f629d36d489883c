#include "engine/rulesets/big_battle_napoleonic/melee/fight_results.h"

#include "engine/geometry/sweep.h"
#include "engine/rulesets/big_battle_napoleonic/board/changes.h"
#include "engine/rulesets/big_battle_napoleonic/board/contacts.h"
#include "engine/rulesets/big_battle_napoleonic/facts/tables.h"
#include "engine/rulesets/big_battle_napoleonic/melee/follow_up.h"
#include "engine/rulesets/big_battle_napoleonic/melee/melee.h"
#include "engine/rulesets/big_battle_napoleonic/melee/push.h"
#include "engine/tabletop/tolerance.h"

namespace berthier::big_battle_napoleonic {
namespace {

const Contact* RecordOf(const State& s, UnitId a, UnitId b) {
  const int i = ContactBetween(s, a, b);
  return i < 0 ? nullptr : &s.contacts[static_cast<size_t>(i)];
}

// In contact with an unbroken enemy other than `loser` (BBN-MEL-48).
bool IsHeldByAnother(PositionView f, UnitId u, UnitId loser) {
  for (const Contact& c : ContactsOf(f.state)) {
    const UnitId other = c.Other(u);
    if (!c.Concerns(u) || other == loser || c.resolved != 0 ||
        f.unit(other).routing() || f.unit(other).Has(Flag::kClosed)) {
      continue;
    }
    if (IsTogether(f, c)) return true;
  }
  return false;
}

// BBN-MEL-36
bool StandsInPlace(PositionView f, UnitId u, UnitId enemy) {
  const UnitState& unit = f.unit(u);
  if (!f.IsInfantry(u)) return false;
  if (unit.formation == Formation::kSquare || unit.garrison()) return true;
  const Contact* c = RecordOf(f.state, u, enemy);
  return c != nullptr && c->defender == u && c->defended >= Defended::kObstacle;
}

// BBN-MEL-35
bool ReceivedCharge(PositionView f, UnitId u) {
  for (const Contact& c : ContactsOf(f.state)) {
    if (c.defender == u && c.fresh != 0) return true;
  }
  return false;
}

// BBN-MEL-37
bool IsCavalryInOpen(PositionView f, UnitId u) {
  return f.unit(u).on_table() && f.IsCavalry(u) && WhollyInOpen(f, u);
}

// BBN-MEL-36, 37, 48
bool IsBarred(PositionView f, UnitId u, UnitId enemy) {
  return StandsInPlace(f, u, enemy) ||
         (f.IsInfantry(u) && IsCavalryInOpen(f, enemy)) ||
         IsHeldByAnother(f, u, enemy);
}

// The enemy was not on its front: it must turn before it goes on.
bool MustTurn(PositionView f, UnitId u, UnitId enemy) {
  const Contact* c = RecordOf(f.state, u, enemy);
  return c != nullptr && !OnFrontOf(f, *c, u);
}

// Contacts with those followed up, the loser and his supports, are kept as
// follow-ups (FIGHT, step 5). Their gap0 is that of the making: who falls
// short of the enemy is in contact no longer (2.6).
void KeepContacts(const Battle& b, UnitId u, UnitSet enemies) {
  for (int i = 0; i < b.state.contact_count; ++i) {
    Contact& c = b.state.contacts[static_cast<size_t>(i)];
    if (!c.Concerns(u) || !enemies.Has(c.Other(u)) || c.resolved != 0 ||
        !IsTogether(b, c)) {
      continue;
    }
    c.kind = ContactKind::kFollowUp;
    c.fresh = 0;
  }
}

// Goes after `enemy`, one of the `enemies` that were pushed back.
void Follow(const Battle& b, UnitId u, UnitId enemy, UnitSet enemies,
            Heading way, Vec by) {
  bool turned = false;
  Vec step = by;
  if (MustTurn(b, u, enemy)) {
    if (!TurnToFace(b, u, way, enemy)) return;
    turned = true;
    // Straight on until it touches again (BBN-MEL-47).
    const Length most = LengthOf(by) + Inches(12);
    const Length run = FreeRun(b.unit(u).block(), Forward(way),
                               b.unit(enemy).block().corners(), most);
    step = Along(Forward(way), run < most ? run : LengthOf(by));
  }
  FollowUp(b, u, enemy, step);
  const int i = ContactBetween(b.state, u, enemy);
  if (turned && i >= 0) {
    Contact& c = b.state.contacts[static_cast<size_t>(i)];
    if (c.defender == u) c.edge = ContactEdge::kFront;
  }
  KeepContacts(b, u, enemies);
}

// Those who must turn to go after the loser: asked before he is broken, for
// with one who is dispersed his contacts go.
UnitSet TurningAfter(PositionView f, const Party& winners, UnitId loser) {
  UnitSet turning;
  winners.ForEach([&](UnitId u) {
    if (MustTurn(f, u, loser)) turning.Add(u);
  });
  return turning;
}

// True if u on its way by `by` would come upon one of `others` or his guns.
bool IsBehindOneOf(PositionView f, UnitId u, UnitSet others, Vec by) {
  const Block block = f.unit(u).block();
  const SmallPolygon sweep = TranslationSweep(block, by);
  bool behind = false;
  const auto look = [&](UnitId other) {
    const Block there = f.unit(other).block();
    behind = behind || (Overlaps(sweep, there.corners(), kPenetration) &&
                        !Overlaps(block, there, kPenetration));
  };
  others.ForEach([&](UnitId other) {
    if (other == u) return;
    look(other);
    ForEachGunOf(f, other, look);
  });
  return behind;
}

// All who follow `enemy`, the foremost first: they do not stand in one
// another's way (BBN-MEL-39).
void FollowTogether(const Battle& b, const Party& winners, UnitSet following,
                    UnitId enemy, UnitSet enemies, Heading way, Vec by) {
  while (!following.empty()) {
    UnitId next = UnitId::kNone;
    winners.ForEach([&](UnitId u) {
      if (!IsSome(next) && following.Has(u) &&
          !IsBehindOneOf(b, u, following, by)) {
        next = u;
      }
    });
    winners.ForEach([&](UnitId u) {
      if (!IsSome(next) && following.Has(u)) next = u;
    });
    following.Remove(next);
    Follow(b, next, enemy, enemies, way, by);
  }
}

void PursueOrHold(const Battle& b, const Party& winners, UnitId loser,
                  UnitSet turning, Heading way) {
  winners.ForEach([&](UnitId u) {
    if (!b.IsCavalry(u)) return;
    if (turning.Has(u)) TurnToFace(b, u, way, loser);
    StartPursuing(b, u);
  });
}

// All of a party, each in its own direction; how far each went.
struct Pushed {
  UnitId farthest = UnitId::kNone;
  Length length;
  Heading way;
};
Pushed PushAll(const Battle& b, const Party& party, UnitId enemy, UnitId except,
               Length distance, Back back) {
  Pushed pushed;
  party.ForEach([&](UnitId u) {
    if (u == except || !b.unit(u).on_table()) return;
    const Heading way = WayBack(b.state, u, enemy);
    const Length went = GoBack(b, u, way, distance, party.set, back);
    if (!IsSome(pushed.farthest) || went > pushed.length) {
      pushed = {u, went, way};
    }
  });
  return pushed;
}

Party WinnersOf(PositionView f) {
  const Fight& fight = f.state.fights[f.state.fight];
  return PartyOf(f, f.state.fight,
                 f.state.difference > 0 ? fight.attacker : fight.defender);
}

}  // namespace

void SetStep(const Battle& b, FightStep step) {
  b.state.step = static_cast<uint8_t>(step);
}

Party PartyOf(PositionView f, uint8_t index, UnitId fighter) {
  Party party;
  party.Add(fighter);
  f.own(fighter).fighters.ForEach([&](UnitId u) {
    if (u != fighter && f.unit(u).fight == index && f.unit(u).on_table() &&
        !f.unit(u).Has(Flag::kClosed)) {
      party.Add(u);
    }
  });
  return party;
}

void FinishFight(const Battle& b) {
  State& s = b.state;
  const uint8_t index = s.fight;
  s.fights[index].done = 1;
  for (int i = 0; i < b.scenario.unit_count(); ++i) {
    const UnitId u = MakeId<UnitId>(i);
    if (b.unit(u).fight == index) DropContactsApart(b, u);
  }
  s.fight = kNoFight;
  s.difference = 0;
  s.pushed = 0;
  s.turning = UnitSet();
  s.turned_to = Heading();
  s.testing = UnitId::kNone;
  SetStep(b, FightStep::kChoose);
}

void Bounce(const Battle& b, const Fight& fight) {
  State& s = b.state;
  const Party attackers = PartyOf(b, s.fight, fight.attacker);
  const Party defenders = PartyOf(b, s.fight, fight.defender);
  const bool cover = DefendsCover(b, fight);
  PushAll(b, attackers, fight.defender, UnitId::kNone,
          Inches(cover ? kDistances.bounce_from_cover : kDistances.bounce),
          Back::kBounce);
  if (!cover) {
    PushAll(b, defenders, fight.attacker, UnitId::kNone,
            Inches(kDistances.bounce), Back::kBounce);
  }
  const auto may_recoil = [&](UnitId u) {
    if (b.IsCavalry(u)) s.recoiling.Add(u);
  };
  attackers.ForEach(may_recoil);
  if (!cover) defenders.ForEach(may_recoil);
  SetStep(b, FightStep::kRecoil);
}

void PushBack(const Battle& b, const Party& winners, const Party& losers) {
  const UnitId winner = winners.units[0], loser = losers.units[0];
  const Heading way = WayBack(b.state, loser, winner);
  const UnitSet turning = TurningAfter(b, winners, loser);
  LoseBases(b, loser, kLosses.pushed, LossCause::kMelee);
  const Length distance = Inches(kDistances.pushed);
  if (!b.unit(loser).on_table()) {
    PushAll(b, losers, winner, loser, distance, Back::kPushed);
    PursueOrHold(b, winners, loser, turning, way);
    FinishFight(b);
    return;
  }
  const Length went =
      GoBack(b, loser, way, distance, losers.set, Back::kPushed);
  PushAll(b, losers, winner, loser, distance, Back::kPushed);
  const Vec by = Along(Forward(way), went);
  // All are asked before any of them moves.
  UnitSet following;
  winners.ForEach([&](UnitId u) {
    const bool holds =
        IsBarred(b, u, loser) || (b.IsInfantry(u) && ReceivedCharge(b, u));
    if (!holds) following.Add(u);
  });
  FollowTogether(b, winners, following, loser, losers.set, way, by);
  FinishFight(b);
}

void BreakLoser(const Battle& b, const Party& winners, const Party& losers) {
  State& s = b.state;
  const UnitId winner = winners.units[0], loser = losers.units[0];
  const Heading way = WayBack(s, loser, winner);
  const UnitSet turning = TurningAfter(b, winners, loser);
  DestroyGunsOf(b, loser);
  LoseBases(b, loser, kLosses.broken, LossCause::kMelee);
  if (b.unit(loser).on_table()) BreakUnit(b, loser);
  const Pushed pushed = PushAll(b, losers, winner, loser,
                                Inches(kDistances.pushed), Back::kPushed);
  const bool exploits =
      IsSome(pushed.farthest) && !StandsInPlace(b, winner, loser) &&
      !(b.IsInfantry(winner) && IsCavalryInOpen(b, pushed.farthest)) &&
      !IsHeldByAnother(b, winner, pushed.farthest);
  if (exploits) {
    s.testing = pushed.farthest;
    s.pushed = static_cast<int16_t>(pushed.length.ticks);
    s.turning = turning;
    s.turned_to = way;
    SetStep(b, FightStep::kExploit);
    return;
  }
  PursueOrHold(b, winners, loser, turning, way);
  FinishFight(b);
}

void FollowSupports(const Battle& b) {
  const State& s = b.state;
  const UnitId support = s.testing;
  const Fight& fight = s.fights[s.fight];
  const Party winners = WinnersOf(b);
  const Party losers =
      PartyOf(b, s.fight, s.difference > 0 ? fight.defender : fight.attacker);
  const Heading way = WayBack(s, support, winners.units[0]);
  const Vec by = Along(Forward(way), Ticks(s.pushed));
  UnitSet following;
  winners.ForEach([&](UnitId u) {
    if (!IsBarred(b, u, support)) following.Add(u);
  });
  FollowTogether(b, winners, following, support, losers.set, way, by);
  FinishFight(b);
}

void ExploitByDefault(const Battle& b) {
  const State& s = b.state;
  const Fight fight = s.fights[s.fight];
  const Party winners = WinnersOf(b);
  const UnitId loser = s.difference > 0 ? fight.defender : fight.attacker;
  PursueOrHold(b, winners, loser, s.turning, s.turned_to);
  FinishFight(b);
}

}  // namespace berthier::big_battle_napoleonic
