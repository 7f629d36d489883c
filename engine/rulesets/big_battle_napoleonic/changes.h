// Changing a position: the few ways in which the state may change.
//
// Everything that has a consequence elsewhere (attached guns, contacts, spoilt
// rallies, markers) is changed through these, so that no consequence can be
// forgotten. Each tells its event.
//
//   LoseBases(b, u, 2, LossCause::kMelee);
//   if (b.unit(u).on_table()) BreakUnit(b, u);
#ifndef BERTHIER_ENGINE_RULESETS_BIG_BATTLE_NAPOLEONIC_CHANGES_H_
#define BERTHIER_ENGINE_RULESETS_BIG_BATTLE_NAPOLEONIC_CHANGES_H_

#include <array>
#include <cstdint>

#include "engine/geometry/polygon.h"
#include "engine/model/event.h"
#include "engine/rulesets/big_battle_napoleonic/codes.h"
#include "engine/rulesets/big_battle_napoleonic/field.h"

namespace berthier::big_battle_napoleonic {

// A position being changed, and who listens (may be null).
struct Battle {
  const Scenario& scenario;
  State& state;
  Listener* listener;

  operator Field() const { return {scenario, state}; }  // NOLINT: a view
  UnitState& unit(UnitId u) const { return state.unit(u); }
  const UnitData& data(UnitId u) const { return scenario.unit(u); }
  bool IsInfantry(UnitId u) const { return data(u).arm() == Arm::kInfantry; }
  bool IsCavalry(UnitId u) const { return data(u).arm() == Arm::kCavalry; }
  bool IsBattery(UnitId u) const { return data(u).arm() == Arm::kArtillery; }
};

// ---- Telling ----------------------------------------------------------------

using Operands = std::array<int32_t, 4>;
void Tell(const Battle& b, EventCode code, EntityId subject,
          EntityId object = EntityId::kNone, Operands operands = {0, 0, 0, 0});
void TellMove(const Battle& b, EventCode code, EntityId subject, Pose from,
              Pose to, EntityId object = EntityId::kNone,
              Operands operands = {0, 0, 0, 0});
inline void TellUnit(const Battle& b, EventCode code, UnitId u) {
  Tell(b, code, b.scenario.Entity(u));
}

// ---- Places -----------------------------------------------------------------

// Puts u there with the footprint it has now.
void Place(const Battle& b, UnitId u, Pose pose);
void PlaceIn(const Battle& b, UnitId u, Formation formation, Pose pose);
// Attached batteries back into their slots (BBN-ART-08).
void ReslotGuns(const Battle& b, UnitId u);
// Derives the attachments of whatever has moved (BBN-ART-02 to 05).
void SettleAttachments(const Battle& b);
// The opportunity to move begins: start pose and way anew.
void BeginWay(const Battle& b, UnitId u);
void AddKnot(const Battle& b, UnitId u, Pose pose, Formation formation);
void ForgetWays(const Battle& b);
// Generals under the sweep of an enemy unit are to be displaced (BBN-GEN-03).
void RideOver(const Battle& b, UnitId u, PolygonView sweep);
// The same for a straight displacement.
void RideOver(const Battle& b, UnitId u, const Block& start, Vec by);

// ---- Units ------------------------------------------------------------------

enum class LossCause : uint8_t { kFire, kMelee, kMarch };
// Takes bases off, closes up and disperses what is left of one base
// (BBN-FRM-19, BBN-DIS-01).
void LoseBases(const Battle& b, UnitId u, int bases, LossCause cause);
void Disorder(const Battle& b, UnitId u);
// Cavalry any part of which is in rough (BBN-TER-03), march columns passing a
// town aside.
void DisorderInRough(const Battle& b, UnitId u);
// It routs: guns lost, markers off, contacts closed (BBN-MEL-32).
void BreakUnit(const Battle& b, UnitId u);
void StartPursuing(const Battle& b, UnitId u);
void SpoilRally(const Battle& b, UnitId u);
void DestroyGunsOf(const Battle& b, UnitId u);
// Off the table for good.
void Remove(const Battle& b, UnitId u, Presence presence);
// u rides over an unattached enemy battery (BBN-ART-06).
void Overrun(const Battle& b, UnitId u, UnitId battery);

// ---- Contacts ---------------------------------------------------------------

// Adds the record unless the pair has one.
void AddContact(const Battle& b, Contact contact);
void DeleteContact(const Battle& b, int index);
void CloseContacts(const Battle& b, UnitId u);
// The two have not come apart: no displacement has opened their gap (2.6).
bool IsTogether(Field f, const Contact& c);
// The enemies in contact with u that have not come apart from it.
UnitSet TogetherWith(Field f, UnitId u);
// Renews gap0 of the contacts of u, whose footprint changed, with those that
// were together with it before (2.6): who had come apart stays apart.
void RenewGaps(const Battle& b, UnitId u, UnitSet together);
// Deletes the contacts of u that have come apart.
void DropContactsApart(const Battle& b, UnitId u);

// ---- Waiting ----------------------------------------------------------------

void AwaitDecision(const Battle& b, Side side, Decision decision,
                   EntityId about);
void AwaitRoll(const Battle& b, Side thrower, RollKind kind, EntityId about);
inline bool IsAwaiting(const State& s) {
  return s.awaits != Awaited::What::kNothing || s.phase == Phase::kOver;
}
void ClearAwaited(const Battle& b);

}  // namespace berthier::big_battle_napoleonic

#endif  // BERTHIER_ENGINE_RULESETS_BIG_BATTLE_NAPOLEONIC_CHANGES_H_
