#include "engine/rulesets/simple_grand_tactical/movement/contact_making.h"

#include "engine/kit/orders/refusing.h"
#include "engine/rulesets/simple_grand_tactical/board/contacts.h"

namespace berthier::simple_grand_tactical {
namespace {

Verdict CheckOne(PositionView f, UnitId u, Formation formation,
                 const Block& block, UnitId e, MoveOccasion occasion) {
  if (f.IsBattery(u)) return Refuse(f, RefusalCode::kGunsTouch, u, e);
  if (formation == Formation::kSquare) {
    return Refuse(f, RefusalCode::kSquareTouches, u, e);
  }
  const Block its = f.unit(e).block();
  if (AspectOf(block, formation, its) != Aspect::kFront) {
    return Refuse(f, RefusalCode::kNotFrontFirst, u, e);
  }
  if (f.IsInfantry(u) && f.IsCavalry(e) &&
      AspectOf(its, f.unit(e).formation, block) == Aspect::kFront) {
    return Refuse(f, RefusalCode::kFrontOfCavalry, u, e);
  }
  if (f.IsCavalry(u) && f.IsInfantry(e) &&
      occasion == MoveOccasion::kMovementPhase &&
      IsOn(f.scenario.options.no_move_contact)) {
    return Refuse(f, RefusalCode::kNoMoveContact, u);
  }
  return {};
}

}  // namespace

Verdict CheckContact(PositionView f, UnitId u, Formation formation,
                     const Block& block, const UnitSet& touched,
                     MoveOccasion occasion) {
  Verdict verdict;
  touched.ForEach([&](UnitId e) {
    if (verdict.ok()) verdict = CheckOne(f, u, formation, block, e, occasion);
  });
  return verdict;
}

}  // namespace berthier::simple_grand_tactical
