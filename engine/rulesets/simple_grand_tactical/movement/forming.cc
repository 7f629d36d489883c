#include "engine/rulesets/simple_grand_tactical/movement/forming.h"

#include "engine/kit/orders/refusing.h"

namespace berthier::simple_grand_tactical {

Verdict CheckChange(PositionView f, UnitId u, Formation from, Formation to) {
  if (!IsFormationOf(f.data(u).arm, to)) {
    return Refuse(f, RefusalCode::kNoSuchFormation, u,
                  {static_cast<int32_t>(to), 0, 0});
  }
  if (from == to) return Refuse(f, RefusalCode::kAlreadySo, u);
  if (to == Formation::kSkirmish && !f.data(u).light &&
      IsOn(f.scenario.options.skirmish_light_only)) {
    return Refuse(f, RefusalCode::kLightOnly, u);
  }
  return {};
}

Block BlockIn(PositionView f, UnitId u, Formation formation, Pose pose) {
  return MakeBlock(pose, SizeOf(f.data(u), formation));
}

Verdict CheckRoom(PositionView f, UnitId u, const Obstacles& near,
                  const Block& before, const Block& after) {
  if (!near.StaysOnTable(before, after)) {
    return Refuse(f, RefusalCode::kOffTable, u);
  }
  if (near.EntersImpassable(after, after.centre)) {
    return Refuse(f, RefusalCode::kImpassable, u);
  }
  if (const UnitId other = near.Under(after); IsSome(other)) {
    return Refuse(f, RefusalCode::kNoRoom, u, other);
  }
  if (const UnitId e = near.NearTo(after, before); IsSome(e)) {
    return Refuse(f, RefusalCode::kNoRoom, u, e);
  }
  return {};
}

Verdict CheckInArea(PositionView f, UnitId u, Formation formation,
                    const Block& block) {
  if (formation == Formation::kDeployed &&
      !IsSome(AreaHolding(f.scenario.ground, block))) {
    return Refuse(f, RefusalCode::kNotInArea, u);
  }
  return {};
}

Verdict PlanForm(PositionView f, const Order& order, UnitId u, MovePlan& plan) {
  const UnitState& unit = f.unit(u);
  const Formation to = order.manner == 0
                           ? unit.formation
                           : static_cast<Formation>(order.manner - 1);
  const bool changes = order.manner != 0;
  if (changes) {
    const Verdict v = CheckChange(f, u, unit.formation, to);
    if (!v.ok()) return v;
  } else if (order.pose.heading == unit.heading) {
    return Refuse(f, RefusalCode::kStaysPut, u);
  }
  Pose end = {unit.centre, order.pose.heading};
  if (changes) {
    end = PoseAfterChange(f.data(u), unit.pose(), unit.formation, to,
                          order.pose.heading);
    end.heading = order.pose.heading;
  }
  const Block before = unit.block(), after = BlockIn(f, u, to, end);
  const Obstacles near(f, u, Grown(BoxOf(after), kKeepOff));
  if (const Verdict v = CheckRoom(f, u, near, before, after); !v.ok()) return v;
  if (const Verdict v = CheckInArea(f, u, to, after); !v.ok()) return v;
  plan.course = {.facing = end.heading,
                 .unit = u,
                 .gait = Gait::kManoeuvre,
                 .first = to,
                 .last = to};
  plan.start = plan.end = end;
  plan.in_place = true;
  return {};
}

}  // namespace berthier::simple_grand_tactical
