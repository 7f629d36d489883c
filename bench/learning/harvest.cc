// Writes positions of Grande Tactique to learn from: what the evaluation sees
// of each (features.h), and how its game ended.
//
// Every game is another generated battle. `doctrine` of some temper plays
// itself, one game in four `drill`; once in a while somebody does what comes to
// his mind, so that there is something to learn from follies too. Of each game
// some beginnings of player-turns are kept.
//
//   harvest --battles=20000 --from=1000000 --into=positions.bin
//
// A record: two bytes, the units of either side; the value of the hand-made
// evaluation and the outcome, both to the first side, as two floats; the rows
// of the armies; the rows of the units, the first side's before the second's.
#include <array>
#include <cmath>
#include <cstdint>
#include <cstdio>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "absl/flags/flag.h"
#include "absl/flags/parse.h"
#include "agents/doctrine/grande_tactique/doctrine_agent.h"
#include "agents/doctrine/grande_tactique/drill/drill.h"
#include "agents/doctrine/grande_tactique/evaluation.h"
#include "agents/doctrine/grande_tactique/features.h"
#include "agents/doctrine/grande_tactique/learned.h"
#include "agents/random_source.h"
#include "arenas/generation/generator.h"
#include "arenas/match/duel.h"
#include "arenas/match/loading.h"
#include "engine/rulesets/grande_tactique/grande_tactique_view.h"
#include "engine/rulesets/registry.h"

ABSL_FLAG(int, battles, 1000, "how many");
ABSL_FLAG(uint64_t, from, 1000000, "seed of the first battle");
ABSL_FLAG(int, kept, 8, "positions of each game, at most");
ABSL_FLAG(int, whims, 2, "orders by chance, in a hundred");
ABSL_FLAG(std::string, into, "", "file to write");

namespace berthier::grande_tactique {
namespace {

// Plays as another agent, and now and then as it likes.
class Whimsical final : public Agent {
 public:
  Whimsical(Agent& agent, int whims) : agent_(agent), whims_(whims) {}
  void Begin(const Game& game, Side side, uint64_t seed) override {
    source_ = RandomSource(seed + 1);
    agent_.Begin(game, side, seed);
  }
  Choice Decide(const Game& game, const Position& view, Side side) override {
    Choice choice = agent_.Decide(game, view, side);
    if (static_cast<int>(source_.Below(100)) < whims_) {
      choice.order = game.ProposeOne(view, source_);
    }
    return choice;
  }

 private:
  Agent& agent_;
  int whims_;
  RandomSource source_{0};
};

class Keeper final : public Witness {
 public:
  explicit Keeper(const Game& game) : game_(game) {}
  void Ordered(const Position&, Side, const Choice&) override {}
  void Thrown(const Position&, const Faces&) override {}
  void Reached(const Position& after) override {
    if (game_.Awaits(after).is_over()) {
      outcome = ValueOf(ViewOf(game_, after), Side::kFirst, WeightsOfValue());
      return;
    }
    const uint32_t turn = game_.PlayerTurn(after);
    if (turn == turn_) return;
    turn_ = turn;
    kept.push_back(after);
  }
  std::vector<Position> kept;
  double outcome = 0;

 private:
  const Game& game_;
  uint32_t turn_ = ~uint32_t{0};
};

// Mean squared errors of both evaluations.
struct Errors {
  double hand_made = 0, learned = 0;
  int positions = 0;
};

void Write(const Game& game, const Position& position, double outcome,
           Features& features, LearnedValue& learned, Errors& errors,
           std::FILE* file) {
  constexpr Weights kWeights = WeightsOfValue();
  const PositionView f = ViewOf(game, position);
  const double hand_made = ValueOf(f, Side::kFirst, kWeights);
  errors.hand_made += std::pow(hand_made - outcome, 2);
  errors.learned +=
      std::pow(learned.Of(f, Side::kFirst, kWeights) - outcome, 2);
  ++errors.positions;
  ReadFeatures(ArmyView(f, kWeights), features);
  const uint8_t counts[2] = {static_cast<uint8_t>(features.units[0].size()),
                             static_cast<uint8_t>(features.units[1].size())};
  const float values[2] = {static_cast<float>(hand_made),
                           static_cast<float>(outcome)};
  std::fwrite(counts, 1, sizeof counts, file);
  std::fwrite(values, 1, sizeof values, file);
  std::fwrite(features.armies.data(), 1, sizeof features.armies, file);
  for (const auto& rows : features.units) {
    std::fwrite(rows.data(), sizeof rows[0], rows.size(), file);
  }
}

int Main() {
  std::FILE* const file = std::fopen(absl::GetFlag(FLAGS_into).c_str(), "wb");
  if (file == nullptr) {
    std::fprintf(stderr, "harvest: cannot write '%s'; give --into=FILE\n",
                 absl::GetFlag(FLAGS_into).c_str());
    return 2;
  }
  constexpr Temper kTempers[] = {Temper::kBold, Temper::kMeasured,
                                 Temper::kCautious};
  std::vector<std::unique_ptr<DoctrineAgent>> doctrines;
  for (const Temper temper : kTempers) {
    for (int i = 0; i < kSides; ++i) {
      doctrines.push_back(std::make_unique<DoctrineAgent>(temper));
    }
  }
  DrillAgent drill;
  Features features;
  LearnedValue learned;
  Errors errors;
  const int whims = absl::GetFlag(FLAGS_whims);
  for (int i = 0; i < absl::GetFlag(FLAGS_battles); ++i) {
    const uint64_t seed = absl::GetFlag(FLAGS_from) + static_cast<uint64_t>(i);
    RandomSource draws(SeedFor(seed, 77));
    const std::string name =
        "generated:grande_tactique:" + std::to_string(seed) + ":" +
        std::to_string(1 + draws.Below(4));
    const absl::StatusOr<LoadedGame> loaded = LoadGame(name, Rulesets());
    if (!loaded.ok()) {
      std::fprintf(stderr, "harvest: %s\n",
                   std::string(loaded.status().message()).c_str());
      return 2;
    }
    const Game& game = *loaded->game;
    std::array<Agent*, kSides> agents = {
        doctrines[2 * draws.Below(3)].get(),
        doctrines[2 * draws.Below(3) + 1].get()};
    if (draws.Below(4) == 0) agents[draws.Below(2)] = &drill;
    Whimsical first(*agents[0], whims), second(*agents[1], whims);
    Keeper keeper(game);
    DuelSetup duel;
    duel.game = &game;
    duel.agents = {&first, &second};
    duel.dice_seed = seed;
    duel.agent_seeds = {SeedFor(seed, 1), SeedFor(seed, 2)};
    duel.witnesses = {&keeper};
    PlayDuel(duel);
    for (int k = 0; k < absl::GetFlag(FLAGS_kept) && !keeper.kept.empty();
         ++k) {
      const size_t at = draws.Below(static_cast<uint32_t>(keeper.kept.size()));
      Write(game, keeper.kept[at], keeper.outcome, features, learned, errors,
            file);
      keeper.kept.erase(keeper.kept.begin() + static_cast<std::ptrdiff_t>(at));
    }
  }
  std::printf(
      "%d positions: error of the hand-made evaluation %.4f, of the "
      "learned %.4f\n",
      errors.positions, errors.hand_made / errors.positions,
      errors.learned / errors.positions);
  return std::fclose(file) == 0 ? 0 : 1;
}

}  // namespace
}  // namespace berthier::grande_tactique

int main(int argc, char** argv) {
  absl::ParseCommandLine(argc, argv);
  return berthier::grande_tactique::Main();
}
