#include "tests/engine/rulesets/big_battle_napoleonic/table.h"

#include <cmath>
#include <utility>

#include "engine/rulesets/big_battle_napoleonic/big_battle_napoleonic.h"
#include "gtest/gtest.h"

namespace berthier::big_battle_napoleonic {

Heading FacingOf(double degrees) {
  return Heading::Quarters(static_cast<int>(std::lround((90 - degrees) * 4)));
}

Table::Table(const std::string& phase)
    : Battlefield(BigBattleNapoleonic(), phase) {}

void Table::Option(const std::string& key, const std::string& value) {
  document().options.emplace_back(key, value);
}
void Table::Phasing(const std::string& side) {
  clock().links.emplace_back("phasing", side);
}

void Table::Unit(const std::string& name, const std::string& side,
                 std::vector<std::string> is, int bases, double x, double y,
                 double facing) {
  Entry& unit = PutUnit(name, side, std::move(is), At(x, y), FacingOf(facing));
  if (bases > 0) unit.numbers.emplace_back("bases", bases);
}

void Table::General(const std::string& name, const std::string& side,
                    std::vector<std::string> is, double x, double y) {
  PutLeader(name, side, std::move(is)).place = At(x, y);
}

void Table::Ground(const std::string& name, std::vector<std::string> is,
                   std::vector<double> points) {
  std::vector<Point> at;
  for (size_t i = 0; i + 1 < points.size(); i += 2) {
    at.push_back(At(points[i], points[i + 1]));
  }
  PutTerrain(name, std::move(is), std::move(at));
}

void Table::Touching(const std::string& attacker, const std::string& defender,
                     std::vector<std::string> is, int moved_hundredths) {
  is.insert(is.begin(), "contact");
  Put({.type = "marker",
       .is = std::move(is),
       .numbers = {{"moved", moved_hundredths}},
       .links = {{"attacker", attacker}, {"defender", defender}}});
}

void Table::AtPeriod(int period) {
  clock().numbers.emplace_back("period", period);
}

UnitId Table::Of(const std::string& name) const {
  return view().scenario.As<UnitId>(IdOf(name));
}
const UnitState& Table::State(const std::string& name) const {
  return view().unit(Of(name));
}

Order Table::MoveTo(const std::string& name, double x, double y,
                    double facing) const {
  Order order = Said("move", name);
  order.pose = {At(x, y), FacingOf(facing)};
  return order;
}

void Table::PassUntil(const std::string& awaited) {
  for (int i = 0; i < 60 && Awaited() != awaited; ++i) {
    const std::string now = Awaited();
    if (now == "order") {
      Play("end moves");
    } else if (now == "fire") {
      Play("end fire");
    } else if (now == "rally tests") {
      Play("end rallying");
    } else if (now == "enemy-move counter" || now == "own-move counter") {
      Play("end counters");
    } else {
      FAIL() << now << " is awaited, not " << awaited;
    }
  }
  EXPECT_EQ(Awaited(), awaited);
}

void ExpectAt(const Table& table, const std::string& name, double x, double y,
              double facing) {
  const UnitState& unit = table.State(name);
  constexpr int kFiftieth = 21;
  EXPECT_NEAR(unit.centre.x, In(x), kFiftieth) << name;
  EXPECT_NEAR(unit.centre.y, In(y), kFiftieth) << name;
  EXPECT_EQ(unit.heading.quarters(), FacingOf(facing).quarters()) << name;
}

}  // namespace berthier::big_battle_napoleonic
