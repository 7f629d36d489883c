#include "agents/doctrine/simple_grand_tactical/brigades.h"

namespace berthier::simple_grand_tactical {
namespace {

constexpr int kFewUnits = 20;
constexpr int kMostFoot = 4;

}  // namespace

UnitId FirstOfBrigade(const Scenario& scenario, UnitId u) {
  const UnitData& data = scenario.unit(u);
  if (scenario.side(data.side).units.size() <= kFewUnits) return u;
  UnitSet arm;
  int before = 0;
  scenario.corps_data(data.corps).units.ForEach([&](UnitId other) {
    if (scenario.unit(other).arm != data.arm) return;
    if (other < u) ++before;
    arm.Add(other);
  });
  if (data.arm != Arm::kInfantry) return arm.First();
  // As equal as can be.
  const int all = arm.size();
  const int brigades = (all + kMostFoot - 1) / kMostFoot;
  const int mine = before * brigades / all;
  UnitId first = UnitId::kNone;
  int index = 0;
  arm.ForEach([&](UnitId other) {
    if (!IsSome(first) && index * brigades / all == mine) first = other;
    ++index;
  });
  return first;
}

}  // namespace berthier::simple_grand_tactical
