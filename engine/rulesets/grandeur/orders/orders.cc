#include "engine/rulesets/grandeur/orders/orders.h"

#include <array>

#include "engine/kit/orders/refusing.h"
#include "engine/model/fault.h"
#include "engine/model/form.h"
#include "engine/rulesets/grandeur/activation/corps.h"
#include "engine/rulesets/grandeur/activation/group.h"
#include "engine/rulesets/grandeur/activation/opportunity.h"
#include "engine/rulesets/grandeur/activation/unit.h"
#include "engine/rulesets/grandeur/board/frames.h"
#include "engine/rulesets/grandeur/charge/charge.h"
#include "engine/rulesets/grandeur/combat/cohesion.h"
#include "engine/rulesets/grandeur/combat/pursuit.h"
#include "engine/rulesets/grandeur/combat/retreat.h"
#include "engine/rulesets/grandeur/command/contest.h"
#include "engine/rulesets/grandeur/command/leaders.h"
#include "engine/rulesets/grandeur/facts/vocabulary.h"
#include "engine/rulesets/grandeur/orders/dice.h"
#include "engine/rulesets/grandeur/setup/deployment.h"
#include "engine/rulesets/grandeur/setup/terrain_laying.h"

namespace berthier::grandeur {
namespace {

// D3 is part of D2.
bool IsRide(const Order& order) {
  const Verb verb = static_cast<Verb>(order.verb);
  return verb == Verb::kRide || verb == Verb::kAttach || verb == Verb::kDetach;
}
Verdict CheckNextOrRide(PositionView f, const Order& order) {
  return IsRide(order) ? CheckLeaderMove(f, order) : CheckNext(f, order);
}
void PlayNextOrRide(const Battle& b, const Order& order) {
  return IsRide(order) ? PlayLeaderMove(b, order) : PlayNext(b, order);
}

// D9 of who is reached by a pursuit (IMP-PUR-06).
bool IsPursued(const State& s) {
  return HasFrame(s) && TopFrame(s).kind == FrameKind::kPursuit;
}
Verdict CheckResponse(PositionView f, const Order& order) {
  return IsPursued(f.state) ? CheckPursued(f, order) : CheckRespond(f, order);
}
void PlayResponse(const Battle& b, const Order& order) {
  return IsPursued(b.state) ? PlayPursued(b, order) : PlayRespond(b, order);
}

struct DecisionRow {
  Decision decision;
  Verdict (*check)(PositionView f, const Order& order);
  void (*play)(const Battle& b, const Order& order);
};
constexpr std::array kDecisions = {
    DecisionRow{Decision::kTerrain, &CheckTerrain, &PlayTerrain},
    DecisionRow{Decision::kDeploy, &CheckDeploy, &PlayDeploy},
    DecisionRow{Decision::kNominate, &CheckNominate, &PlayNominate},
    DecisionRow{Decision::kNext, &CheckNextOrRide, &PlayNextOrRide},
    DecisionRow{Decision::kAct, &CheckAction, &PlayAction},
    DecisionRow{Decision::kContinue, &CheckAction, &PlayAction},
    DecisionRow{Decision::kRespond, &CheckResponse, &PlayResponse},
    DecisionRow{Decision::kReact, &CheckReaction, &PlayReaction},
    DecisionRow{Decision::kPress, &CheckPress, &PlayPress},
    DecisionRow{Decision::kPursue, &CheckPursuit, &PlayPursuit},
    DecisionRow{Decision::kPassage, &CheckPassage, &PlayPassage},
    DecisionRow{Decision::kGroup, &CheckGroup, &PlayGroup},
    DecisionRow{Decision::kMember, &CheckGroup, &PlayGroup},
    DecisionRow{Decision::kReroll, &CheckReroll, &PlayReroll},
    DecisionRow{Decision::kDestiny, &CheckDestiny, nullptr},
};
constexpr bool AreInOrder() {
  for (size_t i = 0; i < kDecisions.size(); ++i) {
    if (static_cast<size_t>(kDecisions[i].decision) != i) return false;
  }
  return true;
}
static_assert(AreInOrder());

}  // namespace

Verdict CheckOrder(PositionView f, const Order& order) {
  if (const FormFault fault =
          FaultOf(TheVocabulary(), f.scenario.entities().size(), order);
      fault != FormFault::kNone) {
    Refusal refusal = Refuse(RefusalCode::kMalformed);
    refusal.operands[0] = static_cast<int32_t>(fault);
    return refusal;
  }
  return kDecisions[f.state.awaits.kind].check(f, order);
}

void PlayOrder(const Battle& b, const Order& order) {
  const DecisionRow& row = kDecisions[b.state.awaits.kind];
  const EntityId about = b.state.awaits.about();
  // What becomes of the dice held is for the roll they are of.
  if (row.decision == Decision::kDestiny) {
    ClearAwaited(b);
    return PlayDestiny(b, static_cast<Verb>(order.verb), about);
  }
  ClearAwaited(b);
  row.play(b, order);
}

}  // namespace berthier::grandeur
