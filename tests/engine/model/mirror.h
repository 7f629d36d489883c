// The mirror image of a scenario: the sides exchanged and the table rotated by
// 180 degrees. A fair engine plays it as it plays the original.
//
// The first side becomes the second and vice versa; every unit keeps its name
// and the name of its side; every place (x, y) becomes (width - x, depth - y),
// every heading its opposite, and north, south, east and west (N, S, E, W) in
// words and links are exchanged. The same orders, rotated, and the same faces
// must lead to the same score with the sides exchanged. Scenarios whose rules
// favour a side by its index, not by the document, have no mirror image.
#ifndef BERTHIER_TESTS_ENGINE_MODEL_MIRROR_H_
#define BERTHIER_TESTS_ENGINE_MODEL_MIRROR_H_

#include <cstdint>
#include <functional>
#include <string>
#include <string_view>

#include "engine/model/game.h"

namespace berthier {

struct Mirror {
  // Maps a name of the original to that in the mirror image; by default names
  // do not change.
  std::function<std::string(std::string_view)> name = nullptr;
  // Completes the mirrored document for words special to a ruleset.
  std::function<void(ScenarioDocument&)> finish = nullptr;
  // Completes a rotated order where a field has a special meaning, such as a
  // heading that an option leaves unused.
  std::function<void(const Order& original, Order& turned)> order = nullptr;
  int games = 5;  // number of random games that are compared
};

ScenarioDocument Mirrored(const ScenarioDocument& document,
                          const Mirror& mirror);

// Plays random games of both in lockstep; differences are failures of the
// calling test.
void CheckMirror(const Ruleset& ruleset, const ScenarioDocument& document,
                 const Mirror& mirror, uint64_t seed, int most_steps);

}  // namespace berthier

#endif  // BERTHIER_TESTS_ENGINE_MODEL_MIRROR_H_
