#include "engine/rulesets/big_battle_napoleonic/movement/formation_change.h"

#include <array>

#include "engine/kit/orders/refusing.h"
#include "engine/rulesets/big_battle_napoleonic/facts/codes.h"
#include "engine/rulesets/big_battle_napoleonic/facts/manners.h"
#include "engine/rulesets/big_battle_napoleonic/facts/tables.h"
#include "engine/rulesets/big_battle_napoleonic/movement/order_effect.h"
#include "engine/rulesets/big_battle_napoleonic/movement/readiness.h"
#include "engine/tabletop/tolerance.h"

namespace berthier::big_battle_napoleonic {
namespace {

// kDrillInches of an allowance, in millionths of a move.
int InchesOf(Length allowance) {
  return static_cast<int>(int64_t{Inches(kDrillInches).ticks} * kWholeMove /
                          allowance.ticks);
}

// BBN-FRM-10 to 12
int GunDrill(const UnitData& data, Formation from, Formation to) {
  const int limber = InchesOf(AllowanceOf(data, Formation::kLimbered));
  const int pair = static_cast<int>(from) * kFormations + static_cast<int>(to);
  const auto is = [pair](Formation a, Formation b) {
    return pair == static_cast<int>(a) * kFormations + static_cast<int>(b) ||
           pair == static_cast<int>(b) * kFormations + static_cast<int>(a);
  };
  if (is(Formation::kUnlimbered, Formation::kLimbered)) return limber;
  if (is(Formation::kLimbered, Formation::kMarch)) {
    return Share(kDrillShares.switch_march);
  }
  if (is(Formation::kUnlimbered, Formation::kMarch)) {
    return limber + Share(kDrillShares.switch_march);
  }
  return -1;
}

// Needs command: every change but into march and limbering (BBN-CMD-02, 03).
bool ChangeNeedsCommand(Formation from, Formation to) {
  return to != Formation::kMarch &&
         !(from == Formation::kUnlimbered && to == Formation::kLimbered);
}

}  // namespace

int FormationChangeCost(const UnitData& data, Formation from, Formation to) {
  if (data.arm() == Arm::kArtillery) return GunDrill(data, from, to);
  if (to == Formation::kLimbered || to == Formation::kUnlimbered) return -1;
  if (data.arm() == Arm::kInfantry) return Share(kDrillShares.infantry);
  if (to == Formation::kSquare) return -1;
  return Share(kDrillShares.cavalry);
}

bool ChangeDisorders(const UnitData& data, Formation from, Formation to) {
  const auto fights_in = [](Formation formation) {
    return formation == Formation::kLine || formation == Formation::kColumn;
  };
  return data.Is(Special::kOldRegime) && data.arm() == Arm::kInfantry &&
         from != to && fights_in(from) && fights_in(to);
}

int AboutFaceCost(const UnitData& data, Formation formation) {
  if (formation == Formation::kSquare || formation == Formation::kTownWide ||
      formation == Formation::kTownDeep ||
      formation == Formation::kUnlimbered) {
    return -1;  // BBN-MOV-08
  }
  if (data.arm() == Arm::kInfantry) return kWholeMove;  // BBN-MOV-07
  return InchesOf(AllowanceOf(data, formation));        // BBN-MOV-06
}

Refusal NoAboutFace(PositionView f, UnitId u, Formation formation) {
  switch (formation) {
    case Formation::kSquare:
      return Refuse(f, RefusalCode::kSquareStands, u);
    case Formation::kTownWide:
    case Formation::kTownDeep:
      return Refuse(f, RefusalCode::kGarrisonStands, u);
    default:
      break;
  }
  return Refuse(f, RefusalCode::kGunsStandInAction, u);
}

Formation AfterChange(Formation before, FormationChange drill) {
  switch (drill) {
    case FormationChange::kLine:
      return Formation::kLine;
    case FormationChange::kColumn:
      return Formation::kColumn;
    case FormationChange::kMarch:
      return Formation::kMarch;
    case FormationChange::kLimber:
      return Formation::kLimbered;
    case FormationChange::kUnlimber:
      return Formation::kUnlimbered;
    case FormationChange::kNone:
    case FormationChange::kAboutFace:
      break;
  }
  return before;
}

Verdict PlanReform(PositionView f, const Order& order, OrderEffect& effect) {
  const UnitId u = effect.unit;
  const UnitState& unit = f.unit(u);
  const auto [to, anchor] = ReformMannerOf(order.manner);
  if (unit.formation == to) return Refuse(f, RefusalCode::kAlreadySo, u);
  const int cost = FormationChangeCost(f.data(u), unit.formation, to);
  if (cost < 0) {
    return Refuse(f, RefusalCode::kDrillImpossible, u,
                  {static_cast<int>(unit.formation), static_cast<int>(to), 0});
  }
  // A counter move rests on the command of the marker (BBN-CMD-10).
  const bool counter = f.state.phase != Phase::kMove;
  if (!counter && !unit.Has(Flag::kCommanded) &&
      ChangeNeedsCommand(unit.formation, to)) {
    return Refuse(f, RefusalCode::kNotCommanded, u);
  }
  if (counter && to == Formation::kMarch) {
    return Refuse(f, RefusalCode::kNoMarchCounter, u);
  }
  const int budget = BudgetNow(f);
  if (cost > budget + kCostSlack) {
    return Refuse(f, RefusalCode::kTooFar, u,
                  {cost / (kWholeMove / 100), budget / (kWholeMove / 100), 0});
  }
  effect.order = UnitOrder::kReform;
  effect.first = effect.last = to;
  effect.end = PoseAfterChange(f.data(u), unit.bases, unit.pose(),
                               unit.formation, to, anchor);
  effect.course = Course(effect.end);
  return CheckEnd(f, u, effect.end, to, {});
}

Verdict PlanGarrison(PositionView f, const Order& order, OrderEffect& effect) {
  const UnitId u = effect.unit;
  const UnitState& unit = f.unit(u);
  if (!f.IsInfantry(u)) return Refuse(f, RefusalCode::kNotInfantry, u);
  const PieceId town = f.scenario.As<PieceId>(order.object);
  if (!IsSome(town) || f.scenario.piece(town).kind != PieceKind::kTown) {
    return Refuse(f, RefusalCode::kNotATown, u, order.object);
  }
  if (!unit.Has(Flag::kCommanded)) {
    return Refuse(f, RefusalCode::kNotCommanded, u);
  }
  const GroundPart& ground = f.scenario.piece(town).parts[0];
  if (!Within(unit.block().corners(), ground.polygon, kTouch)) {
    return Refuse(f, RefusalCode::kNotInTown, u, town);
  }
  const Formation to =
      order.manner == 0 ? Formation::kTownWide : Formation::kTownDeep;
  const Block block = MakeBlock(order.pose, SizeOf(f.data(u), to, unit.bases));
  for (const Point p : block.corners()) {
    if (!Within(p, ground.polygon, kPenetration)) {
      return Refuse(f, RefusalCode::kNotWhollyInTown, u, town);
    }
  }
  const Length shift = LengthOf(order.pose.centre - unit.centre);
  const Length most = Inches(kDistances.town_shift);
  if (shift > most + kRounding) {
    return Refuse(f, RefusalCode::kTownTooFar, u, town,
                  {shift.ticks, most.ticks, 0});
  }
  if (unit.formation == to && order.pose == unit.pose()) {
    return Refuse(f, RefusalCode::kAlreadySo, u);
  }
  effect.order = UnitOrder::kReform;
  effect.first = effect.last = to;
  effect.end = order.pose;
  effect.course = Course(effect.end);
  return CheckEnd(f, u, effect.end, to, {});
}

Verdict PlanAboutFace(PositionView f, const Order&, OrderEffect& effect) {
  const UnitId u = effect.unit;
  const UnitState& unit = f.unit(u);
  const int cost = AboutFaceCost(f.data(u), unit.formation);
  if (cost < 0) return NoAboutFace(f, u, unit.formation);
  if (f.state.phase == Phase::kMove && !unit.Has(Flag::kCommanded) &&
      unit.formation != Formation::kMarch) {
    return Refuse(f, RefusalCode::kNotCommanded, u);
  }
  const int budget = BudgetNow(f);
  if (cost > budget + kCostSlack) {
    return Refuse(f, RefusalCode::kTooFar, u,
                  {cost / (kWholeMove / 100), budget / (kWholeMove / 100), 0});
  }
  effect.order = UnitOrder::kAboutFace;
  effect.first = effect.last = unit.formation;
  effect.course = Course(unit.pose());
  effect.end = {unit.centre, unit.heading.Opposite()};
  effect.turns_about = true;
  return {};
}

}  // namespace berthier::big_battle_napoleonic
