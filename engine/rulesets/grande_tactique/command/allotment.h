// Allotting bonus CP (D1): who may receive CP from a commander's pool, and the
// order that distributes it (GT-CMD-04 to 11).
//
// The buckets are the possible receivers: the generals of division within
// reach, by id, and last the commander himself if he has direct units to keep
// CP for.
#ifndef BERTHIER_ENGINE_RULESETS_GRANDE_TACTIQUE_COMMAND_ALLOTMENT_H_
#define BERTHIER_ENGINE_RULESETS_GRANDE_TACTIQUE_COMMAND_ALLOTMENT_H_

#include <array>
#include <vector>

#include "engine/model/chooser.h"
#include "engine/model/order.h"
#include "engine/model/refusal.h"
#include "engine/rulesets/grande_tactique/board/changes.h"

namespace berthier::grande_tactique {

struct Buckets {
  std::array<GeneralId, kMaxShares> generals;
  int n_generals = 0;
  bool keeps = false;

  int size() const { return n_generals + (keeps ? 1 : 0); }
};
Buckets BucketsOf(PositionView f, GeneralId commander);

// The commander with a pool at this index (from 0) in the order of GT-CMD-06:
// CCs by id, then the AC; kNone beyond the last.
GeneralId CommanderInTurn(PositionView f, int index);

// The largest bonus a general of division could be given this turn. (GT-R1
// merges the faces of the command die that no bonus could distinguish.)
int LargestBonus(PositionView f, GeneralId dg);

// CP of the division from its die and bonus (GT-CMD-03), before a negative
// result is raised to 0.
int RawCp(PositionView f, DivisionId division);
void SetCp(const Battle& b, DivisionId division);

// Awaits decision D1 of this commander (kYes) or, if there is nothing to
// decide, allots at once (kNo).
enum class Presented : uint8_t { kNo, kYes };
Presented AllotOrAsk(const Battle& b, GeneralId commander);

Verdict CheckAllot(PositionView f, const Order& order);
void PlayAllot(const Battle& b, const Order& order);
void ProposeAllot(PositionView f, std::vector<Order>& orders);
Order ProposeOneAllot(PositionView f, Chooser& chooser);

}  // namespace berthier::grande_tactique

#endif  // BERTHIER_ENGINE_RULESETS_GRANDE_TACTIQUE_COMMAND_ALLOTMENT_H_
