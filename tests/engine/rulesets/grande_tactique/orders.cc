#include "tests/engine/rulesets/grande_tactique/orders.h"

#include <gtest/gtest.h>

#include <cmath>
#include <cstdlib>
#include <iostream>

namespace berthier::grande_tactique {
namespace {

Heading Deg(double degrees) {
  return Heading::Quarters(static_cast<int>(std::lround(degrees * 4)));
}

}  // namespace

EntityId Called(const Skirmish& s, const std::string& name) {
  const std::vector<EntityInfo>& entities = s.game().entities();
  for (size_t i = 0; i < entities.size(); ++i) {
    if (entities[i].name == name) return MakeEntityId(static_cast<int>(i));
  }
  std::cerr << "nothing is called " << name << "\n";
  std::abort();
}

Order Named(const Skirmish& s, Verb verb, const std::string& subject,
            const std::string& object) {
  Order order;
  order.verb = static_cast<uint8_t>(verb);
  if (!subject.empty()) order.subject = Called(s, subject);
  if (!object.empty()) order.object = Called(s, object);
  return order;
}

Order MoveTo(const Skirmish& s, const std::string& unit, double x, double y,
             double degrees) {
  Order order = Named(s, Verb::kMove, unit);
  order.pose = {At(x, y), Deg(degrees)};
  return order;
}

Order ChargeAt(const Skirmish& s, const std::string& unit,
               const std::string& target, double x, double y, double degrees) {
  Order order = Named(s, Verb::kMoveAndCharge, unit, target);
  order.pose = {At(x, y), Deg(degrees)};
  return order;
}

Order Facing(Order order, double degrees) {
  order.pose.heading = Deg(degrees);
  return order;
}

Order Via(Order order, double x, double y) {
  order.via = At(x, y);
  return order;
}

Order Ride(const Skirmish& s, const std::string& general, double x, double y) {
  Order order = Named(s, Verb::kMoveGeneral, general);
  order.pose.centre = At(x, y);
  return order;
}

RefusalCode RefusalOf(Skirmish& s, const Order& order) {
  return static_cast<RefusalCode>(
      s.game().Check(s.position(), order).refusal().code);
}

std::string Sentence(Skirmish& s, const Order& order) {
  return s.game().Say(s.game().Check(s.position(), order).refusal());
}

void Give(Skirmish& s, const Order& order) {
  ASSERT_EQ(Sentence(s, order), "accepted");
  s.game().Play(s.position(), order, nullptr);
}

int CpLeft(const Skirmish& s, const std::string& unit) {
  return PurseOf(s.view(), s.Id(unit));
}

void Command(Skirmish& s, const std::string& side, int cp, double x, double y) {
  s.Add({.type = "side", .id = side, .numbers = {{"cp", cp}}});
  s.Add({.type = "leader",
         .id = side + " general",
         .side = side,
         .is = {"division"},
         .place = At(x, y)});
}

}  // namespace berthier::grande_tactique
