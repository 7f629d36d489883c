#include "arenas/ratings/rating_data.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <set>
#include <tuple>

#include "engine/model/fault.h"

namespace berthier {
namespace {

// A game by its players and scenario, so that cells stand in a sequence of
// their own, whatever that of the games.
using CellKey = std::tuple<int, int, int>;

CellKey KeyOf(const LeagueGame& game) {
  return {game.first, game.second, game.scenario};
}

struct Leg {
  int64_t pair = 0;
  int cell = 0;
  GameResult result = GameResult::kDrawn;
};

// A pair as it was played.
struct PlayedPair {
  std::array<int, 2> cells = {-1, -1};
  std::array<size_t, 2> results = {0, 0};
};

std::vector<PairKind> KindsOf(std::vector<Leg> legs) {
  std::sort(legs.begin(), legs.end(), [](const Leg& a, const Leg& b) {
    return std::tie(a.pair, a.cell) < std::tie(b.pair, b.cell);
  });
  std::vector<PlayedPair> pairs;
  for (size_t i = 0; i < legs.size(); ++i) {
    PlayedPair pair;
    pair.cells[0] = legs[i].cell;
    pair.results[0] = static_cast<size_t>(legs[i].result);
    if (i + 1 < legs.size() && legs[i + 1].pair == legs[i].pair) {
      ++i;
      pair.cells[1] = legs[i].cell;
      pair.results[1] = static_cast<size_t>(legs[i].result);
    }
    pairs.push_back(pair);
  }
  std::sort(pairs.begin(), pairs.end(),
            [](const PlayedPair& a, const PlayedPair& b) {
              return a.cells < b.cells;
            });
  std::vector<PairKind> kinds;
  for (const PlayedPair& pair : pairs) {
    if (kinds.empty() || kinds.back().cells != pair.cells) {
      kinds.push_back({.cells = pair.cells});
    }
    ++kinds.back().counts[pair.results[0]][pair.results[1]];
  }
  return kinds;
}

}  // namespace

int64_t PairKind::pairs() const {
  int64_t sum = 0;
  for (const auto& row : counts) {
    for (const int64_t count : row) sum += count;
  }
  return sum;
}

std::optional<std::string> FlawOf(const RatingOptions& options,
                                  const League& league) {
  std::set<int> anchored;
  for (const RatingAnchor& anchor : options.anchors) {
    if (anchor.player < 0 ||
        anchor.player >= static_cast<int>(league.players.size())) {
      return "an anchor names a player the league has not";
    }
    const std::string& name =
        league.players[static_cast<size_t>(anchor.player)];
    if (!(std::abs(anchor.elo) <= kFarthestAnchor)) {
      return "the anchor " + name + " must lie between -10000 and 10000 Elo";
    }
    if (!anchored.insert(anchor.player).second) {
      return "the anchor " + name + " is given twice";
    }
  }
  if (options.anchors.size() > 1 && options.draws != DrawModel::kHalf) {
    return "several anchors need the model of half draws";
  }
  if (!(options.confidence > 0.5 && options.confidence < 1)) {
    return "the confidence must lie between 0.5 and 1";
  }
  return std::nullopt;
}

std::vector<RatingAnchor> AnchorsAmong(const std::vector<int>& members,
                                       const RatingOptions& options) {
  std::vector<RatingAnchor> anchors;
  for (const RatingAnchor& anchor : options.anchors) {
    if (std::find(members.begin(), members.end(), anchor.player) !=
        members.end()) {
      anchors.push_back(anchor);
    }
  }
  return anchors;
}

FitProblem ProblemOf(const std::vector<FitCell>& cells, int scenarios,
                     const WinGroups& groups, const RatingOptions& options) {
  FitProblem problem;
  problem.scenarios = scenarios;
  problem.draws = options.draws;
  problem.side = options.side;
  for (const FitCell& cell : cells) {
    if (groups.group_of[static_cast<size_t>(cell.first)] ==
        groups.group_of[static_cast<size_t>(cell.second)]) {
      problem.cells.push_back(cell);
    }
  }
  problem.fixed.resize(groups.group_of.size());
  for (const std::vector<int>& members : groups.members) {
    const std::vector<RatingAnchor> anchors = AnchorsAmong(members, options);
    for (const RatingAnchor& anchor : anchors) {
      // A lone anchor's value is a shift, made afterwards.
      problem.fixed[static_cast<size_t>(anchor.player)] =
          anchors.size() == 1 ? 0 : anchor.elo / kEloPerNat;
    }
    if (anchors.empty())
      problem.fixed[static_cast<size_t>(members.front())] = 0;
  }
  return problem;
}

RatingData PrepareToRate(const League& league, const RatingOptions& options) {
  BERTHIER_CHECK(!FlawOf(options, league).has_value());
  RatingData data;
  data.groups = WinGroupsOf(league);
  const auto counts = [&](const LeagueGame& game) {
    return data.groups.group_of[static_cast<size_t>(game.first)] ==
           data.groups.group_of[static_cast<size_t>(game.second)];
  };
  std::vector<CellKey> keys;
  for (const LeagueGame& game : league.games) {
    if (counts(game)) keys.push_back(KeyOf(game));
  }
  std::sort(keys.begin(), keys.end());
  keys.erase(std::unique(keys.begin(), keys.end()), keys.end());
  std::vector<FitCell> cells;
  for (const auto& [first, second, scenario] : keys) {
    cells.push_back({.first = first, .second = second, .scenario = scenario});
  }
  std::vector<Leg> legs;
  for (const LeagueGame& game : league.games) {
    if (!counts(game)) continue;
    const auto found = std::lower_bound(keys.begin(), keys.end(), KeyOf(game));
    const auto cell = static_cast<int>(found - keys.begin());
    cells[static_cast<size_t>(cell)].outcomes.Add(game.result);
    legs.push_back({.pair = game.pair, .cell = cell, .result = game.result});
  }
  data.problem = ProblemOf(cells, static_cast<int>(league.scenarios.size()),
                           data.groups, options);
  data.kinds = KindsOf(std::move(legs));
  return data;
}

}  // namespace berthier
