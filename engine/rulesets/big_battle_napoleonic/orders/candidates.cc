#include "engine/rulesets/big_battle_napoleonic/orders/candidates.h"

#include <algorithm>

#include "engine/rulesets/big_battle_napoleonic/board/zones.h"
#include "engine/rulesets/big_battle_napoleonic/movement/course.h"
#include "engine/rulesets/big_battle_napoleonic/movement/plan_enter.h"
#include "engine/tabletop/contact.h"

namespace berthier::big_battle_napoleonic {
namespace {

Wheels WheelsOf(PositionView f, UnitId u) {
  const UnitState& unit = f.unit(u);
  return Wheels(unit.pose(), SizeOf(f, u), unit.formation);
}

}  // namespace

Heading AimAt(PositionView f, UnitId u, Point goal) {
  const Pose pose = f.unit(u).pose();
  const Wheels wheels = WheelsOf(f, u);
  int turn = 0;
  // The wheel moves the centre: aim again from where it ends.
  for (int i = 0; i < 4; ++i) {
    const Vec to = goal - wheels.By(turn).centre;
    if (to == Vec{}) break;
    turn = pose.heading.TurnTo(BearingOf(to));
  }
  return pose.heading.Turned(turn);
}

Order ChargeOrder(PositionView f, UnitId u, UnitId enemy, Aim aim) {
  const UnitState& target = f.unit(enemy);
  Heading heading = f.unit(u).heading;
  if (aim == Aim::kMiddle) {
    heading = AimAt(f, u, target.centre);
  } else if (aim != Aim::kAhead) {
    const auto edges = EdgesOf(target.pose(), SizeOf(f, enemy));
    const Segment edge =
        edges[static_cast<size_t>(aim) - static_cast<size_t>(Aim::kFront)]
            .segment;
    heading = AimAt(f, u, MiddleOf(edge));
  }
  return {.verb = static_cast<uint8_t>(Verb::kCharge),
          .subject = f.scenario.Entity(u),
          .object = f.scenario.Entity(enemy),
          .pose = {{}, heading}};
}

bool InChargeReach(PositionView f, UnitId u, UnitId enemy) {
  const UnitState& target = f.unit(enemy);
  if (!target.on_table() || f.IsBattery(enemy)) return false;
  const Length allowance = AllowanceOf(f.data(u), f.unit(u).formation);
  const Length most = f.state.phase == Phase::kMove ? allowance : allowance / 2;
  return Within(f.unit(u).block(), target.block(), most + Inches(1));
}

Order MoveOrder(PositionView f, UnitId u, int turn, Length distance,
                uint8_t manner) {
  const Pose wheeled = WheelsOf(f, u).By(turn);
  return {.verb = static_cast<uint8_t>(Verb::kMove),
          .manner = manner,
          .subject = f.scenario.Entity(u),
          .pose = Shifted(wheeled, wheeled.heading, distance)};
}

Length LongestAdvance(PositionView f, UnitId u, int turn) {
  const UnitState& unit = f.unit(u);
  const Length allowance = AllowanceOf(f.data(u), unit.formation);
  const Length most = f.state.phase == Phase::kMove ? allowance : allowance / 2;
  const Length wheel =
      WheelLength(SizeOf(f, u), unit.formation, std::abs(turn));
  return wheel < most ? most - wheel : Length{};
}

std::vector<Entrance> EntrancesOf(PositionView f, UnitId u) {
  std::vector<Entrance> entrances;
  const UnitData& data = f.data(u);
  const Segment stretch = f.scenario.StretchOf(data.arrival, data.side);
  for (int part = 0; part <= 8; ++part) {
    const Point at = PartOf(stretch, part, 8);
    for (const Formation formation : EntryFormations(data.arm())) {
      Pose entry;
      if (!FindEntry(f, u, formation, at, entry)) continue;
      const Length depth = SizeOf(data, formation, f.unit(u).bases).depth;
      const Length most = AllowanceOf(data, formation);
      for (const Length ahead : {depth + Inches(1), most}) {
        if (ahead > most) continue;
        entrances.push_back({{.verb = static_cast<uint8_t>(Verb::kEnter),
                              .manner = EntryManner(formation),
                              .subject = f.scenario.Entity(u),
                              .pose = Shifted(entry, entry.heading, ahead),
                              .via = at},
                             formation});
      }
    }
  }
  return entrances;
}

bool TownPlace(PositionView f, UnitId u, PieceId town, int i, Order& order) {
  const UnitState& unit = f.unit(u);
  const GroundPart& part = f.scenario.piece(town).parts[0];
  if (!f.IsInfantry(u) ||
      !Within(unit.block().corners(), part.polygon, kTouch)) {
    return false;
  }
  const bool deep = i >= 2;
  const Point middle = Centroid(part.polygon);
  // Its own place drawn in toward the middle, facing as it does or along the
  // town.
  const Vec in = middle - unit.centre;
  const Length way = LengthOf(in);
  const Length shift = std::min(way, InchHundredths(290));
  const Point at =
      way.ticks == 0
          ? unit.centre
          : unit.centre + Vec{static_cast<int32_t>(int64_t{in.x} * shift.ticks /
                                                   way.ticks),
                              static_cast<int32_t>(int64_t{in.y} * shift.ticks /
                                                   way.ticks)};
  const Heading heading = i % 2 == 0
                              ? unit.heading
                              : BearingOf(part.polygon[1] - part.polygon[0])
                                    .Turned(Heading::kSteps / 4);
  order = {.verb = static_cast<uint8_t>(Verb::kGarrison),
           .manner = static_cast<uint8_t>(deep ? 1 : 0),
           .subject = f.scenario.Entity(u),
           .object = f.scenario.Entity(town),
           .pose = {at, heading}};
  return true;
}

}  // namespace berthier::big_battle_napoleonic
