// Where generals had better ride: they go last, to where the troops will have
// to be commanded next move (BBN 9.2.2).
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
  // `army` must outlive it.
  Rides(const ArmyView& army, Side side);

  // Appends rides that serve more units than where he is; legal ones, the best
  // first, at most so many. Arrivals that are due come on.
  void Collect(GeneralId g, int most, std::vector<Option>& options) const;

 private:
  double ValueAt(GeneralId g, Spot at) const;
  bool Covers(GeneralId g, Spot at, const UnitView& u) const;

  const ArmyView& army_;
  PositionView f_;
  Side side_;
  // How many generals hold a unit in their span, by its place in the army.
  std::array<uint8_t, kMaxUnits> held_ = {};
};

}  // namespace berthier::big_battle_napoleonic

#endif  // BERTHIER_AGENTS_DOCTRINE_BIG_BATTLE_NAPOLEONIC_RIDING_H_
