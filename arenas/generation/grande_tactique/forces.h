// Orders of battle by lot, as catalogue 8.4 has them: divisions of three to
// five infantry and a foot battery, or of two to four cavalry and perhaps a
// horse battery; a divisional general each; a corps commander for every two or
// three of them; the sides' Unit Points equal within a tenth of the larger.
//
// Where 8.4 is silent: cavalry rides on the flanks, at most one division of
// three, two of more, none of one; of a hundred units fifteen are raw and
// fifteen veteran; of a hundred cavalry divisions twenty are cuirassiers, and
// in the others every fourth unit has lances.
//
//   const std::array<Army, 2> armies = RaiseArmies(3, draws);
#ifndef BERTHIER_ARENAS_GENERATION_GRANDE_TACTIQUE_FORCES_H_
#define BERTHIER_ARENAS_GENERATION_GRANDE_TACTIQUE_FORCES_H_

#include <array>
#include <vector>

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
  std::vector<Unit> units;   // the battery last
};

struct Corps {
  int pool = 1;
  std::vector<Division> divisions;  // from its left to its right
};

struct Army {
  std::vector<Corps> corps;  // from its left to its right

  int Points() const;
};

std::array<Army, 2> RaiseArmies(int divisions, RandomDraws& draws);

}  // namespace berthier::grande_tactique::generation

#endif  // BERTHIER_ARENAS_GENERATION_GRANDE_TACTIQUE_FORCES_H_
