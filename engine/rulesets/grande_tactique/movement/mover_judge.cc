#include "engine/rulesets/grande_tactique/movement/mover.h"

// The Judge of 5.6: whether one manoeuvre to a given end is legal.
#include <algorithm>

#include "engine/rulesets/grande_tactique/facts/tables.h"
#include "engine/rulesets/grande_tactique/table/terrain.h"
#include "engine/tabletop/tolerance.h"

namespace berthier::grande_tactique {
namespace {

// 5.6 (b): a new contact may begin in the last quarter inch or five degrees.
constexpr Length kContactTail = Ticks(254);
constexpr int kContactTailQuarters = 20;

// How far a refused manoeuvre got, for the best excuse.
enum Progress : int16_t { kTurned, kCost, kGround, kFriends, kEnemies, kWall };

}  // namespace

Mover::Ground Mover::GroundUnder(const Sweep& sweep,
                                 const Ending& ending) const {
  Ground ground;
  const Terrain& terrain = f_.scenario.terrain;
  for (size_t i = 0; i < terrain.areas.size(); ++i) {
    const Area& area = terrain.areas[i];
    const AreaId id = MakeId<AreaId>(static_cast<int>(i));
    if (id == ending.area) continue;
    if (!sweep.Overlaps(PolygonView(area.polygon), area.box, kPenetration)) {
      continue;
    }
    if (area.kind != AreaKind::kFort) ground.halves = true;
    if (!MayEnter(f_, u_, area.kind)) {
      ground.closed = true;
      ground.closed_by = id;
    }
  }
  const auto meets = [&](const GroundLayer& layer) {
    return std::any_of(layer.begin(), layer.end(), [&](GroundRef ref) {
      const GroundPart& part = terrain.part(ref);
      return sweep.Overlaps(PolygonView(part.polygon), part.box, kPenetration);
    });
  };
  ground.halves = ground.halves || meets(terrain.rough);
  for (const LinearFeature& feature : terrain.linear_features) {
    ground.halves = ground.halves || sweep.Crosses(PolylineView(feature.line),
                                                   feature.box, kPenetration);
  }
  ground.impassable = meets(terrain.impassable);
  return ground;
}

// Decision: one road throughout; a move that changes roads at a crossing has
// left the strip it was on (GT-MOV-06).
bool Mover::OnSomeRoad(const Manoeuvre& m) const {
  const std::vector<Road>& roads = f_.scenario.terrain.roads;
  return near_road_ &&
         std::any_of(roads.begin(), roads.end(), [&](const Road& road) {
           return StaysOnRoad(road, departure_.pose, size_, m);
         });
}

// GT-MOV-14, 20 and 5.6 (a), (b). Silenced guns are no obstacle (GT-STA-19),
// but nobody slides into contact with them either.
Judgement Mover::MeetEnemies(const Manoeuvre& m, const Sweep& sweep,
                             const Ending& ending) const {
  const auto refuse = [&](RefusalCode code, UnitId e) {
    return Judgement{.reason = static_cast<int16_t>(code),
                     .progress = kEnemies,
                     .operands = {0, 0, Index(f_.scenario.Entity(e)), 0}};
  };
  const bool slides = Slides(m);
  for (const Near& near : near()) {
    if (!near.Is(kEnemy)) continue;
    const Box box = BoxAround(near);
    if (Apart(sweep.box(), box, kTouch)) continue;
    const Footprint footprint = FootprintOf(f_, near.id);
    if (!near.Is(kSilenced)) {
      if (sweep.Overlaps(footprint.view(), box, kPenetration)) {
        return refuse(RefusalCode::kThroughEnemy, near.id);
      }
      if (near.Is(kTouched)) continue;
      const Manoeuvre rest = WithoutTail(m, kContactTail, kContactTailQuarters);
      if (!rest.empty() && Sweep(departure_.pose, size_, rest)
                               .Within(footprint.view(), box, kTouch)) {
        return refuse(RefusalCode::kContactOnTheWay, near.id);
      }
    }
    if (slides && ending.new_contacts.Has(near.id)) {
      for (int i = 0; i < m.size(); ++i) {
        if (m[i].kind == LegKind::kSlide &&
            sweep.legs()[static_cast<size_t>(i)].Within(footprint.view(),
                                                        kTouch)) {
          return refuse(RefusalCode::kSlidesIntoContact, near.id);
        }
      }
    }
  }
  return {};
}

UnitId Mover::FriendPassed(const Sweep& sweep) const {
  for (const Near& near : near()) {
    // Decision: silenced guns are no obstacle to friends either (GT-STA-19).
    if (near.Is(kEnemy) || near.Is(kSilenced)) continue;
    const Box box = BoxAround(near);
    if (!Apart(sweep.box(), box, {}) &&
        sweep.Overlaps(FootprintOf(f_, near.id).view(), box, kPenetration)) {
      return near.id;
    }
  }
  return UnitId::kNone;
}

// 5.7: the polyline of the centre, then to the target's centre. Decision: the
// arc of a wheel is taken as its chord through the middle of the wheel.
bool Mover::ChargesAcross(const Manoeuvre& m, UnitId charged) const {
  Pose pose = departure_.pose;
  const Terrain& terrain = f_.scenario.terrain;
  const auto crosses = [&](Point from, Point to) {
    const std::array<Point, 2> piece = {from, to};
    return LinearFeatureCrossed(terrain, PolylineView(piece)).has_value();
  };
  for (const Leg& leg : m.legs()) {
    const Pose end = After(pose, size_, leg);
    if (leg.wheels()) {
      const Point middle =
          WheelEnd(pose, size_, leg.hand, leg.quarters / 2).centre;
      if (crosses(pose.centre, middle) || crosses(middle, end.centre)) {
        return true;
      }
    } else if (crosses(pose.centre, end.centre)) {
      return true;
    }
    pose = end;
  }
  return crosses(pose.centre, CentreOf(f_, charged));
}

Judgement Mover::Judge(const Manoeuvre& m, Length cost,
                       const Ending& ending) const {
  const auto refuse = [&](RefusalCode code, int16_t progress,
                          Measured operands = {0, 0, 0xFFFF}) {
    return Judgement{.reason = static_cast<int16_t>(code),
                     .progress = progress,
                     .operands = {operands[0], operands[1], operands[2], 0}};
  };
  if (square_ && std::any_of(m.legs().begin(), m.legs().end(),
                             [](const Leg& leg) { return leg.wheels(); })) {
    return refuse(RefusalCode::kSquaresDoNotTurn, kTurned);
  }
  // GT-TER-15: however short the way.
  if (horse_ && IsSome(ending.charged) && ChargesAcross(m, ending.charged)) {
    return refuse(RefusalCode::kLinearFeatureBetween, kWall,
                  {0, 0, Index(f_.scenario.Entity(ending.charged))});
  }

  const Sweep sweep(departure_.pose, size_, m);
  Ground ground = near_ground_ ? GroundUnder(sweep, ending) : Ground{};
  const auto slow = [&](AreaId area) {
    return IsSome(area) && f_.scenario.area(area).kind != AreaKind::kFort;
  };
  ground.halves = ground.halves || slow(departure_.left) || slow(ending.area);
  // GT-MOV-04, 05: once, however many reasons; never a square.
  const bool halved_anyway = Disrupted(f_, u_) || Slides(m);
  const auto limit = [&] {
    const bool halved = !square_ && (halved_anyway || ground.halves);
    return halved ? full_ / 2 : full_;
  };
  Length allowed = limit();
  if ((ground.closed || ground.impassable || cost > allowed + kRounding) &&
      OnSomeRoad(m)) {
    // GT-MOV-06, 19.
    if (f_.scenario.options.road_waives_terrain == Options::Switch::kOn) {
      ground.halves = false;
      ground.closed = false;
    }
    ground.impassable = false;
    allowed = limit() + kRoadBonus;
  }
  if (ground.impassable) return refuse(RefusalCode::kImpassable, kGround);
  if (ground.closed) {
    return refuse(RefusalCode::kClosedGround, kGround,
                  {0, 0, Index(f_.scenario.Entity(ground.closed_by))});
  }
  if (cost > allowed + kRounding) {
    const RefusalCode why = allowed >= full_ ? RefusalCode::kTooFar
                            : Disrupted(f_, u_)
                                ? RefusalCode::kTooFarHalvedAnyway
                            : Slides(m) ? RefusalCode::kTooFarAside
                                        : RefusalCode::kTooFarHalved;
    return refuse(why, kCost, {cost.ticks, allowed.ticks, 0xFFFF});
  }
  if (n_near_ == 0) return {};

  Judgement verdict;
  if (f_.scenario.IsInfantry(u_)) {
    const UnitId passed = FriendPassed(sweep);
    if (IsSome(passed)) {
      const int32_t object = Index(f_.scenario.Entity(passed));
      if (!Coherent(f_, u_)) {
        return refuse(RefusalCode::kThroughFriends, kFriends, {0, 0, object});
      }
      if (IsSome(ending.charged)) {
        return refuse(RefusalCode::kDisruptedOnTheWay, kFriends,
                      {0, 0, object});
      }
      verdict.penalty = 1;
    }
  }
  if (const Judgement met = MeetEnemies(m, sweep, ending); !met.accepted()) {
    return met;
  }
  return verdict;
}

}  // namespace berthier::grande_tactique
