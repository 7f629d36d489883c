#include "agents/doctrine/grande_tactique/odds.h"

#include <algorithm>
#include <array>

#include "engine/rulesets/grande_tactique/board/morale.h"
#include "engine/rulesets/grande_tactique/charge/charge.h"
#include "engine/rulesets/grande_tactique/facts/tables.h"

namespace berthier::grande_tactique {
namespace {

constexpr int kFaces = 6;
constexpr int kMostNet = 8;

VolleyOdds CountVolley(int net) {
  VolleyOdds odds;
  constexpr double kOne = 1.0 / (kFaces * kFaces);
  for (int a = 1; a <= kFaces; ++a) {
    for (int b = 1; b <= kFaces; ++b) {
      const int margin = a + net - b;
      if (margin == 0) odds.tie += kOne;
      if (margin > 0) odds.hit += kOne;
      if (margin >= kMassiveMargin) odds.massive += kOne;
      if (margin < 0) odds.beaten += kOne;
      if (-margin >= kMassiveMargin) odds.crushed += kOne;
    }
  }
  return odds;
}

std::array<VolleyOdds, 2 * kMostNet + 1> CountVolleys() {
  std::array<VolleyOdds, 2 * kMostNet + 1> table;
  for (int net = -kMostNet; net <= kMostNet; ++net) {
    table[static_cast<size_t>(net + kMostNet)] = CountVolley(net);
  }
  return table;
}

double ChanceOf(PositionView f, const MoraleCheck& check) {
  MoraleList list;
  FillMorale(f, check, list);
  return PassChance(list.sum());
}

}  // namespace

double PassChance(int sum) {
  return PassingFaces(sum) / static_cast<double>(kFaces);
}

double LockedChance(int difference) {
  const VolleyOdds& odds = OddsOfVolley(difference);
  return odds.hit / (odds.hit + odds.beaten);
}

const VolleyOdds& OddsOfVolley(int net) {
  static const auto table = CountVolleys();
  return table[static_cast<size_t>(std::clamp(net, -kMostNet, kMostNet) +
                                   kMostNet)];
}

VolleyOdds OddsOfVolley(PositionView f, Volley volley) {
  FireList list;
  FillVolley(f, volley, list);
  return OddsOfVolley(list.net());
}

ChargeOdds OddsOfCharge(const ChargeTerms& terms) {
  ChargeOdds odds;
  if (terms.fleeing) {  // GT-CHG-40 to 42
    (terms.horse ? odds.destroyed : odds.broken) = 1;
    return odds;
  }
  const double on = PassChance(terms.attack);
  const double stands = on * PassChance(terms.defence);
  const double gives = on - stands;
  switch (terms.target) {
    case Arm::kInfantry:
      odds.refused = 1 - on;
      odds.broken = gives;
      if (terms.horse) {
        odds.stands = stands;  // GT-CHG-24
      } else {                 // GT-CHG-21
        odds.broken += stands * LockedChance(terms.melee);
        odds.routed = stands * (1 - LockedChance(terms.melee));
      }
      break;
    case Arm::kCavalry:
      if (terms.horse) {
        // GT-CHG-12, 27, 28
        odds.broken = gives + stands * LockedChance(terms.melee);
        odds.routed = 1 - on + stands * (1 - LockedChance(terms.melee));
      } else {
        odds.refused = 1 - on;
        odds.retreats_disrupted = gives;  // GT-CHG-26
        odds.retreats = stands;           // GT-CHG-25
      }
      break;
    case Arm::kFootArtillery:
    case Arm::kHorseArtillery:
      odds.refused = 1 - on;
      odds.broken = gives;   // GT-CHG-29
      odds.stands = stands;  // GT-CHG-30
      break;
  }
  return odds;
}

ChargeTerms TermsOfCharge(PositionView f, UnitSet chargers, UnitId principal,
                          UnitId target) {
  ChargeTerms terms = {
      .horse = f.scenario.IsCavalry(principal),
      .target = f.data(target).arm,
      .fleeing = f.unit(target).cohesion == Cohesion::kFleeing};
  if (terms.fleeing) return terms;
  MoraleList attack, defence;
  FillMorale(f,
             {.unit = principal,
              .purpose = Purpose::kChargeAttack,
              .chargers = chargers,
              .target = target},
             attack);
  FillMorale(f,
             {.unit = target,
              .purpose = Purpose::kChargeDefend,
              .chargers = chargers,
              .target = target},
             defence);
  terms.attack = attack.sum();
  terms.defence = defence.sum();
  terms.melee = MeleeModifierSum(f, principal) - MeleeModifierSum(f, target);
  return terms;
}

double RegroupChance(PositionView f, UnitId u) {
  const UnitState& unit = f.unit(u);
  const DivisionId division = f.data(u).division;
  if (!unit.on_table() || unit.cohesion != Cohesion::kDisrupted ||
      unit.Has(Flag::kExhausted) ||
      (IsSome(division) && f.state.division(division).collapsed != 0)) {
    return 0;
  }
  return ChanceOf(f, {.unit = u, .purpose = Purpose::kRegroup});
}

double FollowUpChance(PositionView f, UnitId u) {
  return ChanceOf(f, {.unit = u, .purpose = Purpose::kFollowUp});
}

double BreakUnderFireChance(PositionView f, UnitId u, UnitId by) {
  return 1 - ChanceOf(
                 f, {.unit = u, .purpose = Purpose::kFireLoss, .opponent = by});
}

}  // namespace berthier::grande_tactique
