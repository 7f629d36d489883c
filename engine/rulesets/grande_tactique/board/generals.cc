#include "engine/rulesets/grande_tactique/board/generals.h"

#include "engine/geometry/direction.h"
#include "engine/kit/orders/refusing.h"
#include "engine/rulesets/grande_tactique/board/arrivals.h"
#include "engine/rulesets/grande_tactique/facts/codes.h"
#include "engine/rulesets/grande_tactique/facts/tables.h"
#include "engine/tabletop/tolerance.h"

namespace berthier::grande_tactique {
namespace {

// He is neither dead nor away.
Verdict CheckPresent(PositionView f, GeneralId g) {
  const GeneralState& general = f.state.general(g);
  if (general.dead != 0) return Refuse(f, RefusalCode::kDead, g);
  if (!general.on_table()) return Refuse(f, RefusalCode::kNotArrived, g);
  return {};
}

// GT-MOV-21, 31: not through an enemy, nor into contact with one he does not
// stand in or touch already. Silenced guns hinder nobody.
Verdict CheckWay(PositionView f, GeneralId g, Point from, Point to) {
  const Block start = GeneralBlock(f.scenario, from),
              end = GeneralBlock(f.scenario, to);
  const Box reach = Grown(Union(BoxOf(start), BoxOf(end)), kTouch);
  const Box near = Grown(reach, kBaseReach);
  Verdict verdict;
  f.scenario.side(Opponent(f.scenario.general(g).side))
      .units.ForEach([&](UnitId e) {
        const UnitState& unit = f.unit(e);
        if (!verdict.ok() || !unit.on_table() ||
            unit.cohesion == Cohesion::kSilenced) {
          return;
        }
        const bool area = IsSome(unit.occupying);
        if (!area && !Contains(near, unit.centre)) return;
        if (Apart(reach,
                  area ? f.scenario.area(unit.occupying).box
                       : BoxOf(unit.block()),
                  {})) {
          return;
        }
        const Footprint footprint = FootprintOf(f, e);
        const PolygonView polygon = footprint.view();
        if (Within(start.corners(), polygon, kTouch)) {
          return;
        }
        if (PassesThrough({from, to}, polygon, kThrough) ||
            Within(end.corners(), polygon, kTouch)) {
          verdict = Refuse(f, RefusalCode::kGeneralMeetsEnemy, g, e);
        }
      });
  return verdict;
}

}  // namespace

bool Commands(const Scenario& s, GeneralId g, UnitId u) {
  const GeneralData& general = s.general(g);
  const UnitData& unit = s.unit(u);
  if (general.side != unit.side) return false;
  switch (general.rank) {
    case Rank::kDivision:
      return IsSome(unit.division) && unit.division == general.division;
    case Rank::kCorps:
      return IsSome(unit.corps) && unit.corps == general.corps;
    case Rank::kArmy:
      break;
  }
  return true;
}

Verdict CheckMayRide(PositionView f, GeneralId g) {
  const GeneralState& general = f.state.general(g);
  if (general.dead != 0) return Refuse(f, RefusalCode::kDead, g);
  if (general.moved != 0) return Refuse(f, RefusalCode::kGeneralMoved, g);
  if (IsSome(general.attached_to)) {
    return Refuse(f, RefusalCode::kGeneralAttached, g, general.attached_to);
  }
  if (general.on_table() || MayEnter(f, g)) return {};
  return Refuse(f, RefusalCode::kNotArrived, g);
}

Verdict CheckRide(PositionView f, GeneralId g, Point to) {
  if (const Verdict v = CheckMayRide(f, g); !v.ok()) return v;
  // Far points would not fit the arithmetic of distances.
  if (!berthier::OnTable(f.scenario.terrain, to) ||
      !OnTable(f.scenario, GeneralBlock(f.scenario, to))) {
    return Refuse(f, RefusalCode::kOffTable, g);
  }
  if (!f.state.general(g).on_table()) {
    // GT-SCN-07: anywhere within his move of the entry stretch.
    const Segment stretch = EntryStretch(f.scenario, ArrivalOf(f.scenario, g));
    const Length distance = Distance(to, stretch);
    if (distance > kAllowances.general + kRounding) {
      return Refuse(f, RefusalCode::kGeneralTooFar, g, UnitId::kNone,
                    {distance.ticks, kAllowances.general.ticks, 0});
    }
    return CheckWay(f, g, to, to);
  }
  const Point from = PlaceOf(f, g);
  if (to == from) return Refuse(f, RefusalCode::kStaysPut, g);
  const int64_t most = (kAllowances.general + kRounding).ticks;
  if (NormSquared(to - from) >
      most * (most + 1)) {  // its root, rounded, is more
    return Refuse(f, RefusalCode::kGeneralTooFar, g, UnitId::kNone,
                  {LengthOf(to - from).ticks, kAllowances.general.ticks, 0});
  }
  return CheckWay(f, g, from, to);
}

void PlayRide(const Battle& b, GeneralId g, Point to) {
  GeneralState& general = b.state.general(g);
  const bool arrives = !general.on_table();
  const Pose from = {arrives ? to : PlaceOf(b, g), Heading()};
  StandAt(b.state, g, to);
  general.presence = GeneralState::Where::kOnTable;
  general.arriving = 0;
  general.moved = 1;
  TellMove(b, arrives ? EventCode::kGeneralArrives : EventCode::kGeneralMoves,
           b.scenario.Entity(g), from, {to, Heading()});
}

Verdict CheckAttach(PositionView f, GeneralId g, UnitId u) {
  if (const Verdict v = CheckPresent(f, g); !v.ok()) return v;
  const GeneralState& general = f.state.general(g);
  if (IsSome(general.attached_to)) {
    return Refuse(f, RefusalCode::kGeneralAttached, g, general.attached_to);
  }
  if (!Commands(f.scenario, g, u)) {
    return Refuse(f, RefusalCode::kNotUnderHim, g, u);
  }
  const UnitState& unit = f.unit(u);
  if (!unit.on_table()) return Refuse(f, RefusalCode::kNotOnTable, u);
  if (unit.cohesion == Cohesion::kFleeing) {
    return Refuse(f, RefusalCode::kFleeing, u);
  }
  if (unit.cohesion == Cohesion::kSilenced) {
    return Refuse(f, RefusalCode::kSilenced, u);
  }
  if (IsSome(unit.attached)) return Refuse(f, RefusalCode::kHasGeneral, g, u);
  if (StandsWith(f, g, u)) return {};
  const Block base = GeneralBlock(f.scenario, PlaceOf(f, g));
  return Refuse(
      f, RefusalCode::kGeneralNotTouching, g, u,
      {Distance(base.corners(), FootprintOf(f, u).view()).ticks, 0, 0});
}

bool StandsWith(PositionView f, GeneralId g, UnitId u) {
  const UnitState& unit = f.unit(u);
  const Point place = PlaceOf(f, g);
  if (!IsSome(unit.occupying)) {
    constexpr int64_t kFar = (kBaseReach * 2 + kTouch).ticks;
    return NormSquared(place - unit.centre) <= kFar * kFar &&
           Within(GeneralBlock(f.scenario, place), unit.block(), kTouch);
  }
  const Block base = GeneralBlock(f.scenario, place);
  const Area& area = f.scenario.area(unit.occupying);
  return !Apart(BoxOf(base), area.box, kTouch) &&
         Within(base.corners(), PolygonView(area.polygon), kTouch);
}

Verdict CheckDetach(PositionView f, GeneralId g) {
  if (const Verdict v = CheckPresent(f, g); !v.ok()) return v;
  const GeneralState& general = f.state.general(g);
  if (!IsSome(general.attached_to)) {
    return Refuse(f, RefusalCode::kNotAttached, g);
  }
  if (general.attached_now != 0) {
    return Refuse(f, RefusalCode::kAttachedThisPhase, g, general.attached_to);
  }
  return {};
}

}  // namespace berthier::grande_tactique
