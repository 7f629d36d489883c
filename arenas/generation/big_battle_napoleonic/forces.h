// Random orders of battle from the tables of the nations: corps of infantry
// with a brigade of horse and their batteries, often a corps of cavalry.
//
// The catalogue gives no prices of troops; points are the values of a base and
// of a battery in 9.3, in tenths.
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

// All numbers except those of bases are percentages.
struct Troops {
  std::string_view nation;
  std::array<int, 4> grades;  // of infantry: guard, elite, trained, raw
  int fewest_bases, most_bases;
  int light;      // light infantry, of the elite and trained
  int ill_armed;  // ill-armed, of other trained and raw infantry
  int heavy;      // heavy, of the brigades of a cavalry corps
  int raw_light;  // raw, of the brigades of light cavalry
  bool cossacks;  // the raw light cavalry are Cossacks
  bool large_batteries;
};

// `nation` must have a table.
const Troops& TroopsOf(std::string_view nation);

struct Unit {
  Kind kind = Kind::kLineInfantry;
  Grade grade = Grade::kTrained;
  uint8_t special = 0;  // bits of Special
  int bases = 0;
  // No place if it arrives later or is a garrison.
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

// Raises `corps` infantry corps, and perhaps a cavalry corps on one flank.
Army Raise(const Troops& troops, int corps, RandomDraws& draws);

}  // namespace berthier::big_battle_napoleonic::generation

#endif  // BERTHIER_ARENAS_GENERATION_BIG_BATTLE_NAPOLEONIC_FORCES_H_
