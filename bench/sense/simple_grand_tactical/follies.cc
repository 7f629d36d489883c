#include "bench/sense/simple_grand_tactical/follies.h"

#include <algorithm>
#include <array>
#include <memory>
#include <string>
#include <string_view>

#include "absl/strings/str_format.h"
#include "agents/doctrine/simple_grand_tactical/army_view.h"
#include "bench/sense/side_watch.h"
#include "engine/rulesets/simple_grand_tactical/movement/move_plan.h"
#include "engine/rulesets/simple_grand_tactical/simple_grand_tactical_view.h"

namespace berthier::simple_grand_tactical {
namespace {

constexpr FollyKind kKinds[] = {
    {"turns in square with no horse near that could attack", "turns in square"},
    {"batteries that never fire", "batteries"},
    {"cavalry that never attacks nor makes foot form square", "cavalry"},
    {"turns of units with the back to every enemy within 40 cm",
     "turns of units with enemies within 40 cm"},
    {"marches away from the enemy, out of his reach", "marches"},
    {"formations undone within three turns", "changes of formation"},
    {"turns whose stated plan names a unit that gets no order",
     "turns with a stated plan"},
};

constexpr double kBattleNear = 40;
constexpr double kHorseMore = 8;  // cm beyond its reach: it comes up first
constexpr int kShortly = 3;       // own turns
constexpr int kAWhile = 6;

double ToEnemy(const ArmyView& army, const UnitView& u) {
  double nearest = 1000;
  for (const UnitView& e : army.enemies(u.data->side)) {
    nearest = std::min(nearest, GapOf(e, u));
  }
  return nearest;
}

// Whether somebody could attack it, or has it in range.
bool Threatened(const ArmyView& army, const UnitView& u) {
  const auto enemies = army.enemies(u.data->side);
  return std::any_of(enemies.begin(), enemies.end(), [&](const UnitView& e) {
    return GapOf(e, u) <= std::max(e.reach, e.range);
  });
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
    int attacks = 0;
    int squares = 0;  // of the enemy's foot, for fear of it
    int shots = 0;
    int changed = -100;  // own turn of the last change of formation
    Formation from = Formation::kColumn;
  };

  void LookAtOrder(const Turn& turn, size_t at);
  // Credits the horse that could attack `u`, which forms square.
  void LookAtSquare(PositionView f, UnitId u);
  void LookAtUnit(const ArmyView& army, const UnitView& u);

  Past& PastOf(UnitId u) { return past_[static_cast<size_t>(u)]; }

  std::array<Past, kMaxUnits> past_;
};

void Watch::LookAtSquare(PositionView f, UnitId u) {
  const ArmyView army(f);
  const UnitView& foot = army.unit(u);
  for (const UnitView& e : army.enemies(foot.data->side)) {
    if (!e.horse() || e.disordered || GapOf(e, foot) > e.reach + kHorseMore) {
      continue;
    }
    ++PastOf(e.id).squares;
  }
}

void Watch::LookAtOrder(const Turn& turn, size_t at) {
  const TurnStep& step = turn.steps[at];
  const PositionView f = ViewOf(game_, step.before);
  const UnitId u = f.scenario.As<UnitId>(step.order->subject);
  if (!IsSome(u)) return;
  step_ = step.number;
  Past& past = PastOf(u);
  const Verb verb = static_cast<Verb>(step.order->verb);
  if (verb == Verb::kFire || verb == Verb::kFireTogether) ++past.shots;
  if (verb == Verb::kCharge) ++past.attacks;
  const bool forms =
      verb == Verb::kForm && step.order->manner == FormAs(Formation::kSquare);
  if (verb == Verb::kFormSquare || forms) LookAtSquare(f, u);
  if (step.side != side_ || !f.unit(u).on_table()) return;
  const Position& next =
      at + 1 < turn.steps.size() ? turn.steps[at + 1].before : turn.after;
  const PositionView g = ViewOf(game_, next);
  if (!g.unit(u).on_table()) return;
  const ArmyView before(f), after(g);
  const UnitView &was = before.unit(u), &is = after.unit(u);
  if (is.in_contact && !was.in_contact) ++past.attacks;
  if (was.formation != is.formation && !was.guns()) {
    Seen(Folly::kThereAndBack);
    if (is.formation == past.from && past.turns - past.changed <= kShortly) {
      Say(Folly::kThereAndBack,
          absl::StrFormat("%s is back in its formation after %d turns",
                          was.data->name, past.turns - past.changed));
    }
    past.changed = past.turns;
    past.from = was.formation;
  }
  if (verb != Verb::kMove || Norm(is.at - was.at) < 1) return;
  Seen(Folly::kBackward);
  if (was.free() && !Threatened(before, was) &&
      ToEnemy(after, is) > ToEnemy(before, was) + 2) {
    Say(Folly::kBackward,
        absl::StrFormat("%s marches from %.1f to %.1f cm from the enemy",
                        was.data->name, ToEnemy(before, was),
                        ToEnemy(after, is)));
  }
}

void Watch::LookAtUnit(const ArmyView& army, const UnitView& u) {
  if (u.disordered) return;
  const std::string& name = u.data->name;
  const auto enemies = army.enemies(u.data->side);
  if (u.foot() && u.square()) {
    Seen(Folly::kSquareKept);
    if (std::none_of(enemies.begin(), enemies.end(), [&](const UnitView& e) {
          return e.horse() && !e.disordered &&
                 GapOf(e, u) <= e.reach + kHorseMore;
        })) {
      Say(Folly::kSquareKept, name + " stands in square, no horse near");
    }
  }
  if (u.in_contact || u.all_round()) return;
  bool near = false, ahead = false;
  for (const UnitView& e : enemies) {
    if (GapOf(e, u) > kBattleNear) continue;
    near = true;
    ahead = ahead || Dot(e.at - u.at, u.dir) > 0;
  }
  if (near) Seen(Folly::kBack);
  if (near && !ahead) Say(Folly::kBack, name + " has the enemy behind it");
}

void Watch::Look(const Turn& turn, Ledger& ledger) {
  ledger_ = &ledger;
  side_ = ViewOf(game_, turn.steps.front().before).state.active;
  for (const UnitView& u :
       ArmyView(ViewOf(game_, turn.steps.front().before)).units(side_)) {
    ++PastOf(u.id).turns;
  }
  const TurnStep* moved = nullptr;  // the order that ends the moves
  for (size_t i = 0; i < turn.steps.size(); ++i) {
    const TurnStep& step = turn.steps[i];
    if (!step.order) continue;
    LookAtOrder(turn, i);
    if (step.side == side_ &&
        static_cast<Verb>(step.order->verb) == Verb::kEndMoves) {
      moved = &step;
    }
  }
  if (moved != nullptr) {
    step_ = moved->number;
    const ArmyView army(ViewOf(game_, moved->before));
    for (const UnitView& u : army.units(side_)) LookAtUnit(army, u);
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
      if (past.attacks + past.squares == 0) {
        Say(Folly::kHorseIdle, f.data(u).name);
      }
    }
  }
}

}  // namespace
}  // namespace berthier::simple_grand_tactical

namespace berthier {

RulesetFollies SimpleGrandTacticalFollies() {
  return FolliesOf<simple_grand_tactical::Watch>("simple_grand_tactical",
                                                 simple_grand_tactical::kKinds);
}

}  // namespace berthier
