// Pairs of enemies in contact (2.2, GEO-05), and the sides they touch.
#ifndef BERTHIER_ENGINE_RULESETS_SIMPLE_GRAND_TACTICAL_BOARD_CONTACTS_H_
#define BERTHIER_ENGINE_RULESETS_SIMPLE_GRAND_TACTICAL_BOARD_CONTACTS_H_

#include <span>

#include "engine/rulesets/simple_grand_tactical/board/battle.h"

namespace berthier::simple_grand_tactical {

inline std::span<const Contact> ContactsOf(const State& s) {
  return {s.contacts.data(), static_cast<size_t>(s.contact_count)};
}
// Index of the record of a pair, -1 if there is none.
int ContactBetween(const State& s, UnitId a, UnitId b);
// The other party of any record that concerns u; kNone if there is none.
UnitId EnemyInContact(const State& s, UnitId u);
// The other party of a locked record of u; kNone if it is not locked (STA-11).
UnitId LockedWith(const State& s, UnitId u);
inline bool IsLocked(const State& s, UnitId u) {
  return IsSome(LockedWith(s, u));
}
UnitSet TouchedBy(const State& s, UnitId u);

// The side of `unit` on which `other` touches it (GEO-06): always the front of
// a square or of who is deployed.
Aspect AspectOf(const Block& unit, Formation formation, const Block& other);
Aspect AspectOf(PositionView f, UnitId unit, UnitId other);
// GEO-07: `other` touches flank or rear of `unit` with its own front.
bool HitsFlankOf(PositionView f, UnitId unit, UnitId other);

// Notes the contacts of `mover`, who came, with all enemies within kContact of
// where it stands and with whom there is no record yet; tells them. A charge
// makes the mover fresh (CHG-10).
void NoteContacts(const Battle& b, UnitId mover, ContactOrigin origin);
// Ends the contacts of u with whom it is no longer near; all of them if it is
// not on the table.
void DropContacts(const Battle& b, UnitId u);

}  // namespace berthier::simple_grand_tactical

#endif  // BERTHIER_ENGINE_RULESETS_SIMPLE_GRAND_TACTICAL_BOARD_CONTACTS_H_
