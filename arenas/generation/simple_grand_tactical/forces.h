// Orders of battle by lot: corps of the army lists (4.20), each of infantry
// with its batteries and some horse.
//
// The catalogue gives no prices of troops; those here are what the mods of a
// type are worth in a battle, measured in tenths of a regiment of the line.
//
//   namespace sgt = simple_grand_tactical::generation;
//   const sgt::Army army = sgt::Raise(sgt::TroopsOf("French"), 2, draws);
#ifndef BERTHIER_ARENAS_GENERATION_SIMPLE_GRAND_TACTICAL_FORCES_H_
#define BERTHIER_ARENAS_GENERATION_SIMPLE_GRAND_TACTICAL_FORCES_H_

#include <span>
#include <string_view>
#include <vector>

#include "arenas/generation/random_draws.h"
#include "engine/geometry/point.h"
#include "engine/rulesets/simple_grand_tactical/facts/tables.h"

namespace berthier::simple_grand_tactical::generation {

using berthier::generation::RandomDraws;

// A type of a list and how often it is drawn among its arm.
struct Share {
  std::string_view type;
  int weight = 0;
};

struct Troops {
  std::string_view nation;
  std::span<const Share> foot, horse, guns;
};

const Troops& TroopsOf(std::string_view nation);

struct Unit {
  const ListEntry* type = nullptr;
  Formation formation = Formation::kColumn;
  Point place = {};

  Arm arm() const { return type->arm; }
  int Points() const;
};

// A general of division, and the unit he is with.
struct General {
  Rank rank = Rank::kInfantryGeneral;
  size_t unit = 0;
};

struct Corps {
  std::vector<Unit> units;
  std::vector<General> generals;
  int passes = 3;
  Point commander = {};
};

struct Army {
  std::vector<Corps> corps;  // from its left to its right

  int Points() const;
};

// What a list's type is worth.
int PriceOf(const ListEntry& type);

Army Raise(const Troops& troops, int corps, RandomDraws& draws);

}  // namespace berthier::simple_grand_tactical::generation

#endif  // BERTHIER_ARENAS_GENERATION_SIMPLE_GRAND_TACTICAL_FORCES_H_
