// Estimates what a place is worth to a unit, in bases of trained infantry: the
// ground, its fire and that of the enemy, and who could charge whom from there.
//
//   const ArmyView army(f);
//   double gain = ValueOfPlace(army, army.At(u, pose, formation), stance) -
//                 ValueOfPlace(army, army.unit(u), stance);
#ifndef BERTHIER_AGENTS_DOCTRINE_BIG_BATTLE_NAPOLEONIC_PLACE_VALUE_H_
#define BERTHIER_AGENTS_DOCTRINE_BIG_BATTLE_NAPOLEONIC_PLACE_VALUE_H_

#include "agents/doctrine/big_battle_napoleonic/army_view.h"
#include "agents/doctrine/big_battle_napoleonic/stance.h"

namespace berthier::big_battle_napoleonic {

enum class Fires : uint8_t { kFromNow, kFromNextMove };
// Value of standing as `u` does; `fires`: from when it can fire there.
double ValueOfPlace(const ArmyView& army, const UnitView& u,
                    const Stance& stance, Fires fires = Fires::kFromNow);

}  // namespace berthier::big_battle_napoleonic

#endif  // BERTHIER_AGENTS_DOCTRINE_BIG_BATTLE_NAPOLEONIC_PLACE_VALUE_H_
