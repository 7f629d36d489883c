#include "arenas/generation/big_battle_napoleonic/forces.h"

#include <algorithm>
#include <utility>

#include "engine/model/fault.h"

namespace berthier::big_battle_napoleonic::generation {
namespace {

constexpr Troops kTroops[] = {
    {.nation = "French",
     .grades = {3, 12, 75, 10},
     .fewest_bases = 5,
     .most_bases = 7,
     .light = 10,
     .ill_armed = 0,
     .heavy = 50,
     .raw_light = 10,
     .cossacks = false,
     .large_batteries = false},
    {.nation = "Austrian",
     .grades = {0, 15, 70, 15},
     .fewest_bases = 5,
     .most_bases = 7,
     .light = 10,
     .ill_armed = 0,
     .heavy = 40,
     .raw_light = 10,
     .cossacks = false,
     .large_batteries = false},
    {.nation = "Prussian",
     .grades = {0, 5, 57, 38},
     .fewest_bases = 4,
     .most_bases = 6,
     .light = 10,
     .ill_armed = 0,
     .heavy = 25,
     .raw_light = 35,
     .cossacks = false,
     .large_batteries = false},
    {.nation = "Russian",
     .grades = {4, 14, 72, 10},
     .fewest_bases = 4,
     .most_bases = 6,
     .light = 20,
     .ill_armed = 100,
     .heavy = 40,
     .raw_light = 45,
     .cossacks = true,
     .large_batteries = true},
};

constexpr int kHorseOfCorps = 80;     // of a hundred corps of infantry
constexpr int kSecondBatteries = 50;  // the same
constexpr int kCavalryCorps = 70;     // of a hundred armies of several corps
constexpr int kEliteLightHorse = 10;  // of a hundred brigades

// 9.3, in tenths a base, by Grade; and batteries.
constexpr std::array<int, 4> kFootPoints = {17, 13, 10, 8};
constexpr std::array<int, 4> kHeavyPoints = {22, 19, 16, 12};
constexpr std::array<int, 4> kLightPoints = {19, 16, 13, 9};
constexpr int kHorseGunsPoints = 20;
constexpr int kHeavyGunsPoints = 25;

constexpr uint8_t BitsOf(Special s) { return static_cast<uint8_t>(s); }

Unit RaiseFoot(const Troops& troops, RandomDraws& draws) {
  Unit unit;
  unit.grade = static_cast<Grade>(draws.Weighted(troops.grades));
  unit.bases = draws.Between(troops.fewest_bases, troops.most_bases);
  const bool light = draws.Percent(troops.light);
  const bool ill_armed = draws.Percent(troops.ill_armed);
  const bool regular =
      unit.grade == Grade::kElite || unit.grade == Grade::kTrained;
  if (light && regular) {
    unit.kind = Kind::kLightInfantry;
    // They are few wherever they are.
    unit.bases = std::max(4, unit.bases - 1);
  } else if (ill_armed && unit.grade >= Grade::kTrained) {
    unit.special = BitsOf(Special::kIllArmed);
  }
  return unit;
}

Unit RaiseHorse(const Troops& troops, bool heavy, RandomDraws& draws) {
  Unit unit{.kind = heavy ? Kind::kHeavyCavalry : Kind::kLightCavalry,
            .formation = Formation::kLine};
  unit.bases = draws.Between(3, 5);
  if (heavy) return unit;
  if (draws.Percent(troops.raw_light)) {
    unit.grade = Grade::kRaw;
    if (troops.cossacks) unit.special = BitsOf(Special::kCossack);
  } else if (draws.Percent(kEliteLightHorse)) {
    unit.grade = Grade::kElite;
  }
  return unit;
}

Unit RaiseGuns(const Troops& troops, Kind kind) {
  Unit unit{.kind = kind, .formation = Formation::kLimbered};
  if (troops.large_batteries) {
    unit.special =
        BitsOf(Special::kPoorlyServed) | BitsOf(Special::kLargeBattery);
  }
  return unit;
}

Corps RaiseCorps(const Troops& troops, RandomDraws& draws) {
  Corps corps;
  const int brigades = draws.Between(4, 6);
  for (int i = 0; i < brigades; ++i) {
    corps.units.push_back(RaiseFoot(troops, draws));
  }
  if (draws.Percent(kHorseOfCorps)) {
    corps.units.push_back(RaiseHorse(troops, false, draws));
  }
  corps.units.push_back(RaiseGuns(troops, Kind::kHeavyArtillery));
  if (draws.Percent(kSecondBatteries)) {
    corps.units.push_back(RaiseGuns(troops, Kind::kHorseArtillery));
  }
  return corps;
}

Corps RaiseCavalry(const Troops& troops, RandomDraws& draws) {
  Corps corps{.is_cavalry = true, .units = {}};
  const int brigades = draws.Between(2, 4);
  for (int i = 0; i < brigades; ++i) {
    corps.units.push_back(
        RaiseHorse(troops, draws.Percent(troops.heavy), draws));
  }
  corps.units.push_back(RaiseGuns(troops, Kind::kHorseArtillery));
  return corps;
}

}  // namespace

const Troops& TroopsOf(std::string_view nation) {
  const Troops* found =
      std::find_if(std::begin(kTroops), std::end(kTroops),
                   [&](const Troops& t) { return t.nation == nation; });
  BERTHIER_CHECK(found != std::end(kTroops));
  return *found;
}

int Unit::Points() const {
  if (kind == Kind::kHorseArtillery) return kHorseGunsPoints;
  if (kind == Kind::kHeavyArtillery) return kHeavyGunsPoints;
  const auto g = static_cast<size_t>(grade);
  int base = 0;
  if (IsFoot()) {
    base = kFootPoints[g] + (kind == Kind::kLightInfantry ? 1 : 0);
  } else {
    base = (kind == Kind::kHeavyCavalry ? kHeavyPoints : kLightPoints)[g];
  }
  if (Is(Special::kIllArmed) || Is(Special::kCossack)) --base;
  return bases * base;
}

int Army::Points() const {
  int points = 0;
  for (const Corps& c : corps) {
    for (const Unit& u : c.units) points += u.Points();
  }
  return points;
}

Army Raise(const Troops& troops, int corps, RandomDraws& draws) {
  Army army;
  for (int i = 0; i < corps; ++i) {
    army.corps.push_back(RaiseCorps(troops, draws));
  }
  if (corps > 1 && draws.Percent(kCavalryCorps)) {
    const bool left = draws.Percent(50);
    army.corps.insert(left ? army.corps.begin() : army.corps.end(),
                      RaiseCavalry(troops, draws));
  }
  return army;
}

}  // namespace berthier::big_battle_napoleonic::generation
