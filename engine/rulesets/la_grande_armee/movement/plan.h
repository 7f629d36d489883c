// A Move action laid out: where the element ends, what it passes over, and what
// that costs (4.10, 4.11, 5.3).
//
//   MovePlan plan;
//   if (const Verdict v = PlanMove(f, e, order, plan); !v.ok()) return v;
#ifndef BERTHIER_ENGINE_RULESETS_LA_GRANDE_ARMEE_MOVEMENT_PLAN_H_
#define BERTHIER_ENGINE_RULESETS_LA_GRANDE_ARMEE_MOVEMENT_PLAN_H_

#include <array>
#include <cstdint>
#include <span>

#include "engine/model/order.h"
#include "engine/model/refusal.h"
#include "engine/rulesets/la_grande_armee/facts/view.h"
#include "engine/rulesets/la_grande_armee/field/swept.h"

namespace berthier::la_grande_armee {

struct MovePlan {
  ElementState end;      // place, facing, form, files, track, sides at the end
  Swept path;            // empty for changes of formation
  bool travels = false;  // it changes position (MOV-06)
  bool about = false;    // MOV-10
  bool enters = false;   // it becomes the garrison of end.settlement
  // SET-24: it goes in by an undefended side of this garrison.
  ElementId intrudes = ElementId::kNone;
  Edge side = Edge::kFront;  // of that garrison
  // The track of the middle of its front edge (RIV-05).
  std::array<Point, 5> track = {};
  int track_count = 0;

  void Track(Point p) { track[static_cast<size_t>(track_count++)] = p; }
  std::span<const Point> whole_track() const {
    return {track.data(), static_cast<size_t>(track_count)};
  }
};

// The verbs kAdvance to kLeave. `e` is the element that acts; it is on the
// table, not routing and not locked.
Verdict PlanMove(PositionView f, ElementId e, const Order& order,
                 MovePlan& plan);

// The march column of e with its tail as its head (MOV-10).
ElementState Reversed(PositionView f, ElementId e);

// How far e may go with that verb (MOV-01 to 03, MOV-14, MOV-21).
Length AllowanceOf(PositionView f, ElementId e, Verb verb);

}  // namespace berthier::la_grande_armee

#endif  // BERTHIER_ENGINE_RULESETS_LA_GRANDE_ARMEE_MOVEMENT_PLAN_H_
