#include "engine/rulesets/grandeur/activation/first_actions.h"

#include "engine/kit/orders/refusing.h"
#include "engine/rulesets/grandeur/activation/group.h"
#include "engine/rulesets/grandeur/board/terrain.h"
#include "engine/rulesets/grandeur/charge/disengage.h"

namespace berthier::grandeur {
namespace {

Verdict CheckFirst(PositionView f, UnitId u) {
  const UnitState& unit = f.unit(u);
  if (InMelee(f, u)) return Refuse(f, RefusalCode::kInMelee, u);
  if (unit.disordered()) return Refuse(f, RefusalCode::kDisordered, u);
  return {};
}
Verdict CheckOutside(PositionView f, UnitId u) {
  if (InBua(f, u)) return Refuse(f, RefusalCode::kInBua, u, f.unit(u).bua);
  return CheckFirst(f, u);
}

Verdict CheckRally(PositionView f, UnitId u) {
  if (InMelee(f, u)) return Refuse(f, RefusalCode::kInMelee, u);
  if (!f.unit(u).disordered()) {
    return Refuse(f, RefusalCode::kNotDisordered, u);
  }
  // IMP-RAL-04
  if (!InBua(f, u)) {
    const PieceId p = BrokenUnder(f, BlockOf(f, u).corners());
    if (IsSome(p)) return Refuse(f, RefusalCode::kInBroken, u, p);
  }
  return {};
}

// IMP-BUA-02
Verdict CheckOccupy(PositionView f, UnitId u, PieceId p) {
  if (!f.data(u).is_foot()) return Refuse(f, RefusalCode::kNotFoot, u);
  if (const Verdict v = CheckOutside(f, u); !v.ok()) return v;
  if (!IsBua(f, p)) return Refuse(RefusalCode::kNoSuchObject);
  if (IsSome(OccupantOf(f, p))) {
    return Refuse(f, RefusalCode::kOccupied, u, p);
  }
  if (!Within(BlockOf(f, u).front_edge(), BuaOutline(f, p),
              Units(f, kDistances.occupy))) {
    return Refuse(f, RefusalCode::kNotFront, u, p);
  }
  return {};
}

// IMP-INT-02
Verdict CheckRelieve(PositionView f, UnitId u, UnitId other) {
  if (!f.data(u).is_foot()) return Refuse(f, RefusalCode::kNotFoot, u);
  if (const Verdict v = CheckOutside(f, u); !v.ok()) return v;
  if (!IsSome(other)) return Refuse(RefusalCode::kNoSuchObject);
  const bool fits = other != u && f.unit(other).on_table() &&
                    f.data(other).is_foot() &&
                    f.data(other).corps == f.data(u).corps &&
                    !InBua(f, other) && IsDirectlyBehind(f, u, other);
  if (!fits) return Refuse(f, RefusalCode::kNotBehind, u, other);
  if (InMelee(f, other)) return Refuse(f, RefusalCode::kInMelee, other);
  if (f.unit(other).disordered()) {
    return Refuse(f, RefusalCode::kDisordered, other);
  }
  return {};
}

Verdict CheckSquare(PositionView f, UnitId u, bool forms) {
  if (!IsOn(f.scenario.options.squares)) {
    return Refuse(RefusalCode::kNoSquares);
  }
  if (!f.data(u).is_foot()) return Refuse(f, RefusalCode::kNotFoot, u);
  if (InMelee(f, u)) return Refuse(f, RefusalCode::kInMelee, u);
  if (InBua(f, u)) return Refuse(f, RefusalCode::kInBua, u, f.unit(u).bua);
  if (f.unit(u).Has(Flag::kInSquare) == forms) {
    return Refuse(f, forms ? RefusalCode::kInSquare : RefusalCode::kNotInSquare,
                  u);
  }
  return {};
}

Verdict CheckDisengaging(PositionView f, UnitId u, int64_t ticks) {
  if (const Verdict v = CheckDisengage(f, u); !v.ok()) return v;
  const Length least = Units(f, kDistances.least_disengage);
  const Length most = GreatestDisengage(f, u);
  if (ticks < least.ticks || ticks > most.ticks) {
    return Refuse(f, RefusalCode::kNoAmount, u,
                  Measured{least.ticks, most.ticks, 0});
  }
  return {};
}

}  // namespace

Verdict CheckFirstAction(PositionView f, UnitId u, const Order& order) {
  switch (static_cast<Verb>(order.verb)) {
    case Verb::kPass:
      if (InMelee(f, u)) return Refuse(f, RefusalCode::kMustFight, u);
      return {};
    case Verb::kFight:
      if (!InMelee(f, u)) return Refuse(f, RefusalCode::kNotInMelee, u);
      return {};
    case Verb::kDisengage:
      return CheckDisengaging(f, u, order.amount);
    case Verb::kRally:
      return CheckRally(f, u);
    case Verb::kRallyLeader:
      if (const Verdict v = CheckRally(f, u); !v.ok()) return v;
      if (RallyTests(f, u) == 0) {
        return Refuse(f, RefusalCode::kNoRallyLeader, u);
      }
      return {};
    case Verb::kOpportunity:
      return CheckFirst(f, u);
    case Verb::kAboutFace:
      return CheckOutside(f, u);
    case Verb::kOccupy:
      return CheckOccupy(f, u, f.scenario.As<PieceId>(order.object));
    case Verb::kRelieve:
      return CheckRelieve(f, u, f.scenario.As<UnitId>(order.object));
    case Verb::kFormSquare:
      return CheckSquare(f, u, true);
    case Verb::kBreakSquare:
      return CheckSquare(f, u, false);
    default:
      return Refuse(RefusalCode::kNotNow);
  }
}

int RallyTests(PositionView f, UnitId u) {
  const LeaderId l = f.unit(u).leader;
  if (!IsSome(l) || f.scenario.leader(l).level == LeaderLevel::kDivision) {
    return 0;
  }
  const int leadership = f.state.leader(l).leadership;
  return leadership >= 2 ? leadership : 0;
}

}  // namespace berthier::grandeur
