// Contact (5.6): what a charge meets, how it conforms, who is in contact.
#ifndef BERTHIER_ENGINE_RULESETS_LA_GRANDE_ARMEE_FIELD_CONTACT_H_
#define BERTHIER_ENGINE_RULESETS_LA_GRANDE_ARMEE_FIELD_CONTACT_H_

#include <cstdint>

#include "engine/rulesets/la_grande_armee/facts/view.h"
#include "engine/rulesets/la_grande_armee/field/shape.h"
#include "engine/tabletop/function_ref.h"
#include "engine/tabletop/tolerance.h"

namespace berthier::la_grande_armee {

// An edge that can be contacted.
struct ContactEdge {
  Edge edge = Edge::kFront;  // kFront to kLeft of the element
  bool outside = false;      // of the block outside a settlement (SET-25)
  Segment line;              // from its left end, seen from inside
  Heading outward;
};
// The edge of `target` with that name. Of a column the front of its head, the
// rear of its tail; its flanks are those of the base nearest to `near`.
ContactEdge EdgeOf(PositionView f, ElementId target, Edge edge, bool outside,
                   Point near);

// A straight stretch of a march column: its bases `first` to `last`.
struct Stretch {
  int first = 0;
  int last = 0;
  Heading heading;
  Block block;
};
// The one nearest to a point.
Stretch StretchNear(PositionView f, ElementId e, Point near);
// Where along the line of the edge, from its left end, the middle of a front
// as wide as `front` stands, moved so that it overlaps the edge enough (5.6).
int32_t AlongEdge(const ContactEdge& edge, Point middle, Length front,
                  Length base);

// The first touch of the front edge of an element that goes straight ahead.
struct Touch {
  ElementId element = ElementId::kNone;  // the first enemy met; none: no enemy
  Length gap = {};                       // CHG-06
  ContactEdge edge;                      // of that enemy

  bool any() const { return IsSome(element); }
};
// Of all enemies within `limit`; with `only`, of that one.
Touch FirstTouch(PositionView f, ElementId charger, Length limit,
                 ElementId only = ElementId::kNone);
// True if `a` comes before `b`. Elements dressed in a line at a slant are met
// together, though the rounding of their corners puts one before the other.
inline bool IsBefore(const Touch& a, const Touch& b) {
  return a.any() && a.gap + kPenetration < b.gap;
}

// Where the charger ends, conformed to the edge from the pose in which its
// front edge touches it (5.6). `clear` is false if it cannot conform: the pose
// is then the one in which it touches.
struct Conformed {
  Pose pose;
  bool clear = true;
};
Conformed Conform(PositionView f, ElementId charger, Pose touching,
                  const ContactEdge& edge);

// CHG-26: calls g(ElementId, const ContactEdge&) for the enemies, but for
// `but`, within TOUCH of the front edge of e.
void ForEachTouched(PositionView f, ElementId e, ElementId but,
                    FunctionRef<void(ElementId, const ContactEdge&)> g);

}  // namespace berthier::la_grande_armee

#endif  // BERTHIER_ENGINE_RULESETS_LA_GRANDE_ARMEE_FIELD_CONTACT_H_
