// The manners of MOVE and REFORM orders (section 3.4): the drills (formation
// change, about-face) before and after the travel, and the new formation.
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

// A drill before or after the travel of a MOVE (section 3.4).
enum class FormationChange : uint8_t {
  kNone,
  kAboutFace,
  kLine,
  kColumn,
  kMarch,
  kLimber,
  kUnlimber,
};
// Up to two drills, done in this order: a change of formation and an
// about-face, either of them first. If `one` is kNone, so is `two`.
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
// All drills possible after the travel.
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
// All drills possible before the travel: the same without unlimbering, because
// unlimbered guns can neither travel nor turn about.
inline constexpr std::array<FormationChanges, 14> kFirstDrills = [] {
  std::array<FormationChanges, 14> first;
  size_t n = 0;
  for (const FormationChanges& drills : kLastDrills) {
    if (!drills.Has(FormationChange::kUnlimber)) first[n++] = drills;
  }
  return first;
}();
// The manners of "move": each first drill combined with each last drill.
inline constexpr int kMoveManners =
    static_cast<int>(kFirstDrills.size() * kLastDrills.size());
static_assert(kMoveManners <= 256);
// The drills before and after the travel that a manner stands for.
constexpr FormationChanges FirstChanges(uint8_t manner) {
  return kFirstDrills[manner / kLastDrills.size()];
}
constexpr FormationChanges LastChanges(uint8_t manner) {
  return kLastDrills[manner % kLastDrills.size()];
}
// The manner for these drills, which must be in the lists.
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
// The manners of REFORM: the formation, and the point that stays in place.
inline constexpr int kAnchors = 3;
struct ReformManner {
  Formation formation;
  Anchor anchor;
};
// Indexed by the manner of the order.
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
