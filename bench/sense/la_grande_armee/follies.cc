#include "bench/sense/la_grande_armee/follies.h"

#include <algorithm>
#include <array>
#include <memory>
#include <string>
#include <string_view>

#include "absl/strings/str_format.h"
#include "agents/doctrine/la_grande_armee/army_view.h"
#include "agents/doctrine/la_grande_armee/judgement.h"
#include "agents/doctrine/la_grande_armee/outlook.h"
#include "bench/sense/side_watch.h"
#include "engine/rulesets/la_grande_armee/board/frames.h"
#include "engine/rulesets/la_grande_armee/board/overlaps.h"
#include "engine/rulesets/la_grande_armee/command/leaders.h"
#include "engine/rulesets/la_grande_armee/facts/tables.h"
#include "engine/rulesets/la_grande_armee/la_grande_armee_view.h"
#include "engine/rulesets/la_grande_armee/orders/candidates.h"
#include "engine/rulesets/la_grande_armee/orders/orders.h"

namespace berthier::la_grande_armee {
namespace {

constexpr FollyKind kKinds[] = {
    {"cavalry that never charges", "cavalry"},
    {"reserves of guns that never fire", "reserves of guns"},
    {"charges and advances to contact that by the odds cost more than a base "
     "beyond what they take",
     "charges and advances to contact"},
    {"charges with two markers or more", "charges and advances to contact"},
    {"elements with two bases or less beyond their markers that stay in the "
     "enemy's reach in the open",
     "such elements when their corps is done"},
    {"disrupted elements that could reform and do nothing",
     "activations of disrupted elements that could reform"},
    {"cavalry beyond 12 in of its commander when its corps is done",
     "cavalry when its corps is done"},
    {"squares with no horse in reach when their corps is done",
     "squares when their corps is done"},
    {"elements with the back to every enemy within 16 in when their corps is "
     "done",
     "elements with enemies within 16 in when their corps is done"},
    {"moves away from the enemy of who has at most one marker, out of his "
     "reach",
     "moves"},
    {"foot and guns on top of friends, where neither fires, when their corps "
     "is done",
     "foot and guns when their corps is done"},
    {"corps commanders who ride where they have less foot and guns within 6 in "
     "than at another place as safe, with as much horse within 12",
     "rides of corps commanders"},
    {"actions of those whose commander is with another element that is not in "
     "melee",
     "actions"},
    {"corps commanders with an element that is shot at and not in melee when "
     "their corps is done",
     "corps commanders when their corps is done"},
    {"corps commanders killed or captured", "corps commanders"},
    {"activations of corps whose stated plan names a unit that gets no order",
     "activations of corps with a stated plan"},
};

constexpr double kBattleNear = 16;
constexpr double kSafeRide = 9;     // inches from the enemy
constexpr int kAWhile = 5;          // own activations
constexpr int kWeak = 2;            // bases beyond its markers
constexpr double kIsReached = 0.2;  // bases that the enemy may cost

class Watch final : public SideWatch<Folly> {
 public:
  using SideWatch::SideWatch;

  void Look(const Turn& turn, Ledger& ledger) override;
  void Finish(const Position& last, int steps, Ledger& ledger) override;

 private:
  // What is remembered of an element.
  struct Past {
    int turns = 0;  // activations of its corps
    int charges = 0;
    int shots = 0;
  };

  void LookAtReaction(const TurnStep& step, PositionView f);
  void LookAtOrder(const TurnStep& step);
  void LookAtCharge(const ArmyView& army, const UnitView& u, const Order& order,
                    ElementId target);
  void LookAtMove(const ArmyView& army, const UnitView& u, const Order& order);
  void LookAtAction(PositionView f, ElementId e);
  void LookAtRide(PositionView f, const Order& order);
  void LookAtUnit(const ArmyView& army, const Outlook& outlook,
                  const UnitView& u);
  void LookAtCommander(const ArmyView& army, const Outlook& outlook,
                       LeaderId l);

  Past& PastOf(ElementId e) { return past_[static_cast<size_t>(e)]; }

  std::array<Past, kMaxElements> past_;
};

// What the enemy may cost who stands there.
double CostAt(const Outlook& outlook, const UnitView& there) {
  return outlook.FireAt(there) + outlook.DangerAt(there, ElementId::kNone);
}

bool IsMove(Verb verb) {
  return verb >= Verb::kAdvance && verb < Verb::kFormLine;
}

void Watch::LookAtCharge(const ArmyView& army, const UnitView& u,
                         const Order& order, ElementId target) {
  ++PastOf(u.id).charges;
  const UnitView& e = army.unit(target);
  const ChargeWay way =
      WayTo(army, u, e, static_cast<Verb>(order.verb) == Verb::kAdvanceContact);
  Seen(Folly::kPoorCharge);
  Seen(Folly::kShakenCharge);
  const double gain = ValueOfCharge(army, u, e, way, 1);
  if (gain < -1) {
    Say(Folly::kPoorCharge, absl::StrFormat("%s at %s loses %.1f bases more",
                                            u.data->name, e.data->name, -gain));
  }
  if (u.markers >= 2 && !e.routing) {
    Say(Folly::kShakenCharge,
        absl::StrFormat("%s at %s, with %d markers", u.data->name, e.data->name,
                        u.markers));
  }
}

void Watch::LookAtMove(const ArmyView& army, const UnitView& u,
                       const Order& order) {
  Seen(Folly::kBackward);
  const Outlook outlook(army, side_);
  if (u.markers > 1 || CostAt(outlook, u) > kIsReached) return;
  double gap = kMisses;
  const UnitView* nearest = army.NearestEnemy(u, gap);
  if (nearest == nullptr) return;
  const double before = Norm(nearest->at - u.front());
  const double after = Norm(nearest->at - SpotOf(order.pose.centre));
  constexpr double kAnInch = 1;
  if (after > before + kAnInch) {
    Say(Folly::kBackward,
        absl::StrFormat("%s goes from %.1f to %.1f in from %s", u.data->name,
                        before, after, nearest->data->name));
  }
}

// ACT-11
void Watch::LookAtAction(PositionView f, ElementId e) {
  Seen(Folly::kElsewhere);
  const LeaderId l = f.scenario.corps_data(f.data(e).corps).commander;
  const LeaderState& leader = f.state.leader(l);
  if (leader.status == LeaderStatus::kAttached && leader.element != e &&
      !IsLocked(f, leader.element)) {
    Say(Folly::kElsewhere,
        absl::StrFormat("%s, %s being with %s", f.data(e).name,
                        f.scenario.leader(l).name,
                        f.data(leader.element).name));
  }
}

// Whom a commander has in command there (ACT-08, ACT-10).
struct Commanded {
  int foot = 0;
  int horse = 0;
  double enemy = kSafeRide;  // inches of the nearest one, as far as it matters
};

Commanded CommandedAt(const ArmyView& army, CorpsId corps, Side side,
                      Spot there) {
  Commanded in;
  for (const UnitView& u : army.units(side)) {
    if (u.data->corps != corps || u.routing) continue;
    const double gap = GapTo(u, there);
    if (u.horse() && gap <= kDistances.horse_radius) ++in.horse;
    if (!u.horse() && gap <= kDistances.foot_radius) ++in.foot;
  }
  for (const UnitView& e : army.enemies(side)) {
    if (!e.routing) in.enemy = std::min(in.enemy, GapTo(e, there));
  }
  return in;
}

// Who joins an element has another reason.
void Watch::LookAtRide(PositionView f, const Order& order) {
  const LeaderId l = f.scenario.As<LeaderId>(f.state.awaits.about());
  if (static_cast<Verb>(order.verb) == Verb::kAttach ||
      f.state.leader(l).status != LeaderStatus::kFree) {
    return;
  }
  Seen(Folly::kLeftAlone);
  const ArmyView army(f);
  const auto at = [&](Point there) {
    return CommandedAt(army, f.scenario.leader(l).corps, side_, SpotOf(there));
  };
  const Point from = f.state.leader(l).pos;
  const Commanded his = at(
      static_cast<Verb>(order.verb) == Verb::kStay ? from : order.pose.centre);
  int most = his.foot;
  for (int i = -kDistances.commander; i <= kDistances.commander; ++i) {
    for (int k = -kDistances.commander; k <= kDistances.commander; ++k) {
      const Point goal = from + Vec{Inches(i).ticks, Inches(k).ticks};
      const Order ride = RideOrder(f, l, goal);
      if (static_cast<Verb>(ride.verb) != Verb::kRide) continue;
      const Commanded other = at(ride.pose.centre);
      if (other.foot > most && other.horse >= his.horse &&
          other.enemy >= his.enemy && CheckRide(f, ride).ok()) {
        most = other.foot;
      }
    }
  }
  if (most > his.foot) {
    Say(Folly::kLeftAlone,
        absl::StrFormat("%s has %d in command, and could have %d",
                        f.scenario.leader(l).name, his.foot, most));
  }
}

void Watch::LookAtReaction(const TurnStep& step, PositionView f) {
  const Verb verb = static_cast<Verb>(step.order->verb);
  const ElementId e = f.scenario.As<ElementId>(step.order->subject);
  if (!IsSome(e)) return;
  if (verb == Verb::kReactFire) ++PastOf(e).shots;
  if (verb == Verb::kCounterCharge) ++PastOf(e).charges;
}

void Watch::LookAtOrder(const TurnStep& step) {
  const PositionView f = ViewOf(game_, step.before);
  const auto decision = static_cast<Decision>(f.state.awaits.kind);
  if (decision == Decision::kReaction) return LookAtReaction(step, f);
  if (step.side != side_) return;
  step_ = step.number;
  if (decision == Decision::kRide) return LookAtRide(f, *step.order);
  if (decision != Decision::kAction) return;
  const ArmyView army(f);
  const UnitView& u =
      army.unit(f.scenario.As<ElementId>(f.state.awaits.about()));
  const Order& order = *step.order;
  const Verb verb = static_cast<Verb>(order.verb);
  if (CheckOrder(f, OrderOf(f, Verb::kReform, u.id)).ok()) {
    Seen(Folly::kUnrested);
    if (verb == Verb::kEndElement) {
      Say(Folly::kUnrested,
          absl::StrFormat("%s, with %d markers", u.data->name, u.markers));
    }
  }
  if (verb == Verb::kFire) ++PastOf(u.id).shots;
  if (verb == Verb::kCharge || verb == Verb::kAdvanceContact) {
    LookAtCharge(army, u, order, f.scenario.As<ElementId>(order.object));
  }
  if (IsMove(verb)) LookAtMove(army, u, order);
  if (verb != Verb::kEndElement) LookAtAction(f, u.id);
}

void Watch::LookAtUnit(const ArmyView& army, const Outlook& outlook,
                       const UnitView& u) {
  if (u.routing) return;
  const PositionView f = army.field();
  if (u.horse()) {
    Seen(Folly::kOutOfCommand);
    if (!IsInCommand(f, u.id)) Say(Folly::kOutOfCommand, u.data->name);
  }
  const auto enemies = army.enemies(u.data->side);
  if (!u.horse() && !u.in_town()) {
    Seen(Folly::kOnFriends);
    if (OverlapsAnyFriend(f, u.id)) Say(Folly::kOnFriends, u.data->name);
  }
  if (u.in_square()) {
    Seen(Folly::kSquare);
    Edge edge = Edge::kFront;
    const bool reached =
        std::any_of(enemies.begin(), enemies.end(), [&](const UnitView& e) {
          return e.horse() && ChanceOfThreat(e, u, edge) > 0;
        });
    if (!reached) Say(Folly::kSquare, u.data->name);
  }
  if (u.bases() - u.markers <= kWeak && !u.in_town()) {
    Seen(Folly::kLeftToDie);
    const double cost = CostAt(outlook, u);
    if (!u.locked && cost > kIsReached) {
      Say(Folly::kLeftToDie,
          absl::StrFormat("%s: %d bases, %d markers, %.1f to lose",
                          u.data->name, u.bases(), u.markers, cost));
    }
  }
  if (u.locked || u.all_round()) return;
  bool near = false, ahead = false;
  for (const UnitView& e : enemies) {
    if (e.routing || GapOf(e, u) > kBattleNear) continue;
    near = true;
    ahead = ahead || Dot(e.at - u.at, u.dir) > 0;
  }
  if (near) Seen(Folly::kBack);
  if (near && !ahead) Say(Folly::kBack, u.data->name);
}

void Watch::LookAtCommander(const ArmyView& army, const Outlook& outlook,
                            LeaderId l) {
  const PositionView f = army.field();
  const LeaderState& leader = f.state.leader(l);
  if (!leader.alive_on_table()) return;
  Seen(Folly::kExposed);
  if (leader.status != LeaderStatus::kAttached) return;
  const UnitView& u = army.unit(leader.element);
  if (!u.locked && outlook.FireAt(u) > kIsReached) {
    Say(Folly::kExposed,
        absl::StrFormat("%s with %s", f.scenario.leader(l).name, u.data->name));
  }
}

void Watch::Look(const Turn& turn, Ledger& ledger) {
  ledger_ = &ledger;
  const auto next = std::find_if(
      turn.steps.begin(), turn.steps.end(), [&](const TurnStep& step) {
        const State& s = ViewOf(game_, step.before).state;
        return step.order &&
               static_cast<Decision>(s.awaits.kind) == Decision::kElement;
      });
  if (next == turn.steps.end()) return;  // no activation of a corps
  side_ = next->side;
  const PositionView f = ViewOf(game_, next->before);
  const ElementSet corps = f.scenario.corps_data(f.state.corps).elements;
  corps.ForEach([&](ElementId e) {
    if (f.unit(e).on_table()) ++PastOf(e).turns;
  });
  for (const TurnStep& step : turn.steps) {
    if (step.order) LookAtOrder(step);
  }
  const PositionView after = ViewOf(game_, turn.after);
  step_ = turn.steps.back().number;
  const ArmyView army(after);
  const Outlook outlook(army, side_);
  corps.ForEach([&](ElementId e) {
    if (after.unit(e).on_table()) LookAtUnit(army, outlook, army.unit(e));
  });
  LookAtCommander(army, outlook,
                  f.scenario.corps_data(f.state.corps).commander);
  LookAtIntents(turn, Folly::kUnkept);
}

void Watch::Finish(const Position& last, int steps, Ledger& ledger) {
  ledger_ = &ledger;
  step_ = steps;
  const PositionView f = ViewOf(game_, last);
  for (int i = 0; i < f.scenario.leader_count(); ++i) {
    const LeaderId l = MakeId<LeaderId>(i);
    if (f.scenario.leader(l).kind != LeaderKind::kCorps) continue;
    side_ = f.scenario.leader(l).side;
    Seen(Folly::kFallen);
    if (f.state.leader(l).lost != LostHow::kNot) {
      Say(Folly::kFallen, f.scenario.leader(l).name);
    }
  }
  for (int i = 0; i < f.scenario.unit_count(); ++i) {
    const ElementId e = MakeId<ElementId>(i);
    const Past& past = PastOf(e);
    if (past.turns < kAWhile) continue;
    side_ = f.data(e).side;
    if (f.data(e).arm == Arm::kArtillery) {
      Seen(Folly::kGunsSilent);
      if (past.shots == 0) Say(Folly::kGunsSilent, f.data(e).name);
    } else if (f.data(e).arm == Arm::kCavalry) {
      Seen(Folly::kHorseIdle);
      if (past.charges == 0) Say(Folly::kHorseIdle, f.data(e).name);
    }
  }
}

}  // namespace
}  // namespace berthier::la_grande_armee

namespace berthier {

RulesetFollies LaGrandeArmeeFollies() {
  return FolliesOf<la_grande_armee::Watch>("la_grande_armee",
                                           la_grande_armee::kKinds);
}

}  // namespace berthier
