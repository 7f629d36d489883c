#include "engine/rulesets/simple_grand_tactical/setup/clock.h"

#include "engine/rulesets/simple_grand_tactical/board/changes.h"
#include "engine/rulesets/simple_grand_tactical/board/progress.h"
#include "engine/rulesets/simple_grand_tactical/board/score.h"
#include "engine/rulesets/simple_grand_tactical/facts/tables.h"

namespace berthier::simple_grand_tactical {
namespace {

// State::step of phase kSetup.
enum class Step : uint8_t { kBegin, kFatigue, kPasses, kEnd };
void GoTo(State& s, Step step) {
  s.step = static_cast<uint8_t>(step);
  s.cursor = 0;
}

// FAT-02, 03, SGT-OPT-05
int PlainFatigue(const Battle& b, const CorpsData& corps) {
  int chips = kChips.a_general * static_cast<int>(corps.generals.size());
  corps.units.ForEach([&](UnitId u) {
    if (!b.IsBattery(u) || !IsOn(b.scenario.options.batteries_not_regiments)) {
      chips += kChips.a_unit;
    }
  });
  return chips;
}

void Begin(const Battle& b) {
  for (int i = 0; i < b.scenario.corps_count(); ++i) {
    const CorpsData& data = b.scenario.corps[static_cast<size_t>(i)];
    CorpsState& corps = b.state.corps[static_cast<size_t>(i)];
    corps.fatigue_initial = static_cast<int16_t>(PlainFatigue(b, data));
    corps.passes_initial = corps.passes = data.passes;
  }
}

void Finish(const Battle& b) {
  State& s = b.state;
  s.morale_base = {0, 0};
  for (int i = 0; i < b.scenario.corps_count(); ++i) {
    CorpsState& corps = s.corps[static_cast<size_t>(i)];
    corps.fatigue = corps.fatigue_initial;
    int16_t& base = s.morale_base[static_cast<size_t>(
        b.scenario.corps[static_cast<size_t>(i)].side)];
    base = static_cast<int16_t>(base + corps.fatigue_initial);
    Tell(b, EventCode::kFatigue, b.scenario.Entity(MakeId<CorpsId>(i)),
         EntityId::kNone, {corps.fatigue_initial, 0, 0, 0});
  }
  if (b.listener == nullptr) return;
  for (const Side side : {Side::kFirst, Side::kSecond}) {
    Tell(b, EventCode::kArmyMorale, b.scenario.Entity(side), EntityId::kNone,
         {ArmyMorale(b, side), 0, 0, 0});
  }
}

// FAT-04: the next divisional general, from the cursor on.
GeneralId NextForFatigue(const Battle& b) {
  for (; b.state.cursor < b.scenario.general_count(); ++b.state.cursor) {
    const GeneralId g = MakeId<GeneralId>(b.state.cursor);
    if (b.scenario.general(g).rank != Rank::kCorpsCommander) return g;
  }
  return GeneralId::kNone;
}

GeneralId GeneralAtCursor(PositionView f) {
  return MakeId<GeneralId>(f.state.cursor);
}
void DescribeFatigue(PositionView f, Roll& roll) {
  const GeneralId g = GeneralAtCursor(f);
  roll.subject = f.scenario.Entity(g);
  roll.object = f.scenario.Entity(f.scenario.general(g).corps);
}
Outcome FatigueOutcome(PositionView, const Faces& faces) {
  return {faces[0] == 6 ? OutcomeCode::kSix : OutcomeCode::kNoSix};
}
void ResolveFatigue(const Battle& b, const Faces& faces) {
  const GeneralId g = GeneralAtCursor(b);
  const CorpsId c = b.scenario.general(g).corps;
  Tell(b, EventCode::kFatigueDie, b.scenario.Entity(g), b.scenario.Entity(c),
       {faces[0], 0, 0, 0});
  const bool again = faces[0] == 6;
  if (again) {
    CorpsState& corps = b.state.corps_state(c);
    corps.fatigue_initial =
        static_cast<int16_t>(corps.fatigue_initial + kChips.a_six);
    ++b.state.thrown;
  }
  // SGT-OPT-15
  const bool capped =
      IsOn(b.scenario.options.safety_cap) && b.state.thrown >= kSafetyCap;
  if (again && !capped) return;
  b.state.thrown = 0;
  ++b.state.cursor;
}

void DescribePasses(PositionView f, Roll& roll) {
  roll.subject = f.scenario.Entity(MakeId<CorpsId>(f.state.cursor));
}
Outcome PassesOutcome(PositionView, const Faces& faces) {
  return {OutcomeCode::kPasses, faces[0]};
}
void ResolvePasses(const Battle& b, const Faces& faces) {
  CorpsState& corps = b.state.corps[b.state.cursor];
  corps.passes = corps.passes_initial = static_cast<uint8_t>(faces[0]);
  Tell(b, EventCode::kPassesDie,
       b.scenario.Entity(MakeId<CorpsId>(b.state.cursor)), EntityId::kNone,
       {faces[0], 0, 0, 0});
  ++b.state.cursor;
}

}  // namespace

const RollRow kFatigueRoll = {.dice = 1,
                              .describe = &DescribeFatigue,
                              .outcome = &FatigueOutcome,
                              .resolve = &ResolveFatigue};
const RollRow kPassesRoll = {.dice = 1,
                             .describe = &DescribePasses,
                             .outcome = &PassesOutcome,
                             .resolve = &ResolvePasses};

Progress AdvanceSetup(const Battle& b) {
  State& s = b.state;
  switch (static_cast<Step>(s.step)) {
    case Step::kBegin:
      Begin(b);
      GoTo(s, Step::kFatigue);
      return Progress::kAgain;
    case Step::kFatigue: {
      const GeneralId g = NextForFatigue(b);
      if (IsSome(g)) {
        AwaitRoll(b, b.scenario.general(g).side, RollKind::kFatigue,
                  b.scenario.Entity(g));
        return Progress::kAwaiting;
      }
      GoTo(s,
           IsOn(b.scenario.options.random_passes) ? Step::kPasses : Step::kEnd);
      return Progress::kAgain;
    }
    case Step::kPasses:
      if (s.cursor < b.scenario.corps_count()) {
        const CorpsId c = MakeId<CorpsId>(s.cursor);
        AwaitRoll(b, b.scenario.corps_data(c).side, RollKind::kPasses,
                  b.scenario.Entity(c));
        return Progress::kAwaiting;
      }
      GoTo(s, Step::kEnd);
      return Progress::kAgain;
    case Step::kEnd:
      break;
  }
  Finish(b);
  return Progress::kDone;
}

Progress AdvanceTurnEnd(const Battle& b) {
  State& s = b.state;
  b.scenario.side(s.active).units.ForEach([&](UnitId u) {
    b.unit(u).Clear(Flag::kNoFire);
    b.unit(u).Clear(Flag::kCharged);
  });
  UpdateObjectives(b);
  if (s.phase == Phase::kOver) return Progress::kAgain;
  if (s.active != b.scenario.first) {
    if (s.turn >= b.scenario.turns) {  // SCN-06, VIC-10
      EnterPhase(b, Phase::kOver);
      Tell(b, EventCode::kGameOver, EntityId::kNone, EntityId::kNone,
           {s.turn, 0, 0, 0});
      return Progress::kAgain;
    }
    ++s.turn;
  }
  s.active = Opponent(s.active);
  EnterPhase(b, Phase::kArrivals);
  return Progress::kAgain;
}

}  // namespace berthier::simple_grand_tactical
