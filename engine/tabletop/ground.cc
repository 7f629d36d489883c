#include "engine/tabletop/ground.h"

#include <array>
#include <optional>
#include <utility>

#include "engine/geometry/wide.h"
#include "engine/tabletop/scaled.h"

namespace berthier {
namespace {

// The rectangle around a straight stretch.
GroundPart StretchPart(Point a, Point b, Length width) {
  const Vec along = b - a;
  const int64_t length = std::max(1, LengthOf(along).ticks);
  const Vec side = Scaled({-along.y, along.x}, width.ticks, 2 * length);
  GroundPart part = MakePart({a - side, b - side, b + side, a + side});
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

}  // namespace

GroundPart MakePart(std::vector<Point> polygon) {
  GroundPart part;
  if (!polygon.empty()) part.box = BoxOf(polygon);
  part.polygon = std::move(polygon);
  return part;
}

GroundPiece MakePiece(std::string name, std::vector<Point> polygon) {
  GroundPiece piece;
  piece.name = std::move(name);
  piece.parts.push_back(MakePart(std::move(polygon)));
  return piece;
}

std::vector<GroundPart> StripParts(const std::vector<Point>& line, Length width,
                                   std::span<const GroundGap> gaps) {
  std::vector<GroundPart> parts;
  for (size_t i = 1; i < line.size(); ++i) {
    const Point a = line[i - 1], b = line[i];
    const Vec along = b - a;
    const int64_t length = LengthOf(along).ticks;
    if (length == 0) continue;
    // Stretches of the way from a to b that are cut out, in ticks.
    std::vector<std::pair<int64_t, int64_t>> cut;
    for (const GroundGap& gap : gaps) {
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

bool Overlaps(const GroundPart& part, PolygonView polygon, const Box& box) {
  return !Apart(part.box, box, Ticks(0)) &&
         Overlaps(PolygonView(part.polygon), polygon, kPenetration);
}

bool Overlaps(const GroundPart& part, const Block& block) {
  return !Apart(part.box, BoxOf(block), Ticks(0)) &&
         Overlaps(block, PolygonView(part.polygon), kPenetration);
}

bool Holds(const GroundPart& part, const Block& block) {
  const std::array<Point, 4> corners = block.corners();
  return std::all_of(corners.begin(), corners.end(), [&](Point p) {
    return Within(p, part.polygon, kPenetration);
  });
}

bool HoldsHalf(const GroundPart& part, const Block& block) {
  const std::array<Point, 4> corners = block.corners();
  const int64_t whole = TwiceArea(corners);
  // A thousandth is rounding.
  return CommonTwiceArea(corners, part.polygon) * 2 + whole / 1000 >= whole;
}

Length LengthIn(const GroundPart& part, Segment line) {
  const std::optional<Segment> inside = PartInside(line, part.polygon);
  return inside ? LengthOf(inside->b - inside->a) : Length{};
}

}  // namespace berthier
