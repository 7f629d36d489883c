// A table for tests: elements are placed in inches and compass degrees, orders
// and dice are given by name.
//
//   Table t("corps");
//   t.Corps("I", "French");
//   t.Unit("F", "French", {"infantry", "elite"}, 6, 3, 18, 9, 0);
//   t.Begin();
//   t.Play("activate", "F");
#ifndef BERTHIER_TESTS_ENGINE_RULESETS_LA_GRANDE_ARMEE_TABLE_H_
#define BERTHIER_TESTS_ENGINE_RULESETS_LA_GRANDE_ARMEE_TABLE_H_

#include <string>
#include <vector>

#include "engine/rulesets/la_grande_armee/facts/view.h"
#include "engine/rulesets/la_grande_armee/la_grande_armee_view.h"
#include "tests/engine/rulesets/battlefield.h"

namespace berthier::la_grande_armee {

class Table : public Battlefield {
 public:
  // A table of 72 by 48 inches; `phase` is a word of the document, or empty for
  // the beginning.
  explicit Table(const std::string& phase);

  // ---- Putting down ----
  void Option(const std::string& key, const std::string& value);
  Entry& Corps(const std::string& name, const std::string& side);
  // Its front's middle is at (x, y); `of` is the last corps of its side.
  Entry& Unit(const std::string& name, const std::string& side,
              std::vector<std::string> is, int troops, int files, double x,
              double y, double facing);
  Entry& Leader(const std::string& name, const std::string& side,
                std::vector<std::string> is, int ability, double x, double y);
  Entry& Settlement(const std::string& name, int capacity, double x, double y);
  // A rectangle, polygon or polyline from x, y pairs.
  void Ground(const std::string& name, std::vector<std::string> is,
              std::vector<double> points);

  // ---- Playing ----
  PositionView view() const { return ViewOf(game(), position()); }
  ElementId Of(const std::string& name) const;
  LeaderId LeaderOf(const std::string& name) const;
  const ElementState& UnitState(const std::string& name) const;
  Order To(const std::string& verb, const std::string& name, double x, double y,
           double facing) const;
};

}  // namespace berthier::la_grande_armee

#endif  // BERTHIER_TESTS_ENGINE_RULESETS_LA_GRANDE_ARMEE_TABLE_H_
