// Making contact in a charge, pursuit or follow-up: the edge touched, lining
// up, and contacts with further enemies (section 5.5, BBN-CHG-13, BBN-CHG-19).
#ifndef BERTHIER_ENGINE_RULESETS_BIG_BATTLE_NAPOLEONIC_MOVEMENT_CONTACT_MAKING_H_
#define BERTHIER_ENGINE_RULESETS_BIG_BATTLE_NAPOLEONIC_MOVEMENT_CONTACT_MAKING_H_

#include <array>

#include "engine/model/refusal.h"
#include "engine/rulesets/big_battle_napoleonic/movement/order_effect.h"

namespace berthier::big_battle_napoleonic {

// A move into contact.
struct Approach {
  UnitId unit = UnitId::kNone;
  ContactKind kind = ContactKind::kCharge;
  Block began;      // its footprint at the start of its move
  Length distance;  // that it has moved
};

// Fills `contact` for a unit with footprint `block`, moving in direction
// `came`, that touches `enemy`, or its attached battery `via` unless that is
// kNone. Refused if a charge or counter may not make this contact; `contact` is
// filled in either case, except for its axis.
Verdict MakeContact(PositionView f, const Approach& approach, UnitId enemy,
                    UnitId via, const Block& block, Heading came,
                    Contact& contact);
// Makes the contact with the target, lines up (`end`), and makes the contacts
// with all other enemies touched then. Fills contacts[0..count).
Verdict LineUp(PositionView f, Approach approach, BaseSize size, Pose arrived,
               UnitId target, UnitId via, UnitSet overruns, Pose& end,
               std::array<Contact, OrderEffect::kMaxContacts>& contacts,
               int& count);

}  // namespace berthier::big_battle_napoleonic

#endif  // BERTHIER_ENGINE_RULESETS_BIG_BATTLE_NAPOLEONIC_MOVEMENT_CONTACT_MAKING_H_
