// Ground: terrain pieces made of convex parts, their properties, and queries.
//
// A piece has properties (rough, cover, blocks sight, impassable, a level)
// instead of a terrain kind: each ruleset defines its own kinds and maps them
// to properties. A strip (stream, wall, earthwork) is a polyline with a width,
// cut at its gaps (bridges, fords); each straight stretch is one rectangular
// part. A ruleset that needs more data per piece derives its piece from
// GroundPiece and its ground from GroundOf<that piece>.
//
// Parts that share a property form a layer, so that a query looks only at the
// parts it is about. Queries return lengths and areas as numbers: how much of a
// line may lie in a wood is for the rules to say.
//
// Laws: queries visit parts in the order of the scenario and, except Index and
// StripParts, allocate nothing; enlarging the ground never turns an "is in"
// query false and never makes a length or an area smaller.
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

// Most corners of a part; leaves room for those that clipping adds.
inline constexpr int kMaxCorners = SmallPolygon::kCapacity - 4;

struct GroundPart {
  std::vector<Point> polygon;  // convex, counter-clockwise
  Box box;
  Segment axis;  // centre line, of a strip only
};

struct GroundPiece {
  std::string name;
  bool rough = false;
  bool cover = false;
  bool blocks_sight = false;
  bool defensible = false;
  bool impassable = false;
  bool is_strip = false;
  uint8_t level = 0;  // height above the plain, in levels
  Length width;       // of a strip or road; radius of a disc
  std::vector<GroundPart> parts;
  std::vector<Point> line;  // of a strip, as written in the scenario
};

// Where a strip is cut: a bridge or a ford, as written in the scenario.
struct GroundGap {
  std::string name;
  std::string of;  // name of the strip
  Point place;
  Length length;  // along the strip
  bool is_ford = false;
};

// Names a part by indices into the pieces and into the parts of that piece.
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
  GroundLayer covers;   // without strips, which cover units behind them
  GroundLayer heights;  // level > 0

  const Piece& piece(GroundRef r) const { return pieces[r.piece]; }
  const GroundPart& part(GroundRef r) const {
    return pieces[r.piece].parts[r.part];
  }

  // All parts of the pieces for which is(piece) is true.
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
  // Fills the layers from the pieces; call it after the last piece is added.
  void Index() {
    rough = LayerOf([](const Piece& p) { return p.rough; });
    impassable = LayerOf([](const Piece& p) { return p.impassable; });
    screens = LayerOf([](const Piece& p) { return p.blocks_sight; });
    covers = LayerOf([](const Piece& p) { return p.cover && !p.is_strip; });
    heights = LayerOf([](const Piece& p) { return p.level > 0; });
  }
};

GroundPart MakePart(std::vector<Point> polygon);
// A piece with one part and no properties set.
GroundPiece MakePiece(std::string name, std::vector<Point> polygon);
// The rectangles of a strip along `line`, with the gaps on it cut out.
std::vector<GroundPart> StripParts(const std::vector<Point>& line, Length width,
                                   std::span<const GroundGap> gaps);

// True if the shape penetrates the part deeper than kPenetration; `box` is the
// bounding box of the polygon.
bool Overlaps(const GroundPart& part, PolygonView polygon, const Box& box);
bool Overlaps(const GroundPart& part, const Block& block);
// True if no corner of the block is more than kPenetration outside the part.
bool Holds(const GroundPart& part, const Block& block);
// True if at least half of the block's area lies in the part, to within a
// thousandth.
bool HoldsHalf(const GroundPart& part, const Block& block);
// The length of the line inside the part.
Length LengthIn(const GroundPart& part, Segment line);

// True if the point (every corner of the block) is on the table, to within
// kRounding.
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

// Visits the parts of the layer whose boxes meet `box` and returns the index of
// the piece of the first for which f(piece, part) is true; -1 if there is none.
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

// True if the block penetrates some part of the layer deeper than kPenetration.
template <typename Piece>
bool IsIn(const GroundOf<Piece>& ground, const GroundLayer& layer,
          const Block& block) {
  return FirstPiece(ground, layer, BoxOf(block),
                    [&](const Piece&, const GroundPart& part) {
                      return Overlaps(block, PolygonView(part.polygon),
                                      kPenetration);
                    }) >= 0;
}
// True if p lies in the layer, boundary included.
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

// True if p is in rough ground or within kTouch of it.
template <typename Piece>
bool RoughAt(const GroundOf<Piece>& ground, Point p) {
  return FirstPiece(ground, ground.rough, Grown(BoxOf(p), kTouch),
                    [&](const Piece&, const GroundPart& part) {
                      return Within(p, part.polygon, kTouch);
                    }) >= 0;
}

// Index of the first piece of the layer with a part that Holds the whole block;
// -1 if none.
template <typename Piece>
int PieceHolding(const GroundOf<Piece>& ground, const GroundLayer& layer,
                 const Block& block) {
  return FirstPiece(
      ground, layer, BoxOf(block),
      [&](const Piece&, const GroundPart& part) { return Holds(part, block); });
}

// The level of the highest ground under p; 0 on the plain.
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
// Index of the first piece that the line crosses and that is higher than both
// `from` and `to`, the levels of its ends; -1 if there is none.
template <typename Piece>
int HeightBetween(const GroundOf<Piece>& ground, Segment line, int from,
                  int to) {
  return FirstPiece(ground, ground.heights, BoxOf(line),
                    [&](const Piece& piece, const GroundPart& part) {
                      return piece.level > from && piece.level > to &&
                             PassesThrough(line, part.polygon, kThrough);
                    });
}

// The length of the line inside the layer, summed over its parts (where parts
// overlap, the line counts twice).
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
// Index of the sight-blocking piece that contains the greatest length of the
// line; -1 if none contains any of it.
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
