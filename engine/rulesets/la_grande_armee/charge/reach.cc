#include "engine/rulesets/la_grande_armee/charge/reach.h"

#include <algorithm>
#include <array>

#include "engine/geometry/direction.h"
#include "engine/kit/orders/refusing.h"
#include "engine/rulesets/la_grande_armee/board/changes.h"
#include "engine/rulesets/la_grande_armee/board/overlaps.h"
#include "engine/rulesets/la_grande_armee/command/capture.h"
#include "engine/rulesets/la_grande_armee/field/contact.h"
#include "engine/rulesets/la_grande_armee/field/footprint.h"
#include "engine/rulesets/la_grande_armee/field/sight.h"
#include "engine/rulesets/la_grande_armee/field/terrain.h"
#include "engine/rulesets/la_grande_armee/movement/forced.h"

namespace berthier::la_grande_armee {
namespace {

// LGA-FOG-01, in inches.
constexpr int kTileSide = 2;
// Farther than any table.
constexpr Length kAnywhere = Inches(300);

// FOG-16, CHG-05
bool MeetsTile(PositionView f, Side side, const Swept& path) {
  for (const TileId t : f.scenario.side(Opponent(side)).tiles) {
    const TileState& tile = f.state.tile(t);
    if (tile.status != TileStatus::kOnTable) continue;
    const Block block = MakeBlock({tile.pos, tile.facing},
                                  {Inches(kTileSide), Inches(kTileSide)});
    if (path.Overlaps(block.corners(), kPenetration)) return true;
  }
  return false;
}

Swept PathAhead(PositionView f, ElementId e, Length distance) {
  Swept path;
  path.AddRun(SolidOf(f, e), Along(Forward(f.unit(e).facing), distance));
  return path;
}

// LGA-CHG-01, LGA-MOV-27
Verdict CheckCharger(PositionView f, ElementId e) {
  const ElementState& unit = f.unit(e);
  if (unit.routing()) return Refuse(f, RefusalCode::kRouting, e);
  if (unit.scouting()) return Refuse(f, RefusalCode::kScouting, e);
  if (unit.troops == 0 || unit.form != Form::kDeployed) {
    return Refuse(f, RefusalCode::kMayNotCharge, e);
  }
  if (IsLocked(f, e)) return Refuse(f, RefusalCode::kLocked, e);
  const ElementId under = OverlappedFriend(f, e);
  if (IsSome(under)) return Refuse(f, RefusalCode::kOverlapping, e, under);
  return {};
}

}  // namespace

Length ReachOf(PositionView f, ElementId e, ChargeKind kind) {
  const RateRow& rates = RatesOf(f, e);
  if (kind == ChargeKind::kCharge) {
    const Length reach = Inches(rates.charge);
    return IsDisrupted(f, e) ? reach / 2 : reach;
  }
  // LGA-MOV-21
  const Length reach = Inches(rates.normal);
  return IsDisrupted(f, e) || StandsInDifficult(f, e) ? reach / 2 : reach;
}

Verdict CheckContact(PositionView f, ElementId e, ElementId target,
                     ChargeKind kind) {
  if (const Verdict v = CheckCharger(f, e); !v.ok()) return v;
  if (AreInContact(f, e, target)) {
    return Refuse(f, RefusalCode::kBeforeIt, e, target);
  }
  const bool horse = IsCavalry(f, e);
  if (horse && IsGarrison(f, target)) {
    return Refuse(f, RefusalCode::kHorseIntoTown, e, target);
  }
  const Touch touch = FirstTouch(f, e, kAnywhere, target);
  if (touch.element != target ||
      !AimAt(f, e, Edge::kFront, target, kAnywhere, SightFor::kCharge).any()) {
    return Refuse(f, RefusalCode::kNotSeen, e, target);
  }
  const Touch first = FirstTouch(f, e, touch.gap);
  if (IsBefore(first, touch)) {
    return Refuse(f, RefusalCode::kNotFirst, e, target);
  }
  if (!horse && IsCavalry(f, target) && touch.edge.edge == Edge::kFront) {
    return Refuse(f, RefusalCode::kHorseInFront, e, target);
  }
  const Length reach = ReachOf(f, e, kind);
  if (kind == ChargeKind::kAdvance && touch.gap > reach + kRounding) {
    return Refuse(f, RefusalCode::kTooFarToAdvance, e, target,
                  {touch.gap.ticks, reach.ticks, 0});
  }
  const Swept path = PathAhead(f, e, std::min(touch.gap, reach));
  if (IsBarred(f, e, path, target, f.unit(target).settlement) ||
      MeetsTile(f, f.data(e).side, path)) {
    return Refuse(f, RefusalCode::kWayBarred, e, target);
  }
  return {};
}

bool IsBarred(PositionView f, ElementId e, const Swept& path, ElementId but,
              PieceId settlement) {
  if (LeavesTable(f, path) || IsSome(ImpassableUnder(f, path)) ||
      IsSome(SettlementUnder(f, path, settlement))) {
    return true;
  }
  for (const Side side : {Side::kFirst, Side::kSecond}) {
    const bool own = side == f.data(e).side;
    const ElementId met = FirstNear(
        f, f.scenario.side(side).elements, path.box(), Ticks(0),
        [&](ElementId each) {
          return each != e && each != but && !(own && IsArtillery(f, each)) &&
                 path.Overlaps(ShapeOf(f, each), kPenetration);
        });
    if (IsSome(met)) return true;
  }
  return false;
}

Length ClearAhead(PositionView f, ElementId e, Length most) {
  return RoomFor(f, e, Forward(f.unit(e).facing), most,
                 {.friends = true,
                  .settlements = true,
                  .gap = Inches(kDistances.stop_short)});
}

void GoAhead(const Battle& b, ElementId e, Length distance) {
  if (distance <= Ticks(0)) return;
  const ElementState& unit = b.unit(e);
  const Point centre = unit.centre, place = unit.place;
  const Swept path = PathAhead(b, e, distance);
  DropContacts(b, e);
  Shift(b, e, Along(Forward(unit.facing), distance));
  const std::array<Point, 2> track = {place, unit.place};
  GainMarkers(b, e,
              (DifficultUnder(b, path) ? kMarkerTable.difficult : 0) +
                  RiverMarkers(b, e, track));
  PassOver(b, e, centre, path);
}

}  // namespace berthier::la_grande_armee
