// The manners of orders that have a list of them: what a unit does before and
// after the travel of a MOVE, and how it re-forms (3.4).
//
//   // "limber first, unlimber last"
//   const uint8_t manner = MannerOf(FormationChange::kLimber,
//   FormationChange::kUnlimber);
#ifndef BERTHIER_ENGINE_RULESETS_BIG_BATTLE_NAPOLEONIC_FACTS_MANNERS_H_
#define BERTHIER_ENGINE_RULESETS_BIG_BATTLE_NAPOLEONIC_FACTS_MANNERS_H_

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>

#include "engine/model/fault.h"
#include "engine/rulesets/big_battle_napoleonic/facts/types.h"

namespace berthier::big_battle_napoleonic {

// What stands before and after the travel of a MOVE (3.4).
enum class FormationChange : uint8_t {
  kNone,
  kAboutFace,
  kLine,
  kColumn,
  kMarch,
  kLimber,
  kUnlimber,
};
// One after the other, in either order: a change of formation and an
// about-face. There is never a second without a first.
struct FormationChanges {
  FormationChange one = FormationChange::kNone;
  FormationChange two = FormationChange::kNone;

  constexpr FormationChanges() = default;
  constexpr FormationChanges(FormationChange only)
      : one(only) {}  // NOLINT: as it is written
  constexpr FormationChanges(FormationChange a, FormationChange b)
      : one(a), two(b) {}
  constexpr bool Has(FormationChange drill) const {
    return one == drill || two == drill;
  }
  friend constexpr bool operator==(FormationChanges,
                                   FormationChanges) = default;
};
inline constexpr std::array<FormationChanges, 16> kLastDrills = {{
    {},
    {FormationChange::kAboutFace},
    {FormationChange::kLine},
    {FormationChange::kColumn},
    {FormationChange::kMarch},
    {FormationChange::kLimber},
    {FormationChange::kUnlimber},
    {FormationChange::kLine, FormationChange::kAboutFace},
    {FormationChange::kColumn, FormationChange::kAboutFace},
    {FormationChange::kMarch, FormationChange::kAboutFace},
    {FormationChange::kLimber, FormationChange::kAboutFace},
    {FormationChange::kAboutFace, FormationChange::kLine},
    {FormationChange::kAboutFace, FormationChange::kColumn},
    {FormationChange::kAboutFace, FormationChange::kMarch},
    {FormationChange::kAboutFace, FormationChange::kLimber},
    {FormationChange::kAboutFace, FormationChange::kUnlimber},
}};
// The same but for unlimbering: who is unlimbered does not travel, nor turn
// about.
inline constexpr std::array<FormationChanges, 14> kFirstDrills = [] {
  std::array<FormationChanges, 14> first;
  size_t n = 0;
  for (const FormationChanges& drills : kLastDrills) {
    if (!drills.Has(FormationChange::kUnlimber)) first[n++] = drills;
  }
  return first;
}();
// The manners of "move": every first with every last.
inline constexpr int kMoveManners =
    static_cast<int>(kFirstDrills.size() * kLastDrills.size());
static_assert(kMoveManners <= 256);
constexpr FormationChanges FirstChanges(uint8_t manner) {
  return kFirstDrills[manner / kLastDrills.size()];
}
constexpr FormationChanges LastChanges(uint8_t manner) {
  return kLastDrills[manner % kLastDrills.size()];
}
constexpr uint8_t MannerOf(FormationChanges first, FormationChanges last) {
  const auto* const i =
      std::find(kFirstDrills.begin(), kFirstDrills.end(), first);
  const auto* const k = std::find(kLastDrills.begin(), kLastDrills.end(), last);
  BERTHIER_CHECK(i != kFirstDrills.end() && k != kLastDrills.end());
  return static_cast<uint8_t>(
      (i - kFirstDrills.begin()) *
          static_cast<std::ptrdiff_t>(kLastDrills.size()) +
      (k - kLastDrills.begin()));
}
// The manner of REFORM: formation and fixed corner.
inline constexpr int kAnchors = 3;
struct ReformManner {
  Formation formation;
  Anchor anchor;
};
// In the order of the manners of the verb.
inline constexpr int kReformManners = 12;
inline constexpr std::array<ReformManner, kReformManners> kReformTable = {{
    {Formation::kLine, Anchor::kCentre},
    {Formation::kLine, Anchor::kLeft},
    {Formation::kLine, Anchor::kRight},
    {Formation::kColumn, Anchor::kCentre},
    {Formation::kColumn, Anchor::kLeft},
    {Formation::kColumn, Anchor::kRight},
    {Formation::kMarch, Anchor::kCentre},
    {Formation::kMarch, Anchor::kLeft},
    {Formation::kMarch, Anchor::kRight},
    {Formation::kSquare, Anchor::kCentre},
    {Formation::kLimbered, Anchor::kCentre},
    {Formation::kUnlimbered, Anchor::kCentre},
}};
constexpr ReformManner ReformMannerOf(uint8_t manner) {
  return kReformTable[manner];
}

}  // namespace berthier::big_battle_napoleonic

#endif  // BERTHIER_ENGINE_RULESETS_BIG_BATTLE_NAPOLEONIC_FACTS_MANNERS_H_
