#include "tests/toys/sixth/arenas/generation/outposts/generate.h"

#include <string>

#include "arenas/generation/random_draws.h"

namespace berthier {
namespace {

ScenarioDocument Lay(const WantedBattle& wanted) {
  const int size = wanted.size;
  const uint64_t seed = wanted.seed;
  generation::RandomDraws draws(seed);
  ScenarioDocument document{.ruleset = "outposts",
                            .name = "Outposts " + std::to_string(seed),
                            .width = Inches(4 * size + 4),
                            .depth = Inches(16)};
  for (const bool south : {true, false}) {
    for (int i = 0; i < size; ++i) {
      const Length x = draws.Between(Inches(4 * i + 3), Inches(4 * i + 5));
      const Length y = draws.Between(Inches(2), Inches(4));
      document.entries.push_back(
          {.type = "unit",
           .id = (south ? "W" : "B") + std::to_string(i + 1),
           .side = south ? "White" : "Blue",
           .place = Point{x.ticks, (south ? y : Inches(16) - y).ticks}});
    }
  }
  return document;
}

}  // namespace

Generator OutpostsGenerator() {
  return {.ruleset = "outposts",
          .size_means = "pickets a side",
          .smallest = 1,
          .largest = 4,
          .usual = 3,
          .make = &Lay,
          .has_handicaps = false};
}

}  // namespace berthier
