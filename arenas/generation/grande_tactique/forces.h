// Random orders of battle by catalogue 8.4: divisions of three to five infantry
// and a foot battery, or of two to four cavalry and perhaps a horse battery; a
// general for each division; a corps commander for every two or three
// divisions; the Unit Points of the sides equal within a tenth of the larger.
//
// Where 8.4 is silent: cavalry divisions are on the flanks, none in an army of
// one division, at most one in an army of two or three, at most two in a larger
// one. 15 % of units are raw and 15 % veteran; 20 % of cavalry divisions are
// cuirassiers, and 25 % of the units of the others are lancers.
//
//   const std::array<Army, 2> armies = RaiseArmies(3, {}, draws);
#ifndef BERTHIER_ARENAS_GENERATION_GRANDE_TACTIQUE_FORCES_H_
#define BERTHIER_ARENAS_GENERATION_GRANDE_TACTIQUE_FORCES_H_

#include <array>
#include <vector>

#include "arenas/generation/generator.h"
#include "arenas/generation/random_draws.h"
#include "engine/rulesets/grande_tactique/facts/types.h"

namespace berthier::grande_tactique::generation {

using berthier::generation::RandomDraws;

struct Unit {
  Arm arm = Arm::kInfantry;
  Horse horse = Horse::kOrdinary;
  Quality quality = Quality::kRegular;

  bool IsGuns() const {
    return arm == Arm::kFootArtillery || arm == Arm::kHorseArtillery;
  }
};

struct Division {
  Arm arm = Arm::kInfantry;  // or cavalry
  int quality = 0;           // of its general
  std::vector<Unit> units;   // a battery is the last
};

struct Corps {
  int pool = 1;                     // of its commander
  std::vector<Division> divisions;  // from its left to its right
};

struct Army {
  std::vector<Corps> corps;  // from its left to its right

  int Points() const;
};

std::array<Army, 2> RaiseArmies(int divisions, const Proportion& points,
                                RandomDraws& draws);

}  // namespace berthier::grande_tactique::generation

#endif  // BERTHIER_ARENAS_GENERATION_GRANDE_TACTIQUE_FORCES_H_
