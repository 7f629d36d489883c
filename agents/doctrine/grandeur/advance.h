// Whether the foot of a corps comes on together.
//
// Who comes on alone is shot at by all, and answered by all as long as the
// enemy has yet to act in the turn; who comes on with many when he has acted
// shoots first, and may shoot twice.
//
//   if (ComesOnTogether(army)) ...
#ifndef BERTHIER_AGENTS_DOCTRINE_GRANDEUR_ADVANCE_H_
#define BERTHIER_AGENTS_DOCTRINE_GRANDEUR_ADVANCE_H_

#include "agents/doctrine/grandeur/army_view.h"

namespace berthier::grandeur {

// Of the corps that is activated: most of the enemies near its foot have acted
// in this turn, and no less stands before them than they are, three brigades of
// that foot at least. False if nobody is activated or near.
bool ComesOnTogether(const ArmyView& army);

}  // namespace berthier::grandeur

#endif  // BERTHIER_AGENTS_DOCTRINE_GRANDEUR_ADVANCE_H_
