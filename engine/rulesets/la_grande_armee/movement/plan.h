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

// ---- Room ------------------------------------------------------------------

// FRM-08: nothing but friendly artillery stands where e would; it leaves no
// table. `but` is a settlement that does not count.
Verdict CheckRoom(PositionView f, ElementId e, const ElementState& end,
                  PieceId but = PieceId::kNone);
// The layout that faces out over that edge, about the same centroid, in as many
// files as there were bases along it (5.6, TURN TO FACE). A column and a square
// stay as they are.
ElementState TurnedTo(PositionView f, ElementId e, Edge edge);
// e as it would be in so many files about its centroid.
ElementState LaidOut(PositionView f, ElementId e, Heading facing, int files);

// SET-06, SET-08: the bases of e divided among the sides of a settlement as an
// order says, the rest outside.
Verdict CheckSides(PositionView f, ElementId e, PieceId settlement,
                   Heading facing, const Order& order, ElementState& end);

}  // namespace berthier::la_grande_armee

#endif  // BERTHIER_ENGINE_RULESETS_LA_GRANDE_ARMEE_MOVEMENT_PLAN_H_
