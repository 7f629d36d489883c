#include "arenas/tournament/rated_standings.h"

#include <gmock/gmock.h>

#include "tests/arenas/tournament/tournament_fixture.h"

namespace berthier {
namespace {

using testing::ContainsRegex;
using testing::HasSubstr;
using testing::Not;

const std::string kLoser = "agent { name: 'none' command: '" BERTHIER_PYTHON
                           " -B " BERTHIER_BROKEN "/gives_up.py' }\n";

class RatedStandingsTest : public TournamentTest {
 protected:
  // What a run of this text says in the end.
  std::string Played(const std::string& text) {
    Write("t.textproto", text);
    const Said said = Tournament({"run", At("t.textproto")});
    EXPECT_EQ(said.code, 0) << said.err;
    const std::string status = Tournament({"status", At("t.ledger")}).out;
    EXPECT_EQ(status.substr(0, status.rfind("\n\n")),
              said.out.substr(0, said.out.rfind("\n\n")));
    return said.out;
  }
};

TEST_F(RatedStandingsTest, RatingsStandBesideThePoints) {
  const std::string said =
      Played(RandomAgents(3, "format: ROUND_ROBIN pairs: 20"));
  EXPECT_THAT(said, ContainsRegex("faults +Elo +95 % interval\n"));
  EXPECT_THAT(said, ContainsRegex("  1 [abc] .* -?[0-9]+ +"
                                  "-?[0-9]+ to -?[0-9]+\n"));
}

TEST_F(RatedStandingsTest, WhoseRatingIsGivenHasIt) {
  const std::string said =
      Played("agent { agent: 'random' rating: 1200 }\n" +
             RandomAgents(2, "format: ROUND_ROBIN pairs: 10"));
  EXPECT_THAT(said, ContainsRegex("random .* 1200 +given\n"));
}

TEST_F(RatedStandingsTest, WhereNobodyComparesThereAreNone) {
  // One that gives up loses every game.
  const std::string said =
      Played(kLoser + RandomAgents(1, "format: ROUND_ROBIN pairs: 2"));
  EXPECT_THAT(said, Not(HasSubstr("Elo")));
  EXPECT_THAT(said, ContainsRegex("  1 a +4 "));
}

TEST_F(RatedStandingsTest, OutsideTheMainGroupThereAreBounds) {
  // It need not lose often, for every game starts it anew.
  const std::string said =
      Played(kLoser + RandomAgents(3,
                                   "format: ROUND_ROBIN pairs: 10 "
                                   "fault { withdraw_after: 1 }"));
  EXPECT_THAT(said, ContainsRegex("none .* - +below -?[0-9]+\n"));
}

// Whose rating is given has lost every game: on a scale without it, it would
// stand at another number than the given one.
TEST_F(RatedStandingsTest, NoScaleIsShownBesideThatOfTheAnchor) {
  const std::string anchor =
      "agent { name: 'none' rating: 100 command: '" BERTHIER_PYTHON
      " -B " BERTHIER_BROKEN "/gives_up.py' }\n";
  const std::string said =
      Played(anchor + RandomAgents(3, "format: ROUND_ROBIN pairs: 10"));
  EXPECT_THAT(said, Not(ContainsRegex("faults +Elo")));
  EXPECT_THAT(said, HasSubstr("Elo: none yet, for none, whose rating is given, "
                              "compares with nobody"));
}

TEST_F(RatedStandingsTest, ALedgerThatIsNoneIsOneLine) {
  Write("garbage", "no ledger");
  const auto text = RatedStandings(At("garbage"), Toys());
  ASSERT_FALSE(text.ok());
  EXPECT_THAT(std::string(text.status().message()), HasSubstr("garbage"));
}

}  // namespace
}  // namespace berthier
