#include "arenas/tournament/display.h"

#include <gmock/gmock.h>

#include <sstream>

#include "tests/arenas/tournament/tournament_fixture.h"

namespace berthier {
namespace {

using std::chrono::milliseconds;
using std::chrono::seconds;
using testing::HasSubstr;
using testing::Not;

class DisplayTest : public TournamentTest {
 protected:
  // So many games more, all won by the first player.
  void Play(int games) {
    for (int i = 0; i < games; ++i) {
      const GameId game = *progress_.Issue();
      wire::LegPlayed leg;
      leg.set_pair(game.pair.id);
      leg.set_leg(static_cast<uint32_t>(game.leg));
      for (int side = 0; side < kSides; ++side) {
        leg.add_player(static_cast<uint32_t>(game.PlayerOf(side)));
      }
      leg.set_winner(game.leg);
      EXPECT_EQ(progress_.Played(leg), std::nullopt);
    }
  }
  // What was written since.
  std::string Said() {
    std::string said = out_.str();
    out_.str("");
    return said;
  }

  TournamentPlan plan_ =
      *PlanOfText(RandomAgents(2,
                               "name: 'League' format: ROUND_ROBIN "
                               "pairs: 100"));
  TournamentProgress progress_{plan_};
  std::ostringstream out_;
  const Display::Clock::time_point begin_ = Display::Clock::now();
};

TEST_F(DisplayTest, OnATerminalABlockIsDrawnAgainInItsPlace) {
  Display display(out_, Progress::kShown, "League");
  Play(20);  // before this run
  display.Show(progress_, 2, begin_);
  EXPECT_EQ(Said(), "");
  Play(30);
  display.Show(progress_, 2, begin_ + seconds(10));
  const std::string first = Said();
  EXPECT_THAT(first, HasSubstr("League: 50 of 200 games, 3.0 a second, "
                               "50 s left, 2 playing\n"));
  EXPECT_THAT(first, HasSubstr("points"));
  EXPECT_THAT(first, HasSubstr("  1 a"));
  EXPECT_THAT(first, Not(HasSubstr("\x1b[J")));
  display.Show(progress_, 2, begin_ + seconds(10) + milliseconds(100));
  EXPECT_EQ(Said(), "") << "not more often than it can be read";
  Play(30);
  display.Show(progress_, 1, begin_ + seconds(20));
  // The headline, the head of the table and two players go first.
  EXPECT_THAT(Said(), testing::StartsWith("\x1b[4F\x1b[J\x1b[?7lLeague: 80 "));
  display.Say("b withdraws");
  EXPECT_EQ(Said(), "\x1b[4F\x1b[Jb withdraws\n");
  display.Close();
  EXPECT_EQ(Said(), "") << "there is no block any more";
}

TEST_F(DisplayTest, ElsewhereALineIsWrittenNowAndThen) {
  Display display(out_, Progress::kHidden, "League");
  display.Show(progress_, 2, begin_);
  Play(40);
  display.Show(progress_, 2, begin_ + seconds(29));
  EXPECT_EQ(Said(), "");
  display.Show(progress_, 2, begin_ + seconds(40));
  EXPECT_EQ(Said(),
            "League: 40 of 200 games, 1.0 a second, 2 min 40 s left, "
            "2 playing\n");
  display.Close();
  EXPECT_EQ(Said(), "");
}

TEST(InWordsTest, SaysTimesAsPeopleDo) {
  EXPECT_EQ(InWords(seconds(59)), "59 s");
  EXPECT_EQ(InWords(seconds(250)), "4 min 10 s");
  EXPECT_EQ(InWords(seconds(11'520)), "3 h 12 min");
}

}  // namespace
}  // namespace berthier
