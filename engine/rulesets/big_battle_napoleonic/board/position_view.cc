#include "engine/rulesets/big_battle_napoleonic/board/position_view.h"

#include <algorithm>

#include "engine/geometry/direction.h"
#include "engine/rulesets/big_battle_napoleonic/facts/tables.h"

namespace berthier::big_battle_napoleonic {
namespace {

// Hundredths of an inch, to an even number of ticks.
int Even(int hundredths) { return InchHundredths(hundredths).ticks / 2 * 2; }

int RanksOf(int bases, int ranks) { return (bases + ranks - 1) / ranks; }

}  // namespace

// ---- Footprints -------------------------------------------------------------

BaseSize SizeOf(const UnitData& data, Formation formation, int bases) {
  const BaseSizes& t = kBaseSizes;
  if (data.arm() == Arm::kArtillery) {
    const int front = data.Is(Special::kLargeBattery) ? t.large_battery_front
                                                      : t.battery_front;
    const int depth =
        t.battery_depth + (formation == Formation::kMarch ? t.limber_depth : 0);
    return {Ticks(Even(front)), Ticks(Even(depth))};
  }
  const bool horse = data.arm() == Arm::kCavalry;
  const int front = Even(horse ? t.cavalry_front : t.infantry_front);
  const int depth = Even(horse ? t.cavalry_depth : t.infantry_depth);
  switch (formation) {
    case Formation::kLine:
    case Formation::kTownWide:
      return {Ticks(front * bases), Ticks(depth)};
    case Formation::kMarch:
      return {Ticks(front), Ticks(depth * bases)};
    default:
      break;
  }
  return {Ticks(front * RanksOf(bases, kSquareRanks)),
          Ticks(depth * kSquareRanks)};
}

Block BlockOfGeneral(PositionView f, GeneralId g) {
  const int32_t half = f.scenario.general(g).base_half;
  return {f.state.general(g).pos, {-half, half}, {half, half}};
}

Pose Shifted(Pose pose, Heading way, Length by) {
  return {pose.centre + Along(Forward(way), by), pose.heading};
}

Pose PoseAfterChange(const UnitData& data, int bases, Pose pose, Formation from,
                     Formation to, Anchor anchor) {
  const BaseSize before = SizeOf(data, from, bases);
  const BaseSize after = SizeOf(data, to, bases);
  if (data.arm() == Arm::kArtillery) {
    // The limber is put before the gun base or taken away.
    return {Offset(pose, (after.depth - before.depth) / 2, {}), pose.heading};
  }
  Length right = {};
  if (anchor == Anchor::kLeft) right = (after.front - before.front) / 2;
  if (anchor == Anchor::kRight) right = (before.front - after.front) / 2;
  return {Offset(pose, (before.depth - after.depth) / 2, right), pose.heading};
}

Length GapBetween(const Block& a, const Block& b) {
  return Distance(a.corners(), b.corners());
}

bool InRough(PositionView f, UnitId u) {
  return InRough(f.scenario.ground, f.unit(u).block());
}

// ---- Contacts ---------------------------------------------------------------

int ContactBetween(const State& s, UnitId a, UnitId b) {
  for (int i = 0; i < s.contact_count; ++i) {
    const Contact& c = s.contacts[static_cast<size_t>(i)];
    if (c.Concerns(a) && c.Concerns(b)) return i;
  }
  return -1;
}

UnitId EnemyInContact(const State& s, UnitId u) {
  for (const Contact& c : ContactsOf(s)) {
    if (c.Concerns(u)) return c.Other(u);
  }
  return UnitId::kNone;
}

UnitId EnemyToFight(const State& s, UnitId u) {
  for (const Contact& c : ContactsOf(s)) {
    if (c.resolved == 0 && c.Concerns(u)) return c.Other(u);
  }
  return UnitId::kNone;
}

bool ChargedByCavalry(PositionView f, UnitId u) {
  for (const Contact& c : ContactsOf(f.state)) {
    if (c.defender == u && c.fresh != 0 && f.IsCavalry(c.attacker)) return true;
  }
  return false;
}

bool OnFrontOf(PositionView f, const Contact& c, UnitId u) {
  const UnitState& unit = f.unit(u);
  if (unit.formation == Formation::kSquare || unit.garrison()) return true;
  // A conformed attacker has its enemy on its front.
  return c.attacker == u || c.edge == ContactEdge::kFront ||
         c.edge == ContactEdge::kNone;
}

Point TouchingPoint(const Block& a, const Block& b) {
  const std::array<Point, 4> ca = a.corners(), cb = b.corners();
  // Corners of either that touch the other span the touching segment.
  Point low = {}, high = {};
  int64_t longest = -1;
  std::array<Point, 8> touching;
  size_t count = 0;
  for (const Point p : ca) {
    if (Within(p, PolygonView(cb), kTouch)) touching[count++] = p;
  }
  for (const Point p : cb) {
    if (Within(p, PolygonView(ca), kTouch)) touching[count++] = p;
  }
  if (count == 0) {
    const NearestPair near = NearestPoints(ca, cb);
    return {(near.on_a.x + near.on_b.x) / 2, (near.on_a.y + near.on_b.y) / 2};
  }
  for (size_t i = 0; i < count; ++i) {
    for (size_t k = i; k < count; ++k) {
      const int64_t d = NormSquared(touching[i] - touching[k]);
      if (d > longest) {
        longest = d;
        low = touching[i];
        high = touching[k];
      }
    }
  }
  return {(low.x + high.x) / 2, (low.y + high.y) / 2};
}

// ---- Command ----------------------------------------------------------------

bool MayCommand(PositionView f, GeneralId g, UnitId u) {
  const GeneralData& general = f.scenario.general(g);
  const UnitData& unit = f.data(u);
  if (general.side != unit.side) return false;
  const ArmyData& army = f.scenario.armies[static_cast<size_t>(unit.army)];
  // BBN-I-25; an army may have the chief of another as its own.
  if (general.army != unit.army && army.chief != g) return false;
  // BBN-CMD-06
  if ((general.rank == Rank::kCavalryCorps ||
       general.rank == Rank::kCavalryGeneral) &&
      (unit.arm() == Arm::kInfantry || unit.kind == Kind::kHeavyArtillery)) {
    return false;
  }
  // BBN-CMD-07
  return general.may_command.empty() ||
         std::find(general.may_command.begin(), general.may_command.end(),
                   unit.corps) != general.may_command.end();
}

bool InSpan(PositionView f, GeneralId g, const Block& block) {
  const GeneralState& general = f.state.general(g);
  if (!general.on_table()) return false;
  const Length span = f.scenario.general(g).span;
  // No farther apart than their centres: that decides it nearly always.
  return NormSquared(general.pos - block.centre) <=
             int64_t{span.ticks} * span.ticks ||
         Within(BlockOfGeneral(f, g), block, span + kRounding);
}

bool InCommand(PositionView f, UnitId u) {
  const Block block = f.unit(u).block();
  for (int i = 0; i < f.scenario.general_count(); ++i) {
    const GeneralId g = MakeId<GeneralId>(i);
    if (MayCommand(f, g, u) && InSpan(f, g, block)) return true;
  }
  return false;
}

bool NearChief(PositionView f, UnitId u) {
  const GeneralId chief =
      f.scenario.armies[static_cast<size_t>(f.data(u).army)].chief;
  return IsSome(chief) && InSpan(f, chief, f.unit(u).block());
}

// ---- Moves ------------------------------------------------------------------

Length AllowanceOf(const UnitData& data, Formation formation) {
  const Allowances& a = kAllowances;
  const bool march = formation == Formation::kMarch;
  switch (data.kind) {
    case Kind::kLineInfantry:
    case Kind::kLightInfantry:
      if (march) return Inches(a.infantry_march);
      if (formation == Formation::kLine) return Inches(a.infantry_line);
      return Inches(formation == Formation::kColumn ? a.infantry_column : 0);
    case Kind::kHeavyCavalry:
      return Inches(march ? a.heavy_cavalry_march : a.heavy_cavalry);
    case Kind::kLightCavalry:
      return Inches(march ? a.light_cavalry_march : a.light_cavalry);
    case Kind::kHorseArtillery:
      if (march) return Inches(a.horse_battery_march);
      return Inches(formation == Formation::kLimbered ? a.horse_battery : 0);
    case Kind::kHeavyArtillery:
      break;
  }
  if (march) return Inches(a.heavy_battery_march);
  return Inches(formation == Formation::kLimbered ? a.heavy_battery : 0);
}

Length RoutOf(const UnitData& data) {
  switch (data.kind) {
    case Kind::kHeavyCavalry:
      return Inches(kAllowances.heavy_cavalry_rout);
    case Kind::kLightCavalry:
      return Inches(kAllowances.light_cavalry_rout);
    default:
      break;
  }
  return Inches(kAllowances.infantry_rout);
}

Length PursuitOf(const UnitData& data) {
  return Inches(data.kind == Kind::kHeavyCavalry
                    ? kAllowances.heavy_cavalry_pursuit
                    : kAllowances.light_cavalry_pursuit);
}

std::span<const Knot> WayOf(const State& s, UnitId u) {
  size_t first = 0;
  for (int i = 0; i < Index(u); ++i) {
    first += s.units[static_cast<size_t>(i)].way_count;
  }
  return {s.knots.data() + first, s.unit(u).way_count};
}

int BasesLost(PositionView f, UnitId u) {
  const UnitState& unit = f.unit(u);
  switch (unit.presence) {
    case Presence::kReserve:
      return 0;
    case Presence::kOnTable:
      return f.data(u).bases - unit.bases;
    case Presence::kDispersed:
    case Presence::kDestroyed:
    case Presence::kLeftTable:
      break;
  }
  return f.data(u).bases;  // BBN-DIS-04
}

}  // namespace berthier::big_battle_napoleonic
