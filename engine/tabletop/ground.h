// Ground: pieces of convex parts, what each piece is, and what lies on it.
//
// A piece has properties (rough, cover, blocks sight, impassable, a level), not
// a kind: kinds are the ruleset's, which says once what each of them is. A
// strip (stream, wall, earthwork) is a polyline with a width, cut at its gaps
// (bridges, fords); each straight stretch is a part with a rectangle of its
// own. A ruleset's piece may know more: it derives from GroundPiece, and its
// ground from GroundOf that piece.
//
// Parts that share a property form a layer, so that a question looks only at
// those it is about. Lengths and areas within ground are answered as numbers:
// how much of a line may lie in a wood is for the rules to say.
//
// Laws: questions look at parts in the order of the scenario and, but for
// Index and StripParts, allocate nothing; larger ground never makes a "does it
// lie in" false, nor a length or an area smaller.
//
//   GroundOf<GroundPiece> ground{.width = Inches(72), .depth = Inches(48)};
//   ground.pieces.push_back({.name = "Copse", .blocks_sight = true});
//   ground.pieces.back().parts.push_back(MakePart(corners));
//   ground.Index();
//   if (LengthIn(ground, ground.screens, line) > Inches(1)) Hide(line);
#ifndef BERTHIER_ENGINE_TABLETOP_GROUND_H_
#define BERTHIER_ENGINE_TABLETOP_GROUND_H_

#include <algorithm>
#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "engine/geometry/block.h"
#include "engine/geometry/passage.h"
#include "engine/geometry/polygon.h"
#include "engine/tabletop/box.h"
#include "engine/tabletop/tolerance.h"

namespace berthier {

// Leaves room for the one corner a clip may add.
inline constexpr int kMaxCorners = SmallPolygon::kCapacity - 4;

struct GroundPart {
  std::vector<Point> polygon;  // convex, counter-clockwise
  Box box;
  Segment axis;  // of a strip
};

struct GroundPiece {
  std::string name;
  bool rough = false;
  bool cover = false;
  bool blocks_sight = false;
  bool defensible = false;
  bool impassable = false;
  bool is_strip = false;
  uint8_t level = 0;  // above the plain
  Length width;       // of a strip or road; radius of a disc
  std::vector<GroundPart> parts;
  std::vector<Point> line;  // of a strip, as written
};

// Where a strip is cut: a bridge or a ford, as the scenario wrote it.
struct GroundGap {
  std::string name;
  std::string of;  // the strip
  Point place;
  Length length;  // along the strip
  bool is_ford = false;
};

// A part by its place: indices into pieces and into the parts of that piece.
struct GroundRef {
  uint16_t piece;
  uint16_t part;
};
using GroundLayer = std::vector<GroundRef>;

template <typename Piece>
struct GroundOf {
  Length width;  // the table is [0, width] x [0, depth]
  Length depth;
  std::vector<Piece> pieces;
  std::vector<GroundGap> gaps;

  GroundLayer rough;
  GroundLayer impassable;
  GroundLayer screens;  // blocks sight
  GroundLayer covers;   // not strips: these cover who stands behind them
  GroundLayer heights;  // above the plain

  const Piece& piece(GroundRef r) const { return pieces[r.piece]; }
  const GroundPart& part(GroundRef r) const {
    return pieces[r.piece].parts[r.part];
  }

  // The layer of the pieces of which `is` is true.
  template <typename F>
  GroundLayer LayerOf(F&& is) const {
    GroundLayer layer;
    for (size_t i = 0; i < pieces.size(); ++i) {
      if (!is(pieces[i])) continue;
      for (size_t k = 0; k < pieces[i].parts.size(); ++k) {
        layer.push_back({static_cast<uint16_t>(i), static_cast<uint16_t>(k)});
      }
    }
    return layer;
  }
  // Fills the layers from the pieces.
  void Index() {
    rough = LayerOf([](const Piece& p) { return p.rough; });
    impassable = LayerOf([](const Piece& p) { return p.impassable; });
    screens = LayerOf([](const Piece& p) { return p.blocks_sight; });
    covers = LayerOf([](const Piece& p) { return p.cover && !p.is_strip; });
    heights = LayerOf([](const Piece& p) { return p.level > 0; });
  }
};

GroundPart MakePart(std::vector<Point> polygon);
// A piece of one part, without properties.
GroundPiece MakePiece(std::string name, std::vector<Point> polygon);
// The rectangles of a strip along `line`, without the gaps that lie on it.
std::vector<GroundPart> StripParts(const std::vector<Point>& line, Length width,
                                   std::span<const GroundGap> gaps);

// The shape, whose box is given, enters the part deeper than the tolerance of
// overlaps.
bool Overlaps(const GroundPart& part, PolygonView polygon, const Box& box);
bool Overlaps(const GroundPart& part, const Block& block);
// No corner of the block is more than that outside the part.
bool Holds(const GroundPart& part, const Block& block);
// At least half of the block lies in the part, to within a thousandth.
bool HoldsHalf(const GroundPart& part, const Block& block);
// How much of the line lies in the part.
Length LengthIn(const GroundPart& part, Segment line);

// Every corner is on the table (to within kRounding).
template <typename Piece>
bool OnTable(const GroundOf<Piece>& ground, Point p) {
  return p.x >= -kRounding.ticks && p.y >= -kRounding.ticks &&
         p.x <= ground.width.ticks + kRounding.ticks &&
         p.y <= ground.depth.ticks + kRounding.ticks;
}
template <typename Piece>
bool OnTable(const GroundOf<Piece>& ground, const Block& block) {
  const Box box = BoxOf(block);
  return OnTable(ground, box.low) && OnTable(ground, box.high);
}

// The index of the piece with the first part of the layer that may meet the
// box and of which f(piece, part) is true; -1 if there is none.
template <typename Piece, typename F>
int FirstPiece(const GroundOf<Piece>& ground, const GroundLayer& layer,
               const Box& box, F&& f) {
  for (const GroundRef ref : layer) {
    if (!Apart(ground.part(ref).box, box, Ticks(0)) &&
        f(ground.piece(ref), ground.part(ref))) {
      return ref.piece;
    }
  }
  return -1;
}

// Some part of the block lies in the layer.
template <typename Piece>
bool IsIn(const GroundOf<Piece>& ground, const GroundLayer& layer,
          const Block& block) {
  return FirstPiece(ground, layer, BoxOf(block),
                    [&](const Piece&, const GroundPart& part) {
                      return Overlaps(PolygonView(part.polygon),
                                      block.corners(), kPenetration);
                    }) >= 0;
}
// p lies in the layer.
template <typename Piece>
bool IsIn(const GroundOf<Piece>& ground, const GroundLayer& layer, Point p) {
  return FirstPiece(ground, layer, BoxOf(p),
                    [&](const Piece&, const GroundPart& part) {
                      return Contains(PolygonView(part.polygon), p);
                    }) >= 0;
}
template <typename Piece>
bool InRough(const GroundOf<Piece>& ground, const Block& block) {
  return IsIn(ground, ground.rough, block);
}
template <typename Piece>
bool InImpassable(const GroundOf<Piece>& ground, const Block& block) {
  return IsIn(ground, ground.impassable, block);
}

// p lies in or on the edge of rough ground.
template <typename Piece>
bool RoughAt(const GroundOf<Piece>& ground, Point p) {
  return FirstPiece(ground, ground.rough, Grown(BoxOf(p), kTouch),
                    [&](const Piece&, const GroundPart& part) {
                      return Within(p, part.polygon, kTouch);
                    }) >= 0;
}

// The piece of the layer of which one part holds the whole block; -1 if none.
template <typename Piece>
int PieceHolding(const GroundOf<Piece>& ground, const GroundLayer& layer,
                 const Block& block) {
  return FirstPiece(
      ground, layer, BoxOf(block),
      [&](const Piece&, const GroundPart& part) { return Holds(part, block); });
}

// The level of the highest ground under p.
template <typename Piece>
int LevelAt(const GroundOf<Piece>& ground, Point p) {
  int level = 0;
  for (const GroundRef ref : ground.heights) {
    if (ground.piece(ref).level > level && Contains(ground.part(ref).box, p) &&
        Contains(PolygonView(ground.part(ref).polygon), p)) {
      level = ground.piece(ref).level;
    }
  }
  return level;
}
// The first piece that stands higher than both ends and is crossed; -1 if
// there is none.
template <typename Piece>
int HeightBetween(const GroundOf<Piece>& ground, Segment line, int from,
                  int to) {
  return FirstPiece(ground, ground.heights, BoxOf(line),
                    [&](const Piece& piece, const GroundPart& part) {
                      return piece.level > from && piece.level > to &&
                             PassesThrough(line, part.polygon, kThrough);
                    });
}

// How much of the line lies in the layer, part by part.
template <typename Piece>
Length LengthIn(const GroundOf<Piece>& ground, const GroundLayer& layer,
                Segment line) {
  Length inside;
  FirstPiece(ground, layer, BoxOf(line),
             [&](const Piece&, const GroundPart& part) {
               inside += LengthIn(part, line);
               return false;
             });
  return inside;
}
// The piece of the ground that hides most of the line; -1 if none hides any.
template <typename Piece>
int ScreenOn(const GroundOf<Piece>& ground, Segment line) {
  int screen = -1;
  Length most;
  for (size_t i = 0; i < ground.pieces.size(); ++i) {
    if (!ground.pieces[i].blocks_sight) continue;
    Length inside;
    for (const GroundPart& part : ground.pieces[i].parts) {
      inside += LengthIn(part, line);
    }
    if (inside <= most) continue;
    most = inside;
    screen = static_cast<int>(i);
  }
  return screen;
}

}  // namespace berthier

#endif  // BERTHIER_ENGINE_TABLETOP_GROUND_H_
