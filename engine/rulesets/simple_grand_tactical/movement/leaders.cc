#include "engine/rulesets/simple_grand_tactical/movement/leaders.h"

#include "engine/kit/orders/refusing.h"
#include "engine/rulesets/simple_grand_tactical/board/changes.h"
#include "engine/rulesets/simple_grand_tactical/facts/tables.h"

namespace berthier::simple_grand_tactical {
namespace {

// CMD-08, GEN-03
Verdict TooFar(PositionView f, GeneralId g, Length length) {
  const Length most = Centimetres(kMoveRates.leader);
  if (length <= most + kLimit) return {};
  const bool is_commander = f.scenario.general(g).rank == Rank::kCorpsCommander;
  return Refuse(f,
                is_commander ? RefusalCode::kCommanderRidesTooFar
                             : RefusalCode::kRideTooFar,
                g, {length.ticks, most.ticks, 0});
}

// CMD-08
Verdict CheckRide(PositionView f, GeneralId g, Point to) {
  const Point from = f.state.general(g).pos;
  if (to == from && !IsSome(f.state.general(g).unit)) {
    return Refuse(f, RefusalCode::kStaysPut, g);
  }
  if (const Verdict v = TooFar(f, g, LengthOf(to - from)); !v.ok()) return v;
  if (!OnTable(f.scenario.ground, to)) {
    return Refuse(f, RefusalCode::kOffTable, g);
  }
  const Length apart = Centimetres(kDistances.leader_apart);
  Verdict verdict;
  const Side other = Opponent(f.scenario.general(g).side);
  f.scenario.side(other).units.ForEach([&](UnitId e) {
    if (verdict.ok() && f.unit(e).on_table() &&
        Within(to, f.unit(e).block().corners(), apart + kLimit)) {
      verdict = Refuse(f, RefusalCode::kRideToEnemy, g, e, {apart.ticks, 0, 0});
    }
  });
  return verdict;
}

// GEN-02 to 04
Verdict CheckJoin(PositionView f, GeneralId g, UnitId u) {
  if (!IsSome(u)) return Refuse(RefusalCode::kNoSuchObject);
  if (f.scenario.general(g).rank == Rank::kCorpsCommander &&
      !IsOn(f.scenario.options.corps_commander_attach)) {
    return Refuse(f, RefusalCode::kDoesNotAttach, g);
  }
  if (!WorksFor(f, g, u)) return Refuse(f, RefusalCode::kNotHisUnit, g, u);
  if (!f.unit(u).on_table()) return Refuse(f, RefusalCode::kNotOnTable, u);
  if (IsSome(f.unit(u).general)) {
    return Refuse(f, RefusalCode::kHasGeneral, g, u);
  }
  return TooFar(f, g, DistanceFrom(f, f.state.general(g).pos, u));
}

}  // namespace

Verdict CheckLeaderMove(PositionView f, const Order& order) {
  const GeneralId g = f.scenario.As<GeneralId>(order.subject);
  if (!IsSome(g)) return Refuse(RefusalCode::kNoSuchSubject);
  if (f.scenario.general(g).side != f.state.active) {
    return Refuse(f, RefusalCode::kNotYours, g);
  }
  const GeneralState& general = f.state.general(g);
  if (!general.on_table()) return Refuse(f, RefusalCode::kNotOnTable, g);
  if (general.moved != 0) return Refuse(f, RefusalCode::kHasMoved, g);
  if (static_cast<Verb>(order.verb) == Verb::kJoin) {
    return CheckJoin(f, g, f.scenario.As<UnitId>(order.object));
  }
  return CheckRide(f, g, order.pose.centre);
}

void PlayLeaderMove(const Battle& b, const Order& order) {
  const GeneralId g = b.scenario.As<GeneralId>(order.subject);
  GeneralState& general = b.state.general(g);
  const Pose from = {general.pos, Heading()};
  Detach(b, g);
  general.moved = 1;
  if (static_cast<Verb>(order.verb) == Verb::kJoin) {
    Attach(b, g, b.scenario.As<UnitId>(order.object));
    TellMove(b, EventCode::kJoins, order.subject, from,
             {general.pos, Heading()}, order.object);
    return;
  }
  general.pos = order.pose.centre;
  TellMove(b, EventCode::kRides, order.subject, from, {general.pos, Heading()});
}

}  // namespace berthier::simple_grand_tactical
