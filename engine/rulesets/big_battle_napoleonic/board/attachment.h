// Attached artillery: its place, and the unit it is attached to (section 4.16).
#ifndef BERTHIER_ENGINE_RULESETS_BIG_BATTLE_NAPOLEONIC_BOARD_ATTACHMENT_H_
#define BERTHIER_ENGINE_RULESETS_BIG_BATTLE_NAPOLEONIC_BOARD_ATTACHMENT_H_

#include "engine/rulesets/big_battle_napoleonic/board/battle.h"

namespace berthier::big_battle_napoleonic {

// Moves the batteries attached to u back into their slots (BBN-ART-08).
void ReslotGuns(const Battle& b, UnitId u);
// Recomputes the attachments of all units in State::moved, and clears that set
// (BBN-ART-02 to 05).
void SettleAttachments(const Battle& b);

}  // namespace berthier::big_battle_napoleonic

#endif  // BERTHIER_ENGINE_RULESETS_BIG_BATTLE_NAPOLEONIC_BOARD_ATTACHMENT_H_
