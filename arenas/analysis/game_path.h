// A recorded game as a path: every decision and roll with the position before
// it.
//
// The record is replayed and nothing in it believed (arenas/match/replay.h).
// What was put right on a real table is a step of its own; of a game that left
// another one the steps of that one stand in front.
//
// Laws: a step's `before` awaits what the step says; what follows it is the
// next step's `before`, or the end.
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
  Awaited awaited;  // in `before`; of a correction too
  Order order;      // of a decision
  // Not the agent's own: a fault was forgiven, and this order given instead.
  bool instead = false;
  Faces faces;                           // of a roll
  EntityId corrected = EntityId::kNone;  // of a correction
  Position before;
};

struct GamePath {
  std::string source;  // what complaints call it: "x.bgl: game 1"
  std::shared_ptr<const Game> game;
  Ruler ruler;
  wire::GameRecord record;  // as it was, start and result included
  std::vector<PathStep> steps;
  Position end;

  const Position& After(size_t step) const {
    return step + 1 < steps.size() ? steps[step + 1].before : end;
  }
  // Whether the rules ended it, not a fault, a judgement, or nobody yet.
  bool is_over() const { return game->Awaits(end).is_over(); }
};

// `source` is what complaints call the record.
absl::StatusOr<GamePath> PathOf(const wire::GameRecord& record,
                                std::string_view source,
                                std::span<const Ruleset> rulesets);

// Game `number` of a log, from 1.
absl::StatusOr<GamePath> PathInLog(const std::string& log, int number,
                                   std::span<const Ruleset> rulesets);

}  // namespace berthier

#endif  // BERTHIER_ARENAS_ANALYSIS_GAME_PATH_H_
