#include "arenas/analysis/study_factors.h"

#include <algorithm>
#include <array>

#include "engine/geometry/units.h"

namespace berthier {
namespace {

using Level = std::optional<size_t>;
using Decision = wire::StudiedDecision;
using Receiver = wire::StudiedReceiver;

// The first of the bounds, in inches, that it is not beyond.
template <size_t kBounds>
size_t Within(int32_t ticks, const std::array<int, kBounds>& inches) {
  return static_cast<size_t>(
      std::find_if(inches.begin(), inches.end(),
                   [&](int bound) { return ticks <= bound * kTicksPerInch; }) -
      inches.begin());
}

Level PhaseOf(const Decision& decision, const Receiver& /*receiver*/) {
  return decision.phase();
}

Level OddsOf(const Decision& /*decision*/, const Receiver& receiver) {
  if (receiver.units() == 0) return std::nullopt;
  const uint32_t own = receiver.own_near();
  const uint32_t enemies = receiver.enemies_near();
  if (enemies == 0) return 0;
  if (2 * own >= 3 * enemies) return 1;
  return 3 * own > 2 * enemies ? 2 : 3;
}

Level EnemyOf(const Decision& /*decision*/, const Receiver& receiver) {
  if (!receiver.has_enemy()) return std::nullopt;
  return Within(receiver.enemy(), std::array{1, 4, 8, 16});
}

Level LeaderOf(const Decision& /*decision*/, const Receiver& receiver) {
  if (!receiver.has_leader()) return std::nullopt;
  return Within(receiver.leader(), std::array{3, 6, 9});
}

Level ArmOf(const Decision& /*decision*/, const Receiver& receiver) {
  constexpr std::array kArms = {"foot", "horse", "guns", "mixed"};
  const auto found = std::find(kArms.begin(), kArms.end(), receiver.arm());
  if (found == kArms.end()) return std::nullopt;
  return static_cast<size_t>(found - kArms.begin());
}

Level UnitsOf(const Decision& /*decision*/, const Receiver& receiver) {
  if (receiver.units() == 0) return std::nullopt;
  return std::min<size_t>(2, (receiver.units() - 1) / 2);
}

Level ShakenOf(const Decision& /*decision*/, const Receiver& receiver) {
  if (receiver.units() == 0) return std::nullopt;
  if (receiver.shaken() == 0) return 0;
  return 2 * receiver.shaken() < receiver.units() ? 1 : 2;
}

Level HasOf(const Decision& /*decision*/, const Receiver& receiver) {
  if (!receiver.has_has()) return std::nullopt;
  return std::min<size_t>(4, (receiver.has() + 1) / 2);
}

Level ForEachUnitOf(const Decision& /*decision*/, const Receiver& receiver) {
  if (!receiver.has_has() || receiver.units() == 0) return std::nullopt;
  if (2 * receiver.has() < receiver.units()) return 0;
  return receiver.has() < receiver.units()       ? 1
         : receiver.has() < 2 * receiver.units() ? 2
                                                 : 3;
}

}  // namespace

std::span<const StudyFactorKind> StudyFactors() {
  static const std::vector<StudyFactorKind> factors = {
      {.name = "phase",
       .title = "Phase of the game",
       .levels = {"first third of its player-turns", "second third",
                  "last third"},
       .level_of = &PhaseOf},
      {.name = "odds",
       .title = "Odds near (units within 12 in)",
       .levels = {"no enemy near", "3 to 2 or better", "about even",
                  "2 to 3 or worse"},
       .level_of = &OddsOf,
       .divides = true},
      {.name = "enemy",
       .title = "Distance of the enemy",
       .levels = {"within 1 in", "1 to 4 in", "4 to 8 in", "8 to 16 in",
                  "beyond 16 in"},
       .level_of = &EnemyOf,
       .divides = true},
      {.name = "leader",
       .title = "Distance of the general from its units, on average",
       .levels = {"within 3 in", "3 to 6 in", "6 to 9 in", "beyond 9 in"},
       .level_of = &LeaderOf},
      {.name = "has",
       .title = "Points it has already",
       .levels = {"none", "1 or 2", "3 or 4", "5 or 6", "7 or more"},
       .level_of = &HasOf,
       .divides = true},
      {.name = "for each unit",
       .title = "Points it has for each of its units",
       .levels = {"fewer than 1 for 2", "1 for 2 or more", "1 to 2",
                  "2 or more"},
       .level_of = &ForEachUnitOf,
       .divides = true},
      {.name = "arm",
       .title = "Its role: what most of its units are",
       .levels = {"foot", "horse", "guns", "mixed"},
       .level_of = &ArmOf,
       .divides = true},
      {.name = "units",
       .title = "Its strength: units on the table",
       .levels = {"1 or 2", "3 or 4", "5 or more"},
       .level_of = &UnitsOf},
      {.name = "shaken",
       .title = "Its state: units that are shaken, worn or running",
       .levels = {"none", "fewer than half", "half or more"},
       .level_of = &ShakenOf}};
  return factors;
}

}  // namespace berthier
