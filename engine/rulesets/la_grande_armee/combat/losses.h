// Bases lost by one element at one blow (R9, R4, R11; LGA-CUI, LGA-FIR-14 to
// 16, LGA-GEN-30, 31, 38).
//
// The frame takes off the hits that cuirassiers save, decides which bases are
// guns, removes them, adds them to ElementState::losses and to those of the
// side in the frame below (Frame::hits), sees whether a commander is struck,
// and removes the element if none of it is left.
#ifndef BERTHIER_ENGINE_RULESETS_LA_GRANDE_ARMEE_COMBAT_LOSSES_H_
#define BERTHIER_ENGINE_RULESETS_LA_GRANDE_ARMEE_COMBAT_LOSSES_H_

#include "engine/rulesets/la_grande_armee/board/frames.h"
#include "engine/rulesets/la_grande_armee/board/roll_row.h"

namespace berthier::la_grande_armee {

// What of an element is struck: a side of a garrison, or the block outside.
struct Struck {
  Edge edge = Edge::kFront;
  bool outside = false;
};
// `hits`: at least 1, at most the bases that can fall.
void PushLosses(const Battle& b, ElementId e, int hits, LossCause cause,
                Struck where);

// Runs FrameKind::kLosses.
Progress AdvanceLosses(const Battle& b);
extern const RollRow kSaveRoll;    // R9
extern const RollRow kGunsRoll;    // R4
extern const RollRow kStruckRoll;  // R11

}  // namespace berthier::la_grande_armee

#endif  // BERTHIER_ENGINE_RULESETS_LA_GRANDE_ARMEE_COMBAT_LOSSES_H_
