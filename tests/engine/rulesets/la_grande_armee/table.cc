#include "tests/engine/rulesets/la_grande_armee/table.h"

#include <cmath>
#include <utility>

#include "engine/rulesets/la_grande_armee/la_grande_armee.h"

namespace berthier::la_grande_armee {
namespace {

Heading Facing(double degrees) {
  return Heading::Quarters(static_cast<int>(std::lround(degrees * 4)));
}

}  // namespace

Table::Table(const std::string& phase) : Battlefield(LaGrandeArmee(), phase) {
  if (phase.empty()) clock().links.clear();
}

void Table::Option(const std::string& key, const std::string& value) {
  document().options.emplace_back(key, value);
}

Entry& Table::Corps(const std::string& name, const std::string& side) {
  return Put({.type = "formation", .id = name, .side = side, .is = {"corps"}});
}

Entry& Table::Unit(const std::string& name, const std::string& side,
                   std::vector<std::string> is, int troops, int files, double x,
                   double y, double facing) {
  std::string of;
  for (const Entry& entry : document().entries) {
    if (entry.type == "formation" && entry.side == side) of = entry.id;
  }
  Entry& unit = PutUnit(name, side, std::move(is), At(x, y), Facing(facing));
  unit.of = of;
  unit.numbers = {{"troops", troops}, {"files", files}};
  return unit;
}

Entry& Table::Leader(const std::string& name, const std::string& side,
                     std::vector<std::string> is, int ability, double x,
                     double y) {
  Entry& leader = PutLeader(name, side, std::move(is));
  leader.place = At(x, y);
  leader.numbers = {{"ability", ability}};
  return leader;
}

Entry& Table::Settlement(const std::string& name, int capacity, double x,
                         double y) {
  Entry& town = PutTerrain(name, {"settlement"}, {});
  town.place = At(x, y);
  town.numbers = {{"capacity", capacity}};
  return town;
}

void Table::Ground(const std::string& name, std::vector<std::string> is,
                   std::vector<double> points) {
  std::vector<Point> at;
  for (size_t i = 0; i + 1 < points.size(); i += 2) {
    at.push_back(At(points[i], points[i + 1]));
  }
  PutTerrain(name, std::move(is), std::move(at));
}

ElementId Table::Of(const std::string& name) const {
  return view().scenario.As<ElementId>(IdOf(name));
}
LeaderId Table::LeaderOf(const std::string& name) const {
  return view().scenario.As<LeaderId>(IdOf(name));
}
const ElementState& Table::UnitState(const std::string& name) const {
  return view().unit(Of(name));
}

Order Table::To(const std::string& verb, const std::string& name, double x,
                double y, double facing) const {
  Order order = Said(verb, name);
  order.pose = {At(x, y), Facing(facing)};
  return order;
}

}  // namespace berthier::la_grande_armee
