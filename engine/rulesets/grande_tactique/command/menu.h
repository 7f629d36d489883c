// The orders of the menu D2, a row a verb: who may obey, what is checked, what
// is done, what is worth offering and how one is drawn at random.
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
  // Of a unit of the moving side; `last`: how hard to look for a way.
  Verdict (*check)(PositionView f, UnitId u, const Order& order,
                   SearchDepth last);
  void (*play)(const Battle& b, UnitId u, const Order& order);
  // By its flags alone: false means that it cannot obey.
  bool (*might)(PositionView f, UnitId u);
  // What is worth ordering.
  bool (*offer)(PositionView f, Verb verb, UnitId u, Take take);
  // A random order; null: any of those offered.
  bool (*draw)(OrderDrawer& drawer, UnitId u) = nullptr;
  bool is_costly = false;  // so that only a few units are tried
};

struct GeneralVerb {
  Verb verb;
  Verdict (*check)(PositionView f, GeneralId g, const Order& order);
  void (*play)(const Battle& b, GeneralId g, const Order& order);
  bool (*offer)(PositionView f, GeneralId g, Take take);
  bool (*draw)(OrderDrawer& drawer, GeneralId g) = nullptr;
};

// Null for verbs of others.
const UnitVerb* UnitVerbOf(Verb verb);
const GeneralVerb* GeneralVerbOf(Verb verb);
// In the order in which the menu lists them.
std::span<const UnitVerb> UnitVerbs();
std::span<const GeneralVerb> GeneralVerbs();

// "Move and charge" on the spot is a pivot and a charge (GT-MOV-22, 5.6).
bool TurnsOnTheSpot(PositionView f, UnitId u, const Order& order);

}  // namespace berthier::grande_tactique

#endif  // BERTHIER_ENGINE_RULESETS_GRANDE_TACTIQUE_COMMAND_MENU_H_
