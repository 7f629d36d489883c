// Where generals should ride: they move last, to where troops will need command
// in the next move (BBN 9.2.2).
//
//   Rides rides(army, side);
//   rides.Collect(general, /*most=*/1, options);
#ifndef BERTHIER_AGENTS_DOCTRINE_BIG_BATTLE_NAPOLEONIC_RIDING_H_
#define BERTHIER_AGENTS_DOCTRINE_BIG_BATTLE_NAPOLEONIC_RIDING_H_

#include <array>
#include <vector>

#include "agents/doctrine/big_battle_napoleonic/unit_options.h"

namespace berthier::big_battle_napoleonic {

class Rides {
 public:
  // `army` must outlive this object.
  Rides(const ArmyView& army, Side side);

  // Appends up to `most` legal rides to places better than the general's
  // present one, the best first. A general due to arrive enters the table.
  void Collect(GeneralId g, int most, std::vector<Option>& options) const;

 private:
  // A unit as one of the side's generals sees it, wherever he rides.
  struct Subject {
    const UnitView* unit = nullptr;
    bool commanded = false;  // he may command it
    bool needed = false;     // it is his own, and no other has it in his span
    double worth = 0;        // of having it in his span
    double more = 0;         // ... besides
  };
  using Subjects = std::array<Subject, kMaxUnits>;

  double ReachOf(GeneralId g) const;
  bool Covers(GeneralId g, Spot at, const UnitView& u) const;
  void FindSubjects(GeneralId g, Subjects& subjects) const;
  double ValueAt(GeneralId g, const Subjects& subjects, Spot at) const;

  const ArmyView& army_;
  PositionView f_;
  Side side_;
  // How many generals have each unit in their command span, by the unit's
  // index.
  std::array<uint8_t, kMaxUnits> held_ = {};
};

}  // namespace berthier::big_battle_napoleonic

#endif  // BERTHIER_AGENTS_DOCTRINE_BIG_BATTLE_NAPOLEONIC_RIDING_H_
