#include "arenas/leaderboard/page.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <array>
#include <cmath>
#include <cstdint>
#include <optional>
#include <regex>
#include <string>
#include <vector>

#include "arenas/pages/chart.h"
#include "arenas/pages/html.h"
#include "tests/arenas/leaderboard/sample_boards.h"

namespace berthier {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::Not;

std::string PageFor(Gathered all) {
  return PageOf(MakeBoard(std::move(all.league), std::move(all.facts)));
}

size_t Count(const std::string& text, const std::string& part) {
  size_t count = 0;
  for (size_t at = text.find(part); at != std::string::npos;
       at = text.find(part, at + part.size())) {
    ++count;
  }
  return count;
}

// What is opened is closed, in sequence, and attributes are quoted.
void ExpectWellFormed(const std::string& page) {
  const size_t begin = page.find("<body>");
  const std::string body = page.substr(begin, page.find("<script>") - begin);
  const std::regex tag(
      R"(<(/?)([a-z0-9]+)((?: [a-zA-Z0-9-]+="[^"<>]*")*)(/?)>)");
  std::vector<std::string> open;
  size_t found = 0;
  for (std::sregex_iterator at(body.begin(), body.end(), tag), end; at != end;
       ++at) {
    ++found;
    const std::smatch& match = *at;
    if (match[4] == "/") continue;
    if (match[1] != "/") {
      open.push_back(match[2]);
      continue;
    }
    ASSERT_FALSE(open.empty()) << "</" << match[2] << "> closes nothing";
    ASSERT_EQ(open.back(), match[2]);
    open.pop_back();
  }
  EXPECT_THAT(open, ElementsAre("body"));
  EXPECT_GT(found, 10u);
  EXPECT_EQ(Count(body, "<"), found) << "a < begins no tag";
}

// A league whose every game was lucky for the first side.
Gathered LuckyLeague() {
  Gathered all = FullLeague();
  for (LeagueGame& game : all.league.games) game.luck = 0.125;
  return all;
}

TEST(PageTest, RatingsLessLuckStandBehindASwitchWhereLuckIsKnown) {
  const std::string page = PageFor(LuckyLeague());
  ExpectWellFormed(page);
  EXPECT_EQ(Count(page, "<input type=\"radio\" name=\"luck\""), 2u);
  EXPECT_THAT(page, HasSubstr("Standings less luck"));
  EXPECT_THAT(page, HasSubstr("a game tells as much as"));
  EXPECT_THAT(page, Not(HasSubstr("the others count as they ended")));
  EXPECT_THAT(PageFor(FullLeague()), Not(HasSubstr("less luck")));
  Gathered some = LuckyLeague();
  some.league.games.front().luck.reset();
  EXPECT_THAT(PageFor(std::move(some)),
              HasSubstr("the others count as they ended"));
}

TEST(PageTest, NamesAreTextWhateverTheyHold) {
  const std::string page = PageFor(FullLeague());
  EXPECT_THAT(page, HasSubstr("&lt;script&gt;alert(&quot;1&quot;)&lt;/script"
                              "&gt;&amp;&#39;"));
  EXPECT_THAT(page, Not(HasSubstr("<script>alert")));
  EXPECT_THAT(page, Not(HasSubstr("<b>nothing")));
  EXPECT_THAT(page, Not(HasSubstr("<i>")));
  EXPECT_EQ(Count(page, "<script"), 1u);
}

TEST(PageTest, HostileTitlesAndScenariosAreTextToo) {
  Gathered all = FullLeague();
  const std::string hostile = "</title><img src=x onerror=alert(1)>\"";
  all.facts.title = hostile;
  all.facts.notes = {hostile};
  all.facts.sides[0] = {hostile, hostile};
  all.facts.sources[0].name = hostile;
  all.facts.sources[0].facts = {hostile};
  all.facts.sources[0].commands = {hostile};
  all.facts.sources[0].tournament_file = hostile;
  all.facts.sources[0].ledger = hostile;
  all.facts.sources[0].files = {{hostile, hostile}};
  all.facts.sources[0].course = {
      .winner = hostile,
      .heads = {hostile},
      .places = {{hostile, hostile}},
      .numbers = {1},
      .rounds = {{.name = hostile,
                  .meetings = {{.players = {hostile, hostile},
                                .points = {"1", "3"},
                                .through = 1,
                                .why = hostile}},
                  .byes = {hostile}}}};
  all.league.scenarios[0] = hostile;
  all.league.grades[1] = hostile;
  all.league.fault_kinds[0] = hostile;
  all.facts.agents[1].request = hostile;
  const std::string page = PageFor(std::move(all));
  EXPECT_EQ(Count(page, "<img"), 0u);
  EXPECT_EQ(Count(page, "</title>"), 1u);
}

TEST(PageTest, RoundsTellWhoHasWonAndHow) {
  Gathered all = FullLeague();
  EXPECT_THAT(PageFor(FullLeague()), Not(HasSubstr("id=\"rounds\"")));
  all.facts.sources[0].course = {
      .winner = "flat",
      .heads = {"reached"},
      .places = {{"flat", "winner"}, {"drill", "final"}},
      .numbers = {1, 2},
      .rounds = {{.name = "final",
                  .meetings = {{.players = {"drill", "flat"},
                                .points = {"1.5", "2.5"},
                                .through = 1,
                                .why = ""}},
                  .byes = {"none"}}}};
  const std::string page = PageFor(std::move(all));
  EXPECT_THAT(page, HasSubstr("Winner: <strong><bdi>flat</bdi></strong>"));
  EXPECT_THAT(page, HasSubstr("<li><bdi>drill</bdi> 1.5\xE2\x80\x93"
                              "2.5 <strong><bdi>flat</bdi></strong></li>"));
  EXPECT_THAT(page, HasSubstr("<li><bdi>none</bdi> <small>bye</small></li>"));
  ExpectWellFormed(page);
}

TEST(PageTest, AFaultIsShownWithItsEvidence) {
  EXPECT_THAT(
      PageFor(FullLeague()),
      HasSubstr("<pre>no map of &lt;i&gt;Silesia&lt;/i&gt;\nlost</pre>"));
}

TEST(PageTest, TheDocumentIsWellFormed) {
  ExpectWellFormed(PageFor(FullLeague()));
  ExpectWellFormed(PageFor(PlainLeague(3)));
  ExpectWellFormed(PageFor({}));
}

TEST(PageTest, NothingOutsideIsNamed) {
  const std::string page = PageFor(FullLeague());
  for (const char* const outside :
       {"http://", "https://", "src=", "@import", "url(", "//cdn"}) {
    EXPECT_THAT(page, Not(HasSubstr(outside)));
  }
  EXPECT_THAT(page, HasSubstr("default-src 'none'"));
}

TEST(PageTest, NumbersAreThoseOfTheRatings) {
  Gathered all = FullLeague();
  const Board board = MakeBoard(all.league, all.facts);
  const std::string page = PageFor(std::move(all));
  for (const int player : board.ranking) {
    if (!board.IsRated(player)) continue;
    const PlayerRating& rating = board.RatingOf(player);
    EXPECT_THAT(page, HasSubstr("aria-label=\"" + Rounded(rating.elo) + ", " +
                                IntervalWords(rating.interval) + "\""));
    EXPECT_THAT(page, HasSubstr(">" + Rounded(rating.elo) + "</td>"));
    for (const int other : board.ranking) {
      const Results all_games = board.crosstable.at(player, other).all();
      if (all_games.games() == 0) continue;
      EXPECT_THAT(page, HasSubstr(Percent(all_games.score()) + "<small>" +
                                  WonDrawnLost(all_games) + "</small>"));
    }
  }
}

TEST(PageTest, TheUnbeatenHaveABoundAndNoRating) {
  const std::string page = PageFor(FullLeague());
  EXPECT_THAT(page, HasSubstr("Who compares"));
  EXPECT_THAT(page, HasSubstr("A above B"));
  EXPECT_THAT(page, HasSubstr("B above C"));
  EXPECT_THAT(page, testing::ContainsRegex("aria-label=\"above [^\"]+\""));
  EXPECT_THAT(page, testing::ContainsRegex("aria-label=\"below [^\"]+\""));
}

TEST(PageTest, WhoWouldBeFoundOnWhichSideIsToldWhereItIsKnown) {
  Gathered all;
  all.league.players = {"held", "best", "other"};
  all.league.scenarios = {"yard"};
  // The best one wins on both sides; first sides win what is left.
  for (int64_t pair = 0; pair < 90; ++pair) {
    for (const bool swapped : {false, true}) {
      LeagueGame game;
      const int one = static_cast<int>(pair % 3);
      const int next = (one + 1) % 3;
      game.first = swapped ? next : one;
      game.second = swapped ? one : next;
      game.pair = pair;
      game.result =
          game.second == 1 ? GameResult::kSecondWon : GameResult::kFirstWon;
      all.league.games.push_back(game);
    }
  }
  const Board board = MakeBoard(all.league, all.facts);
  ASSERT_EQ(board.alpha_sides.first.size(), 3u);
  EXPECT_GT(board.alpha_sides.first[1].interval.low, 0.34);
  EXPECT_GT(board.alpha_sides.second[1].interval.low, 0.34);
  double sum = 0;
  for (const AlphaShare& share : board.alpha_sides.first) sum += share.mean;
  EXPECT_NEAR(sum, 1, 1e-9);
  const std::string page = PageFor(all);
  EXPECT_THAT(page, HasSubstr("Alpha-rank of the sides: each side is"));
  EXPECT_THAT(page, HasSubstr("On the second side, %"));
  for (LeagueGame& game : all.league.games) game.result = GameResult::kDrawn;
  EXPECT_THAT(PageFor(all), Not(HasSubstr("Alpha-rank of the sides")));
}

TEST(PageTest, ACircleIsNamed) {
  Gathered all;
  all.league.players = {"rock", "paper", "scissors"};
  all.league.scenarios = {"yard"};
  for (int64_t pair = 0; pair < 60; ++pair) {
    for (const bool swapped : {false, true}) {
      LeagueGame game;
      const int loser = static_cast<int>(pair % 3);
      const int winner = (loser + 1) % 3;
      game.first = swapped ? loser : winner;
      game.second = swapped ? winner : loser;
      game.pair = pair;
      game.result = swapped ? GameResult::kSecondWon : GameResult::kFirstWon;
      all.league.games.push_back(game);
    }
  }
  const Board board = MakeBoard(all.league, all.facts);
  ASSERT_EQ(board.circles.size(), 1u);
  // A circle of equals: alpha-rank names nobody, and so is not shown.
  EXPECT_TRUE(board.alpha_rank.players.empty());
  EXPECT_THAT(PageFor(all), HasSubstr("id=\"circles\""));
  EXPECT_THAT(PageFor(FullLeague()), Not(HasSubstr("id=\"circles\"")));
}

TEST(PageTest, ALeagueWithoutGamesOrPlayersSaysSo) {
  EXPECT_THAT(PageFor({}), HasSubstr("Nobody plays."));
  Gathered one;
  one.league.players = {"drill"};
  one.league.scenarios = {"retz"};
  const std::string page = PageFor(std::move(one));
  EXPECT_THAT(page, HasSubstr("No game has been played yet."));
  EXPECT_THAT(page, HasSubstr("<bdi>drill</bdi>"));
  EXPECT_THAT(page, Not(HasSubstr("nan")));
}

TEST(PageTest, ThirtyPlayersHaveThirtyRows) {
  const std::string page = PageFor(PlainLeague(30));
  const size_t begin = page.find("<tbody>");
  const size_t end = page.find("</tbody>");
  EXPECT_EQ(Count(page.substr(begin, end - begin), "<tr>"), 30u);
  EXPECT_THAT(page, Not(HasSubstr("nan")));
  EXPECT_THAT(page, Not(HasSubstr("inf\"")));
}

// Points of the first in both games: 2, 2, 1 (one each), 1 (two draws), 1.5.
TEST(PageTest, TwoPlayersHaveTheirPairsCounted) {
  Gathered all;
  all.league.players = {"marshal", "recruit"};
  all.league.scenarios = {"Retz"};
  const GameResult first = GameResult::kFirstWon;
  const GameResult second = GameResult::kSecondWon;
  const GameResult drawn = GameResult::kDrawn;
  const std::vector<std::array<GameResult, 2>> pairs = {{first, second},
                                                        {first, second},
                                                        {first, first},
                                                        {drawn, drawn},
                                                        {first, drawn}};
  for (uint32_t pair = 0; pair < pairs.size(); ++pair) {
    for (int leg = 0; leg < 2; ++leg) {
      LeagueGame game;
      game.first = leg;
      game.second = 1 - leg;
      game.scenario = 0;
      game.pair = pair;
      game.result = pairs[pair][static_cast<size_t>(leg)];
      all.league.games.push_back(game);
    }
  }
  const std::string page = PageFor(std::move(all));
  const size_t at = page.find("id=\"pairs\"");
  ASSERT_NE(at, std::string::npos);
  const std::string section = page.substr(at, page.find("</section>", at) - at);
  EXPECT_THAT(section, HasSubstr("Ptnml(0-2)"));
  EXPECT_THAT(section, HasSubstr("nElo"));
  const std::regex counts(
      ">0</td>[^>]*>0</td>[^>]*>2</td>[^>]*>1</td>[^>]*>2</td>");
  EXPECT_TRUE(std::regex_search(section, counts)) << section;
  EXPECT_THAT(PageFor(PlainLeague(3)), Not(HasSubstr("id=\"pairs\"")));
}

TEST(PageTest, EqualBoardsGiveEqualBytes) {
  EXPECT_EQ(PageFor(FullLeague()), PageFor(FullLeague()));
}

TEST(HtmlTest, WhatIsNoUtf8IsReplaced) {
  EXPECT_EQ(Escaped("Blücher"), "Blücher");
  EXPECT_EQ(Escaped("a\xFF<"), "a\uFFFD&lt;");
  EXPECT_EQ(Escaped("\xC0\xAF"), "\uFFFD\uFFFD");  // longer than it is
  EXPECT_EQ(Escaped("\xED\xA0\x80"), "\uFFFD\uFFFD\uFFFD");  // a surrogate
  EXPECT_EQ(Escaped("\xE2\x82"), "\uFFFD\uFFFD");            // cut off
  EXPECT_EQ(Escaped(std::string_view("\0\x1B", 2)), "\uFFFD\uFFFD");
}

TEST(HtmlTest, NumbersReadWell) {
  EXPECT_EQ(Signed(12.4), "+12");
  EXPECT_EQ(Signed(-12.6), "\u221213");
  EXPECT_EQ(Signed(-0.3), "0");
  EXPECT_EQ(Percent(0.5), "50.0");
  EXPECT_EQ(Percent(0), "0.0");
  EXPECT_EQ(Percent(1), "100.0");
  EXPECT_EQ(Percent(0.0001), "&lt;0.1");
  EXPECT_EQ(Percent(0.9999), "&gt;99.9");
  EXPECT_EQ(IntervalWords({-3, 12}), "\u22123 to 12");
  EXPECT_EQ(IntervalWords({-3, INFINITY}), "above \u22123");
  EXPECT_EQ(IntervalWords({-INFINITY, 7}), "below 7");
  EXPECT_EQ(IntervalWords({-INFINITY, INFINITY}), "unknown");
}

TEST(ChartTest, AnAxisHoldsItsValuesAtRoundNumbers) {
  const std::vector<double> values = {-130, 210, 35};
  const Axis axis = AxisFor(values);
  EXPECT_EQ(axis.low, -200);
  EXPECT_EQ(axis.high, 300);
  EXPECT_THAT(axis.ticks, ElementsAre(-200, -100, 0, 100, 200, 300));
  const std::vector<double> one = {7};
  EXPECT_LT(AxisFor(one).low, 7);
  EXPECT_GT(AxisFor(one).high, 7);
}

// Nothing is known on either side: no end is drawn, two arrows are.
TEST(ChartTest, AnIntervalOpenOnBothSidesHasNoEnds) {
  const Axis axis = AxisFor(std::vector<double>{-100, 100});
  const std::string open =
      IntervalFigure(axis, {-INFINITY, INFINITY}, std::nullopt);
  EXPECT_EQ(Count(open, "class=\"arrow\""), 2u);
  EXPECT_EQ(Count(open, "class=\"ci none\""), 1u);
  EXPECT_EQ(Count(open, "class=\"ci\""), 0u);
  const std::string above = IntervalFigure(axis, {-50, INFINITY}, std::nullopt);
  EXPECT_EQ(Count(above, "class=\"arrow\""), 1u);
  EXPECT_EQ(Count(above, "class=\"ci none\""), 0u);
  EXPECT_EQ(Count(above, "class=\"ci\""), 2u);  // the line and one end
  const std::string bounded = IntervalFigure(axis, {-50, 50}, 0);
  EXPECT_EQ(Count(bounded, "class=\"arrow\""), 0u);
  EXPECT_EQ(Count(bounded, "class=\"ci\""), 3u);
}

TEST(ChartTest, OneOutlierFlattensNothing) {
  const std::vector<double> middles = {-40, -10, 0, 20, 50, -4000};
  const std::vector<double> ends = {-80, 90, -9000, -3500};
  const Axis axis = AxisFor(WithoutOutliers(middles, ends));
  EXPECT_GE(axis.low, -500);
  EXPECT_LE(axis.high, 500);
  EXPECT_LE(axis.low, -80);
  EXPECT_GE(axis.high, 90);
  // The one beyond is an arrow without a dot.
  const std::string far = IntervalFigure(axis, {-9000, -3500}, -4000);
  EXPECT_EQ(Count(far, "class=\"arrow\""), 1u);
  EXPECT_EQ(Count(far, "class=\"dot\""), 0u);
  EXPECT_THAT(far, HasSubstr("aria-label=\"\u22124000, "));
  // What two of four are is what is.
  EXPECT_EQ(WithoutOutliers(std::vector<double>{-490, -15, 0, 505}, {}).size(),
            4u);
  // Of three nobody is an outlier.
  EXPECT_EQ(WithoutOutliers(std::vector<double>{0, 10, 4000}, {}).size(), 3u);
}

// Who never gave an order of its own stands there with a mark, whatever its
// rank.
TEST(PageTest, OrdersGivenInSteadAreShown) {
  Gathered all = PlainLeague(3);
  for (LeagueGame& game : all.league.games) {
    game.asked = {100, 100};
    if (game.first == 2) game.fallbacks[0] = 100;
    if (game.second == 2) game.fallbacks[1] = 100;
    if (game.first == 1) game.fallbacks[0] = 60;
    if (game.second == 1) game.fallbacks[1] = 60;
  }
  const Board board = MakeBoard(all.league, all.facts);
  EXPECT_TRUE(board.ConductOf(2).IsPlayedFor());
  EXPECT_FALSE(board.ConductOf(1).IsPlayedFor());
  EXPECT_TRUE(board.ConductOf(1).IsMostlyPlayedFor());
  EXPECT_FALSE(board.ConductOf(0).IsMostlyPlayedFor());
  const std::string page = PageFor(all);
  EXPECT_EQ(Count(page, ">no order of its own</span>"), 1u);
  EXPECT_EQ(Count(page, ">few orders of its own</span>"), 1u);
  EXPECT_THAT(page, HasSubstr("</bdi> gave no order of its own"));
  EXPECT_THAT(page, HasSubstr("Orders given in its stead, %"));
  EXPECT_THAT(PageFor(PlainLeague(3)),
              Not(HasSubstr("Orders given in its stead")));
}

TEST(PageTest, TimesAreShownAndCanBeLeftOut) {
  Gathered all = PlainLeague(2);
  Gathered slower = all;
  for (LeagueGame& game : all.league.games) game.milliseconds = {1500, 1500};
  for (LeagueGame& game : slower.league.games) {
    game.milliseconds = {2500, 2500};
  }
  EXPECT_THAT(PageFor(all), HasSubstr("Thought a game, s"));
  EXPECT_THAT(PageFor(all), HasSubstr(">1.50</td>"));
  EXPECT_NE(PageFor(all), PageFor(slower));
  all.facts.times = Times::kLeftOut;
  slower.facts.times = Times::kLeftOut;
  EXPECT_THAT(PageFor(all), Not(HasSubstr("Thought a game, s")));
  EXPECT_EQ(PageFor(all), PageFor(slower));
}

}  // namespace
}  // namespace berthier
