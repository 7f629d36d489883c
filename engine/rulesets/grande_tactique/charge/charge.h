// The charge tree: one group on one target, from the check of the attackers to
// the last of its consequences (section 3.3, 4.8, 4.9).
//
// A charge is a frame (charge_frame.h). Its stage says what it waits for;
// AdvanceCharge does the next step, and the other functions apply the results
// of dice and decisions when the frame is on top again.
#ifndef BERTHIER_ENGINE_RULESETS_GRANDE_TACTIQUE_CHARGE_CHARGE_H_
#define BERTHIER_ENGINE_RULESETS_GRANDE_TACTIQUE_CHARGE_CHARGE_H_

#include <cstdint>

#include "engine/rulesets/grande_tactique/board/morale.h"
#include "engine/rulesets/grande_tactique/board/progress.h"

namespace berthier::grande_tactique {

// The result of a morale check (GT-MOR-01).
enum class Check : uint8_t { kPass, kFail };

// One step of the charge on top of the stack.
Progress AdvanceCharge(const Battle& b);

// The morale check awaited by the charge frame on top.
MoraleCheck ChargeCheck(PositionView f, Purpose purpose);
void ResolveAttack(const Battle& b, Check check);
// R4: dice and modifiers of principal and target.
int MeleeModifierSum(PositionView f, UnitId u);
enum class LockedWinner : uint8_t { kAttackers, kDefender };
void ResolveLocked(const Battle& b, LockedWinner winner);

// D18 and D19.
void NamePrincipal(const Battle& b, UnitId principal);
enum class Taking : uint8_t { kTake, kStay };
void DecidePosition(const Battle& b, Taking taking);

// kRout: losers that flee one after another (GT-MEL-04, GT-CHG-12).
Progress AdvanceRout(const Battle& b);

}  // namespace berthier::grande_tactique

#endif  // BERTHIER_ENGINE_RULESETS_GRANDE_TACTIQUE_CHARGE_CHARGE_H_
