#include "engine/rulesets/grande_tactique/movement/mover.h"

// Occupying an area (GT-MOV-26): the way to its first touch.
#include <algorithm>

#include "engine/geometry/direction.h"
#include "engine/geometry/sweep.h"
#include "engine/rulesets/grande_tactique/board/charge_order.h"
#include "engine/rulesets/grande_tactique/facts/tables.h"
#include "engine/tabletop/tolerance.h"

namespace berthier::grande_tactique {
namespace {

// Wheels that are tried before a straight run, in quarter degrees.
constexpr int kTurns[] = {60, 120, 180, 240, 360};

}  // namespace

// Whom it would touch there, and whether it may (GT-MOV-26). The area's
// contacts become the unit's; the front edge does not matter.
Verdict Mover::CheckContactsFrom(PolygonView polygon, UnitId charged,
                                 UnitSet& contacts) const {
  const Side enemy = Opponent(f_.data(u_).side);
  f_.scenario.side(enemy).units.ForEach([&](UnitId e) {
    const UnitState& unit = f_.unit(e);
    if (!unit.on_table()) return;
    const Footprint footprint = FootprintOf(f_, e);
    if (Within(polygon, footprint.view(), kTouch) &&
        (departure_.from == Departure::From::kEdge || !Touching(f_, u_, e))) {
      contacts.Add(e);
    }
  });
  Verdict verdict;
  contacts.ForEach([&](UnitId e) {
    if (!verdict.ok()) return;
    if (departure_.from == Departure::From::kEdge) {
      verdict = Refuse(f_, RefusalCode::kEntersInContact, u_, e);
    } else if (f_.scenario.IsArtillery(u_)) {
      verdict = Refuse(f_, RefusalCode::kNoContactAllowed, u_, e);
    } else if (horse_ && !IsSome(charged) &&
               f_.unit(e).cohesion != Cohesion::kSilenced) {
      verdict = Refuse(f_, RefusalCode::kMustCharge, u_, e);
    }
  });
  if (!verdict.ok()) return verdict;
  if (IsSome(charged)) {
    verdict = CheckChargeBetween(f_, u_, charged);
    if (!verdict.ok()) return verdict;
    // GT-CHG-03: by any part of the area.
    if (!Within(polygon, FootprintOf(f_, charged).view(), kTouch)) {
      return Refuse(f_, RefusalCode::kFrontNotTouching, u_, charged);
    }
  }
  return {};
}

// A manoeuvre that leads to the area, the cheapest kinds first; of those that
// do not, the one that comes farthest.
Mover::WayInto Mover::FindWayInto(const Area& area, Length gap,
                                  const Ending& ending) const {
  const PolygonView polygon(area.polygon);
  const Pose start = departure_.pose;
  const Block base = MakeBlock(start, size_);
  WayInto way;
  // Shows a manoeuvre to the Judge; true when nothing better can be found.
  const auto tried = [&](const Manoeuvre& m) {
    const Judgement verdict_of = Judge(m, Cost(m, size_), ending);
    const bool better =
        !way.judged ||
        (verdict_of.accepted()
             ? !way.found || verdict_of.penalty < way.best.penalty
             : !way.found && verdict_of.progress > way.best.progress);
    way.judged = true;
    if (better) {
      way.best = verdict_of;
      way.manoeuvre = m;
      way.found = verdict_of.accepted();
    }
    return way.found && way.best.penalty == 0;
  };
  const auto run = [&](Pose from, Heading toward, Manoeuvre m) {
    const Length free = FreeRun(MakeBlock(from, size_), Forward(toward),
                                polygon, open_ + kRounding);
    if (free > open_) return false;
    if (free.ticks > 0) {
      m.Add(Leg::Translation(from.heading, Along(Forward(toward), free)));
    }
    return tried(m);
  };
  const auto search = [&] {
    if (gap.ticks == 0) return tried(Manoeuvre());
    if (run(start, start.heading, {})) return true;
    const NearestPair pair = NearestPoints(base.corners(), polygon);
    if (pair.on_a != pair.on_b &&
        run(start, BearingOf(pair.on_b - pair.on_a), {})) {
      return true;
    }
    if (start.centre != area.centroid &&
        run(start, BearingOf(area.centroid - start.centre), {})) {
      return true;
    }
    if (square_) return false;
    for (const int turn : {kTurns[2], -kTurns[2]}) {
      if (run(start, start.heading.Turned(turn), {})) return true;
    }
    for (const int turn : kTurns) {
      for (const Hand hand : {Hand::kLeft, Hand::kRight}) {
        Manoeuvre m;
        m.Add(Leg::Wheel(hand, turn));
        const Pose wheeled = After(start, size_, m);
        if (run(wheeled, wheeled.heading, m)) return true;
      }
    }
    return false;
  };
  search();
  return way;
}

Verdict Mover::Into(AreaId id, UnitId charged, Movement& movement) const {
  const Area& area = f_.scenario.area(id);
  const PolygonView polygon(area.polygon);
  if (!MayEnter(f_, u_, area.kind) || id == departure_.left) {
    return Refuse(f_, RefusalCode::kAreaClosed, u_, id);
  }
  if (IsSome(f_.state.occupant[static_cast<size_t>(id)])) {
    return Refuse(f_, RefusalCode::kAreaTaken, u_, id);
  }
  UnitSet contacts;
  if (const Verdict v = CheckContactsFrom(polygon, charged, contacts);
      !v.ok()) {
    return v;
  }
  if (const Verdict v = CheckBroken(polygon); !v.ok()) return v;

  const Pose start = departure_.pose;
  const Block base = MakeBlock(start, size_);
  const Length gap = Distance(base.corners(), polygon);
  const bool fort = area.kind == AreaKind::kFort;
  if (gap > open_ + kRounding) {
    return Refuse(f_, RefusalCode::kAreaOutOfReach, u_, id,
                  {gap.ticks, (fort ? open_ : full_ / 2).ticks, 0});
  }

  const Ending ending = {
      .charged = charged, .area = id, .new_contacts = contacts};
  const WayInto way = FindWayInto(area, gap, ending);
  if (!way.found) {
    if (!way.judged || way.best.progress <= 1) {
      return Refuse(f_, RefusalCode::kAreaOutOfReach, u_, id,
                    {gap.ticks, (fort ? open_ : full_ / 2).ticks, 0});
    }
    ManoeuvreSearchResult plan;
    plan.verdict = way.best;
    return RefusalOf(plan);
  }
  movement.manoeuvre = way.manoeuvre;
  movement.passed = way.best.penalty > 0
                        ? FriendPassed(Sweep(start, size_, movement.manoeuvre))
                        : UnitId::kNone;
  movement.new_contacts = contacts;
  movement.asked = movement.end = {area.centroid, start.heading};
  return {};
}

}  // namespace berthier::grande_tactique
