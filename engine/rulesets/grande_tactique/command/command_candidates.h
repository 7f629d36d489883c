// Candidate orders of units: a finite selection from the menu D2 (5.13, section
// 9). Those of generals: general_candidates.h.
//
// For a verb and a subject, the candidates are enumerated in a fixed sequence;
// all are legal. The caller may stop the enumeration at any time.
//
//   OfferMove(f, Verb::kMove, u, [&](const Order& order) {
//     orders.push_back(order);
//     return false;  // go on
//   });
#ifndef BERTHIER_ENGINE_RULESETS_GRANDE_TACTIQUE_COMMAND_COMMAND_CANDIDATES_H_
#define BERTHIER_ENGINE_RULESETS_GRANDE_TACTIQUE_COMMAND_COMMAND_CANDIDATES_H_

#include "engine/model/order.h"
#include "engine/rulesets/grande_tactique/board/position_view.h"
#include "engine/tabletop/function_ref.h"

namespace berthier::grande_tactique {

// Called with each candidate; returning true stops the enumeration.
using Take = FunctionRef<bool(const Order&)>;

// Each returns true if it was stopped.
bool OfferMove(PositionView f, Verb verb, UnitId u, Take take);
bool OfferOccupy(PositionView f, Verb verb, UnitId u, Take take);
bool OfferPivot(PositionView f, Verb verb, UnitId u, Take take);
bool OfferLeaveSquare(PositionView f, Verb verb, UnitId u, Take take);
bool OfferLimber(PositionView f, Verb verb, UnitId u, Take take);
bool OfferAtEnemies(PositionView f, Verb verb, UnitId u, Take take);

}  // namespace berthier::grande_tactique

#endif  // BERTHIER_ENGINE_RULESETS_GRANDE_TACTIQUE_COMMAND_COMMAND_CANDIDATES_H_
