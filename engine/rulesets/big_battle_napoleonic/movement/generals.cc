#include "engine/rulesets/big_battle_napoleonic/movement/generals.h"

#include <algorithm>
#include <bit>
#include <utility>

#include "engine/geometry/sweep.h"
#include "engine/kit/orders/refusing.h"
#include "engine/rulesets/big_battle_napoleonic/facts/codes.h"
#include "engine/rulesets/big_battle_napoleonic/facts/tables.h"
#include "engine/rulesets/big_battle_napoleonic/movement/movement.h"
#include "engine/tabletop/entry_edge.h"
#include "engine/tabletop/tolerance.h"

namespace berthier::big_battle_napoleonic {
namespace {

Block BaseAt(const Scenario& s, GeneralId g, Point p) {
  const int32_t half = s.general(g).base_half;
  return {p, {-half, half}, {half, half}};
}

// The enemy footprint that a ride of the base from a to b would touch.
UnitId MetOnRide(PositionView f, GeneralId g, Point from, Point to) {
  const Block start = BaseAt(f.scenario, g, from);
  const SmallPolygon sweep = TranslationSweep(start, to - from);
  const Box box = BoxOf(sweep.view());
  const Box centres = BoxOfCentres(box, Ticks(0));
  UnitId met = UnitId::kNone;
  f.scenario.side(Opponent(f.scenario.general(g).side))
      .units.ForEach([&](UnitId e) {
        const UnitState& enemy = f.unit(e);
        if (IsSome(met) || !enemy.on_table() ||
            !Contains(centres, enemy.centre)) {
          return;
        }
        const Block block = enemy.block();
        if (!Apart(BoxOf(block), box, Ticks(0)) &&
            Overlaps(sweep, block.corners(), kPenetration)) {
          met = e;
        }
      });
  return met;
}

bool RidesOverImpassable(PositionView f, GeneralId g, Point from, Point to) {
  const SmallPolygon sweep =
      TranslationSweep(BaseAt(f.scenario, g, from), to - from);
  for (const GroundRef ref : f.scenario.ground.impassable) {
    if (Overlaps(sweep, f.scenario.ground.part(ref).polygon, kPenetration)) {
      return true;
    }
  }
  return false;
}

}  // namespace

GeneralId DisplacedGeneral(const State& s) {
  return MakeId<GeneralId>(std::countr_zero(s.displaced));
}

bool ClearForGeneral(PositionView f, GeneralId g, Point place) {
  const Block base = BaseAt(f.scenario, g, place);
  if (!OnTable(f.scenario.ground, base)) return false;
  bool clear = true;
  f.scenario.side(Opponent(f.scenario.general(g).side))
      .units.ForEach([&](UnitId e) {
        clear = clear && (!f.unit(e).on_table() ||
                          !Overlaps(base, f.unit(e).block(), kPenetration));
      });
  return clear;
}

bool NearestClearPlace(PositionView f, GeneralId g, Point& place,
                       Length& away) {
  const Point from = f.state.general(g).pos;
  const Heading home =
      HeadingToward(f.scenario.side(f.scenario.general(g).side).baseline);
  const Length step = InchHundredths(25);
  const Length farthest = f.scenario.ground.width + f.scenario.ground.depth;
  for (away = step; away < farthest; away += step) {
    for (int degrees = 0; degrees < 360; degrees += 5) {
      // Counter-clockwise.
      place = from + Along(Forward(home.Turned(-4 * degrees)), away);
      if (ClearForGeneral(f, g, place)) return true;
    }
  }
  return false;
}

Verdict CheckDisplace(PositionView f, const Order& order) {
  const GeneralId g = f.scenario.As<GeneralId>(order.subject);
  if (!IsSome(g) || g != DisplacedGeneral(f.state)) {
    return Refuse(f, RefusalCode::kNotDisplaced, order.subject);
  }
  const Point place = order.pose.centre;
  const Length away = LengthOf(place - f.state.general(g).pos);
  const Length most = Inches(kDistances.general_displaced);
  if (away > most + kRounding) {
    return Refuse(f, RefusalCode::kPlaceTooFar, g, {away.ticks, most.ticks, 0});
  }
  if (!OnTable(f.scenario.ground, BaseAt(f.scenario, g, place))) {
    return Refuse(f, RefusalCode::kOffTable, g);
  }
  if (!ClearForGeneral(f, g, place)) {
    const UnitId enemy = MetOnRide(f, g, place, place);
    return Refuse(f, RefusalCode::kGeneralOnEnemy, g, enemy);
  }
  return {};
}

Verdict CheckGeneralMove(PositionView f, const Order& order) {
  const GeneralId g = f.scenario.As<GeneralId>(order.subject);
  if (!IsSome(g)) return Refuse(RefusalCode::kNoSuchSubject);
  const GeneralData& data = f.scenario.general(g);
  if (data.side != f.state.phasing) return Refuse(f, RefusalCode::kNotYours, g);
  const GeneralState& general = f.state.general(g);
  const bool enters = static_cast<Verb>(order.verb) == Verb::kEnter;
  Point from = general.pos;
  Point corner = order.via;
  if (enters) {
    if (!MayEnter(f, g)) return Refuse(f, RefusalCode::kNotDue, g);
    // BBN-SCN-05: the ride begins on the edge.
    if (!Within(order.via, f.scenario.StretchOf(data.arrival, data.side),
                kTouch)) {
      return Refuse(f, RefusalCode::kNotOnStretch, g);
    }
    from = order.via;
    corner = {};
  } else if (!general.on_table()) {
    return Refuse(f, RefusalCode::kNotOnTable, g);
  }
  if (general.moved != 0) return Refuse(f, RefusalCode::kGeneralHasMoved, g);
  const Point to = order.pose.centre;
  const bool bent = corner != Point{};
  const Point middle = bent ? corner : to;
  const Length length = LengthOf(middle - from) + LengthOf(to - middle);
  const Length most = Inches(kAllowances.general);
  if (length > most + kRounding) {
    return Refuse(f, RefusalCode::kTooFarForGeneral, g,
                  {length.ticks, most.ticks, 0});
  }
  if (!OnTable(f.scenario.ground, BaseAt(f.scenario, g, to))) {
    return Refuse(f, RefusalCode::kOffTable, g);
  }
  for (const auto& [a, z] : {std::pair{from, middle}, std::pair{middle, to}}) {
    const UnitId met = MetOnRide(f, g, a, z);
    if (IsSome(met)) {
      return Refuse(f, RefusalCode::kGeneralMeetsEnemy, g, met);
    }
    if (RidesOverImpassable(f, g, a, z)) {
      return Refuse(f, RefusalCode::kImpassable, g);
    }
  }
  if (!enters && to == general.pos) {
    return Refuse(f, RefusalCode::kStaysPut, g);
  }
  return {};
}

}  // namespace berthier::big_battle_napoleonic
