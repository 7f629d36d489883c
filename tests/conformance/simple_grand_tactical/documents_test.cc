// What a scenario may not say: clauses that a position which is refused shows.
#include <memory>
#include <string>
#include <string_view>
#include <variant>

#include "engine/model/game.h"
#include "engine/rulesets/registry.h"
#include "gtest/gtest.h"
#include "proto/position_codec.h"

namespace berthier {
namespace {

// What is wrong with it; empty if nothing is.
std::string FaultOf(std::string_view entries) {
  const std::string text = "ruleset: \"simple_grand_tactical\" ruler: \"cm\" " +
                           std::string(entries);
  const absl::StatusOr<WrittenDocument> written =
      ReadPosition({"position", text}, Form::kText);
  if (!written.ok()) return std::string(written.status().message());
  const Built built =
      FindRuleset(written->document.ruleset)->build(written->document);
  const Problem* const problem = std::get_if<Problem>(&built);
  return problem == nullptr ? "" : problem->where + ": " + problem->what;
}

constexpr std::string_view kInRally =
    R"(clock { link { key: "phase" value: "rally" } } )";
constexpr std::string_view kFrench =
    R"(unit { id: "F" side: "French" is: ["line", "column"] x: 20 y: 20
              heading: 0 } )";
constexpr std::string_view kAustrian =
    R"(unit { id: "A" side: "Austrian" is: ["line", "column"] x: 20 y: 80
              heading: 180 } )";

std::string Position(std::string_view more) {
  return std::string(kInRally) + std::string(kFrench) + std::string(kAustrian) +
         std::string(more);
}

TEST(Documents, ASmallPositionIsGood) { EXPECT_EQ(FaultOf(Position("")), ""); }

// SGT-CMD-01, SGT-SCN-01
TEST(Documents, ABattleNeedsItsCommanders) {
  const std::string units = std::string(kFrench) + std::string(kAustrian);
  EXPECT_NE(FaultOf(units).find("has no commander"), std::string::npos);
  EXPECT_EQ(FaultOf(units +
                    R"(leader { id: "D" side: "French" is: "corps commander"
                                x: 20 y: 5 }
                       leader { id: "K" side: "Austrian" is: "corps commander"
                                x: 20 y: 95 })"),
            "");
}

// SGT-CMD-01: one to five passes.
TEST(Documents, PassesAreFromOneToFive) {
  for (const int passes : {0, 1, 5, 6}) {
    const std::string fault = FaultOf(Position(
        R"(formation { id: "I" side: "French" number { key: "passes" value: )" +
        std::to_string(passes) + " } }"));
    EXPECT_EQ(fault.empty(), passes >= 1 && passes <= 5) << passes << fault;
  }
}

// SGT-LST-38: the Austrians have no guard, and the French no jager.
TEST(Documents, TypesStandInAList) {
  EXPECT_NE(FaultOf(Position(
                R"(unit { id: "G" side: "Austrian" is: "guard infantry" x: 50
                          y: 80 heading: 180 })")),
            "");
  EXPECT_NE(FaultOf(Position(
                R"(unit { id: "G" side: "Austrian"
                          is: ["heavy artillery", "guard"] x: 50 y: 80
                          heading: 180 })")),
            "");
  EXPECT_NE(FaultOf(Position(R"(unit { id: "J" side: "French" is: "jager" x: 50
                                       y: 20 heading: 0 })")),
            "");
  EXPECT_EQ(FaultOf(Position(R"(unit { id: "J" side: "French" is: "jager" x: 50
                                       y: 20 heading: 0
                                       link { key: "list"
                                              value: "Austrian" } })")),
            "");
}

// SGT-BAS-10, SGT-FRM-03, SGT-GEO-01
TEST(Documents, UnitsStandAsTheyMay) {
  EXPECT_NE(FaultOf(Position(R"(unit { id: "H" side: "French"
                                       is: ["heavy cavalry", "square"] x: 50
                                       y: 20 heading: 0 })")),
            "");
  EXPECT_NE(FaultOf(Position(R"(unit { id: "D" side: "French"
                                       is: ["line", "deployed"] x: 50 y: 20
                                       heading: 0 })")),
            "");
  EXPECT_NE(FaultOf(Position(R"(unit { id: "G" side: "French"
                                       is: ["line", "column"] x: 25 y: 20
                                       heading: 0 })")),
            "");
  EXPECT_EQ(FaultOf(Position(R"(unit { id: "G" side: "French"
                                       is: ["line", "column"] x: 26 y: 20
                                       heading: 0 })")),
            "");
}

// SGT-GEN-02, SGT-GEN-04, SGT-CMD-09
TEST(Documents, GeneralsStandWithUnitsTheyWorkFor) {
  constexpr std::string_view kWith = R"( link { key: "with" value: "F" } } )";
  const auto leader = [&](std::string_view id, std::string_view rank) {
    return R"(leader { id: ")" + std::string(id) + R"(" side: "French" is: ")" +
           std::string(rank) + "\"" + std::string(kWith);
  };
  EXPECT_EQ(FaultOf(Position(leader("G", "infantry general"))), "");
  EXPECT_NE(FaultOf(Position(leader("G", "cavalry general"))), "");
  EXPECT_NE(FaultOf(Position(leader("G", "corps commander"))), "");
  EXPECT_NE(FaultOf(Position(leader("G", "infantry general") +
                             leader("H", "infantry general"))),
            "");
}

// SGT-CMD-07: one commander-in-chief a side.
TEST(Documents, OneChiefASide) {
  EXPECT_NE(FaultOf(Position(R"(formation { id: "I" side: "French" is: "chief" }
                          formation { id: "II" side: "French" is: "chief" })")),
            "");
}

}  // namespace
}  // namespace berthier
