#include "agents/doctrine/grandeur/drill.h"

#include <algorithm>
#include <cstdlib>

#include "engine/rulesets/grandeur/activation/eligible.h"
#include "engine/rulesets/grandeur/board/changes.h"
#include "engine/rulesets/grandeur/board/frames.h"
#include "engine/rulesets/grandeur/board/leaders.h"
#include "engine/rulesets/grandeur/board/outlines.h"
#include "engine/rulesets/grandeur/board/terrain.h"
#include "engine/rulesets/grandeur/board/travel.h"
#include "engine/rulesets/grandeur/board/zones.h"
#include "engine/rulesets/grandeur/charge/targets.h"
#include "engine/rulesets/grandeur/combat/fire.h"
#include "engine/rulesets/grandeur/combat/melee_dice.h"
#include "engine/rulesets/grandeur/command/leaders.h"
#include "engine/rulesets/grandeur/facts/tables.h"
#include "engine/rulesets/grandeur/grandeur_view.h"
#include "engine/rulesets/grandeur/movement/moves.h"
#include "engine/rulesets/grandeur/orders/candidates.h"
#include "engine/rulesets/grandeur/orders/orders.h"

namespace berthier::grandeur {
namespace {

constexpr int kOblique = 180;   // quarter degrees
constexpr int kLeastAhead = 3;  // dice in melee, to charge
constexpr int kNear = 22;       // U: time to rally, and to keep in order
constexpr int kShaken = 3;      // dice that a disordered target is worth
constexpr int kGunsHalt = 14;   // U from the enemy
constexpr int kMostPhases = 2;  // far from the enemy
constexpr int kClose = 7;       // U: foot stands and fires
constexpr int kWorthARide = 4;  // U
// Quarter degrees that guns are turned by, and at which others may wheel.
constexpr int kOffFront = 60, kOffAtAll = 20;
constexpr int kLooksAhead = 3;  // phases
// Phases that it takes to go round who, or what, is in the way, at the most.
constexpr double kRoundFriend = 0.7, kRoundGround = 1.5;
constexpr double kWorthAPhase = 0.1;  // of phases, to move at all

// The nearest enemy, those ahead before those beside it; kNone if there is
// none.
UnitId TargetOf(PositionView f, UnitId u) {
  UnitId target = UnitId::kNone;
  int64_t least = 0;
  f.foes(u).units.ForEach([&](UnitId e) {
    if (!f.unit(e).on_table()) return;
    const int off = std::abs(f.unit(u).heading.TurnTo(Toward(f, u, e)));
    const int64_t far =
        int64_t{DistanceBetween(f, u, e).ticks} * (Heading::kSteps / 4 + off);
    if (IsSome(target) && far >= least) return;
    target = e;
    least = far;
  });
  return target;
}

bool IsWithin(PositionView f, UnitId u, int units) {
  const UnitId e = NearestEnemy(f, u);
  return IsSome(e) && DistanceBetween(f, u, e) <= Units(f, units);
}

// So far from one point towards another, or to it.
Point Part(Point from, Point to, Length most) {
  const Vec way = to - from;
  if (LengthOf(way) <= most) return to;
  return from + Along(Forward(BearingOf(way)), most);
}

// To the middle of his units; he stays in the circle of his next chief
// (GRA-CMD-05, 09).
Point RideOf(PositionView f, LeaderId l) {
  const LeaderData& leader = f.scenario.leader(l);
  const Point post = PostOf(f, l);
  LeaderId chief = f.scenario.side(leader.side).cic;
  if (leader.level == LeaderLevel::kDivision && IsSome(leader.corps)) {
    const LeaderId next = f.scenario.corps_data(leader.corps).commander;
    if (IsSome(next) && f.state.leader(next).on_table()) chief = next;
  }
  if (!IsSome(chief) || chief == l || !f.state.leader(chief).on_table()) {
    return post;
  }
  const Length circle = RadiusOf(f, chief) - Units(f, 1);
  return Part(f.state.leader(l).pos,
              Part(f.state.leader(chief).pos, post, circle),
              Units(f, kDistances.leader_move));
}

// Horse does not run into foot that awaits it.
bool IsPrey(PositionView f, UnitId u, UnitId e) {
  if (f.data(u).is_cavalry() && f.data(e).is_foot() &&
      !f.unit(e).disordered() &&
      SideCharged(f, BlockOf(f, u), e) == ContactSide::kFront) {
    return false;
  }
  return MeleeDice(f, {u, e, true, false}) -
             MeleeDice(f, {e, u, false, false}) >=
         kLeastAhead;
}

// Movement phases until u is upon e: to turn, to go, and to go round what is in
// the way.
double PhasesTo(PositionView f, UnitId u, UnitId e) {
  const UnitState& unit = f.unit(u);
  const Length move = MoveOf(f, u);
  const double wheel = GreatestWheel(f.data(u).base.front, move);
  const Length gap = DistanceBetween(f, u, e);
  const int off = std::abs(unit.heading.TurnTo(Toward(f, u, e)));
  double phases = static_cast<double>(gap.ticks) / move.ticks;
  if (!InCorridor(f, u, e)) phases += off / wheel;
  const Length ahead = std::min(gap, move * kLooksAhead);
  if (ahead <= Units(f, 1)) return phases;
  const Obstacle obstacle =
      FirstObstacle(f, u, Forward(unit.heading), ahead, UnitSet());
  const double round = obstacle.stop == Stop::kFriend   ? kRoundFriend
                       : obstacle.stop == Stop::kGround ? kRoundGround
                                                        : 0;
  const double rest = (ahead - obstacle.distance).ticks;
  return phases + round * rest / ahead.ticks;
}

// The move after which u is soonest upon e; nothing if none brings it nearer.
std::optional<Order> ShortestTo(PositionView f, UnitId u, UnitId e) {
  std::optional<Order> best;
  double least = PhasesTo(f, u, e) - kWorthAPhase;
  State after = f.state;
  const auto look = [&](const Order& order) {
    PlannedMove move;
    if (!PlanMove(f, order, move).ok()) return;
    UnitState& unit = after.unit(u);
    unit.centre = move.to;
    unit.heading = move.heading;
    const double phases = PhasesTo({f.scenario, after}, u, e);
    if (phases >= least) return;
    least = phases;
    best = order;
  };
  const Heading ahead = f.unit(u).heading;
  const Length full = MoveOf(f, u), half = full / 2;
  const Length most = GreatestAdvance(f, u, false);
  for (const Length length : {most, most / 2}) {
    if (length < Units(f, 1)) break;
    look(MoveBy(f, Verb::kForward, u, ahead, length));
  }
  Order wheel = OrderOf(f, Verb::kWheel, u);
  const int widest = GreatestWheel(f.data(u).base.front, full);
  const int off = ahead.TurnTo(Toward(f, u, e));
  for (const int turn : {std::clamp(off, -widest, widest), widest, -widest}) {
    if (std::abs(turn) < kOffAtAll) continue;
    wheel.pose.heading = ahead.Turned(turn);
    look(wheel);
  }
  const Length aside = f.data(u).is_light() ? full : half;
  for (const int turn : {-kOblique, kOblique, -2 * kOblique, 2 * kOblique}) {
    const Verb verb =
        std::abs(turn) == kOblique ? Verb::kOblique : Verb::kSideways;
    look(MoveBy(f, verb, u, ahead.Turned(turn), aside));
  }
  return best;
}

bool Is(const Order& order, Verb verb) {
  return static_cast<Verb>(order.verb) == verb;
}

}  // namespace

void DrillAgent::Begin(const Game& /*game*/, Side /*side*/, uint64_t seed) {
  source_ = RandomSource(seed);
}

Order DrillAgent::Any(std::initializer_list<Verb> verbs) {
  for (const Verb verb : verbs) {
    for (const Order& order : orders_) {
      if (Is(order, verb)) return order;
    }
  }
  return orders_[source_.Below(static_cast<uint32_t>(orders_.size()))];
}

// Leaders of divisions join who is to rally; their chiefs keep their circles
// whole (GRA-CMD-04).
std::optional<Order> DrillAgent::JoinOf(PositionView f, LeaderId l) const {
  if (f.scenario.leader(l).level != LeaderLevel::kDivision ||
      !MayLeaderMove(f, l)) {
    return std::nullopt;
  }
  Order join = OrderOf(f, Verb::kAttach, l);
  bool found = false;
  f.scenario.corps_data(f.state.corps).units.ForEach([&](UnitId u) {
    if (found || !IsEligible(f, u) || !f.unit(u).disordered() ||
        InMelee(f, u) || IsSome(f.unit(u).leader) || !MayLead(f, l, u) ||
        !IsWithin(f, u, kNear)) {
      return;
    }
    join.object = f.scenario.Entity(u);
    found = CheckLeaderMove(f, join).ok();
  });
  return found ? std::optional(join) : std::nullopt;
}

// D2, D3
Order DrillAgent::Next(PositionView f) {
  for (const LeaderId l : f.scenario.side(f.state.active).leaders) {
    if (const std::optional<Order> join = JoinOf(f, l)) return *join;
  }
  // From the front to the rear, so that nobody is in the way.
  UnitId next = UnitId::kNone;
  int64_t least = 0;
  f.scenario.corps_data(f.state.corps).units.ForEach([&](UnitId u) {
    if (!IsEligible(f, u)) return;
    const UnitId e = NearestEnemy(f, u);
    const int64_t far =
        IsSome(e) ? NormSquared(f.unit(e).centre - f.unit(u).centre) : 0;
    if (IsSome(next) && far >= least) return;
    next = u;
    least = far;
  });
  if (IsSome(next)) return OrderOf(f, Verb::kActivate, next);
  for (const LeaderId l : f.scenario.side(f.state.active).leaders) {
    Order ride = OrderOf(f, Verb::kRide, l);
    ride.pose.centre = RideOf(f, l);
    const Length far = LengthOf(ride.pose.centre - f.state.leader(l).pos);
    if (far >= Units(f, kWorthARide) && CheckLeaderMove(f, ride).ok()) {
      return ride;
    }
  }
  return OrderOf(Verb::kEndCorps);
}

// At whom it throws most dice, the disordered and the worn first.
std::optional<Order> DrillAgent::ShotOf(PositionView f, UnitId u) const {
  Order order = OrderOf(Verb::kFire);
  int most = 0;
  f.foes(u).units.ForEach([&](UnitId e) {
    if (!f.unit(e).on_table() || !MayShoot(f, u, e, ShotKind::kActive, 0)) {
      return;
    }
    const int dice = ShotDice(f, u, e, ShotKind::kActive, 0) +
                     (f.unit(e).disordered() ? kShaken : 0) + f.unit(e).losses;
    if (dice <= most) return;
    most = dice;
    order.object = f.scenario.Entity(e);
  });
  if (!IsSome(order.object)) return std::nullopt;
  // Foot goes on behind its fire, if it can.
  const bool goes = f.data(u).is_foot() && f.unit(u).phases == 0 &&
                    !IsWithin(f, u, kClose) && MarchOf(f, u);
  order.amount = goes ? 1 : 0;
  if (!CheckOrder(f, order).ok()) order.amount = 0;
  return CheckOrder(f, order).ok() ? std::optional(order) : std::nullopt;
}

std::optional<Order> DrillAgent::ChargeOf(PositionView f, UnitId u) const {
  if (!CheckAnyPhase(f, u).ok()) return std::nullopt;
  const UnitId e = ChargeTarget(f, u).unit;
  if (!IsSome(e) || !IsPrey(f, u, e)) return std::nullopt;
  Order order = OrderOf(f, Verb::kCharge, u);
  order.object = f.scenario.Entity(e);
  return order;
}

std::optional<Order> DrillAgent::MarchOf(PositionView f, UnitId u) const {
  const UnitId e = TargetOf(f, u);
  if (!IsSome(e) || InBua(f, u) || !CheckAnyPhase(f, u).ok()) {
    return std::nullopt;
  }
  const Length gap = DistanceBetween(f, u, e);
  const bool hurries = gap > Units(f, kNear) &&
                       f.data(u).discipline != Discipline::kC &&
                       f.state.weather == Weather::kGood;
  if (f.unit(u).phases >= (hurries ? kMostPhases : 1)) return std::nullopt;
  const Heading ahead = f.unit(u).heading;
  const int off = ahead.TurnTo(Toward(f, u, e));
  if (f.data(u).is_artillery() && gap < Units(f, kGunsHalt) &&
      std::abs(off) < kOffFront) {
    return std::nullopt;
  }
  return ShortestTo(f, u, e);
}

// A village at hand is taken when the enemy is near.
std::optional<Order> DrillAgent::VillageFor(PositionView f) const {
  std::optional<Order> found;
  Order occupy = OrderOf(Verb::kOccupy);
  ForEachBua(f, [&](PieceId p) {
    occupy.object = f.scenario.Entity(p);
    if (!found && CheckOrder(f, occupy).ok()) found = occupy;
  });
  return found;
}

// D4 to D8
Order DrillAgent::Act(PositionView f) {
  const UnitId u = ActingUnit(f.state);
  const bool near = IsWithin(f, u, kNear);
  for (const Verb verb : {Verb::kFight, Verb::kRally}) {
    if (verb == Verb::kRally && !near) continue;
    if (CheckOrder(f, OrderOf(verb)).ok()) return OrderOf(verb);
  }
  const bool first = f.unit(u).phases == 0 && !f.unit(u).Has(Flag::kFired);
  const std::optional<Order> march = MarchOf(f, u);
  // Nobody rallies in broken ground (IMP-RAL-04); foot closes up and then
  // fires.
  const bool stuck =
      f.unit(u).disordered() && IsSome(BrokenUnder(f, BlockOf(f, u).corners()));
  const bool closes = f.data(u).is_foot() && !IsWithin(f, u, kClose) && march &&
                      Is(*march, Verb::kForward);
  if (first && march && (stuck || closes)) return *march;
  if (!f.unit(u).Has(Flag::kFired)) {
    if (const std::optional<Order> shot = ShotOf(f, u)) return *shot;
  }
  if (const std::optional<Order> charge = ChargeOf(f, u)) return *charge;
  if (near && first) {
    if (const std::optional<Order> village = VillageFor(f)) return *village;
  }
  if (march) return *march;
  for (const Verb verb : {Verb::kRally, Verb::kPass, Verb::kStop}) {
    if (CheckOrder(f, OrderOf(verb)).ok()) return OrderOf(verb);
  }
  return Any({});
}

Choice DrillAgent::Decide(const Game& game, const Position& view,
                          Side /*side*/) {
  const PositionView f = ViewOf(game, view);
  const auto say = [](const Order& order) {
    return Choice{.order = order, .thoughts = {}};
  };
  const auto decision = static_cast<Decision>(f.state.awaits.kind);
  if (decision == Decision::kNext) return say(Next(f));
  orders_.clear();
  game.Propose(view, orders_);
  switch (decision) {
    case Decision::kAct:
    case Decision::kContinue:
      return say(Act(f));
    case Decision::kRespond:
      return say(
          Any({f.data(TopFrame(f.state).unit).is_cavalry() ? Verb::kFormSquare
                                                           : Verb::kStand,
               Verb::kStand}));
    case Decision::kReact:
      return say(Any({Verb::kOpportunityFire, Verb::kOpportunityCharge}));
    case Decision::kPress:
      return say(Any({Verb::kPress}));
    default:
      return say(Any(
          {Verb::kPursue, Verb::kDissolve, Verb::kEndTerrain, Verb::kAccept}));
  }
}

}  // namespace berthier::grandeur
