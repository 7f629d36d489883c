// The ground of a generated battle: villages halfway, woods, hills, fields and
// roads scattered at random, now and then a stream between the armies.
#ifndef BERTHIER_ARENAS_GENERATION_GRANDEUR_GROUND_H_
#define BERTHIER_ARENAS_GENERATION_GRANDEUR_GROUND_H_

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "arenas/generation/ground_plan.h"
#include "arenas/generation/random_draws.h"
#include "engine/model/scenario_document.h"

namespace berthier::grandeur::generation {

enum class Theme : uint8_t { kOpen, kVillages, kStream };
std::string_view WordsFor(Theme theme);

struct Ground {
  std::vector<Entry> entries;  // of type "terrain"
  std::string village;         // the first one; the battle is named after it
};

Ground LayGround(berthier::generation::GroundPlan plan, Theme theme, int corps,
                 berthier::generation::RandomDraws& draws);

}  // namespace berthier::grandeur::generation

#endif  // BERTHIER_ARENAS_GENERATION_GRANDEUR_GROUND_H_
