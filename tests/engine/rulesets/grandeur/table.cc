#include "tests/engine/rulesets/grandeur/table.h"

#include <cmath>
#include <utility>

#include "engine/rulesets/grandeur/grandeur.h"

namespace berthier::grandeur {
namespace {

int32_t Cm(double centimetres) {
  return static_cast<int32_t>(std::lround(centimetres * kTicksPerCentimetre));
}

Heading Facing(double degrees) {
  return Heading::Quarters(static_cast<int>(std::lround(degrees * 4)));
}

}  // namespace

Point AtU(double x, double y) { return {Cm(x), Cm(y)}; }

Table::Table(const std::string& phase) : Battlefield(Grandeur(), phase) {
  document().width = Centimetres(180);
  document().depth = Centimetres(120);
  if (phase.empty()) clock().links.clear();
}

void Table::Option(const std::string& key, const std::string& value) {
  document().options.emplace_back(key, value);
}

Entry& Table::Unit(const std::string& name, const std::string& side,
                   std::vector<std::string> is, double x, double y,
                   double facing) {
  return PutUnit(name, side, std::move(is), AtU(x, y), Facing(facing));
}

Entry& Table::Leader(const std::string& name, const std::string& side,
                     std::vector<std::string> is, double x, double y) {
  Entry& leader = PutLeader(name, side, std::move(is));
  leader.place = AtU(x, y);
  return leader;
}

Entry& Table::Formation(const std::string& name, const std::string& side,
                        std::vector<std::string> is, const std::string& of) {
  return Put({.type = "formation",
              .id = name,
              .side = side,
              .of = of,
              .is = std::move(is)});
}

void Table::Ground(const std::string& name, std::vector<std::string> is,
                   std::vector<double> points) {
  std::vector<Point> at;
  for (size_t i = 0; i + 1 < points.size(); i += 2) {
    at.push_back(AtU(points[i], points[i + 1]));
  }
  PutTerrain(name, std::move(is), std::move(at));
}

UnitId Table::Of(const std::string& name) const {
  return view().scenario.As<UnitId>(IdOf(name));
}
const UnitState& Table::State(const std::string& name) const {
  return view().unit(Of(name));
}

Order Table::To(const std::string& verb, const std::string& name, double x,
                double y) const {
  Order order = Said(verb, name);
  order.pose.centre = AtU(x, y);
  return order;
}

}  // namespace berthier::grandeur
