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
  double ValueAt(GeneralId g, Spot at) const;
  bool Covers(GeneralId g, Spot at, const UnitView& u) const;

  const ArmyView& army_;
  PositionView f_;
  Side side_;
  // How many generals have each unit in their command span, by the unit's
  // index.
  std::array<uint8_t, kMaxUnits> held_ = {};
};

}  // namespace berthier::big_battle_napoleonic

#endif  // BERTHIER_AGENTS_DOCTRINE_BIG_BATTLE_NAPOLEONIC_RIDING_H_
