// Coming into contact: edge, lining up and further contacts of whoever charges,
// pursues or follows up (5.5, BBN-CHG-13, BBN-CHG-19).
#ifndef BERTHIER_ENGINE_RULESETS_BIG_BATTLE_NAPOLEONIC_MOVEMENT_CONTACT_MAKING_H_
#define BERTHIER_ENGINE_RULESETS_BIG_BATTLE_NAPOLEONIC_MOVEMENT_CONTACT_MAKING_H_

#include <array>

#include "engine/model/refusal.h"
#include "engine/rulesets/big_battle_napoleonic/movement/order_effect.h"

namespace berthier::big_battle_napoleonic {

struct Approach {
  UnitId unit = UnitId::kNone;
  ContactKind kind = ContactKind::kCharge;
  Block began;  // its footprint at the start of its move
  Length distance;
};

// The record of `enemy` touched from `block`, over one of its guns if `via`
// is some; refused if a charge or counter may not make it.
Verdict MakeContact(PositionView f, const Approach& approach, UnitId enemy,
                    UnitId via, const Block& block, Heading came,
                    Contact& contact);
// The pose after lining up with an edge; false if there is no room at all.
bool Conform(PositionView f, UnitId u, BaseSize size, Pose arrived, Point pivot,
             Heading outward, UnitSet overruns, UnitId defender, Pose& pose);
// Contact with the target, lining up, and whoever else is touched then.
Verdict LineUp(PositionView f, Approach approach, BaseSize size, Pose arrived,
               UnitId target, UnitId via, UnitSet overruns, Pose& end,
               std::array<Contact, OrderEffect::kMaxContacts>& contacts,
               int& count);

}  // namespace berthier::big_battle_napoleonic

#endif  // BERTHIER_ENGINE_RULESETS_BIG_BATTLE_NAPOLEONIC_MOVEMENT_CONTACT_MAKING_H_
