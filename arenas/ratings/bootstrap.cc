#include "arenas/ratings/bootstrap.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <limits>
#include <queue>

#include "agents/random_source.h"
#include "arenas/ratings/elo_report.h"
#include "arenas/ratings/joint_fit.h"
#include "arenas/ratings/luck.h"
#include "arenas/ratings/rating_data.h"
#include "arenas/ratings/ratings.h"
#include "engine/model/fault.h"

namespace berthier {
namespace {

constexpr double kInfinity = std::numeric_limits<double>::infinity();

// All groups a way leads to from `start` along the arrows.
std::vector<bool> Reached(const WinGroups& groups,
                          const std::vector<AtLeastEven>& arrows, int start,
                          bool backwards) {
  std::vector<std::vector<int>> next(groups.members.size());
  for (const AtLeastEven& arrow : arrows) {
    const int from = groups.group_of[static_cast<size_t>(arrow.player)];
    const int to = groups.group_of[static_cast<size_t>(arrow.opponent)];
    if (backwards) {
      next[static_cast<size_t>(to)].push_back(from);
    } else {
      next[static_cast<size_t>(from)].push_back(to);
    }
  }
  std::vector<bool> reached(groups.members.size());
  std::queue<int> open;
  open.push(start);
  reached[static_cast<size_t>(start)] = true;
  for (; !open.empty(); open.pop()) {
    for (const int group : next[static_cast<size_t>(open.front())]) {
      if (reached[static_cast<size_t>(group)]) continue;
      reached[static_cast<size_t>(group)] = true;
      open.push(group);
    }
  }
  return reached;
}

// The share of sorted values below another, those equal to it by half; never
// quite 0 or 1.
double ShareBelow(const std::vector<double>& sorted, double value) {
  const auto [first, last] =
      std::equal_range(sorted.begin(), sorted.end(), value);
  const auto size = static_cast<double>(sorted.size());
  const auto below = static_cast<double>(first - sorted.begin());
  const auto equal = static_cast<double>(last - first);
  return std::clamp((below + equal / 2) / size, 0.5 / size, 1 - 0.5 / size);
}

// The value that this share of a sorted row lies below, the farther one from
// the middle of two.
double AtShare(const std::vector<double>& sorted, double share) {
  const auto size = static_cast<double>(sorted.size());
  const double place = share * (size + 1) - 1;
  const double whole = share < 0.5 ? std::floor(place) : std::ceil(place);
  return sorted[static_cast<size_t>(std::clamp(whole, 0.0, size - 1))];
}

class Replay {
 public:
  Replay(const League& league, const RatingOptions& options, uint64_t seed)
      : options_(options),
        data_(PrepareToRate(league, options)),
        fit_(FitJointly(data_.problem)),
        elos_(EloTelling(data_.groups, options_, fit_).Elos()),
        source_(seed),
        lows_(elos_.size()),
        highs_(elos_.size()) {
    const double rate = DrawRate(data_.problem, fit_);
    for (const FitCell& cell : data_.problem.cells) {
      chances_.push_back(ChancesAt(
          data_.problem, fit_, rate,
          DifferenceIn(fit_, cell.first, cell.second, cell.scenario)));
    }
    shared_luck_ = SharedLuck(data_.kinds, chances_);
  }

  void Once() {
    const std::vector<FitCell> cells = Play();
    std::vector<AtLeastEven> arrows;
    for (const FitCell& cell : cells) {
      const Outcomes& outcomes = cell.outcomes;
      if (outcomes.won + outcomes.drawn > 0) {
        arrows.push_back({.player = cell.first, .opponent = cell.second});
      }
      if (outcomes.lost + outcomes.drawn > 0) {
        arrows.push_back({.player = cell.second, .opponent = cell.first});
      }
    }
    const WinGroups groups =
        WinGroupsOf(static_cast<int>(elos_.size()), arrows);
    const FitProblem problem =
        ProblemOf(cells, data_.problem.scenarios, groups, options_);
    const JointFit fit = FitJointly(problem, &fit_);
    const std::vector<double> elos = EloTelling(groups, options_, fit).Elos();
    for (const std::vector<int>& members : data_.groups.members) {
      Note(members, groups, arrows, elos);
    }
  }

  Bootstrap Result(int replicates) {
    Bootstrap result;
    result.shared_luck = shared_luck_;
    result.replicates = replicates;
    for (size_t i = 0; i < elos_.size(); ++i) {
      result.players.push_back(SpreadOf(elos_[i], lows_[i], highs_[i]));
    }
    return result;
  }

 private:
  std::vector<FitCell> Play() {
    std::vector<FitCell> cells = data_.problem.cells;
    for (FitCell& cell : cells) cell.outcomes = {};
    for (const PairKind& kind : data_.kinds) {
      const auto first = static_cast<size_t>(kind.cells[0]);
      const int64_t pairs = kind.pairs();
      for (int64_t i = 0; i < pairs; ++i) {
        if (kind.legs() == 1) {
          cells[first].outcomes.Add(LuckyGame(chances_[first], source_));
          continue;
        }
        const auto second = static_cast<size_t>(kind.cells[1]);
        const PairResults results =
            LuckyPair(chances_[first], chances_[second], shared_luck_, source_);
        cells[first].outcomes.Add(results[0]);
        cells[second].outcomes.Add(results[1]);
      }
    }
    return cells;
  }

  // The ratings of one group of the league after a replicate, in which it may
  // have fallen apart.
  void Note(const std::vector<int>& members, const WinGroups& groups,
            const std::vector<AtLeastEven>& arrows,
            const std::vector<double>& elos) {
    const std::vector<RatingAnchor> anchors = AnchorsAmong(members, options_);
    const auto group_of = [&](int player) {
      return groups.group_of[static_cast<size_t>(player)];
    };
    int rated =
        group_of(anchors.empty() ? members.front() : anchors.front().player);
    const auto size_of = [&](int group) {
      return groups.members[static_cast<size_t>(group)].size();
    };
    for (const int player : members) {
      if (anchors.empty() && size_of(group_of(player)) > size_of(rated)) {
        rated = group_of(player);
      }
    }
    // Whoever is left keeps the mean that the same players have in the league.
    double shift = 0;
    const bool whole = size_of(rated) == members.size();
    if (anchors.empty() && !whole) {
      for (const int player : groups.members[static_cast<size_t>(rated)]) {
        shift += (elos_[static_cast<size_t>(player)] -
                  elos[static_cast<size_t>(player)]) /
                 static_cast<double>(size_of(rated));
      }
    }
    std::vector<bool> below;
    std::vector<bool> above;
    if (!whole) {
      below = Reached(groups, arrows, rated, false);
      above = Reached(groups, arrows, rated, true);
    }
    for (const int player : members) {
      const auto index = static_cast<size_t>(player);
      const auto group = static_cast<size_t>(group_of(player));
      if (group_of(player) == rated) {
        lows_[index].push_back(elos[index] + shift);
        highs_[index].push_back(elos[index] + shift);
      } else {
        // Apart from the rated ones, a player may be anywhere.
        lows_[index].push_back(above[group] ? kInfinity : -kInfinity);
        highs_[index].push_back(below[group] ? -kInfinity : kInfinity);
      }
    }
  }

  PlayerSpread SpreadOf(double elo, std::vector<double>& lows,
                        std::vector<double>& highs) const {
    PlayerSpread spread;
    std::vector<double> rated;
    for (size_t i = 0; i < lows.size(); ++i) {
      if (lows[i] == highs[i] && std::isfinite(lows[i])) {
        rated.push_back(lows[i]);
      }
    }
    spread.unrated = static_cast<int>(lows.size() - rated.size());
    double mean = 0;
    for (const double value : rated) mean += value;
    mean /= static_cast<double>(std::max<size_t>(1, rated.size()));
    double squares = 0;
    for (const double value : rated) squares += (value - mean) * (value - mean);
    if (rated.size() > 1) {
      spread.error = std::sqrt(squares / static_cast<double>(rated.size() - 1));
    }
    std::sort(lows.begin(), lows.end());
    std::sort(highs.begin(), highs.end());
    // The bound is the replicate at its normal quantile, moved by twice the
    // quantile of the rating itself (Efron's BC).
    const double lean = 2 * NormalQuantile(ShareBelow(lows, elo));
    const double reach = NormalQuantile((1 + options_.confidence) / 2);
    spread.interval = {AtShare(lows, NormalBelow(lean - reach)),
                       AtShare(highs, NormalBelow(lean + reach))};
    return spread;
  }

  const RatingOptions& options_;
  RatingData data_;
  JointFit fit_;
  std::vector<double> elos_;
  RandomSource source_;
  std::vector<Chances> chances_;  // by cell
  double shared_luck_ = 0;
  std::vector<std::vector<double>> lows_;  // by player, then replicate
  std::vector<std::vector<double>> highs_;
};

}  // namespace

Bootstrap BootstrapOf(const League& league, const RatingOptions& options,
                      const BootstrapOptions& bootstrap) {
  BERTHIER_CHECK(bootstrap.replicates >= 20);
  Replay replay(league, options, bootstrap.seed);
  for (int i = 0; i < bootstrap.replicates; ++i) replay.Once();
  Bootstrap result = replay.Result(bootstrap.replicates);
  // Replicates keep the meetings as they were, and know nothing of whether
  // these followed from results; the rating's own interval does.
  if (options.design) {
    const Ratings ratings = Rate(league, options);
    for (size_t i = 0; i < result.players.size(); ++i) {
      const Interval& rated = ratings.players[i].interval;
      Interval& interval = result.players[i].interval;
      interval = {std::min(interval.low, rated.low),
                  std::max(interval.high, rated.high)};
    }
  }
  const WinGroups groups = WinGroupsOf(league);
  for (size_t i = 0; i < result.players.size(); ++i) {
    const auto group = static_cast<size_t>(groups.group_of[i]);
    if (groups.members[group].size() > 1) continue;
    result.players[i].interval = {-kInfinity, kInfinity};
  }
  return result;
}

}  // namespace berthier
