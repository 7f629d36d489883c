#include "engine/rulesets/grande_tactique/charge/pursuit.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>

#include "engine/geometry/direction.h"
#include "engine/geometry/wide.h"
#include "engine/rulesets/grande_tactique/board/morale.h"
#include "engine/rulesets/grande_tactique/board/pushes.h"
#include "engine/rulesets/grande_tactique/charge/settle.h"
#include "engine/rulesets/grande_tactique/facts/tables.h"
#include "engine/rulesets/grande_tactique/movement/contact_making.h"
#include "engine/rulesets/grande_tactique/table/corridor.h"
#include "engine/rulesets/grande_tactique/table/terrain.h"
#include "engine/tabletop/box.h"
#include "engine/tabletop/tolerance.h"

namespace berthier::grande_tactique {

namespace {

// Short of woods, of the shelter, of the impassable and of linear features.
constexpr Length kShortOf = kSettleStep;

// Where the ride ends: the arc length of the centre along the path, on which
// leg, and the enemy it runs into, if any.
struct Stop {
  int leg = 0;
  Length along;  // from the first point of that leg
  UnitId enemy = UnitId::kNone;
};

// The path of the fled unit, ridden by the pursuer.
class Ride {
 public:
  Ride(PositionView f, UnitId u, const FlightRecord& record);

  Stop End() const;
  Pose PoseAt(const Stop& stop) const {
    const Pose line = Line(stop.leg);
    return {Offset(line, stop.along, {}), line.heading};
  }
  // How far back a ride may end that would end at `stop`: where the path
  // begins; who is held up before that by woods or the shelter has as much
  // room again as its base is deep.
  Length Farthest(const Stop& stop) const {
    const bool before = stop.leg == 0 && stop.along < Beginning();
    return before ? stop.along - size_.depth : Beginning();
  }
  // One step back along the path; false when that is farther than `farthest`.
  bool StepBack(Stop& stop, Length farthest) const;
  // Whether a linear feature lies between the rider, whose ride began at
  // `from`, and the enemy it ran into (5.7): on the way of its centre, also
  // where the fled unit stood, or under the enemy.
  bool LinearFeatureMet(Point from, const Stop& stop) const;

 private:
  Pose Line(int leg) const {
    const size_t k = static_cast<size_t>(leg);
    const Pose first = {record_.start, record_.leg_heading[0]};
    if (leg == 0) return first;
    return {Offset(first, Ticks(record_.leg_length[0]), {}),
            record_.leg_heading[k]};
  }
  Length LegLength(int leg) const {
    return Ticks(record_.leg_length[static_cast<size_t>(leg)]);
  }
  // Not behind this: the pursuer stands before the place of the fled unit.
  Length Beginning() const { return -(depth_fled_ + size_.depth) / 2; }
  // Woods and the shelter are looked for from here on: on the first leg from
  // the contact pose, all of its base, on the second from the bend (5.10).
  Length GroundFrom(int leg) const {
    if (leg > 0) return {};
    Length from = -depth_fled_ / 2;
    for (const Point p : f_.unit(rider_).block().corners()) {
      from = std::min(from, Ticks(LocalCoordinates(Line(0), p).y));
    }
    return from;
  }
  Stop Resting() const;
  Stop BehindTheFled() const;
  std::optional<Length> ToShelter() const;
  std::optional<Stop> FirstInTheWay(int leg, Length to) const;
  Length ToTableEdge(int leg) const;

  PositionView f_;
  UnitId rider_;
  const FlightRecord& record_;
  BaseSize size_;
  Length depth_fled_;
};

Ride::Ride(PositionView f, UnitId u, const FlightRecord& record)
    : f_(f),
      rider_(u),
      record_(record),
      size_(BaseOf(f, u)),
      depth_fled_(LineBase(f.scenario, record.unit).depth) {}

// How far along the leg the centre may go until a front corner reaches an edge
// of the table.
Length Ride::ToTableEdge(int leg) const {
  const Pose line = Line(leg);
  const Block base = MakeBlock(line, size_);
  const UnitVec u = Forward(line.heading);
  const Terrain& table = f_.scenario.terrain;
  int64_t nearest = INT32_MAX;
  for (const Point p : {base.front_left(), base.front_right()}) {
    const std::array<std::array<int64_t, 2>, 4> edges = {{
        {int64_t{table.depth.ticks} - p.y, u.y},
        {int64_t{table.width.ticks} - p.x, u.x},
        {p.y, -int64_t{u.y}},
        {p.x, -int64_t{u.x}},
    }};
    for (const auto& [room, speed] : edges) {
      if (speed <= 0) continue;
      // Rounded down: not a tick beyond the edge.
      nearest = std::min(nearest,
                         static_cast<int64_t>(Wide{std::max<int64_t>(room, 0)} *
                                              kUnit / speed));
    }
  }
  return Ticks(static_cast<int32_t>(nearest));
}

// Where the shelter begins on the last leg. Nothing if the fled unit came into
// it with a part of its base that the pursuer, riding the centre line, misses.
std::optional<Length> Ride::ToShelter() const {
  const int last = record_.legs - 1;
  const Strip strip = {Line(last), size_.front, GroundFrom(last),
                       LegLength(last) + size_.depth + kShelterReach};
  return FirstIn(strip, f_.scenario.area(record_.shelter).polygon);
}

// GT-PUR-02
Stop Ride::BehindTheFled() const {
  const Length whole =
      Ticks(record_.total) - (depth_fled_ / 2 + kPursuitGap + size_.depth / 2);
  const Length along = std::max(whole, Beginning());
  if (record_.legs == 1 || along <= LegLength(0)) {
    return {0, along, UnitId::kNone};
  }
  return {1, along - LegLength(0), UnitId::kNone};
}

// Without anything else in the way (5.10, GT-PUR-04).
Stop Ride::Resting() const {
  const int last = record_.legs - 1;
  switch (record_.ended) {
    case FlightRecord::Ended::kOffTable:
      return {last, ToTableEdge(last), UnitId::kNone};
    case FlightRecord::Ended::kSheltered:
      // Right up to the shelter, however far that is.
      if (const std::optional<Length> met = ToShelter(); met.has_value()) {
        return {last, *met - kShortOf - size_.depth / 2, UnitId::kNone};
      }
      break;
    case FlightRecord::Ended::kOnTable:
    case FlightRecord::Ended::kDestroyed:
      break;
  }
  return BehindTheFled();
}

// The first enemy or obstacle in the strip of this leg, `to` being where the
// front edge would get to; the ride ends there.
std::optional<Stop> Ride::FirstInTheWay(int leg, Length to) const {
  const Strip strip = {Line(leg), size_.front, depth_fled_ / 2, to};
  const Strip whole = {Line(leg), size_.front,
                       std::min(GroundFrom(leg), strip.from), to};
  if (whole.to <= whole.from) return std::nullopt;
  const SmallPolygon ground = PolygonOf(whole);
  const Box box = BoxOf(ground.view());
  Length front = to;
  std::optional<Stop> stop;
  const auto note = [&](Length edge, UnitId enemy) {
    if (stop.has_value() && edge >= front) return;
    front = edge;
    stop = Stop{leg, edge - size_.depth / 2, enemy};
  };
  const auto short_of = [&](std::optional<Length> met) {
    if (met.has_value()) note(*met - kShortOf, UnitId::kNone);
  };
  f_.scenario.side(Opponent(f_.data(rider_).side)).units.ForEach([&](UnitId e) {
    const UnitState& unit = f_.unit(e);
    if (e == record_.unit || !unit.on_table() ||
        unit.cohesion == Cohesion::kSilenced) {
      return;
    }
    const Footprint footprint = FootprintOf(f_, e);
    if (Apart(BoxOf(footprint.view()), box, {})) return;
    const std::optional<Length> met = FirstIn(strip, footprint.view());
    if (met.has_value()) note(*met, e);
  });
  const Terrain& terrain = f_.scenario.terrain;
  for (size_t i = 0; i < terrain.areas.size(); ++i) {
    const Area& area = terrain.areas[i];
    const bool shelter = record_.ended == FlightRecord::Ended::kSheltered &&
                         static_cast<AreaId>(i) == record_.shelter;
    if ((area.kind != AreaKind::kWoods && !shelter) ||
        Apart(area.box, box, {})) {
      continue;
    }
    short_of(FirstIn(whole, area.polygon));
  }
  for (const GroundRef ref : terrain.impassable) {
    const GroundPart& part = terrain.part(ref);
    if (!Apart(part.box, box, {})) short_of(FirstIn(strip, part.polygon));
  }
  for (const LinearFeature& feature : terrain.linear_features) {
    if (!Apart(feature.box, box, {})) {
      short_of(FirstCrossing(strip, feature.line));
    }
  }
  return stop;
}

Stop Ride::End() const {
  const Stop resting = Resting();
  if (resting.leg == 1) {
    const std::optional<Stop> stop =
        FirstInTheWay(0, LegLength(0) + size_.depth / 2);
    if (stop.has_value()) return *stop;
  }
  return FirstInTheWay(resting.leg, resting.along + size_.depth / 2)
      .value_or(resting);
}

bool Ride::StepBack(Stop& stop, Length farthest) const {
  stop.along -= kSettleStep;
  if (stop.leg == 1 && stop.along < Length{}) {
    stop.leg = 0;
    stop.along += LegLength(0);
  }
  return stop.leg == 1 || stop.along >= farthest;
}

bool Ride::LinearFeatureMet(Point from, const Stop& stop) const {
  const Point end = PoseAt(stop).centre;
  const bool along_the_path = stop.leg > 0 || stop.along > Length{};
  const std::array<Point, 5> way = {from, along_the_path ? record_.start : end,
                                    stop.leg > 0 ? Line(1).centre : end, end,
                                    CentreOf(f_, stop.enemy)};
  return LinearFeatureCrossed(f_.scenario.terrain, PolylineView(way))
      .has_value();
}

void Go(const Battle& b, UnitId u, UnitId prior, Pose to) {
  const Pose from = b.unit(u).pose();
  TellMove(b, EventCode::kPursues, b.scenario.Entity(u), from, to,
           b.scenario.Entity(prior));
  if (to == from) return;
  LeaveArea(b, u);
  Place(b, u, to);
  AfterPlacement(b, u);
}

// GT-PUR-05: to where the target stood. Decision: facing the way it goes.
void GoToPlace(const Battle& b, UnitId u, UnitId prior, Point place) {
  const Pose from = b.unit(u).pose();
  const Heading heading =
      place == from.centre ? from.heading : BearingOf(place - from.centre);
  Go(b, u, prior, Settled(b, u, {place, heading}));
}

// GT-PUR-07: u, stopped by `enemy`, charges it if it may.
bool ChargesInto(const Battle& b, UnitId u, UnitId enemy) {
  if (b.unit(u).charges_made >= kMaxCharges || InWoods(b, enemy)) return false;
  MakeCoherent(b, u);
  return ChargeStands(b, u, enemy);
}

}  // namespace

void Pursue(const Battle& b, UnitId u, UnitId prior) {
  const PositionView f = b;
  const FlightRecord* known = RecordOf(b.state, prior);
  // GT-PUR-06
  if (known == nullptr) {
    Disrupt(b, u);
    return;
  }
  const FlightRecord record = *known;
  if (record.legs == 0 || !IsSome(record.unit)) {
    GoToPlace(b, u, prior, record.start);
    Disrupt(b, u);
    return;
  }
  // GT-PUR-09
  if (b.unit(prior).on_table()) Exhaust(b, prior);
  const Ride ride(f, u, record);
  Stop stop = ride.End();
  const UnitId enemy = stop.enemy;
  const UnitSet before = ContactsOf(f, u);
  const Pose from = b.unit(u).pose();
  // GT-PUR-03. Decision: the side of a shelter that runs along the path rather
  // than across it may be near even a tenth of an inch short of it; who rides
  // into nobody steps back from the unit he pursues until he is clear of it.
  const auto may_end = [&](Pose end) {
    const Block base = MakeBlock(end, BaseOf(f, u));
    return FreePose(f, base, u) &&
           (IsSome(enemy) || !b.unit(prior).on_table() ||
            !Within(base.corners(), FootprintOf(f, prior).view(), kTouch));
  };
  const Length farthest = ride.Farthest(stop);
  bool found = true;
  while (found && !may_end(ride.PoseAt(stop))) {
    found = ride.StepBack(stop, farthest);
  }
  Go(b, u, prior, found ? ride.PoseAt(stop) : from);
  // A pursuer that has lost touch with whom it ran into does not charge.
  if (!IsSome(enemy) || !Touching(f, u, enemy)) {
    Disrupt(b, u);
    return;
  }
  RecordNewContacts(b, u, from, before);
  if (ride.LinearFeatureMet(from.centre, stop) || !ChargesInto(b, u, enemy)) {
    Disrupt(b, u);
    return;
  }
  // The charge begins where the pursuit did (GT-CHG-13).
  b.unit(u).StartAt(from);
  PushCharge(b, Only(u), enemy, ChargeNote::kNone);
}

}  // namespace berthier::grande_tactique
