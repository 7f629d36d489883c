#include "tests/engine/rulesets/battlefield.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <iostream>
#include <utility>
#include <variant>

namespace berthier {
namespace {

[[noreturn]] void Wrong(const std::string& what) {
  std::cerr << what << "\n";
  std::abort();
}

}  // namespace

int32_t In(double inches) {
  return static_cast<int32_t>(std::lround(inches * kTicksPerInch));
}

Point At(double x, double y) { return {In(x), In(y)}; }

Battlefield::Battlefield(const Ruleset& ruleset, const std::string& phase)
    : ruleset_(ruleset) {
  document_.ruleset = std::string(ruleset.name);
  document_.name = "battlefield";
  document_.width = Inches(72);
  document_.depth = Inches(48);
  Put({.type = "clock", .links = {{"phase", phase}}});
}

Entry& Battlefield::Find(std::string_view id) {
  auto& entries = document_.entries;
  const auto found =
      std::find_if(entries.rbegin(), entries.rend(),
                   [id](const Entry& entry) { return entry.id == id; });
  if (found == entries.rend()) Wrong("no entry " + std::string(id));
  return *found;
}

Entry& Battlefield::Put(Entry entry) {
  return document_.entries.emplace_back(std::move(entry));
}

Entry& Battlefield::PutUnit(const std::string& id, const std::string& side,
                            Words is, Point place, Heading heading) {
  return Put({.type = "unit",
              .id = id,
              .side = side,
              .is = std::move(is),
              .place = place,
              .heading = heading});
}

Entry& Battlefield::PutLeader(const std::string& id, const std::string& side,
                              Words is) {
  return Put({.type = "leader", .id = id, .side = side, .is = std::move(is)});
}

Entry& Battlefield::PutTerrain(const std::string& id, Words is,
                               std::vector<Point> points) {
  return Put({.type = "terrain",
              .id = id,
              .is = std::move(is),
              .points = std::move(points)});
}

std::string Battlefield::Complaint() const {
  const Built built = ruleset_.build(document_);
  const auto* problem = std::get_if<Problem>(&built);
  return problem == nullptr ? "" : problem->where + ": " + problem->what;
}

void Battlefield::Begin() {
  Built built = ruleset_.build(document_);
  if (const auto* problem = std::get_if<Problem>(&built)) {
    Wrong(problem->where + ": " + problem->what);
  }
  game_ = std::move(std::get<std::unique_ptr<const Game>>(built));
  position_ = std::make_unique<Position>(game_->layout());
  game_->Start(*position_);
}

EntityId Battlefield::IdOf(std::string_view name) const {
  const auto& entities = game_->entities();
  for (size_t i = 0; i < entities.size(); ++i) {
    if (entities[i].name == name) return MakeEntityId(static_cast<int>(i));
  }
  Wrong("nobody is called " + std::string(name));
}

Order Battlefield::Said(std::string_view verb, std::string_view subject,
                        std::string_view object) const {
  const auto& verbs = game_->vocabulary().verbs;
  const auto found = std::find_if(
      verbs.begin(), verbs.end(),
      [verb](const auto& described) { return described.name == verb; });
  if (found == verbs.end()) Wrong("no verb " + std::string(verb));
  Order order;
  order.verb = static_cast<uint8_t>(found - verbs.begin());
  if (!subject.empty()) order.subject = IdOf(subject);
  if (!object.empty()) order.object = IdOf(object);
  return order;
}

bool Battlefield::Legal(const Order& order) const {
  return game_->Check(*position_, order).ok();
}

std::string Battlefield::Refusal(const Order& order) const {
  const Verdict verdict = game_->Check(*position_, order);
  return std::string(game_->vocabulary().refusals[verdict.refusal().code].name);
}

void Battlefield::Play(const Order& order) {
  const Verdict verdict = game_->Check(*position_, order);
  if (!verdict.ok()) Wrong("refused: " + game_->Say(verdict.refusal()));
  game_->Play(*position_, order, &ear_);
}

void Battlefield::Throw(std::initializer_list<int> faces) {
  if (!game_->Awaits(*position_).is_roll() ||
      game_->DiceFor(*position_).count() != static_cast<int>(faces.size())) {
    Wrong("no roll of " + std::to_string(faces.size()) +
          " dice is awaited, but " + Awaited());
  }
  Faces thrown;
  for (const int face : faces) thrown.Add(face);
  if (game_->ThrownAgain(*position_, thrown)) return;
  game_->Resolve(*position_, thrown, &ear_);
}

std::string Battlefield::Awaited() const {
  const berthier::Awaited awaited = game_->Awaits(*position_);
  if (awaited.is_over()) return "nothing";
  const Vocabulary& v = game_->vocabulary();
  return std::string(awaited.is_roll() ? v.rolls[awaited.kind].name
                                       : v.decisions[awaited.kind].name);
}

Roll Battlefield::Described() const {
  Roll roll;
  game_->Describe(*position_, roll);
  return roll;
}

std::map<std::string, uint64_t> Battlefield::Weights() const {
  std::map<std::string, uint64_t> weights;
  for (const OutcomeClass& c : Described().outcomes) {
    weights[std::string(game_->vocabulary().outcomes[c.code].name)] += c.weight;
  }
  return weights;
}

std::vector<std::string> Battlefield::Heard(std::string_view event) const {
  std::vector<std::string> subjects;
  for (const Event& heard : ear_.events) {
    if (game_->vocabulary().events[heard.code].name != event) continue;
    const auto subject = static_cast<size_t>(Index(heard.subject));
    subjects.push_back(game_->entities()[subject].name);
  }
  return subjects;
}

std::vector<std::string> Battlefield::Sentences() const {
  std::vector<std::string> sentences;
  for (const Event& heard : ear_.events) sentences.push_back(game_->Say(heard));
  return sentences;
}

}  // namespace berthier
