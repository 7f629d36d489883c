#include "engine/rulesets/la_grande_armee/field/terrain.h"

#include "engine/geometry/polyline.h"
#include "engine/rulesets/la_grande_armee/field/footprint.h"

namespace berthier::la_grande_armee {
namespace {

PieceId IdOf(const Ground& ground, const Piece& piece) {
  return MakeId<PieceId>(static_cast<int>(&piece - ground.pieces.data()));
}

bool Holds(const Piece& piece, Point p) {
  for (const GroundPart& part : piece.parts) {
    if (Contains(part.box, p) && Contains(PolygonView(part.polygon), p)) {
      return true;
    }
  }
  return false;
}

Box BoxOfPiece(const Piece& piece) {
  Box box = piece.parts[0].box;
  for (const GroundPart& part : piece.parts) box = Union(box, part.box);
  return box;
}

bool Carries(PositionView f, ElementId e, const Piece& piece) {
  if (Apart(NearBox(f, e), BoxOfPiece(piece), Ticks(0))) return false;
  int in = 0, all = 0;
  ForEachBase(f, e, [&](Point p) {
    ++all;
    if (Holds(piece, p)) ++in;
  });
  return 2 * in >= all;
}

// The first part of the layer for which is(piece, part).
template <typename F>
PieceId FirstOf(PositionView f, const GroundLayer& layer, const Box& box,
                F&& is) {
  const int piece = FirstPiece(f.scenario.ground, layer, box, is);
  return piece < 0 ? PieceId::kNone : MakeId<PieceId>(piece);
}

template <typename Covering>
PieceId PieceUnder(PositionView f, const GroundLayer& layer,
                   const Covering& covering, PieceId but) {
  return FirstOf(f, layer, covering.box(),
                 [&](const Piece& piece, const GroundPart& part) {
                   return IdOf(f.scenario.ground, piece) != but &&
                          Overlaps(covering, part.polygon, kPenetration);
                 });
}

// The hill that carries the element: the highest of several.
PieceId HillUnder(PositionView f, ElementId e) {
  PieceId best = PieceId::kNone;
  for (const GroundRef ref : f.scenario.ground.heights) {
    const Piece& piece = f.scenario.ground.piece(ref);
    if (ref.part != 0) continue;
    if (IsSome(best) && f.scenario.piece(best).level >= piece.level) continue;
    if (Carries(f, e, piece)) best = IdOf(f.scenario.ground, piece);
  }
  return best;
}

// The markers where the track crosses one river (RIV-05): 0 if it does not.
int MarkersAt(const Piece& river, Segment leg, bool march, bool column) {
  int markers = 0;
  for (size_t i = 1; i < river.line.size(); ++i) {
    const Point a = river.line[i - 1], b = river.line[i];
    const int from = Orientation(a, b, leg.a), to = Orientation(a, b, leg.b);
    const int low = Orientation(leg.a, leg.b, a);
    const int high = Orientation(leg.a, leg.b, b);
    // A track that ends on the line has not crossed it yet; it crosses when it
    // goes on from there. A corner of the river belongs to the piece it begins.
    if (to == 0 || from == to || low == high || high == 0) continue;
    int here = kRiver.open;
    for (const Crossing& crossing : river.crossings) {
      const int p = Orientation(leg.a, leg.b, crossing.stretch.a);
      const int q = Orientation(leg.a, leg.b, crossing.stretch.b);
      if (p == q && p != 0) continue;
      here = crossing.is_ford ? kRiver.ford
             : march          ? kRiver.bridge_march
             : column         ? kRiver.bridge_column
                              : kRiver.bridge;
    }
    markers += here;
  }
  return markers;
}

}  // namespace

bool IsOn(PositionView f, ElementId e, PieceId piece) {
  return Carries(f, e, f.scenario.piece(piece));
}

int LevelOf(PositionView f, ElementId e) {
  const PieceId hill = HillUnder(f, e);
  return IsSome(hill) ? f.scenario.piece(hill).level : 0;
}

bool WhollyOnHill(PositionView f, ElementId e) {
  const PieceId hill = HillUnder(f, e);
  if (!IsSome(hill)) return false;
  // Corners of the footprint: of a hill of several parts, each in some part.
  const Shape shape = ShapeOf(f, e);
  for (const Block& block : shape.blocks()) {
    for (const Point p : block.corners()) {
      bool in = false;
      for (const GroundPart& part : f.scenario.piece(hill).parts) {
        in = in || Within(p, PolygonView(part.polygon), kPenetration);
      }
      if (!in) return false;
    }
  }
  return true;
}

bool InWood(PositionView f, ElementId e) {
  for (const GroundRef ref : f.scenario.ground.woods) {
    if (ref.part == 0 && Carries(f, e, f.scenario.ground.piece(ref))) {
      return true;
    }
  }
  return false;
}

bool OnForwardSlope(PositionView f, ElementId e, Point toward) {
  const PieceId hill = HillUnder(f, e);
  if (!IsSome(hill)) return true;
  const Point g = CentroidOf(f, e);
  const Piece& piece = f.scenario.piece(hill);
  Point nearest = g;
  int64_t least = INT64_MAX;
  for (const GroundPart& part : piece.crest) {
    if (Contains(PolygonView(part.polygon), g)) return true;  // on the crest
    const Point q = NearestPoint(part.polygon, g);
    if (NormSquared(g - q) < least) {
      least = NormSquared(g - q);
      nearest = q;
    }
  }
  return Dot(g - nearest, toward - g) >= 0;
}

int GroundLevel(PositionView f, PieceId piece) {
  const Piece& p = f.scenario.piece(piece);
  if (p.level > 0) return p.level;
  return LevelAt(f.scenario.ground, Centroid(p.parts[0].polygon));
}

bool LeavesTable(PositionView f, const Shape& shape) {
  return !OnTable(f.scenario.ground, shape.box().low) ||
         !OnTable(f.scenario.ground, shape.box().high);
}

bool LeavesTable(PositionView f, const Swept& path) {
  const Ground& g = f.scenario.ground;
  if (OnTable(g, path.box().low) && OnTable(g, path.box().high)) return false;
  // The box of a wheel is larger than its sector.
  const int32_t w = g.width.ticks, d = g.depth.ticks, far = Inches(60).ticks;
  const auto out = [&](int32_t x, int32_t y, int32_t to_x, int32_t to_y) {
    const Point corners[] = {{x, y}, {to_x, y}, {to_x, to_y}, {x, to_y}};
    return path.Overlaps(PolygonView(corners), kRounding);
  };
  return out(-far, -far, w + far, 0) || out(-far, d, w + far, d + far) ||
         out(-far, -far, 0, d + far) || out(w, -far, w + far, d + far);
}

PieceId ImpassableUnder(PositionView f, const Shape& shape) {
  return PieceUnder(f, f.scenario.ground.impassable, shape, PieceId::kNone);
}
PieceId ImpassableUnder(PositionView f, const Swept& path) {
  return PieceUnder(f, f.scenario.ground.impassable, path, PieceId::kNone);
}

PieceId SettlementUnder(PositionView f, const Shape& shape, PieceId but) {
  return PieceUnder(f, f.scenario.ground.settlements, shape, but);
}
PieceId SettlementUnder(PositionView f, const Swept& path, PieceId but) {
  return PieceUnder(f, f.scenario.ground.settlements, path, but);
}

bool DifficultUnder(PositionView f, const Swept& path, PieceId but) {
  const Ground& ground = f.scenario.ground;
  if (IsSome(PieceUnder(f, ground.rough, path, but))) return true;
  for (const PieceId p : ground.streams) {
    if (path.Crosses(f.scenario.piece(p).line, Ticks(0))) return true;
  }
  return false;
}

bool StandsInDifficult(PositionView f, ElementId e) {
  if (f.scenario.ground.rough.empty() && f.scenario.ground.streams.empty()) {
    return false;
  }
  Swept here;
  here.AddRun(ShapeOf(f, e), {});
  return DifficultUnder(f, here);
}

int RiverMarkers(PositionView f, ElementId e, std::span<const Point> track) {
  const ElementState& unit = f.unit(e);
  const bool march = unit.form == Form::kMarch;
  // FRM-09
  const bool column =
      unit.form == Form::kDeployed && unit.files <= 2 && unit.ranks() >= 2;
  int markers = 0;
  for (const PieceId p : f.scenario.ground.rivers) {
    for (size_t i = 1; i < track.size(); ++i) {
      markers += MarkersAt(f.scenario.piece(p), {track[i - 1], track[i]}, march,
                           column);
    }
  }
  return markers;
}

}  // namespace berthier::la_grande_armee
