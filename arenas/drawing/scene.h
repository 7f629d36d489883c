// A position that a command looks at: the start of a scenario or of a file, or
// a place in a logged game.
//
// Laws: a scene of a log is what the game was before the step named, replayed
// and compared on the way; the dice that PlayOnToDecision throws by a seed are
// those that a game with that seed begins with.
//
//   absl::StatusOr<Scene> scene = SceneOf("x.bgl", rulesets, {1, 17});
//   absl::StatusOr<std::vector<std::string>> thrown =
//       PlayOnToDecision(*scene, {.seed = 1, .faces = {}});
#ifndef BERTHIER_ARENAS_DRAWING_SCENE_H_
#define BERTHIER_ARENAS_DRAWING_SCENE_H_

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "absl/status/statusor.h"
#include "engine/model/game.h"
#include "proto/record.pb.h"
#include "proto/ruler.h"

namespace berthier {

struct Scene {
  std::string name;
  std::unique_ptr<const Game> game;
  Ruler ruler;
  Position position;
  std::optional<Order> played;  // in the game that it is from
};

// A place in a log, as 'replay' counts: a game, and an order or roll of it.
// Both 0 if none is named.
struct PlaceInLog {
  int game = 0;
  int step = 0;
};

// `what` is a log, if a place is named, else what LoadGame takes.
absl::StatusOr<Scene> SceneOf(const std::string& what,
                              std::span<const Ruleset> rulesets,
                              const PlaceInLog& place);

// Game `number` of a log, from 1.
absl::StatusOr<wire::GameRecord> RecordInLog(const std::string& log,
                                             int number);

struct DiceAtHand {
  uint64_t seed = 1;
  // What dice on a table showed, a roll after the other; the seed's follow.
  std::vector<std::vector<int32_t>> faces;
};

// "4 2, 6" is a roll of two dice and one of one.
absl::StatusOr<std::vector<std::vector<int32_t>>> ReadFaces(
    const std::string& text);

// Throws dice until somebody is to decide; a sentence for each throw. Faces
// that do not fit the dice awaited, or that nobody asked for, are refused, and
// so is a game that is over.
absl::StatusOr<std::vector<std::string>> PlayOnToDecision(
    Scene& scene, const DiceAtHand& dice);

}  // namespace berthier

#endif  // BERTHIER_ARENAS_DRAWING_SCENE_H_
