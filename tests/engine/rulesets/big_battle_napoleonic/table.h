// A table for the worked examples: units are placed in the terms of the
// catalogue (inches, facing in degrees counter-clockwise from east), orders and
// dice are given by name.
//
//   Table t("move");
//   t.Unit("A", "French", {"line infantry", "column"}, 6, 20, 10, 90);
//   t.Begin();
//   EXPECT_TRUE(t.Legal(t.MoveTo("A", 20, 18, 90)));
#ifndef BERTHIER_TESTS_ENGINE_RULESETS_BIG_BATTLE_NAPOLEONIC_TABLE_H_
#define BERTHIER_TESTS_ENGINE_RULESETS_BIG_BATTLE_NAPOLEONIC_TABLE_H_

#include <string>
#include <vector>

#include "engine/rulesets/big_battle_napoleonic/big_battle_napoleonic_view.h"
#include "engine/rulesets/big_battle_napoleonic/board/position_view.h"
#include "tests/engine/rulesets/battlefield.h"

namespace berthier::big_battle_napoleonic {

Heading FacingOf(double degrees);

class Table : public Battlefield {
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
  // Adds a contact whose attacker has moved so far, in hundredths of an inch.
  void Touching(const std::string& attacker, const std::string& defender,
                std::vector<std::string> is, int moved_hundredths);
  void AtPeriod(int period);

  // ---- Playing ----
  PositionView view() const { return ViewOf(game(), position()); }
  UnitId Of(const std::string& name) const;
  const UnitState& State(const std::string& name) const;
  Order MoveTo(const std::string& name, double x, double y,
               double facing) const;
  // Ends moves, fire, rallying and counters until this is awaited; if anything
  // else comes up, the test fails.
  void PassUntil(const std::string& awaited);
};

// Expects the unit at this place, within a fiftieth of an inch.
void ExpectAt(const Table& table, const std::string& name, double x, double y,
              double facing);

}  // namespace berthier::big_battle_napoleonic

#endif  // BERTHIER_TESTS_ENGINE_RULESETS_BIG_BATTLE_NAPOLEONIC_TABLE_H_
