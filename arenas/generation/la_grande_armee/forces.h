// The armies of generated battles: what is in them, what it is worth, where it
// stands.
//
// A corps has its foot in a first line of two ranks with a battery in it, and
// its horse on the wings of a second line. Armies are placed as if their home
// edge were the southern one.
#ifndef BERTHIER_ARENAS_GENERATION_LA_GRANDE_ARMEE_FORCES_H_
#define BERTHIER_ARENAS_GENERATION_LA_GRANDE_ARMEE_FORCES_H_

#include <string_view>
#include <vector>

#include "arenas/generation/armies.h"
#include "arenas/generation/ground_plan.h"
#include "arenas/generation/random_draws.h"
#include "engine/geometry/point.h"
#include "engine/rulesets/la_grande_armee/facts/wire_words.h"

namespace berthier::la_grande_armee::generation {

using berthier::generation::GroundPlan;
using berthier::generation::RandomDraws;
using berthier::generation::TableSize;

struct Unit {
  Kind kind;
  Quality quality = Quality::kSeasoned;
  int troops = 0;
  int guns = 0;
  int heavy = 0;
  Point place = {};

  int bases() const { return troops + guns; }
  int files() const;
  // Section 9: bases weighted by class and arm, in tenths.
  int Points() const;
};

struct Corps {
  int ability = 3;
  std::vector<Unit> units;
  Point commander = {};
};

struct Army {
  int ability = 4;
  std::vector<Corps> corps;
  Point commander = {};

  int Points() const;
};

Army Raise(std::string_view nation, int corps, RandomDraws& draws);

TableSize TableFor(int corps);
// From the home edge to the front of the first line.
Length ToFront(int corps);
void Deploy(Army& army, TableSize table, RandomDraws& draws);
// Rotates the army's places by 180 degrees, for the northern side.
void TurnRound(Army& army, TableSize table);
// Reserves the room of all elements.
void LayForces(const Army& army, bool northern, GroundPlan& plan);

}  // namespace berthier::la_grande_armee::generation

#endif  // BERTHIER_ARENAS_GENERATION_LA_GRANDE_ARMEE_FORCES_H_
