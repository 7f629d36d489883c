#include "engine/rulesets/la_grande_armee/orders/orders.h"

#include <array>

#include "engine/kit/orders/refusing.h"
#include "engine/model/form.h"
#include "engine/rulesets/la_grande_armee/activation/corps.h"
#include "engine/rulesets/la_grande_armee/activation/element.h"
#include "engine/rulesets/la_grande_armee/charge/charge.h"
#include "engine/rulesets/la_grande_armee/combat/mass.h"
#include "engine/rulesets/la_grande_armee/command/capture.h"
#include "engine/rulesets/la_grande_armee/command/leaders.h"
#include "engine/rulesets/la_grande_armee/facts/vocabulary.h"
#include "engine/rulesets/la_grande_armee/fog/reveal.h"
#include "engine/rulesets/la_grande_armee/fog/scouts.h"
#include "engine/rulesets/la_grande_armee/fog/spying.h"
#include "engine/rulesets/la_grande_armee/fog/tiles.h"
#include "engine/rulesets/la_grande_armee/movement/rout.h"
#include "engine/rulesets/la_grande_armee/setup/deployment.h"
#include "engine/rulesets/la_grande_armee/setup/fog_setup.h"

namespace berthier::la_grande_armee {
namespace {

struct DecisionRow {
  Decision decision;
  Verdict (*check)(PositionView f, const Order& order);
  void (*play)(const Battle& b, const Order& order);
};
constexpr std::array kRows = {
    DecisionRow{Decision::kDeploy, &CheckDeploy, &PlayDeploy},
    DecisionRow{Decision::kItem, &CheckItem, &PlayItem},
    DecisionRow{Decision::kElement, &CheckElement, &PlayElement},
    DecisionRow{Decision::kAction, &CheckAction, &PlayAction},
    DecisionRow{Decision::kFaces, &CheckFurtherFace, &PlayFurtherFace},
    DecisionRow{Decision::kReaction, &CheckReaction, &PlayReaction},
    DecisionRow{Decision::kRide, &CheckRide, &PlayRide},
    DecisionRow{Decision::kArmyRide, &CheckRide, &PlayRide},
    DecisionRow{Decision::kEscape, &CheckEscape, &PlayEscape},
    DecisionRow{Decision::kSquare, &CheckSquare, &PlaySquare},
    DecisionRow{Decision::kReinforce, &CheckReinforce, &PlayReinforce},
    DecisionRow{Decision::kOccupy, &CheckOccupy, &PlayOccupy},
    DecisionRow{Decision::kNameSide, &CheckNameSide, &PlayNameSide},
    DecisionRow{Decision::kDeployItem, &CheckDeployItem, &PlayDeployItem},
    DecisionRow{Decision::kTile, &CheckTile, &PlayTile},
    DecisionRow{Decision::kReveal, &CheckReveal, &PlayReveal},
    DecisionRow{Decision::kScout, &CheckScout, &PlayScout},
    DecisionRow{Decision::kSpy, &CheckSpy, &PlaySpy},
    DecisionRow{Decision::kReturn, &CheckReturn, &PlayReturn},
    DecisionRow{Decision::kTilePath, &CheckTilePath, &PlayTilePath},
    DecisionRow{Decision::kFogSetup, &CheckFogSetup, &PlayFogSetup},
};
constexpr bool AreInOrder() {
  for (size_t i = 0; i < kRows.size(); ++i) {
    if (static_cast<size_t>(kRows[i].decision) != i) return false;
  }
  return kRows.size() == kDecisions;
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
  return kRows[f.state.awaits.kind].check(f, order);
}

void PlayOrder(const Battle& b, const Order& order) {
  const DecisionRow& row = kRows[b.state.awaits.kind];
  ClearAwaited(b);
  row.play(b, order);
}

}  // namespace berthier::la_grande_armee
