#include "tests/engine/rulesets/simple_grand_tactical/table.h"

#include <cmath>
#include <utility>

#include "engine/rulesets/simple_grand_tactical/simple_grand_tactical.h"

namespace berthier::simple_grand_tactical {
namespace {

int32_t Cm(double centimetres) {
  return static_cast<int32_t>(std::lround(centimetres * kTicksPerCentimetre));
}

Heading Facing(double degrees) {
  return Heading::Quarters(static_cast<int>(std::lround(degrees * 4)));
}

}  // namespace

Point AtCm(double x, double y) { return {Cm(x), Cm(y)}; }

Table::Table(const std::string& phase)
    : Battlefield(SimpleGrandTactical(), phase) {
  document().width = document().depth = Centimetres(100);
  if (phase.empty()) clock().links.clear();
}

void Table::Option(const std::string& key, const std::string& value) {
  document().options.emplace_back(key, value);
}

void Table::Unit(const std::string& name, const std::string& side,
                 std::vector<std::string> is, double x, double y,
                 double facing) {
  PutUnit(name, side, std::move(is), AtCm(x, y), Facing(facing));
}

void Table::Leader(const std::string& name, const std::string& side,
                   std::vector<std::string> is, double x, double y) {
  PutLeader(name, side, std::move(is)).place = AtCm(x, y);
}

void Table::LeaderWith(const std::string& name, const std::string& side,
                       std::vector<std::string> is, const std::string& unit) {
  PutLeader(name, side, std::move(is)).links.emplace_back("with", unit);
}

void Table::Ground(const std::string& name, std::vector<std::string> is,
                   std::vector<double> points) {
  std::vector<Point> at;
  for (size_t i = 0; i + 1 < points.size(); i += 2) {
    at.push_back(AtCm(points[i], points[i + 1]));
  }
  PutTerrain(name, std::move(is), std::move(at));
}

UnitId Table::Of(const std::string& name) const {
  return view().scenario.As<UnitId>(IdOf(name));
}
const UnitState& Table::State(const std::string& name) const {
  return view().unit(Of(name));
}

Order Table::MoveTo(const std::string& name, double x, double y, double facing,
                    uint8_t manner) const {
  Order order = Said("move", name);
  order.pose = {AtCm(x, y), Facing(facing)};
  order.manner = manner;
  return order;
}

}  // namespace berthier::simple_grand_tactical
