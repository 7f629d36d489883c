#include "agents/doctrine/la_grande_armee/intent.h"

#include "agents/doctrine/kit/say_number.h"
#include "agents/doctrine/la_grande_armee/judgement.h"
#include "agents/doctrine/la_grande_armee/odds.h"
#include "engine/rulesets/la_grande_armee/board/frames.h"
#include "engine/rulesets/la_grande_armee/combat/fire.h"
#include "engine/rulesets/la_grande_armee/facts/tables.h"
#include "engine/rulesets/la_grande_armee/movement/plan.h"

namespace berthier::la_grande_armee {
namespace {

std::string IntentOfCharge(const ArmyView& army, const UnitView& u,
                           const UnitView& e, bool advance) {
  const ChargeWay way = WayTo(army, u, e, advance);
  if (way.gap >= kMisses) return "";
  const bool beside = way.edge != Edge::kFront && !e.all_round();
  return u.data->name + (beside ? " takes " : " goes at ") + e.data->name +
         (beside ? " in flank or rear" : "") + ", who answers in " +
         InPercent(ChanceToReact(e, u)) + " and breaks at once in " +
         InPercent(ChanceToBreak(army, u, e, way));
}

std::string IntentOfShot(const ArmyView& army, const UnitView& u,
                         const UnitView& e, Edge edge) {
  const Shot shot = ShotAt(army.field(), u.id, edge, e.id, ShotKind::kAction);
  if (shot.dice <= 0) return "";
  const double misses = HitsOf(shot.dice, 1).Chance(0);
  return u.data->name + " throws " + std::to_string(shot.dice) +
         (shot.dice == 1 ? " die at " : " dice at ") + e.data->name +
         " and hits in " + InPercent(1 - misses);
}

// Whom it comes nearer to, or goes away from.
std::string IntentOfMove(const ArmyView& army, const UnitView& u,
                         const Order& order) {
  MovePlan plan;
  if (!PlanMove(army.field(), u.id, order, plan).ok()) return "";
  const UnitView there = army.At(u, plan.end);
  double gap = kMisses;
  const UnitView* e = army.NearestEnemy(there, gap);
  if (e == nullptr) return "";
  switch (static_cast<Verb>(order.verb)) {
    case Verb::kFormSquare:
      return u.data->name + " forms square against horse";
    case Verb::kFormMarch:
      return u.data->name + " forms a column to march faster";
    case Verb::kFormLine:
      return u.data->name + " forms up before " + e->data->name;
    case Verb::kEnter:
      return u.data->name + " takes the settlement";
    default:
      break;
  }
  const double before = GapOf(u, *e);
  const char* verb = gap < before - 0.5   ? " closes up to "
                     : gap > before + 0.5 ? " moves back from "
                                          : " moves past ";
  return u.data->name + verb + e->data->name + ", to " + InTenths(gap) + " in";
}

}  // namespace

std::string IntentOf(const ArmyView& army, const Order& order) {
  const PositionView f = army.field();
  const ElementId u = f.scenario.As<ElementId>(order.subject);
  if (!IsSome(u) || !f.unit(u).on_table()) return "";
  const UnitView& own = army.unit(u);
  const ElementId o = f.scenario.As<ElementId>(order.object);
  const Verb verb = static_cast<Verb>(order.verb);
  switch (verb) {
    case Verb::kCharge:
    case Verb::kAdvanceContact:
      return IntentOfCharge(army, own, army.unit(o),
                            verb == Verb::kAdvanceContact);
    case Verb::kFire:
    case Verb::kFireToo:
      return IntentOfShot(army, own, army.unit(o),
                          static_cast<Edge>(order.manner));
    case Verb::kAdvance:
    case Verb::kAbout:
    case Verb::kMarch:
    case Verb::kAboutMarch:
    case Verb::kFormLine:
    case Verb::kFormMarch:
    case Verb::kFormSquare:
    case Verb::kEnter:
    case Verb::kLeave:
      return IntentOfMove(army, own, order);
    case Verb::kReform:
      return own.data->name + " sheds a marker with a chance of " +
             InPercent(own.check);
    case Verb::kPullOff:
      return own.data->name + " breaks off with a chance of " +
             InPercent(own.check);
    default:
      return "";
  }
}

}  // namespace berthier::la_grande_armee
