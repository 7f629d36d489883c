// The lines of fire of one unit: its arc, its range, and what blocks its lines
// (BBN-FIR-19 to 24, section 5.4).
//
// Laws: OutOfArc is conservative: no line reaches a target that it rejects. No
// line is longer than the maximum range.
//
//   Firer firer(f, u);
//   firer.GatherBlockers();
//   if (const auto line = firer.LineTo(target, block)) ...
#ifndef BERTHIER_ENGINE_RULESETS_BIG_BATTLE_NAPOLEONIC_FIRE_FIRER_H_
#define BERTHIER_ENGINE_RULESETS_BIG_BATTLE_NAPOLEONIC_FIRE_FIRER_H_

#include <algorithm>
#include <array>
#include <optional>

#include "engine/geometry/passage.h"
#include "engine/geometry/polyline.h"
#include "engine/geometry/wide.h"
#include "engine/rulesets/big_battle_napoleonic/board/position_view.h"
#include "engine/rulesets/big_battle_napoleonic/board/zones.h"
#include "engine/rulesets/big_battle_napoleonic/facts/tables.h"
#include "engine/tabletop/tolerance.h"

namespace berthier::big_battle_napoleonic {

// A valid line of fire: its range, and the segment from firer to target.
struct Line {
  Length range;
  Segment path;
};

// One firer with cached data. May be asked about many targets.
class Firer {
 public:
  Firer(PositionView f, UnitId u)
      : f_(f),
        u_(u),
        pose_(f.unit(u).pose()),
        size_(SizeOf(f, u)),
        block_(f.unit(u).block()),
        range_(LongestRange(f.data(u))),
        guns_(f.IsBattery(u)),
        square_(f.unit(u).formation == Formation::kSquare),
        apex_(ApexOf(pose_, size_)),
        reach_(Grown(BoxOf(block_), range_)) {
    if (IsOn(f.scenario.options.elevation)) {
      level_ = LevelAt(f.scenario.ground, pose_.centre);
    }
  }

  UnitId unit() const { return u_; }
  Point apex() const { return square_ ? pose_.centre : apex_; }
  const Box& reach() const { return reach_; }
  bool Reaches(const Box& box) const { return !Apart(reach_, box, Ticks(0)); }

  // Collects the units within reach that may block lines. Runs only once.
  void GatherBlockers() {
    if (gathered_) return;
    gathered_ = true;
    const Box centres = BoxOfCentres(reach_, Ticks(0));
    for (int i = 0; i < f_.scenario.unit_count(); ++i) {
      const UnitId b = MakeId<UnitId>(i);
      if (b == u_ || !Contains(centres, f_.unit(b).centre) ||
          !f_.unit(b).on_table()) {
        continue;
      }
      const Block block = f_.unit(b).block();
      if (Apart(BoxOf(block), reach_, Ticks(0))) continue;
      blockers_[static_cast<size_t>(count_++)] = b;
    }
  }
  // The line of fire to the target with its footprint at `at`; nullopt if there
  // is none.
  std::optional<Line> LineTo(UnitId target, const Block& at) {
    hindered_ = false;
    if (!square_ && OutOfArc(at)) return std::nullopt;
    return guns_ ? GunLine(target, at) : MusketLine(target, at);
  }
  // After a LineTo that failed: the unit or piece of ground that blocked it;
  // kNone if the target was not in arc and range. `at`: as in that LineTo.
  EntityId BlockerTo(const Block& at) const {
    const Ground& ground = f_.scenario.ground;
    if (!hindered_) return EntityId::kNone;
    if (IsSome(hinderer_)) return f_.scenario.Entity(hinderer_);
    int piece = -1;
    if (IsOn(f_.scenario.options.elevation)) {
      piece = HeightBetween(ground, hindered_line_, level_,
                            LevelAt(ground, at.centre));
    }
    if (piece < 0) piece = ScreenOn(ground, hindered_line_);
    return f_.scenario.Entity(MakeId<PieceId>(piece));
  }

 private:
  // Records what blocked a line. Muskets keep the first blocked line, which is
  // aimed at the nearest point of the target; guns keep the last one, which is
  // aimed at its centre.
  void Hinder(UnitId by, Segment line) {
    if (hindered_ && !guns_) return;
    hindered_ = true;
    hinderer_ = by;
    hindered_line_ = line;
  }
  // Cheap test by the centre of the target: true only if no corner of it can be
  // in arc and range. The constants are the tangent and the reciprocal cosine
  // of half the arc, in thousandths, rounded up.
  bool OutOfArc(const Block& at) const {
    constexpr int64_t kGunTangent = 180, kGunSlant = 1020;
    constexpr int64_t kMusketTangent = 1001, kMusketSlant = 1416;
    const Vec to = at.centre - apex_;
    const UnitVec forward = Forward(pose_.heading);
    const int64_t ahead = Dot(to, forward) / kUnit;
    const int64_t beside = std::abs(Cross(forward, to) / kUnit);
    const int64_t reach = IntegerSqrt(at.reach_squared()) + 2;
    const int64_t farthest = range_.ticks + reach;
    return ahead < -reach || NormSquared(to) > farthest * farthest ||
           1000 * beside > (guns_ ? kGunTangent : kMusketTangent) *
                                   std::max<int64_t>(ahead, 0) +
                               (guns_ ? kGunSlant : kMusketSlant) * reach;
  }
  bool Ignores(UnitId blocker, UnitId target) const {
    return blocker == target || f_.unit(blocker).attached_to == target ||
           (f_.IsBattery(target) && f_.unit(target).attached_to == blocker);
  }
  // opt.elevation: the blocker is lower than one end of the line and not within
  // 1 in of either end, so that it does not block.
  bool Overlooked(UnitId blocker, UnitId target, const Block& at) const {
    if (!IsOn(f_.scenario.options.elevation)) return false;
    const Ground& ground = f_.scenario.ground;
    const int target_level = LevelAt(ground, at.centre);
    const int own = LevelAt(ground, f_.unit(blocker).centre);
    if (own >= level_ && own >= target_level) return false;
    const Block block = f_.unit(blocker).block();
    return !Within(block, at, Inches(1)) &&
           !Within(block_.front_edge(), block.corners(), Inches(1)) &&
           blocker != target;
  }
  bool GroundBlocks(Segment line, const Block& at) {
    const Ground& ground = f_.scenario.ground;
    const bool blocked =
        SightBlocked(ground, line) ||
        (IsOn(f_.scenario.options.elevation) &&
         HeightBetween(ground, line, level_, LevelAt(ground, at.centre)) >= 0);
    if (blocked) Hinder(UnitId::kNone, line);
    return blocked;
  }
  bool Sees(UnitId target, const Block& at, Segment line) {
    GatherBlockers();
    const Box box = BoxOf(line);
    for (int i = 0; i < count_; ++i) {
      const UnitId b = blockers_[static_cast<size_t>(i)];
      const Block block = f_.unit(b).block();
      if (Apart(box, BoxOf(block), Ticks(0)) || Ignores(b, target)) continue;
      if (PassesThrough(line, block.corners(), kThrough) &&
          !Overlooked(b, target, at)) {
        Hinder(b, line);
        return false;
      }
    }
    return !GroundBlocks(line, at);
  }

  // True if the firer sees from `from` some point of `part`, the part of the
  // target in its arc. Sets `path`.
  bool SeesPart(UnitId target, const Block& at, Point from, PolygonView part,
                Segment& path) {
    const int64_t reach = range_.ticks + kRounding.ticks;
    const auto tries = [&](Point p) {
      path = {from, p};
      return NormSquared(p - from) <= reach * reach && Sees(target, at, path);
    };
    if (tries(NearestPoint(part, from))) return true;
    for (size_t i = 0; i < part.size(); ++i) {
      const Point p = part[i], q = part[(i + 1) % part.size()];
      if (tries(p) || tries({(p.x + q.x) / 2, (p.y + q.y) / 2})) return true;
    }
    return false;
  }

  std::optional<Line> MusketLine(UnitId target, const Block& at) {
    Line line;
    if (square_) {
      line.range = GapBetween(block_, at);
      if (line.range > range_ + kRounding) return std::nullopt;
      const std::array<Point, 4> c = block_.corners();
      for (size_t i = 0; i < 4; ++i) {
        const Point a = c[i], b = c[(i + 1) % 4];
        const Point middle = {(a.x + b.x) / 2, (a.y + b.y) / 2};
        // Range is measured from the footprint, sight from the edge midpoints.
        const auto corners = at.corners();
        line.path = {middle, NearestPoint(corners, middle)};
        if (Sees(target, at, line.path)) return line;
        for (size_t k = 0; k < 4; ++k) {
          const Point p = corners[k], q = corners[(k + 1) % 4];
          for (const Point goal :
               {p, Point{(p.x + q.x) / 2, (p.y + q.y) / 2}}) {
            line.path = {middle, goal};
            if (Sees(target, at, line.path)) return line;
          }
        }
      }
      return std::nullopt;
    }
    const auto corners = at.corners();
    if (!Within(apex_, corners, range_ + kRounding)) return std::nullopt;
    const SmallPolygon part =
        SectorPart(apex_, pose_.heading, 4 * kInfantryArc, corners);
    if (part.size() < 3) return std::nullopt;
    line.range = Distance(apex_, part);
    if (line.range > range_ + kRounding ||
        !SeesPart(target, at, apex_, part, line.path)) {
      return std::nullopt;
    }
    return line;
  }

  // Collects the blockers that a corridor within the arc can meet. Runs once.
  void GatherFan() {
    if (fanned_) return;
    fanned_ = true;
    GatherBlockers();
    const auto ray = [&](int turn) {
      return Along(Forward(pose_.heading.Turned(turn)), range_);
    };
    const std::array<Point, 6> points = {
        block_.front_left(),
        block_.front_right(),
        block_.front_left() + ray(-4 * kArtilleryArc),
        block_.front_right() + ray(-4 * kArtilleryArc),
        block_.front_left() + ray(4 * kArtilleryArc),
        block_.front_right() + ray(4 * kArtilleryArc)};
    const SmallPolygon fan = ConvexHull(points);
    for (int i = 0; i < count_; ++i) {
      const UnitId b = blockers_[static_cast<size_t>(i)];
      if (Overlaps(f_.unit(b).block(), fan, kPenetration)) {
        fan_[static_cast<size_t>(fan_count_++)] = b;
      }
    }
  }

  bool CorridorClear(UnitId target, const Block& at, Vec along) {
    // Counter-clockwise: `along` leads ahead, within the arc.
    SmallPolygon corridor;
    corridor.Add(block_.front_right());
    corridor.Add(block_.front_right() + along);
    corridor.Add(block_.front_left() + along);
    corridor.Add(block_.front_left());
    const Box box = BoxOf(corridor.view());
    for (int i = 0; i < fan_count_; ++i) {
      const UnitId b = fan_[static_cast<size_t>(i)];
      const Block block = f_.unit(b).block();
      if (Apart(box, BoxOf(block), Ticks(0)) || Ignores(b, target)) continue;
      if (Overlaps(block, corridor, kPenetration) &&
          !Overlooked(b, target, at)) {
        Hinder(b, {apex_, apex_ + along});
        return false;
      }
    }
    return true;
  }

  // Tries the corridor along one bearing; sets `best` if it is clear and its
  // range is shorter. `width`: half that of the target, whatever its heading.
  void TryBearing(UnitId target, const Block& at, int64_t width,
                  Heading bearing, std::optional<Line>& best) {
    // Most bearings pass the target by; the end of a ray is rounded.
    constexpr int64_t kRoundings = 2;
    const int64_t aside = Cross(Forward(bearing), at.centre - apex_);
    if (std::abs(aside) > (width + kRoundings) * kUnit) return;
    // A little longer than the range, so that a target just in range is hit.
    const Segment ray = {apex_,
                         apex_ + Along(Forward(bearing), range_ + kTouch)};
    const std::optional<Segment> inside = PartInside(ray, at.corners());
    if (!inside) return;
    const Point hit = inside->a;
    const Vec along = hit - apex_;
    const Length distance = LengthOf(along);
    if (distance > range_ + kRounding ||
        (best.has_value() && distance >= best->range)) {
      return;
    }
    if (CorridorClear(target, at, along) && !GroundBlocks({apex_, hit}, at)) {
      best = Line{distance, {apex_, hit}};
    }
  }

  std::optional<Line> GunLine(UnitId target, const Block& at) {
    GatherFan();
    std::optional<Line> best;
    const int64_t width = IntegerSqrt(at.reach_squared()) + 1;
    for (int degrees = -kArtilleryArc; degrees <= kArtilleryArc; ++degrees) {
      TryBearing(target, at, width, pose_.heading.Turned(4 * degrees), best);
    }
    if (at.centre != apex_) {
      const Heading centre = BearingOf(at.centre - apex_);
      if (std::abs(pose_.heading.TurnTo(centre)) <= 4 * kArtilleryArc) {
        TryBearing(target, at, width, centre, best);
      }
    }
    return best;
  }

  PositionView f_;
  UnitId u_;
  Pose pose_;
  BaseSize size_;
  Block block_;
  Length range_;
  bool guns_;
  bool square_;
  Point apex_;
  Box reach_;
  int level_ = 0;
  bool gathered_ = false;
  bool fanned_ = false;
  std::array<UnitId, kMaxUnits> blockers_;
  int count_ = 0;
  std::array<UnitId, kMaxUnits> fan_;
  int fan_count_ = 0;
  bool hindered_ = false;
  UnitId hinderer_ = UnitId::kNone;  // kNone: the ground
  Segment hindered_line_ = {};
};

}  // namespace berthier::big_battle_napoleonic

#endif  // BERTHIER_ENGINE_RULESETS_BIG_BATTLE_NAPOLEONIC_FIRE_FIRER_H_
