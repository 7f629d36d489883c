// A small situation on the table for a unit test, of any ruleset: things put
// down one by one, then played with given dice. A ruleset's fixture adds its
// own words to it.
//
//   Battlefield b(ruleset, "move");
//   b.PutUnit("A", "French", {"line infantry", "column"}, At(20, 10), north);
//   b.Begin();
//   b.Play("end moves");
//   b.Throw({3});
//
// What cannot be (a name nobody has, dice nobody asked for) ends the program
// with a line that says so: the test is wrong, not what it tests.
#ifndef BERTHIER_TESTS_ENGINE_RULESETS_BATTLEFIELD_H_
#define BERTHIER_TESTS_ENGINE_RULESETS_BATTLEFIELD_H_

#include <cstdint>
#include <initializer_list>
#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "engine/model/event.h"
#include "engine/model/game.h"
#include "engine/model/scenario_document.h"

namespace berthier {

// Ticks of so many inches.
int32_t In(double inches);
Point At(double x, double y);

class Battlefield {
 public:
  using Words = std::vector<std::string>;

  // 72 by 48 inches; `phase` is a word of the wire form.
  Battlefield(const Ruleset& ruleset, const std::string& phase);

  // ---- Setting up ----------------------------------------------------------
  ScenarioDocument& document() { return document_; }
  // The last entry with that id. What is returned here and below is good until
  // the next thing is put down.
  Entry& Find(std::string_view id);
  Entry& clock() { return document_.entries.front(); }
  Entry& Put(Entry entry);
  Entry& PutUnit(const std::string& id, const std::string& side, Words is,
                 Point place, Heading heading);
  Entry& PutLeader(const std::string& id, const std::string& side, Words is);
  // A polygon, a rectangle or a line, as the ruleset reads its points.
  Entry& PutTerrain(const std::string& id, Words is, std::vector<Point> points);
  // Why there can be no such situation; empty if there can.
  std::string Complaint() const;
  void Begin();

  // ---- Playing -------------------------------------------------------------
  const Game& game() const { return *game_; }
  Position& position() { return *position_; }
  const Position& position() const { return *position_; }
  EntityId IdOf(std::string_view name) const;
  // An order by the name of its verb and of whom it concerns.
  Order Said(std::string_view verb, std::string_view subject = "",
             std::string_view object = "") const;
  bool Legal(const Order& order) const;
  // The name of the refusal; "accepted".
  std::string Refusal(const Order& order) const;
  void Play(const Order& order);
  void Play(std::string_view verb, std::string_view subject = "",
            std::string_view object = "") {
    Play(Said(verb, subject, object));
  }
  // Faces of the roll awaited; those that are thrown again change nothing.
  void Throw(std::initializer_list<int> faces);

  // ---- Looking -------------------------------------------------------------
  // The name of the roll or the decision; "nothing" when it is over.
  std::string Awaited() const;
  Roll Described() const;
  // Weights of the outcomes of the roll awaited, by name.
  std::map<std::string, uint64_t> Weights() const;
  // Names of the subjects of all events of that name since Begin, in order.
  std::vector<std::string> Heard(std::string_view event) const;

 private:
  class Ear final : public Listener {
   public:
    void Hear(const Event& event) override { events.push_back(event); }
    std::vector<Event> events;
  };

  Ruleset ruleset_;
  ScenarioDocument document_;
  std::unique_ptr<const Game> game_;
  std::unique_ptr<Position> position_;
  Ear ear_;
};

}  // namespace berthier

#endif  // BERTHIER_TESTS_ENGINE_RULESETS_BATTLEFIELD_H_
