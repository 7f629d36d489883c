#include "agents/doctrine/grandeur/unit_options.h"

#include <algorithm>
#include <cmath>

#include "engine/rulesets/grandeur/board/changes.h"
#include "engine/rulesets/grandeur/board/outlines.h"
#include "engine/rulesets/grandeur/board/terrain.h"
#include "engine/rulesets/grandeur/charge/disengage.h"
#include "engine/rulesets/grandeur/charge/reach.h"
#include "engine/rulesets/grandeur/charge/targets.h"
#include "engine/rulesets/grandeur/combat/fire.h"
#include "engine/rulesets/grandeur/combat/melee_dice.h"
#include "engine/rulesets/grandeur/facts/tables.h"
#include "engine/rulesets/grandeur/movement/moves.h"
#include "engine/rulesets/grandeur/movement/paths.h"
#include "engine/rulesets/grandeur/orders/candidates.h"
#include "engine/rulesets/grandeur/orders/orders.h"

namespace berthier::grandeur {
namespace {

constexpr int kDegree = 4;  // quarter degrees
constexpr int kRight = 90 * kDegree;

bool IsFirst(const State& s) {
  return static_cast<Decision>(s.awaits.kind) == Decision::kAct;
}

// Dice that friends in contact with `enemy` add to a charge (IMP-SUP).
int SupportAgainst(PositionView f, UnitId u, UnitId enemy) {
  int dice = 0;
  for (int i = 0; i < f.state.link_count; ++i) {
    const Link& link = f.state.links[static_cast<size_t>(i)];
    if (!link.Concerns(enemy)) continue;
    const UnitId other = link.Other(enemy);
    if (other != u && f.data(other).side == f.data(u).side) {
      dice += SupportDice(f, other, enemy);
    }
  }
  return dice;
}

}  // namespace

void UnitOptions::Add(const Order& order, double value) {
  options_.push_back({order, value});
}

// ---- Melee ------------------------------------------------------------------

void UnitOptions::InMeleeOf(const UnitView& u) {
  const UnitId enemy = PrimaryOf(f_, u.id);
  const int dice = MeleeDice(f_, {u.id, enemy, false, false});
  const int enemy_dice = MeleeDice(f_, {enemy, u.id, false, false});
  const UnitView& e = army_.unit(enemy);
  const double round = ValueOfRound(army_, u, e, dice, enemy_dice, 1);
  Add(OrderOf(Verb::kFight), round);
  if (!CheckDisengage(f_, u.id).ok()) return;
  UnitView shaken = u;
  shaken.disordered = true;
  const double passes = ChanceToPass(u.data->discipline, DisciplineOf(u));
  const double fails =
      ValueOfRound(army_, shaken, e, dice - (u.disordered ? 0 : 1), enemy_dice,
                   1) -
      (u.disordered ? 0 : u.disorder);
  Order order = OrderOf(Verb::kDisengage);
  order.amount = GreatestDisengage(f_, u.id).ticks;
  if (CheckOrder(f_, order).ok()) Add(order, (1 - passes) * fails);
}

// ---- Rallying and watching --------------------------------------------------

void UnitOptions::Rallies(const UnitView& u) {
  if (!u.disordered || !IsFirst(f_.state)) return;
  const Order rally = OrderOf(Verb::kRally);
  if (!CheckOrder(f_, rally).ok()) return;
  const double passes = ChanceToPass(u.data->discipline, DisciplineOf(u));
  Add(rally, passes * u.disorder + LaterShot(u, 1));
  const Order led = OrderOf(Verb::kRallyLeader);
  if (!CheckOrder(f_, led).ok()) return;
  const int tries = f_.state.leader(LeaderOf(f_, u.id)).leadership;
  Add(led, (1 - std::pow(1 - passes, tries)) * u.disorder);
}

void UnitOptions::Watches(const UnitView& u) {
  if (!IsFirst(f_.state) || u.disordered) return;
  const Order order = OrderOf(Verb::kOpportunity);
  double best = 0;
  for (const UnitView& e : army_.enemies(u.data->side)) {
    if (e.guns() || e.locked) continue;
    const double gap = GapOf(u, e);
    if (gap > 25 || !SeesPartOf(u, e)) continue;
    if (u.range > 0) {
      // It comes a phase nearer.
      const double near = std::max(4.0, gap - e.move);
      best = std::max(
          best, ValueOfShot(army_, ShotDiceAt(u, e, near, 0), u, e, near));
    }
    if (u.reach > 0 && gap < u.reach + e.move) {
      const ChargeWay way = {.reaction = true, .gap = gap};
      best = std::max(best, 0.5 * ValueOfCharge(army_, u, e, way, 1));
    }
  }
  if (best <= 0 || !CheckOrder(f_, order).ok()) return;
  Add(order, army_.weights().watch * best *
                 ChanceToPass(u.data->discipline, DisciplineOf(u)));
}

// ---- Fire -------------------------------------------------------------------

UnitOptions::Shot UnitOptions::BestShotOf(const UnitView& u,
                                          int planned) const {
  Shot best;
  if (u.range == 0 || u.locked || f_.unit(u.id).Has(Flag::kFired)) return best;
  for (const UnitView& e : army_.enemies(u.data->side)) {
    if (IsFarther(u, e, u.range + 1) ||
        !MayShoot(f_, u.id, e.id, ShotKind::kActive, planned)) {
      continue;
    }
    const int dice = ShotDice(f_, u.id, e.id, ShotKind::kActive, planned);
    const double gap = GapOf(u, e);
    double value = ValueOfShot(army_, dice, u, e, gap);
    const double hits = LossOddsOf(dice, e.tested()).hit;
    // Who is disordered loses three times as much by a hit (IMP-COH-04): all
    // shoot at the same before it rallies, not each at another.
    if (e.disordered) {
      value *= army_.weights().finish;
    } else {
      value -= (1 - army_.weights().begin) * hits * e.disorder;
    }
    // Who is shaken is charged by others.
    constexpr double kOpened = 0.12;
    if (!e.disordered && !e.guns()) {
      for (const UnitView& other : army_.units(u.data->side)) {
        if (other.id == u.id || other.activated || other.reach == 0) continue;
        if (TouchOf(other, other.dir, e) > other.reach) continue;
        value += kOpened * hits * e.worth;
        break;
      }
    }
    if (value <= best.value) continue;
    best = {e.id, value, hits};
  }
  return best;
}

double UnitOptions::ShotNow(const UnitView& u) const {
  return BestShotOf(u, 0).value;
}

double UnitOptions::LaterShot(const UnitView& there, int phases) const {
  if (f_.unit(there.id).Has(Flag::kFired)) return 0;
  return army_.weights().shoot * BestShot(army_, there, phases);
}

void UnitOptions::Shots(const UnitView& u) {
  Order order = OrderOf(Verb::kFire);
  const Shot standing = BestShotOf(u, 0);
  if (!IsSome(standing.target)) return;
  order.object = f_.scenario.Entity(standing.target);
  // One that cannot tell is not fired.
  if (CheckOrder(f_, order).ok()) Add(order, standing.value);
  if (u.phases > 0 || !IsFirst(f_.state) || u.guns()) return;
  // And a phase behind it, a charge if it tells.
  const Shot moving = BestShotOf(u, 1);
  if (!IsSome(moving.target)) return;
  order.object = f_.scenario.Entity(moving.target);
  order.amount = 1;
  UnitView shaken = army_.unit(moving.target);
  shaken.disordered = true;
  const double otherwise =
      std::max({0.0, best_move_, BestCharge(u).value - stance_.least});
  const double then =
      std::max(otherwise, BestCharge(u, &shaken).value - stance_.least);
  if (CheckOrder(f_, order).ok()) {
    Add(order,
        moving.value + moving.hits * then + (1 - moving.hits) * otherwise);
  }
}

// ---- Charges ----------------------------------------------------------------

Option UnitOptions::BestCharge(const UnitView& u,
                               const UnitView* shaken) const {
  Option option = {{}, -1};
  if (u.reach == 0 || u.locked || !CheckAnyPhase(f_, u.id).ok()) return option;
  const Ahead ahead = ChargeTarget(f_, u.id);
  option.order = OrderOf(f_, Verb::kCharge, u.id);
  if (!IsSome(ahead.unit)) {
    if (!IsSome(ahead.leader)) return option;
    option.order.object = f_.scenario.Entity(ahead.leader);
    option.value = 0.1 * army_.weights().leader;
    return option;
  }
  option.order.object = f_.scenario.Entity(ahead.unit);
  const UnitView& enemy = shaken != nullptr && shaken->id == ahead.unit
                              ? *shaken
                              : army_.unit(ahead.unit);
  ChargeWay way;
  way.gap = army_.InU(ahead.distance);
  way.flank = !enemy.in_bua && SideCharged(f_, BlockOf(f_, u.id), ahead.unit) !=
                                   ContactSide::kFront;
  way.support = SupportAgainst(f_, u.id, ahead.unit);
  way.enemy_support = SupportAgainst(f_, ahead.unit, u.id);
  way.fails = 1 - ChanceOfPhase(army_, u, u.phases);
  // IMP-ZOC-05, IMP-TER-02
  if (!u.disordered &&
      (IsSome(ZoneAgainstAdvance(f_, u.id)) ||
       IsSome(BrokenUnder(f_, PathAhead(f_, u.id, ahead.distance))))) {
    way.fails = 1;
  }
  const double reaches = ChanceToReach(u, way.gap);
  UnitView there = u;
  there.at = u.at + u.dir * way.gap;
  UnitView after = there;
  after.disordered = true;
  const double charge =
      ValueOfCharge(army_, u, enemy, way, stance_.attack) -
      army_.weights().later * outlook_.DangerAt(after, enemy.id);
  constexpr double kFallsShort = 0.1;
  option.value = reaches * charge - (1 - reaches) * kFallsShort;
  return option;
}

// ---- Places -----------------------------------------------------------------

void UnitOptions::Try(const UnitView& u, const Order& order) {
  if (stance_.keeps_line && u.phases > 0) return;
  PlannedMove move;
  if (!PlanMove(f_, order, move).ok()) return;
  const Pose end = {move.to, move.heading};
  UnitView there = army_.At(u, end);
  const bool leaves = InBua(f_, u.id);
  there.in_bua = false;
  const SmallPolygon path = PathOf(f_, u.id, end);
  there.disordered =
      u.disordered || leaves || EndsDisordered(f_, u.id, move) ||
      (move.kind != MoveKind::kRoad && IsSome(BrokenUnder(f_, path.view())));
  there.formed = army_.IsFormedAt(there);
  const double passes = ChanceOfPhase(army_, u, u.phases);
  const int phases = u.phases + 1;
  const Spot way = u.Local(there.at);
  double shots = 0;
  const auto value_of = [&](const UnitView& stands, bool goes_on,
                            double chance) {
    double value = outlook_.ValueOfPlace(stands, stance_);
    const double shot = LaterShot(stands, phases);
    shots += chance * shot;
    value += shot;
    // Nobody goes back to charge, and a third phase seldom comes off.
    const bool leads_on = goes_on && phases == 1 && way.y >= 0;
    if (leads_on && stands.commanded && !stands.disordered) {
      constexpr double kNext = 0.7;
      // What it could as well do from here is no reason to move.
      const double hope =
          outlook_.HopeAt(stands, 1 - ChanceOfPhase(army_, stands, phases));
      value += kNext * std::max(0.0, hope - hope_);
    }
    return value;
  };
  double value = passes * value_of(there, true, passes);
  if (passes < 1) {
    there.disordered = true;
    value += (1 - passes) * value_of(there, false, 1 - passes);
  }
  // What is better today may not be tomorrow.
  const double aside = std::abs(way.x) + std::max(0.0, -way.y);
  // Nor does who has moved go on, or back again, for little.
  const double little = (u.phases == 0 ? 1 : 4) * army_.weights().dither;
  const double gain = value - now_ - little - army_.weights().aside * aside;
  best_move_ = std::max(best_move_, gain - shots);
  Add(order, gain);
}

void UnitOptions::Buildings(const UnitView& u) {
  if (!u.foot() || u.in_bua || !IsFirst(f_.state)) return;
  Order order = OrderOf(Verb::kOccupy);
  ForEachBua(f_, [&](PieceId p) {
    order.object = f_.scenario.Entity(p);
    if (!CheckOrder(f_, order).ok()) return;
    UnitView there = u;
    there.in_bua = true;
    const double gain = outlook_.ValueOfPlace(there, stance_) - now_;
    Add(order, gain * ChanceToPass(u.data->discipline, DisciplineOf(u)));
  });
}

void UnitOptions::TurnsAbout(const UnitView& u) {
  if (!IsFirst(f_.state) || u.disordered || u.in_bua) return;
  double gap = kMisses;
  const UnitView* nearest = army_.NearestEnemy(u, gap);
  if (nearest == nullptr || Dot(nearest->at - u.at, u.dir) > 0) return;
  const Order order = OrderOf(Verb::kAboutFace);
  if (!CheckOrder(f_, order).ok()) return;
  UnitView there = u;
  there.dir = u.dir * -1;
  there.disordered = !u.data->is_light();
  Add(order, (outlook_.ValueOfPlace(there, stance_) - now_) *
                 ChanceToPass(u.data->discipline, DisciplineOf(u)));
}

void UnitOptions::Places(const UnitView& u) {
  if (!CheckAnyPhase(f_, u.id).ok()) return;
  const Heading ahead = f_.unit(u.id).heading;
  const auto enemies = army_.enemies(u.data->side);
  if (u.in_bua) {
    Order order = OrderOf(f_, Verb::kLeave, u.id);
    order.pose.heading = ahead;
    order.amount = MoveOf(f_, u.id).ticks;
    return Try(u, order);
  }
  // Straight ahead or back, to where ranges and reaches end.
  constexpr double kKept[] = {0.7, 5.1, 9.9, 11.1, 14.9};
  const Length most = GreatestAdvance(f_, u.id, false);
  const auto forward = [&](Length length) {
    if (length >= Units(f_, 1) && length <= most) {
      Try(u, MoveBy(f_, Verb::kForward, u.id, ahead, length));
    }
  };
  forward(most);
  forward(most / 2);
  double touch = kMisses;
  for (const UnitView& e : enemies)
    touch = std::min(touch, TouchOf(u, u.dir, e));
  if (touch < 2 * u.move + 20) {
    for (const double kept : kKept) {
      const Length length = army_.InTicks(touch - kept);
      if (length < most) forward(length);
    }
  }
  // Turning to face the nearest enemies, or half of the way.
  const int wheel = GreatestWheel(f_.data(u.id).base.front, MoveOf(f_, u.id));
  Order order = OrderOf(f_, Verb::kWheel, u.id);
  const auto turn = [&](int quarters) {
    const int wish = std::clamp(quarters, -wheel, wheel);
    if (std::abs(wish) < 2 * kDegree) return;
    order.pose.heading = ahead.Turned(wish);
    Try(u, order);
  };
  std::array<const UnitView*, 3> near = {};
  for (const UnitView& e : enemies) {
    const UnitView* one = &e;
    for (const UnitView*& slot : near) {
      if (slot == nullptr || Norm(one->at - u.at) < Norm(slot->at - u.at)) {
        std::swap(slot, one);
      }
      if (one == nullptr) break;
    }
  }
  for (const UnitView* e : near) {
    if (e != nullptr) turn(ahead.TurnTo(Toward(f_, u.id, e->id)));
  }
  turn(wheel);
  turn(-wheel);
  // Sidelong and back.
  const Length full = MoveOf(f_, u.id);
  for (const int hand : {-1, 1}) {
    for (const int angle : {25 * kDegree, 45 * kDegree}) {
      Try(u, MoveBy(f_, Verb::kOblique, u.id, ahead.Turned(hand * angle),
                    u.data->is_light() ? full : full / 2));
    }
    Try(u, MoveBy(f_, Verb::kSideways, u.id, ahead.Turned(hand * kRight),
                  u.data->is_light() ? full : full / 2));
  }
  const Length back = GreatestAdvance(f_, u.id, true);
  const auto rearward = [&](Length length) {
    if (length >= Units(f_, 1) && length <= back) {
      Try(u, MoveBy(f_, Verb::kRearward, u.id, ahead.Opposite(), length));
    }
  };
  rearward(back);
  rearward(back / 2);
  for (const double kept : kKept) rearward(army_.InTicks(kept - touch));
  for (int i = 0; i < f_.scenario.first_placed(); ++i) {
    const PieceId p = MakeId<PieceId>(i);
    if (f_.scenario.piece(p).kind != PieceKind::kRoad) continue;
    for (const bool backward : {false, true}) {
      if (RoadOrder(f_, u.id, p, full, backward, order)) Try(u, order);
    }
  }
}

// ---- All of them ------------------------------------------------------------

void UnitOptions::Collect(UnitId id) {
  const UnitView& u = army_.unit(id);
  if (u.locked) return InMeleeOf(u);
  now_ = outlook_.ValueOfPlace(u, stance_);
  hope_ = outlook_.HopeAt(u, 1 - ChanceOfPhase(army_, u, u.phases));
  const Order end = OrderOf(IsFirst(f_.state) ? Verb::kPass : Verb::kStop);
  if (CheckOrder(f_, end).ok()) Add(end, 0);
  Rallies(u);
  Places(u);
  Buildings(u);
  TurnsAbout(u);
  const Option charge = BestCharge(u);
  if (charge.value > -1 && CheckOrder(f_, charge.order).ok()) {
    Add(charge.order, charge.value - stance_.least);
  }
  Shots(u);
  Watches(u);
}

}  // namespace berthier::grandeur
