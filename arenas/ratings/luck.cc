#include "arenas/ratings/luck.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>

namespace berthier {
namespace {

double Uniform(RandomSource& source) {
  return static_cast<double>(source.Next() >> 11) / 0x1p53;
}

// Results in the sequence of luck: won first, lost last.
GameResult ResultAt(const Chances& chances, double luck) {
  if (luck < chances.won()) return GameResult::kFirstWon;
  return luck < chances.won() + chances.drawn ? GameResult::kDrawn
                                              : GameResult::kSecondWon;
}

// What the first sides' scores of two games have in common if one luck decides
// both, or decides them against one another.
double Common(const Chances& a, const Chances& b, bool against) {
  double sum = 0;
  for (const double s : {a.won(), a.won() + a.drawn}) {
    for (const double t : {b.won(), b.won() + b.drawn}) {
      sum += (against ? std::max(0.0, s + t - 1) : std::min(s, t)) / 4;
    }
  }
  return sum - a.expected * b.expected;
}

}  // namespace

double SharedLuck(const std::vector<PairKind>& kinds,
                  const std::vector<Chances>& chances) {
  constexpr std::array<double, 3> kScores = {1, 0.5, 0};
  double observed = 0;
  double together = 0;
  double against = 0;
  for (const PairKind& kind : kinds) {
    if (kind.legs() == 1) continue;
    const Chances& a = chances[static_cast<size_t>(kind.cells[0])];
    const Chances& b = chances[static_cast<size_t>(kind.cells[1])];
    const auto pairs = static_cast<double>(kind.pairs());
    together += pairs * Common(a, b, false);
    against += pairs * Common(a, b, true);
    for (size_t i = 0; i < 3; ++i) {
      for (size_t j = 0; j < 3; ++j) {
        observed += static_cast<double>(kind.counts[i][j]) *
                    (kScores[i] - a.expected) * (kScores[j] - b.expected);
      }
    }
  }
  if (observed > 0 && together > 0) return std::min(1.0, observed / together);
  if (observed < 0 && against < 0) return -std::min(1.0, observed / against);
  return 0;
}

GameResult LuckyGame(const Chances& chances, RandomSource& source) {
  return ResultAt(chances, Uniform(source));
}

PairResults LuckyPair(const Chances& first, const Chances& second,
                      double shared_luck, RandomSource& source) {
  const double luck = Uniform(source);
  const bool shared = Uniform(source) < std::abs(shared_luck);
  const double own_luck = Uniform(source);
  return {ResultAt(first, luck),
          ResultAt(second, !shared           ? own_luck
                           : shared_luck > 0 ? luck
                                             : 1 - luck)};
}

}  // namespace berthier
