// Contacts begin, come apart and end (2.6).
#ifndef BERTHIER_ENGINE_RULESETS_BIG_BATTLE_NAPOLEONIC_BOARD_CONTACTS_H_
#define BERTHIER_ENGINE_RULESETS_BIG_BATTLE_NAPOLEONIC_BOARD_CONTACTS_H_

#include "engine/rulesets/big_battle_napoleonic/board/battle.h"

namespace berthier::big_battle_napoleonic {

// Adds the record unless the pair has one.
void AddContact(const Battle& b, Contact contact);
void DeleteContact(const Battle& b, int index);
void CloseContacts(const Battle& b, UnitId u);
// The two have not come apart: no displacement has opened their gap (2.6).
bool IsTogether(PositionView f, const Contact& c);
// The enemies in contact with u that have not come apart from it.
UnitSet TogetherWith(PositionView f, UnitId u);
// Renews gap0 of the contacts of u, whose footprint changed, with those that
// were together with it before (2.6): who had come apart stays apart.
void RenewGaps(const Battle& b, UnitId u, UnitSet together);
// Deletes the contacts of u that have come apart.
void DropContactsApart(const Battle& b, UnitId u);

}  // namespace berthier::big_battle_napoleonic

#endif  // BERTHIER_ENGINE_RULESETS_BIG_BATTLE_NAPOLEONIC_BOARD_CONTACTS_H_
