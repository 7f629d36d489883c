#include "engine/rulesets/grande_tactique/fire/line_of_fire.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstdlib>
#include <optional>
#include <span>

#include "engine/geometry/half_plane.h"
#include "engine/rulesets/grande_tactique/facts/tables.h"
#include "engine/rulesets/grande_tactique/table/bare_list.h"
#include "engine/rulesets/grande_tactique/table/sight.h"
#include "engine/rulesets/grande_tactique/table/terrain.h"
#include "engine/tabletop/box.h"
#include "engine/tabletop/tolerance.h"

namespace berthier::grande_tactique {

namespace {

// Areas come after the units among the ids of blockers.
constexpr int kFirstArea = kMaxUnits;

// The strip that holds every line from the front corners of a base to the
// corners of a target: how far to both sides of the way between their centres,
// times its length, the corners of both lie.
class Strip {
 public:
  Strip(const Block& firer, Point target, PolygonView corners)
      : from_(firer.centre), way_(target - from_) {
    Widen(firer.front_left());
    Widen(firer.front_right());
    for (const Point p : corners) Widen(p);
  }

  bool Meets(const Block& block) const {
    const int64_t at = Cross(way_, block.centre - from_);
    const int64_t reach = std::max(std::abs(Cross(way_, block.left)),
                                   std::abs(Cross(way_, block.right)));
    return at + reach >= right_ && at - reach <= left_;
  }

 private:
  void Widen(Point p) {
    const int64_t at = Cross(way_, p - from_);
    right_ = std::min(right_, at);
    left_ = std::max(left_, at);
  }

  Point from_;
  Vec way_;
  int64_t right_ = 0;
  int64_t left_ = 0;
};

// Everything that could stand between two units.
class Blockers {
 public:
  Blockers(PositionView f, UnitId u, UnitId e);

  std::span<const Blocker> view() const { return blockers_.view(); }

 private:
  void Add(int id, PolygonView polygon, const Box& box) {
    blockers_.Add({static_cast<int16_t>(id), polygon, box});
  }

  BareList<std::array<Point, 4>, kMaxUnits> corners_;
  BareList<Blocker, kMaxUnits + kMaxAreas> blockers_;
};

// Who could block a line and stands in the box, or anywhere in an area; sifted
// without a branch, for nobody can foresee who does. Silenced guns and generals
// do not block (GT-STA-19, GT-GEN-02).
std::span<const uint8_t> PossibleIn(PositionView f, const Box& box,
                                    std::array<uint8_t, kMaxUnits>& room) {
  const size_t n = f.scenario.units.size();
  size_t found = 0;
  for (size_t i = 0; i < n; ++i) {
    const UnitState& unit = f.state.units[i];
    const Point at = unit.centre;
    const bool inside = (at.x >= box.low.x) & (at.x <= box.high.x) &
                        (at.y >= box.low.y) & (at.y <= box.high.y);
    const bool in_area = IsSome(unit.occupying);
    const bool on_table = unit.on_table();
    const bool silenced = unit.cohesion == Cohesion::kSilenced;
    room[found] = static_cast<uint8_t>(i);
    found += static_cast<size_t>(on_table & !silenced & (inside | in_area));
  }
  return std::span(room).first(found);
}

Blockers::Blockers(PositionView f, UnitId u, UnitId e) {
  const Footprint target = FootprintOf(f, e);
  const Block firer = f.unit(u).block();
  const Box between = Union(BoxOf(firer), BoxOf(target.view()));
  const Box near = Grown(between, kBaseReach);
  // Occupants fire and are aimed at from bases that stand elsewhere, too.
  const bool in_the_open = !InArea(f, u) && !InArea(f, e);
  const Strip strip(firer, f.unit(e).centre, target.view());
  std::array<uint8_t, kMaxUnits> room;
  for (const uint8_t i : PossibleIn(f, near, room)) {
    const UnitId other = MakeId<UnitId>(i);
    if (other == u || other == e) continue;
    const UnitState& unit = f.unit(other);
    if (IsSome(unit.occupying)) {
      const Area& area = f.scenario.area(unit.occupying);
      if (!Apart(area.box, between, {0})) Add(i, area.polygon, area.box);
      continue;
    }
    const Block block = unit.block();
    if (in_the_open && !strip.Meets(block)) continue;
    const Box box = BoxOf(block);
    if (Apart(box, between, {0})) continue;
    Add(i, corners_.Add(block.corners()), box);
  }
  const std::vector<Area>& areas = f.scenario.terrain.areas;
  for (size_t i = 0; i < areas.size(); ++i) {
    const AreaId id = static_cast<AreaId>(i);
    // Forts do not block (GT-TER-17); what firer and target hold is exempt.
    if (areas[i].kind == AreaKind::kFort || f.unit(u).occupying == id ||
        f.unit(e).occupying == id || Apart(areas[i].box, between, {0})) {
      continue;
    }
    Add(kFirstArea + static_cast<int>(i), areas[i].polygon, areas[i].box);
  }
}

bool OnTopOf(PositionView f, UnitId u, const Hill& hill) {
  return OnTop(hill, FootprintOf(f, u).view(), kHillTopReach);
}

bool TouchesSideOf(PositionView f, UnitId u, Side side) {
  bool touches = false;
  f.scenario.side(side).units.ForEach([&](UnitId v) {
    touches = touches || (f.unit(v).on_table() && Touching(f, u, v));
  });
  return touches;
}

// GT-FIR-12 and "overfire" (5.7): which friends do not block.
class Overfire {
 public:
  Overfire(PositionView f, UnitId u, UnitId e)
      : f_(f), side_(f.data(u).side), firer_(u), target_(e) {
    const int hill = HillOf(f, u);
    if (hill < 0) return;
    hill_ = static_cast<size_t>(hill);
    from_ = &f.scenario.terrain.hills[*hill_];
  }

  bool Spares(const Blocker& blocker, Segment segment) {
    if (from_ == nullptr || blocker.id >= kFirstArea) return false;
    const UnitId friendly = MakeId<UnitId>(blocker.id);
    if (f_.data(friendly).side != side_ || !MayFireOver()) return false;
    if (CrossesCrest(*from_, segment) && !OnTopOf(f_, firer_, *from_)) {
      return false;
    }
    return !OnHill(*from_, CentreOf(f_, friendly)) &&
           EffectiveContactsOf(f_, friendly).empty();
  }

 private:
  // The target touches nobody of the firer's side; asked once.
  bool MayFireOver() {
    if (!may_.has_value()) may_ = !TouchesSideOf(f_, target_, side_);
    return *may_;
  }

  PositionView f_;
  Side side_;
  UnitId firer_;
  UnitId target_;
  std::optional<size_t> hill_;
  const Hill* from_ = nullptr;
  std::optional<bool> may_;
};

// "Over a hill" (5.7): one crest at least on top of which neither stands.
bool OverHill(PositionView f, UnitId u, UnitId e, Segment segment) {
  for (const Hill& hill : f.scenario.terrain.hills) {
    if (CrossesCrest(hill, segment) && !OnTopOf(f, u, hill) &&
        !OnTopOf(f, e, hill)) {
      return true;
    }
  }
  return false;
}

}  // namespace

namespace {

SightLine LineFrom(PositionView f, UnitId u, UnitId e, LineRank rank) {
  const Footprint target = FootprintOf(f, e);
  const Blockers blockers(f, u, e);
  Overfire overfire(f, u, e);
  const SightQuery query = {f.unit(u).pose(), BaseOf(f, u), target.view(),
                            blockers.view()};
  return FindSightLine(
      query,
      [&](const Blocker& blocker, Segment s) {
        return overfire.Spares(blocker, s);
      },
      rank);
}

}  // namespace

bool HasLineTo(PositionView f, UnitId u, UnitId e) {
  return LineFrom(f, u, e, [](Segment) { return int16_t{0}; }).clear();
}

LineOfFire LineTo(PositionView f, UnitId u, UnitId e) {
  constexpr int16_t kBehindHill = 1;
  const SightLine line = LineFrom(f, u, e, [&](Segment s) {
    return OverHill(f, u, e, s) ? kBehindHill : int16_t{0};
  });
  if (!line.clear()) return LineOfFire::kBlocked;
  return line.rank == 0 ? LineOfFire::kClear : LineOfFire::kOverHill;
}

EntityId BlockerOf(PositionView f, UnitId u, UnitId e) {
  const SightLine line = LineFrom(f, u, e, [](Segment) { return int16_t{0}; });
  if (line.blocker < 0) return EntityId::kNone;
  if (line.blocker < kFirstArea) {
    return f.scenario.Entity(MakeId<UnitId>(line.blocker));
  }
  return f.scenario.Entity(static_cast<AreaId>(line.blocker - kFirstArea));
}

bool MayRunOverHill(PositionView f, UnitId u, UnitId e) {
  const Box between = Union(BoxOf(MakeBlock(f.unit(u).pose(), BaseOf(f, u))),
                            BoxOf(FootprintOf(f, e).view()));
  const std::vector<Hill>& hills = f.scenario.terrain.hills;
  return std::any_of(hills.begin(), hills.end(), [&](const Hill& hill) {
    return !Apart(hill.crest_box, between, {});
  });
}

bool Enfilades(PositionView f, UnitId u, UnitId e) {
  // Most are fired at from in front of their rear edge.
  const HalfPlane rear = RearLine(f.unit(e).pose(), BaseOf(f, e));
  const Block base = MakeBlock(f.unit(u).pose(), BaseOf(f, u));
  if (!AtMost(rear, base.front_left(), kRounding) &&
      !AtMost(rear, base.front_right(), kRounding)) {
    return false;
  }
  const Footprint target = FootprintOf(f, e);
  const Blockers blockers(f, u, e);
  Overfire overfire(f, u, e);
  const SightQuery query = {f.unit(u).pose(), BaseOf(f, u), target.view(),
                            blockers.view()};
  return Enfilades(query, f.unit(e).pose(), BaseOf(f, e),
                   [&](const Blocker& blocker, Segment s) {
                     return overfire.Spares(blocker, s);
                   });
}

}  // namespace berthier::grande_tactique
