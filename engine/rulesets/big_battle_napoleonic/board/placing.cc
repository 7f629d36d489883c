#include "engine/rulesets/big_battle_napoleonic/board/placing.h"

#include <algorithm>

#include "engine/geometry/sweep.h"
#include "engine/tabletop/tolerance.h"

namespace berthier::big_battle_napoleonic {
void Place(const Battle& b, UnitId u, Pose pose) {
  b.unit(u).Stand(pose, SizeOf(b, u));
  b.state.moved.Add(u);
}

void PlaceIn(const Battle& b, UnitId u, Formation formation, Pose pose) {
  b.unit(u).formation = formation;
  Place(b, u, pose);
}

void BeginWay(const Battle& b, UnitId u) {
  UnitState& unit = b.unit(u);
  unit.StartAt(unit.pose());
  unit.start_formation = unit.formation;
  State& s = b.state;
  if (unit.way_count == 0) return;
  const size_t first = static_cast<size_t>(WayOf(s, u).data() - s.knots.data());
  const size_t end = static_cast<size_t>(s.knot_count);
  std::copy(
      s.knots.begin() + static_cast<std::ptrdiff_t>(first) + unit.way_count,
      s.knots.begin() + static_cast<std::ptrdiff_t>(end),
      s.knots.begin() + static_cast<std::ptrdiff_t>(first));
  for (size_t i = end - unit.way_count; i < end; ++i) s.knots[i] = Knot{};
  s.knot_count = static_cast<int16_t>(s.knot_count - unit.way_count);
  unit.way_count = 0;
}

void AddKnot(const Battle& b, UnitId u, Pose pose, Formation formation) {
  State& s = b.state;
  UnitState& unit = b.unit(u);
  // Decision: if more ways are laid in one move than there is room for (over
  // three corners for every unit of both armies), the last ones are known by
  // their ends only.
  if (s.knot_count >= State::kKnots) return;
  const std::ptrdiff_t at =
      (WayOf(s, u).data() - s.knots.data()) + unit.way_count;
  std::copy_backward(s.knots.begin() + at, s.knots.begin() + s.knot_count,
                     s.knots.begin() + s.knot_count + 1);
  s.knots[static_cast<size_t>(at)] = {pose.centre, pose.heading, formation, 0};
  ++unit.way_count;
  ++s.knot_count;
}

void ForgetWays(const Battle& b) {
  State& s = b.state;
  std::fill(s.knots.begin(), s.knots.begin() + s.knot_count, Knot{});
  s.knot_count = 0;
  for (int i = 0; i < b.scenario.unit_count(); ++i) {
    UnitState& unit = s.units[static_cast<size_t>(i)];
    unit.way_count = 0;
    unit.StartAt(unit.pose());
    unit.start_formation = unit.formation;
  }
}

void RideOver(const Battle& b, UnitId u, PolygonView sweep) {
  for (int i = 0; i < b.scenario.general_count(); ++i) {
    const GeneralId g = MakeId<GeneralId>(i);
    if (b.scenario.general(g).side == b.data(u).side ||
        !b.state.general(g).on_table()) {
      continue;
    }
    if (Overlaps(sweep, BlockOfGeneral(b, g).corners(), kPenetration)) {
      b.state.displaced |= uint32_t{1} << i;
    }
  }
}

void RideOver(const Battle& b, UnitId u, const Block& start, Vec by) {
  if (by == Vec{}) return;
  RideOver(b, u, TranslationSweep(start, by));
}

}  // namespace berthier::big_battle_napoleonic
