#include "agents/doctrine/la_grande_armee/odds.h"

#include <algorithm>

#include "engine/rulesets/la_grande_armee/facts/tables.h"

namespace berthier::la_grande_armee {
namespace {

constexpr int kSix = 6;
constexpr int kMostThrown = 48;

// Chances below this are not looked at.
constexpr double kUnlikely = 1e-4;

// Chances of hits by dice, more than kMostHits counted as that many.
std::array<HitsRow, kMostThrown + 1> Table(double each) {
  std::array<HitsRow, kMostThrown + 1> table;
  table.fill({.most = kMostHits});
  table[0].exactly[0] = 1;
  for (size_t dice = 1; dice <= kMostThrown; ++dice) {
    for (size_t k = 0; k <= kMostHits; ++k) {
      const double stays = table[dice - 1].exactly[k];
      table[dice].exactly[k] += stays * (1 - each);
      table[dice].exactly[std::min<size_t>(k + 1, kMostHits)] += stays * each;
    }
  }
  for (HitsRow& row : table) {
    double sum = 0;
    for (int k = kMostHits; k >= 0; --k) {
      sum += row.exactly[static_cast<size_t>(k)];
      row.at_least[static_cast<size_t>(k)] = sum;
      if (sum < kUnlikely) row.most = k - 1;
    }
  }
  return table;
}

// What the losses of one do to it; `beats[k]`: the chance that the other lost
// more than k.
Fate FateOf(const Fighter& u, const Hits& taken, const Hits& dealt) {
  Fate fate;
  double stays = 0;
  double more = 1;  // chance that the other lost more than k
  for (int k = 0; k <= taken.most; ++k) {
    const double chance = taken.Chance(k);
    if (k <= dealt.most) more -= dealt.Chance(k);
    if (chance <= 0) continue;
    const double left = u.bases - k;
    fate.lost += chance * k;
    if (left <= 0.01) {
      fate.gone += chance;
      continue;
    }
    double markers = u.markers;
    if (k > 0) markers += MarkersOfLosses(u.quality, k);
    if (u.breaks && k == u.cap) {
      fate.broken += chance;
      markers += kMarkerTable.broken_through;
    }
    const double wins = std::clamp(more, 0.0, 1.0);
    const double won = ValueOf(ModifierCode::kWon);
    const double routs = u.routing
                             ? 0
                             : wins * ChanceToRout(markers, u.morale + won) +
                                   (1 - wins) * ChanceToRout(markers, u.morale);
    fate.routs += chance * routs;
    fate.markers += chance * markers;
    stays += chance;
  }
  fate.markers = stays > 0 ? fate.markers / stays : u.markers;
  return fate;
}

}  // namespace

double ChanceOfCheck(int target) {
  return (std::clamp(target, 0, kSix - 1) + 1) / double{kSix};
}

double ChanceOfFireTest(double target) {
  return std::clamp(target, 0.0, double{kSix}) / kSix;
}

double MarkersOfLosses(Quality quality, int casualties) {
  if (casualties <= 0) return 0;
  const size_t column =
      static_cast<size_t>(std::min(casualties, kReactionColumns)) - 1;
  const ReactionCell& cell =
      kReactionTable[static_cast<size_t>(quality)][column];
  return cell.automatic + (kSix - cell.number) / double{kSix};
}

double ChanceToRout(double markers, double modifiers) {
  if (markers < 0.5) return 0;
  return std::clamp(markers - modifiers, 0.0, double{kSix - 1}) / kSix;
}

Hits HitsOf(int dice, int most, double each) {
  static const auto usual = Table(1.0 / kSix);
  static const auto saved = Table(5.0 / (kSix * kSix));
  const auto& table = each < 1.0 / kSix ? saved : usual;
  const HitsRow& row =
      table[static_cast<size_t>(std::clamp(dice, 0, kMostThrown))];
  return {&row, std::clamp(most, 0, row.most)};
}

Bout FightBout(const Fighter& own, const Fighter& enemy) {
  constexpr double kHit = 1.0 / kSix, kSaved = 5.0 / (kSix * kSix);
  const Hits taken = HitsOf(enemy.dice, own.cap, own.saves ? kSaved : kHit);
  const Hits dealt = HitsOf(own.dice, enemy.cap, enemy.saves ? kSaved : kHit);
  return {FateOf(own, taken, dealt), FateOf(enemy, dealt, taken)};
}

}  // namespace berthier::la_grande_armee
