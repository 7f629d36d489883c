#include "engine/rulesets/big_battle_napoleonic/movement/plan_enter.h"

#include <algorithm>

#include "engine/geometry/sweep.h"
#include "engine/kit/orders/refusing.h"
#include "engine/rulesets/big_battle_napoleonic/facts/codes.h"
#include "engine/rulesets/big_battle_napoleonic/facts/tables.h"
#include "engine/rulesets/big_battle_napoleonic/movement/course_finder.h"
#include "engine/rulesets/big_battle_napoleonic/movement/readiness.h"
#include "engine/tabletop/entry_edge.h"
#include "engine/tabletop/tolerance.h"

namespace berthier::big_battle_napoleonic {
std::array<Formation, 2> EntryFormations(Arm arm) {
  return {Formation::kMarch,
          arm == Arm::kArtillery ? Formation::kLimbered : Formation::kColumn};
}

uint8_t EntryManner(Formation formation) {
  if (formation == Formation::kMarch) return 0;
  return formation == Formation::kColumn ? 1 : 2;
}

bool FindEntry(PositionView f, UnitId u, Formation formation, Point at,
               Pose& pose) {
  const UnitData& data = f.data(u);
  if (!Within(at, f.scenario.StretchOf(data.arrival, data.side), kTouch))
    return false;
  const Heading in = Inward(f.scenario.EntryOf(data.arrival, data.side).edge);
  const BaseSize size = SizeOf(data, formation, f.unit(u).bases);
  pose = {at - Along(Forward(in), size.depth / 2), in};
  return true;
}

namespace {

// Decision: an enemy forbids march (BBN-SCN-02) where he is within 12 in of the
// march column that goes straight in until it is wholly on the table, or of the
// place where the unit ends.
bool MarchIsForbidden(PositionView f, const Ranger& ranger, Point at,
                      const Block& end) {
  const UnitId u = ranger.unit();
  Pose pose;
  FindEntry(f, u, Formation::kMarch, at, pose);
  const BaseSize size = SizeOf(f.data(u), Formation::kMarch, f.unit(u).bases);
  const SmallPolygon way = TranslationSweep(
      MakeBlock(pose, size), Along(Forward(pose.heading), size.depth));
  // Closer than 12 in, as for the march itself (BBN-MOV-19).
  const Length clear = Inches(kDistances.march_clear) - kRounding - kRounding;
  bool forbidden = false;
  f.foes(u).units.ForEach([&](UnitId e) {
    if (forbidden || !f.unit(e).on_table() || !ranger.Knows(e)) return;
    const Block enemy = f.unit(e).block();
    forbidden =
        Within(way, enemy.corners(), clear) || Within(end, enemy, clear);
  });
  return forbidden;
}

}  // namespace

Verdict PlanEnter(PositionView f, const Order& order, OrderEffect& effect) {
  const UnitId u = effect.unit;
  const UnitState& unit = f.unit(u);
  const UnitData& data = f.data(u);
  if (data.side != f.state.phasing) return Refuse(f, RefusalCode::kNotYours, u);
  if (unit.presence != Presence::kReserve) {
    return Refuse(f, RefusalCode::kNoSuchSubject, u);
  }
  if (IsSome(data.arrival) &&
      f.state.due[static_cast<size_t>(data.arrival)] == 0) {
    return Refuse(f, RefusalCode::kNotDue, u);
  }
  const std::array<Formation, 2> formations = EntryFormations(data.arm());
  const auto* const formation = std::find_if(
      formations.begin(), formations.end(),
      [&](Formation way) { return EntryManner(way) == order.manner; });
  if (formation == formations.end()) {
    return Refuse(f, RefusalCode::kWrongFormation, u);
  }
  Pose entry;
  if (!FindEntry(f, u, *formation, order.via, entry)) {
    return Refuse(f, RefusalCode::kNotOnStretch, u);
  }
  effect.order = UnitOrder::kEnter;
  effect.first = effect.last = *formation;
  effect.end = order.pose;
  const Ranger ranger(f, u, *formation, entry, kWholeMove, Purpose::kEnter);
  if (*formation != Formation::kMarch &&
      !MarchIsForbidden(f, ranger, order.via,
                        MakeBlock(order.pose, ranger.size()))) {
    return Refuse(f, RefusalCode::kEntersInMarch, u,
                  {Inches(kDistances.march_clear).ticks, 0, 0});
  }
  Ranger::Finding finding;
  if (const Verdict v = FindCourse(ranger, f, entry, order.pose, nullptr,
                                   effect.course, finding);
      !v.ok()) {
    return v;
  }
  effect.overruns = finding.overruns;
  effect.enters_rough = finding.enters_rough;
  return CheckEnd(f, u, order.pose, *formation, effect.overruns);
}

}  // namespace berthier::big_battle_napoleonic
