// Tiles that are used, and tiles that enter in an encounter: D17, R20, D22,
// D16. The frame kTile.
#ifndef BERTHIER_ENGINE_RULESETS_LA_GRANDE_ARMEE_FOG_TILES_H_
#define BERTHIER_ENGINE_RULESETS_LA_GRANDE_ARMEE_FOG_TILES_H_

#include "engine/model/order.h"
#include "engine/model/refusal.h"
#include "engine/rulesets/la_grande_armee/board/battle.h"
#include "engine/rulesets/la_grande_armee/board/roll_row.h"
#include "engine/tabletop/function_ref.h"

namespace berthier::la_grande_armee {

// What a frame kTile or kScout is for.
enum class Use : uint8_t { kPlay, kDeploy };

// In play, state.corps is the corps to activate at once when the frame ends
// (FOG-14), else kNone.
Progress AdvanceTile(const Battle& b);
Verdict CheckTile(PositionView f, const Order& order);
void PlayTile(const Battle& b, const Order& order);
Verdict CheckTilePath(PositionView f, const Order& order);
void PlayTilePath(const Battle& b, const Order& order);
extern const RollRow kTileMoveRoll;

// D16: where the tile, or the scout, of the frame on top is deployed (FOG-07,
// FOG-08).
Verdict CheckDeployHere(PositionView f, const Order& order);
void PlayDeployHere(const Battle& b, const Order& order);
// Calls g(const Order&) for legal orders of a lattice, those of the baseline
// last, until it returns true.
void ForEachEntry(PositionView f, FunctionRef<bool(const Order&)> g);
// Whoever finds no room at all is put on the baseline among its friends
// (SYS-11).
void DeployAnyhow(const Battle& b);
bool HasEntry(PositionView f);

}  // namespace berthier::la_grande_armee

#endif  // BERTHIER_ENGINE_RULESETS_LA_GRANDE_ARMEE_FOG_TILES_H_
