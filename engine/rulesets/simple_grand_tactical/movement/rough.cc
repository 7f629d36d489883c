#include "engine/rulesets/simple_grand_tactical/movement/rough.h"

#include "engine/geometry/passage.h"
#include "engine/geometry/polyline.h"
#include "engine/geometry/sweep.h"
#include "engine/rulesets/simple_grand_tactical/board/retreat.h"

namespace berthier::simple_grand_tactical {
namespace {

TestModifier FeatureOf(PieceKind kind) {
  if (kind == PieceKind::kWater) return TestModifier::kWater;
  return kind == PieceKind::kWoods ? TestModifier::kWoods
                                   : TestModifier::kLinear;  // TER-10
}

// TER-15: whether a point of the way before `entry` lies lower than `level`.
bool WasLower(const Ground& ground, Point start, Point entry, int level) {
  const Length whole = LengthOf(entry - start);
  for (Length back = kLimit; back < whole; back += back) {
    if (LevelAt(ground, PointAlong(entry, start, back)) < level) return true;
  }
  return LevelAt(ground, start) < level;
}

// TER-14, 15: the way of the centre enters ground higher than an earlier point,
// or ends on the edge of such.
bool GoesUphill(const Ground& ground, Segment way) {
  return FirstPiece(ground, ground.heights, BoxOf(way),
                    [&](const Piece& piece, const GroundPart& part) {
                      const PolygonView hill(part.polygon);
                      if (Contains(hill, way.a)) return false;
                      const std::optional<Segment> inside =
                          PartInside(way, hill);
                      if (!inside && !Contains(hill, way.b)) return false;
                      const Point entry = inside ? inside->a : way.b;
                      return WasLower(ground, way.a, entry, piece.level);
                    }) >= 0;
}

}  // namespace

std::optional<TestModifier> WorseOf(std::optional<TestModifier> a,
                                    std::optional<TestModifier> b) {
  if (!a) return b;
  if (!b) return a;
  return ValueOf(*b) < ValueOf(*a) ? b : a;
}

std::optional<TestModifier> RoughOnLeg(PositionView f, const Block& from,
                                       Point to) {
  const Ground& ground = f.scenario.ground;
  std::optional<TestModifier> worst;
  if (to == from.centre) return worst;
  const SmallPolygon swept = TranslationSweep(from, to - from.centre);
  const Segment way = {from.centre, to};
  FirstPiece(ground, ground.rough, BoxOf(swept.view()),
             [&](const Piece& piece, const GroundPart& part) {
               if (berthier::Overlaps(part.polygon, swept.view(), kInto)) {
                 worst = WorseOf(worst, FeatureOf(piece.kind));
               }
               return false;
             });
  for (const GroundRef ref : ground.linears) {
    if (Crosses(ground.piece(ref).line, way)) {
      worst = WorseOf(worst, TestModifier::kLinear);
    }
  }
  if (GoesUphill(ground, way)) worst = WorseOf(worst, TestModifier::kUphill);
  return worst;
}

}  // namespace berthier::simple_grand_tactical
