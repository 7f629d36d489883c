// Queries of the ground (4.28, 5.15), over the pieces of the scenario and those
// that players have placed.
#ifndef BERTHIER_ENGINE_RULESETS_GRANDEUR_BOARD_TERRAIN_H_
#define BERTHIER_ENGINE_RULESETS_GRANDEUR_BOARD_TERRAIN_H_

#include "engine/geometry/polygon.h"
#include "engine/rulesets/grandeur/board/view.h"

namespace berthier::grandeur {

// The first piece of that sort which the polygon touches with positive area;
// kNone if there is none.
PieceId BrokenUnder(PositionView f, PolygonView polygon);  // Disorders
PieceId DifficultUnder(PositionView f, PolygonView polygon);
// Impassable ground; a BUA too (IMP-BUA-08).
PieceId ImpassableUnder(PositionView f, PolygonView polygon);
PieceId WoodsUnder(PositionView f, PolygonView polygon);
// True if the base stands entirely in one piece of Difficult ground.
bool WhollyInDifficult(PositionView f, const Block& block);
// True if a crossable river runs under the polygon (IMP-TER-04).
bool RiverUnder(PositionView f, PolygonView polygon);
// Level of the highest ground under the point (5.15).
int LevelAt(PositionView f, Point p);
inline int LevelOf(PositionView f, UnitId u) {
  return LevelAt(f, f.unit(u).centre);
}
// The polygon of a BUA.
SmallPolygon BuaOutline(PositionView f, PieceId p);
bool IsBua(PositionView f, PieceId p);
// Length of the line in woods, over all of them (5.7).
Length WoodsOn(PositionView f, Segment line);
// True if the line passes through a BUA other than these.
bool BuaOn(PositionView f, Segment line, PieceId except, PieceId or_this);
// True if the line crosses ground above both levels (5.7).
bool HeightOn(PositionView f, Segment line, int from, int to);
// Calls f(PieceId) for each BUA.
template <typename F>
void ForEachBua(PositionView f, F&& visit) {
  for (int i = 0; i < f.scenario.piece_count(); ++i) {
    if (IsBua(f, MakeId<PieceId>(i))) visit(MakeId<PieceId>(i));
  }
}
// True if the base is on the table as a whole; if its centre is (5.18).
bool OnTable(PositionView f, const Block& block);
bool CentreOnTable(PositionView f, Point p);

}  // namespace berthier::grandeur

#endif  // BERTHIER_ENGINE_RULESETS_GRANDEUR_BOARD_TERRAIN_H_
