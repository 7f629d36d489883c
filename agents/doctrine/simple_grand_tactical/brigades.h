// Which units of a side follow one plan.
//
// In a small army every unit has a plan of its own. In a larger one a plan for
// one unit makes too little difference to be told from luck; there the units of
// a brigade share one: of every corps the horse, the guns, and the foot by at
// most four, in the order of the roster. A brigade goes by its first unit.
//
// Laws: depends on the scenario alone; the first of a first is itself.
//
//   const UnitId first = FirstOfBrigade(f.scenario, u);
#ifndef BERTHIER_AGENTS_DOCTRINE_SIMPLE_GRAND_TACTICAL_BRIGADES_H_
#define BERTHIER_AGENTS_DOCTRINE_SIMPLE_GRAND_TACTICAL_BRIGADES_H_

#include "engine/rulesets/simple_grand_tactical/facts/scenario.h"

namespace berthier::simple_grand_tactical {

UnitId FirstOfBrigade(const Scenario& scenario, UnitId u);

}  // namespace berthier::simple_grand_tactical

#endif  // BERTHIER_AGENTS_DOCTRINE_SIMPLE_GRAND_TACTICAL_BRIGADES_H_
