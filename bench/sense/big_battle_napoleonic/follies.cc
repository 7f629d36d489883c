#include "bench/sense/big_battle_napoleonic/follies.h"

#include <algorithm>
#include <array>
#include <memory>
#include <span>
#include <string>
#include <string_view>

#include "absl/strings/str_format.h"
#include "agents/doctrine/big_battle_napoleonic/army_view.h"
#include "agents/doctrine/big_battle_napoleonic/judgement.h"
#include "agents/doctrine/big_battle_napoleonic/odds.h"
#include "bench/sense/side_watch.h"
#include "engine/rulesets/big_battle_napoleonic/big_battle_napoleonic_view.h"
#include "engine/rulesets/big_battle_napoleonic/melee/melee.h"
#include "engine/rulesets/big_battle_napoleonic/movement/plan_order.h"
#include "engine/rulesets/big_battle_napoleonic/orders/candidates.h"

namespace berthier::big_battle_napoleonic {
namespace {

constexpr FollyKind kKinds[] = {
    {"turns in square with no horse near that could charge", "turns in square"},
    {"squares formed where no horse could come", "squares formed"},
    {"turns of foot that horse on counter would ride down",
     "turns of foot with horse on counter within half a move"},
    {"turns of raw foot in column in the open with horse in reach",
     "turns of raw foot with horse in reach"},
    {"... that this horse could and would charge",
     "turns of raw foot with horse in reach"},
    {"batteries that never fire", "batteries"},
    {"cavalry that never charges", "cavalry"},
    {"... though a charge stood open by which it would gain", "cavalry"},
    {"turns of horse on counter that lead to no counter move",
     "turns of horse on counter"},
    {"... with nobody who could come within its reach",
     "turns of horse on counter"},
    {"charges whose fight is won with under a third of a chance", "charges"},
    {"... with those who support it, when it is fought",
     "fights of who has charged"},
    {"... with less than an even one", "fights of who has charged"},
    {"turns of units with the back to every enemy within 24 in",
     "turns of units with enemies within 24 in"},
    {"steps back with no enemy in reach", "steps back"},
    {"formations undone within three turns", "changes of formation"},
    {"... squares, before horse that would ride it down",
     "changes of formation"},
    {"changes of formation that put foot in disorder", "changes of formation"},
    {"garrisons that march out", "turns of garrisons"},
    {"turns whose stated plan names a unit that gets no order",
     "turns with a stated plan"},
};

constexpr double kBattleNear = 24;
constexpr double kHorseMore = 4;   // inches beyond a move: it comes up first
constexpr double kRiddenDown = 1;  // bases that it would lose, and more
constexpr int kShortly = 3;        // own turns
constexpr int kAWhile = 6;

bool InReach(const UnitView& e, const UnitView& u, double more) {
  return GapOf(e, u) <= e.allowance + more;
}

bool HorseInReach(const ArmyView& army, const UnitView& u, double more) {
  const auto enemies = army.enemies(u.data->side);
  return std::any_of(enemies.begin(), enemies.end(), [&](const UnitView& e) {
    return e.horse() && !e.routing && !e.disordered && InReach(e, u, more);
  });
}

// Whether the ground lets horse come that is in reach, or nearly.
bool HorseCouldCome(const ArmyView& army, const UnitView& u) {
  const auto enemies = army.enemies(u.data->side);
  return std::any_of(enemies.begin(), enemies.end(), [&](const UnitView& e) {
    return e.horse() && !e.routing && InReach(e, u, kHorseMore) &&
           !army.GroundBars(e, u);
  });
}

// Whether horse could charge it as it stands, and would win by it.
bool IsPrey(const ArmyView& army, const UnitView& u) {
  const auto enemies = army.enemies(u.data->side);
  return std::any_of(enemies.begin(), enemies.end(), [&](const UnitView& e) {
    return e.horse() && Prospect(army, e, u) > 0 && !army.IsScreened(e, u) &&
           !army.GroundBars(e, u);
  });
}

// Whether somebody whom it might charge could be within half a move of horse
// after a move of his.
bool MayCome(const ArmyView& army, const UnitView& horse) {
  const auto enemies = army.enemies(horse.data->side);
  return std::any_of(enemies.begin(), enemies.end(), [&](const UnitView& e) {
    return !e.routing && !e.garrison() && !e.guns() &&
           GapOf(e, horse) <= horse.allowance / 2 + e.allowance;
  });
}

// Whether somebody could charge it, or fires at it.
bool Threatened(const ArmyView& army, const UnitView& u) {
  const auto enemies = army.enemies(u.data->side);
  return std::any_of(enemies.begin(), enemies.end(), [&](const UnitView& e) {
    return !e.routing && (e.guns() ? HitChanceOf(e, u) > 0 : InReach(e, u, 1));
  });
}

// The chance of the attacker of the contact to win the fight, supports apart.
double ChanceOf(const ArmyView& army, const Contact& contact) {
  const UnitView& a = army.unit(contact.attacker);
  const UnitView& d = army.unit(contact.defender);
  const Facing edge =
      contact.edge == ContactEdge::kFront ? Facing::kFront : Facing::kElsewhere;
  const MeleeOdds odds =
      MeleeOddsOf(FactorsOf(a, d, Facing::kFront, contact.defended) -
                  FactorsOf(d, a, edge, Defended::kNone));
  return Chance(odds.pushes + odds.breaks);
}

// Whether it would gain by this charge, alone, by the odds.
bool WouldGain(const UnitView& own, const UnitView& e,
               const OrderEffect& effect) {
  for (int k = 0; k < effect.contact_count; ++k) {
    const Contact& contact = effect.contacts[static_cast<size_t>(k)];
    if (contact.defender != e.id) continue;
    const Charge charge = {.inches = InInches(effect.length),
                           .edge = contact.edge == ContactEdge::kFront
                                       ? Facing::kFront
                                       : Facing::kElsewhere,
                           .defended = contact.defended,
                           .foot_near = e.foe_foot_near};
    return ValueOfCharge(own, e, charge, 1) > kUsualWeights.least;
  }
  return false;
}

// Whether horse may charge somebody now and would gain by it.
bool CouldCharge(PositionView f, UnitId horse) {
  const ArmyView army(f);
  const UnitView& own = army.unit(horse);
  for (const UnitView& e : army.enemies(own.data->side)) {
    if (e.routing || !InChargeReach(f, horse, e.id)) continue;
    for (int aim = 0; aim < kAims; ++aim) {
      OrderEffect effect;
      if (PlanOrder(f, ChargeOrder(f, horse, e.id, static_cast<Aim>(aim)),
                    effect)
              .ok() &&
          WouldGain(own, e, effect)) {
        return true;
      }
    }
  }
  return false;
}

class Watch final : public SideWatch<Folly> {
 public:
  using SideWatch::SideWatch;

  void Look(const Turn& turn, Ledger& ledger) override;
  void Finish(const Position& last, int steps, Ledger& ledger) override;

 private:
  // What is remembered of a unit from turn to turn.
  struct Past {
    int turns = 0;  // own turns on the table
    int charges = 0;
    bool left_charge = false;  // that it could have made
    int shots = 0;
    int changed = -100;  // own turn of the last change of formation
    Formation from = Formation::kLine;
    bool counter = false;  // ordered on counter in its last turn
  };

  void LookAtOrder(const Turn& turn, size_t at);
  void LookAtChange(PositionView before, PositionView after, UnitId u);
  void LookAtFight(const TurnStep& step);
  void LookAtUnit(const ArmyView& army, const UnitView& u);

  Past& PastOf(UnitId u) { return past_[static_cast<size_t>(u)]; }

  std::array<Past, kMaxUnits> past_;
};

void Watch::LookAtChange(PositionView before, PositionView after, UnitId u) {
  const Formation was = before.unit(u).formation;
  const Formation is = after.unit(u).formation;
  if (was == is || before.IsBattery(u)) return;
  Past& past = PastOf(u);
  Seen(Folly::kThereAndBack);
  Seen(Folly::kSquareLeft);
  if (is == past.from && past.turns - past.changed <= kShortly) {
    Say(Folly::kThereAndBack,
        absl::StrFormat("%s is back in its formation after %d turns",
                        before.data(u).name, past.turns - past.changed));
    if (was == Formation::kSquare) {
      const ArmyView army(after);
      if (IsPrey(army, army.unit(u))) {
        Say(Folly::kSquareLeft,
            before.data(u).name + " leaves its square before horse");
      }
    }
  }
  past.changed = past.turns;
  past.from = was;
  Seen(Folly::kDrillOfDisorder);
  if (after.unit(u).disordered() && !before.unit(u).disordered()) {
    Say(Folly::kDrillOfDisorder,
        before.data(u).name + " is disordered by its drill");
  }
  if (is == Formation::kSquare) {
    Seen(Folly::kSquareForNobody);
    const ArmyView army(before);
    if (!HorseCouldCome(army, army.unit(u))) {
      Say(Folly::kSquareForNobody,
          before.data(u).name + " forms square, and no horse could come");
    }
  }
  if (before.unit(u).garrison() && !after.unit(u).garrison()) {
    Say(Folly::kGarrison, before.data(u).name + " marches out");
  }
}

void Watch::LookAtOrder(const Turn& turn, size_t at) {
  const TurnStep& step = turn.steps[at];
  const PositionView f = ViewOf(game_, step.before);
  const UnitId u = f.scenario.As<UnitId>(step.order->subject);
  if (!IsSome(u)) return;
  step_ = step.number;
  const Position& next =
      at + 1 < turn.steps.size() ? turn.steps[at + 1].before : turn.after;
  const PositionView after = ViewOf(game_, next);
  Past& past = PastOf(u);
  const Verb verb = static_cast<Verb>(step.order->verb);
  if (verb == Verb::kFire) ++past.shots;
  if (verb == Verb::kCharge) ++past.charges;
  if (step.side != f.state.phasing) {
    // Its answer in the enemy's turn.
    if (verb == Verb::kCharge || verb == Verb::kMove) past.counter = false;
    return;
  }
  if (verb == Verb::kCounter && f.IsCavalry(u)) past.counter = true;
  if (!f.unit(u).on_table()) return;
  if (f.IsCavalry(u) && past.charges == 0 && !past.left_charge) {
    past.left_charge = CouldCharge(f, u);
  }
  LookAtChange(f, after, u);
  if (verb == Verb::kStepBack) {
    Seen(Folly::kStepBack);
    const ArmyView army(f);
    if (!Threatened(army, army.unit(u))) {
      Say(Folly::kStepBack, f.data(u).name + " steps back from nobody");
    }
  }
  if (verb == Verb::kCharge) {
    const UnitId e = f.scenario.As<UnitId>(step.order->object);
    const int i = IsSome(e) ? ContactBetween(after.state, u, e) : -1;
    if (i < 0) return;
    Seen(Folly::kPoorCharge);
    const double chance =
        ChanceOf(ArmyView(after), after.state.contacts[static_cast<size_t>(i)]);
    if (chance < 1.0 / 3) {
      Say(Folly::kPoorCharge,
          absl::StrFormat("%s charges %s with a chance of %.0f %%",
                          f.data(u).name, f.data(e).name, 100 * chance));
    }
  }
}

// The chance of who has charged in this turn, when the dice are thrown.
void Watch::LookAtFight(const TurnStep& step) {
  const PositionView f = ViewOf(game_, step.before);
  if (f.state.phase != Phase::kFights || f.state.fight >= f.state.fight_count) {
    return;
  }
  const Fight& fight = f.state.fights[f.state.fight];
  const bool first = f.data(fight.attacker).side == side_;
  const UnitId u = first ? fight.attacker : fight.defender;
  const UnitId e = first ? fight.defender : fight.attacker;
  if (f.unit(u).order != UnitOrder::kCharge) return;
  const MeleeFactors factors = FactorsOf(f, fight, nullptr);
  const int lead = factors.attacker - factors.defender;
  const MeleeOdds odds = MeleeOddsOf(first ? lead : -lead);
  const double chance = Chance(odds.pushes + odds.breaks);
  step_ = step.number;
  Seen(Folly::kPoorFight);
  Seen(Folly::kWorseFight);
  if ((first ? lead : -lead) < 0) {
    Say(Folly::kWorseFight, absl::StrFormat("%s fights %s, the stronger",
                                            f.data(u).name, f.data(e).name));
  }
  if (chance < 1.0 / 3) {
    Say(Folly::kPoorFight,
        absl::StrFormat("%s fights %s with a chance of %.0f %%", f.data(u).name,
                        f.data(e).name, 100 * chance));
  }
}

void Watch::LookAtUnit(const ArmyView& army, const UnitView& u) {
  if (u.routing) return;
  const std::string& name = u.data->name;
  if (u.garrison()) Seen(Folly::kGarrison);
  if (u.foot() && u.square()) {
    Seen(Folly::kSquareKept);
    if (!HorseInReach(army, u, kHorseMore)) {
      Say(Folly::kSquareKept, name + " stands in square, no horse near");
    }
  }
  if (u.foot() && u.data->grade == Grade::kRaw && !u.engaged && !u.rough &&
      !u.garrison() && HorseInReach(army, u, 0)) {
    Seen(Folly::kRawColumn);
    Seen(Folly::kRawPrey);
    if (IsPrey(army, u)) {
      Say(Folly::kRawPrey, name + " stands where horse would ride it down");
    }
    if (u.formation == Formation::kColumn || u.formation == Formation::kMarch) {
      Say(Folly::kRawColumn, name + " stands in column before horse");
    }
  }
  if (u.engaged || u.square() || u.garrison()) return;
  bool countered = false;
  double worst = 0;
  for (const UnitView& e : army.enemies(u.data->side)) {
    if (!u.foot() || !e.counter || GapOf(e, u) > e.allowance / 2) continue;
    countered = true;
    worst = std::max(worst, ProspectOfCounter(army, e, u));
  }
  if (countered) Seen(Folly::kBeforeCounter);
  if (worst > kRiddenDown) {
    Say(Folly::kBeforeCounter, name + " stands before horse on counter");
  }
  bool near = false, ahead = false;
  for (const UnitView& e : army.enemies(u.data->side)) {
    if (e.routing || GapOf(e, u) > kBattleNear) continue;
    near = true;
    ahead = ahead || Dot(e.at - u.at, u.dir) > 0;
  }
  if (near) Seen(Folly::kBack);
  if (near && !ahead) Say(Folly::kBack, name + " has the enemy behind it");
}

void Watch::Look(const Turn& turn, Ledger& ledger) {
  ledger_ = &ledger;
  side_ = ViewOf(game_, turn.steps.front().before).state.phasing;
  const TurnStep* moved = nullptr;  // the last decision about moves
  for (const TurnStep& step : turn.steps) {
    if (step.order && step.side == side_ &&
        static_cast<Verb>(step.order->verb) == Verb::kEndMoves) {
      moved = &step;
    }
  }
  for (const UnitView& u :
       ArmyView(ViewOf(game_, turn.steps.front().before)).units(side_)) {
    ++PastOf(u.id).turns;
    PastOf(u.id).counter = false;
  }
  for (size_t i = 0; i < turn.steps.size(); ++i) {
    if (turn.steps[i].order) {
      LookAtOrder(turn, i);
    } else {
      LookAtFight(turn.steps[i]);
    }
  }
  // Those of the enemy who were on counter in this turn.
  const Side other = Opponent(side_);
  const ArmyView army(ViewOf(game_, turn.steps.front().before));
  side_ = other;
  for (const UnitView& u : army.units(other)) {
    if (!u.horse() || !u.counter) continue;
    Seen(Folly::kCounter);
    Seen(Folly::kNobody);
    if (!MayCome(army, u)) {
      Say(Folly::kNobody, u.data->name + " is on counter against nobody");
    }
    if (PastOf(u.id).counter) {
      Say(Folly::kCounter, u.data->name + " waits on counter");
    }
  }
  side_ = Opponent(other);
  if (moved != nullptr) {
    step_ = moved->number;
    const ArmyView then(ViewOf(game_, moved->before));
    for (const UnitView& u : then.units(side_)) LookAtUnit(then, u);
  }
  LookAtIntents(turn, Folly::kUnkept);
}

void Watch::Finish(const Position& last, int steps, Ledger& ledger) {
  ledger_ = &ledger;
  step_ = steps;
  const PositionView f = ViewOf(game_, last);
  for (int i = 0; i < f.scenario.unit_count(); ++i) {
    const UnitId u = MakeId<UnitId>(i);
    const Past& past = PastOf(u);
    if (past.turns < kAWhile) continue;
    side_ = f.data(u).side;
    if (f.IsBattery(u)) {
      Seen(Folly::kGunsSilent);
      if (past.shots == 0) Say(Folly::kGunsSilent, f.data(u).name);
    } else if (f.IsCavalry(u)) {
      Seen(Folly::kHorseIdle);
      Seen(Folly::kChargeLeft);
      if (past.charges > 0) continue;
      Say(Folly::kHorseIdle, f.data(u).name);
      if (past.left_charge) Say(Folly::kChargeLeft, f.data(u).name);
    }
  }
}

}  // namespace
}  // namespace berthier::big_battle_napoleonic

namespace berthier {

RulesetFollies BigBattleNapoleonicFollies() {
  return FolliesOf<big_battle_napoleonic::Watch>("big_battle_napoleonic",
                                                 big_battle_napoleonic::kKinds);
}

}  // namespace berthier
