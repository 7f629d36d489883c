#include "engine/rulesets/grande_tactique/board/position_view.h"

#include "engine/geometry/polyline.h"
#include "engine/rulesets/grande_tactique/facts/tables.h"
#include "engine/rulesets/grande_tactique/table/arc.h"
#include "engine/tabletop/contact.h"
#include "engine/tabletop/tolerance.h"

namespace berthier::grande_tactique {
namespace {

const BaseSizes& Sizes(const Scenario& s) {
  return kBaseSizes[s.options.true_inches ? 1 : 0];
}

BaseSize Size(int front, int depth) { return {Ticks(front), Ticks(depth)}; }

bool Is(PositionView f, UnitId u, AreaKind kind) {
  const AreaId a = f.unit(u).occupying;
  return IsSome(a) && f.scenario.area(a).kind == kind;
}

constexpr int64_t kReach = kBaseReach.ticks;

bool FarApart(Point a, Point b, int64_t reach) {
  return NormSquared(a - b) > reach * reach;
}

UnitSet EnemiesOf(PositionView f, UnitId u) {
  return f.scenario.side(Opponent(f.data(u).side)).units;
}

// Within the command radius. The centres decide it nearly always: two bases are
// no farther apart than their centres.
template <typename A>
bool InReach(PositionView f, A a, Point at, GeneralId g) {
  const Length limit = kCommandRadius + kRounding;
  const int64_t between = NormSquared(at - PlaceOf(f, g));
  if (between <= int64_t{limit.ticks} * limit.ticks) return true;
  const int64_t most = limit.ticks + 2 * kReach;
  return between <= most * most &&
         Within(FootprintOf(f, a).view(), FootprintOf(f, g).view(), limit);
}

bool InReachOf(PositionView f, UnitId u, GeneralId g) {
  if (!InArea(f, u) && !IsSome(f.state.general(g).attached_to)) {
    return InReach(f, u, f.unit(u).centre, g);
  }
  return Within(FootprintOf(f, u).view(), FootprintOf(f, g).view(),
                kCommandRadius + kRounding);
}

bool InReachOf(PositionView f, GeneralId a, GeneralId b) {
  if (!IsSome(f.state.general(a).attached_to) &&
      !IsSome(f.state.general(b).attached_to)) {
    return InReach(f, a, PlaceOf(f, a), b);
  }
  return Within(FootprintOf(f, a).view(), FootprintOf(f, b).view(),
                kCommandRadius + kRounding);
}

}  // namespace

BaseSize SquareBase(const Scenario& s) {
  return Size(Sizes(s).square_side, Sizes(s).square_side);
}

Point PlaceOf(PositionView f, GeneralId g) {
  const GeneralState& general = f.state.general(g);
  return IsSome(general.attached_to) ? CentreOf(f, general.attached_to)
                                     : general.own_place.point_;
}

Block GeneralBlock(const Scenario& s, Point p) {
  const int half = Sizes(s).general_side / 2;
  return {p, {-half, half}, {half, half}};
}

Footprint FootprintOf(PositionView f, GeneralId g) {
  const UnitId with = f.state.general(g).attached_to;
  return IsSome(with) ? FootprintOf(f, with)
                      : Footprint(GeneralBlock(f.scenario, PlaceOf(f, g)));
}

bool InWoods(PositionView f, UnitId u) { return Is(f, u, AreaKind::kWoods); }
bool InBuiltUpArea(PositionView f, UnitId u) {
  return Is(f, u, AreaKind::kBuiltUp);
}
bool InFort(PositionView f, UnitId u) { return Is(f, u, AreaKind::kFort); }
bool Touching(PositionView f, UnitId a, UnitId b) {
  const UnitState& ua = f.unit(a);
  const UnitState& ub = f.unit(b);
  if (!IsSome(ua.occupying) && !IsSome(ub.occupying)) {
    if (FarApart(ua.centre, ub.centre, 2 * kReach)) return false;
    return berthier::Touching(ua.block(), ub.block());
  }
  return berthier::Touching(FootprintOf(f, a).view(), FootprintOf(f, b).view());
}

bool Touching(PositionView f, const Block& base, UnitId b) {
  const UnitState& unit = f.unit(b);
  if (IsSome(unit.occupying)) {
    return berthier::Touching(base.corners(), FootprintOf(f, b).view());
  }
  return !FarApart(base.centre, unit.centre, 2 * kReach) &&
         berthier::Touching(base, unit.block());
}

bool FrontTouches(PositionView f, UnitId a, UnitId b) {
  const UnitState& ua = f.unit(a);
  const UnitState& ub = f.unit(b);
  // GT-CHG-03: out of an area, by any part of it.
  if (IsSome(ua.occupying)) return Touching(f, a, b);
  if (!IsSome(ub.occupying)) {
    if (FarApart(ua.centre, ub.centre, 2 * kReach)) return false;
    return berthier::FrontTouches(ua.block(), ub.block()) &&
           berthier::Touching(ua.block(), ub.block());
  }
  const Footprint fb = FootprintOf(f, b);
  return berthier::FrontTouches(ua.block(), fb.view()) && Touching(f, a, b);
}

UnitSet ContactsOf(PositionView f, UnitId u) {
  UnitSet contacts;
  EnemiesOf(f, u).ForEach([&](UnitId e) {
    if (f.unit(e).on_table() && Touching(f, u, e)) contacts.Add(e);
  });
  return contacts;
}

UnitSet EffectiveContactsOf(PositionView f, UnitId u) {
  UnitSet contacts;
  EnemiesOf(f, u).ForEach([&](UnitId e) {
    if (Effective(f, e) && Touching(f, u, e)) contacts.Add(e);
  });
  return contacts;
}

bool Pinned(PositionView f, UnitId u) {
  return f.scenario.IsInfantry(u) && !EffectiveContactsOf(f, u).empty();
}

Aspect AspectToward(PositionView f, UnitId u, UnitId enemy) {
  const UnitState& unit = f.unit(u);
  for (size_t i = 0; i < UnitState::kAspects; ++i) {
    if (unit.aspect_enemy[i] == enemy) return unit.aspect_kind[i];
  }
  return Aspect::kFront;
}

Length DistanceBetween(PositionView f, UnitId a, UnitId b) {
  return Distance(FootprintOf(f, a).view(), FootprintOf(f, b).view());
}
Length DistanceBetween(PositionView f, UnitId u, GeneralId g) {
  return Distance(FootprintOf(f, u).view(), FootprintOf(f, g).view());
}
Length DistanceBetween(PositionView f, GeneralId a, GeneralId b) {
  return Distance(FootprintOf(f, a).view(), FootprintOf(f, b).view());
}

bool OverlapsUnit(PositionView f, const Block& base, UnitId u) {
  const UnitState& unit = f.unit(u);
  if (IsSome(unit.occupying)) {
    return Overlaps(f.scenario.area(unit.occupying), base);
  }
  return !FarApart(base.centre, unit.centre, 2 * kReach) &&
         Overlaps(base, unit.block(), kPenetration);
}

bool OverlapsAnyUnit(PositionView f, const Block& base, UnitId self) {
  const int n = static_cast<int>(f.scenario.units.size());
  for (int i = 0; i < n; ++i) {
    const UnitId other = MakeId<UnitId>(i);
    if (other != self && f.unit(other).on_table() &&
        OverlapsUnit(f, base, other)) {
      return true;
    }
  }
  return false;
}

bool OverlapsAnyArea(PositionView f, const Block& base, AreaId except) {
  const std::vector<Area>& areas = f.scenario.terrain.areas;
  for (size_t i = 0; i < areas.size(); ++i) {
    if (static_cast<AreaId>(i) != except && Overlaps(areas[i], base)) {
      return true;
    }
  }
  return false;
}

bool OverlapsImpassable(PositionView f, const Block& base) {
  return InImpassable(f.scenario.terrain, base);
}

bool OnTable(const Scenario& s, const Block& base) {
  return berthier::OnTable(s.terrain, base);
}

bool FreePose(PositionView f, const Block& base, UnitId self) {
  return OnTable(f.scenario, base) && !OverlapsImpassable(f, base) &&
         !OverlapsAnyArea(f, base, AreaId::kNone) &&
         !OverlapsAnyUnit(f, base, self);
}

bool InTallCrops(PositionView f, UnitId u) {
  const Terrain& terrain = f.scenario.terrain;
  return IsIn(terrain, terrain.rough, CentreOf(f, u));
}

bool OccupiesLinearFeature(PositionView f, UnitId u) {
  if (!f.scenario.IsInfantry(u) || IsSquare(f, u) || InArea(f, u)) return false;
  const UnitState& unit = f.unit(u);
  const BaseSize size = BaseOf(f, u);
  const Block block = unit.block();
  const Box box = Grown(BoxOf(block), kLinearFeatureReach);
  for (const LinearFeature& feature : f.scenario.terrain.linear_features) {
    if (Apart(feature.box, box, Ticks(0))) continue;
    const Length behind = FrontageBehind(
        PolylineView(feature.line), unit.pose(), size, kLinearFeatureReach);
    if (behind * 2 + kRounding >= size.front &&
        !Crosses(feature, block.corners(), BoxOf(block), kPenetration)) {
      return true;
    }
  }
  return false;
}

int HillOf(PositionView f, UnitId u) {
  return HillAt(f.scenario.terrain, CentreOf(f, u)).value_or(-1);
}

bool StandsOnHill(PositionView f, UnitId u) { return HillOf(f, u) >= 0; }

bool PartlyInZone(PositionView f, UnitId u, UnitId target) {
  if (f.scenario.IsInfantry(u) && (IsSquare(f, u) || InArea(f, u))) {
    return true;  // GT-FIR-07: 360 degrees
  }
  const UnitState& unit = f.unit(u);
  // An artillery occupant uses its nominal base, which stands at the centroid.
  const Arc zone = MakeArc(unit.pose(), LineBase(f.scenario, u),
                           f.scenario.options.arc_half_angle_quarters);
  if (!InArea(f, target)) {
    // Most bases lie wholly outside one side of the zone, or inside all: then
    // their centres tell.
    const Point centre = f.unit(target).centre;
    int inside = 0;
    for (const HalfPlane& side : zone.sides()) {
      if (AtMost(side, centre, -kBaseReach)) return false;
      inside += AtLeast(side, centre, kBaseReach) ? 1 : 0;
    }
    if (inside == 3) return true;
  }
  return PartlyIn(zone, FootprintOf(f, target).view());
}

Price::Doubled WhyDoubled(PositionView f, UnitId u) {
  const GeneralId g = f.data(u).commander;
  if (!IsSome(g) || f.state.general(g).dead != 0) {
    return Price::Doubled::kDead;  // GT-CMD-15
  }
  const GeneralState& general = f.state.general(g);
  // GT-CMD-16, and the option to assess it when the order is given.
  const UnitId with =
      f.scenario.options.attach_assessed == Options::AttachAssessed::kAtAction
          ? general.attached_to
          : general.attached_at_start;
  if (IsSome(with) && with != u) return Price::Doubled::kAttached;
  // GT-I-102: a general still to come is more than 9" away.
  if (!general.on_table()) return Price::Doubled::kDistance;
  return general.attached_to == u || InReachOf(f, u, g)
             ? Price::Doubled::kNo
             : Price::Doubled::kDistance;  // GT-CMD-17
}

Price PriceOf(PositionView f, UnitId u, int plain) {
  const Price::Doubled why = WhyDoubled(f, u);
  if (why == Price::Doubled::kNo) return {plain, why, {}};
  Price price = {plain * kDoubledPriceFactor, why, {}};
  if (why == Price::Doubled::kDistance) {
    const GeneralId g = f.data(u).commander;
    price.distance =
        f.state.general(g).on_table() ? DistanceBetween(f, u, g) : Ticks(-1);
  }
  return price;
}

int PurseOf(PositionView f, UnitId u) {
  const UnitData& data = f.data(u);
  if (IsSome(data.division)) return f.state.division(data.division).cp_left;
  if (IsSome(data.corps)) return f.state.corps_of(data.corps).cp_left;
  return f.state.side(data.side).cp_left;
}

bool MayReceiveBonus(PositionView f, GeneralId commander, GeneralId dg) {
  const GeneralData& from = f.scenario.general(commander);
  const GeneralData& to = f.scenario.general(dg);
  if (from.side != to.side || to.rank != Rank::kDivision) return false;
  if (from.rank == Rank::kDivision) return false;
  if (from.rank == Rank::kCorps && from.corps != to.corps) return false;
  if (!f.state.general(commander).on_table() ||
      !f.state.general(dg).on_table()) {
    return false;
  }
  return InReachOf(f, commander, dg);
}

}  // namespace berthier::grande_tactique
