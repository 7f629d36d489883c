#include "agents/doctrine/grandeur/odds.h"

#include <algorithm>
#include <vector>

#include "engine/rulesets/grandeur/board/pools.h"
#include "engine/rulesets/grandeur/facts/tables.h"

namespace berthier::grandeur {
namespace {

// Larger pools, stronger units and other modifiers count as the nearest here.
constexpr int kDice = 16;
constexpr int kLeastModifier = -1, kMostModifier = 5;
constexpr int kModifierRoom = kMostModifier - kLeastModifier + 1;
constexpr int kQualities = 3;

// IMP-COH-04, 06
int LossOf(int die, int number, bool disordered) {
  const bool fails = die != 1 && (die > number || die == kDie);
  if (!fails) return disordered ? 1 : 0;
  return std::max(1, die - number);
}

// GRA-COH-02, 03
bool IsRerolled(int die, int number, const Tested& tested) {
  const bool may = (die == kDie && tested.quality != Quality::kRegular) ||
                   (die == kDie - 1 && tested.quality == Quality::kElite);
  if (!may || (die <= number && die != kDie)) return false;
  return !tested.disordered || LossOf(die, number, true) > 1;
}

LossOdds Reckon(int dice, const Tested& tested) {
  LossOdds odds;
  const Pool pool(dice);
  double ways = 1;
  for (int i = 0; i < dice; ++i) ways *= kDie;
  odds.lost[0] = static_cast<double>(pool.WaysOfHits(0)) / ways;
  odds.hit = 1 - odds.lost[0];
  for (int hits = 1; hits <= dice; ++hits) {
    const double chance = static_cast<double>(pool.WaysOfHits(hits)) / ways;
    const int number = std::max(
        1, tested.vbu - hits + tested.modifiers - (tested.disordered ? 1 : 0));
    const auto lose = [&](int die, double share) {
      const int loss =
          std::min(tested.vbu, LossOf(die, number, tested.disordered));
      odds.lost[static_cast<size_t>(loss)] += share;
    };
    for (int die = 1; die <= kDie; ++die) {
      const double share = chance / kDie;
      if (!IsRerolled(die, number, tested)) {
        lose(die, share);
        continue;
      }
      for (int again = 1; again <= kDie; ++again) lose(again, share / kDie);
    }
  }
  return odds;
}

size_t IndexOf(int dice, const Tested& tested) {
  int index = dice;
  index = index * LossOdds::kMost + tested.vbu - 1;
  index = index * kModifierRoom + tested.modifiers - kLeastModifier;
  index = index * kQualities + static_cast<int>(tested.quality);
  return static_cast<size_t>(index * 2 + (tested.disordered ? 1 : 0));
}

std::vector<LossOdds> Table() {
  std::vector<LossOdds> table(static_cast<size_t>(
      (kDice + 1) * LossOdds::kMost * kModifierRoom * kQualities * 2));
  for (int dice = 0; dice <= kDice; ++dice) {
    for (int vbu = 1; vbu <= LossOdds::kMost; ++vbu) {
      for (int m = kLeastModifier; m <= kMostModifier; ++m) {
        for (int quality = 0; quality < kQualities; ++quality) {
          for (const bool disordered : {false, true}) {
            const Tested tested = {vbu, m, disordered,
                                   static_cast<Quality>(quality)};
            table[IndexOf(dice, tested)] = Reckon(dice, tested);
          }
        }
      }
    }
  }
  return table;
}

}  // namespace

double ChanceOfDie(int least) {
  return std::clamp(kDie + 1 - least, 0, kDie) / static_cast<double>(kDie);
}

double ChanceToPass(Discipline discipline, int modifiers) {
  const int target = kDisciplineTargets[static_cast<size_t>(discipline)];
  return ChanceOfDie(std::max(2, target - modifiers));
}

const LossOdds& LossOddsOf(int dice, const Tested& tested) {
  static const std::vector<LossOdds> table = Table();
  Tested near = tested;
  near.vbu = std::clamp(tested.vbu, 1, LossOdds::kMost);
  near.modifiers = std::clamp(tested.modifiers, kLeastModifier, kMostModifier);
  return table[IndexOf(std::clamp(dice, 0, kDice), near)];
}

}  // namespace berthier::grandeur
