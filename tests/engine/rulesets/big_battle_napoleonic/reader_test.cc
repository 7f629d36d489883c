// What the reader refuses: numbers and words that mean nothing where they
// stand, and what could never come about.
#include <gtest/gtest.h>

#include <string>
#include <utility>
#include <vector>

#include "tests/engine/rulesets/big_battle_napoleonic/table.h"

namespace berthier::big_battle_napoleonic {
namespace {

constexpr char kFrench[] = "French";
constexpr char kLine[] = "line infantry";

using Numbers = std::vector<std::pair<std::string, int64_t>>;
using Links = std::vector<std::pair<std::string, std::string>>;

// The complaint about a battle with one entry more.
std::string With(Entry entry) {
  Table t("start");
  t.Unit("X", kFrench, {kLine}, 6, 20, 10, 90);
  t.Unit("Z", "Prussian", {kLine}, 5, 60, 40, 270);
  t.document().entries.push_back(std::move(entry));
  return t.Complaint();
}

void ExpectComplaint(Entry entry, const std::string& part) {
  const std::string complaint = With(std::move(entry));
  EXPECT_NE(complaint.find(part), std::string::npos)
      << part << " is not in: " << complaint;
}

Entry Ground(std::vector<std::string> is, Numbers numbers, Links links = {}) {
  Entry entry{.type = "terrain", .id = "G", .is = std::move(is)};
  entry.points = {{In(40), In(20)}, {In(44), In(24)}};
  for (auto& [key, value] : numbers) entry.numbers.emplace_back(key, value);
  for (auto& [key, value] : links) entry.links.emplace_back(key, value);
  return entry;
}

TEST(Reader, TakesTheNumbersOfAKindOfGroundAndNoOthers) {
  EXPECT_EQ(With(Ground({"hill"}, {{"level", 2}})), "");
  EXPECT_EQ(With(Ground({"stream"}, {{"width", 80}})), "");
  EXPECT_EQ(With(Ground({"wood"}, {{"points", 3}}, {{"held by", "Prussian"}})),
            "");
  ExpectComplaint(Ground({"wood"}, {{"level", 1}}), "level");
  ExpectComplaint(Ground({"town"}, {{"width", 80}}), "width");
  ExpectComplaint(Ground({"stream"}, {{"length", 80}}), "length");
  ExpectComplaint(Ground({"wood"}, {}, {{"held by", "Prussian"}}),
                  "is held but has no points");
}

Entry Arrival(Numbers numbers) {
  Entry entry{.type = "marker", .id = "R", .side = kFrench, .is = {"arrival"}};
  entry.points = {{0, In(10)}, {0, In(30)}};
  for (auto& [key, value] : numbers) entry.numbers.emplace_back(key, value);
  return entry;
}

TEST(Reader, ArrivalsComeBeforeTheEnd) {
  EXPECT_EQ(With(Arrival({{"due", 12}})), "");
  // By dice or, without arrival_dice, in a period.
  const Numbers dice = {
      {"due", 3}, {"first roll", 2}, {"need", 5}, {"certain", 9}};
  EXPECT_EQ(With(Arrival(dice)), "");
  ExpectComplaint(Arrival({{"due", 13}}), "the battle ends with period 12");
  ExpectComplaint(
      Arrival(
          {{"first roll", 2}, {"need", 5}, {"certain", 9}, {"easier need", 4}}),
      "needs easier from");
}

TEST(Reader, WhoArrivesDoesNotStandThereYet) {
  for (const char* type : {"unit", "leader"}) {
    Table t("start");
    t.Unit("Z", "Prussian", {kLine}, 5, 60, 40, 270);
    t.document().entries.push_back(Arrival({{"due", 3}}));
    Entry entry{.type = type, .id = "L", .side = kFrench};
    entry.is = {std::string(type) == "unit" ? kLine : "commander-in-chief"};
    entry.links.emplace_back("arrives", "R");
    entry.place = Point{In(20), In(10)};
    t.document().entries.push_back(entry);
    EXPECT_NE(t.Complaint().find("arrives later and stands"), std::string::npos)
        << t.Complaint();
  }
}

// However far: 50 inches are more ticks than sixteen bits hold.
TEST(Reader, WhoIsInContactStandsClose) {
  ExpectComplaint({.type = "marker",
                   .id = "C",
                   .is = {"contact", "front"},
                   .links = {{"attacker", "X"}, {"defender", "Z"}}},
                  "more than an inch apart");
}

TEST(Reader, NamesTheWordThatIsNoArm) {
  const auto unit = [](std::vector<std::string> is) {
    Entry entry{.type = "unit", .id = "U", .side = kFrench};
    entry.is = std::move(is);
    entry.place = Point{In(30), In(10)};
    return entry;
  };
  ExpectComplaint(unit({"raw", "line infnatry"}),
                  "\"line infnatry\" is no arm; say line infantry");
  ExpectComplaint(unit({"raw", "column"}), "has no arm; say line infantry");
}

TEST(Reader, AHeldCorpsHasALimit) {
  Entry corps{.type = "formation", .id = "C", .side = kFrench, .is = {"corps"}};
  corps.numbers.emplace_back("hold until", 4);
  ExpectComplaint(corps, "hold until needs a limit");
  corps.links.emplace_back("stays south of", "16");
  EXPECT_EQ(With(corps), "");
}

}  // namespace
}  // namespace berthier::big_battle_napoleonic
