#include "arenas/analysis/game_path.h"

#include <optional>
#include <utility>

#include "absl/strings/str_format.h"
#include "arenas/drawing/scene.h"
#include "arenas/match/replay.h"

namespace berthier {
namespace {

class Surveyor final : public Witness {
 public:
  Surveyor(const Game& game, GamePath& path) : game_(game), path_(path) {}

  void Ordered(const Position& before, Side /*side*/,
               const Choice& choice) override {
    path_.steps.push_back({.kind = PathStep::Kind::kDecision,
                           .awaited = game_.Awaits(before),
                           .order = choice.order,
                           .instead = choice.failure.has_value(),
                           .before = before});
  }
  void Thrown(const Position& before, const Faces& faces) override {
    path_.steps.push_back({.kind = PathStep::Kind::kRoll,
                           .awaited = game_.Awaits(before),
                           .faces = faces,
                           .before = before});
  }
  void Corrected(const Position& before, EntityId id,
                 const Position& /*after*/) override {
    path_.steps.push_back({.kind = PathStep::Kind::kCorrection,
                           .awaited = game_.Awaits(before),
                           .corrected = id,
                           .before = before});
  }
  void Reached(const Position& after) override { path_.end = after; }

 private:
  const Game& game_;
  GamePath& path_;
};

}  // namespace

absl::StatusOr<GamePath> PathOf(const wire::GameRecord& record,
                                std::string_view source,
                                std::span<const Ruleset> rulesets) {
  absl::StatusOr<RecordedGame> recorded = GameOf(record, source, rulesets);
  if (!recorded.ok()) return recorded.status();
  const Game& game = *recorded->game;
  GamePath path = {.source = std::string(source),
                   .game = std::move(recorded->game),
                   .ruler = recorded->ruler,
                   .record = record,
                   .end = Position(game.layout())};
  game.Start(path.end);
  path.steps.reserve(static_cast<size_t>(record.step_size()));
  Surveyor surveyor(game, path);
  const std::optional<Divergence> divergence =
      Replay(record, game, path.ruler, rulesets, {&surveyor, nullptr});
  if (divergence) {
    return absl::InvalidArgumentError(absl::StrFormat(
        "%s, step %d: %s", source, divergence->step, divergence->what));
  }
  return path;
}

absl::StatusOr<GamePath> PathInLog(const std::string& log, int number,
                                   std::span<const Ruleset> rulesets) {
  const absl::StatusOr<wire::GameRecord> record = RecordInLog(log, number);
  if (!record.ok()) return record.status();
  return PathOf(*record, absl::StrFormat("%s: game %d", log, number), rulesets);
}

}  // namespace berthier
