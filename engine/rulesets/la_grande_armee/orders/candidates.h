// Orders worth a try, for proposals and random orders. None of these is checked
// for legality.
#ifndef BERTHIER_ENGINE_RULESETS_LA_GRANDE_ARMEE_ORDERS_CANDIDATES_H_
#define BERTHIER_ENGINE_RULESETS_LA_GRANDE_ARMEE_ORDERS_CANDIDATES_H_

#include <array>
#include <cstdint>

#include "engine/model/order.h"
#include "engine/rulesets/la_grande_armee/facts/view.h"

namespace berthier::la_grande_armee {

inline Order OrderOf(Verb verb) { return {.verb = static_cast<uint8_t>(verb)}; }
template <typename Id>
Order OrderOf(PositionView f, Verb verb, Id subject) {
  Order order = OrderOf(verb);
  order.subject = f.scenario.Entity(subject);
  return order;
}
template <typename Id, typename Object>
Order OrderOf(PositionView f, Verb verb, Id subject, Object object) {
  Order order = OrderOf(f, verb, subject);
  order.object = f.scenario.Entity(object);
  return order;
}

// The widest wheel, in quarter degrees up to 90 degrees, that costs no more.
int WidestWheel(PositionView f, ElementId e, Length most);
// kAdvance, kAbout: a wheel by so many quarter degrees, to the right if
// positive, then so far in the direction `aside` of the new facing.
Order AdvanceOrder(PositionView f, ElementId e, Verb verb, int wheel, int aside,
                   Length length, GunPlace guns);
// What is left of `most` for a leg after that wheel.
Length LeftAfter(PositionView f, ElementId e, int wheel, Length most);

// kMarch, kAboutMarch: two legs, each turned from the one before; the second
// may have no length.
struct MarchLegs {
  int turn = 0;
  Length length;
  int then = 0;
  Length further;
};
Order MarchOrder(PositionView f, ElementId e, Verb verb, MarchLegs legs);

// Troops and guns of e dealt to the sides of a place for `room` bases, one by
// one in turn beginning with `first`, guns there.
std::array<Part, kEdges> Allotment(PositionView f, ElementId e, int room,
                                   Edge first);
// The faces of a square as equal as may be.
std::array<Part, kEdges> EqualFaces(PositionView f, ElementId e);

// The nearest enemy on the table, by centres; kNone if there is none.
ElementId NearestEnemy(PositionView f, ElementId e);
// Where e would have to face to look at the enemy.
Heading Toward(PositionView f, ElementId e, ElementId enemy);
// Of the four directions of the settlement the one nearest to that heading.
Heading SideToward(const Piece& settlement, Heading heading);

// kRide or kAttach: the leader rides to that point, or as far toward it as he
// can; where he would touch an element of his own he joins it.
Order RideOrder(PositionView f, LeaderId l, Point goal);

}  // namespace berthier::la_grande_armee

#endif  // BERTHIER_ENGINE_RULESETS_LA_GRANDE_ARMEE_ORDERS_CANDIDATES_H_
