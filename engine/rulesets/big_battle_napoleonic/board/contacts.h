// Contacts: when they begin, come apart and end (section 2.6).
#ifndef BERTHIER_ENGINE_RULESETS_BIG_BATTLE_NAPOLEONIC_BOARD_CONTACTS_H_
#define BERTHIER_ENGINE_RULESETS_BIG_BATTLE_NAPOLEONIC_BOARD_CONTACTS_H_

#include "engine/rulesets/big_battle_napoleonic/board/battle.h"

namespace berthier::big_battle_napoleonic {

// Adds the record, unless the pair has one that is not resolved; replaces a
// resolved one. Sets gap0.
void AddContact(const Battle& b, Contact contact);
// `index`: into State::contacts.
void DeleteContact(const Battle& b, int index);
// Marks all contacts of u as resolved.
void CloseContacts(const Battle& b, UnitId u);
// True if the two units have not come apart: their gap has not grown since the
// contact was made (section 2.6).
bool IsTogether(PositionView f, const Contact& c);
// The enemies in contact with u that have not come apart from it.
UnitSet TogetherWith(PositionView f, UnitId u);
// After a change of the footprint of u: sets gap0 anew for its contacts with
// `together`, the enemies that were together with it before (section 2.6).
// Contacts that had come apart stay apart.
void RenewGaps(const Battle& b, UnitId u, UnitSet together);
// Deletes the contacts of u that have come apart, except those whose fight is
// still to be fought (BBN-MEL-49).
void DropContactsApart(const Battle& b, UnitId u);

}  // namespace berthier::big_battle_napoleonic

#endif  // BERTHIER_ENGINE_RULESETS_BIG_BATTLE_NAPOLEONIC_BOARD_CONTACTS_H_
