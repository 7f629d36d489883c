#include "arenas/drawing/scene.h"

#include <utility>

#include "absl/strings/numbers.h"
#include "absl/strings/str_format.h"
#include "absl/strings/str_join.h"
#include "absl/strings/str_split.h"
#include "arenas/match/dice.h"
#include "arenas/match/loading.h"
#include "arenas/match/replay.h"
#include "arenas/text/words.h"
#include "proto/game_log.h"
#include "proto/play_codec.h"

namespace berthier {
namespace {

absl::Status Bad(std::string what) {
  return absl::InvalidArgumentError(std::move(what));
}

std::string NameOf(const ScenarioDocument& document) {
  return document.name.empty() ? document.ruleset : document.name;
}

// Waits for a step of a replay.
class Lookout final : public Witness {
 public:
  explicit Lookout(int step) : step_(step) {}

  void Ordered(const Position& before, Side /*side*/,
               const Choice& choice) override {
    if (++at_ != step_) return;
    position = before;
    played = choice.order;
  }
  void Thrown(const Position& before, const Faces& /*faces*/) override {
    if (++at_ == step_) position = before;
  }
  void Corrected(const Position& before, EntityId /*id*/,
                 const Position& /*after*/) override {
    if (++at_ == step_) position = before;
  }
  void Reached(const Position& /*after*/) override {}

  int steps() const { return at_; }

  std::optional<Position> position;
  std::optional<Order> played;

 private:
  const int step_;
  int at_ = 0;
};

absl::StatusOr<Scene> SceneOfLog(const std::string& path,
                                 std::span<const Ruleset> rulesets,
                                 const PlaceInLog& place) {
  if (place.game < 1 || place.step < 1) {
    return Bad(path +
               " is a log: say which decision, --game=N --decision=M, as "
               "'replay' numbers them");
  }
  const absl::StatusOr<wire::GameRecord> record = RecordInLog(path, place.game);
  if (!record.ok()) return record.status();
  const std::string source = absl::StrFormat("%s: game %d", path, place.game);
  absl::StatusOr<RecordedGame> recorded = GameOf(*record, source, rulesets);
  if (!recorded.ok()) return recorded.status();
  Lookout lookout(place.step);
  const std::optional<Divergence> divergence = Replay(
      *record, *recorded->game, recorded->ruler, rulesets, {&lookout, nullptr});
  if (divergence && divergence->step <= place.step) {
    return Bad(absl::StrFormat("%s, step %d: %s", source, divergence->step,
                               divergence->what));
  }
  if (!lookout.position) {
    return absl::NotFoundError(
        absl::StrFormat("%s: there is no decision %d; the game has %s", source,
                        place.step, Counted(lookout.steps(), "step")));
  }
  return Scene{.name = absl::StrFormat(
                   "%s, game %d, %s %d", record->start().name(), place.game,
                   lookout.played ? "decision" : "roll", place.step),
               .game = std::move(recorded->game),
               .ruler = recorded->ruler,
               .position = *std::move(lookout.position),
               .played = lookout.played};
}

// What is at hand for the next roll: from the table as long as there is some.
class Thrower {
 public:
  explicit Thrower(const DiceAtHand& dice) : dice_(dice), stream_(dice.seed) {}

  absl::StatusOr<Faces> Throw(const Scene& scene, const std::string& what) {
    const Game& game = *scene.game;
    if (used_ == dice_.faces.size()) {
      return stream_.Throw(game, scene.position);
    }
    const Dice dice = game.DiceFor(scene.position);
    const std::vector<int32_t>& at_hand = dice_.faces[used_++];
    absl::StatusOr<Faces> faces = FacesOf(at_hand, dice);
    if (!faces.ok()) {
      return Bad(absl::StrFormat("--faces, roll %d (%s): %s", used_, what,
                                 faces.status().message()));
    }
    if (game.ThrownAgain(scene.position, *faces)) {
      return Bad(absl::StrFormat(
          "--faces, roll %d (%s): these are thrown again; say what the dice "
          "showed then",
          used_, what));
    }
    return faces;
  }
  bool FromSeed() const { return used_ == dice_.faces.size(); }
  size_t left() const { return dice_.faces.size() - used_; }

 private:
  const DiceAtHand& dice_;
  DiceStream stream_;
  size_t used_ = 0;
};

std::string InWords(const Faces& faces) {
  std::vector<int> shown(faces.values.begin(),
                         faces.values.begin() + faces.count);
  return absl::StrJoin(shown, " ");
}

}  // namespace

absl::StatusOr<wire::GameRecord> RecordInLog(const std::string& path,
                                             int number) {
  absl::StatusOr<GameLogReader> log = GameLogReader::Open(path);
  if (!log.ok()) return log.status();
  for (int games = 0;; ++games) {
    absl::StatusOr<std::optional<wire::GameRecord>> next = log->Next();
    if (!next.ok()) return next.status();
    if (!next->has_value()) {
      return absl::NotFoundError(
          absl::StrFormat("%s: there is no game %d; the log has %s", path,
                          number, Counted(games, "game")));
    }
    if (static_cast<int>((*next)->number()) == number) return **std::move(next);
  }
}

absl::StatusOr<Scene> SceneOf(const std::string& what,
                              std::span<const Ruleset> rulesets,
                              const PlaceInLog& place) {
  if (IsGameLog(what)) return SceneOfLog(what, rulesets, place);
  if (place.game != 0 || place.step != 0) {
    return Bad("'" + what +
               "' is not a log: only the decisions of a log have numbers");
  }
  absl::StatusOr<LoadedGame> loaded = LoadGame(what, rulesets);
  if (!loaded.ok()) return loaded.status();
  Position start(loaded->game->layout());
  loaded->game->Start(start);
  return Scene{.name = NameOf(loaded->written.document),
               .game = std::move(loaded->game),
               .ruler = loaded->written.ruler,
               .position = std::move(start),
               .played = std::nullopt};
}

absl::StatusOr<std::vector<std::vector<int32_t>>> ReadFaces(
    const std::string& text) {
  std::vector<std::vector<int32_t>> rolls;
  if (text.empty()) return rolls;
  for (const std::string& roll :
       std::vector<std::string>(absl::StrSplit(text, ','))) {
    std::vector<int32_t>& faces = rolls.emplace_back();
    for (const std::string& word : std::vector<std::string>(
             absl::StrSplit(roll, ' ', absl::SkipWhitespace()))) {
      int32_t face = 0;
      if (!absl::SimpleAtoi(word, &face)) {
        return Bad("--faces cannot be '" + text +
                   "'; it is what the dice show, a comma between rolls: "
                   "--faces='4 2, 6'");
      }
      faces.push_back(face);
    }
  }
  return rolls;
}

absl::StatusOr<std::vector<std::string>> PlayOnToDecision(
    Scene& scene, const DiceAtHand& dice) {
  const Game& game = *scene.game;
  Thrower thrower(dice);
  std::vector<std::string> thrown;
  while (game.Awaits(scene.position).is_roll()) {
    Roll roll;
    game.Describe(scene.position, roll);
    const bool from_seed = thrower.FromSeed();
    const std::string what = game.Say(roll);
    const absl::StatusOr<Faces> faces = thrower.Throw(scene, what);
    if (!faces.ok()) return faces.status();
    thrown.push_back(absl::StrFormat(
        "%s: %s (%s)", what, InWords(*faces),
        from_seed ? absl::StrFormat("dice of seed %d", dice.seed)
                  : std::string("as given")));
    game.Resolve(scene.position, *faces, nullptr);
  }
  if (thrower.left() > 0) {
    return Bad(absl::StrFormat(
        "--faces has %s more than dice are awaited before somebody decides",
        Counted(static_cast<int64_t>(thrower.left()), "roll")));
  }
  if (game.Awaits(scene.position).is_over()) {
    return Bad("the game is over: nobody is to decide");
  }
  return thrown;
}

}  // namespace berthier
