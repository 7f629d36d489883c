// A table for tests: units are placed in centimetres and compass degrees,
// orders and dice are given by name.
//
//   Table t("movement");
//   t.Unit("F", "French", {"line"}, 50, 20, 0);
//   t.Begin();
//   EXPECT_TRUE(t.Legal(t.MoveTo("F", 50, 38, 0)));
#ifndef BERTHIER_TESTS_ENGINE_RULESETS_SIMPLE_GRAND_TACTICAL_TABLE_H_
#define BERTHIER_TESTS_ENGINE_RULESETS_SIMPLE_GRAND_TACTICAL_TABLE_H_

#include <string>
#include <vector>

#include "engine/rulesets/simple_grand_tactical/board/position_view.h"
#include "engine/rulesets/simple_grand_tactical/simple_grand_tactical_view.h"
#include "tests/engine/rulesets/battlefield.h"

namespace berthier::simple_grand_tactical {

Point AtCm(double x, double y);

class Table : public Battlefield {
 public:
  // A table of 100 by 100 cm; `phase` is a word of the document, or empty for
  // the set-up.
  explicit Table(const std::string& phase);

  // ---- Putting down ----
  void Option(const std::string& key, const std::string& value);
  void Unit(const std::string& name, const std::string& side,
            std::vector<std::string> is, double x, double y, double facing);
  void Leader(const std::string& name, const std::string& side,
              std::vector<std::string> is, double x, double y);
  void LeaderWith(const std::string& name, const std::string& side,
                  std::vector<std::string> is, const std::string& unit);
  // A rectangle, polygon or polyline from x, y pairs.
  void Ground(const std::string& name, std::vector<std::string> is,
              std::vector<double> points);

  // ---- Playing ----
  PositionView view() const { return ViewOf(game(), position()); }
  UnitId Of(const std::string& name) const;
  const UnitState& State(const std::string& name) const;
  Order MoveTo(const std::string& name, double x, double y, double facing,
               uint8_t manner = 0) const;
};

}  // namespace berthier::simple_grand_tactical

#endif  // BERTHIER_TESTS_ENGINE_RULESETS_SIMPLE_GRAND_TACTICAL_TABLE_H_
