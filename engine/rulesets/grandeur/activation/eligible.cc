#include "engine/rulesets/grandeur/activation/eligible.h"

namespace berthier::grandeur {

bool DivisionActs(PositionView f, UnitId u) {
  const DivisionId d = f.data(u).division;
  if (!IsSome(d)) return true;  // GRA-CMD-15
  const DivisionStatus status = f.state.division(d);
  return status == DivisionStatus::kActive ||
         (status == DivisionStatus::kPending &&
          IsOn(f.scenario.options.late_divisions));
}

bool IsEligible(PositionView f, UnitId u) {
  return f.unit(u).on_table() && f.data(u).corps == f.state.corps &&
         !f.unit(u).Has(Flag::kActivated) && DivisionActs(f, u);
}

}  // namespace berthier::grandeur
