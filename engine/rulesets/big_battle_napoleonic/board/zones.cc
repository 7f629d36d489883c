#include "engine/rulesets/big_battle_napoleonic/board/zones.h"

#include <cstdlib>

#include "engine/geometry/arc.h"
#include "engine/geometry/half_plane.h"
#include "engine/geometry/polyline.h"
#include "engine/rulesets/big_battle_napoleonic/facts/tables.h"
#include "engine/tabletop/contact.h"
#include "engine/tabletop/tolerance.h"

namespace berthier::big_battle_napoleonic {
namespace {

// 45 degrees in quarters, and the area of a hundredth of an inch square.
constexpr int kZoneAngle = 180;
constexpr int64_t kSpeck = 103;
// Two that touch at a contact are at most this far apart.
constexpr Length kFlush = Ticks(6);

constexpr ContactEdge kEdges[] = {ContactEdge::kFront, ContactEdge::kLeft,
                                  ContactEdge::kRear, ContactEdge::kRight};

}  // namespace

ContactEdge ZoneOf(Pose pose, BaseSize size, Point p) {
  const Vec local = LocalCoordinates(pose, p);
  const int w = size.front.ticks / 2, d = size.depth.ticks / 2;
  const int beside = std::abs(local.x) - w;
  // Straight ahead or behind, be it touching.
  if (beside <= 0) {
    return local.y > 0 ? ContactEdge::kFront : ContactEdge::kRear;
  }
  if (local.y > d && beside <= local.y - d) return ContactEdge::kFront;
  if (local.y < -d && beside <= -local.y - d) return ContactEdge::kRear;
  return local.x < 0 ? ContactEdge::kLeft : ContactEdge::kRight;
}

bool InFrontZone(const Block& block, Pose target, BaseSize target_size) {
  return InArc(MakeArc(target, target_size, kZoneAngle), block.corners(),
               kSpeck);
}

SmallPolygon SectorPart(Point apex, Heading axis, int half_quarters,
                        PolygonView polygon) {
  // Right of the left ray and left of the right ray.
  const HalfPlane left = {apex, Right(axis.Turned(-half_quarters))};
  const HalfPlane right = {apex, -Right(axis.Turned(half_quarters))};
  const SmallPolygon half = Clip(polygon, left);
  if (half.size() == 0) return half;
  return Clip(half, right);
}

bool InSector(Point apex, Heading axis, int half_quarters, Length radius,
              PolygonView polygon) {
  if (!Within(apex, polygon, radius + kRounding)) return false;
  const SmallPolygon part = SectorPart(apex, axis, half_quarters, polygon);
  return part.size() > 0 && Within(apex, part, radius + kRounding);
}

Pose TurnedAbout(Pose pose, Point pivot, int quarters) {
  const Vec local = LocalCoordinates({pivot, pose.heading}, pose.centre);
  const Heading heading = pose.heading.Turned(quarters);
  return {Offset({pivot, heading}, Ticks(local.y), Ticks(local.x)), heading};
}

Touch TouchOf(const Block& charger, Heading came, Pose defender,
              BaseSize defender_size, MustHit must) {
  const Block block = MakeBlock(defender, defender_size);
  // The touching segment: corners of either within the flush distance.
  std::array<Point, 8> touching;
  size_t count = 0;
  for (const Point p : charger.corners()) {
    if (Within(p, block.corners(), kFlush)) touching[count++] = p;
  }
  for (const Point p : block.corners()) {
    if (Within(p, charger.corners(), kFlush)) touching[count++] = p;
  }
  Touch touch;
  touch.at = TouchingPoint(charger, block);
  if (count > 0) {
    int64_t longest = -1;
    for (size_t i = 0; i < count; ++i) {
      for (size_t k = i; k < count; ++k) {
        const int64_t d = NormSquared(touching[i] - touching[k]);
        if (d <= longest) continue;
        longest = d;
        touch.at = {(touching[i].x + touching[k].x) / 2,
                    (touching[i].y + touching[k].y) / 2};
      }
    }
  }
  const auto edges = EdgesOf(defender, defender_size);
  const UnitVec way = Forward(came);
  bool found = false;
  int64_t best = 0;
  for (size_t i = 0; i < edges.size(); ++i) {
    if (!Within(touch.at, edges[i].segment, kFlush + kFlush)) continue;
    if (must == MustHit::kFront && kEdges[i] == ContactEdge::kFront) {
      touch.edge = ContactEdge::kFront;
      touch.outward = edges[i].outward;
      return touch;
    }
    const UnitVec out = Forward(edges[i].outward);
    const int64_t dot = (int64_t{way.x} * out.x + int64_t{way.y} * out.y);
    // The most opposed; of equals (to a quarter degree's rounding) the flank
    // or rear, which come later.
    constexpr int64_t kEqual = int64_t{1} << 40;
    if (!found || dot <= best + kEqual) {
      found = true;
      best = dot;
      touch.edge = kEdges[i];
      touch.outward = edges[i].outward;
    }
  }
  if (!found) {
    touch.edge = ZoneOf(defender, defender_size, touch.at);
    for (size_t i = 0; i < edges.size(); ++i) {
      if (kEdges[i] == touch.edge) touch.outward = edges[i].outward;
    }
  }
  return touch;
}

Defended DefendedAgainst(PositionView f, Point attacker_start, UnitId defender,
                         Point touching) {
  const UnitState& unit = f.unit(defender);
  const Ground& ground = f.scenario.ground;
  const Block block = unit.block();
  Defended best = Defended::kNone;
  const Segment between = {attacker_start, unit.centre};
  const Length near = Inches(kDistances.behind_strip);
  for (const GroundRef ref : ground.works) {
    const GroundPart& part = ground.part(ref);
    const Defended as = ground.piece(ref).defended_as;
    if (as <= best || Apart(part.box, BoxOf(block), near) ||
        !SegmentsMeet(part.axis, between) ||
        berthier::Overlaps(part.polygon, block.corners(), kPenetration) ||
        !Within(block.corners(), part.polygon, near + kRounding)) {
      continue;
    }
    best = as;
  }
  if (best != Defended::kNone || !f.IsInfantry(defender)) return best;
  // In a cover piece but not a town (BBN-TWN-09), touched there.
  if (!HalfInCover(ground, block, unit.formation)) return best;
  for (const GroundRef ref : ground.covers) {
    if (ground.piece(ref).kind == PieceKind::kTown) continue;
    const GroundPart& part = ground.part(ref);
    if (Within(touching, part.polygon, kTouch) && Overlaps(part, block)) {
      return Defended::kCover;
    }
  }
  return best;
}

Length LongestRange(const UnitData& data) {
  switch (data.kind) {
    case Kind::kHorseArtillery:
      return Inches(kRanges.horse_long);
    case Kind::kHeavyArtillery:
      return Inches(kRanges.heavy_long);
    default:
      break;
  }
  return Inches(data.Is(Special::kOldRegime) ? kRanges.old_regime
                                             : kRanges.musket);
}

Point ApexOf(Pose pose, BaseSize size) {
  return Offset(pose, size.depth / 2, {});
}

}  // namespace berthier::big_battle_napoleonic
