// The command die (GT-R1) and the die for the first side (GT-R7).
#include "engine/rulesets/grande_tactique/command/command_dice.h"

#include <algorithm>

#include "engine/rulesets/grande_tactique/board/progress.h"
#include "engine/rulesets/grande_tactique/command/allotment.h"
#include "engine/rulesets/grande_tactique/facts/tables.h"
#include "engine/rulesets/grande_tactique/setup/turn.h"

namespace berthier::grande_tactique {
namespace {

constexpr int kSides6 = 6;

RollKind KindOf(PositionView f) {
  return static_cast<RollKind>(f.state.awaits.kind);
}

DivisionId Dicing(PositionView f) {
  const int base = Index(f.scenario.Entity(MakeId<DivisionId>(0)));
  return MakeId<DivisionId>(Index(f.state.awaits.about()) - base);
}

// What a die counts as. A division with losses may come to 0 CP by several
// faces; they are one outcome unless a bonus could still tell them apart.
int CountsAs(PositionView f, DivisionId id, int die) {
  const int least = -LargestBonus(f, f.scenario.division(id).general);
  const int others = RawCp(f, id);  // without a die yet
  return std::max(die, least - others);
}

int CpOf(PositionView f, DivisionId id, int counted) {
  return RawCp(f, id) + counted;
}

}  // namespace

Dice DiceForCommand(PositionView f) {
  Dice dice;
  dice.handfuls[0] = {1, kSides6, f.state.awaits.side};
  if (KindOf(f) == RollKind::kFirstSide) {
    dice.handfuls[0] = {1, kSides6, Side::kFirst};
    dice.handfuls[1] = {1, kSides6, Side::kSecond};
  }
  return dice;
}

void DescribeCommandRoll(PositionView f, Roll& roll) {
  roll.kind = f.state.awaits.kind;
  roll.dice = DiceForCommand(f);
  roll.subject = f.state.awaits.about();
  if (KindOf(f) == RollKind::kFirstSide) {
    for (const Side side : {Side::kFirst, Side::kSecond}) {
      Faces sample;
      sample.Add(side == Side::kFirst ? 2 : 1);
      sample.Add(side == Side::kFirst ? 1 : 2);
      roll.outcomes.push_back({.code = static_cast<uint16_t>(Outcome::kFirst),
                               .detail = Index(side),
                               .weight = kSides6 * (kSides6 - 1) / 2,
                               .sample = sample});
    }
    roll.again = kSides6;
    return;
  }
  const DivisionId id = Dicing(f);
  const DivisionState& division = f.state.division(id);
  const GeneralId dg = f.scenario.division(id).general;
  roll.object = f.scenario.Entity(dg);
  const auto modify = [&](CommandModifier m, int times) {
    const int value = kCommand[static_cast<size_t>(m)].value * times;
    if (value != 0) {
      roll.modifiers.push_back(
          {.code = Code(m), .value = static_cast<int16_t>(value)});
    }
  };
  if (IsSome(dg) && f.state.general(dg).dead == 0) {
    modify(CommandModifier::kQuality, f.scenario.general(dg).quality);
  }
  modify(CommandModifier::kBonus, division.bonus_corps + division.bonus_army);
  modify(CommandModifier::kLosses, division.n_destroyed);
  for (int die = 1; die <= kSides6; ++die) {
    const int cp = CpOf(f, id, CountsAs(f, id, die));
    if (!roll.outcomes.empty() && roll.outcomes.back().detail == cp) {
      ++roll.outcomes.back().weight;
      continue;
    }
    Faces sample;
    sample.Add(die);
    roll.outcomes.push_back({.code = static_cast<uint16_t>(Outcome::kCp),
                             .detail = cp,
                             .weight = 1,
                             .sample = sample});
  }
}

bool SameCommandOutcome(PositionView f, const Faces& a, const Faces& b) {
  if (KindOf(f) == RollKind::kFirstSide) return (a[0] > a[1]) == (b[0] > b[1]);
  const DivisionId id = Dicing(f);
  return CountsAs(f, id, a[0]) == CountsAs(f, id, b[0]);
}

void ResolveCommandRoll(const Battle& b, const Faces& faces) {
  if (KindOf(b) == RollKind::kFirstSide) {
    const Side first = faces[0] > faces[1] ? Side::kFirst : Side::kSecond;
    ClearAwaited(b);
    b.state.first_side = b.state.moving = first;
    Tell(b, EventCode::kMovesFirst, b.scenario.Entity(first));
    BeginTurn(b);
    return;
  }
  const DivisionId id = Dicing(b);
  DivisionState& division = b.state.division(id);
  division.cp_die = static_cast<uint8_t>(CountsAs(b, id, faces[0]));
  division.diced = 1;
  SetCp(b, id);
  Tell(b, EventCode::kCommandDie, b.scenario.Entity(id), EntityId::kNone,
       {faces[0], division.cp_total, 0, 0});
  ClearAwaited(b);
}

}  // namespace berthier::grande_tactique
