#include "engine/rulesets/simple_grand_tactical/board/retreat.h"

#include <algorithm>
#include <cstdint>

#include "engine/geometry/direction.h"
#include "engine/geometry/sweep.h"
#include "engine/rulesets/simple_grand_tactical/board/changes.h"
#include "engine/rulesets/simple_grand_tactical/board/contacts.h"
#include "engine/rulesets/simple_grand_tactical/board/outline.h"
#include "engine/rulesets/simple_grand_tactical/facts/tables.h"

namespace berthier::simple_grand_tactical {
namespace {

constexpr Length kStep = Ticks(200);  // 0.5 cm (GEO-25)

enum class RetreatEnd : uint8_t { kStands, kSurrenders, kLeavesTable };

// Where a retreat leads, and what a player wants to know of it.
struct RetreatWay {
  RetreatEnd how = RetreatEnd::kStands;
  Point end;
  bool beyond_friends = false;   // RET-08
  bool stopped = false;          // RET-09
  UnitId enemy = UnitId::kNone;  // to whom it surrenders
};

// The straight way of a retreating unit and what it meets.
class RetreatPath {
 public:
  RetreatPath(const Battle& b, UnitId u, Point toward)
      : b_(b), u_(u), start_(b.unit(u).block()), toward_(toward) {
    const PositionView f = b;
    f.foes(u).units.ForEach([&](UnitId e) {
      if (!f.unit(e).on_table()) return;
      enemies_.Add(e);
      if (Within(start_, f.unit(e).block(), kContact)) touched_.Add(e);
    });
  }

  // Goes `distance`, or farther if friends stand there.
  RetreatWay Go(Length distance) const {
    Length whole = distance;
    while (InTable(At(whole)) && OnFriend(whole)) whole += kStep;
    const Length surrender =
        FirstThat(whole, [&](Length t) { return IsSome(EnemyMet(t)); });
    const Length leaves =
        FirstThat(whole, [&](Length t) { return !InTable(At(t)); });
    const Length stopped =
        FirstThat(whole, [&](Length t) { return MeetsImpassable(t); });
    const Length first = std::min({surrender, leaves, stopped});
    RetreatWay way{.end = At(std::min(first, whole)),
                   .beyond_friends = whole > distance};
    if (first > whole) return way;
    if (surrender == first) {
      way.how = RetreatEnd::kSurrenders;
      way.enemy = EnemyMet(surrender);
      return way;
    }
    if (leaves == first) {
      way.how = RetreatEnd::kLeavesTable;
      return way;
    }
    // RET-09
    Length last = stopped - Ticks(1);
    while (last > Length{} && OnFriend(last)) last -= kStep;
    last = std::max(last, Length{});
    way.end = At(last);
    way.stopped = true;
    way.enemy = StillTouched(last);
    if (IsSome(way.enemy)) way.how = RetreatEnd::kSurrenders;
    return way;
  }

 private:
  Point At(Length t) const { return PointAlong(start_.centre, toward_, t); }
  Block BlockAt(Length t) const { return {At(t), start_.left, start_.right}; }
  bool InTable(Point p) const {
    const Ground& ground = b_.scenario.ground;
    return p.x >= 0 && p.y >= 0 && p.x <= ground.width.ticks &&
           p.y <= ground.depth.ticks;
  }
  bool OnFriend(Length t) const {
    return IsSome(UnitUnder(b_, BlockAt(t), u_, b_.own(u_).units));
  }
  // RET-05: who is met by this point of the way, if anybody.
  UnitId EnemyMet(Length t) const {
    const Vec by = At(t) - start_.centre;
    const SmallPolygon swept = TranslationSweep(start_, by);
    const SmallPolygon inside =
        TranslationSweep(Resized(start_, -kKeepOff), by);
    UnitId met = UnitId::kNone;
    enemies_.ForEach([&](UnitId e) {
      if (IsSome(met)) return;
      const auto corners = b_.unit(e).block().corners();
      if ((!touched_.Has(e) && Within(swept.view(), corners, kContact)) ||
          berthier::Overlaps(inside.view(), corners, {})) {
        met = e;
      }
    });
    return met;
  }
  bool MeetsImpassable(Length t) const {
    const Ground& ground = b_.scenario.ground;
    if (ground.impassable.empty()) return false;
    const SmallPolygon swept = TranslationSweep(start_, At(t) - start_.centre);
    const Box box = BoxOf(swept.view());
    return FirstPiece(ground, ground.impassable, box,
                      [&](const Piece&, const GroundPart& part) {
                        return berthier::Overlaps(part.polygon, swept.view(),
                                                  kOverlap);
                      }) >= 0;
  }
  UnitId StillTouched(Length t) const {
    UnitId touched = UnitId::kNone;
    touched_.ForEach([&](UnitId e) {
      if (!IsSome(touched) &&
          Within(BlockAt(t), b_.unit(e).block(), kContact)) {
        touched = e;
      }
    });
    return touched;
  }
  // The first length up to `most` of which it is true, as it then stays; more
  // than `most` if it is true of none.
  template <typename F>
  static Length FirstThat(Length most, F&& is_true) {
    if (!is_true(most)) return most + Ticks(1);
    Length low = {}, high = most;
    while (low < high) {
      const Length middle = (low + high) / 2;
      if (is_true(middle)) {
        high = middle;
      } else {
        low = middle + Ticks(1);
      }
    }
    return low;
  }

  struct View : PositionView {
    explicit View(const Battle& b) : PositionView(b) {}
  };
  View b_;
  UnitId u_;
  Block start_;
  Point toward_;
  UnitSet enemies_;
  UnitSet touched_;
};

// Why the retreat is not one of the usual length.
void TellUnusual(const Battle& b, UnitId u, const RetreatWay& way,
                 Length distance) {
  if (b.listener == nullptr) return;
  const auto tell = [&](EventCode code) {
    Tell(b, code, b.scenario.Entity(u),
         IsSome(way.enemy) ? b.scenario.Entity(way.enemy) : EntityId::kNone,
         {distance.ticks, 0, 0, 0});
  };
  switch (way.how) {
    case RetreatEnd::kSurrenders:
      return tell(way.stopped ? EventCode::kNoWayOut : EventCode::kCutOff);
    case RetreatEnd::kLeavesTable:
      return tell(EventCode::kOverTheEdge);
    case RetreatEnd::kStands:
      if (way.stopped) return tell(EventCode::kStopsShort);
      if (way.beyond_friends) tell(EventCode::kThroughFriends);
  }
}

}  // namespace

Point PointAlong(Point from, Point to, Length distance) {
  const Vec way = to - from;
  constexpr int kShift = 10;  // thousandths of a tick
  const int64_t length = IntegerSqrt(NormSquared(way) << (2 * kShift));
  const auto part = [&](int32_t v) {
    const int64_t over = (int64_t{v} * distance.ticks) << kShift;
    const int64_t half = length / 2;
    return static_cast<int32_t>((over >= 0 ? over + half : over - half) /
                                length);
  };
  return from + Vec{part(way.x), part(way.y)};
}

void Retreat(const Battle& b, UnitId u, Length distance, Point from) {
  UnitState& unit = b.unit(u);
  const Pose start = unit.pose();
  Point toward = start.centre + (start.centre - from);
  if (toward == start.centre) {  // RET-04
    toward = start.centre + Along(Forward(start.heading.Opposite()), distance);
  }
  const RetreatWay way = RetreatPath(b, u, toward).Go(distance);
  TellUnusual(b, u, way, distance);
  if (way.how != RetreatEnd::kStands) {
    Remove(b, u,
           way.how == RetreatEnd::kSurrenders ? Presence::kSurrendered
                                              : Presence::kLeftTable);
    return;
  }
  Pose pose = {way.end, start.heading};
  if (IsOn(b.scenario.options.retreat_about_face)) {
    pose.heading = BearingOf(toward - start.centre);
  }
  Place(b, u, unit.formation, pose);
  // RET-01
  if (unit.formation == Formation::kDeployed &&
      !IsSome(AreaHolding(b.scenario.ground, unit.block()))) {
    unit.formation = Formation::kColumn;
  }
  TellMove(b, EventCode::kRetreats, b.scenario.Entity(u), start, pose,
           EntityId::kNone, {LengthOf(way.end - start.centre).ticks, 0, 0, 0});
  Disorder(b, u);
  DropContacts(b, u);
  ShiftLeaders(b, u);
}

void RetreatFromNearest(const Battle& b, UnitId u) {
  const UnitId enemy = NearestEnemy(b, u);
  const Point centre = b.unit(u).centre;
  const Length distance = Centimetres(kDistances.retreat);
  if (IsSome(enemy)) return Retreat(b, u, distance, b.unit(enemy).centre);
  const Heading home = HeadingToward(b.scenario.side(b.data(u).side).home);
  Retreat(b, u, distance, centre - Along(Forward(home), distance));
}

}  // namespace berthier::simple_grand_tactical
