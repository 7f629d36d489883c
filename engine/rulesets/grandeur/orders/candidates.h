// Orders worth a try, for proposals and random orders. None of these is checked
// for legality.
#ifndef BERTHIER_ENGINE_RULESETS_GRANDEUR_ORDERS_CANDIDATES_H_
#define BERTHIER_ENGINE_RULESETS_GRANDEUR_ORDERS_CANDIDATES_H_

#include <cstdint>

#include "engine/geometry/direction.h"
#include "engine/model/order.h"
#include "engine/rulesets/grandeur/board/position_view.h"

namespace berthier::grandeur {

inline Order OrderOf(Verb verb) { return {.verb = static_cast<uint8_t>(verb)}; }
template <typename Id>
Order OrderOf(PositionView f, Verb verb, Id subject) {
  Order order = OrderOf(verb);
  order.subject = f.scenario.Entity(subject);
  return order;
}

// A move of u that goes so far on that heading.
inline Order MoveBy(PositionView f, Verb verb, UnitId u, Heading way,
                    Length length) {
  Order order = OrderOf(f, verb, u);
  order.pose.centre = f.unit(u).centre + Along(Forward(way), length);
  return order;
}

// The greatest wheel of a base of that front, in quarter degrees, when its
// outer corner may go so far (5.12); at most 90 degrees.
int GreatestWheel(Length front, Length most);

// A march of u along the road, from the point nearest to it; false if it is not
// near the road (IMP-MOV-08) or cannot go that way.
bool RoadOrder(PositionView f, UnitId u, PieceId road, Length length,
               bool backward, Order& order);

// The nearest enemy on the table; kNone if there is none.
UnitId NearestEnemy(PositionView f, UnitId u);
// Where u would have to face to look at e.
Heading Toward(PositionView f, UnitId u, UnitId e);

// Where the leader is of most use: behind the middle of the units he commands,
// or as near to it as he gets.
Point PostOf(PositionView f, LeaderId l);

}  // namespace berthier::grandeur

#endif  // BERTHIER_ENGINE_RULESETS_GRANDEUR_ORDERS_CANDIDATES_H_
