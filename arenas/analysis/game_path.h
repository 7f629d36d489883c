// A recorded game as a path: every decision and roll with the position before
// it.
//
// The record is replayed and verified (arenas/match/replay.h). A correction
// made on a real table is a step of its own; a game that branched off another
// one begins with the steps of that one.
//
// Laws: a step's `before` awaits what the step says; the position after a step
// is the next step's `before`, or the end.
//
//   absl::StatusOr<GamePath> path = PathInLog("x.bgl", 1, rulesets);
//   for (const PathStep& step : path->steps) ...
#ifndef BERTHIER_ARENAS_ANALYSIS_GAME_PATH_H_
#define BERTHIER_ARENAS_ANALYSIS_GAME_PATH_H_

#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "absl/status/statusor.h"
#include "engine/model/game.h"
#include "proto/record.pb.h"
#include "proto/ruler.h"

namespace berthier {

struct PathStep {
  enum class Kind : uint8_t { kDecision, kRoll, kCorrection };

  Kind kind = Kind::kDecision;
  Awaited awaited;  // in `before`; for a correction too
  Order order;      // kDecision only
  // The agent's fault was forgiven and this order was substituted.
  bool instead = false;
  Faces faces;                           // kRoll only
  EntityId corrected = EntityId::kNone;  // kCorrection only
  Position before;
};

struct GamePath {
  std::string source;  // its name in error messages: "x.bgl: game 1"
  std::shared_ptr<const Game> game;
  Ruler ruler;
  wire::GameRecord record;  // unchanged, start and result included
  std::vector<PathStep> steps;
  Position end;

  // The position after a step.
  const Position& After(size_t step) const {
    return step + 1 < steps.size() ? steps[step + 1].before : end;
  }
  // True if the rules ended the game; false if it was ended by a fault or an
  // adjudication, or is unfinished.
  bool is_over() const { return game->Awaits(end).is_over(); }
};

// `source` names the record in error messages. A record that does not replay
// to the same game is an error.
absl::StatusOr<GamePath> PathOf(const wire::GameRecord& record,
                                std::string_view source,
                                std::span<const Ruleset> rulesets);

// Game `number` of a log, counted from 1.
absl::StatusOr<GamePath> PathInLog(const std::string& log, int number,
                                   std::span<const Ruleset> rulesets);

}  // namespace berthier

#endif  // BERTHIER_ARENAS_ANALYSIS_GAME_PATH_H_
