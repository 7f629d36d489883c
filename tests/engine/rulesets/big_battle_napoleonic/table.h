// A table for the worked examples: units put down in catalogue terms (inches,
// facing in degrees counter-clockwise from east), orders and dice by name.
//
//   Table t("move");
//   t.Unit("A", "French", {"line infantry", "column"}, 6, 20, 10, 90);
//   t.Start();
//   EXPECT_TRUE(t.Legal(t.MoveTo("A", 20, 18, 90)));
#ifndef BERTHIER_TESTS_ENGINE_RULESETS_BIG_BATTLE_NAPOLEONIC_TABLE_H_
#define BERTHIER_TESTS_ENGINE_RULESETS_BIG_BATTLE_NAPOLEONIC_TABLE_H_

#include <gtest/gtest.h>

#include <initializer_list>
#include <map>
#include <memory>
#include <string>
#include <vector>

#include "engine/model/event.h"
#include "engine/model/game.h"
#include "engine/rulesets/big_battle_napoleonic/board/field.h"
#include "engine/rulesets/big_battle_napoleonic/insight.h"

namespace berthier::big_battle_napoleonic {

int32_t InTicks(double inches);
Heading FacingOf(double degrees);

class Table {
 public:
  explicit Table(const std::string& phase);

  // ---- Putting down ----
  void Option(const std::string& key, const std::string& value);
  void Phasing(const std::string& side);
  void Unit(const std::string& name, const std::string& side,
            std::vector<std::string> is, int bases, double x, double y,
            double facing);
  void General(const std::string& name, const std::string& side,
               std::vector<std::string> is, double x, double y);
  // A rectangle or polyline from x, y pairs.
  void Ground(const std::string& name, std::vector<std::string> is,
              std::vector<double> points);
  void Touching(const std::string& attacker, const std::string& defender,
                std::vector<std::string> is, int moved_hundredths);
  void AtPeriod(int period);
  Dossier& dossier() { return dossier_; }
  void Start();
  // Why there can be no such table; empty if there can.
  std::string Complaint() const;

  // ---- Playing ----
  const Game& game() const { return *game_; }
  Position& position() { return *position_; }
  const Position& position() const { return *position_; }
  Field field() const { return FieldOf(*game_, *position_); }
  EntityId Id(const std::string& name) const;
  UnitId Of(const std::string& name) const;
  const UnitState& State(const std::string& name) const;
  Order Say(const std::string& verb, const std::string& subject = "",
            const std::string& object = "") const;
  Order MoveTo(const std::string& name, double x, double y,
               double facing) const;
  bool Legal(const Order& order) const;
  // The name of the refusal; "accepted".
  std::string Refusal(const Order& order) const;
  void Do(const Order& order);
  void Do(const std::string& verb, const std::string& subject = "",
          const std::string& object = "") {
    Do(Say(verb, subject, object));
  }
  std::string Awaited() const;
  void Throw(std::initializer_list<int> faces);
  // Weights of the outcomes of the roll awaited, by name.
  std::map<std::string, uint64_t> Weights() const;
  // Ends whatever is awaited until this decision or roll is.
  void PassUntil(const std::string& awaited);
  // Names of the subjects of all events of that name since Start, in order.
  std::vector<std::string> Heard(const std::string& event) const;

 private:
  Built Build() const;

  class Ear : public Listener {
   public:
    void Hear(const Event& event) override { events.push_back(event); }
    std::vector<Event> events;
  };

  Dossier dossier_;
  Entry clock_;
  std::unique_ptr<const Game> game_;
  std::unique_ptr<Position> position_;
  Ear ear_;
};

// The unit stands there, to a fiftieth of an inch.
void ExpectAt(const Table& table, const std::string& name, double x, double y,
              double facing);

}  // namespace berthier::big_battle_napoleonic

#endif  // BERTHIER_TESTS_ENGINE_RULESETS_BIG_BATTLE_NAPOLEONIC_TABLE_H_
