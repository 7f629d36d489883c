#include "agents/doctrine/simple_grand_tactical/answers.h"

#include <algorithm>

#include "agents/doctrine/simple_grand_tactical/judgement.h"
#include "engine/kit/state/frame_stack.h"
#include "engine/rulesets/simple_grand_tactical/melee/groups.h"
#include "engine/rulesets/simple_grand_tactical/melee/score_of_side.h"

namespace berthier::simple_grand_tactical {

namespace {

// Of the own unit in a melee with an enemy.
double ValueOfFight(const UnitView& own, const UnitView& enemy) {
  const int lead = ScoreOf(own, enemy, own.disordered, false) -
                   ScoreOf(enemy, own, enemy.disordered, false);
  return ValueOfMelee(own, enemy, lead, own.disordered, enemy.disordered, 1);
}

double ValueOfGroup(const ArmyView& army, int group, Side side, int more) {
  const PositionView f = army.field();
  const UnitId own = MembersOf(f, group, side).First();
  const UnitId enemy = MembersOf(f, group, Opponent(side)).First();
  if (!IsSome(own) || !IsSome(enemy)) return 0;
  const UnitView& u = army.unit(own);
  const UnitView& e = army.unit(enemy);
  const int lead = ScoreOfSide(f, group, side) -
                   ScoreOfSide(f, group, Opponent(side)) + more;
  return ValueOfMelee(u, e, lead, u.disordered, e.disordered, 1);
}

// What a general gains in the test on top of the stack.
double GainOfHelp(const ArmyView& army) {
  const PositionView f = army.field();
  if (!HasFrame(f.state)) return 0;
  const Frame& frame = TopFrame(f.state);
  if (!IsSome(frame.unit)) return 0;
  const UnitView& u = army.unit(frame.unit);
  if (frame.kind == FrameKind::kControl) {
    const int modifiers = u.disordered ? -1 : 0;
    return (ControlOddsOf(modifiers).out_of_hand -
            ControlOddsOf(modifiers + 2).out_of_hand) *
           u.disorder;
  }
  int modifiers = u.rally;
  switch (frame.test) {
    case RollKind::kRough: {
      const int sum =
          RoughModifierOf(u, static_cast<TestModifier>(frame.value));
      const double more =
          ChanceAtLeast(kRoughPass - sum - 1) - ChanceAtLeast(kRoughPass - sum);
      // It matters most to who is to fight.
      constexpr double kInFight = 0.6;
      return more * (u.in_contact ? kInFight
                                  : kUnformed * army.CostOfDisorder(
                                                    u.data->side, u.rally) +
                                        kIdle * army.time_left());
    }
    case RollKind::kContact:
      if (u.formation == Formation::kSkirmish) modifiers -= 3;
      break;
    default:
      break;
  }
  return CostOfTest(u, modifiers) - CostOfTest(u, modifiers + 1);
}

// The cavalry asked against who comes at it.
double WorthOfWithdrawing(const ArmyView& army) {
  const PositionView f = army.field();
  const UnitId u = f.scenario.As<UnitId>(f.state.awaits.about());
  const UnitId e = f.state.course.unit;
  if (!IsSome(u) || !IsSome(e)) return -1;
  const Course& course = f.state.course;
  Pose end = f.unit(e).pose();
  if (course.leg_count > 0) {
    end = {course.legs[course.leg_count - 1u].to, course.facing};
  }
  const UnitView& own = army.unit(u);
  const UnitView there = army.At(e, end, course.last);
  // Some 7 cm farther off, in the mean.
  constexpr double kFarther = 7;
  const Spot way = UnitOf(own.at - there.at);
  const UnitView farther =
      army.At(own, own.at + way * kFarther, own.dir, own.formation);
  double threat = ValueOfShot(there, own) - ValueOfShot(there, farther);
  if (there.foot() && GapOf(there, own) < 0.2) {
    threat = std::max(threat, ValueOfAttack(there, own, {.on_flank = true}));
  }
  return threat - CostOfTest(own, own.rally);
}

}  // namespace

double WorthOfAnswer(const ArmyView& army, const Order& order) {
  const PositionView f = army.field();
  const UnitId u = f.scenario.As<UnitId>(order.subject);
  const UnitId o = f.scenario.As<UnitId>(order.object);
  const Side side = f.state.awaits.side;
  switch (static_cast<Verb>(order.verb)) {
    case Verb::kWithdraw:
      return WorthOfWithdrawing(army);
    case Verb::kUseGeneral:
      return GainOfHelp(army) - PriceOfGeneral(army);
    case Verb::kOppose:
      return ValueOfFight(army.unit(u), army.unit(o));
    case Verb::kFight:
      return ValueOfGroup(army, f.unit(u).group, side, 0);
    case Verb::kCommit: {
      const int group = f.unit(u).group;
      return ValueOfGroup(army, group, side, 1) -
             ValueOfGroup(army, group, side, 0) - PriceOfGeneral(army);
    }
    default:
      return 0;
  }
}

}  // namespace berthier::simple_grand_tactical
