#include "bench/sense/grandeur/follies.h"

#include <algorithm>
#include <array>
#include <memory>
#include <string>
#include <string_view>

#include "absl/strings/str_format.h"
#include "agents/doctrine/grandeur/army_view.h"
#include "agents/doctrine/grandeur/judgement.h"
#include "bench/sense/side_watch.h"
#include "engine/rulesets/grandeur/board/frames.h"
#include "engine/rulesets/grandeur/facts/tables.h"
#include "engine/rulesets/grandeur/grandeur_view.h"
#include "engine/rulesets/grandeur/orders/candidates.h"
#include "engine/rulesets/grandeur/orders/orders.h"

namespace berthier::grandeur {
namespace {

constexpr FollyKind kKinds[] = {
    {"second phases out of the enemy's reach that leave the unit disordered by "
     "half a chance or more",
     "phases after the first"},
    {"charges with under a third of a chance to win if the target stands",
     "charges on ordered units"},
    {"disordered units that could rally and do nothing",
     "activations of disordered units that could rally"},
    {"units out of command when their corps is done",
     "units when their corps is done"},
    {"batteries that never fire", "batteries"},
    {"cavalry that never charges nor keeps enemy foot massed", "cavalry"},
    {"units with the back to every enemy within 25 U when their corps is done",
     "units with enemies within 25 U when their corps is done"},
    {"marches away from the enemy, out of his reach", "marches"},
    {"activations of corps whose stated plan names a unit that gets no order",
     "activations of corps with a stated plan"},
};

constexpr double kBattleNear = 25;
constexpr double kAnEvenChance = 0.5, kAThird = 1.0 / 3;
constexpr int kAWhile = 6;  // own activations

double ToEnemy(const ArmyView& army, const UnitView& u) {
  double nearest = kMisses;
  for (const UnitView& e : army.enemies(u.data->side)) {
    nearest = std::min(nearest, GapOf(e, u));
  }
  return nearest;
}

// Whether somebody could charge it in his next activation, or has it in range.
bool IsThreatened(const ArmyView& army, const UnitView& u) {
  const auto enemies = army.enemies(u.data->side);
  return std::any_of(enemies.begin(), enemies.end(), [&](const UnitView& e) {
    return GapOf(e, u) <= std::max(e.reach + e.move, e.range);
  });
}

bool IsMove(Verb verb) {
  return verb >= Verb::kForward && verb <= Verb::kLeave;
}

class Watch final : public SideWatch<Folly> {
 public:
  using SideWatch::SideWatch;

  void Look(const Turn& turn, Ledger& ledger) override;
  void Finish(const Position& last, int steps, Ledger& ledger) override;

 private:
  // What is remembered of a unit.
  struct Past {
    int turns = 0;  // activations of its corps
    int charges = 0;
    int massed = 0;  // when it had foot before it that must mass (GRA-SQR-01)
    int shots = 0;
  };

  void LookAtOrder(const TurnStep& step);
  void LookAtMove(const ArmyView& army, const UnitView& u, const Order& order);
  void LookAtCharge(const ArmyView& army, const UnitView& u,
                    const UnitView& enemy);
  void LookAtUnit(const ArmyView& army, const UnitView& u);

  Past& PastOf(UnitId u) { return past_[static_cast<size_t>(u)]; }

  std::array<Past, kMaxUnits> past_;
};

void Watch::LookAtMove(const ArmyView& army, const UnitView& u,
                       const Order& order) {
  if (u.phases > 0 && !u.disordered) {
    Seen(Folly::kRush);
    const double fails = 1 - ChanceOfPhase(army, u, u.phases);
    if (fails >= kAnEvenChance && !IsThreatened(army, u)) {
      Say(Folly::kRush, absl::StrFormat("%s risks its order by %.0f %%",
                                        u.data->name, 100 * fails));
    }
  }
  if (static_cast<Verb>(order.verb) == Verb::kWheel) return;
  Seen(Folly::kBackward);
  const UnitView there =
      army.At(u, {order.pose.centre, army.field().unit(u.id).heading});
  if (static_cast<Verb>(order.verb) == Verb::kRearward &&
      !IsThreatened(army, u) && ToEnemy(army, there) > ToEnemy(army, u) + 1) {
    Say(Folly::kBackward,
        absl::StrFormat("%s goes from %.1f to %.1f U from the enemy",
                        u.data->name, ToEnemy(army, u), ToEnemy(army, there)));
  }
}

void Watch::LookAtCharge(const ArmyView& army, const UnitView& u,
                         const UnitView& enemy) {
  if (enemy.disordered) return;
  Seen(Folly::kHopeless);
  const ChargeWay way = {.flank = !enemy.in_bua && !SeesPartOf(enemy, u),
                         .gap = TouchOf(u, u.dir, enemy)};
  const double wins = ChanceToWin(army, u, enemy, way);
  if (wins < kAThird) {
    Say(Folly::kHopeless,
        absl::StrFormat("%s charges %s with a chance of %.0f %%", u.data->name,
                        enemy.data->name, 100 * wins));
  }
}

void Watch::LookAtOrder(const TurnStep& step) {
  const PositionView f = ViewOf(game_, step.before);
  const Verb verb = static_cast<Verb>(step.order->verb);
  const UnitId object = f.scenario.As<UnitId>(step.order->object);
  if (verb == Verb::kOpportunityFire || verb == Verb::kOpportunityCharge) {
    Past& past = PastOf(f.scenario.As<UnitId>(step.order->subject));
    ++(verb == Verb::kOpportunityFire ? past.shots : past.charges);
    return;
  }
  const auto decision = static_cast<Decision>(f.state.awaits.kind);
  if (step.side != side_ ||
      (decision != Decision::kAct && decision != Decision::kContinue)) {
    return;
  }
  step_ = step.number;
  const ArmyView army(f);
  const UnitView& u = army.unit(ActingUnit(f.state));
  if (decision == Decision::kAct && u.disordered &&
      CheckOrder(f, OrderOf(Verb::kRally)).ok()) {
    Seen(Folly::kUnrallied);
    if (verb == Verb::kPass) Say(Folly::kUnrallied, u.data->name);
  }
  if (verb == Verb::kFire) ++PastOf(u.id).shots;
  if (verb == Verb::kCharge) {
    ++PastOf(u.id).charges;
    if (IsSome(object)) LookAtCharge(army, u, army.unit(object));
  }
  if (IsMove(verb)) LookAtMove(army, u, *step.order);
}

void Watch::LookAtUnit(const ArmyView& army, const UnitView& u) {
  Seen(Folly::kOutOfCommand);
  if (!u.commanded) Say(Folly::kOutOfCommand, u.data->name);
  const auto enemies = army.enemies(u.data->side);
  if (u.horse() &&
      std::any_of(enemies.begin(), enemies.end(), [&](const UnitView& e) {
        return e.foot() && e.formed && GapOf(e, u) <= kDistances.square;
      })) {
    ++PastOf(u.id).massed;
  }
  if (u.locked || u.all_round()) return;
  bool near = false, ahead = false;
  for (const UnitView& e : enemies) {
    if (GapOf(e, u) > kBattleNear) continue;
    near = true;
    ahead = ahead || Dot(e.at - u.at, u.dir) > 0;
  }
  if (near) Seen(Folly::kBack);
  if (near && !ahead) {
    Say(Folly::kBack, u.data->name + " has the enemy behind it");
  }
}

void Watch::Look(const Turn& turn, Ledger& ledger) {
  ledger_ = &ledger;
  const auto next = std::find_if(
      turn.steps.begin(), turn.steps.end(), [&](const TurnStep& step) {
        const State& s = ViewOf(game_, step.before).state;
        return step.order &&
               static_cast<Decision>(s.awaits.kind) == Decision::kNext;
      });
  if (next == turn.steps.end()) return;  // no activation of a corps
  side_ = next->side;
  const PositionView f = ViewOf(game_, next->before);
  const UnitSet corps = f.scenario.corps_data(f.state.corps).units;
  corps.ForEach([&](UnitId u) {
    if (f.unit(u).on_table()) ++PastOf(u).turns;
  });
  for (const TurnStep& step : turn.steps) {
    if (step.order) LookAtOrder(step);
  }
  const PositionView after = ViewOf(game_, turn.after);
  step_ = turn.steps.back().number;
  const ArmyView army(after);
  corps.ForEach([&](UnitId u) {
    if (after.unit(u).on_table()) LookAtUnit(army, army.unit(u));
  });
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
    if (f.data(u).is_artillery()) {
      Seen(Folly::kGunsSilent);
      if (past.shots == 0) Say(Folly::kGunsSilent, f.data(u).name);
    } else if (f.data(u).is_cavalry()) {
      Seen(Folly::kHorseIdle);
      if (past.charges + past.massed == 0)
        Say(Folly::kHorseIdle, f.data(u).name);
    }
  }
}

}  // namespace
}  // namespace berthier::grandeur

namespace berthier {

RulesetFollies GrandeurFollies() {
  return FolliesOf<grandeur::Watch>("grandeur", grandeur::kKinds);
}

}  // namespace berthier
