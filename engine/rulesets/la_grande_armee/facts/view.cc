#include "engine/rulesets/la_grande_armee/facts/view.h"

namespace berthier::la_grande_armee {

int InitialBases(PositionView f, Side side) {
  const SideData& data = f.scenario.side(side);
  if (data.absent_corps == 0) return data.listed_bases;
  int there = 0, maybe = 0, unknown = 0, absent = data.absent_corps;
  for (const CorpsId c : data.corps) {
    int bases = 0;
    f.scenario.corps_data(c).elements.ForEach(
        [&](ElementId e) { bases += f.data(e).bases(); });
    if (f.state.IsAbsent(c)) {
      --absent;
    } else if (f.state.corps_state(c).revealed != 0) {
      there += bases;
    } else {
      maybe += bases;
      ++unknown;
    }
  }
  if (unknown == 0) return there;
  return there + maybe * (unknown - absent) / unknown;
}

}  // namespace berthier::la_grande_armee
