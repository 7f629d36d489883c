#include "agents/doctrine/big_battle_napoleonic/intent.h"

#include "agents/doctrine/big_battle_napoleonic/judgement.h"
#include "agents/doctrine/big_battle_napoleonic/odds.h"
#include "agents/doctrine/kit/say_number.h"
#include "engine/rulesets/big_battle_napoleonic/facts/manners.h"
#include "engine/rulesets/big_battle_napoleonic/movement/order_effect.h"
#include "engine/rulesets/big_battle_napoleonic/movement/plan_order.h"

namespace berthier::big_battle_napoleonic {
namespace {

std::string NameOfPiece(const ArmyView& army, size_t objective) {
  const auto& ground = army.field().scenario.ground;
  return ground.pieces[ground.objectives[objective]].name;
}

std::string IntentOfCharge(const ArmyView& army, const UnitView& own,
                           const UnitView& enemy, const Order& order) {
  const std::string names = own.data->name + " charges " + enemy.data->name;
  OrderEffect effect;
  if (!PlanOrder(army.field(), order, effect).ok() || enemy.routing)
    return names;
  if (own.horse() && enemy.foot()) {
    const int ways = SquareWays(
        InInches(effect.length),
        SquareModifiers(enemy.data->grade, enemy.formation, enemy.disordered,
                        enemy.foe_foot_near ? FoeFoot::kNear : FoeFoot::kFar));
    return names + ", which forms square in time with " +
           InPercent(Chance(ways));
  }
  const int lead =
      FactorsOf(own, enemy, Facing::kFront, army.DefendedAt(enemy, own.at)) -
      FactorsOf(enemy, own, Facing::kFront, Defended::kNone);
  const MeleeOdds odds = MeleeOddsOf(lead);
  return names + " with a lead of " + std::to_string(lead) +
         " before supports: wins with " +
         InPercent(Chance(odds.pushes + odds.breaks)) + ", loses with " +
         InPercent(Chance(odds.pushed + odds.broken));
}

// Whom it comes nearer to, and which ground.
std::string IntentOfMove(const ArmyView& army, const UnitView& own,
                         Spot there) {
  const UnitView* nearest = nullptr;
  double gap = 20;
  for (const UnitView& e : army.enemies(own.data->side)) {
    const double apart = Norm(e.at - there);
    if (e.routing || apart >= gap) continue;
    gap = apart;
    nearest = &e;
  }
  std::string words;
  if (nearest != nullptr) {
    const bool back = gap > Norm(nearest->at - own.at);
    words = back ? own.data->name + " falls back from " + nearest->data->name
                 : own.data->name + " closes up to " + nearest->data->name +
                       ", " + InTenths(gap) + " in";
  }
  double most = 0.5;
  size_t ground = 0;
  const auto objectives = army.objectives();
  for (size_t i = 0; i < objectives.size(); ++i) {
    const double nearer =
        Norm(own.at - objectives[i].at) - Norm(there - objectives[i].at);
    const double draw =
        nearer * objectives[i].value / (2 + Norm(there - objectives[i].at));
    if (draw > most) {
      most = draw;
      ground = i + 1;
    }
  }
  if (ground == 0) return words;
  const std::string name = NameOfPiece(army, ground - 1);
  return words.empty() ? own.data->name + " marches on " + name
                       : words + ", for " + name;
}

}  // namespace

std::string IntentOf(const ArmyView& army, const Order& order) {
  const PositionView f = army.field();
  if (static_cast<Decision>(f.state.awaits.kind) != Decision::kOrder) return "";
  const UnitId u = f.scenario.As<UnitId>(order.subject);
  if (!IsSome(u) || !f.unit(u).on_table()) return "";
  const UnitView& own = army.unit(u);
  const std::string& name = own.data->name;
  switch (static_cast<Verb>(order.verb)) {
    case Verb::kCharge:
      return IntentOfCharge(
          army, own, army.unit(f.scenario.As<UnitId>(order.object)), order);
    case Verb::kMove:
      return IntentOfMove(army, own, SpotOf(order.pose.centre));
    case Verb::kCounter:
      return name + " is held on counter";
    case Verb::kRally:
      return name + " is put in order again";
    case Verb::kGarrison:
      return name + " is to hold " +
             f.scenario.piece(f.scenario.As<PieceId>(order.object)).name;
    case Verb::kPivot:
      return name + " brings its guns to bear";
    case Verb::kReform: {
      const Formation to = ReformMannerOf(order.manner).formation;
      if (to == Formation::kUnlimbered) {
        return name + " brings its guns to bear";
      }
      if (to == Formation::kLimbered) return name + " is to move its guns";
      if (to == Formation::kLine) return name + " deploys to hold its ground";
      if (to == Formation::kSquare) return name + " awaits horse in square";
      return name + " is made ready to move";
    }
    case Verb::kAboutFace:
      return name + " turns to withdraw";
    default:
      break;
  }
  return "";
}

}  // namespace berthier::big_battle_napoleonic
