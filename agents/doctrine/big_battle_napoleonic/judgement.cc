#include "agents/doctrine/big_battle_napoleonic/judgement.h"

#include <algorithm>
#include <numbers>

#include "agents/doctrine/big_battle_napoleonic/odds.h"
#include "engine/rulesets/big_battle_napoleonic/board/zones.h"
#include "engine/rulesets/big_battle_napoleonic/facts/tables.h"

namespace berthier::big_battle_napoleonic {
namespace {

int ValueOf(FireModifier m) {
  return kFireModifiers[static_cast<size_t>(m)].value;
}
int ValueOf(MeleeModifier m) {
  return kMeleeModifiers[static_cast<size_t>(m)].value;
}

// Beside or behind the target (5.3): its line is enfiladed, its flank open.
bool OffFront(const UnitView& target, Spot from) {
  const Spot off = from - target.at;
  const double ahead = Dot(off, target.dir) - target.depth / 2;
  const double beside = std::abs(Cross(target.dir, off)) - target.width / 2;
  return ahead <= 0 || beside > ahead;
}
bool Enfiladed(const UnitView& target, Spot from) {
  const Spot off = from - target.at;
  const double along = std::abs(Dot(off, target.dir)) - target.depth / 2;
  const double beside = std::abs(Cross(target.dir, off)) - target.width / 2;
  return beside > 0 && beside >= along;
}

bool OneRank(const UnitView& u) {
  return u.horse() || u.data->Is(Special::kOldRegime);
}

}  // namespace

// ---- Fire -------------------------------------------------------------------

double internal::HitChanceOfWhoMayFire(const UnitView& firer,
                                       const UnitView& target) {
  const Spot apex = firer.square() ? firer.at : firer.front();
  const Spot way = target.at - apex;
  const double far = Norm(way);
  const Spot unit = far > 0 ? way * (1 / far) : firer.dir;
  const double range = std::max(0.0, far - target.Extent(unit)) -
                       (firer.square() ? firer.Extent(unit) : 0);
  if (range > firer.range) return 0;
  if (!firer.square()) {
    const double ahead = Dot(way, firer.dir);
    const double beside = std::abs(Cross(firer.dir, way));
    const double extent = target.Extent({-unit.y, unit.x});
    // The tangent of the arc, with what of the target reaches into it.
    const double tangent = firer.guns() ? 0.176 : 1.0;
    if (ahead < 0 || beside - extent > ahead * tangent) return 0;
  }
  int sum = 0;
  const UnitData& data = *firer.data;
  if (data.kind == Kind::kLightInfantry) sum += ValueOf(FireModifier::kLight);
  if (firer.foot() && data.Is(Special::kIllArmed)) {
    sum += ValueOf(FireModifier::kIllArmed);
  }
  if (firer.guns() && data.Is(Special::kPoorlyServed) &&
      !data.Is(Special::kLargeBattery)) {
    sum += ValueOf(FireModifier::kPoorlyServed);
  }
  if (target.cover) sum += ValueOf(FireModifier::kCover);
  const bool enfiladed =
      !target.garrison() && !target.square() && Enfiladed(target, apex);
  if (target.square() || enfiladed) {
    sum += ValueOf(FireModifier::kSquareOrEnfiladed);
  } else if (target.in_line() && !target.guns()) {
    sum += ValueOf(FireModifier::kAtLine);
  }
  if (firer.guns()) {
    const int medium = data.kind == Kind::kHorseArtillery
                           ? kRanges.horse_medium
                           : kRanges.heavy_medium;
    if (range <= kRanges.canister) sum += ValueOf(FireModifier::kCanister);
    if (range > medium) sum += ValueOf(FireModifier::kLong);
  }
  if (firer.disordered) sum += ValueOf(FireModifier::kDisordered);
  if (firer.foot() && firer.bases <= kSmallUnit) {
    sum += ValueOf(FireModifier::kSmall);
  }
  if (firer.square()) sum += ValueOf(FireModifier::kInSquare);
  return Chance(HitWays(sum));
}

double BestShot(const ArmyView& army, const UnitView& firer) {
  double best = 0;
  for (const UnitView& e : army.enemies(firer.data->side)) {
    const double value = HitChanceOf(firer, e) * e.LossOfBase();
    if (value <= best) continue;
    if (firer.guns() && army.Barred(firer.front(), e, firer.id)) continue;
    best = value;
  }
  return best;
}

// ---- Melee ------------------------------------------------------------------

int EligibleBases(const UnitView& u) {
  if (!OneRank(u) || u.in_line()) return u.bases;
  return u.formation == Formation::kMarch ? 1 : (u.bases + 1) / 2;
}

int FactorsOf(const UnitView& u, const UnitView& enemy, Facing enemy_is_at,
              Defended enemy_defends) {
  const bool rides = u.horse() && enemy.foot() && !enemy.square();
  int sum = EligibleBases(u) *
            ValueOf(rides ? MeleeModifier::kCavalryBase : MeleeModifier::kBase);
  const UnitData& data = *u.data;
  if (data.grade == Grade::kGuard) sum += ValueOf(MeleeModifier::kGuard);
  if (data.grade == Grade::kElite) sum += ValueOf(MeleeModifier::kElite);
  if (data.grade == Grade::kRaw) {
    sum += ValueOf(data.Is(Special::kCossack) ? MeleeModifier::kCossack
                                              : MeleeModifier::kRaw);
  }
  if (u.disordered) sum += ValueOf(MeleeModifier::kDisordered);
  if (enemy_defends == Defended::kObstacle) {
    sum += ValueOf(MeleeModifier::kObstacle);
  }
  if (enemy_defends == Defended::kFortification) {
    sum += ValueOf(MeleeModifier::kFortification);
  }
  if (data.kind == Kind::kHeavyCavalry) {
    sum += ValueOf(MeleeModifier::kHeavyCavalry);
  }
  if (u.foot() && u.in_line() &&
      (enemy_is_at == Facing::kFront || u.garrison())) {
    const bool fine =
        data.Is(Special::kOldRegime) ||
        (data.Is(Special::kBritishTrained) && data.grade != Grade::kRaw);
    sum += ValueOf(fine ? MeleeModifier::kFineLine : MeleeModifier::kLine);
  }
  if (u.foot() && u.square()) sum += ValueOf(MeleeModifier::kSquare);
  return sum;
}

int SupportFactor(int bases) {
  if (bases >= kSupportSteps.many) return ValueOf(MeleeModifier::kManySupports);
  if (bases >= kSupportSteps.some) return ValueOf(MeleeModifier::kSupports);
  return bases >= kSupportSteps.few ? ValueOf(MeleeModifier::kFewSupports) : 0;
}

double LossWhenBroken(const UnitView& u) {
  if (u.guns() || u.bases <= kLosses.broken + kDispersedAt) return u.value;
  // 9.2.9: of those who rout only guards and elites come back.
  const double lost = u.data->grade == Grade::kGuard   ? 0.35
                      : u.data->grade == Grade::kElite ? 0.65
                                                       : 0.8;
  return u.base_value * (kLosses.broken + lost * (u.bases - kLosses.broken));
}

double ValueOfFight(const UnitView& own, const UnitView& enemy, int lead,
                    double care) {
  const MeleeOdds odds = MeleeOddsOf(lead);
  // Who is pushed back gives ground too.
  constexpr double kGround = 0.25;
  const double lose =
      Chance(odds.broken) * (LossWhenBroken(own) + own.prize) +
      Chance(odds.pushed) * (own.LossOfBase() + kGround + own.prize);
  const double win =
      Chance(odds.breaks) * (LossWhenBroken(enemy) + enemy.prize) +
      Chance(odds.pushes) * (enemy.LossOfBase() + kGround + enemy.prize);
  return win - care * lose;
}

double ValueOfCharge(const UnitView& own, const UnitView& enemy,
                     const Charge& charge, double care) {
  // A pursuit leaves horse disordered, and alone (9.2.7).
  const double pursuit = own.horse() ? 0.08 * own.value * care : 0;
  if (enemy.routing) return 0.8 * enemy.value - 0.5 * pursuit;
  const auto fight = [&](const UnitView& against) {
    const int lead = FactorsOf(own, against, Facing::kFront, charge.defended) +
                     SupportFactor(charge.support) -
                     FactorsOf(against, own, charge.edge, Defended::kNone) -
                     SupportFactor(charge.enemy_support);
    const double chance = Chance(MeleeOddsOf(lead).breaks);
    return ValueOfFight(own, against, lead, care) - chance * pursuit;
  };
  if (!own.horse() || !enemy.foot()) return fight(enemy);
  if (enemy.square() || enemy.garrison()) return -0.2;
  const double square =
      enemy.sheltered
          ? 0
          : Chance(SquareWays(
                charge.inches,
                SquareModifiers(
                    enemy.data->grade, enemy.formation, enemy.disordered,
                    charge.foot_near ? FoeFoot::kNear : FoeFoot::kFar)));
  // BBN-MEL-06: ridden down from flank or rear.
  const double ridden =
      charge.edge == Facing::kElsewhere && charge.defended == Defended::kNone
          ? LossWhenBroken(enemy) - pursuit
          : fight(enemy);
  // A square is pinned, and prey of guns and foot.
  constexpr double kPinned = 0.3;
  return (1 - square) * ridden + square * kPinned;
}

double internal::ReachInto(const UnitView& own, const UnitView& enemy) {
  if (own.guns() || own.routing || own.disordered || own.engaged ||
      (own.formation != Formation::kLine &&
       own.formation != Formation::kColumn)) {
    return -1;
  }
  const Spot way = enemy.at - own.at;
  if (own.foot() && enemy.horse() && !enemy.rough) return -1;
  if (own.horse() && (enemy.square() || enemy.garrison())) return -1;
  const double gap = GapOf(own, enemy);
  if (gap > own.allowance) return -1;
  const double angle =
      std::abs(std::atan2(Cross(own.dir, way), Dot(own.dir, way)));
  if (angle > 0.6 * std::numbers::pi) return -1;
  const double inches =
      gap + std::max(0.0, angle - 0.1) *
                std::sqrt(own.width * own.width + own.depth * own.depth);
  return inches > own.allowance ? -1 : inches;
}

double Prospect(const ArmyView& army, const UnitView& own,
                const UnitView& enemy) {
  constexpr int kUsualSupport = 2;
  if (own.horse() && army.DefendedAt(enemy, own.at) == Defended::kCover) {
    return 0;
  }
  return Prospect(army, own, enemy, ReachOf(own, enemy), kUsualSupport);
}

double Prospect(const ArmyView& army, const UnitView& own,
                const UnitView& enemy, double inches, int support) {
  if (inches < 0) return 0;
  if (enemy.guns()) {
    // Ridden over, unless somebody covers it: then he is charged.
    return (enemy.attached ? army.weights().covered_guns : 0.6) * enemy.value;
  }
  Charge charge = {
      .inches = inches,
      .edge = OffFront(enemy, own.at) && !enemy.square() && !enemy.garrison()
                  ? Facing::kElsewhere
                  : Facing::kFront,
      .defended = army.DefendedAt(enemy, own.at),
      .foot_near = enemy.foe_foot_near};
  if (own.horse() && charge.defended == Defended::kCover) {
    if (enemy.sheltered) return 0;
    charge.defended = Defended::kNone;
  }
  if (own.horse()) return std::max(0.0, ValueOfCharge(own, enemy, charge, 1));
  // Foot seldom charges alone; nor far, past all that stands in the way.
  charge.support = support;
  const double comes = std::clamp(1.3 - 0.8 * inches / own.allowance, 0.5, 1.0);
  return comes * std::max(0.0, ValueOfCharge(own, enemy, charge, 1));
}

double ProspectOfCounter(const ArmyView& army, const UnitView& horse,
                         const UnitView& enemy) {
  UnitView rider = horse;
  rider.allowance /= 2;
  const double inches = ReachOf(rider, enemy);
  if (inches < 0 || army.GroundBars(rider, enemy, kLeeway)) return 0;
  return Prospect(army, rider, enemy, inches, 0);
}

double BasesAgainst(const ArmyView& army, const UnitView& own,
                    const UnitView& enemy, Spot at) {
  constexpr double kNeighbours = 7;  // inches
  const auto count = [&](Side side) {
    double bases = 0;
    for (const UnitView& u : army.units(side)) {
      if (u.id == own.id || u.id == enemy.id || u.routing || u.guns()) continue;
      if (Norm(u.at - at) < kNeighbours) bases += u.bases;
    }
    return bases;
  };
  const Side side = own.data->side;
  return std::max(0.0, count(Opponent(side)) - count(side));
}

}  // namespace berthier::big_battle_napoleonic
