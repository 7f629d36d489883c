// Friends whose footprints overlap (MOV-24 to MOV-27).
#ifndef BERTHIER_ENGINE_RULESETS_LA_GRANDE_ARMEE_BOARD_OVERLAPS_H_
#define BERTHIER_ENGINE_RULESETS_LA_GRANDE_ARMEE_BOARD_OVERLAPS_H_

#include "engine/rulesets/la_grande_armee/facts/view.h"

namespace berthier::la_grande_armee {

// MOV-27: a friend that e overlaps, neither of them artillery; kNone if there
// is none. It keeps both from all but moving.
ElementId OverlappedFriend(PositionView f, ElementId e);
// True if e overlaps any friend: it does not fire.
bool OverlapsAnyFriend(PositionView f, ElementId e);

}  // namespace berthier::la_grande_armee

#endif  // BERTHIER_ENGINE_RULESETS_LA_GRANDE_ARMEE_BOARD_OVERLAPS_H_
