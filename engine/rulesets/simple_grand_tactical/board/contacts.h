// Pairs of enemies in contact (section 2.2, GEO-05), and which side of a unit
// its enemy touches.
#ifndef BERTHIER_ENGINE_RULESETS_SIMPLE_GRAND_TACTICAL_BOARD_CONTACTS_H_
#define BERTHIER_ENGINE_RULESETS_SIMPLE_GRAND_TACTICAL_BOARD_CONTACTS_H_

#include <span>

#include "engine/rulesets/simple_grand_tactical/board/battle.h"

namespace berthier::simple_grand_tactical {

// All contact records, sorted by (first, second).
inline std::span<const Contact> ContactsOf(const State& s) {
  return {s.contacts.data(), static_cast<size_t>(s.contact_count)};
}
// Index into contacts of the record of a and b, in either order; -1 if none.
int ContactBetween(const State& s, UnitId a, UnitId b);
// The enemy of the first contact record of u; kNone if u is in no contact.
UnitId EnemyInContact(const State& s, UnitId u);
// The enemy of the first locked contact of u (STA-11); kNone if there is none.
UnitId LockedWith(const State& s, UnitId u);
inline bool IsLocked(const State& s, UnitId u) {
  return IsSome(LockedWith(s, u));
}
// All enemies in contact with u, by the records.
UnitSet TouchedBy(const State& s, UnitId u);

// The side of `unit` on which `other` touches it (GEO-06). Always kFront if
// `unit` is in square or deployed.
Aspect AspectOf(const Block& unit, Formation formation, const Block& other);
Aspect AspectOf(PositionView f, UnitId unit, UnitId other);
// GEO-07: true if `other` touches the flank or rear of `unit` with its front.
bool HitsFlankOf(PositionView f, UnitId unit, UnitId other);

// Records a contact between `mover` and each enemy now within kContact of it
// that has no record with it yet, and reports an event for each. A new contact
// by charge makes the mover fresh (CHG-10).
void NoteContacts(const Battle& b, UnitId mover, ContactOrigin origin);
// Ends the contacts of u with enemies now more than kContact away or off the
// table; all of them if u is off the table. Units left without a contact lose
// Flag::kFresh (CHG-10).
void DropContacts(const Battle& b, UnitId u);

}  // namespace berthier::simple_grand_tactical

#endif  // BERTHIER_ENGINE_RULESETS_SIMPLE_GRAND_TACTICAL_BOARD_CONTACTS_H_
