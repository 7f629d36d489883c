#include "engine/rulesets/big_battle_napoleonic/facts/ground.h"

#include <algorithm>

#include "engine/geometry/direction.h"
#include "engine/geometry/passage.h"
#include "engine/geometry/wide.h"
#include "engine/rulesets/big_battle_napoleonic/facts/tables.h"
#include "engine/tabletop/tolerance.h"

namespace berthier::big_battle_napoleonic {
namespace {

// `v` scaled by part / whole.
Vec Scaled(Vec v, int64_t part, int64_t whole) {
  return {static_cast<int32_t>(RoundedDivide(Wide{part} * v.x, whole)),
          static_cast<int32_t>(RoundedDivide(Wide{part} * v.y, whole))};
}

// The rectangle around a straight stretch.
Part StretchPart(Point a, Point b, Length width) {
  const Vec along = b - a;
  const int64_t length = std::max(1, LengthOf(along).ticks);
  const Vec side = Scaled({-along.y, along.x}, width.ticks, 2 * length);
  Part part = MakePart({a - side, b - side, b + side, a + side});
  part.axis = {a, b};
  return part;
}

// The part of a convex polygon inside another one: its doubled area.
int64_t CommonTwiceArea(PolygonView a, PolygonView b) {
  SmallPolygon rest(a);
  Point from = b.back();
  for (const Point to : b) {
    SmallPolygon kept;
    for (int i = 0; i < rest.size(); ++i) {
      const Point p = rest[i], q = rest[(i + 1) % rest.size()];
      const int64_t sp = Cross(to - from, p - from);
      const int64_t sq = Cross(to - from, q - from);
      if (sp >= 0) kept.Add(p);
      if ((sp > 0 && sq < 0) || (sp < 0 && sq > 0)) {
        kept.Add(p + Vec{static_cast<int32_t>(RoundedDivide(
                             Wide{sp} * (q.x - p.x), Wide{sp} - sq)),
                         static_cast<int32_t>(RoundedDivide(
                             Wide{sp} * (q.y - p.y), Wide{sp} - sq))});
      }
      if (kept.size() >= SmallPolygon::kCapacity - 2) break;
    }
    rest = kept;
    if (rest.size() < 3) return 0;
    from = to;
  }
  return TwiceArea(rest);
}

template <typename F>
bool AnyPart(const Ground& ground, const std::vector<Ground::Ref>& refs,
             const Box& box, F&& f) {
  for (const Ground::Ref ref : refs) {
    if (!Apart(ground.part(ref).box, box, Ticks(0)) &&
        f(ground.piece(ref), ground.part(ref))) {
      return true;
    }
  }
  return false;
}

// How much of the line lies in the part.
int64_t LengthInside(const Part& part, Segment line) {
  Passage passage(line);
  Point from = part.polygon.back();
  for (const Point to : part.polygon) {
    if (!passage.Keep(from, to - from, Ticks(0))) return 0;
    from = to;
  }
  if (passage.empty()) return 0;
  const Segment s = passage.part();
  return LengthOf(s.b - s.a).ticks;
}

bool IsHillBetween(const Piece& hill, const Part& part, Segment line, int from,
                   int to) {
  return hill.level > from && hill.level > to &&
         PassesThrough(line, part.polygon, kThrough);
}

}  // namespace

Part MakePart(std::vector<Point> polygon) {
  Part part;
  part.box = BoxOf(polygon);
  part.polygon = std::move(polygon);
  part.axis = {};
  return part;
}

std::vector<Part> StripParts(const std::vector<Point>& line, Length width,
                             const std::vector<Gap>& gaps) {
  std::vector<Part> parts;
  for (size_t i = 1; i < line.size(); ++i) {
    const Point a = line[i - 1], b = line[i];
    const Vec along = b - a;
    const int64_t length = LengthOf(along).ticks;
    if (length == 0) continue;
    // Stretches of the way from a to b that are cut out, in ticks.
    std::vector<std::pair<int64_t, int64_t>> cut;
    for (const Gap& gap : gaps) {
      if (Distance(gap.place, Segment{a, b}) > width) continue;
      const int64_t at = Dot(gap.place - a, along) / length;
      cut.emplace_back(at - gap.length.ticks / 2, at + gap.length.ticks / 2);
    }
    std::sort(cut.begin(), cut.end());
    int64_t from = 0;
    const auto add = [&](int64_t to) {
      if (to <= from) return;
      parts.push_back(StretchPart(a + Scaled(along, from, length),
                                  a + Scaled(along, to, length), width));
    };
    for (const auto& [low, high] : cut) {
      add(std::min(low, length));
      from = std::max(from, high);
    }
    add(length);
  }
  return parts;
}

void IndexGround(Ground& ground) {
  ground.rough.clear();
  ground.impassable.clear();
  ground.screens.clear();
  ground.covers.clear();
  ground.works.clear();
  ground.towns.clear();
  ground.hills.clear();
  ground.objectives.clear();
  for (size_t i = 0; i < ground.pieces.size(); ++i) {
    Piece& piece = ground.pieces[i];
    if (piece.points > 0) {
      piece.objective = static_cast<int>(ground.objectives.size());
      ground.objectives.push_back(static_cast<uint8_t>(i));
    }
    for (size_t k = 0; k < piece.parts.size(); ++k) {
      const Ground::Ref ref = {static_cast<uint8_t>(i),
                               static_cast<uint8_t>(k)};
      if (piece.rough) ground.rough.push_back(ref);
      if (piece.kind == PieceKind::kImpassable)
        ground.impassable.push_back(ref);
      if (piece.blocks_sight) ground.screens.push_back(ref);
      if (piece.cover && !piece.is_strip) ground.covers.push_back(ref);
      if (piece.is_strip && piece.defended_as != Defended::kNone) {
        ground.works.push_back(ref);
      }
      if (piece.kind == PieceKind::kTown) ground.towns.push_back(ref);
      if (piece.kind == PieceKind::kHill) ground.hills.push_back(ref);
    }
  }
}

bool Overlaps(const Part& part, const Block& block) {
  return !Apart(part.box, BoxOf(block), Ticks(0)) &&
         berthier::Overlaps(part.polygon, block.corners(), kPenetration);
}

bool OnTable(const Ground& ground, const Block& block) {
  const Box box = BoxOf(block);
  return box.low.x >= -kRounding.ticks && box.low.y >= -kRounding.ticks &&
         box.high.x <= ground.width.ticks + kRounding.ticks &&
         box.high.y <= ground.depth.ticks + kRounding.ticks;
}

bool InRough(const Ground& ground, const Block& block) {
  return AnyPart(
      ground, ground.rough, BoxOf(block), [&](const Piece&, const Part& part) {
        return berthier::Overlaps(part.polygon, block.corners(), kPenetration);
      });
}

bool InImpassable(const Ground& ground, const Block& block) {
  return AnyPart(ground, ground.impassable, BoxOf(block),
                 [&](const Piece&, const Part& part) {
                   return berthier::Overlaps(part.polygon, block.corners(),
                                             kPenetration);
                 });
}

bool RoughAt(const Ground& ground, Point p) {
  return AnyPart(ground, ground.rough, Grown(BoxOf(p), kTouch),
                 [&](const Piece&, const Part& part) {
                   return Within(p, part.polygon, kTouch);
                 });
}

int TownHolding(const Ground& ground, const Block& block) {
  for (const Ground::Ref ref : ground.towns) {
    const Part& part = ground.part(ref);
    if (Apart(part.box, BoxOf(block), Ticks(0))) continue;
    bool all = true;
    for (const Point p : block.corners()) {
      all = all && Within(p, part.polygon, kPenetration);
    }
    if (all) return ref.piece;
  }
  return -1;
}

bool HalfInCover(const Ground& ground, const Block& block, Formation f) {
  const std::array<Point, 4> corners = block.corners();
  const int64_t whole = TwiceArea(corners);
  return AnyPart(
      ground, ground.covers, BoxOf(block),
      [&](const Piece& piece, const Part& part) {
        if (piece.kind == PieceKind::kTown && f == Formation::kMarch) {
          return false;
        }
        // A thousandth is rounding.
        return CommonTwiceArea(corners, part.polygon) * 2 + whole / 1000 >=
               whole;
      });
}

int LevelAt(const Ground& ground, Point p) {
  int level = 0;
  for (const Ground::Ref ref : ground.hills) {
    if (ground.piece(ref).level > level && Contains(ground.part(ref).box, p) &&
        berthier::Contains(PolygonView(ground.part(ref).polygon), p)) {
      level = ground.piece(ref).level;
    }
  }
  return level;
}

bool SightBlocked(const Ground& ground, Segment line) {
  if (ground.screens.empty()) return false;
  int64_t inside = 0;
  AnyPart(ground, ground.screens, BoxOf(line),
          [&](const Piece&, const Part& part) {
            inside += LengthInside(part, line);
            return false;
          });
  return inside > kTicksPerInch + kRounding.ticks;
}

int ScreenOn(const Ground& ground, Segment line) {
  int screen = -1;
  int64_t most = 0;
  for (size_t i = 0; i < ground.pieces.size(); ++i) {
    if (!ground.pieces[i].blocks_sight) continue;
    int64_t inside = 0;
    for (const Part& part : ground.pieces[i].parts) {
      inside += LengthInside(part, line);
    }
    if (inside <= most) continue;
    most = inside;
    screen = static_cast<int>(i);
  }
  return screen;
}

bool HillBetween(const Ground& ground, Segment line, int from, int to) {
  return AnyPart(ground, ground.hills, BoxOf(line),
                 [&](const Piece& piece, const Part& part) {
                   return IsHillBetween(piece, part, line, from, to);
                 });
}

int HillOn(const Ground& ground, Segment line, int from, int to) {
  for (const Ground::Ref ref : ground.hills) {
    if (IsHillBetween(ground.piece(ref), ground.part(ref), line, from, to)) {
      return ref.piece;
    }
  }
  return -1;
}

int Multiplier(const Piece& piece, Arm arm, Formation formation) {
  if (piece.kind == PieceKind::kImpassable) return 0;
  if (!piece.rough) return 1;
  // BBN-TER-04
  if (piece.kind == PieceKind::kTown && formation == Formation::kMarch) {
    return 1;
  }
  switch (arm) {
    case Arm::kInfantry:
      return kMultipliers.infantry_rough;
    case Arm::kCavalry:
      return kMultipliers.cavalry_rough;
    case Arm::kArtillery:
      break;
  }
  return piece.kind == PieceKind::kFord ? kMultipliers.artillery_ford : 0;
}

}  // namespace berthier::big_battle_napoleonic
