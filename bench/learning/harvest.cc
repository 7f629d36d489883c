// Writes positions to learn an evaluation from: what the doctrine of a ruleset
// sees of each (Learnable, agents/doctrine/kit/feature_rows.h), and how its
// game ended.
//
// Every game is another generated battle; of one in --thinned many units stay
// at home, so that a handful a side is learned too. `doctrine` of some temper
// plays itself, one game in four `drill`; once in a while somebody does what
// comes to his mind, so that there is something to learn from follies too. Of
// each game some beginnings of player-turns are kept, with --within some other
// positions too.
//
//   harvest --ruleset=grande_tactique --battles=20000 --from=1000000
//     --into=positions.bin
//
// The file begins with two bytes, the numbers in the row of a unit and of an
// army. A record: two bytes, the units of either side; the value of the
// hand-made evaluation and the outcome, both to the first side, as two floats;
// the rows of the armies; the rows of the units, the first side's before the
// second's.
#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <cstdio>
#include <memory>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "absl/flags/flag.h"
#include "absl/flags/parse.h"
#include "absl/status/statusor.h"
#include "agents/random_source.h"
#include "agents/registry.h"
#include "agents/ruleset_agents.h"
#include "arenas/flags/flags.h"
#include "arenas/generation/generator.h"
#include "arenas/match/duel.h"
#include "arenas/match/loading.h"
#include "engine/rulesets/registry.h"

ABSL_FLAG(std::string, ruleset, "grande_tactique", "whose positions");
ABSL_FLAG(int, battles, 1000, "how many");
ABSL_FLAG(uint64_t, from, 1000000, "seed of the first battle");
ABSL_FLAG(int, largest, 4, "size of battles, at most (or as generated)");
ABSL_FLAG(int, thinned, 0, "of a hundred battles, those of a few units");
ABSL_FLAG(int, kept, 8, "positions of each game, at most");
ABSL_FLAG(int, within, 0, "of a hundred positions in a turn, those kept too");
ABSL_FLAG(int, whims, 2, "orders by chance, in a hundred");
ABSL_FLAG(std::string, into, "", "file to write");

namespace berthier {
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

// Keeps the beginnings of player-turns, a few positions within them, and how
// the game ends.
class Keeper final : public Witness {
 public:
  Keeper(const Game& game, uint64_t seed) : game_(game), source_(seed) {}
  void Ordered(const Position&, Side, const Choice&) override {}
  void Thrown(const Position&, const Faces&) override {}
  void Reached(const Position& after) override {
    if (game_.Awaits(after).is_over()) {
      end = after;
      return;
    }
    const uint32_t turn = game_.PlayerTurn(after);
    const bool begins = turn != turn_;
    turn_ = turn;
    if (begins || static_cast<int>(source_.Below(100)) < within_) {
      kept.push_back(after);
    }
  }
  std::vector<Position> kept;
  std::optional<Position> end;

 private:
  const Game& game_;
  RandomSource source_;
  const int within_ = absl::GetFlag(FLAGS_within);
  uint32_t turn_ = ~uint32_t{0};
};

// Mean squared errors of the evaluation made by hand and of the one in use.
struct Errors {
  double hand_made = 0, used = 0;
  int positions = 0;
};

// Of an entry, or of what it belongs to.
std::string SideOf(const ScenarioDocument& document, const Entry& entry) {
  const Entry* at = &entry;
  while (at->side.empty()) {
    const auto next =
        std::find_if(document.entries.begin(), document.entries.end(),
                     [&](const Entry& e) { return e.id == at->of; });
    if (at->of.empty() || next == document.entries.end()) break;
    at = &*next;
  }
  return at->side;
}

// Sends units home, but for about one in `one_in` and the first of each side;
// those whom others are named after stay.
void Thin(uint32_t one_in, RandomSource& draws, ScenarioDocument& document) {
  const auto is_named = [&](const Entry& unit) {
    return std::any_of(
        document.entries.begin(), document.entries.end(), [&](const Entry& e) {
          return std::any_of(
              e.links.begin(), e.links.end(),
              [&](const auto& link) { return link.second == unit.id; });
        });
  };
  std::vector<Entry> stay;
  std::set<std::string> armies;
  for (const Entry& entry : document.entries) {
    if (entry.type == "unit" &&
        !armies.insert(SideOf(document, entry)).second && !is_named(entry) &&
        draws.Below(one_in) != 0) {
      continue;
    }
    stay.push_back(entry);
  }
  document.entries = std::move(stay);
}

class Harvest {
 public:
  Harvest(const RulesetAgents& agents, std::FILE* file)
      : agents_(agents), file_(file) {
    for (std::string_view request :
         {"doctrine:bold", "doctrine:measured", "doctrine:cautious"}) {
      for (int i = 0; i < kSides; ++i) doctrines_.push_back(Make(request));
    }
    drill_ = Make("drill");
    WriteByte(agents.learnable->unit_features);
    WriteByte(agents.learnable->army_features);
  }

  // Plays a battle, and writes some of its positions.
  absl::Status Reap(uint64_t seed) {
    RandomSource draws(SeedFor(seed, 77));
    const absl::StatusOr<std::unique_ptr<const Game>> made =
        BattleOf(seed, draws);
    if (!made.ok()) return made.status();
    const Game& game = **made;
    std::array<Agent*, kSides> agents = {
        doctrines_[2 * draws.Below(3)].get(),
        doctrines_[2 * draws.Below(3) + 1].get()};
    if (draws.Below(4) == 0) agents[draws.Below(2)] = drill_.get();
    const int whims = absl::GetFlag(FLAGS_whims);
    Whimsical first(*agents[0], whims), second(*agents[1], whims);
    Keeper keeper(game, SeedFor(seed, 3));
    DuelSetup duel;
    duel.game = &game;
    duel.agents = {&first, &second};
    duel.dice_seed = seed;
    duel.agent_seeds = {SeedFor(seed, 1), SeedFor(seed, 2)};
    duel.witnesses = {&keeper};
    PlayDuel(duel);
    if (!keeper.end) return absl::OkStatus();
    const double outcome = ByHand(game, *keeper.end);
    const std::unique_ptr<Doctrine> doctrine = agents_.doctrine(game);
    for (int k = 0; k < absl::GetFlag(FLAGS_kept) && !keeper.kept.empty();
         ++k) {
      const size_t at = draws.Below(static_cast<uint32_t>(keeper.kept.size()));
      Write(game, *doctrine, keeper.kept[at], outcome);
      keeper.kept.erase(keeper.kept.begin() + static_cast<std::ptrdiff_t>(at));
    }
    return absl::OkStatus();
  }

  const Errors& errors() const { return errors_; }

 private:
  std::unique_ptr<Agent> Make(std::string_view request) const {
    return std::get<std::unique_ptr<Agent>>(
        MakeAgent(std::string(request), agents_.ruleset));
  }

  absl::StatusOr<std::unique_ptr<const Game>> BattleOf(
      uint64_t seed, RandomSource& draws) const {
    absl::StatusOr<GenerationRequest> request =
        RequestGeneration(agents_.ruleset, seed, std::nullopt, /*handicap=*/0,
                          absl::GetFlag(FLAGS_fog));
    if (!request.ok()) return request.status();
    const Generator& generator = *request->generator;
    const int largest =
        std::min(absl::GetFlag(FLAGS_largest), generator.largest);
    request->size =
        generator.smallest + static_cast<int>(draws.Below(static_cast<uint32_t>(
                                 largest - generator.smallest + 1)));
    const int thinned = absl::GetFlag(FLAGS_thinned);
    const bool thins =
        thinned > 0 && static_cast<int>(draws.Below(100)) < thinned;
    if (thins) request->size = generator.smallest;
    ScenarioDocument document = Generate(*request);
    if (thins) Thin(2 + draws.Below(4), draws, document);
    return BuildGame(document, request->Name(), Rulesets());
  }

  double ByHand(const Game& game, const Position& position) const {
    return agents_.tunable->value(game, position, Side::kFirst,
                                  weights_of_value_);
  }

  void WriteByte(size_t number) {
    const auto byte = static_cast<uint8_t>(number);
    std::fwrite(&byte, 1, 1, file_);
  }

  void Write(const Game& game, Doctrine& doctrine, const Position& position,
             double outcome) {
    const double hand_made = ByHand(game, position);
    errors_.hand_made += std::pow(hand_made - outcome, 2);
    errors_.used +=
        std::pow(doctrine.Value(game, position, Side::kFirst) - outcome, 2);
    ++errors_.positions;
    agents_.learnable->read(game, position, rows_);
    for (const size_t units : rows_.units) WriteByte(units);
    const float values[2] = {static_cast<float>(hand_made),
                             static_cast<float>(outcome)};
    std::fwrite(values, 1, sizeof values, file_);
    std::fwrite(rows_.numbers.data(), 1, rows_.numbers.size(), file_);
  }

  const RulesetAgents& agents_;
  std::FILE* const file_;
  const std::vector<double> weights_of_value_ =
      agents_.tunable->usual_of_value();
  std::vector<std::unique_ptr<Agent>> doctrines_;  // two of each temper
  std::unique_ptr<Agent> drill_;
  LooseRows rows_;  // scratch
  Errors errors_;
};

int Fail(const std::string& why) {
  std::fprintf(stderr, "harvest: %s\n", why.c_str());
  return 2;
}

int Main() {
  const std::string ruleset = absl::GetFlag(FLAGS_ruleset);
  const std::span<const RulesetAgents> all = AllRulesetAgents();
  const auto agents =
      std::find_if(all.begin(), all.end(), [&](const RulesetAgents& one) {
        return one.ruleset == ruleset && one.learnable != nullptr &&
               one.tunable != nullptr;
      });
  if (agents == all.end()) {
    std::string names;
    for (const RulesetAgents& one : all) {
      if (one.learnable != nullptr) names += " " + std::string(one.ruleset);
    }
    return Fail("nothing is to be learned of '" + ruleset +
                "'; give --ruleset, one of:" + names);
  }
  const std::string into = absl::GetFlag(FLAGS_into);
  std::FILE* const file = std::fopen(into.c_str(), "wb");
  if (file == nullptr) {
    return Fail("cannot write '" + into + "'; give --into=FILE");
  }
  Harvest harvest(*agents, file);
  for (int i = 0; i < absl::GetFlag(FLAGS_battles); ++i) {
    const absl::Status status =
        harvest.Reap(absl::GetFlag(FLAGS_from) + static_cast<uint64_t>(i));
    if (!status.ok()) return Fail(std::string(status.message()));
  }
  const Errors& errors = harvest.errors();
  std::printf(
      "%d positions: error of the hand-made evaluation %.4f, of the one in use "
      "%.4f\n",
      errors.positions, errors.hand_made / errors.positions,
      errors.used / errors.positions);
  return std::fclose(file) == 0 ? 0 : 1;
}

}  // namespace
}  // namespace berthier

int main(int argc, char** argv) {
  absl::ParseCommandLine(argc, argv);
  return berthier::Main();
}
