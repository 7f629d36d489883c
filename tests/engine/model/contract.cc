#include "tests/engine/model/contract.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "tests/engine/model/contract_checks.h"
#include "tests/engine/model/random_play.h"

namespace berthier {
namespace {

uint64_t GameSeed(uint64_t seed, int game) {
  return HashBytes(&game, sizeof game, seed);
}

// Counts what it hears and checks that every event can be told in words.
class TellingListener final : public Listener {
 public:
  explicit TellingListener(const Game& game) : game_(game) {}

  void Hear(const Event& event) override {
    ++heard_;
    ASSERT_LT(event.code, game_.vocabulary().events.size());
    EXPECT_NE(game_.Say(event), "")
        << game_.vocabulary().events[event.code].name;
  }
  int heard() const { return heard_; }

 private:
  const Game& game_;
  int heard_ = 0;
};

// What one game was: enough to play it again.
struct Step {
  bool roll = false;
  Order order;
  Faces faces;
  uint64_t hash = 0;  // afterwards
};

// One random game, checked as it goes.
class CheckedGame {
 public:
  CheckedGame(const Ruleset& ruleset, const Game& game,
              const ContractOptions& options, uint64_t seed)
      : ruleset_(ruleset),
        game_(game),
        options_(options),
        chooser_(seed),
        sampler_(~seed),
        position_(game.layout()) {}

  void Play() {
    game_.Start(position_);
    while (!game_.Awaits(position_).is_over()) {
      const Awaited awaited = game_.Awaits(position_);
      SCOPED_TRACE("step " + std::to_string(steps_.size()) + ", awaiting " +
                   AwaitedInWords(game_, awaited));
      ASSERT_LT(steps_.size(), static_cast<size_t>(options_.most_steps))
          << "the game does not end";
      ASSERT_NO_FATAL_FAILURE(CheckAwaited(game_, position_));
      if (static_cast<int>(sampler_.Below(
              static_cast<uint32_t>(options_.thorough_every))) == 0) {
        ASSERT_NO_FATAL_FAILURE(CheckThoroughly());
      }
      ASSERT_NO_FATAL_FAILURE(TakeStep());
    }
    ASSERT_NO_FATAL_FAILURE(CheckScore(game_, position_));
    ASSERT_NO_FATAL_FAILURE(CheckPicture(game_, position_, options_));
    ASSERT_NO_FATAL_FAILURE(CheckDocument(ruleset_, game_, position_, 1));
    ASSERT_NO_FATAL_FAILURE(CheckReplay());
    passed_ = true;
  }
  bool passed() const { return passed_; }

 private:
  void CheckThoroughly() {
    const Position before = position_;
    if (game_.Awaits(position_).is_roll()) {
      ASSERT_NO_FATAL_FAILURE(CheckRoll(game_, position_, options_, sampler_));
    } else {
      ASSERT_NO_FATAL_FAILURE(
          CheckProposals(game_, position_, options_, sampler_));
      ASSERT_NO_FATAL_FAILURE(
          CheckAlteredOrders(game_, position_, options_, sampler_));
    }
    ASSERT_NO_FATAL_FAILURE(CheckViews(game_, position_, sampler_));
    ASSERT_NO_FATAL_FAILURE(CheckPicture(game_, position_, options_));
    ASSERT_NO_FATAL_FAILURE(CheckGuide(game_, position_, sampler_));
    ASSERT_NO_FATAL_FAILURE(
        CheckDocument(ruleset_, game_, position_, sampler_.Next()));
    ASSERT_TRUE(position_ == before) << "looking changed the position";
  }

  void TakeStep() {
    Step step;
    TellingListener listener(game_);
    const uint32_t turn = game_.PlayerTurn(position_);
    const std::string title = game_.TurnTitle(position_);
    ASSERT_NE(title, "") << "a player-turn without a title";
    step.roll = game_.Awaits(position_).is_roll();
    if (step.roll) {
      step.faces = ThrowForIt(game_, position_, chooser_);
      game_.Resolve(position_, step.faces, &listener);
      ASSERT_GT(listener.heard(), 0) << "dice were thrown, nothing was told";
    } else {
      const Position before = position_;
      step.order = game_.ProposeOne(position_, chooser_);
      const Verdict verdict = game_.Check(position_, step.order);
      ASSERT_TRUE(verdict.ok())
          << "ProposeOne: " << InWords(game_, step.order)
          << " is refused: " << game_.Say(verdict.refusal());
      ASSERT_NE(game_.Say(position_, step.order), "");
      ASSERT_TRUE(position_ == before) << "asking changed the position";
      game_.Play(position_, step.order, &listener);
    }
    ASSERT_GE(game_.PlayerTurn(position_), turn) << "a player-turn comes again";
    ASSERT_EQ(game_.PlayerTurn(position_) == turn,
              game_.TurnTitle(position_) == title)
        << "titles and player-turns do not change together";
    step.hash = game_.Hash(position_);
    steps_.push_back(step);
  }

  // The same orders and faces from the start, without a listener and with a
  // copy at every step, lead to the same positions.
  void CheckReplay() {
    Position replay(game_.layout());
    game_.Start(replay);
    for (size_t i = 0; i < steps_.size(); ++i) {
      Position copy = replay;
      ASSERT_TRUE(copy == replay);
      if (steps_[i].roll) {
        game_.Resolve(copy, steps_[i].faces, nullptr);
      } else {
        game_.Play(copy, steps_[i].order, nullptr);
      }
      replay = copy;
      ASSERT_EQ(game_.Hash(replay), steps_[i].hash)
          << "played again, step " << i << " leads elsewhere";
    }
    ASSERT_TRUE(replay == position_);
  }

  const Ruleset& ruleset_;
  const Game& game_;
  const ContractOptions& options_;
  SeededChooser chooser_;
  SeededChooser sampler_;  // so that checks do not change what is played
  Position position_;
  std::vector<Step> steps_;
  bool passed_ = false;
};

}  // namespace

std::unique_ptr<const Game> BuildOrFail(const Ruleset& ruleset,
                                        const ScenarioDocument& document) {
  Built built = ruleset.build(document);
  if (auto* game = std::get_if<std::unique_ptr<const Game>>(&built)) {
    return std::move(*game);
  }
  const Problem& problem = std::get<Problem>(built);
  ADD_FAILURE() << document.name << ": " << problem.where << ": "
                << problem.what;
  return nullptr;
}

uint64_t RunHash(const Game& game, uint64_t seed, int games, int most_steps) {
  uint64_t run = 0;
  Position position(game.layout());
  for (int i = 0; i < games; ++i) {
    SeededChooser chooser(GameSeed(seed, i));
    game.Start(position);
    for (int step = 0; step < most_steps; ++step) {
      const uint64_t hash = game.Hash(position);
      run = HashBytes(&hash, sizeof hash, run);
      if (game.Awaits(position).is_over()) break;
      StepAtRandom(game, position, chooser, nullptr);
    }
  }
  return run;
}

void RunContract(const Ruleset& ruleset, const ScenarioDocument& document,
                 const ContractOptions& options) {
  SCOPED_TRACE(std::string(ruleset.name) + ", " + document.name);
  const std::unique_ptr<const Game> game = BuildOrFail(ruleset, document);
  if (game == nullptr) return;
  CheckVocabulary(ruleset, *game);
  CheckEntities(*game);
  for (int i = 0; i < options.games; ++i) {
    SCOPED_TRACE("seed " + std::to_string(options.seed) + ", game " +
                 std::to_string(i));
    CheckedGame checked(ruleset, *game, options, GameSeed(options.seed, i));
    checked.Play();
    // One broken law is enough; the next games would only repeat it.
    if (!checked.passed()) return;
  }
  if (options.mirror) {
    CheckMirror(ruleset, document, *options.mirror, options.seed,
                options.most_steps);
  }
  if (options.published) {
    EXPECT_EQ(*options.published,
              RunHash(*game, options.seed, options.games, options.most_steps))
        << "something plays differently than when the hash was published";
  }
}

}  // namespace berthier
