// How many bases of an element fight, how many dice they throw and how many of
// them can fall (LGA-MEL-02 to 13, 23; LGA-FLK-03, LGA-SQR-08, 09, LGA-SET-15
// to 17, 24, 25, LGA-SCO-06; LGA-MAS-03 to 06).
//
// Laws: nothing here changes the position.
#ifndef BERTHIER_ENGINE_RULESETS_LA_GRANDE_ARMEE_COMBAT_STRENGTH_H_
#define BERTHIER_ENGINE_RULESETS_LA_GRANDE_ARMEE_COMBAT_STRENGTH_H_

#include "engine/rulesets/la_grande_armee/board/frames.h"
#include "engine/tabletop/function_ref.h"

namespace berthier::la_grande_armee {

// How the two elements of a contact phase met: Frame::flags of kMelee, whose
// `unit` has come upon the `edge` of `other`.
enum ContactFlag : uint8_t {
  kCharged = 1,      // `unit` charges: x2 and impact
  kCountered = 2,    // `other` charges too: x2
  kNoImpact = 4,     // `unit` counter-charges, or charges uphill (LGA-HIL-06)
  kIntrudes = 8,     // `unit` enters the settlement (LGA-SET-24)
  kMeetsBlock = 16,  // the block outside the settlement (LGA-SET-25)
  kOnFlank = 32,     // LGA-FLK
};
// The contact pair that it is about.
Contact PairOf(const Frame& contact);

// Of one element in a contact phase.
struct Strength {
  int touching = 0;    // bases that fight in contact
  int supporting = 0;  // and behind them
  int guns = 0;        // artillery bases in base contact
  int fallible = 0;    // bases that can fall (LGA-MEL-15, 23)
};
Strength StrengthIn(PositionView f, const Frame& contact, ElementId e);
// True if `other` is met inside a settlement, not at the block outside.
bool MeetsInTown(PositionView f, const Frame& contact);

// Calls add for the bases and for each modifier; the dice are the sum, but at
// least 0.
using DiceAdder = FunctionRef<void(ModifierCode, int)>;
void ForEachContactDice(PositionView f, const Frame& contact, ElementId e,
                        DiceAdder add);
void ForEachMassDice(PositionView f, ElementId e, DiceAdder add);

}  // namespace berthier::la_grande_armee

#endif  // BERTHIER_ENGINE_RULESETS_LA_GRANDE_ARMEE_COMBAT_STRENGTH_H_
