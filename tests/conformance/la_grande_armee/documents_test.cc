// What a scenario may not say: clauses that a position which is refused shows.
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
      "ruleset: \"la_grande_armee\" " + std::string(entries);
  const absl::StatusOr<WrittenDocument> written =
      ReadPosition({"position", text}, Form::kText);
  if (!written.ok()) return std::string(written.status().message());
  const Built built =
      FindRuleset(written->document.ruleset)->build(written->document);
  const Problem* const problem = std::get_if<Problem>(&built);
  return problem == nullptr ? "" : problem->where + ": " + problem->what;
}

std::string Number(std::string_view key, int value) {
  return "number { key: \"" + std::string(key) +
         "\" value: " + std::to_string(value) + " } ";
}
std::string Commander(int ability, std::string_view more) {
  return R"(leader { id: "L" side: "French" of: "I" )" +
         Number("ability", ability) + std::string(more) + " }";
}

// A small battle, with more in it; the commander of its corps I may be another.
std::string Battle(std::string_view more,
                   const std::string& commander = Commander(3, "x: 25 y: 5")) {
  constexpr std::string_view kBase =
      R"(clock { link { key: "phase" value: "corps" } }
         formation { id: "I" side: "French" is: "corps" }
         formation { id: "II" side: "French" is: "corps" }
         formation { id: "Y" side: "Allied" is: "corps" }
         leader { id: "N" side: "French" is: "army commander" x: 2 y: 2
                  number { key: "ability" value: 6 } }
         leader { id: "B" side: "Allied" is: "army commander" x: 2 y: 40
                  number { key: "ability" value: 4 } }
         leader { id: "M" side: "French" of: "II" x: 34 y: 5
                  number { key: "ability" value: 3 } }
         leader { id: "Z" side: "Allied" of: "Y" x: 34 y: 38
                  number { key: "ability" value: 3 } }
         terrain { id: "Dorf" is: "settlement" x: 40 y: 20
                   number { key: "capacity" value: 8 } }
         unit { id: "F" side: "French" of: "I" is: "infantry" x: 20 y: 10
                heading: 0 number { key: "troops" value: 8 } }
         unit { id: "G" side: "French" of: "II" is: "infantry" x: 30 y: 10
                heading: 0 number { key: "troops" value: 8 } }
         unit { id: "A" side: "Allied" is: "infantry" x: 20 y: 30 heading: 180
                number { key: "troops" value: 8 } } )";
  return std::string(kBase) + commander + std::string(more);
}
std::string Unit(std::string_view is, std::string_view more) {
  return R"(unit { id: "U" side: "French" of: "I" heading: 0 is: )" +
         std::string(is) + " " + std::string(more) + " }";
}
std::string Placed(std::string_view more) {
  return "x: 50 y: 10 " + std::string(more);
}
TEST(Documents, ASmallBattleIsGood) { EXPECT_EQ(FaultOf(Battle("")), ""); }

// LGA-ORG-07
TEST(Documents, OneTypeOfCavalry) {
  const std::string bases = Placed(Number("troops", 4));
  EXPECT_EQ(FaultOf(Battle(Unit("\"lancers\"", bases))), "");
  EXPECT_NE(FaultOf(Battle(Unit(R"(["lancers", "heavy cavalry"])", bases))),
            "");
}

// LGA-ORG-09, LGA-FIR-09: heavy guns are of reserves.
TEST(Documents, HeavyGunsInReserves) {
  const std::string heavy = Number("guns", 2) + Number("heavy guns", 2);
  EXPECT_EQ(FaultOf(Battle(Unit("\"artillery\"", Placed(heavy)))), "");
  EXPECT_NE(FaultOf(Battle(
                Unit("\"infantry\"", Placed(Number("troops", 4) + heavy)))),
            "");
}

// LGA-ORG-10: 6 is for Napoleon alone.
TEST(Documents, Abilities) {
  EXPECT_EQ(FaultOf(Battle("", Commander(5, "x: 25 y: 5"))), "");
  EXPECT_NE(FaultOf(Battle("", Commander(6, "x: 25 y: 5"))), "");
  EXPECT_NE(FaultOf(Battle("", Commander(0, "x: 25 y: 5"))), "");
}

// LGA-GEN-06, LGA-GEN-10: with elements of his own corps.
TEST(Documents, WhomCommandersAreWith) {
  const auto with = [](std::string_view unit) {
    return Commander(
        3, "link { key: \"with\" value: \"" + std::string(unit) + "\" }");
  };
  EXPECT_EQ(FaultOf(Battle("", with("F"))), "");
  EXPECT_NE(FaultOf(Battle("", with("G"))), "");
  EXPECT_NE(FaultOf(Battle("", with("A"))), "");
}

// LGA-SET-01, LGA-SET-02
TEST(Documents, CapacitiesOfSettlements) {
  const auto town = [](int capacity) {
    return R"(terrain { id: "T" is: "settlement" x: 60 y: 30 )" +
           Number("capacity", capacity) + "}";
  };
  for (const int capacity : {4, 8, 12, 16}) {
    EXPECT_EQ(FaultOf(Battle(town(capacity))), "") << capacity;
  }
  for (const int capacity : {5, 10, 20}) {
    EXPECT_NE(FaultOf(Battle(town(capacity))), "") << capacity;
  }
}

// LGA-SET-03, LGA-SET-04, LGA-SET-08
TEST(Documents, WhoHoldsASettlement) {
  const auto garrison = [](std::string_view is, int front, int left) {
    return Unit(is, Number("troops", front + left) + Number("front", front) +
                        Number("left", left) +
                        R"(link { key: "in" value: "Dorf" })");
  };
  EXPECT_EQ(FaultOf(Battle(garrison("\"infantry\"", 4, 2))), "");
  EXPECT_NE(FaultOf(Battle(garrison("\"infantry\"", 5, 1))), "");
  EXPECT_NE(FaultOf(Battle(garrison("\"heavy cavalry\"", 4, 2))), "");
  const std::string second =
      R"(unit { id: "V" side: "French" of: "I" is: "infantry" heading: 0
                number { key: "troops" value: 2 }
                number { key: "front" value: 2 }
                link { key: "in" value: "Dorf" } })";
  EXPECT_NE(FaultOf(Battle(garrison("\"infantry\"", 2, 2) + second)), "");
}

// LGA-FRM-05
TEST(Documents, Squares) {
  const auto square = [](std::string_view is, int left) {
    return Unit(is, Placed(Number("troops", 3 + left) + Number("front", 1) +
                           Number("right", 1) + Number("back", 1) +
                           Number("left", left)));
  };
  EXPECT_EQ(FaultOf(Battle(square(R"(["infantry", "square"])", 1))), "");
  EXPECT_NE(FaultOf(Battle(square(R"(["infantry", "square"])", 0))), "");
  EXPECT_NE(FaultOf(Battle(square(R"(["lancers", "square"])", 1))), "");
}

// LGA-SYS-09, LGA-SYS-10
TEST(Documents, WhereElementsStand) {
  const auto at = [](std::string_view place) {
    return Unit("\"infantry\"", std::string(place) + Number("troops", 4));
  };
  EXPECT_EQ(FaultOf(Battle(at("x: 50 y: 10 "))), "");
  EXPECT_NE(FaultOf(Battle(at("x: 50 y: 1 "))), "");
  EXPECT_NE(FaultOf(Battle(at("x: 20 y: 32 "))), "");
}

// LGA-SCO-01, LGA-SCO-20
TEST(Documents, Scouts) {
  const std::string bases = Placed(Number("troops", 4));
  EXPECT_NE(FaultOf(Battle(Unit(R"(["light cavalry", "scout"])", bases))), "");
}

}  // namespace
}  // namespace berthier
