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

  // Goes `distance`, or farther if friends stand there; `end`: where to.
  RetreatEnd Go(Length distance, Point& end) const {
    Length whole = distance;
    while (InTable(At(whole)) && OnFriend(whole)) whole += kStep;
    const Length surrender =
        FirstThat(whole, [&](Length t) { return MeetsEnemy(t); });
    const Length leaves =
        FirstThat(whole, [&](Length t) { return !InTable(At(t)); });
    const Length stopped =
        FirstThat(whole, [&](Length t) { return MeetsImpassable(t); });
    const Length first = std::min({surrender, leaves, stopped});
    end = At(std::min(first, whole));
    if (first > whole) return RetreatEnd::kStands;
    if (surrender == first) return RetreatEnd::kSurrenders;
    if (leaves == first) return RetreatEnd::kLeavesTable;
    // RET-09
    Length last = stopped - Ticks(1);
    while (last > Length{} && OnFriend(last)) last -= kStep;
    last = std::max(last, Length{});
    end = At(last);
    return StillTouches(last) ? RetreatEnd::kSurrenders : RetreatEnd::kStands;
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
  // RET-05: by this point of the way.
  bool MeetsEnemy(Length t) const {
    const Vec by = At(t) - start_.centre;
    const SmallPolygon swept = TranslationSweep(start_, by);
    const SmallPolygon inside =
        TranslationSweep(Resized(start_, -kKeepOff), by);
    bool meets = false;
    enemies_.ForEach([&](UnitId e) {
      if (meets) return;
      const auto corners = b_.unit(e).block().corners();
      meets = (!touched_.Has(e) && Within(swept.view(), corners, kContact)) ||
              berthier::Overlaps(inside.view(), corners, {});
    });
    return meets;
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
  bool StillTouches(Length t) const {
    bool touches = false;
    touched_.ForEach([&](UnitId e) {
      touches = touches || Within(BlockAt(t), b_.unit(e).block(), kContact);
    });
    return touches;
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
  Point end;
  const RetreatEnd how = RetreatPath(b, u, toward).Go(distance, end);
  if (how != RetreatEnd::kStands) {
    Remove(b, u,
           how == RetreatEnd::kSurrenders ? Presence::kSurrendered
                                          : Presence::kLeftTable);
    return;
  }
  Pose pose = {end, start.heading};
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
           EntityId::kNone, {LengthOf(end - start.centre).ticks, 0, 0, 0});
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
