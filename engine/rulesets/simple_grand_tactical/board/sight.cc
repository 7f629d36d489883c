#include "engine/rulesets/simple_grand_tactical/board/sight.h"

#include <algorithm>
#include <array>
#include <optional>

#include "engine/geometry/direction.h"
#include "engine/geometry/passage.h"
#include "engine/geometry/polyline.h"
#include "engine/rulesets/simple_grand_tactical/board/zones.h"
#include "engine/rulesets/simple_grand_tactical/facts/tables.h"

namespace berthier::simple_grand_tactical {
namespace {

constexpr Length kThroughUnit = Ticks(40);   // 0.1 cm (GEO-14)
constexpr Length kThroughArea = Ticks(200);  // 0.5 cm (GEO-12)

// GEO-13: ground of this height on `part` of the line blocks between units
// whose centres are those (TER-14).
bool BlocksByHeight(PositionView f, Segment line, Segment centres, Segment part,
                    int height) {
  const Ground& ground = f.scenario.ground;
  const int a = LevelAt(ground, centres.a), b = LevelAt(ground, centres.b);
  if (height > std::max(a, b)) return true;
  if (height <= std::min(a, b)) return false;
  // Dead ground: nearer to the lower end, at its point nearest to that.
  const Point low = a < b ? line.a : line.b, high = a < b ? line.b : line.a;
  const int64_t near_a = NormSquared(part.a - low);
  const int64_t near_b = NormSquared(part.b - low);
  const Point nearest = near_a < near_b ? part.a : part.b;
  return NormSquared(nearest - low) < NormSquared(nearest - high);
}

bool HoldsOne(const Piece& piece, Segment centres) {
  return std::any_of(piece.parts.begin(), piece.parts.end(),
                     [&](const GroundPart& part) {
                       return Contains(PolygonView(part.polygon), centres.a) ||
                              Contains(PolygonView(part.polygon), centres.b);
                     });
}

bool HillsClear(PositionView f, Segment line, Segment centres) {
  const Ground& ground = f.scenario.ground;
  return FirstPiece(ground, ground.heights, BoxOf(line),
                    [&](const Piece& piece, const GroundPart& part) {
                      const std::optional<Segment> inside =
                          PartInside(line, part.polygon);
                      return inside && inside->a != inside->b &&
                             BlocksByHeight(f, line, centres, *inside,
                                            piece.level);
                    }) < 0;
}

// GEO-12
bool AreasClear(PositionView f, Segment line, Segment centres) {
  const Ground& ground = f.scenario.ground;
  Length within;
  const bool blocked =
      FirstPiece(ground, ground.screens, BoxOf(line),
                 [&](const Piece& piece, const GroundPart& part) {
                   const std::optional<Segment> inside =
                       PartInside(line, part.polygon);
                   if (!inside) return false;
                   const Length length = LengthOf(inside->b - inside->a);
                   if (HoldsOne(piece, centres)) {
                     within += length;
                     return false;
                   }
                   return length > kThroughArea &&
                          BlocksByHeight(
                              f, line, centres, *inside,
                              1 + LevelAt(ground, MiddleOf(*inside)));
                 }) >= 0;
  return !blocked && within <= Centimetres(kDistances.sight_in_area) + kLimit;
}

// FIR-43, by the position of who fires and who is fired upon.
bool FiresOver(PositionView f, UnitId firer, UnitId over, UnitId target) {
  const Ground& ground = f.scenario.ground;
  return f.IsBattery(firer) &&
         LevelAt(ground, f.unit(firer).centre) >
             LevelAt(ground, f.unit(over).centre) &&
         (f.IsBattery(over) || DistanceBetween(f, over, target) + kLimit >=
                                   Centimetres(kDistances.over_heads));
}

// FIR-44: the target is a battery that could do so at the firer.
bool MightFireBack(PositionView f, UnitId firer, UnitId target) {
  if (!f.IsBattery(target) ||
      f.unit(target).formation != Formation::kUnlimbered) {
    return false;
  }
  const auto gun_class = static_cast<size_t>(f.data(target).gun_class);
  const std::optional<Length> range = RangeTo(f, target, firer);
  return range &&
         *range <= Centimetres(kGunRanges[gun_class] * kRangeBands) + kLimit;
}

// Lines of sight from one unit to another, and who is in their way.
class Lines {
 public:
  Lines(PositionView f, UnitId firer, UnitId target)
      : f_(f),
        firer_(firer),
        target_(target),
        near_(Within(f.unit(firer).block(), f.unit(target).block(),
                     Centimetres(kDistances.sight_free) + kLimit)
                  ? Nearness::kNear
                  : Nearness::kApart),
        fired_back_(MightFireBack(f, firer, target)) {}

  bool AnyClear() const {
    const UnitState& unit = f_.unit(target_);
    const BaseSize size = SizeOf(f_, target_);
    const bool wide = size.front >= size.depth;
    const Segment centres = {f_.unit(firer_).centre, unit.centre};
    const Length half = (wide ? size.front : size.depth) / 4;
    for (const Length by : {Length{}, -half, half}) {
      const Point to =
          wide ? Offset(unit.pose(), {}, by) : Offset(unit.pose(), by, {});
      const Segment line = {FrontPoint(f_, firer_), to};
      if (InFrontZone(f_, firer_, to) &&
          GroundClear(f_, line, centres, near_) && !IsSome(Blocker(line))) {
        return true;
      }
    }
    return false;
  }
  UnitId BlockerToCentre() const {
    return Blocker({FrontPoint(f_, firer_), f_.unit(target_).centre});
  }

 private:
  UnitId Blocker(Segment line) const {
    const Box box = BoxOf(line);
    for (int i = 0; i < f_.scenario.unit_count(); ++i) {
      const UnitId u = MakeId<UnitId>(i);
      if (u == firer_ || u == target_ || !f_.unit(u).on_table()) continue;
      const Block block = f_.unit(u).block();
      if (Apart(BoxOf(block), box, {}) || !Crosses(line, block)) continue;
      if (FiresOver(f_, firer_, u, target_) ||
          (fired_back_ && FiresOver(f_, target_, u, firer_))) {
        continue;
      }
      return u;
    }
    return UnitId::kNone;
  }
  static bool Crosses(Segment line, const Block& block) {
    const std::optional<Segment> inside = PartInside(line, block.corners());
    return inside && LengthOf(inside->b - inside->a) > kThroughUnit;
  }

  PositionView f_;
  UnitId firer_;
  UnitId target_;
  Nearness near_;
  bool fired_back_;
};

Cover CoverOfKind(PieceKind kind) {
  switch (kind) {
    case PieceKind::kWoods:
    case PieceKind::kHedge:
      return Cover::kSoft;
    case PieceKind::kBuiltUp:
    case PieceKind::kWork:
    case PieceKind::kWall:
      return Cover::kHard;
    default:
      return Cover::kNone;
  }
}

bool StandsBehind(PositionView f, UnitId u, const Piece& piece) {
  return PolylineWithin(piece.line, f.unit(u).block().corners(),
                        Centimetres(kDistances.behind_obstacle) + kLimit);
}

}  // namespace

bool GroundClear(PositionView f, Segment line, Segment centres, Nearness near) {
  // GEO-13: so near ground does not hide anybody; woods and houses do.
  return AreasClear(f, line, centres) &&
         (near == Nearness::kNear || HillsClear(f, line, centres));
}

bool Visible(PositionView f, UnitId from, UnitId target) {
  const bool near = Within(f.unit(from).block(), f.unit(target).block(),
                           Centimetres(kDistances.sight_free) + kLimit);
  const Segment line = {f.unit(from).centre, f.unit(target).centre};
  return GroundClear(f, line, line, near ? Nearness::kNear : Nearness::kApart);
}

bool HasLine(PositionView f, UnitId firer, UnitId target) {
  return Lines(f, firer, target).AnyClear();
}

UnitId InTheWay(PositionView f, UnitId firer, UnitId target) {
  return Lines(f, firer, target).BlockerToCentre();
}

Cover CoverOf(PositionView f, UnitId firer, UnitId target) {
  const Ground& ground = f.scenario.ground;
  const Point centre = f.unit(target).centre;
  Cover best = Cover::kNone;
  FirstPiece(ground, ground.areas, BoxOf(centre),
             [&](const Piece& piece, const GroundPart& part) {
               if (Contains(PolygonView(part.polygon), centre)) {
                 best = std::max(best, CoverOfKind(piece.kind));
               }
               return best == Cover::kHard;
             });
  const Segment line = {FrontPoint(f, firer), centre};
  for (const GroundRef ref : ground.linears) {
    const Piece& piece = ground.piece(ref);
    const Cover cover = CoverOfKind(piece.kind);
    if (cover > best && Crosses(piece.line, line) &&
        StandsBehind(f, target, piece) && !StandsBehind(f, firer, piece)) {
      best = cover;
    }
  }
  return best;
}

}  // namespace berthier::simple_grand_tactical
