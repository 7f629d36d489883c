// What a player reads of the course of a game: the sentences of events, rolls
// and outcomes.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "tests/engine/rulesets/simple_grand_tactical/table.h"

namespace berthier::simple_grand_tactical {
namespace {

using testing::AllOf;
using testing::Contains;
using testing::HasSubstr;
using testing::IsSupersetOf;
using testing::Not;

// The words of the outcomes of the roll that is awaited.
std::vector<std::string> Outcomes(const Table& t) {
  const Roll roll = t.Described();
  std::vector<std::string> words;
  for (const OutcomeClass& outcome : roll.outcomes) {
    words.push_back(t.game().Say(roll, outcome));
  }
  return words;
}

// F is to rally, with an enemy to the north of it; T keeps the French in play.
void PutRallying(Table& t, const std::string& order) {
  t.Unit("F", "French", {"line", "column", order}, 50, 50, 0);
  t.Unit("T", "French", {"light cavalry", "column"}, 10, 90, 0);
  t.Unit("A", "Austrian", {"line", "line"}, 50, 70, 180);
}

TEST(Words, TheUnformedStayUnformed) {
  Table t("rally");
  PutRallying(t, "unformed");
  t.Begin();
  t.Play("rally", "F");
  EXPECT_THAT(Outcomes(t), Contains("stays unformed"));
  EXPECT_THAT(Outcomes(t), Not(Contains("is disordered")));
}

TEST(Words, TheDisorderedStayDisordered) {
  Table t("rally");
  PutRallying(t, "disordered");
  t.Begin();
  t.Play("rally", "F");
  EXPECT_THAT(Outcomes(t), Contains("stays disordered"));
  EXPECT_THAT(Outcomes(t), Not(Contains("is disordered")));
}

TEST(Words, AFailedRallyCostsAChip) {
  Table t("rally");
  PutRallying(t, "disordered");
  t.Begin();
  t.Play("rally", "F");
  t.Throw({2, 4});
  EXPECT_THAT(t.Sentences(), Contains(HasSubstr("loses 1 chip and has ")));
}

// Without divisional generals no die of the set-up is thrown and told.
TEST(Words, ChipsAreExplainedWithoutGenerals) {
  Table t("");
  t.Unit("F", "French", {"line", "column"}, 50, 20, 0);
  t.Leader("Davout", "French", {"corps commander"}, 50, 10);
  t.Unit("A", "Austrian", {"line", "column"}, 50, 80, 180);
  t.Leader("Karl", "Austrian", {"corps commander"}, 50, 90);
  t.Begin();
  ASSERT_EQ(t.Awaited(), "move");
  std::vector<std::string> lines;
  for (const Panel& panel : t.game().Draw(t.position()).panels) {
    lines.insert(lines.end(), panel.lines.begin(), panel.lines.end());
  }
  EXPECT_THAT(lines, Contains(AllOf(HasSubstr("chips of its army morale"),
                                    HasSubstr("defeated when all are lost"))));
}

TEST(Words, WhyAUnitSurrenders) {
  Table t("rally");
  PutRallying(t, "disordered");
  t.Unit("B", "Austrian", {"light cavalry", "column"}, 52, 25, 0);
  t.Begin();
  t.Play("rally", "F");
  t.Throw({1, 3});
  EXPECT_THAT(t.Sentences(), IsSupersetOf({"F cannot retreat: B is in its way",
                                           "F surrenders"}));
}

TEST(Words, WhyAUnitLeavesTheTable) {
  Table t("rally");
  PutRallying(t, "disordered");
  t.Find("F").place = AtCm(50, 24);
  t.Find("A").place = AtCm(50, 44);
  t.Begin();
  t.Play("rally", "F");
  t.Throw({1, 3});
  EXPECT_THAT(t.Sentences(),
              IsSupersetOf({"F retreats over the edge of the table",
                            "F leaves the table"}));
}

TEST(Words, WhyARetreatIsLong) {
  Table t("rally");
  PutRallying(t, "disordered");
  t.Unit("G", "French", {"line", "column"}, 50, 20, 0);
  t.Begin();
  t.Play("rally", "F");
  t.Throw({1, 3});
  EXPECT_THAT(t.Sentences(),
              Contains("F would end on friends after 30 cm and goes on behind "
                       "them"));
}

TEST(Words, WhatAMilderResultIs) {
  Table t("advancing fire");
  t.Unit("F", "French", {"line", "line"}, 50, 50, 0);
  t.Unit("A", "Austrian", {"line", "line"}, 50, 55, 180);
  t.LeaderWith("Hiller", "Austrian", {"infantry general"}, "A");
  t.Begin();
  t.Play("fire", "F", "A");
  EXPECT_THAT(t.game().Say(t.Described()), HasSubstr("A under the fire of F"));
  EXPECT_THAT(Outcomes(t), Contains("no effect on A"));
  t.Throw({5, 5});
  t.Throw({5});
  EXPECT_THAT(t.Sentences(),
              Contains(AllOf(HasSubstr("the fire on A comes to "),
                             HasSubstr(" instead of "))));
}

TEST(Words, MeleesNameWhoWins) {
  Table t("melee");
  t.Unit("F", "French", {"line", "column"}, 50, 47, 0);
  t.Unit("A", "Austrian", {"veteran line", "line"}, 50, 50, 180);
  t.Begin();
  ASSERT_EQ(t.Awaited(), "melee");
  EXPECT_THAT(Outcomes(t), IsSupersetOf({"F wins by 1", "F wins by 2 to 4",
                                         "F wins by 5 or more", "A wins by 1",
                                         "nobody wins"}));
}

TEST(Words, AnObjectiveChangesTheMorale) {
  Table t("movement");
  t.Unit("F", "French", {"line", "column"}, 50, 50, 0);
  t.Unit("A", "Austrian", {"light cavalry", "column"}, 50, 94, 180);
  t.Ground("farm", {"built-up", "objective"}, {46, 46, 56, 56});
  t.Begin();
  t.Play("end moves");
  EXPECT_THAT(t.Sentences(),
              Contains(HasSubstr("French takes farm: its army morale is ")));
  EXPECT_THAT(t.Sentences(),
              IsSupersetOf({"French: turn end", "Austrian: arrivals",
                            "The player turn of Austrian in turn 1 begins"}));
}

TEST(Words, ContactIsToldOfWhom) {
  Table t("movement");
  t.Unit("F", "French", {"line"}, 50, 20, 0);
  t.Unit("A", "Austrian", {"line", "line"}, 50, 36, 180);
  t.Begin();
  t.Play(t.MoveTo("F", 50, 33, 0));
  EXPECT_THAT(t.Sentences(), Contains("F touches the front of A"));
}

}  // namespace
}  // namespace berthier::simple_grand_tactical
