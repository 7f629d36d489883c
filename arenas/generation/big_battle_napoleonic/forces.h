// Orders of battle by lot: corps of infantry with a brigade of horse and their
// batteries, often a corps of cavalry, after the tables of the nations.
//
// The catalogue gives no prices of troops; points are what 9.3 has a base and a
// battery worth, in tenths.
//
//   namespace bbn = big_battle_napoleonic::generation;
//   const bbn::Army army = bbn::Raise(bbn::TroopsOf("French"), 2, draws);
#ifndef BERTHIER_ARENAS_GENERATION_BIG_BATTLE_NAPOLEONIC_FORCES_H_
#define BERTHIER_ARENAS_GENERATION_BIG_BATTLE_NAPOLEONIC_FORCES_H_

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "arenas/generation/random_draws.h"
#include "engine/geometry/point.h"
#include "engine/rulesets/big_battle_napoleonic/facts/types.h"

namespace berthier::big_battle_napoleonic::generation {

using berthier::generation::RandomDraws;

// Numbers but those of bases say how many of a hundred.
struct Troops {
  std::string_view nation;
  std::array<int, 4> grades;  // of infantry: guard, elite, trained, raw
  int fewest_bases, most_bases;
  int light;      // of infantry that is elite or trained
  int ill_armed;  // of other infantry that is trained or raw
  int heavy;      // of brigades in a cavalry corps
  int raw_light;  // of brigades of light cavalry
  bool cossacks;  // these are Cossacks
  bool large_batteries;
};

const Troops& TroopsOf(std::string_view nation);

struct Unit {
  Kind kind = Kind::kLineInfantry;
  Grade grade = Grade::kTrained;
  uint8_t special = 0;  // bits of Special
  int bases = 0;
  // Where it stands and how; nowhere if it arrives later.
  std::optional<Point> place = {};
  Formation formation = Formation::kColumn;

  bool IsGuns() const { return ArmOf(kind) == Arm::kArtillery; }
  bool IsFoot() const { return ArmOf(kind) == Arm::kInfantry; }
  bool Is(Special s) const { return (special & static_cast<int>(s)) != 0; }
  int Points() const;
};

struct Corps {
  bool is_cavalry = false;
  std::vector<Unit> units;
  Point general = {};
};

struct Army {
  std::vector<Corps> corps;  // from its left to its right
  Point chief = {};

  int Points() const;
};

// `corps` of infantry, and perhaps one of cavalry on a flank.
Army Raise(const Troops& troops, int corps, RandomDraws& draws);

}  // namespace berthier::big_battle_napoleonic::generation

#endif  // BERTHIER_ARENAS_GENERATION_BIG_BATTLE_NAPOLEONIC_FORCES_H_
