// Tiles on the table, and where tiles, hidden columns and scouts may be put
// (5.9).
//
// A tile is a square of two inches; its state has the centre.
#ifndef BERTHIER_ENGINE_RULESETS_LA_GRANDE_ARMEE_FOG_PLACES_H_
#define BERTHIER_ENGINE_RULESETS_LA_GRANDE_ARMEE_FOG_PLACES_H_

#include <optional>

#include "engine/geometry/block.h"
#include "engine/model/refusal.h"
#include "engine/rulesets/la_grande_armee/facts/view.h"
#include "engine/rulesets/la_grande_armee/field/shape.h"
#include "engine/rulesets/la_grande_armee/field/swept.h"
#include "engine/tabletop/function_ref.h"

namespace berthier::la_grande_armee {

inline constexpr BaseSize kTileSize = {Inches(2), Inches(2)};

inline bool OnTable(PositionView f, TileId t) {
  return f.state.tile(t).status == TileStatus::kOnTable;
}

// The first tile of that side on the table for which is(TileId) is true; kNone
// if there is none.
template <typename Is>
TileId FirstTile(PositionView f, Side side, Is&& is) {
  for (const TileId t : f.scenario.side(side).tiles) {
    if (OnTable(f, t) && is(t)) return t;
  }
  return TileId::kNone;
}

// FOG-17: the first enemy element on the table, scouts included or not, within
// 4 in of a tile of `side` that stands so; kNone if there is none.
enum class Scouts : uint8_t { kWithout, kWith };
ElementId EnemyNear(PositionView f, Side side, const Block& tile,
                    Scouts scouts);

// FOG-17, FOG-24: after how many steps of a way, each no longer than a tick or
// a quarter degree, there(int) holds for the first time; nullopt if it never
// does. passed(int) tells whether the ground swept on so many comes so near; it
// stays true of more.
std::optional<int> StepsUntil(int steps, FunctionRef<bool(int)> passed,
                              FunctionRef<bool(int)> there);

// FOG-15: the enemy tile that a tile of `side` on that path comes too near: one
// within 4 in, or nearer than it was at the start. `t` moves.
TileId TileInTheWay(PositionView f, TileId t, const Block& start,
                    const Swept& path);

// Whether the shape may stand there: `who` is put on no element and no other
// tile (CheckClear); and on the table, on no impassable ground and on no
// settlement.
Verdict CheckClear(PositionView f, const Shape& shape, EntityId who);
Verdict CheckRoom(PositionView f, const Shape& shape, EntityId who);

// A march column of e whose head stands so.
Shape ColumnAt(PositionView f, ElementId e, Pose head);
// A line of e there in so many files.
Shape LineAt(PositionView f, ElementId e, Pose front, int files);
// Puts e on the table there.
void PutColumn(const Scenario& s, ElementState& unit, Pose head);

}  // namespace berthier::la_grande_armee

#endif  // BERTHIER_ENGINE_RULESETS_LA_GRANDE_ARMEE_FOG_PLACES_H_
