#include "arenas/ratings/crosstable.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <tuple>

#include "arenas/ratings/elo.h"

namespace berthier {
namespace {

void Count(Results& results, double score) {
  if (score == 1) {
    ++results.won;
  } else if (score == 0) {
    ++results.lost;
  } else {
    ++results.drawn;
  }
}

// Scores of pairs in quarters of a point, as counted: 0 to 4 of 4.
using Quarters = std::array<int64_t, 5>;

void Judge(const Quarters& counts, Encounter& meeting) {
  double sum = 0;
  for (size_t i = 0; i < counts.size(); ++i) {
    meeting.pairs += counts[i];
    sum += static_cast<double>(counts[i]) * static_cast<double>(i) / 4;
  }
  meeting.error = std::numeric_limits<double>::infinity();
  if (meeting.pairs == 0) return;
  const auto n = static_cast<double>(meeting.pairs);
  meeting.score = sum / n;
  double squares = 0;
  for (size_t i = 0; i < counts.size(); ++i) {
    const double deviation = static_cast<double>(i) / 4 - meeting.score;
    squares += static_cast<double>(counts[i]) * deviation * deviation;
  }
  const bool alike = std::count(counts.begin(), counts.end(), 0) == 4;
  if (meeting.pairs > 1) {
    meeting.error = alike ? 0 : std::sqrt(squares / (n * (n - 1)));
  }
  if (meeting.score == 0.5) return;
  // Pairs that all ended alike have no spread; but of two equals each comes
  // out ahead of a pair half the time at most.
  const double ahead =
      alike ? 1 - std::pow(0.5, n)
            : NormalBelow(std::abs(meeting.score - 0.5) / meeting.error);
  meeting.superiority = meeting.score > 0.5 ? ahead : 1 - ahead;
}

// The games in the sequence of their meetings and, within, of their pairs.
struct Leg {
  int player = 0;  // the lesser index
  int opponent = 0;
  int64_t pair = 0;
  int half_points = 0;  // of the player
};

}  // namespace

Results& Results::operator+=(const Results& other) {
  won += other.won;
  drawn += other.drawn;
  lost += other.lost;
  return *this;
}

Results Encounter::all() const {
  Results sum = as_first;
  return sum += as_second;
}

Results Crosstable::total(int player) const {
  Results sum;
  for (int i = 0; i < size_; ++i) sum += at(player, i).all();
  return sum;
}

Crosstable CrosstableOf(const League& league) {
  Crosstable table(static_cast<int>(league.players.size()));
  std::vector<Leg> legs;
  legs.reserve(league.games.size());
  for (const LeagueGame& game : league.games) {
    const double score = FirstScore(game.result);
    Count(table.at(game.first, game.second).as_first, score);
    Count(table.at(game.second, game.first).as_second, 1 - score);
    const bool straight = game.first < game.second;
    legs.push_back(
        {.player = straight ? game.first : game.second,
         .opponent = straight ? game.second : game.first,
         .pair = game.pair,
         .half_points = static_cast<int>(2 * (straight ? score : 1 - score))});
  }
  const auto meeting_of = [](const Leg& leg) {
    return std::tie(leg.player, leg.opponent);
  };
  std::sort(legs.begin(), legs.end(), [](const Leg& a, const Leg& b) {
    return std::tie(a.player, a.opponent, a.pair) <
           std::tie(b.player, b.opponent, b.pair);
  });
  for (size_t i = 0; i < legs.size();) {
    const Leg& start = legs[i];
    Quarters counts = {};
    while (i < legs.size() && meeting_of(legs[i]) == meeting_of(start)) {
      const size_t first = i;
      int half_points = 0;
      for (; i < legs.size() && meeting_of(legs[i]) == meeting_of(start) &&
             legs[i].pair == legs[first].pair;
           ++i) {
        half_points += legs[i].half_points;
      }
      const bool lone = i == first + 1;
      ++counts[static_cast<size_t>(lone ? 2 * half_points : half_points)];
    }
    Judge(counts, table.at(start.player, start.opponent));
    std::reverse(counts.begin(), counts.end());
    Judge(counts, table.at(start.opponent, start.player));
  }
  return table;
}

std::vector<SideResults> ResultsBySide(const League& league) {
  const size_t width = league.players.size() + 1;
  std::vector<SideResults> cells(width * league.scenarios.size());
  for (size_t i = 0; i < cells.size(); ++i) {
    cells[i].player = static_cast<int>(i % width) - 1;
    cells[i].scenario = static_cast<int>(i / width);
  }
  for (const LeagueGame& game : league.games) {
    const double score = FirstScore(game.result);
    SideResults* row = &cells[width * static_cast<size_t>(game.scenario)];
    Count(row->as_first, score);
    Count(row->as_second, 1 - score);
    Count(row[game.first + 1].as_first, score);
    Count(row[game.second + 1].as_second, 1 - score);
  }
  std::erase_if(cells, [](const SideResults& cell) {
    return cell.player >= 0 &&
           cell.as_first.games() + cell.as_second.games() == 0;
  });
  return cells;
}

std::vector<GradedResults> GradesOf(const League& league) {
  std::vector<GradedResults> graded(league.players.size());
  for (GradedResults& results : graded) {
    results.by_grade.resize(league.grades.size() + 1);
  }
  for (const LeagueGame& game : league.games) {
    const size_t grade =
        game.grade < 0 ? league.grades.size() : static_cast<size_t>(game.grade);
    const double score = FirstScore(game.result);
    const auto first = static_cast<size_t>(game.first);
    const auto second = static_cast<size_t>(game.second);
    Count(graded[first].by_grade[grade], score);
    Count(graded[second].by_grade[grade], 1 - score);
  }
  return graded;
}

}  // namespace berthier
