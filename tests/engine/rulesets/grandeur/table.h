// A table for tests: units are placed in U (centimetres) and compass degrees,
// orders and dice are given by name.
//
//   Table t("activation");
//   t.Unit("F", "French", {"LI"}, 90, 60, 0);
//   t.Begin();
//   t.Play("activate", "F");
//   EXPECT_TRUE(t.Legal(t.To("forward", "F", 90, 65)));
#ifndef BERTHIER_TESTS_ENGINE_RULESETS_GRANDEUR_TABLE_H_
#define BERTHIER_TESTS_ENGINE_RULESETS_GRANDEUR_TABLE_H_

#include <string>
#include <vector>

#include "engine/rulesets/grandeur/board/position_view.h"
#include "engine/rulesets/grandeur/grandeur_view.h"
#include "tests/engine/rulesets/battlefield.h"

namespace berthier::grandeur {

Point AtU(double x, double y);

class Table : public Battlefield {
 public:
  // A table of 180 by 120 U; `phase` is a word of the document, or empty for
  // the set-up. The French act first.
  explicit Table(const std::string& phase);

  // ---- Putting down ----
  void Option(const std::string& key, const std::string& value);
  // By the key of the troop list.
  Entry& Unit(const std::string& name, const std::string& side,
              std::vector<std::string> is, double x, double y, double facing);
  Entry& Leader(const std::string& name, const std::string& side,
                std::vector<std::string> is, double x, double y);
  Entry& Formation(const std::string& name, const std::string& side,
                   std::vector<std::string> is, const std::string& of = "");
  // A rectangle, polygon or polyline from x, y pairs.
  void Ground(const std::string& name, std::vector<std::string> is,
              std::vector<double> points);

  // ---- Playing ----
  PositionView view() const { return ViewOf(game(), position()); }
  UnitId Of(const std::string& name) const;
  const UnitState& State(const std::string& name) const;
  Order To(const std::string& verb, const std::string& name, double x,
           double y) const;
};

}  // namespace berthier::grandeur

#endif  // BERTHIER_TESTS_ENGINE_RULESETS_GRANDEUR_TABLE_H_
