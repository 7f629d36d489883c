// The ground of a generated battle, and its objectives.
//
// In a meeting battle the objectives lie halfway and belong to nobody. Where
// each side holds a village of its own, these lie in front of the armies,
// equally far. Woods, hills, hedges and roads are scattered at random.
#ifndef BERTHIER_ARENAS_GENERATION_SIMPLE_GRAND_TACTICAL_GROUND_H_
#define BERTHIER_ARENAS_GENERATION_SIMPLE_GRAND_TACTICAL_GROUND_H_

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "arenas/generation/ground_plan.h"
#include "arenas/generation/random_draws.h"
#include "engine/model/scenario_document.h"

namespace berthier::simple_grand_tactical::generation {

enum class Theme : uint8_t { kMeeting, kVillages, kHeight };
std::string_view WordsFor(Theme theme);

struct Ground {
  std::vector<Entry> entries;  // of type "terrain"
  std::string village;         // the first one; the battle is named after it
};

// `sides` names the southern and the northern side.
Ground LayGround(berthier::generation::GroundPlan plan, Theme theme, int corps,
                 std::array<std::string_view, 2> sides,
                 berthier::generation::RandomDraws& draws);

}  // namespace berthier::simple_grand_tactical::generation

#endif  // BERTHIER_ARENAS_GENERATION_SIMPLE_GRAND_TACTICAL_GROUND_H_
