#include "tests/agents/grande_tactique/doctrine_orders.h"

#include <algorithm>
#include <utility>

#include "agents/doctrine/grande_tactique/doctrine_agent.h"
#include "tests/engine/rulesets/grande_tactique/orders.h"

namespace berthier::grande_tactique {

void AddFormation(Skirmish& s, const std::string& name, const std::string& of,
                  const std::string& rank, const std::string& general, double x,
                  double y, int cp) {
  Entry formation = {.type = "formation",
                     .id = name,
                     .side = "French",
                     .of = of,
                     .is = {rank}};
  if (cp > 0) formation.numbers = {{"cp", cp}};
  s.Add(formation);
  s.Add({.type = "leader",
         .id = general,
         .side = "French",
         .of = name,
         .is = {rank},
         .place = At(x, y)});
}

void AddUnit(Skirmish& s, const std::string& id, const std::string& of,
             Skirmish::Words words, double x, double y) {
  s.Add({.type = "unit",
         .id = id,
         .side = "French",
         .of = of,
         .is = std::move(words),
         .place = At(x, y),
         .heading = Heading()});
}

Stance Judging() { return StanceOf(Posture::kJudge, Weights()); }

std::vector<OrderBundle> BundlesOf(const Skirmish& s,
                                   const std::vector<std::string>& units,
                                   const Stance& stance) {
  const Weights weights;
  const ArmyView army(s.view(), weights);
  std::vector<UnitId> ids;
  for (const std::string& unit : units) ids.push_back(s.Id(unit));
  std::vector<OrderBundle> bundles;
  BundleGenerator(army, Side::kFirst, Effort::kFull)
      .Collect(ids, stance, bundles);
  std::sort(bundles.begin(), bundles.end(), &ValueMore);
  return bundles;
}

Verb FirstVerb(const OrderBundle& bundle) { return VerbOf(bundle.orders[0]); }

Verb VerbOf(const Order& order) { return static_cast<Verb>(order.verb); }

std::vector<Order> Commanded(Skirmish& s) {
  DoctrineAgent agent(Temper::kMeasured);
  agent.Begin(s.game(), Side::kFirst, 1);
  std::vector<Order> orders;
  while (s.Awaits(Decision::kOrder)) {
    orders.push_back(agent.Decide(s.game(), s.position(), Side::kFirst).order);
    if (VerbOf(orders.back()) == Verb::kEndCommand) break;
    Give(s, orders.back());
  }
  return orders;
}

bool Gives(const Skirmish& s, const std::vector<Order>& orders, Verb verb,
           const std::string& subject, const std::string& object) {
  return std::any_of(orders.begin(), orders.end(), [&](const Order& order) {
    return VerbOf(order) == verb && order.subject == Called(s, subject) &&
           (object.empty() || order.object == Called(s, object));
  });
}

}  // namespace berthier::grande_tactique
