#include "arenas/generation/grande_tactique/forces.h"

#include <cstddef>
#include <utility>

#include "arenas/generation/armies.h"
#include "engine/rulesets/grande_tactique/facts/tables.h"

namespace berthier::grande_tactique::generation {
namespace {

// Out of a hundred generals: quality 0, 1, 2, 3 (catalogue 8.4).
constexpr std::array<int, 4> kGeneralQualities = {40, 35, 20, 5};
// Out of a hundred units: raw, regular, veteran.
constexpr std::array<int, 3> kUnitQualities = {15, 70, 15};
constexpr int kCuirassierDivisions = 20;  // of a hundred of cavalry
constexpr int kLancers = 25;              // of a hundred others
constexpr int kHorseBatteries = 50;       // with a hundred of cavalry
constexpr int kCavalryTries = 60;  // of a hundred chances of a cavalry division

Unit RaiseUnit(Arm arm, Horse horse, RandomDraws& draws) {
  return {arm, horse, static_cast<Quality>(draws.Weighted(kUnitQualities))};
}

Division RaiseDivision(Arm arm, RandomDraws& draws) {
  Division division{.arm = arm};
  division.quality = static_cast<int>(draws.Weighted(kGeneralQualities));
  if (arm == Arm::kInfantry) {
    const int battalions = draws.Between(3, 5);
    for (int i = 0; i < battalions; ++i) {
      division.units.push_back(
          RaiseUnit(Arm::kInfantry, Horse::kOrdinary, draws));
    }
    division.units.push_back(
        RaiseUnit(Arm::kFootArtillery, Horse::kOrdinary, draws));
    return division;
  }
  const bool heavy = draws.Percent(kCuirassierDivisions);
  const int regiments = draws.Between(2, 4);
  for (int i = 0; i < regiments; ++i) {
    const bool lances = !heavy && draws.Percent(kLancers);
    division.units.push_back(RaiseUnit(Arm::kCavalry,
                                       heavy    ? Horse::kCuirassier
                                       : lances ? Horse::kLancer
                                                : Horse::kOrdinary,
                                       draws));
  }
  if (draws.Percent(kHorseBatteries)) {
    division.units.push_back(
        RaiseUnit(Arm::kHorseArtillery, Horse::kOrdinary, draws));
  }
  return division;
}

// Cavalry rides on the flanks.
std::vector<Arm> ArmsFromTheLeft(int divisions, RandomDraws& draws) {
  std::vector<Arm> arms(static_cast<size_t>(divisions), Arm::kInfantry);
  if (divisions == 1) return arms;
  const bool left_first = draws.Percent(50);
  const int most = divisions < 4 ? 1 : 2;
  for (int i = 0; i < most; ++i) {
    if (!draws.Percent(kCavalryTries)) continue;
    (left_first == (i == 0) ? arms.front() : arms.back()) = Arm::kCavalry;
  }
  return arms;
}

Army Raise(int divisions, RandomDraws& draws) {
  const std::vector<Arm> arms = ArmsFromTheLeft(divisions, draws);
  Army army;
  // Two or three divisions a corps; a single one has its own.
  const int corps = (divisions + 2) / 3;
  for (int c = 0, next = 0; c < corps; ++c) {
    Corps raised;
    raised.pool = draws.Between(1, 4);
    const int end = divisions * (c + 1) / corps;
    for (; next < end; ++next) {
      raised.divisions.push_back(
          RaiseDivision(arms[static_cast<size_t>(next)], draws));
    }
    army.corps.push_back(std::move(raised));
  }
  return army;
}

}  // namespace

int Army::Points() const {
  int points = 0;
  for (const Corps& c : corps) {
    for (const Division& d : c.divisions) {
      for (const Unit& u : d.units) {
        points += kUnitPoints[static_cast<size_t>(u.arm)]
                             [static_cast<size_t>(u.quality)];
      }
    }
  }
  return points;
}

std::array<Army, 2> RaiseArmies(int divisions, const Proportion& points,
                                RandomDraws& draws) {
  return berthier::generation::RaiseMatched<Army>(
      points, [&](size_t) { return Raise(divisions, draws); });
}

}  // namespace berthier::grande_tactique::generation
