// The ground of generated battles: settlements, hills, woods, brooks, a river.
#ifndef BERTHIER_ARENAS_GENERATION_LA_GRANDE_ARMEE_GROUND_H_
#define BERTHIER_ARENAS_GENERATION_LA_GRANDE_ARMEE_GROUND_H_

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "arenas/generation/ground_plan.h"
#include "arenas/generation/random_draws.h"
#include "engine/model/scenario_document.h"

namespace berthier::la_grande_armee::generation {

enum class Theme : uint8_t { kMeeting, kTowns, kRiver };
std::string_view WordsFor(Theme theme);

struct Ground {
  std::string village;  // after which the battle is named
  std::vector<Entry> entries;
};

// `front`: from either home edge to the first line.
Ground LayGround(berthier::generation::GroundPlan plan, Theme theme, int corps,
                 Length front, berthier::generation::RandomDraws& draws);

}  // namespace berthier::la_grande_armee::generation

#endif  // BERTHIER_ARENAS_GENERATION_LA_GRANDE_ARMEE_GROUND_H_
