// Which bases are in contact, which support them, which they shield (5.6, 4.18,
// FIR-19).
#ifndef BERTHIER_ENGINE_RULESETS_LA_GRANDE_ARMEE_FIELD_CONTACT_COUNT_H_
#define BERTHIER_ENGINE_RULESETS_LA_GRANDE_ARMEE_FIELD_CONTACT_COUNT_H_

#include <cstdint>

#include "engine/rulesets/la_grande_armee/facts/view.h"
#include "engine/rulesets/la_grande_armee/field/shape.h"

namespace berthier::la_grande_armee {

// Bases in contact and behind them.
struct InLine {
  uint32_t contact = 0;  // bits of the places along the edge, from the left
  int troops = 0;        // troop bases in contact
  int guns = 0;          // gun bases in contact
  int support = 0;       // troop bases behind those (support_ranks)
  uint32_t met = 0;  // of a column or square that is met: its bases in contact
                     // that fight, as bits, the same whoever meets them

  int bases() const { return troops + guns; }
};
struct ContactCount {
  InLine mover;
  InLine target;
};
// MEL-02, MEL-03: the front of the mover against the edge of the target, as if
// conformed. An artillery element's guns support too.
ContactCount CountContact(PositionView f, const Contact& contact);

// FIR-19: the bases of e that no contact shields, and the others, as shapes.
struct Shielded {
  Shape open;
  Shape shut;
  int count = 0;  // open bases
};
Shielded ShieldOf(PositionView f, ElementId e);

}  // namespace berthier::la_grande_armee

#endif  // BERTHIER_ENGINE_RULESETS_LA_GRANDE_ARMEE_FIELD_CONTACT_COUNT_H_
