// Flights: which unit runs, how far, and where to (section 3.4, 4.11, 5.9).
//
// A flight is a frame of kind kFlight: the general's die, the distance (dice
// for cavalry), then the whole run in one step: to shelter, along the path, off
// the table edge, or to the unit's destruction. Friends run through are pushed
// on the stack after it (contagion.h).
#ifndef BERTHIER_ENGINE_RULESETS_GRANDE_TACTIQUE_CHARGE_FLIGHT_H_
#define BERTHIER_ENGINE_RULESETS_GRANDE_TACTIQUE_CHARGE_FLIGHT_H_

#include <cstdint>

#include "engine/rulesets/grande_tactique/board/progress.h"

namespace berthier::grande_tactique {

enum class FlightStage : uint8_t {
  kBegin,     // FL1
  kGeneral,   // FL2: R6
  kDistance,  // FL3: R5
  kRun,       // FL4 to FL7
};

Progress AdvanceFlight(const Battle& b);

// R6
enum class GeneralsFate : uint8_t { kKilled, kUnhurt };
void ResolveGeneralAtRisk(const Battle& b, GeneralsFate fate);
// R5: the sum of the two dice, in inches.
Length CavalryFlight(int dice_sum);
void ResolveFlightDistance(const Battle& b, int dice_sum);

}  // namespace berthier::grande_tactique

#endif  // BERTHIER_ENGINE_RULESETS_GRANDE_TACTIQUE_CHARGE_FLIGHT_H_
