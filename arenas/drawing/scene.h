// A position for a command to work on: the start of a scenario or of a file, or
// a place in a logged game.
//
// Laws: a scene of a log is the position before the named step, found by
// replaying and verifying the game; the dice that PlayOnToDecision throws from
// a seed are the first dice of a game with that seed.
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
  std::optional<Order> played;  // what was ordered here, if it is from a log
};

// A place in a log, as 'replay' counts: the game, and the order or roll in it,
// both from 1; both 0 if no place is named.
struct PlaceInLog {
  int game = 0;
  int step = 0;
};

// `what` is a log if a place is named, else an argument of LoadGame.
absl::StatusOr<Scene> SceneOf(const std::string& what,
                              std::span<const Ruleset> rulesets,
                              const PlaceInLog& place);

// Game `number` of a log. Games of a tournament stand in the sequence in which
// they ended, not in that of their numbers.
absl::StatusOr<wire::GameRecord> RecordInLog(const std::string& log,
                                             int number);

struct DiceAtHand {
  uint64_t seed = 1;
  // Faces of real dice, one vector for each roll; used before the seed's.
  std::vector<std::vector<int32_t>> faces;
};

// "4 2, 6" is a roll of two dice and one of one.
absl::StatusOr<std::vector<std::vector<int32_t>>> ReadFaces(
    const std::string& text);

// Throws dice until a decision is awaited; returns a sentence for each throw.
// Errors: faces that do not fit the dice awaited, faces left over, a game that
// is over.
absl::StatusOr<std::vector<std::string>> PlayOnToDecision(
    Scene& scene, const DiceAtHand& dice);

}  // namespace berthier

#endif  // BERTHIER_ARENAS_DRAWING_SCENE_H_
