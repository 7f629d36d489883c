// Set-up, weather and the start of turns (S0, S1, R1, GRA-I-90).
#ifndef BERTHIER_ENGINE_RULESETS_GRANDEUR_SETUP_CLOCK_H_
#define BERTHIER_ENGINE_RULESETS_GRANDEUR_SETUP_CLOCK_H_

#include "engine/rulesets/grandeur/board/battle.h"
#include "engine/rulesets/grandeur/board/roll_row.h"

namespace berthier::grandeur {

// Phase::kSetup: goes on to kTerrain (OPT-FREE-SETUP), kWeather or kTurnStart.
Progress AdvanceSetup(const Battle& b);
// Phase::kWeather: R1, unless the weather is known.
Progress AdvanceWeather(const Battle& b);
extern const RollRow kWeatherRoll;  // R1
// Phase::kTurnStart: resets and reinforcements; a new player-turn.
Progress AdvanceTurnStart(const Battle& b);

}  // namespace berthier::grandeur

#endif  // BERTHIER_ENGINE_RULESETS_GRANDEUR_SETUP_CLOCK_H_
