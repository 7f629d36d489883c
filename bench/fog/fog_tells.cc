// How well tiles tell what is behind them: a classifier is fitted to how the
// tiles of half of the games stand, move and wait, and tried on the other half.
//
// Prints Markdown rows: for sets of features, how often of a corps and a dummy
// of one side, seen at the end of a bound, it takes the corps for the corps
// (0.5 knows nothing), with two standard errors over games.
//
//   fog_tells --games_each=200 doctrine high_road
#include <algorithm>
#include <array>
#include <cmath>
#include <iostream>
#include <memory>
#include <string>
#include <variant>
#include <vector>

#include "absl/flags/flag.h"
#include "absl/flags/parse.h"
#include "absl/flags/usage.h"
#include "absl/strings/str_format.h"
#include "agents/random_source.h"
#include "agents/registry.h"
#include "arenas/flags/flags.h"
#include "arenas/match/dice.h"
#include "bench/fog/fog_armies.h"
#include "engine/rulesets/la_grande_armee/la_grande_armee_view.h"

ABSL_FLAG(int32_t, games_each, 200, "games a scenario");
ABSL_FLAG(int32_t, bounds, 0, "how long battles last; 0: as they say");

namespace berthier {
namespace {

using la_grande_armee::PositionView;
using la_grande_armee::TileId;
using la_grande_armee::TileStatus;
using la_grande_armee::ViewOf;

enum Feature {
  kNumber,    // of the tile, by which it was laid
  kDeployed,  // how early
  kAside,     // inches from the middle of the table
  kSpeed,     // inches of its last move
  kAhead,     // of these toward the enemy's baseline
  kHalts,     // bounds without a move
  kEnemy,     // inches to the nearest enemy
  kPressed,   // bounds within 15 in of an enemy
  kFeatures,
};
using Features = std::array<double, kFeatures>;

struct Sample {
  int game = 0;
  int moment = 0;  // the same for tiles of one side that are seen together
  Features x = {};
  bool real = false;
};

// What is known of a tile on the table so far.
struct Track {
  double deployed = 0;
  Point last;
  bool seen = false;
  int halts = 0;
  int pressed = 0;
};

double InInches(double ticks) { return ticks / kTicksPerInch; }

double EnemyFrom(PositionView f, Side side, Point p) {
  double nearest = 1e9;
  const auto look = [&](Point other) {
    nearest = std::min(
        nearest, std::hypot(double(other.x) - p.x, double(other.y) - p.y));
  };
  f.scenario.side(Opponent(side))
      .elements.ForEach([&](la_grande_armee::ElementId e) {
        if (f.unit(e).on_table()) look(f.unit(e).centre);
      });
  for (const TileId t : f.scenario.side(Opponent(side)).tiles) {
    if (f.state.tile(t).status == TileStatus::kOnTable) {
      look(f.state.tile(t).pos);
    }
  }
  return InInches(std::min(nearest, 60.0 * kTicksPerInch));
}

class Watch {
 public:
  explicit Watch(int game) : game_(game) {}

  // At the end of a bound. Where the numbers that are known leave no doubt,
  // nothing is asked.
  void Look(PositionView f, std::vector<Sample>& samples) {
    for (const Side side : {Side::kFirst, Side::kSecond}) {
      const auto& tiles = f.scenario.side(side).tiles;
      const size_t before = samples.size();
      ++moment_;
      int real = 0;
      for (size_t i = 0; i < tiles.size(); ++i) {
        LookAt(f, side, tiles[i], static_cast<double>(i) / double(tiles.size()),
               samples);
      }
      for (size_t i = before; i < samples.size(); ++i) real += samples[i].real;
      if (real == 0 || before + static_cast<size_t>(real) == samples.size()) {
        samples.resize(before);
      }
    }
  }
  // After a deployment.
  void Deployed(PositionView f) {
    for (int i = 0; i < f.scenario.tile_count(); ++i) {
      const TileId t = MakeId<TileId>(i);
      Track& track = tracks_[static_cast<size_t>(i)];
      if (track.deployed > 0 ||
          f.state.tile(t).status != TileStatus::kOnTable) {
        continue;
      }
      track.deployed = ++deployed_;
    }
  }

 private:
  void LookAt(PositionView f, Side side, TileId t, double number,
              std::vector<Sample>& samples) {
    const la_grande_armee::TileState& tile = f.state.tile(t);
    if (tile.status != TileStatus::kOnTable) return;
    Track& track = tracks_[static_cast<size_t>(t)];
    const double enemy = EnemyFrom(f, side, tile.pos);
    if (enemy < 15) ++track.pressed;
    if (!track.seen) {
      track.seen = true;
      track.last = tile.pos;
      return;
    }
    const double x = InInches(tile.pos.x - track.last.x);
    const double y =
        InInches(tile.pos.y - track.last.y) * (side == Side::kFirst ? 1 : -1);
    track.last = tile.pos;
    if (std::hypot(x, y) < 0.5) ++track.halts;
    samples.push_back(
        {game_,
         moment_,
         {number, track.deployed,
          std::abs(InInches(tile.pos.x - f.scenario.ground.width.ticks / 2.0)),
          std::hypot(x, y), y, double(track.halts), enemy,
          double(track.pressed)},
         IsSome(tile.content)});
  }

  int game_;
  int moment_ = 0;
  int deployed_ = 0;
  std::array<Track, la_grande_armee::kMaxTiles> tracks_;
};

void Play(const Game& game, const std::string& name, int number, uint64_t seed,
          std::vector<Sample>& samples) {
  std::array<std::unique_ptr<Agent>, kSides> agents;
  for (const Side side : {Side::kFirst, Side::kSecond}) {
    const auto i = static_cast<size_t>(Index(side));
    MadeAgent made = MakeAgent(name, game.ruleset());
    if (const auto* const problem = std::get_if<std::string>(&made)) {
      std::cerr << *problem << "\n";
      std::exit(2);
    }
    agents[i] = std::get<std::unique_ptr<Agent>>(std::move(made));
    agents[i]->Begin(game, side, SeedFor(seed, i));
  }
  DiceStream dice(seed);
  Watch watch(number);
  Position position(game.layout()), view(game.layout());
  game.Start(position);
  int bound = 1;
  while (!game.Awaits(position).is_over()) {
    const PositionView f = ViewOf(game, position);
    if (f.state.bound != bound) watch.Look(f, samples);
    bound = f.state.bound;
    if (f.state.phase == la_grande_armee::Phase::kFogDeploy) watch.Deployed(f);
    if (game.Awaits(position).is_roll()) {
      game.Resolve(position, dice.Throw(game, position), nullptr);
      continue;
    }
    const Side side = game.Awaits(position).side;
    game.See(position, side, view);
    game.Play(position,
              agents[static_cast<size_t>(Index(side))]
                  ->Decide(game, view, side)
                  .order,
              nullptr);
  }
}

// ---- The classifier: logistic regression on some of the features ------------

// With squares, so that the middle may differ from both ends.
std::vector<double> Terms(const Features& x, const std::vector<int>& used,
                          const Features& mean, const Features& spread) {
  std::vector<double> terms = {1};
  for (const int i : used) {
    const auto k = static_cast<size_t>(i);
    const double z = (x[k] - mean[k]) / std::max(1e-9, spread[k]);
    terms.push_back(z);
    terms.push_back(z * z);
  }
  return terms;
}

double Dot(const std::vector<double>& a, const std::vector<double>& b) {
  double sum = 0;
  for (size_t i = 0; i < a.size(); ++i) sum += a[i] * b[i];
  return sum;
}

// Scores of all samples by what is learnt from those of even games.
std::vector<double> Scores(const std::vector<Sample>& samples,
                           const std::vector<int>& used) {
  Features mean = {}, spread = {};
  for (size_t k = 0; k < kFeatures; ++k) {
    for (const Sample& s : samples) mean[k] += s.x[k];
    mean[k] /= double(samples.size());
    for (const Sample& s : samples) {
      spread[k] += (s.x[k] - mean[k]) * (s.x[k] - mean[k]);
    }
    spread[k] = std::sqrt(spread[k] / double(samples.size()));
  }
  std::vector<std::vector<double>> terms;
  for (const Sample& s : samples)
    terms.push_back(Terms(s.x, used, mean, spread));
  std::vector<double> weights(terms[0].size(), 0);
  for (int step = 0; step < 400; ++step) {
    std::vector<double> gradient(weights.size(), 0);
    double n = 0;
    for (size_t i = 0; i < samples.size(); ++i) {
      if (samples[i].game % 2 != 0) continue;
      ++n;
      const double p = 1 / (1 + std::exp(-Dot(weights, terms[i])));
      const double off = (samples[i].real ? 1 : 0) - p;
      for (size_t k = 0; k < weights.size(); ++k) {
        gradient[k] += off * terms[i][k];
      }
    }
    for (size_t k = 0; k < weights.size(); ++k) {
      weights[k] += 0.3 * (gradient[k] / n - 0.001 * weights[k]);
    }
  }
  std::vector<double> scores;
  for (const auto& one : terms) scores.push_back(Dot(weights, one));
  return scores;
}

// Over the odd games, without one of every `parts` of them (none: -1): of the
// pairs of a corps and a dummy that are seen together.
double Area(const std::vector<Sample>& samples,
            const std::vector<double>& scores, int parts, int without) {
  double right = 0, pairs = 0;
  for (size_t i = 0; i < samples.size(); ++i) {
    const int game = samples[i].game;
    if (game % 2 == 0 || game / 2 % parts == without || !samples[i].real) {
      continue;
    }
    const auto meets = [&](size_t k) {
      return k < samples.size() && samples[k].game == game &&
             samples[k].moment == samples[i].moment;
    };
    size_t first = i;
    while (first > 0 && meets(first - 1)) --first;
    for (size_t k = first; meets(k); ++k) {
      if (samples[k].real) continue;
      ++pairs;
      right += scores[i] > scores[k] ? 1 : scores[i] == scores[k] ? 0.5 : 0;
    }
  }
  return pairs == 0 ? 0.5 : right / pairs;
}

void PrintRow(const std::string& agent, const std::string& what,
              const std::vector<Sample>& samples,
              const std::vector<int>& used) {
  constexpr int kParts = 20;  // of a jackknife
  const std::vector<double> scores = Scores(samples, used);
  const double area = Area(samples, scores, kParts, -1);
  double squares = 0;
  for (int part = 0; part < kParts; ++part) {
    const double off = Area(samples, scores, kParts, part) - area;
    squares += off * off;
  }
  const double error = std::sqrt(squares * (kParts - 1) / kParts);
  std::cout << absl::StrFormat("| `%s` | %s | %d | %.3f ± %.3f |\n", agent,
                               what, samples.size(), area, 2 * error);
}

int Run(int argc, char** argv) {
  absl::SetProgramUsageMessage("fog_tells [flags] AGENT SCENARIO...");
  const std::vector<char*> words = absl::ParseCommandLine(argc, argv);
  if (words.size() < 3) {
    std::cerr << "fog_tells AGENT SCENARIO...\n";
    return 2;
  }
  std::vector<Sample> samples;
  int game = 0;
  for (size_t i = 2; i < words.size(); ++i) {
    const LoadedGame loaded = InFog(words[i], absl::GetFlag(FLAGS_bounds));
    for (int k = 0; k < absl::GetFlag(FLAGS_games_each); ++k, ++game) {
      Play(*loaded.game, words[1], game,
           SeedFor(absl::GetFlag(FLAGS_seed), static_cast<uint64_t>(game)),
           samples);
    }
  }
  if (samples.empty()) {
    std::cerr << "no tile was ever moved\n";
    return 1;
  }
  const std::string agent = words[1];
  PrintRow(agent, "speed, direction, halts", samples, {kSpeed, kAhead, kHalts});
  PrintRow(agent, "how it was laid and deployed", samples,
           {kNumber, kDeployed, kAside});
  PrintRow(agent, "near the enemy and undeclared", samples, {kEnemy, kPressed});
  PrintRow(
      agent, "all of these", samples,
      {kNumber, kDeployed, kAside, kSpeed, kAhead, kHalts, kEnemy, kPressed});
  return 0;
}

}  // namespace
}  // namespace berthier

int main(int argc, char** argv) { return berthier::Run(argc, argv); }
