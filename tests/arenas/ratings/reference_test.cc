// Joint ratings against Ordo, BayesElo and an independent optimiser: every file
// of data/ratings.
#include "tests/arenas/ratings/reference.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <array>
#include <cctype>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <sstream>
#include <string>
#include <vector>

#include "arenas/ratings/bootstrap.h"
#include "arenas/ratings/crosstable.h"
#include "arenas/ratings/differences.h"
#include "arenas/ratings/elo_report.h"
#include "arenas/ratings/joint_fit.h"
#include "arenas/ratings/rating_data.h"
#include "arenas/ratings/ratings.h"

namespace berthier {
namespace {

class ReferenceTest : public testing::TestWithParam<std::string> {
 protected:
  const std::string name_ = GetParam();
  const League league_ = ReadLeague(name_);
};

// A row of Ordo's or BayesElo's table of players.
struct Listed {
  std::string player;
  std::vector<double> numbers;  // after the name; "----" is left out
};

// Rows "1 Name : n n n" and "1 Name n n n" alike.
std::vector<Listed> ListedIn(const std::string& file) {
  std::vector<Listed> rows;
  for (const std::string& line : ReadLines(file)) {
    std::stringstream words(line);
    int rank = 0;
    Listed row;
    if (!(words >> rank >> row.player) || rank == 0 ||
        !std::isalpha(static_cast<unsigned char>(row.player.front()))) {
      continue;
    }
    for (std::string word; words >> word;) {
      char* end = nullptr;
      const double number = std::strtod(word.c_str(), &end);
      if (end != word.c_str()) row.numbers.push_back(number);
    }
    if (row.numbers.size() >= 4) rows.push_back(row);
  }
  return rows;
}

// The numbers of the line that starts with `title`: value and error.
std::vector<double> Stated(const std::string& file, const std::string& title) {
  for (const std::string& line : ReadLines(file)) {
    if (!line.starts_with(title)) continue;
    std::vector<double> numbers;
    std::stringstream words(line.substr(line.find('=') + 1));
    for (std::string word; words >> word;) {
      if (word != "+/-" && word != "%") numbers.push_back(std::stod(word));
    }
    return numbers;
  }
  return {};
}

TEST_P(ReferenceTest, TheGamesAreThoseThatWereCounted) {
  const Crosstable table = CrosstableOf(league_);
  int64_t games = 0;
  for (const TableRow& row : ReadTable("ratings/" + name_ + ".pairs.csv")) {
    const Results& results = table
                                 .at(IndexOf(league_, row.at("first_side")),
                                     IndexOf(league_, row.at("second_side")))
                                 .as_first;
    EXPECT_EQ(static_cast<double>(results.won), Number(row, "wins_first"));
    EXPECT_EQ(static_cast<double>(results.drawn), Number(row, "draws"));
    EXPECT_EQ(static_cast<double>(results.lost), Number(row, "wins_second"));
    games += results.games();
  }
  EXPECT_EQ(games, static_cast<int64_t>(league_.games.size()));
}

TEST_P(ReferenceTest, OrdoAgrees) {
  const std::string file = "ratings/" + name_ + ".ordo.eloscale_sideauto.txt";
  const Ratings ratings = Rate(league_, {});
  const std::vector<Listed> rows = ListedIn(file);
  ASSERT_EQ(rows.size(), league_.players.size());
  const Crosstable table = CrosstableOf(league_);
  for (const Listed& row : rows) {
    const int player = IndexOf(league_, row.player);
    EXPECT_NEAR(ratings.players[static_cast<size_t>(player)].elo,
                row.numbers[0], 0.1)
        << row.player;
    EXPECT_EQ(table.total(player).points(), row.numbers[2]);
    EXPECT_EQ(static_cast<double>(table.total(player).games()), row.numbers[3]);
  }
  // Its superiority, in whole per cent, is from replayed leagues.
  for (size_t i = 0; i + 1 < rows.size(); ++i) {
    const auto ahead = DifferenceOf(ratings, IndexOf(league_, rows[i].player),
                                    IndexOf(league_, rows[i + 1].player));
    ASSERT_TRUE(ahead.has_value());
    EXPECT_NEAR(100 * ahead->superiority, rows[i].numbers[5], 2.5)
        << rows[i].player;
  }
  EXPECT_NEAR(ratings.advantages[0].elo, Stated(file, "White advantage")[0],
              0.1);
  // One standard deviation of 2,000 replays, good to three in a hundred.
  EXPECT_NEAR(ratings.advantages[0].error / Stated(file, "White advantage")[1],
              1, 0.06);
  EXPECT_NEAR(100 * ratings.draw_rate, Stated(file, "Draw rate")[0], 0.1);
}

TEST_P(ReferenceTest, OrdoAgreesWithAnAnchor) {
  const std::string file = "ratings/" + name_ + ".ordo.anchored.txt";
  const std::vector<Listed> rows = ListedIn(file);
  ASSERT_EQ(rows.size(), league_.players.size());
  RatingOptions options;
  int anchor = -1;
  for (const Listed& row : rows) {
    // The anchor has no error: rating, points, games, per cent.
    if (row.numbers[0] == 0 && row.numbers[2] == std::floor(row.numbers[2])) {
      anchor = IndexOf(league_, row.player);
    }
  }
  ASSERT_NE(anchor, -1);
  options.anchors = {{.player = anchor, .elo = 0}};
  const Ratings ratings = Rate(league_, options);
  const Bootstrap bootstrap =
      BootstrapOf(league_, options, {.replicates = 500, .seed = 1});
  const auto differences = DifferencesTo(ratings, anchor);
  for (const Listed& row : rows) {
    const auto player = static_cast<size_t>(IndexOf(league_, row.player));
    const PlayerRating& rating = ratings.players[player];
    EXPECT_NEAR(rating.elo, row.numbers[0], 0.1) << row.player;
    if (static_cast<int>(player) == anchor) {
      EXPECT_EQ(rating.error, 0);
      EXPECT_EQ(rating.interval.low, 0);
      EXPECT_EQ(rating.interval.high, 0);
      continue;
    }
    EXPECT_NEAR(differences[player]->error, rating.error, 1e-9);
    // Half of a 95 % interval from 2,000 replays; ours has 500.
    const double error = row.numbers[1] / 1.96;
    EXPECT_NEAR(rating.error / error, 1, 0.06) << row.player;
    EXPECT_NEAR(bootstrap.players[player].error / error, 1, 0.1) << row.player;
  }
}

TEST_P(ReferenceTest, ReplayedLeaguesSpreadAsOrdosDo) {
  const std::string file = "ratings/" + name_ + ".ordo.eloscale_sideauto.txt";
  const Bootstrap bootstrap =
      BootstrapOf(league_, {}, {.replicates = 500, .seed = 7});
  EXPECT_EQ(bootstrap.shared_luck, 0);  // each game is a pair of its own
  const Ratings ratings = Rate(league_, {});
  for (const Listed& row : ListedIn(file)) {
    const auto player = static_cast<size_t>(IndexOf(league_, row.player));
    const double error = row.numbers[1] / 1.96;
    EXPECT_NEAR(bootstrap.players[player].error / error, 1, 0.1) << row.player;
    EXPECT_NEAR(ratings.players[player].error / error, 1, 0.08) << row.player;
    // A draw is no half win: the plain curvature is too wide.
    EXPECT_GT(ratings.players[player].model_error,
              1.08 * ratings.players[player].error);
  }
}

DrawModel ModelNamed(const std::string& name) {
  return name == "half"       ? DrawModel::kHalf
         : name == "davidson" ? DrawModel::kDavidson
                              : DrawModel::kRaoKupper;
}

TEST_P(ReferenceTest, AnIndependentOptimiserFindsTheSameSummits) {
  int rows = 0;
  for (const TableRow& row : ReadTable("ratings/maximum_likelihood.csv")) {
    if (row.at("dataset") != name_) continue;
    SCOPED_TRACE(row.at("model") + " " + row.at("side_adv_fitted") + " " +
                 row.at("player"));
    ++rows;
    RatingOptions options;
    options.draws = ModelNamed(row.at("model"));
    options.side = row.at("side_adv_fitted") == "1"
                       ? SideAdvantage::kPerScenario
                       : SideAdvantage::kNone;
    const RatingData data = PrepareToRate(league_, options);
    const JointFit fit = FitJointly(data.problem);
    // Where it stopped short of the summit (Davidson on gauntlet6: two players
    // of equal points and opponents are not equal there), it may be as far off
    // as a fall of that depth allows.
    const double short_by = fit.log_likelihood + Number(row, "nll");
    EXPECT_GT(short_by, -1e-6);
    EXPECT_LT(short_by, 3e-5);
    const auto off = [&](double error) {
      return short_by < 1e-6 ? 0 : std::sqrt(2 * short_by) * error;
    };

    const Ratings ratings = Rate(league_, options);
    const auto player = static_cast<size_t>(IndexOf(league_, row.at("player")));
    EXPECT_NEAR(ratings.players[player].elo / ratings.scale,
                Number(row, "rating_zero_mean"),
                0.05 + off(Number(row, "se_hessian")));
    EXPECT_NEAR(ratings.advantages[0].elo / ratings.scale,
                Number(row, "side_adv"),
                0.05 + off(Number(row, "side_adv_se")));
    if (options.side == SideAdvantage::kNone) {
      EXPECT_EQ(ratings.advantages[0].basis, AdvantageBasis::kUnknown);
    } else {
      const int column = fit.advantage_column[0];
      EXPECT_NEAR(
          kEloPerNat * std::sqrt(fit.inverse_information(column, column)),
          Number(row, "side_adv_se"), 0.05);
    }
    if (options.draws == DrawModel::kHalf) {
      EXPECT_NEAR(ratings.players[player].model_error,
                  Number(row, "se_hessian"), 0.05);
    } else {
      EXPECT_NEAR(ratings.draw_parameter / Number(row, "draw_param"), 1, 1e-3);
      // The file's error is that of the model's own scale, taken as known.
      const EloTelling telling(data.groups, options, fit);
      const Eigen::VectorXd pull = telling.OfPlayers()
                                       .row(static_cast<Eigen::Index>(player))
                                       .head(fit.draw_column)
                                       .transpose();
      const double variance = pull.dot(fit.inverse_information.topLeftCorner(
                                           fit.draw_column, fit.draw_column) *
                                       pull);
      EXPECT_NEAR(std::sqrt(variance) / ratings.scale,
                  Number(row, "se_hessian"), 0.05);
    }
  }
  EXPECT_EQ(rows, 6 * static_cast<int>(league_.players.size()));
}

// Told on one scale the models nearly agree; the scaled curvature of Davidson's
// is as wide as the clustered error.
TEST_P(ReferenceTest, ModelsOfDrawsAgreeOnTheLogisticScale) {
  const Ratings half = Rate(league_, {});
  for (const DrawModel draws : {DrawModel::kDavidson, DrawModel::kRaoKupper}) {
    RatingOptions options;
    options.draws = draws;
    const Ratings other = Rate(league_, options);
    EXPECT_NEAR(other.draw_rate, half.draw_rate, 0.015);
    for (size_t i = 0; i < half.players.size(); ++i) {
      EXPECT_NEAR(other.players[i].elo, half.players[i].elo, 7);
      EXPECT_NEAR(other.players[i].error / half.players[i].error, 1, 0.06);
      EXPECT_NEAR(other.players[i].model_error / half.players[i].error, 1,
                  0.08);
    }
  }
}

TEST_P(ReferenceTest, BayesEloAgrees) {
  const std::string file = "ratings/" + name_ + ".bayeselo.prior0.x1000.txt";
  RatingOptions options;
  options.draws = DrawModel::kRaoKupper;
  const Ratings ratings = Rate(league_, options);
  const std::vector<Listed> rows = ListedIn(file);
  ASSERT_EQ(rows.size(), league_.players.size());
  for (const Listed& row : rows) {
    const auto player = static_cast<size_t>(IndexOf(league_, row.player));
    EXPECT_NEAR(ratings.players[player].elo / ratings.scale,
                row.numbers[0] / 1000, 0.05)
        << row.player;
  }
  // The advantage, drawElo and likelihood, to one digit.
  const JointFit fit = FitJointly(PrepareToRate(league_, options).problem);
  const auto one_digit = [](double value) {
    std::array<char, 32> text = {};
    std::snprintf(text.data(), text.size(), "%.0e", value);
    return std::string(text.data());
  };
  const std::vector<std::string> lines = ReadLines(file);
  EXPECT_THAT(
      std::vector<std::string>(lines.end() - 3, lines.end()),
      testing::ElementsAre(one_digit(ratings.advantages[0].elo / ratings.scale),
                           one_digit(ratings.draw_parameter),
                           one_digit(fit.log_likelihood)));
}

INSTANTIATE_TEST_SUITE_P(Leagues, ReferenceTest,
                         testing::Values("duel2", "gauntlet6", "rr6"),
                         [](const auto& param) { return param.param; });

}  // namespace
}  // namespace berthier
