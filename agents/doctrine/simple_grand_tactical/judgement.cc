#include "agents/doctrine/simple_grand_tactical/judgement.h"

#include <algorithm>

#include "engine/rulesets/simple_grand_tactical/facts/tables.h"

namespace berthier::simple_grand_tactical {
namespace {

// Of who is disordered already: driven back; disordered once more, and so held.
constexpr double kDrivenBack = 0.35;
constexpr double kHeld = 0.1;

constexpr double kDeath = 1.0 / 6;  // SGT-GEN-12

}  // namespace

// ---- Fire -------------------------------------------------------------------

bool Fires(const UnitView& u) {
  return u.range > 0 && u.data->fires && !u.locked;
}

int FireModifierOf(const UnitView& firer, const UnitView& target, double gap) {
  int sum = firer.data->fire;
  const auto add = [&sum](FireModifier m) { sum += ValueOf(m); };
  if (firer.guns()) {
    const double normal =
        kGunRanges[static_cast<size_t>(firer.data->gun_class)];
    if (gap > 2 * normal) {
      add(FireModifier::kTripleRange);
    } else if (gap > normal) {
      add(FireModifier::kDoubleRange);
    }
  }
  if (firer.square()) add(FireModifier::kFirerSquare);
  if (firer.formation == Formation::kDeployed) {
    add(FireModifier::kFirerDeployed);
  }
  if (firer.disordered) add(FireModifier::kFirerDisordered);
  if (firer.foot() && firer.formation == Formation::kLine) {
    add(FireModifier::kFirerLine);
  }
  if (firer.formation == Formation::kSkirmish) {
    add(FireModifier::kFirerSkirmish);
  }
  if (!target.all_round() && !target.InFrontZone(firer.front())) {
    add(FireModifier::kFlank);
  }
  if (target.disordered) add(FireModifier::kTargetDisordered);
  if (target.horse()) add(FireModifier::kMounted);
  if (target.column()) add(FireModifier::kTargetColumn);
  if (target.square()) add(FireModifier::kTargetSquare);
  if (target.formation == Formation::kSkirmish) {
    add(FireModifier::kTargetSkirmish);
  }
  if (target.guns()) {
    add(FireModifier::kTargetArtillery);
    if (target.formation == Formation::kUnlimbered) {
      add(FireModifier::kTargetUnlimbered);
    }
  }
  if (target.cover == Cover::kSoft) add(FireModifier::kSoftCover);
  if (target.cover == Cover::kHard) add(FireModifier::kHardCover);
  return sum;
}

double ValueOfShot(int modifiers, const UnitView& target) {
  const FireOdds odds = FireOddsOf(modifiers);
  const double retreat =
      target.disordered
          ? std::min(kDrivenBack + target.disorder, target.retreat)
          : target.retreat;
  double value = odds.disordered * target.disorder + odds.retreat * retreat +
                 odds.eliminated * target.loss;
  // GEN-08
  if (target.general) value *= 0.75;
  return value;
}

double ValueOfShot(const UnitView& firer, const UnitView& target) {
  if (!Fires(firer) || target.locked || IsFarther(firer, target, firer.range)) {
    return 0;
  }
  return ValueOfShot(firer, target, GapOf(firer, target));
}

double ValueOfShot(const UnitView& firer, const UnitView& target, double gap) {
  if (!Fires(firer) || target.locked || gap > firer.range ||
      !SeesPartOf(firer, target)) {
    return 0;
  }
  return ValueOfShot(FireModifierOf(firer, target, gap), target);
}

void UnderFire::Suffer(const UnitView& unit, int modifiers, double chance) {
  if (chance <= 0) return;
  const FireOdds in_order = FireOddsOf(modifiers);
  const FireOdds after =
      FireOddsOf(modifiers + ValueOf(FireModifier::kTargetDisordered));
  cost += chance * ordered *
          (in_order.disordered * unit.disorder +
           in_order.retreat * unit.retreat + in_order.eliminated * unit.loss);
  cost += chance * disordered *
          (after.retreat * kDrivenBack +
           after.eliminated * std::max(0.4, unit.loss - unit.disorder));
  const double stay = 1 - chance;
  disordered = disordered * (stay + chance * (after.none + after.disordered)) +
               ordered * chance * in_order.disordered;
  ordered *= stay + chance * in_order.none;
}

// ---- Attacks ----------------------------------------------------------------

int ScoreOf(const UnitView& u, const UnitView& enemy, bool disordered,
            bool hit_in_flank) {
  int sum = u.data->melee;
  const auto add = [&sum](MeleeModifier m) { sum += ValueOf(m); };
  if (disordered) add(MeleeModifier::kDisordered);
  if (hit_in_flank && !u.all_round()) add(MeleeModifier::kFlank);
  if (u.foot() && enemy.horse()) {
    if (u.square()) {
      add(MeleeModifier::kSquare);
    } else if (u.formation != Formation::kDeployed) {
      add(MeleeModifier::kFootAgainstHorse);
    }
  }
  if (u.level > enemy.level) add(MeleeModifier::kHigher);
  return sum;
}

double ValueOfMelee(const UnitView& own, const UnitView& enemy, int lead,
                    bool own_disordered, bool enemy_disordered, double care) {
  const MeleeOdds odds = MeleeOddsOf(lead);
  struct Costs {
    double disordered, retreats, eliminated;
  };
  // Of a unit that was in order, has been disordered in this attack, or was
  // disordered before.
  const auto costs_of = [](const UnitView& u, bool disordered) -> Costs {
    if (!disordered) return {u.disorder, u.retreat, u.loss};
    const double paid = u.disordered ? 0 : u.disorder;
    return {kHeld, std::max(kDrivenBack, u.retreat - paid),
            std::max(0.4, u.loss - paid)};
  };
  const Costs mine = costs_of(own, own_disordered);
  const Costs theirs = costs_of(enemy, enemy_disordered);
  // MEL-09
  const double horse_own =
      own.horse() && enemy.square() ? mine.retreats : mine.eliminated;
  const double horse_theirs =
      enemy.horse() && own.square() ? theirs.retreats : theirs.eliminated;
  const double gain = odds.foe_eliminated * horse_theirs +
                      odds.foe_retreats * theirs.retreats +
                      (odds.foe_disordered + odds.draw) * theirs.disordered;
  double cost = odds.eliminated * horse_own + odds.retreats * mine.retreats +
                (odds.disordered + odds.draw) * mine.disordered;
  if (own.horse()) {
    // CTL: who wins may gallop away.
    const ControlOdds control =
        ControlOddsOf((own.general ? 2 : 0) - (own_disordered ? 1 : 0));
    cost += (odds.foe_eliminated + odds.foe_retreats) *
            (control.removed * mine.eliminated +
             control.out_of_hand * mine.disordered);
  }
  return gain - care * cost;
}

double ValueOfAttack(const UnitView& attacker, const UnitView& defender,
                     const Attack& attack) {
  RallyOdds check = {.pass = 1};
  const bool checks =
      defender.foot() && !attack.is_checked &&
      (attacker.horse() ? !defender.square() : attacker.column());
  if (checks) {
    check = RallyOddsOf(defender.rally + (defender.general ? 1 : 0) +
                        (defender.formation == Formation::kSkirmish ? -3 : 0));
  }
  const double care = attack.care;
  double value =
      check.rout * defender.loss +
      check.retreat * (defender.disordered ? kDrivenBack : defender.retreat) -
      (check.rout + check.retreat) * care * attack.fire.cost;
  const bool fires = !attack.charge && !attack.on_flank && defender.range > 0 &&
                     defender.data->fires && !defender.locked;
  UnitView fresh = attacker;
  for (const bool shaken : {false, true}) {
    const double chance = shaken ? check.disordered : check.pass;
    if (chance <= 0) continue;
    const bool disordered = shaken || defender.disordered;
    UnderFire fire = attack.fire;
    if (fires) {
      int modifiers = FireModifierOf(defender, attacker, 0);
      if (disordered && !defender.disordered) {
        modifiers += ValueOf(FireModifier::kFirerDisordered);
      }
      if (attacker.horse() && !defender.all_round()) {
        modifiers += ValueOf(FireModifier::kContactCavalry);
      }
      fire.Suffer(attacker, modifiers, attack.own_fire);
    }
    double gain = -care * fire.cost;
    if (shaken && !defender.disordered) gain += defender.disorder;
    for (const bool hurt : {false, true}) {
      const double part = hurt ? fire.disordered : fire.ordered;
      if (part <= 0) continue;
      int lead = ScoreOf(attacker, defender, hurt, false) -
                 ScoreOf(defender, attacker, disordered, attack.on_flank) +
                 static_cast<int>(attack.support);
      if (attack.charge) {
        lead += attacker.data->melee_charging - attacker.data->melee;
      }
      if (attacker.general) ++lead;
      if (defender.general) --lead;
      gain +=
          part * ValueOfMelee(fresh, defender, lead, hurt, disordered, care);
    }
    value += chance * gain;
  }
  return value;
}

double ThreatOf(const UnitView& e, const UnitView& u) {
  if (e.reach <= 0 || IsFarther(e, u, e.reach)) return 0;
  return ThreatOf(e, u, GapOf(e, u));
}

double ThreatOf(const UnitView& e, const UnitView& u, double gap) {
  if (e.reach <= 0 || gap > e.reach || e.in_contact || u.locked ||
      !e.may_approach) {
    return 0;
  }
  const double charge = e.horse() ? ChargeRateOf(*e.data) : 0;
  // Beyond its 45 degrees it must turn first.
  const Spot l = e.Local(u.at);
  const bool ahead =
      l.y > 0 && std::abs(l.x) <= l.y + u.half_width + e.half_width;
  const double reach =
      ahead ? e.reach - charge : RateOf(*e.data, Formation::kColumn) / 2;
  if (gap > reach + charge) return 0;
  Attack attack;
  const Spot from = u.Local(e.at);
  attack.on_flank = !u.all_round() && from.y < u.half_depth &&
                    std::abs(from.x) > u.half_width;
  if (!u.all_round() && from.y < -u.half_depth) attack.on_flank = true;
  if (e.foot() && u.horse() && !attack.on_flank) return 0;
  UnitView there = e;
  if (e.foot()) there.formation = Formation::kColumn;
  double value = 0;
  if (gap <= reach) value = ValueOfAttack(there, u, attack);
  if (e.horse() && gap > 1) {
    attack.charge = true;
    if (u.foot() && !u.disordered && !u.in_contact && !u.square()) {
      // It has the time to form square, and does not fire then.
      UnitView square = u;
      square.formation = Formation::kSquare;
      constexpr double kForced = 0.15;
      value = std::max(value,
                       std::max(kForced, ValueOfAttack(there, square, attack)));
    } else {
      value = std::max(value, ValueOfAttack(there, u, attack));
    }
  }
  if (value <= 0) return 0;
  // It must rally first.
  if (e.disordered) {
    value *= RallyOddsOf(e.rally + (e.general ? 1 : 0)).pass;
  }
  return value;
}

double VolleyOf(const UnitView& e, const UnitView& u, double gap) {
  if (!e.foot() || e.in_contact || u.locked || !e.may_approach ||
      e.all_round()) {
    return 0;
  }
  const Spot l = e.Local(u.at);
  const bool ahead =
      l.y > 0 && std::abs(l.x) <= l.y + u.half_width + e.half_width;
  const double rate = RateOf(*e.data, e.formation) * (ahead ? 1 : 0.5);
  if (gap > rate + kMusketRange) return 0;
  const double value = ValueOfShot(FireModifierOf(e, u, 0), u);
  // It must rally first.
  return e.disordered ? value * RallyOddsOf(e.rally + (e.general ? 1 : 0)).pass
                      : value;
}

// ---- Tests ------------------------------------------------------------------

double CostOfTest(const UnitView& u, int modifiers) {
  const RallyOdds odds = RallyOddsOf(modifiers);
  return odds.rout * u.loss +
         odds.retreat * (u.disordered ? kDrivenBack : u.retreat) +
         odds.disordered * u.disorder;
}

int RoughModifierOf(const UnitView& u, TestModifier feature) {
  int sum = u.data->rally + ValueOf(feature);
  if (u.formation == Formation::kLine) sum += ValueOf(TestModifier::kInLine);
  if (u.horse()) sum += ValueOf(TestModifier::kCavalry);
  if (u.guns()) sum += ValueOf(TestModifier::kArtillery);
  if (u.foot() && u.data->light) sum += ValueOf(TestModifier::kLightInfantry);
  return sum;
}

UnderFire AfterRough(const UnitView& u, std::optional<TestModifier> feature) {
  if (!feature) return {};
  const double fails =
      1 - ChanceAtLeast(kRoughPass - RoughModifierOf(u, *feature));
  return {
      .ordered = 1 - fails, .disordered = fails, .cost = fails * u.disorder};
}

double PriceOfGeneral(const ArmyView& army) {
  return kDeath * army.weights().general * army.time_left();
}

}  // namespace berthier::simple_grand_tactical
