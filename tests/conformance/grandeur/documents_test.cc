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
  const std::string text =
      "ruleset: \"grandeur\" ruler: \"cm\" " + std::string(entries);
  const absl::StatusOr<WrittenDocument> written =
      ReadPosition({"position", text}, Form::kText);
  if (!written.ok()) return std::string(written.status().message());
  const Built built =
      FindRuleset(written->document.ruleset)->build(written->document);
  const Problem* const problem = std::get_if<Problem>(&built);
  return problem == nullptr ? "" : problem->where + ": " + problem->what;
}

constexpr std::string_view kBase =
    R"(clock { link { key: "phase" value: "contest" } }
       formation { id: "I" side: "French" is: "corps" }
       formation { id: "1" side: "French" of: "I" is: "division" }
       formation { id: "2" side: "French" of: "I" is: "division" }
       unit { id: "F" side: "French" of: "1" is: "line" x: 20 y: 20 heading: 0 }
       unit { id: "A" side: "Austrian" is: "line" x: 20 y: 80 heading: 180 } )";

std::string Position(std::string_view more) {
  return std::string(kBase) + std::string(more);
}
std::string Unit(std::string_view is, std::string_view of = "1") {
  return R"(unit { id: "U" side: "French" of: ")" + std::string(of) +
         R"(" is: )" + std::string(is) + " x: 50 y: 20 heading: 0 }";
}
std::string Leader(std::string_view is, std::string_view of,
                   std::string_view more = "x: 50 y: 50") {
  return R"(leader { id: "L" side: "French" )" +
         (of.empty() ? "" : "of: \"" + std::string(of) + "\" ") +
         "is: " + std::string(is) + " " + std::string(more) + " }";
}

TEST(Documents, ASmallPositionIsGood) { EXPECT_EQ(FaultOf(Position("")), ""); }

// GRA-CMD-02, GRA-TYP-08: guns are of a corps.
TEST(Documents, GunsAreOfACorps) {
  EXPECT_EQ(FaultOf(Position(Unit("\"heavy artillery\"", "I"))), "");
  EXPECT_NE(FaultOf(Position(Unit("\"heavy artillery\""))), "");
}

// IMP-LRG-01: nothing of Impetus that the expansion leaves out.
TEST(Documents, NoTroopsOfAntiquity) {
  for (const char* type : {"\"pikes\"", "\"elephants\"", "\"war wagon\"",
                           "\"skirmishers\"", "\"large unit\""}) {
    EXPECT_NE(FaultOf(Position(Unit(type))), "") << type;
  }
}

// GRA-TYP-05
TEST(Documents, OnlyFootIsMixed) {
  EXPECT_EQ(FaultOf(Position(Unit(R"(["line", "mixed"])"))), "");
  EXPECT_NE(FaultOf(Position(Unit(R"(["dragoons", "mixed"])"))), "");
}

// IMP-INI-09, GRA-LDR-03: five ratings.
TEST(Documents, RatingsOfLeaders) {
  EXPECT_EQ(FaultOf(Position(Leader(R"(["corps commander", "genius"])", "I"))),
            "");
  for (const char* rating : {"charismatic", "cowardly"}) {
    EXPECT_NE(
        FaultOf(Position(Leader(
            "[\"corps commander\", \"" + std::string(rating) + "\"]", "I"))),
        "")
        << rating;
  }
}

// GRA-LDR-04: only go-ahead division commanders are Brave.
TEST(Documents, WhoIsBrave) {
  EXPECT_EQ(FaultOf(Position(Leader(R"(["go-ahead", "brave"])", "1"))), "");
  EXPECT_NE(FaultOf(Position(Leader(R"(["cautious", "brave"])", "1"))), "");
  EXPECT_NE(FaultOf(Position(Leader(R"(["expert", "brave"])", "I"))), "");
  EXPECT_NE(FaultOf(Position(Leader(R"(["fair", "cautious"])", "I"))), "");
  EXPECT_NE(FaultOf(Position(Leader(R"("genius")", "1"))), "");
}

// GRA-I-15: whom a Leader may be with.
TEST(Documents, LeadersStandWithTheirUnits) {
  constexpr std::string_view kWith = R"(link { key: "with" value: "F" })";
  EXPECT_EQ(FaultOf(Position(Leader("\"go-ahead\"", "1", kWith))), "");
  EXPECT_NE(FaultOf(Position(Leader("\"go-ahead\"", "2", kWith))), "");
  EXPECT_EQ(FaultOf(Position(Leader("\"fair\"", "I", kWith))), "");
}

// GRA-LDR-02, GRA-LDR-16: one commander each.
TEST(Documents, OneCommanderAPost) {
  EXPECT_NE(FaultOf(Position(Leader("\"fair\"", "I") +
                             R"(leader { id: "M" side: "French" of: "I" is:
                                "fair" x: 60 y: 60 })")),
            "");
}

// IMP-BUA-01: foot, and one.
TEST(Documents, WhoHoldsAVillage) {
  constexpr std::string_view kVillage =
      R"(terrain { id: "V" is: "village" points { x: 60 y: 60 }
                   points { x: 70 y: 70 } } )";
  const auto holder = [&](std::string_view id, std::string_view type) {
    return R"(unit { id: ")" + std::string(id) +
           R"(" side: "French" of: "1" is: ")" + std::string(type) +
           R"(" x: 65 y: 65 heading: 0 link { key: "in" value: "V" } })";
  };
  EXPECT_EQ(FaultOf(Position(std::string(kVillage) + holder("U", "line"))), "");
  EXPECT_NE(FaultOf(Position(std::string(kVillage) + holder("U", "dragoons"))),
            "");
  EXPECT_NE(FaultOf(Position(std::string(kVillage) + holder("U", "line") +
                             holder("W", "line"))),
            "");
}

// IMP-INI-08: three Rolls of Destiny an army.
TEST(Documents, RollsOfDestiny) {
  const auto rolls = [](std::string_view number) {
    return Position(R"(option { key: "destiny" value: "on" }
                       side { id: "French" number { key: "destiny" value: )" +
                    std::string(number) + " } }");
  };
  EXPECT_EQ(FaultOf(rolls("3")), "");
  EXPECT_NE(FaultOf(rolls("4")), "");
}

// GRA-APX-01: squares are an option.
TEST(Documents, SquaresAreAnOption) {
  EXPECT_NE(FaultOf(Position(Unit(R"(["line", "square"])"))), "");
  EXPECT_EQ(FaultOf(R"(option { key: "squares" value: "on" } )" +
                    Position(Unit(R"(["line", "square"])"))),
            "");
  EXPECT_NE(FaultOf(R"(option { key: "squares" value: "on" } )" +
                    Position(Unit(R"(["dragoons", "square"])"))),
            "");
}

}  // namespace
}  // namespace berthier
