#include "agents/doctrine/simple_grand_tactical/intent.h"

#include "agents/doctrine/kit/say_number.h"
#include "agents/doctrine/simple_grand_tactical/judgement.h"
#include "engine/rulesets/simple_grand_tactical/fire/shot.h"
#include "engine/rulesets/simple_grand_tactical/movement/course.h"

namespace berthier::simple_grand_tactical {
namespace {

std::string NameOfPiece(const ArmyView& army, size_t objective) {
  const auto& ground = army.field().scenario.ground;
  return ground.pieces[ground.objectives[objective]].name;
}

// "attacks A-2, which has a chance of 42 % to pass its check".
std::string IntentOfAttack(const UnitView& there, const UnitView& enemy,
                           std::string_view verb) {
  const std::string names =
      there.data->name + std::string(verb) + enemy.data->name;
  const bool checks =
      enemy.foot() && (there.horse() ? !enemy.square() : there.column());
  if (checks) {
    const double passes =
        RallyOddsOf(enemy.rally -
                    (enemy.formation == Formation::kSkirmish ? 3 : 0))
            .pass;
    return names + ", which has a chance of " + InPercent(passes) +
           " to pass its check";
  }
  const MeleeOdds odds =
      MeleeOddsOf(ScoreOf(there, enemy, there.disordered, false) -
                  ScoreOf(enemy, there, enemy.disordered, false));
  return names + ", with a chance of " +
         InPercent(odds.foe_eliminated + odds.foe_retreats +
                   odds.foe_disordered) +
         " to win a melee of these two alone, face to face";
}

// Only who goes away from the enemy moves back: within 60 degrees of straight
// away.
std::string VerbOfMove(const UnitView& own, const UnitView& there,
                       const UnitView& enemy) {
  if (GapOf(there, enemy) <= GapOf(own, enemy) + 0.5) return " closes up to ";
  const Spot moved = there.at - own.at, away = own.at - enemy.at;
  return Dot(moved, away) > 0.5 * Norm(moved) * Norm(away) ? " moves back from "
                                                           : " moves past ";
}

// Whom it comes nearer to, and which ground.
std::string IntentOfMove(const ArmyView& army, const UnitView& own,
                         const UnitView& there) {
  const UnitView* nearest = nullptr;
  double gap = 60;
  for (const UnitView& e : army.enemies(own.data->side)) {
    const double apart = GapOf(there, e);
    if (apart < 0.1) return IntentOfAttack(there, e, " attacks ");
    if (apart >= gap) continue;
    gap = apart;
    nearest = &e;
  }
  std::string words;
  if (nearest != nullptr) {
    words = own.data->name + VerbOfMove(own, there, *nearest) +
            nearest->data->name + ", to " + InTenths(gap) + " cm";
  }
  const size_t side = static_cast<size_t>(own.data->side);
  const auto objectives = army.objectives();
  size_t ground = 0;
  double most = 0.3;
  for (size_t i = 0; i < objectives.size(); ++i) {
    const Objective& o = objectives[i];
    const double draw = o.gain[side] *
                        (Norm(own.at - o.at) - Norm(there.at - o.at)) /
                        (10 + Norm(there.at - o.at));
    if (draw <= most) continue;
    most = draw;
    ground = i + 1;
  }
  if (ground == 0) return words;
  const std::string name = NameOfPiece(army, ground - 1);
  return words.empty() ? own.data->name + " marches on " + name
                       : words + ", for " + name;
}

std::string IntentOfForming(const UnitView& own, const Order& order) {
  const std::string& name = own.data->name;
  if (order.manner == kNoChange) return name + " faces the enemy";
  switch (static_cast<Formation>(order.manner - 1)) {
    case Formation::kSquare:
      return name + " awaits horse in square";
    case Formation::kSkirmish:
      return name + " opens out to fire";
    case Formation::kColumn:
      return name + " is made ready to move";
    case Formation::kLine:
      return name + " deploys to hold its ground";
    case Formation::kDeployed:
      return name + " occupies the ground that it stands on";
    case Formation::kLimbered:
      return name + " is to move its guns";
    case Formation::kUnlimbered:
      return name + " brings its guns to bear";
  }
  return "";
}

}  // namespace

std::string IntentOf(const ArmyView& army, const Order& order) {
  const PositionView f = army.field();
  const UnitId u = f.scenario.As<UnitId>(order.subject);
  if (!IsSome(u) || !f.unit(u).on_table()) return "";
  const UnitView& own = army.unit(u);
  const UnitId o = f.scenario.As<UnitId>(order.object);
  switch (static_cast<Verb>(order.verb)) {
    case Verb::kMove:
    case Verb::kMarch: {
      MovePlan plan;
      if (!PlanMove(f, order, MoveOccasion::kMovementPhase, plan).ok()) {
        return "";
      }
      return IntentOfMove(army, own, army.At(u, plan.end, plan.course.last));
    }
    case Verb::kForm:
      return IntentOfForming(own, order);
    case Verb::kCharge:
      return IntentOfAttack(own, army.unit(o), " charges ");
    case Verb::kFire: {
      const int modifiers = ModifiersOfShot(f, u, UnitId::kNone, o).sum();
      const FireOdds odds = FireOddsOf(modifiers);
      const UnitView& target = army.unit(o);
      // STA-08: who is disordered is not disordered again.
      const double tells =
          odds.retreat + odds.eliminated +
          (target.disordered && !target.unformed ? 0 : odds.disordered);
      return own.data->name + " fires at " + target.data->name +
             ", with a chance of " + InPercent(tells) + " to have an effect";
    }
    case Verb::kFormSquare:
      return own.data->name + " awaits a charge in square";
    case Verb::kPass:
      return own.data->name + " is needed in order";
    default:
      return "";
  }
}

}  // namespace berthier::simple_grand_tactical
