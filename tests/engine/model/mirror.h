// The mirror image of a scenario: the sides exchanged, the table turned by
// half a turn. A fair engine plays it as it plays the original.
//
// What was the first side is the second and the other way round; every unit
// keeps its name and the name of its side; every place p becomes width - x,
// depth - y, every heading its opposite, and north, south, east and west (N, S,
// E, W) in words and links change places. The same orders, turned, and the same
// faces must lead to the same score with the sides exchanged. Scenarios whose
// rules favour a side by its index, not by what the document says, have none.
#ifndef BERTHIER_TESTS_ENGINE_MODEL_MIRROR_H_
#define BERTHIER_TESTS_ENGINE_MODEL_MIRROR_H_

#include <cstdint>
#include <functional>
#include <string>
#include <string_view>

#include "engine/model/game.h"

namespace berthier {

struct Mirror {
  // The name in the mirror image of what is called so in the original; by
  // default everything keeps its name.
  std::function<std::string(std::string_view)> name = nullptr;
  // Finishes the mirrored document where a ruleset has words of its own.
  std::function<void(ScenarioDocument&)> finish = nullptr;
  // Finishes a turned order where a field that its verb takes means something
  // else, such as a heading that an option leaves unused.
  std::function<void(const Order& original, Order& turned)> order = nullptr;
  int games = 5;
};

ScenarioDocument Mirrored(const ScenarioDocument& document,
                          const Mirror& mirror);

// Plays games of both in step, as failures of the calling test.
void CheckMirror(const Ruleset& ruleset, const ScenarioDocument& document,
                 const Mirror& mirror, uint64_t seed, int most_steps);

}  // namespace berthier

#endif  // BERTHIER_TESTS_ENGINE_MODEL_MIRROR_H_
