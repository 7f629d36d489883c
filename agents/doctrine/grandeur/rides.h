// Where leaders ride and whom they join (D3).
#ifndef BERTHIER_AGENTS_DOCTRINE_GRANDEUR_RIDES_H_
#define BERTHIER_AGENTS_DOCTRINE_GRANDEUR_RIDES_H_

#include <vector>

#include "agents/doctrine/grandeur/unit_options.h"

namespace berthier::grandeur {

// Appends legal moves of the leaders who may move now, with their gains: those
// that help before the units act, and the rest.
struct RideOptions {
  std::vector<Option> first, last;
};
void WeighRides(const ArmyView& army, RideOptions& rides);

}  // namespace berthier::grandeur

#endif  // BERTHIER_AGENTS_DOCTRINE_GRANDEUR_RIDES_H_
