#include "engine/rulesets/grandeur/combat/cohesion.h"

#include <algorithm>

#include "engine/kit/orders/refusing.h"
#include "engine/model/modified.h"
#include "engine/rulesets/grandeur/board/changes.h"
#include "engine/rulesets/grandeur/board/frames.h"
#include "engine/rulesets/grandeur/board/leaders.h"
#include "engine/rulesets/grandeur/board/terrain.h"
#include "engine/rulesets/grandeur/facts/tables.h"

namespace berthier::grandeur {
namespace {

// Frame::step of a test. Frame::value is the critical number, Frame::count the
// damage, Frame::what its HitBy, Frame::ticks the die that D15 is about.
enum class Step : uint8_t { kFirstDie, kChoice, kSecondDie, kCasualty, kEnd };

enum CohesionFlag : uint8_t { kWasDisordered = 1 };

constexpr int kSix = 6;

HitBy HitByOf(const Frame& frame) { return static_cast<HitBy>(frame.what); }
bool WasDisordered(const Frame& frame) {
  return (frame.flags & kWasDisordered) != 0;
}
Step StepOf(const Frame& frame) { return static_cast<Step>(frame.step); }

// All enemies linked to it are Mounted (IMP-COH-03).
bool FacesMountedOnly(PositionView f, UnitId u) {
  for (int i = 0; i < f.state.link_count; ++i) {
    const Link& link = f.state.links[static_cast<size_t>(i)];
    if (link.Concerns(u) && !f.data(link.Other(u)).is_cavalry()) return false;
  }
  return true;
}

// IMP-COH-04, 06
bool FailsTest(int die, int critical_number) {
  return die != 1 && (die > critical_number || die == kSix);
}

// The VBU that the die costs.
int LossOf(int die, int critical_number, bool disordered) {
  if (!FailsTest(die, critical_number)) return disordered ? 1 : 0;
  return std::max(1, die - critical_number);
}

// IMP-COH-02, 03: the critical number. Adds each modifier to `roll` if given.
int CriticalNumber(PositionView f, UnitId u, int damage, HitBy by, Roll* roll) {
  int number = 0;
  const auto add = [&](ModifierCode code, int value) {
    number += value;
    if (roll != nullptr) AddModifier(*roll, code, value, kOfTheNumber);
  };
  const auto add_if = [&](bool applies, ModifierCode code) {
    if (applies) add(code, ValueOf(code));
  };
  const UnitState& unit = f.unit(u);
  const UnitData& data = f.data(u);
  add(ModifierCode::kVbu, VbuOf(f, u));
  add(ModifierCode::kDamage, -damage);
  add_if(unit.disordered(), ModifierCode::kDisorderedTest);
  if (IsSome(unit.leader)) {
    const bool brave = f.scenario.leader(unit.leader).brave;  // GRA-LDR-07, 08
    add_if(true, brave ? ModifierCode::kBraveTest : ModifierCode::kLeaderTest);
  }
  if (by == HitBy::kMelee) {
    const Frame* melee = FindFrame(f.state, FrameKind::kMelee);
    const UnitId enemy = melee->unit == u ? melee->other : melee->unit;
    add_if(data.is_foot() && FacesMountedOnly(f, u),
           ModifierCode::kFootAgainstMounted);
    add_if(!data.is_cavalry() && LevelOf(f, u) > LevelOf(f, enemy),
           ModifierCode::kHigherGround);
    add_if(InBua(f, u), ModifierCode::kBuaMelee);
  } else {
    const bool guns = by == HitBy::kNearGuns || by == HitBy::kFarGuns;
    const bool near = by == HitBy::kNearGuns || by == HitBy::kNearSkirmish;
    add_if(true, near ? ModifierCode::kNearFire : ModifierCode::kFarFire);
    add_if(
        data.is_foot() && (!guns || IsOn(f.scenario.options.foot_against_guns)),
        ModifierCode::kFootUnderFire);
  }
  if (number < 1) add(ModifierCode::kLeastNumber, 1 - number);
  return number;
}

// GRA-COH-02
bool MayReroll(Quality quality, int die) {
  return die == 6 ? quality != Quality::kRegular
                  : die == 5 && quality == Quality::kElite;
}

// The die is thrown again, or the owner may choose to (GRA-COH-03).
bool IsRerolled(PositionView f, const Frame& frame, int die) {
  if (StepOf(frame) != Step::kFirstDie ||
      !MayReroll(f.data(frame.unit).quality, die) ||
      !FailsTest(die, frame.value)) {
    return false;
  }
  // Decision: with OPT-REROLL-CHOICE the owner is asked about every failed
  // test that he may throw again; a passed one is never better a second time.
  if (IsOn(f.scenario.options.reroll_choice)) return true;
  // A pass would cost 1 as well; but the Leader may be saved.
  const bool in_vain =
      WasDisordered(frame) && LossOf(die, frame.value, true) == 1;
  return !in_vain || (die == 6 && IsSome(f.unit(frame.unit).leader));
}

void DescribeCohesion(PositionView f, Roll& roll) {
  const Frame& frame = TopFrame(f.state);
  roll.subject = f.scenario.Entity(frame.unit);
  roll.target = frame.value;
  CriticalNumber(f, frame.unit, frame.count, HitByOf(frame), &roll);
}

Outcome CohesionOutcome(PositionView f, const Faces& faces) {
  const Frame& frame = TopFrame(f.state);
  const int die = faces[0];
  if (IsRerolled(f, frame, die)) {
    // Which die it was matters only to an owner who may keep it.
    if (!IsOn(f.scenario.options.reroll_choice)) return {OutcomeCode::kAgain};
    return {OutcomeCode::kMayReroll, die};
  }
  const int loss = LossOf(die, frame.value, WasDisordered(frame));
  if (die == 6 && IsSome(f.unit(frame.unit).leader)) {
    return {OutcomeCode::kSix, loss};
  }
  return loss == 0 ? Outcome{OutcomeCode::kHolds}
                   : Outcome{OutcomeCode::kLoses, loss};
}

void TellCohesion(const Battle& b, const Faces& faces) {
  const Frame& frame = TopFrame(b.state);
  Tell(b, EventCode::kCohesion, b.scenario.Entity(frame.unit), EntityId::kNone,
       {faces[0], frame.value, 0, 0});
}

// What the kept die does; `six`: it endangers the Leader.
void Settle(const Battle& b, int loss, bool six) {
  Frame& frame = TopFrame(b.state);
  const UnitId u = frame.unit;
  frame.step = static_cast<uint8_t>(Step::kEnd);
  Disorder(b, u);
  LoseVbu(b, u, loss);
  const LeaderId l = b.unit(u).leader;
  if (!six || !IsSome(l)) return;
  // GRA-LDR-11
  if (b.scenario.leader(l).brave) {
    LoseLeader(b, l);
  } else {
    frame.leader = l;
    frame.step = static_cast<uint8_t>(Step::kCasualty);
  }
}

void ThrowAgain(const Battle& b) {
  Frame& frame = TopFrame(b.state);
  TellUnit(b, EventCode::kRerolls, frame.unit);
  frame.step = static_cast<uint8_t>(Step::kSecondDie);
}

void ResolveCohesion(const Battle& b, Outcome outcome) {
  Frame& frame = TopFrame(b.state);
  if (outcome.code == OutcomeCode::kMayReroll) {
    frame.ticks = outcome.detail;
    frame.step = static_cast<uint8_t>(Step::kChoice);
  } else if (outcome.code == OutcomeCode::kAgain) {
    ThrowAgain(b);
  } else {
    Settle(b, outcome.detail, outcome.code == OutcomeCode::kSix);
  }
}

void DescribeCasualty(PositionView f, Roll& roll) {
  const Frame& frame = TopFrame(f.state);
  roll.subject = f.scenario.Entity(frame.leader);
  roll.object = f.scenario.Entity(frame.unit);
  roll.target = kSix;
}
Outcome CasualtyOutcome(PositionView, const Faces& faces) {
  return {faces[0] == kSix ? OutcomeCode::kLost : OutcomeCode::kUnhurt};
}
void TellCasualty(const Battle& b, const Faces& faces) {
  Tell(b, EventCode::kCasualtyDie, b.scenario.Entity(TopFrame(b.state).leader),
       EntityId::kNone, {faces[0], 0, 0, 0});
}
void ResolveCasualty(const Battle& b, Outcome outcome) {
  Frame& frame = TopFrame(b.state);
  frame.step = static_cast<uint8_t>(Step::kEnd);
  if (outcome.code == OutcomeCode::kLost) LoseLeader(b, frame.leader);
}

void KeepDie(const Battle& b) {
  const Frame& frame = TopFrame(b.state);
  const int die = frame.ticks;
  Settle(b, LossOf(die, frame.value, WasDisordered(frame)), die == kSix);
}

}  // namespace

const RollRow kCohesionRoll = {.describe = &DescribeCohesion,
                               .outcome = &CohesionOutcome,
                               .tell = &TellCohesion,
                               .resolve = &ResolveCohesion};
const RollRow kCasualtyRoll = {.describe = &DescribeCasualty,
                               .outcome = &CasualtyOutcome,
                               .tell = &TellCasualty,
                               .resolve = &ResolveCasualty};

void PushCohesion(const Battle& b, UnitId u, int damage, HitBy by) {
  const uint8_t flags = b.unit(u).disordered() ? kWasDisordered : 0;
  PushFrame(
      b,
      {.kind = FrameKind::kCohesion,
       .unit = u,
       .what = static_cast<uint8_t>(by),
       .flags = flags,
       .value = static_cast<int8_t>(CriticalNumber(b, u, damage, by, nullptr)),
       .count = static_cast<int8_t>(damage)});
}

Progress AdvanceCohesion(const Battle& b) {
  const Frame frame = TopFrame(b.state);
  const Side owner = b.data(frame.unit).side;
  const EntityId about = b.scenario.Entity(frame.unit);
  switch (StepOf(frame)) {
    case Step::kFirstDie:
    case Step::kSecondDie:
      AwaitRoll(b, owner, RollKind::kCohesion, about);
      return Progress::kAwaiting;
    case Step::kChoice:
      AwaitDecision(b, owner, Decision::kReroll, about);
      return Progress::kAwaiting;
    case Step::kCasualty:
      AwaitRoll(b, owner, RollKind::kCasualty, b.scenario.Entity(frame.leader));
      return Progress::kAwaiting;
    case Step::kEnd:
      break;
  }
  PopFrame(b);
  return Progress::kAgain;
}

Verdict CheckReroll(PositionView, const Order& order) {
  const Verb verb = static_cast<Verb>(order.verb);
  if (verb == Verb::kReroll || verb == Verb::kKeep) return {};
  return Refuse(RefusalCode::kNotNow);
}

void PlayReroll(const Battle& b, const Order& order) {
  if (static_cast<Verb>(order.verb) == Verb::kKeep) {
    KeepDie(b);
  } else {
    ThrowAgain(b);
  }
}

bool RemoveIfRouted(const Battle& b, UnitId u) {
  if (!b.unit(u).on_table() || VbuOf(b, u) > 0) return false;
  Remove(b, u, Presence::kRouted);
  return true;
}

}  // namespace berthier::grandeur
