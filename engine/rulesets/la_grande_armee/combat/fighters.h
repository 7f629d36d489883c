// Who takes part in a phase of melee (FrameKind::kMelee).
#ifndef BERTHIER_ENGINE_RULESETS_LA_GRANDE_ARMEE_COMBAT_FIGHTERS_H_
#define BERTHIER_ENGINE_RULESETS_LA_GRANDE_ARMEE_COMBAT_FIGHTERS_H_

#include <cstdint>

#include "engine/rulesets/la_grande_armee/board/frames.h"
#include "engine/rulesets/la_grande_armee/combat/strength.h"

namespace berthier::la_grande_armee {

enum class MeleeKind : uint8_t { kContact, kMass };
inline bool IsContact(const Frame& melee) {
  return static_cast<MeleeKind>(melee.what) == MeleeKind::kContact;
}
// The label of the two of a contact phase; those of mass groups are smaller.
inline constexpr uint8_t kContactGroup = 255;

// Calls act(e) for those who carry the label of the phase, be they gone:
// French first, then by index (LGA-SYS-05).
template <typename F>
void ForEachFighter(PositionView f, const Frame& melee, F&& act) {
  for (const Side side : {Side::kFirst, Side::kSecond}) {
    f.scenario.side(side).elements.ForEach([&](ElementId e) {
      if (f.unit(e).group == melee.group) act(e);
    });
  }
}

// The same for those of one side who are still there.
template <typename F>
void ForEachOf(PositionView f, const Frame& melee, Side side, F&& act) {
  ForEachFighter(f, melee, [&](ElementId e) {
    if (f.data(e).side == side && f.unit(e).on_table()) act(e);
  });
}
inline int FightersOf(PositionView f, const Frame& melee, Side side) {
  int n = 0;
  ForEachOf(f, melee, side, [&](ElementId) { ++n; });
  return n;
}
inline size_t Slot(Side side) { return static_cast<size_t>(Index(side)); }

// LGA-MMT-08: the garrison whose sides are fought for, and the intruder.
bool DefendsTown(PositionView f, const Frame& melee, ElementId e);

}  // namespace berthier::la_grande_armee

#endif  // BERTHIER_ENGINE_RULESETS_LA_GRANDE_ARMEE_COMBAT_FIGHTERS_H_
