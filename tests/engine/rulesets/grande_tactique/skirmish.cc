#include "tests/engine/rulesets/grande_tactique/skirmish.h"

#include <cmath>
#include <cstdlib>
#include <iostream>

#include "engine/rulesets/grande_tactique/grande_tactique.h"

namespace berthier::grande_tactique {

Skirmish::Skirmish(const std::string& phase)
    : Battlefield(GrandeTactique(), phase) {
  document().width = Inches(60);
}

Skirmish& Skirmish::Option(const std::string& name, const std::string& value) {
  document().options.emplace_back(name, value);
  return *this;
}

Skirmish& Skirmish::French(const std::string& id, Words words, double x,
                           double y, int degrees) {
  PutUnit(id, "French", std::move(words), At(x, y), Heading::Degrees(degrees));
  return *this;
}

Skirmish& Skirmish::Austrian(const std::string& id, Words words, double x,
                             double y, int degrees) {
  PutUnit(id, "Austrian", std::move(words), At(x, y),
          Heading::Degrees(degrees));
  return *this;
}

Skirmish& Skirmish::Ground(const std::string& id, const std::string& kind,
                           double x1, double y1, double x2, double y2) {
  PutTerrain(id, {kind}, {At(x1, y1), At(x2, y2)});
  return *this;
}

Skirmish& Skirmish::Crest(const std::string& id, const std::string& hill,
                          double x1, double y1, double x2, double y2) {
  Ground(id, "crest", x1, y1, x2, y2);
  Find(id).of = hill;
  return *this;
}

Skirmish& Skirmish::Link(const std::string& id, const std::string& key,
                         const std::string& value) {
  Find(id).links.emplace_back(key, value);
  return *this;
}

Skirmish& Skirmish::Number(const std::string& id, const std::string& key,
                           int value) {
  Find(id).numbers.emplace_back(key, value);
  return *this;
}

Skirmish& Skirmish::Occupies(const std::string& id, const std::string& area) {
  Entry& entry = Find(id);
  entry.place.reset();
  entry.links.emplace_back("occupies", area);
  return *this;
}

Skirmish& Skirmish::Began(const std::string& id, double x, double y) {
  Entry& entry = Find(id);
  entry.points = {At(x, y)};
  entry.is.push_back("moved");
  return *this;
}

Skirmish& Skirmish::GeneralWith(const std::string& side, const std::string& id,
                                const std::string& unit, Words words) {
  words.push_back("division");
  PutLeader(id, side, std::move(words)).links = {{"with", unit}};
  return *this;
}

Skirmish& Skirmish::Add(Entry entry) {
  Put(std::move(entry));
  return *this;
}

Order Skirmish::OrderOf(Verb verb, const std::string& unit) const {
  Order order;
  order.verb = static_cast<uint8_t>(verb);
  if (unit.empty()) return order;
  const EntityId id = IdOf(unit);
  const bool subject =
      Has(game().vocabulary().verbs[order.verb].takes, Takes::kSubject);
  (subject ? order.subject : order.object) = id;
  return order;
}

void Skirmish::Play(Verb verb, const std::string& unit) {
  Play(OrderOf(verb, unit));
}

int Skirmish::Refused(Verb verb, const std::string& unit) const {
  return game().Check(position(), OrderOf(verb, unit)).refusal().code;
}

std::vector<std::string> Skirmish::Choices() const {
  std::vector<Order> orders;
  game().Propose(position(), orders);
  std::vector<std::string> names;
  for (const Order& order : orders) {
    const EntityId id = IsSome(order.subject) ? order.subject : order.object;
    if (!IsSome(id)) {
      std::cerr << "a choice names nobody: "
                << game().vocabulary().verbs[order.verb].name << "\n";
      std::abort();
    }
    names.push_back(game().entities()[static_cast<size_t>(id)].name);
  }
  return names;
}

UnitId Skirmish::Id(const std::string& unit) const {
  return view().scenario.As<UnitId>(IdOf(unit));
}

bool Skirmish::Stands(const std::string& unit, double x, double y,
                      double degrees) const {
  constexpr int32_t kSlack = 20;
  const UnitState& state = (*this)[unit];
  const Vec off = state.centre - At(x, y);
  const bool there =
      std::abs(off.x) <= kSlack && std::abs(off.y) <= kSlack &&
      state.heading.quarters() == static_cast<int>(std::lround(degrees * 4));
  if (!there) {
    std::cerr << unit << " stands at (" << state.centre.x * 1.0 / kTicksPerInch
              << ", " << state.centre.y * 1.0 / kTicksPerInch << ") facing "
              << state.heading.quarters() / 4.0 << "\n";
  }
  return there;
}

bool Skirmish::Awaits(RollKind kind) const {
  const berthier::Awaited awaited = game().Awaits(position());
  return awaited.is_roll() && awaited.kind == static_cast<uint8_t>(kind);
}

bool Skirmish::Awaits(Decision decision) const {
  const berthier::Awaited awaited = game().Awaits(position());
  return awaited.is_decision() &&
         awaited.kind == static_cast<uint8_t>(decision);
}

int Skirmish::Modifiers(int handful) const {
  return Described().ModifierSum(handful);
}

bool Skirmish::HasModifier(uint16_t code) const {
  for (const Modifier& m : Described().modifiers) {
    if (m.code == code) return true;
  }
  return false;
}

int Skirmish::Weight(const std::string& outcome) const {
  return static_cast<int>(Weights()[outcome]);
}

}  // namespace berthier::grande_tactique
