// A small situation on the table for unit tests of any ruleset: entries are
// added one by one, then the game is played with given dice. The fixture of a
// ruleset extends this class.
//
//   Battlefield b(ruleset, "move");
//   b.PutUnit("A", "French", {"line infantry", "column"}, At(20, 10), north);
//   b.Begin();
//   b.Play("end moves");
//   b.Throw({3});
//
// Misuse by a test (an unknown name, dice that are not awaited) aborts the
// program with a message: the test is wrong, not the code tested.
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

// Inches in ticks.
int32_t In(double inches);
// A point from inches.
Point At(double x, double y);

class Battlefield {
 public:
  using Words = std::vector<std::string>;

  // A table of 72 by 48 inches; `phase` is a word of the document.
  Battlefield(const Ruleset& ruleset, const std::string& phase);

  // ---- Setting up ----------------------------------------------------------
  ScenarioDocument& document() { return document_; }
  // The last entry with that id. References returned by this and the following
  // methods are valid until the next entry is added.
  Entry& Find(std::string_view id);
  Entry& clock() { return document_.entries.front(); }
  Entry& Put(Entry entry);
  Entry& PutUnit(const std::string& id, const std::string& side, Words is,
                 Point place, Heading heading);
  Entry& PutLeader(const std::string& id, const std::string& side, Words is);
  // A polygon, a rectangle or a line, depending on the ruleset.
  Entry& PutTerrain(const std::string& id, Words is, std::vector<Point> points);
  // Why the ruleset refuses this situation; empty if it accepts it.
  std::string Complaint() const;
  // Builds and starts the game; to be called before the methods below.
  void Begin();

  // ---- Playing -------------------------------------------------------------
  const Game& game() const { return *game_; }
  Position& position() { return *position_; }
  const Position& position() const { return *position_; }
  EntityId IdOf(std::string_view name) const;
  // An order from the names of its verb, subject and object.
  Order Said(std::string_view verb, std::string_view subject = "",
             std::string_view object = "") const;
  bool Legal(const Order& order) const;
  // The name of the refusal, or "accepted".
  std::string Refusal(const Order& order) const;
  void Play(const Order& order);
  void Play(std::string_view verb, std::string_view subject = "",
            std::string_view object = "") {
    Play(Said(verb, subject, object));
  }
  // Resolves the roll awaited with these faces; if the rules say that they are
  // thrown again, nothing changes.
  void Throw(std::initializer_list<int> faces);

  // ---- Looking -------------------------------------------------------------
  // The name of the roll or decision awaited; "nothing" if the game is over.
  std::string Awaited() const;
  Roll Described() const;
  // Weights of the outcomes of the roll awaited, by name.
  std::map<std::string, uint64_t> Weights() const;
  // Names of the subjects of all events of that name since Begin, in sequence.
  std::vector<std::string> Heard(std::string_view event) const;
  // The sentences of all events since Begin, in sequence.
  std::vector<std::string> Sentences() const;

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
