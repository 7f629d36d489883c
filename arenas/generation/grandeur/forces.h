// Random orders of battle: corps of two divisions of foot and one of horse,
// bought with their leaders from the troop list (GRA-LST, GRA-PTS).
//
//   namespace gra = grandeur::generation;
//   const gra::Army army = gra::Raise(gra::TroopsOf("French"), 2, draws);
#ifndef BERTHIER_ARENAS_GENERATION_GRANDEUR_FORCES_H_
#define BERTHIER_ARENAS_GENERATION_GRANDEUR_FORCES_H_

#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

#include "arenas/generation/random_draws.h"
#include "engine/geometry/point.h"
#include "engine/rulesets/grandeur/facts/tables.h"

namespace berthier::grandeur::generation {

using berthier::generation::RandomDraws;

// A line of the troop list and its relative frequency within its arm.
struct Share {
  std::string_view type;
  int weight = 0;
};
// A command structure, best first, and how often the nation has it.
using StructureWeights = std::span<const int>;

struct Troops {
  std::string_view nation;
  std::span<const Share> foot, horse, guns;
  StructureWeights structures;
};

// `nation` must have a table.
const Troops& TroopsOf(std::string_view nation);

struct Unit {
  const TroopRow* type = nullptr;
  std::string_view word = {};  // of facts/wire_words.h
  Point place = {};
};

struct Division {
  std::vector<Unit> units;
  Temper temper = Temper::kGoAhead;
  bool brave = false;
  Point commander = {};
};

struct Corps {
  std::vector<Division> foot;
  Division horse;
  std::vector<Unit> guns;
  int8_t leadership = 2;  // where corps have commanders (GRA-LDR-03)
  Point commander = {};
};

// An army of one corps has none (GRA-CMD-01): its chief leads it.
struct Army {
  Structure structure = Structure::kAverage;
  int8_t leadership = 2;
  Point chief = {};
  std::vector<Corps> corps;  // from its left to its right

  int Points() const;  // GRA-PTS-03
};

Army Raise(const Troops& troops, int corps, RandomDraws& draws);

}  // namespace berthier::grandeur::generation

#endif  // BERTHIER_ARENAS_GENERATION_GRANDEUR_FORCES_H_
