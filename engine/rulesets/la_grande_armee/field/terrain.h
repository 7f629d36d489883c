// Questions to the ground (5.7, 4.28 to 4.30).
#ifndef BERTHIER_ENGINE_RULESETS_LA_GRANDE_ARMEE_FIELD_TERRAIN_H_
#define BERTHIER_ENGINE_RULESETS_LA_GRANDE_ARMEE_FIELD_TERRAIN_H_

#include <span>

#include "engine/rulesets/la_grande_armee/facts/view.h"
#include "engine/rulesets/la_grande_armee/field/shape.h"
#include "engine/rulesets/la_grande_armee/field/swept.h"

namespace berthier::la_grande_armee {

// At least half of the centres of the element's bases lie in the piece.
bool IsOn(PositionView f, ElementId e, PieceId piece);
// HIL-01: the level of the hill that carries it; 0 on the plain.
int LevelOf(PositionView f, ElementId e);
// HIL-05: every base of it lies wholly in the hill that carries it.
bool WhollyOnHill(PositionView f, ElementId e);
bool InWood(PositionView f, ElementId e);  // WOD-06
// 5.5: true as well where no hill carries it.
bool OnForwardSlope(PositionView f, ElementId e, Point toward);
// The level of the ground on which the middle of a piece lies.
int GroundLevel(PositionView f, PieceId piece);

// True if some part is on no table.
bool LeavesTable(PositionView f, const Shape& shape);
bool LeavesTable(PositionView f, const Swept& path);
PieceId ImpassableUnder(PositionView f, const Shape& shape);
PieceId ImpassableUnder(PositionView f, const Swept& path);
// The first settlement but for `but` that it overlaps.
PieceId SettlementUnder(PositionView f, const Shape& shape,
                        PieceId but = PieceId::kNone);
PieceId SettlementUnder(PositionView f, const Swept& path,
                        PieceId but = PieceId::kNone);
// MOV-20: woods, settlements and streams; a settlement `but` aside.
bool DifficultUnder(PositionView f, const Swept& path,
                    PieceId but = PieceId::kNone);
// MOV-21: the element stands in difficult ground.
bool StandsInDifficult(PositionView f, ElementId e);
// RIV-01 to 05: the markers of crossing rivers along the track.
int RiverMarkers(PositionView f, ElementId e, std::span<const Point> track);

}  // namespace berthier::la_grande_armee

#endif  // BERTHIER_ENGINE_RULESETS_LA_GRANDE_ARMEE_FIELD_TERRAIN_H_
