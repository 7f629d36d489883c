// Scouts that look for what enemy tiles are: D20, R22 (SCO-10 to SCO-14).
#ifndef BERTHIER_ENGINE_RULESETS_LA_GRANDE_ARMEE_FOG_SPYING_H_
#define BERTHIER_ENGINE_RULESETS_LA_GRANDE_ARMEE_FOG_SPYING_H_

#include "engine/model/order.h"
#include "engine/model/refusal.h"
#include "engine/rulesets/la_grande_armee/board/battle.h"
#include "engine/rulesets/la_grande_armee/board/roll_row.h"

namespace berthier::la_grande_armee {

// Steps of a frame kScout, whose `ticks` are what the dice allow, and `tile`
// the one that is tried.
enum ScoutStep : uint8_t {
  kScoutBegins,
  kScoutRolls,
  kScoutDeploys,  // D16
  kScoutAsksMove,
  kScoutAsksTiles,
  kScoutTries,
  kScoutAsksReturn,
};

// Whether there is a tile that the scout may name.
bool AnyToSpy(PositionView f, ElementId scout);
// SCO-12, SCO-13: of two dice.
int NeededFor(PositionView f, ElementId scout, TileId t);

// D20. All tiles are named before the first is tried; they are tried by index.
Verdict CheckSpy(PositionView f, const Order& order);
void PlaySpy(const Battle& b, const Order& order);
extern const RollRow kSpyRoll;

}  // namespace berthier::la_grande_armee

#endif  // BERTHIER_ENGINE_RULESETS_LA_GRANDE_ARMEE_FOG_SPYING_H_
