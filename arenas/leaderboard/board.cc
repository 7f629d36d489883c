#include "arenas/leaderboard/board.h"

#include <algorithm>
#include <numeric>
#include <set>
#include <tuple>
#include <utility>

#include "arenas/ratings/alpha_spread.h"
#include "arenas/ratings/circles.h"
#include "arenas/ratings/differences.h"

namespace berthier {
namespace {

// How sharply alpha-rank selects: with 50 in the population the usual choice
// at which the better one of two nearly always takes over.
constexpr AlphaRankOptions kAlphaRank = {.population = 50, .alpha = 10};

// Whose pairs of kinds, one a side, are still quickly ranked.
constexpr size_t kMostOnSides = 8;

// The place of each name of `names` in `wanted`, whose further names come
// behind, by the alphabet.
std::vector<int> Renumbered(std::vector<std::string>& names,
                            std::vector<std::string> wanted) {
  std::vector<std::string> rest = names;
  std::sort(rest.begin(), rest.end());
  std::erase_if(wanted, [&](const std::string& name) {
    return !std::binary_search(rest.begin(), rest.end(), name);
  });
  for (const std::string& name : rest) NameIndex(wanted, name);
  std::vector<int> places;
  for (const std::string& name : names) {
    places.push_back(NameIndex(wanted, name));
  }
  names = std::move(wanted);
  return places;
}

// Games and names in a sequence that does not depend on which game ended
// first, so that sums come out alike to the last bit.
void MakeCanonical(League& league, const std::vector<std::string>& grades) {
  const std::vector<int> grade = Renumbered(league.grades, grades);
  const std::vector<int> kind = Renumbered(league.fault_kinds, {});
  for (LeagueGame& game : league.games) {
    if (game.grade >= 0) game.grade = grade[static_cast<size_t>(game.grade)];
    if (game.fault) {
      game.fault->kind = kind[static_cast<size_t>(game.fault->kind)];
    }
  }
  const auto key = [](const LeagueGame& game) {
    return std::tuple(game.pair, game.scenario, game.first, game.second,
                      game.result, game.orders, game.rolls);
  };
  std::stable_sort(league.games.begin(), league.games.end(),
                   [&key](const LeagueGame& a, const LeagueGame& b) {
                     return key(a) < key(b);
                   });
}

std::vector<int> RankingOf(const Ratings& ratings) {
  std::vector<int> ranking(ratings.players.size());
  std::iota(ranking.begin(), ranking.end(), 0);
  std::stable_sort(ranking.begin(), ranking.end(), [&](int a, int b) {
    const PlayerRating& one = ratings.players[static_cast<size_t>(a)];
    const PlayerRating& other = ratings.players[static_cast<size_t>(b)];
    if (one.group != other.group) return one.group < other.group;
    return one.elo > other.elo;
  });
  return ranking;
}

// Whether one is better at the confidence of the ratings: by all games where
// they compare, else by the bound between their groups.
bool IsSurelyBetter(const Board& board, int player, int other) {
  const std::optional<double>& likely =
      board
          .superiority[static_cast<size_t>(player)][static_cast<size_t>(other)];
  if (likely) return *likely >= board.ratings.confidence;
  const PlayerRating& better = board.RatingOf(player);
  const PlayerRating& worse = board.RatingOf(other);
  return std::any_of(board.ratings.bounds.begin(), board.ratings.bounds.end(),
                     [&](const GroupBound& bound) {
                       return bound.above == better.group &&
                              bound.below == worse.group &&
                              better.elo + bound.least > worse.elo;
                     });
}

std::vector<int> PlacesOf(const Board& board) {
  std::vector<int> places(board.ranking.size(), 1);
  int last = 1;
  std::ptrdiff_t most_better = 0;
  for (size_t rank = 0; rank < board.ranking.size(); ++rank) {
    const int player = board.ranking[rank];
    const std::ptrdiff_t better = std::count_if(
        board.ranking.begin(), board.ranking.end(),
        [&](int other) { return IsSurelyBetter(board, other, player); });
    if (better > most_better) {
      most_better = better;
      last = static_cast<int>(rank) + 1;
    }
    places[static_cast<size_t>(player)] = last;
  }
  return places;
}

std::vector<Conduct> ConductIn(const League& league) {
  std::vector<Conduct> conduct(league.players.size());
  for (const LeagueGame& game : league.games) {
    for (size_t side = 0; side < kSides; ++side) {
      Conduct& one =
          conduct[static_cast<size_t>(side == 0 ? game.first : game.second)];
      one.asked += game.asked[side];
      one.fallbacks += game.fallbacks[side];
      one.milliseconds += game.milliseconds[side];
    }
  }
  return conduct;
}

std::vector<std::vector<int64_t>> FaultsOf(const League& league) {
  std::vector<std::vector<int64_t>> faults(
      league.players.size(),
      std::vector<int64_t>(league.fault_kinds.size(), 0));
  for (const LeagueGame& game : league.games) {
    if (!game.fault) continue;
    const int player =
        game.fault->side == Side::kFirst ? game.first : game.second;
    ++faults[static_cast<size_t>(player)]
            [static_cast<size_t>(game.fault->kind)];
  }
  return faults;
}

Lengths LengthsOf(std::vector<uint32_t> counts) {
  Lengths lengths;
  if (counts.empty()) return lengths;
  std::sort(counts.begin(), counts.end());
  lengths.least = counts.front();
  lengths.most = counts.back();
  const size_t n = counts.size();
  lengths.median = (static_cast<double>(counts[(n - 1) / 2]) +
                    static_cast<double>(counts[n / 2])) /
                   2;
  const double sum = std::accumulate(counts.begin(), counts.end(), 0.0);
  lengths.mean = sum / static_cast<double>(n);
  lengths.sorted = std::move(counts);
  return lengths;
}

// By scenario; what `length` says of a game, nothing where a game says nothing.
template <typename Length>
std::vector<Lengths> LengthsByScenario(const League& league,
                                       const Length& length) {
  std::vector<std::vector<uint32_t>> counts(league.scenarios.size());
  std::vector<bool> known(league.scenarios.size(), true);
  for (const LeagueGame& game : league.games) {
    const auto scenario = static_cast<size_t>(game.scenario);
    if (const std::optional<uint32_t> one = length(game)) {
      counts[scenario].push_back(*one);
    } else {
      known[scenario] = false;
    }
  }
  std::vector<Lengths> lengths;
  for (size_t i = 0; i < counts.size(); ++i) {
    lengths.push_back(
        LengthsOf(known[i] ? std::move(counts[i]) : std::vector<uint32_t>()));
  }
  return lengths;
}

int64_t PairsOf(const League& league) {
  std::set<int64_t> pairs;
  for (const LeagueGame& game : league.games) pairs.insert(game.pair);
  return static_cast<int64_t>(pairs.size());
}

}  // namespace

bool Board::IsRated(int player) const {
  return ratings.groups.members[static_cast<size_t>(RatingOf(player).group)]
             .size() > 1;
}

Interval Board::IntervalOf(int player) const {
  const std::optional<double>& anchor = AgentOf(player).anchor;
  return anchor ? Interval{*anchor, *anchor} : OnMainScale(ratings, player);
}

bool Board::IsMainScaleLoose() const {
  bool any = false;
  for (size_t i = 0; i < facts.agents.size(); ++i) {
    if (!facts.agents[i].anchor) continue;
    any = true;
    if (ratings.players[i].group == ratings.main_group) return false;
  }
  return any;
}

int64_t Board::FaultsOf(int player) const {
  const std::vector<int64_t>& kinds = faults[static_cast<size_t>(player)];
  return std::accumulate(kinds.begin(), kinds.end(), int64_t{0});
}

bool Board::SharesItsPlace(int player) const {
  return std::count(places.begin(), places.end(),
                    places[static_cast<size_t>(player)]) > 1;
}

Board MakeBoard(League league, BoardFacts facts) {
  Board board;
  facts.agents.resize(league.players.size());
  facts.sides.resize(league.scenarios.size());
  MakeCanonical(league, facts.grades);
  RatingOptions options;
  std::vector<std::string> requests;
  for (size_t i = 0; i < facts.agents.size(); ++i) {
    const BoardAgent& agent = facts.agents[i];
    requests.push_back(agent.request);
    if (agent.anchor) {
      options.anchors.push_back(
          {.player = static_cast<int>(i), .elo = *agent.anchor});
    }
  }
  options.design = facts.design;
  options.draws = UsualDrawModel(league, options);
  board.ratings = Rate(league, options);
  board.fair = RateFairly(league, options);
  board.crosstable = CrosstableOf(league);
  board.ranking = RankingOf(board.ratings);
  board.superiority = SuperiorityMatrix(board.ratings);
  board.places = PlacesOf(board);
  board.conduct = ConductIn(league);
  if (league.players.size() > 1 && !league.games.empty()) {
    board.alpha_rank =
        AlphaSpreadOf(league, kAlphaRank, board.ratings.confidence);
    if (!board.alpha_rank.Tells()) board.alpha_rank.players.clear();
    if (league.players.size() <= kMostOnSides) {
      board.alpha_sides =
          AlphaSpreadOfSides(league, kAlphaRank, board.ratings.confidence);
      if (!board.alpha_sides.Tells()) board.alpha_sides = {};
    }
    board.circles = CirclesOf(league, kCircleConfidence);
  }
  board.by_side = ResultsBySide(league);
  board.graded = GradesOf(league);
  board.curves = BudgetCurvesOf(requests, board.ratings);
  board.faults = FaultsOf(league);
  board.orders = LengthsByScenario(league, [](const LeagueGame& game) {
    return std::optional<uint32_t>(game.orders);
  });
  board.player_turns = LengthsByScenario(
      league, [](const LeagueGame& game) { return game.player_turns; });
  board.pairs = PairsOf(league);
  board.league = std::move(league);
  board.facts = std::move(facts);
  return board;
}

std::string SideNameOf(const Board& board, int scenario, Side side) {
  const std::string& name = board.facts.sides[static_cast<size_t>(scenario)]
                                             [static_cast<size_t>(Index(side))];
  if (!name.empty()) return name;
  return side == Side::kFirst ? "first side" : "second side";
}

}  // namespace berthier
