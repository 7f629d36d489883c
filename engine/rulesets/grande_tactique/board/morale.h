// Morale checks: which modifiers of table 4.12 apply (GT-R2).
//
// The same list is used for resolving the dice, describing the roll and
// computing odds in advance; the conditions are those of the "exact condition"
// column.
//
// Laws: no modifier occurs twice; a modifier occurs only in checks for the
// purposes named in its line of the table; a check succeeds when die plus sum
// is at least kMoraleTarget (GT-MOR-01).
//
//   MoraleList list;
//   FillMorale(f, {.unit = u, .purpose = Purpose::kRegroup}, list);
//   const bool passed = die + list.sum() >= kMoraleTarget;
#ifndef BERTHIER_ENGINE_RULESETS_GRANDE_TACTIQUE_BOARD_MORALE_H_
#define BERTHIER_ENGINE_RULESETS_GRANDE_TACTIQUE_BOARD_MORALE_H_

#include <array>
#include <cstdint>
#include <span>

#include "engine/rulesets/grande_tactique/board/position_view.h"
#include "engine/rulesets/grande_tactique/facts/tables.h"

namespace berthier::grande_tactique {

struct MoraleCheck {
  UnitId unit = UnitId::kNone;  // the unit that checks; attacks: the principal
  Purpose purpose = Purpose::kRegroup;
  // CHARGE_ATTACK and CHARGE_DEFEND: the group and its target.
  UnitSet chargers = {};
  UnitId target = UnitId::kNone;
  // FIRE_LOSS: the unit that beat it.
  UnitId opponent = UnitId::kNone;
};

class MoraleList {
 public:
  struct Entry {
    MoraleModifier modifier;
    int value;
  };

  void Add(MoraleModifier modifier, int value) {
    entries_[static_cast<size_t>(size_++)] = {modifier, value};
    sum_ += value;
  }
  int sum() const { return sum_; }
  std::span<const Entry> entries() const {
    return {entries_.data(), static_cast<size_t>(size_)};
  }

 private:
  std::array<Entry, kMoraleLines> entries_ = {};
  int size_ = 0;
  int sum_ = 0;
};

void FillMorale(PositionView f, const MoraleCheck& check, MoraleList& list);

// The number of faces of the die, 0 to 6, that pass with this sum of modifiers.
int PassingFaces(int sum);

// True if u's order to charge t is still valid (GT-CHG-05).
bool ChargeStands(PositionView f, UnitId u, UnitId t);

// Where the charge of u began (5.11): its pose before its move, or its present
// pose if it has not moved; for follow-ups and pursuits the pose before them,
// which they store in start_centre and start_heading.
Pose ChargeFrom(PositionView f, UnitId u);

}  // namespace berthier::grande_tactique

#endif  // BERTHIER_ENGINE_RULESETS_GRANDE_TACTIQUE_BOARD_MORALE_H_
