#include "agents/doctrine/grandeur/intent.h"

#include "agents/doctrine/grandeur/judgement.h"
#include "agents/doctrine/kit/say_number.h"
#include "engine/rulesets/grandeur/board/frames.h"
#include "engine/rulesets/grandeur/combat/fire.h"
#include "engine/rulesets/grandeur/facts/tables.h"
#include "engine/rulesets/grandeur/movement/moves.h"

namespace berthier::grandeur {
namespace {

std::string IntentOfCharge(const ArmyView& army, const UnitView& u,
                           const UnitView& e) {
  const bool beside = !e.in_bua && !SeesPartOf(e, u);
  const ChargeWay way = {.flank = beside, .gap = TouchOf(u, u.dir, e)};
  return u.data->name + (beside ? " takes " : " charges ") + e.data->name +
         (beside ? " from behind its front" : "") + ", with a chance of " +
         InPercent(ChanceToWin(army, u, e, way)) + " to win if it stands";
}

std::string IntentOfShot(PositionView f, const UnitView& u, const UnitView& e,
                         ShotKind kind, int planned) {
  const int dice = ShotDice(f, u.id, e.id, kind, planned);
  return u.data->name + " fires at " + e.data->name + ", with a chance of " +
         InPercent(LossOddsOf(dice, e.tested()).hit) +
         (e.disordered ? " to thin its ranks" : " to disorder it");
}

// Whom it comes nearer to, or goes away from.
std::string IntentOfMove(const ArmyView& army, const UnitView& u,
                         const Order& order) {
  PlannedMove move;
  if (!PlanMove(army.field(), order, move).ok()) return "";
  const UnitView there = army.At(u, {move.to, move.heading});
  double gap = kMisses;
  const UnitView* e = army.NearestEnemy(there, gap);
  if (e == nullptr) return "";
  const double before = GapOf(u, *e);
  if (move.kind == MoveKind::kWheel) {
    return there.InArc(e->at) && !u.InArc(e->at)
               ? u.data->name + " turns to face " + e->data->name
               : "";
  }
  const char* verb = gap < before - 0.5   ? " closes up to "
                     : gap > before + 0.5 ? " moves back from "
                                          : " moves past ";
  return u.data->name + verb + e->data->name + ", to " + InTenths(gap) + " U";
}

std::string IntentOfTest(const UnitView& u, const char* what) {
  return u.data->name + what + " with a chance of " +
         InPercent(ChanceToPass(u.data->discipline, DisciplineOf(u)));
}

}  // namespace

std::string IntentOf(const ArmyView& army, const Order& order) {
  const PositionView f = army.field();
  const UnitId named = f.scenario.As<UnitId>(order.subject);
  const UnitId u = IsSome(named) ? named : ActingUnit(f.state);
  if (!IsSome(u) || !f.unit(u).on_table()) return "";
  const UnitView& own = army.unit(u);
  const UnitId o = f.scenario.As<UnitId>(order.object);
  switch (static_cast<Verb>(order.verb)) {
    case Verb::kCharge:
    case Verb::kOpportunityCharge:
      return IsSome(o) ? IntentOfCharge(army, own, army.unit(o))
                       : own.data->name + " rides at a general";
    case Verb::kFire:
      return IntentOfShot(f, own, army.unit(o), ShotKind::kActive,
                          static_cast<int>(order.amount));
    case Verb::kOpportunityFire:
      return IntentOfShot(f, own, army.unit(o), ShotKind::kOpportunity, 0);
    case Verb::kForward:
    case Verb::kWheel:
    case Verb::kOblique:
    case Verb::kSideways:
    case Verb::kRearward:
    case Verb::kRoad:
    case Verb::kLeave:
      return IntentOfMove(army, own, order);
    case Verb::kRally:
      return IntentOfTest(own, " rallies");
    case Verb::kOpportunity:
      return IntentOfTest(own, " waits for whoever comes near,");
    case Verb::kDisengage:
      return IntentOfTest(own, " breaks off");
    default:
      return "";
  }
}

}  // namespace berthier::grandeur
