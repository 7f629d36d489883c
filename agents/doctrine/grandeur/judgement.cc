#include "agents/doctrine/grandeur/judgement.h"

#include <algorithm>
#include <array>

#include "engine/rulesets/grandeur/facts/tables.h"

namespace berthier::grandeur {
namespace {

// Good until it is known.
const WeatherRow& WeatherOf(const ArmyView& army) {
  const Weather weather = army.field().state.weather;
  return kWeatherEffects[static_cast<size_t>(
      weather == Weather::kUnknown ? Weather::kGood : weather)];
}

int Cost(ModifierCode code) { return ValueOf(code); }

// GRA-FIR-03: kNoShot if it is too far.
int RangeDiceOf(const UnitData& data, double gap) {
  for (size_t i = 0; i < kRanges.size(); ++i) {
    if (gap > kRanges[i]) continue;
    return data.is_artillery()
               ? kGunFire[static_cast<size_t>(data.gun)][i]
               : kSkirmishFire[static_cast<size_t>(data.skirmish)][i];
  }
  return kNoShot;
}

// What the losses of these odds cost; disorder too, if they are hit.
double CostOfOdds(const ArmyView& army, const UnitView& u,
                  const LossOdds& odds) {
  const double last = army.last();
  double cost = 0;
  for (int k = 1; k <= std::min(u.vbu, LossOdds::kMost); ++k) {
    cost += odds.lost[static_cast<size_t>(k)] * u.CostOf(k, last);
  }
  if (!u.disordered) cost += odds.hit * u.disorder;
  return cost;
}

// What a round of so many dice against so many leads to.
struct Round {
  double value = 0;
  double wins = 0;
};
Round RoundOf(const ArmyView& army, const UnitView& own, const UnitView& enemy,
              int dice, int enemy_dice, double care) {
  const Weights& w = army.weights();
  const auto tested = [](const UnitView& u, const UnitView& other) {
    Tested t = u.tested();
    if (u.foot() && other.horse()) {
      t.modifiers += Cost(ModifierCode::kFootAgainstMounted);
    }
    if (!u.horse() && u.level > other.level) {
      t.modifiers += Cost(ModifierCode::kHigherGround);
    }
    if (u.in_bua) t.modifiers += Cost(ModifierCode::kBuaMelee);
    return t;
  };
  const LossOdds& taken =
      LossOddsOf(std::max(1, enemy_dice), tested(own, enemy));
  const LossOdds& dealt = LossOddsOf(std::max(1, dice), tested(enemy, own));
  double wins = 0, loses = 0;
  const auto index = [](int k) { return static_cast<size_t>(k); };
  for (int i = 0; i <= std::min(own.vbu, LossOdds::kMost); ++i) {
    for (int k = 0; k <= std::min(enemy.vbu, LossOdds::kMost); ++k) {
      const double chance = taken.lost[index(i)] * dealt.lost[index(k)];
      const bool own_gone = i >= own.vbu, enemy_gone = k >= enemy.vbu;
      if (own_gone && enemy_gone) continue;
      if (enemy_gone || (!own_gone && k > i)) wins += chance;
      if (own_gone || (!enemy_gone && i > k)) loses += chance;
    }
  }
  const double drawn = std::max(0.0, 1 - wins - loses);
  // GRA-RET-01, 02
  const auto driven = [&](const UnitView& u, double lost, double drew) {
    if (u.formed) return 0.0;
    double cost = lost * w.retreat * u.worth;
    if (u.horse()) {
      cost += drew * (w.retreat * u.worth + (u.disordered ? 0 : u.disorder));
    }
    return cost;
  };
  return {CostOfOdds(army, enemy, dealt) + driven(enemy, wins, drawn) +
              wins * w.pursuit * enemy.worth -
              care * (CostOfOdds(army, own, taken) + driven(own, loses, drawn) +
                      loses * w.pursuit * own.worth),
          wins};
}

// IMP-MEL-06, GRA-MEL-02
int ImpetusOf(const UnitView& own, const UnitView& enemy) {
  if (!own.fresh || own.disordered || enemy.in_bua) return 0;
  const bool alike =
      (own.foot() && enemy.foot()) || (own.horse() && enemy.horse());
  const bool uphill = own.horse() && own.level < enemy.level;
  return alike && !uphill ? own.data->impetus : 0;
}

int DiceOf(const UnitView& u) {
  return u.vbu + u.melee_dice +
         (u.disordered ? Cost(ModifierCode::kDisorderedMelee) : 0);
}

// GRA-OPF-03, GRA-MEL-04
int DefensiveDice(const ArmyView& army, const UnitView& own,
                  const UnitView& charger) {
  const int range = RangeDiceOf(*own.data, 0);
  if (own.guns()) {
    if (own.disordered) return 0;
    return own.vbu + range +
           (charger.formed ? Cost(ModifierCode::kFormedTarget) : 0);
  }
  if (!own.foot() || !charger.foot() || own.exhausted) return 0;
  return own.vbu + (range == kNoShot || own.formed ? 0 : range) +
         (own.disordered ? Cost(ModifierCode::kDisorderedFirer) : 0) +
         (charger.data->mixed ? Cost(ModifierCode::kMixedTarget) : 0) +
         WeatherOf(army).skirmish_fire;
}

// The melee of a charge on who stands, after the defensive fire.
Round Contact(const ArmyView& army, const UnitView& own, const UnitView& target,
              const ChargeWay& way, double care) {
  UnitView enemy = target;
  Round all;
  if (way.flank && !enemy.disordered && !enemy.in_bua) {  // GRA-FLK-01
    all.value += enemy.disorder;
    enemy.disordered = true;
  }
  const int enemy_dice = DiceOf(enemy) + way.enemy_support +
                         (way.counters ? ImpetusOf(enemy, own) : 0);
  const auto melee = [&](const UnitView& u, double chance) {
    const int dice = DiceOf(u) + ImpetusOf(u, enemy) + way.support;
    const Round round = RoundOf(army, u, enemy, dice, enemy_dice, care);
    all.value += chance * round.value;
    all.wins += chance * round.wins;
  };
  const bool fires = !way.flank && !way.pursues && !way.counters;
  const int shots = fires ? DefensiveDice(army, enemy, own) : 0;
  if (shots <= 0) {
    melee(own, 1);
    return all;
  }
  Tested tested = own.tested();
  tested.modifiers += Cost(ModifierCode::kNearFire);
  if (own.foot() && !enemy.guns()) {
    tested.modifiers += Cost(ModifierCode::kFootUnderFire);
  }
  const LossOdds& odds = LossOddsOf(shots, tested);
  all.value -= care * CostOfOdds(army, own, odds);
  melee(own, 1 - odds.hit);
  UnitView hit = own;
  hit.disordered = true;
  for (int k = 0; k < std::min(own.vbu, 3); ++k) {
    const double chance =
        odds.lost[static_cast<size_t>(k)] - (k == 0 ? 1 - odds.hit : 0);
    if (chance <= 0) continue;
    UnitView left = hit;
    left.vbu = own.vbu - k;
    left.fresh = own.fresh && k == 0;
    melee(left, chance);
  }
  return all;
}

// What it gains that who could not stand goes away.
double ValueOfEvading(const UnitView& own, const UnitView& enemy, double gap) {
  // IMP-EVA-04, GRA-EVA-02: guns lose their fire and place.
  constexpr double kDisplaced = 0.1, kCaught = 0.8;
  const double far = gap + enemy.move - own.move;
  const double caught = own.disordered
                            ? (far <= 0 ? 1 : 0)
                            : ChanceOfDie(static_cast<int>(std::ceil(far)));
  return enemy.worth * (kDisplaced * (enemy.guns() ? 2 : 1) +
                        (own.foot() && enemy.horse() ? 0 : kCaught * caught));
}

double ValueInOrder(const ArmyView& army, const UnitView& own,
                    const UnitView& enemy, const ChargeWay& way, double care) {
  double value = Contact(army, own, enemy, way, care).value;
  if (way.flank || way.pursues || way.counters || enemy.locked) return value;
  if (!way.reaction && !enemy.foot()) {
    value = std::min(value, ValueOfEvading(own, enemy, way.gap));
  }
  // IMP-CCH-01
  const bool alike =
      (own.foot() && enemy.foot()) || (own.horse() && enemy.horse());
  if (!way.reaction && alike && !enemy.disordered && !enemy.in_bua &&
      ImpetusOf(enemy, own) > (enemy.foot() ? 1 : 0)) {
    ChargeWay met = way;
    met.counters = true;
    const double passes =
        ChanceToPass(enemy.data->discipline, DisciplineOf(enemy));
    UnitView shaken = enemy;
    shaken.disordered = true;
    const double countered =
        passes * Contact(army, own, enemy, met, care).value +
        (1 - passes) *
            (enemy.disorder + Contact(army, own, shaken, way, care).value);
    value = std::min(value, countered);
  }
  return value;
}

}  // namespace

// ---- Fire -------------------------------------------------------------------

int ShotDiceAt(const UnitView& firer, const UnitView& target, double gap,
               int phases) {
  const int range = RangeDiceOf(*firer.data, gap);
  if (range == kNoShot) return 0;
  int dice = firer.vbu + range;
  if (firer.guns()) {
    if (firer.disordered || !firer.commanded) return 0;
    dice += phases * Cost(ModifierCode::kPhasesGuns);
    if (target.formed) return dice + Cost(ModifierCode::kFormedTarget);
  } else {
    // GRA-FIR-12 to 14
    if (firer.formed || (target.horse() && !target.data->is_light())) return 0;
    if (firer.foot()) dice += phases * Cost(ModifierCode::kPhasesFoot);
    if (firer.disordered) dice += Cost(ModifierCode::kDisorderedFirer);
    if (target.data->mixed) dice += Cost(ModifierCode::kMixedTarget);
    if (!target.foot()) dice += Cost(ModifierCode::kAwkwardTarget);
  }
  if (target.in_bua) dice += Cost(ModifierCode::kTargetInBua);
  if (!SeesPartOf(target, firer)) dice += Cost(ModifierCode::kEnfilade);
  return dice;
}

double ValueOfShot(const ArmyView& army, int dice, const UnitView& firer,
                   const UnitView& target, double gap) {
  if (dice <= 0) return 0;
  Tested tested = target.tested();
  tested.modifiers +=
      Cost(gap <= kDistances.short_range ? ModifierCode::kNearFire
                                         : ModifierCode::kFarFire);
  if (target.foot() && !firer.guns()) {
    tested.modifiers += Cost(ModifierCode::kFootUnderFire);
  }
  return CostOfOdds(army, target, LossOddsOf(dice, tested));
}

double ValueOfShotAt(const ArmyView& army, const UnitView& firer,
                     const UnitView& target, int phases) {
  if (firer.range == 0 || firer.locked || target.locked ||
      IsFarther(firer, target, firer.range) || !SeesPartOf(firer, target)) {
    return 0;
  }
  const double gap = GapOf(firer, target);
  const WeatherRow& weather = WeatherOf(army);
  const int feels = !firer.guns()       ? weather.skirmish_fire
                    : gap <= kRanges[0] ? 0
                                        : weather.gun_fire;
  const int dice = ShotDiceAt(firer, target, gap, phases) + feels;
  return ValueOfShot(army, dice, firer, target, gap);
}

double BestShot(const ArmyView& army, const UnitView& firer, int phases) {
  if (firer.range == 0 || firer.locked) return 0;
  double best = 0;
  for (const UnitView& e : army.enemies(firer.data->side)) {
    const double value = ValueOfShotAt(army, firer, e, phases);
    if (value <= best) continue;
    // Somebody else in the way: IMP-FIR-06.
    const Spot from = firer.front(), way = e.at - from;
    const double length = Norm(way);
    const Spot ahead = UnitOf(way);
    bool blocked = false;
    for (const Side side : {Side::kFirst, Side::kSecond}) {
      for (const UnitView& other : army.units(side)) {
        if (blocked || other.id == e.id || other.id == firer.id) continue;
        const double along = Dot(other.at - from, ahead);
        if (along <= 0 || along >= length) continue;
        blocked = std::abs(Cross(ahead, other.at - from)) < other.half_width;
      }
    }
    if (!blocked) best = value;
  }
  return best;
}

// ---- Charges ----------------------------------------------------------------

int DisciplineOf(const UnitView& u) {
  return (u.cohesion > 0 ? Cost(ModifierCode::kLeaderAttached) : 0) +
         (u.commanded ? 0 : Cost(ModifierCode::kOutOfCommand));
}

double ChanceOfPhase(const ArmyView& army, const UnitView& u, int phases) {
  if (phases == 0) return 1;
  return ChanceToPass(
      u.data->discipline,
      DisciplineOf(u) + WeatherOf(army).phase_test - std::max(0, phases - 1));
}

double ChanceToReach(const UnitView& own, double gap) {
  if (gap <= own.move) return 1;
  if (gap > own.reach) return 0;
  return ChanceOfDie(static_cast<int>(std::ceil(gap - own.move)));
}

double ValueOfCharge(const ArmyView& army, const UnitView& own,
                     const UnitView& enemy, const ChargeWay& way, double care) {
  double value = (1 - way.fails) * ValueInOrder(army, own, enemy, way, care);
  if (way.fails > 0) {
    UnitView shaken = own;
    shaken.disordered = true;
    value += way.fails * (ValueInOrder(army, shaken, enemy, way, care) -
                          (own.disordered ? 0 : care * own.disorder));
  }
  return value;
}

double ValueOfRound(const ArmyView& army, const UnitView& own,
                    const UnitView& enemy, int dice, int enemy_dice,
                    double care) {
  return RoundOf(army, own, enemy, dice, enemy_dice, care).value;
}

double ChanceToWin(const ArmyView& army, const UnitView& own,
                   const UnitView& enemy, const ChargeWay& way) {
  return Contact(army, own, enemy, way, 1).wins;
}

double ThreatOf(const ArmyView& army, const UnitView& e,
                const UnitView& there) {
  if (e.reach == 0 || e.locked || IsFarther(e, there, e.reach + e.move)) {
    return 0;
  }
  if (there.in_bua && e.horse()) return 0;
  ChargeWay way = {.flank = !SeesPartOf(there, e)};
  const double ahead = TouchOf(e, e.dir, there);
  double chance;
  if (ahead <= e.reach) {
    chance = ChanceToReach(e, ahead);
    way.gap = ahead;
  } else {
    // A wheel or an advance first, and then the test.
    if (e.disordered) return 0;
    const double gap = GapOf(e, there);
    const bool straight = ahead < kMisses;
    const double rest = straight ? ahead - e.move : gap;
    if (!straight && Dot(UnitOf(there.at - e.at), e.dir) < -0.2) return 0;
    constexpr double kMayWheel = 0.6;
    chance = ChanceToReach(e, std::max(0.0, rest)) * (straight ? 1 : kMayWheel);
    if (chance == 0) return 0;
    way.fails = 1 - ChanceOfPhase(army, e, 1);
    way.gap = std::min(rest, e.move);
  }
  if (chance <= 0) return 0;
  return chance * std::max(0.0, ValueOfCharge(army, e, there, way, 1));
}

}  // namespace berthier::grandeur
