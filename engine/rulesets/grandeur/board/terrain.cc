#include "engine/rulesets/grandeur/board/terrain.h"

#include <optional>
#include <span>

#include "engine/geometry/passage.h"
#include "engine/geometry/polyline.h"
#include "engine/tabletop/box.h"
#include "engine/tabletop/ground.h"

namespace berthier::grandeur {
namespace {

PolygonView Outline(const PlacedPiece& piece) {
  return {piece.points.data(), piece.count};
}

// Calls visit(PieceId, PlacedPiece) for each piece that players have placed and
// not removed until it returns true; the id of that piece.
template <typename F>
PieceId FirstPlaced(PositionView f, F&& visit) {
  const int first = f.scenario.first_placed();
  for (int i = 0; i < f.state.setup.placed_count; ++i) {
    const PlacedPiece& piece = f.state.placed[static_cast<size_t>(i)];
    if (piece.count > 0 && visit(piece)) return MakeId<PieceId>(first + i);
  }
  return PieceId::kNone;
}

// The first piece of the layer that the polygon touches; `is` says which of the
// placed ones belong to the layer.
template <typename Is>
PieceId FirstUnder(PositionView f, const GroundLayer& layer,
                   PolygonView polygon, Is&& is) {
  const Box box = BoxOf(polygon);
  const int index = FirstPiece(
      f.scenario.ground, layer, box, [&](const Piece&, const GroundPart& part) {
        return Overlaps(part.polygon, polygon, Ticks(0));
      });
  if (index >= 0) return MakeId<PieceId>(index);
  return FirstPlaced(f, [&](const PlacedPiece& piece) {
    return is(piece.kind) && Overlaps(Outline(piece), polygon, Ticks(0));
  });
}

bool IsWood(PieceKind kind) { return kind == PieceKind::kWoods; }
bool IsBlocked(PieceKind kind) {
  return kind == PieceKind::kBua || kind == PieceKind::kImpassable;
}

}  // namespace

PieceId BrokenUnder(PositionView f, PolygonView polygon) {
  return FirstUnder(f, f.scenario.ground.broken, polygon, DisordersUnits);
}
PieceId DifficultUnder(PositionView f, PolygonView polygon) {
  return FirstUnder(f, f.scenario.ground.difficult, polygon, IsDifficult);
}
PieceId ImpassableUnder(PositionView f, PolygonView polygon) {
  return FirstUnder(f, f.scenario.ground.impassable, polygon, IsBlocked);
}
PieceId WoodsUnder(PositionView f, PolygonView polygon) {
  return FirstUnder(f, f.scenario.ground.woods, polygon, IsWood);
}

bool WhollyInDifficult(PositionView f, const Block& block) {
  const auto holds = [&](PolygonView polygon) {
    for (const Point p : block.corners()) {
      if (!Contains(polygon, p)) return false;
    }
    return true;
  };
  const Ground& ground = f.scenario.ground;
  if (FirstPiece(ground, ground.difficult, BoxOf(block),
                 [&](const Piece&, const GroundPart& part) {
                   return holds(part.polygon);
                 }) >= 0) {
    return true;
  }
  return IsSome(FirstPlaced(f, [&](const PlacedPiece& piece) {
    return IsDifficult(piece.kind) && holds(Outline(piece));
  }));
}

bool RiverUnder(PositionView f, PolygonView polygon) {
  for (const Piece& piece : f.scenario.ground.pieces) {
    if (piece.kind == PieceKind::kRiver && piece.line.size() > 1 &&
        Crosses(PolylineView(piece.line), polygon, Ticks(0))) {
      return true;
    }
  }
  return IsSome(FirstPlaced(f, [&](const PlacedPiece& piece) {
    return piece.kind == PieceKind::kRiver &&
           Crosses(PolylineView(Outline(piece)), polygon, Ticks(0));
  }));
}

int LevelAt(PositionView f, Point p) {
  const int level = berthier::LevelAt(f.scenario.ground, p);
  if (level > 0) return level;
  // IMP-TER-06: hills that players place are of level 1.
  return IsSome(FirstPlaced(f, [&](const PlacedPiece& piece) {
    return IsHill(piece.kind) && Contains(Outline(piece), p);
  }));
}

SmallPolygon BuaOutline(PositionView f, PieceId p) {
  const int placed = Index(p) - f.scenario.first_placed();
  if (placed >= 0) {
    return SmallPolygon(Outline(f.state.placed[static_cast<size_t>(placed)]));
  }
  return SmallPolygon(PolygonView(f.scenario.piece(p).parts[0].polygon));
}

bool IsBua(PositionView f, PieceId p) {
  if (!IsSome(p) || Index(p) >= f.scenario.piece_count()) return false;
  const int placed = Index(p) - f.scenario.first_placed();
  if (placed >= 0) {
    const PlacedPiece& piece = f.state.placed[static_cast<size_t>(placed)];
    return piece.kind == PieceKind::kBua && piece.count > 0;
  }
  return f.scenario.piece(p).kind == PieceKind::kBua;
}

Length WoodsOn(PositionView f, Segment line) {
  Length inside = LengthIn(f.scenario.ground, f.scenario.ground.woods, line);
  FirstPlaced(f, [&](const PlacedPiece& piece) {
    if (IsWood(piece.kind)) {
      const std::optional<Segment> part = PartInside(line, Outline(piece));
      if (part) inside += LengthOf(part->b - part->a);
    }
    return false;
  });
  return inside;
}

bool BuaOn(PositionView f, Segment line, PieceId except, PieceId or_this) {
  const Ground& ground = f.scenario.ground;
  for (const GroundRef ref : ground.buas) {
    const PieceId p = MakeId<PieceId>(ref.piece);
    if (p != except && p != or_this &&
        PassesThrough(line, ground.part(ref).polygon, Ticks(0))) {
      return true;
    }
  }
  const int first = f.scenario.first_placed();
  for (int i = 0; i < f.state.setup.placed_count; ++i) {
    const PieceId p = MakeId<PieceId>(first + i);
    if (IsBua(f, p) && p != except && p != or_this &&
        PassesThrough(line, BuaOutline(f, p), Ticks(0))) {
      return true;
    }
  }
  return false;
}

bool HeightOn(PositionView f, Segment line, int from, int to) {
  const Ground& ground = f.scenario.ground;
  if (FirstPiece(ground, ground.heights, BoxOf(line),
                 [&](const Piece& piece, const GroundPart& part) {
                   return piece.level > from && piece.level > to &&
                          PassesThrough(line, part.polygon, Ticks(0));
                 }) >= 0) {
    return true;
  }
  if (from > 0 || to > 0) return false;
  return IsSome(FirstPlaced(f, [&](const PlacedPiece& piece) {
    return IsHill(piece.kind) && PassesThrough(line, Outline(piece), Ticks(0));
  }));
}

bool OnTable(PositionView f, const Block& block) {
  const Box box = BoxOf(block);
  return CentreOnTable(f, box.low) && CentreOnTable(f, box.high);
}

bool CentreOnTable(PositionView f, Point p) {
  const Ground& ground = f.scenario.ground;
  return p.x >= 0 && p.y >= 0 && p.x <= ground.width.ticks &&
         p.y <= ground.depth.ticks;
}

}  // namespace berthier::grandeur
