// Random orders of battle: corps from the army lists (4.20), each of infantry
// with its batteries and some horse.
//
// The catalogue gives no prices of troops; those here are what the modifiers of
// a type are worth in a battle, in tenths of a regiment of the line.
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

// A type of an army list and its relative frequency within its arm.
struct Share {
  std::string_view type;
  int weight = 0;
};

struct Troops {
  std::string_view nation;
  std::span<const Share> foot, horse, guns;
};

// `nation` must have a table.
const Troops& TroopsOf(std::string_view nation);

struct Unit {
  const ListEntry* type = nullptr;
  Formation formation = Formation::kColumn;
  Point place = {};

  Arm arm() const { return type->arm; }
  int Points() const;
};

// A general of division, and the unit he is attached to.
struct General {
  Rank rank = Rank::kInfantryGeneral;
  size_t unit = 0;  // index in Corps::units
};

struct Corps {
  std::vector<Unit> units;
  std::vector<General> generals;
  int passes = 3;  // SGT-CMD-01
  Point commander = {};
};

struct Army {
  std::vector<Corps> corps;  // from its left to its right

  int Points() const;
};

// The price of one unit of this type, in tenths of a regiment of the line.
int PriceOf(const ListEntry& type);

Army Raise(const Troops& troops, int corps, RandomDraws& draws);

}  // namespace berthier::simple_grand_tactical::generation

#endif  // BERTHIER_ARENAS_GENERATION_SIMPLE_GRAND_TACTICAL_FORCES_H_
