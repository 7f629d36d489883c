// The orders of the menu D2 as a table with one row per verb: which subjects
// may obey, and how an order is checked, played, proposed and drawn at random.
#ifndef BERTHIER_ENGINE_RULESETS_GRANDE_TACTIQUE_COMMAND_MENU_H_
#define BERTHIER_ENGINE_RULESETS_GRANDE_TACTIQUE_COMMAND_MENU_H_

#include <span>

#include "engine/model/order.h"
#include "engine/model/refusal.h"
#include "engine/rulesets/grande_tactique/board/changes.h"
#include "engine/rulesets/grande_tactique/command/command_candidates.h"
#include "engine/rulesets/grande_tactique/command/menu_draws.h"
#include "engine/rulesets/grande_tactique/table/planner.h"

namespace berthier::grande_tactique {

struct UnitVerb {
  Verb verb;
  // u must be a unit of the moving side; `last`: depth of the manoeuvre search.
  Verdict (*check)(PositionView f, UnitId u, const Order& order,
                   SearchDepth last);
  void (*play)(const Battle& b, UnitId u, const Order& order);
  // A cheap pre-test by u's flags alone: false means that it cannot obey.
  bool (*might)(PositionView f, UnitId u);
  // Enumerates the candidate orders.
  bool (*offer)(PositionView f, Verb verb, UnitId u, Take take);
  // Draws a random order; if null, one of the candidates is drawn.
  bool (*draw)(OrderDrawer& drawer, UnitId u) = nullptr;
  bool is_costly = false;  // to draw: only a few units are tried
};

struct GeneralVerb {
  Verb verb;
  Verdict (*check)(PositionView f, GeneralId g, const Order& order);
  void (*play)(const Battle& b, GeneralId g, const Order& order);
  bool (*offer)(PositionView f, GeneralId g, Take take);
  bool (*draw)(OrderDrawer& drawer, GeneralId g) = nullptr;
};

// The row of the verb; null if the verb is not one of a unit (of a general).
const UnitVerb* UnitVerbOf(Verb verb);
const GeneralVerb* GeneralVerbOf(Verb verb);
// All rows, in the order of the menu.
std::span<const UnitVerb> UnitVerbs();
std::span<const GeneralVerb> GeneralVerbs();

// True if a "move and charge" order only turns u on the spot; it is then a
// pivot with a charge (GT-MOV-22, 5.6).
bool TurnsOnTheSpot(PositionView f, UnitId u, const Order& order);

}  // namespace berthier::grande_tactique

#endif  // BERTHIER_ENGINE_RULESETS_GRANDE_TACTIQUE_COMMAND_MENU_H_
