#include "engine/rulesets/big_battle_napoleonic/melee/fights.h"

#include <algorithm>

#include "engine/rulesets/big_battle_napoleonic/board/battle.h"
#include "engine/rulesets/big_battle_napoleonic/board/changes.h"
#include "engine/rulesets/big_battle_napoleonic/board/contacts.h"
#include "engine/rulesets/big_battle_napoleonic/board/progress.h"
#include "engine/rulesets/big_battle_napoleonic/facts/tables.h"
#include "engine/rulesets/big_battle_napoleonic/melee/fight_results.h"
#include "engine/rulesets/big_battle_napoleonic/melee/melee.h"
#include "engine/rulesets/big_battle_napoleonic/melee/recoil.h"

namespace berthier::big_battle_napoleonic {
namespace {

bool At(const State& s, FightStep step) {
  return s.step == static_cast<uint8_t>(step);
}

bool IsLiveFight(PositionView f, const Fight& fight) {
  if (fight.done != 0) return false;
  for (const UnitId u : {fight.attacker, fight.defender}) {
    const UnitState& unit = f.unit(u);
    if (!unit.on_table() || unit.routing() || unit.Has(Flag::kClosed)) {
      return false;
    }
  }
  return true;
}

// The end of M5: contacts are no longer fresh, fights forgotten.
void EndMelees(const Battle& b) {
  State& s = b.state;
  for (int i = 0; i < s.contact_count; ++i) {
    Contact& c = s.contacts[static_cast<size_t>(i)];
    c.fresh = 0;
  }
  for (int i = 0; i < s.fight_count; ++i) {
    s.fights[static_cast<size_t>(i)] = Fight{};
  }
  s.fight_count = 0;
  for (int i = 0; i < b.scenario.unit_count(); ++i) {
    const UnitId u = MakeId<UnitId>(i);
    b.unit(u).fight = kNoFight;
  }
}

}  // namespace

int FightOf(const State& s, UnitId a, UnitId d) {
  for (int i = 0; i < s.fight_count; ++i) {
    const Fight& fight = s.fights[static_cast<size_t>(i)];
    if ((fight.attacker == a && fight.defender == d) ||
        (fight.attacker == d && fight.defender == a)) {
      return i;
    }
  }
  return -1;
}

Progress AdvanceFights(const Battle& b) {
  State& s = b.state;
  if (At(s, FightStep::kRecoil)) {
    if (AskToRecoil(b) == Progress::kAwaiting) return Progress::kAwaiting;
    FinishFight(b);
    return Progress::kAgain;
  }
  if (At(s, FightStep::kExploit)) {
    const Fight& fight = s.fights[s.fight];
    const UnitId winner = s.difference > 0 ? fight.attacker : fight.defender;
    AwaitDecision(b, b.data(winner).side, Decision::kExploit,
                  b.scenario.Entity(winner));
    return Progress::kAwaiting;
  }
  if (At(s, FightStep::kRoll)) {
    const Fight& fight = s.fights[s.fight];
    AwaitRoll(b, b.data(fight.attacker).side, RollKind::kMelee,
              b.scenario.Entity(fight.attacker));
    return Progress::kAwaiting;
  }
  int live = 0;
  for (int i = 0; i < s.fight_count; ++i) {
    Fight& fight = s.fights[static_cast<size_t>(i)];
    if (fight.done == 0 && !IsLiveFight(b, fight)) {
      // It lapses: those who have come apart are no longer in contact.
      fight.done = 1;
      for (const UnitId u : {fight.attacker, fight.defender}) {
        if (b.unit(u).on_table()) DropContactsApart(b, u);
      }
    }
    if (fight.done == 0) {
      ++live;
      s.fight = static_cast<uint8_t>(i);
    }
  }
  if (live == 0) {
    s.fight = kNoFight;
    EndMelees(b);
    return Progress::kDone;
  }
  if (live > 1) {
    s.fight = kNoFight;
    AwaitDecision(b, s.phasing, Decision::kNextFight, EntityId::kNone);
    return Progress::kAwaiting;
  }
  SetStep(b, FightStep::kRoll);
  return Progress::kAgain;
}

void ResolveMelee(const Battle& b, int attacker_die, int defender_die) {
  State& s = b.state;
  const Fight fight = s.fights[s.fight];
  const MeleeFactors factors = FactorsOf(b, fight, nullptr);
  const int x = attacker_die + factors.attacker;
  const int y = defender_die + factors.defender;
  s.difference = static_cast<int8_t>(std::clamp(x - y, -100, 100));
  Tell(b, EventCode::kFights, b.scenario.Entity(fight.attacker),
       b.scenario.Entity(fight.defender), {x, y, 0, 0});
  const Party attackers = PartyOf(b, s.fight, fight.attacker);
  const Party defenders = PartyOf(b, s.fight, fight.defender);
  for (const Party* party : {&attackers, &defenders}) {
    party->ForEach([&](UnitId u) {
      UnitState& unit = b.unit(u);
      unit.Set(Flag::kFought);
      SpoilRally(b, u);
      unit.Clear(Flag::kPursuing);  // BBN-PUR-15
      unit.Clear(Flag::kOnPursuit);
    });
  }
  const int size = x > y ? x - y : y - x;
  if (size <= kDifferences.indecisive) {
    Bounce(b, fight);
    return;
  }
  const Party& winners = x > y ? attackers : defenders;
  const Party& losers = x > y ? defenders : attackers;
  if (size <= kDifferences.pushed) {
    PushBack(b, winners, losers);
  } else {
    BreakLoser(b, winners, losers);
  }
}

}  // namespace berthier::big_battle_napoleonic
