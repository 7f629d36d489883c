// A small situation on the table for a unit test: a few units and some ground,
// each added by one line, then played with given dice.
//
//   Skirmish s("charge");
//   s.French("C", {"cavalry"}, 30, 23.1, 0).Charges("C", "D");
//   s.Austrian("D", {"infantry"}, 30, 24, 180);
//   s.Begin();
//   s.Throw({3});                       // C passes
//   EXPECT_TRUE(s.Is("D", Cohesion::kFleeing));
#ifndef BERTHIER_TESTS_ENGINE_RULESETS_GRANDE_TACTIQUE_SKIRMISH_H_
#define BERTHIER_TESTS_ENGINE_RULESETS_GRANDE_TACTIQUE_SKIRMISH_H_

#include <string>
#include <utility>
#include <vector>

#include "engine/rulesets/grande_tactique/facts/types.h"
#include "engine/rulesets/grande_tactique/grande_tactique_view.h"
#include "tests/engine/rulesets/battlefield.h"

namespace berthier::grande_tactique {

class Skirmish : public Battlefield {
 public:
  // The French, at the south edge, are to move; `phase` is a word of the
  // document: "regroup", "orders", "firing", "charge".
  explicit Skirmish(const std::string& phase);

  // ---- Setting up ----------------------------------------------------------
  Skirmish& Option(const std::string& name, const std::string& value);
  Skirmish& French(const std::string& id, Words words, double x, double y,
                   int degrees);
  Skirmish& Austrian(const std::string& id, Words words, double x, double y,
                     int degrees);
  // A rectangle, or a polyline of two points.
  Skirmish& Ground(const std::string& id, const std::string& kind, double x1,
                   double y1, double x2, double y2);
  Skirmish& Crest(const std::string& id, const std::string& hill, double x1,
                  double y1, double x2, double y2);
  // Add to the last unit or ground named `id`.
  Skirmish& Link(const std::string& id, const std::string& key,
                 const std::string& value);
  Skirmish& Number(const std::string& id, const std::string& key, int value);
  Skirmish& Charges(const std::string& id, const std::string& target) {
    return Link(id, "charges", target);
  }
  Skirmish& Occupies(const std::string& id, const std::string& area);
  // The place where the unit began the turn, if not its present one.
  Skirmish& Began(const std::string& id, double x, double y);
  // A divisional general attached to the unit.
  Skirmish& GeneralWith(const std::string& side, const std::string& id,
                        const std::string& unit, Words words = {});
  // Adds any other entry: a formation, a leader, an entry stretch.
  Skirmish& Add(Entry entry);

  // ---- Playing -------------------------------------------------------------
  using Battlefield::Play;
  void Play(Verb verb, const std::string& unit = "");
  // The refusal code of this order; kAccepted (0) if it is legal.
  int Refused(Verb verb, const std::string& unit = "") const;
  // The subjects of the orders proposed, or their objects if they have none.
  std::vector<std::string> Choices() const;

  // ---- Looking -------------------------------------------------------------
  PositionView view() const { return ViewOf(game(), position()); }
  UnitId Id(const std::string& unit) const;
  const UnitState& operator[](const std::string& unit) const {
    return view().unit(Id(unit));
  }
  bool Is(const std::string& unit, Cohesion cohesion) const {
    return (*this)[unit].cohesion == cohesion;
  }
  bool Is(const std::string& unit, Flag flag) const {
    return (*this)[unit].Has(flag);
  }
  bool Is(const std::string& unit, Presence presence) const {
    return (*this)[unit].presence == presence;
  }
  // Within a fiftieth of an inch (5.1), heading exactly.
  bool Stands(const std::string& unit, double x, double y,
              double degrees) const;
  bool Awaits(RollKind kind) const;
  bool Awaits(Decision decision) const;
  // The sum of the modifiers of a handful of the awaited roll.
  int Modifiers(int handful = 0) const;
  bool HasModifier(uint16_t code) const;
  // The summed weight (combinations of faces) of the outcomes of this name.
  int Weight(const std::string& outcome) const;

 private:
  Order OrderOf(Verb verb, const std::string& unit) const;
};

}  // namespace berthier::grande_tactique

#endif  // BERTHIER_TESTS_ENGINE_RULESETS_GRANDE_TACTIQUE_SKIRMISH_H_
