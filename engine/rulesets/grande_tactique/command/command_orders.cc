#include "engine/rulesets/grande_tactique/command/command_orders.h"

#include "engine/kit/orders/refusing.h"
#include "engine/model/fault.h"
#include "engine/rulesets/grande_tactique/command/menu.h"
#include "engine/rulesets/grande_tactique/facts/codes.h"

namespace berthier::grande_tactique {

Verdict CheckMenuOrder(PositionView f, const Order& order, SearchDepth last) {
  const Verb verb = static_cast<Verb>(order.verb);
  if (verb == Verb::kEndCommand) return {};
  if (const GeneralVerb* const row = GeneralVerbOf(verb)) {
    const GeneralId g = f.scenario.As<GeneralId>(order.subject);
    if (!IsSome(g)) return Refuse(RefusalCode::kNoSuchSubject);
    if (f.scenario.general(g).side != f.state.moving) {
      return Refuse(f, RefusalCode::kNotYours, g);
    }
    return row->check(f, g, order);
  }
  const UnitVerb* const row = UnitVerbOf(verb);
  if (row == nullptr) return Refuse(RefusalCode::kNotNow);
  const UnitId u = f.scenario.As<UnitId>(order.subject);
  if (!IsSome(u)) return Refuse(RefusalCode::kNoSuchSubject);
  if (f.data(u).side != f.state.moving) {
    return Refuse(f, RefusalCode::kNotYours, u);
  }
  if (StepOf(f.state) == CommandStep::kGenerals) {
    return Refuse(RefusalCode::kOnlyGeneralsNow);
  }
  return row->check(f, u, order, last);
}

void PlayMenuOrder(const Battle& b, const Order& order) {
  const Verb verb = static_cast<Verb>(order.verb);
  if (const GeneralVerb* const row = GeneralVerbOf(verb)) {
    row->play(b, b.scenario.As<GeneralId>(order.subject), order);
    return;
  }
  const UnitVerb* const row = UnitVerbOf(verb);
  BERTHIER_CHECK(row != nullptr);
  row->play(b, b.scenario.As<UnitId>(order.subject), order);
}

}  // namespace berthier::grande_tactique
