#include "arenas/tournament/standings.h"

#include <algorithm>
#include <numeric>

#include "absl/strings/str_format.h"
#include "absl/strings/str_join.h"
#include "arenas/text/columns.h"
#include "arenas/text/words.h"
#include "arenas/tournament/course.h"
#include "arenas/tournament/growth.h"

namespace berthier {
namespace {

constexpr size_t kWidestCrosstable = 12;
constexpr std::string_view kPoints = "points";

std::string Share(int64_t half_points, int64_t games) {
  if (games == 0) return "-";
  return absl::StrFormat("%.3f", static_cast<double>(half_points) /
                                     (2 * static_cast<double>(games)));
}

}  // namespace

int HalfPointsOfFirst(const wire::LegPlayed& leg) {
  if (leg.winner() < 0) return 1;
  return static_cast<uint32_t>(leg.winner()) == leg.leg() ? 2 : 0;
}

Standings::Standings(const TournamentPlan& plan)
    : plan_(plan), rows_(plan.players.size()) {}

void Standings::Enter(const PairSpec& pair,
                      std::span<const wire::LegPlayed, 2> legs) {
  ++pairs_;
  for (const wire::LegPlayed& leg : legs) {
    ++games_;
    orders_ += leg.orders();
    const int first_halves = HalfPointsOfFirst(leg);
    for (size_t i = 0; i < 2; ++i) {
      Row& row = rows_[static_cast<size_t>(pair.players[i])];
      const int halves = i == 0 ? first_halves : 2 - first_halves;
      ++(halves == 2 ? row.won : halves == 1 ? row.drawn : row.lost);
      row.half_points += halves;
      Against& against = against_[{pair.players[i], pair.players[1 - i]}];
      against.half_points += halves;
      ++against.games;
    }
    for (int side = 0; side < leg.player_size(); ++side) {
      Row& row = rows_[leg.player(side)];
      const uint32_t instead =
          side < leg.fallbacks_size() ? leg.fallbacks(side) : 0;
      row.fallbacks += instead;
      row.orders +=
          instead + (side < leg.own_orders_size() ? leg.own_orders(side) : 0);
    }
    if (leg.has_fault()) {
      const uint32_t side = leg.fault().side();
      Row& row = rows_[leg.player(static_cast<int>(side))];
      ++row.faults;
      ++row.faults_by_kind[leg.fault().kind()];
      ++grades_["by fault"];
    } else if (!leg.adjudged().empty()) {
      ++grades_["adjudged"];
    } else {
      ++grades_[leg.grade()];
    }
  }
}

std::vector<int> Standings::Ranking(const Schedule& schedule) const {
  std::vector<int> ranking = schedule.pairer().Places();
  if (!ranking.empty()) return ranking;
  ranking.resize(rows_.size());
  std::iota(ranking.begin(), ranking.end(), 0);
  std::stable_sort(ranking.begin(), ranking.end(), [this](int a, int b) {
    const Row& one = Of(a);
    const Row& other = Of(b);
    // Who has not played yet stands behind all who have.
    const auto share = [](const Row& row) {
      return row.games() == 0 ? -1.0
                              : static_cast<double>(row.half_points) /
                                    (2 * static_cast<double>(row.games()));
    };
    return share(one) > share(other);
  });
  return ranking;
}

std::string Standings::Table(const Schedule& schedule, size_t most,
                             std::span<const RatingWords> ratings) const {
  const std::vector<int> ranking = Ranking(schedule);
  // What decides on the places stands first; points of a format's own, which
  // may be those of byes too, stand instead of those of the games.
  std::vector<ColumnTold> columns = schedule.pairer().Columns();
  const std::vector<int> places = SharedPlaces(ranking, columns);
  if (columns.empty() || columns[0].head != kPoints) {
    ColumnTold points = {std::string(kPoints), {}};
    for (const Row& row : rows_) {
      points.cells.push_back(PointsOf(row.half_points));
    }
    columns.push_back(std::move(points));
  }
  Columns rows = {{""}};
  for (const ColumnTold& column : columns) rows[0].push_back(column.head);
  rows[0].insert(rows[0].end(),
                 {"games", "won", "drawn", "lost", "score", "faults"});
  const bool any_instead =
      std::any_of(rows_.begin(), rows_.end(),
                  [](const Row& row) { return row.fallbacks > 0; });
  if (any_instead) rows[0].push_back("given instead");
  if (!ratings.empty()) {
    rows[0].insert(rows[0].end(), {"Elo", "95 % interval"});
  }
  for (size_t i = 0; i < ranking.size(); ++i) {
    if (most != 0 && i == most && ranking.size() > most + 1) {
      rows.push_back(
          {absl::StrFormat("    and %d more", ranking.size() - most)});
      break;
    }
    const int player = ranking[i];
    const Row& row = Of(player);
    rows.push_back({absl::StrFormat(
        "%3s %s%s",
        row.games() == 0 && games_ > 0 ? "-" : absl::StrFormat("%d", places[i]),
        plan_.players[static_cast<size_t>(player)].name,
        schedule.IsWithdrawn(player, schedule.next()) ? " (withdrawn)" : "")});
    for (const ColumnTold& column : columns) {
      rows.back().push_back(column.cells[static_cast<size_t>(player)]);
    }
    rows.back().insert(
        rows.back().end(),
        {absl::StrFormat("%d", row.games()), absl::StrFormat("%d", row.won),
         absl::StrFormat("%d", row.drawn), absl::StrFormat("%d", row.lost),
         Share(row.half_points, row.games()),
         absl::StrFormat("%d", row.faults)});
    if (any_instead) {
      rows.back().push_back(absl::StrFormat("%d", row.fallbacks));
    }
    if (ratings.empty()) continue;
    const RatingWords& rating = ratings[static_cast<size_t>(player)];
    rows.back().insert(rows.back().end(), {rating.elo, rating.interval});
  }
  return Aligned(rows);
}

std::string Standings::Crosstable(const std::vector<int>& ranking) const {
  Columns rows = {{"points against"}};
  for (size_t i = 0; i < ranking.size(); ++i) {
    rows[0].push_back(absl::StrFormat("%d", i + 1));
  }
  for (size_t i = 0; i < ranking.size(); ++i) {
    std::vector<std::string> row = {absl::StrFormat(
        "%3d %s", i + 1, plan_.players[static_cast<size_t>(ranking[i])].name)};
    for (const int other : ranking) {
      const auto found = against_.find({ranking[i], other});
      row.push_back(found == against_.end()
                        ? (other == ranking[i] ? "" : ".")
                        : PointsOf(found->second.half_points) + "/" +
                              absl::StrFormat("%d", found->second.games));
    }
    rows.push_back(std::move(row));
  }
  return Aligned(rows);
}

std::string Standings::Faults(const std::vector<int>& ranking) const {
  std::string text;
  for (const int player : ranking) {
    std::vector<std::string> kinds;
    for (const auto& [kind, count] : Of(player).faults_by_kind) {
      kinds.push_back(absl::StrFormat("%s %d", kind, count));
    }
    if (kinds.empty()) continue;
    absl::StrAppendFormat(&text, "faults:  %s: %s\n",
                          plan_.players[static_cast<size_t>(player)].name,
                          absl::StrJoin(kinds, ", "));
  }
  return text;
}

std::string Standings::Fallbacks(const std::vector<int>& ranking) const {
  std::string text;
  for (const int player : ranking) {
    const Row& row = Of(player);
    if (row.fallbacks == 0) continue;
    absl::StrAppendFormat(
        &text, "instead: %s: %d of %s given in its stead%s\n",
        plan_.players[static_cast<size_t>(player)].name, row.fallbacks,
        Counted(row.orders, "order"),
        row.fallbacks >= row.orders ? ", none was its own"
        : 2 * row.fallbacks >= row.orders
            ? ", few were its own; its place says little of it"
            : "");
  }
  return text;
}

std::string Standings::ToText(const Schedule& schedule,
                              std::span<const RatingWords> ratings) const {
  const std::vector<int> ranking = Ranking(schedule);
  std::vector<std::string> scenarios;
  for (const PlannedScenario& ground : plan_.scenarios)
    scenarios.push_back(ground.name);
  std::string text = absl::StrFormat(
      "%s: %s of %s on %s, seed %d: %s, %s\n\n", plan_.name,
      NameOf(plan_.format),
      Counted(static_cast<int64_t>(plan_.players.size()), "agent"),
      absl::StrJoin(scenarios, ", "), plan_.seed, Counted(pairs_, "pair"),
      Counted(games_, "game"));
  if (const std::optional<int> winner = schedule.pairer().Winner()) {
    absl::StrAppendFormat(&text, "winner: %s\n\n",
                          plan_.players[static_cast<size_t>(*winner)].name);
  }
  text += Table(schedule, 0, ratings);
  const std::string rounds = RoundsInWords(plan_, schedule);
  if (!rounds.empty()) {
    text += "\n" + rounds;
  } else if (ranking.size() <= kWidestCrosstable) {
    text += "\n" + Crosstable(ranking);
  }
  std::vector<std::string> grades;
  for (const auto& [grade, count] : grades_) {
    grades.push_back(absl::StrFormat("%s %d", grade, count));
  }
  if (games_ > 0) {
    absl::StrAppendFormat(
        &text, "\nresults: %s\norders:  %.0f a game\n",
        absl::StrJoin(grades, ", "),
        static_cast<double>(orders_) / static_cast<double>(games_));
    text += Faults(ranking) + Fallbacks(ranking);
  }
  for (size_t step = 1; step <= schedule.grown(); ++step) {
    text += "\n" + GrowthInWords(plan_, step) + "\n";
  }
  const std::string say = schedule.pairer().Say();
  if (!say.empty()) text += "\n" + say + "\n";
  return text;
}

}  // namespace berthier
