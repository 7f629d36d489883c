// The tables of the rules in one place, for proofreading against the rulebook.
//
// They are extern data, not compile-time constants, so that the mutation script
// (tests/mutation) can change one figure, relink, and see that a test fails.
#ifndef BERTHIER_ENGINE_RULESETS_SIMPLE_GRAND_TACTICAL_FACTS_TABLES_H_
#define BERTHIER_ENGINE_RULESETS_SIMPLE_GRAND_TACTICAL_FACTS_TABLES_H_

#include <array>
#include <cstdint>
#include <string_view>

#include "engine/rulesets/simple_grand_tactical/facts/codes.h"
#include "engine/rulesets/simple_grand_tactical/facts/types.h"

namespace berthier::simple_grand_tactical {

// SGT-BAS-02: bases per unit, and front and depth of a base in millimetres.
struct BaseSizes {
  int infantry_count, infantry_front, infantry_depth;
  int cavalry_count, cavalry_front, cavalry_depth;
  int gun_front, gun_depth;
};
extern const BaseSizes kBaseSizes;

// SGT-MOV-01 to 07, in centimetres per move. The light_* and `light` figures
// are added to the others for light units.
struct MoveRates {
  int infantry_road, infantry_column, infantry_line;
  int cavalry_road, cavalry_column, cavalry_line, charge;
  int foot_limbered, horse_limbered, unlimbered;
  int light_road, light, light_charge, light_unlimbered;
  int leader;
};
extern const MoveRates kMoveRates;

// SGT-RAL-04 to 07: lowest total of each row above Rout.
struct RallyRows {
  int retreat, disordered, pass;
};
extern const RallyRows kRallyRows;

// SGT-FIR-14: lowest total of each row above No Effect.
struct FireRows {
  int disordered, retreat, eliminated;
};
extern const FireRows kFireRows;

// SGT-MEL-08: lowest difference of each row above Draw.
struct MeleeRows {
  int disordered, retreat, eliminated;
};
extern const MeleeRows kMeleeRows;

// SGT-CTL-05 to 08: lowest total of each row above Uncontrolled Charge; a total
// of the dice alone of at most `removed` removes the unit.
struct ControlRows {
  int removed, uncontrolled_move, mill, controlled;
};
extern const ControlRows kControlRows;

extern const int kRoughPass;             // SGT-TER-03: this or more
extern const int kDowngrade;             // SGT-GEN-08: this or more
extern const int kDies;                  // SGT-GEN-12: this or less
extern const int kRandomArrival;         // SGT-OPT-19: this or more
extern const int kLeastDice, kMostDice;  // SGT-RAL-08: limits of totals

// Distances in centimetres.
struct Distances {
  int pass;                 // SGT-CMD-03
  int retreat;              // SGT-RET-01, by the Rally table and by fire
  int melee_retreat;        // SGT-RET-01
  int withdrawal;           // SGT-WDR-01
  int uncontrolled_charge;  // SGT-CTL-05
  int uncontrolled_move;    // SGT-CTL-06
  int over_heads;           // SGT-FIR-43
  int deploy_apart;         // SGT-SCN-02
  int leader_apart;         // SGT-CMD-08, 10
  int toward;               // SGT-GEO-22: farther enemies do not count
  int sight_in_area;        // SGT-GEO-12
  int sight_free;           // SGT-GEO-13: levels do not block so near
  int visible_flank;        // SGT-GEO-27
  int behind_obstacle;      // SGT-TER-13, SGT-GEO-28
  int last_step;            // SGT-CTL-13
};
extern const Distances kDistances;

// SGT-FIR-11 to 13: range of muskets and normal range by GunClass, both in
// centimetres; the number of range bands of guns, each as deep as the normal
// range.
extern const int kMusketRange;
extern const std::array<int, 3> kGunRanges;
extern const int kRangeBands;

// SGT-FAT-02 to 07, SGT-OPT-02, 04: numbers of chips.
struct Chips {
  int a_unit, a_general, a_six, unit_lost, rally_failed, rout_extra,
      general_dead;
};
extern const Chips kChips;
extern const int kObjectiveMorale;  // SGT-VIC-01: morale per objective
extern const int kPointsMargin;     // SGT-VIC-10: in percent
extern const int kSafetyCap;        // SGT-OPT-15: sixes per general

// ---- Modifiers --------------------------------------------------------------

// A modifier with its name and clause. `value` is 0 for modifiers that are a
// property of the unit (its fire, rally or melee mod).
struct ModifierLine {
  std::string_view name, clause;
  int value;
};
// Each enum indexes its own list; Vocabulary::modifiers holds the lists one
// after the other, in this order.
enum class TestModifier : uint8_t {  // RAL-03, CON-04, TER-04, TER-05
  kRallyMod,
  kGeneral,
  kSkirmish,  // R06 only
  kInLine,    // this and all below: R05 only
  kCavalry,
  kArtillery,
  kLightInfantry,
  kWater,
  kWoods,
  kUphill,
  kLinear,
};
inline constexpr int kTestModifierCount = 11;
extern const std::array<ModifierLine, kTestModifierCount> kTestModifiers;

enum class FireModifier : uint8_t {  // FIR-20 to 39
  kFireMod,
  kHelper,  // the fire mod of the second battery
  kDoubleRange,
  kTripleRange,
  kFirerSquare,
  kFirerDeployed,
  kFirerDisordered,
  kContactCavalry,
  kFirerLine,
  kFirerSkirmish,
  kFlank,
  kTargetDisordered,
  kMounted,
  kTargetColumn,
  kTargetSquare,
  kTargetSkirmish,
  kTargetArtillery,
  kTargetUnlimbered,
  kSoftCover,
  kHardCover,
};
inline constexpr int kFireModifierCount = 20;
extern const std::array<ModifierLine, kFireModifierCount> kFireModifiers;

enum class MeleeModifier : uint8_t {  // MEL-06, 10 to 17
  kMeleeMod,
  kDisordered,
  kFlank,
  kFootAgainstHorse,
  kWall,
  kGeneral,
  kHigher,
  kSquare,
};
inline constexpr int kMeleeModifierCount = 8;
extern const std::array<ModifierLine, kMeleeModifierCount> kMeleeModifiers;

enum class ControlModifier : uint8_t {  // CTL-04
  kGeneral,
  kBritish,
  kDisordered,
  kFlankSeen,
};
inline constexpr int kControlModifierCount = 4;
extern const std::array<ModifierLine, kControlModifierCount> kControlModifiers;

// Index in Vocabulary::modifiers of the first modifier of each list.
inline constexpr int kFirstFireModifier = kTestModifierCount;
inline constexpr int kFirstMeleeModifier =
    kFirstFireModifier + kFireModifierCount;
inline constexpr int kFirstControlModifier =
    kFirstMeleeModifier + kMeleeModifierCount;
// Index of the modifier in Vocabulary::modifiers.
constexpr uint16_t CodeOf(TestModifier m) { return static_cast<uint16_t>(m); }
constexpr uint16_t CodeOf(FireModifier m) {
  return static_cast<uint16_t>(kFirstFireModifier + static_cast<int>(m));
}
constexpr uint16_t CodeOf(MeleeModifier m) {
  return static_cast<uint16_t>(kFirstMeleeModifier + static_cast<int>(m));
}
constexpr uint16_t CodeOf(ControlModifier m) {
  return static_cast<uint16_t>(kFirstControlModifier + static_cast<int>(m));
}
inline int ValueOf(TestModifier m) {
  return kTestModifiers[static_cast<size_t>(m)].value;
}
inline int ValueOf(FireModifier m) {
  return kFireModifiers[static_cast<size_t>(m)].value;
}
inline int ValueOf(MeleeModifier m) {
  return kMeleeModifiers[static_cast<size_t>(m)].value;
}
inline int ValueOf(ControlModifier m) {
  return kControlModifiers[static_cast<size_t>(m)].value;
}

// ---- Army lists (SGT-LST-01 to 39) ------------------------------------------

// One type of unit in an army list.
struct ListEntry {
  std::string_view list, name, clause;  // "French", "heavy cavalry"
  Arm arm;
  bool fires;
  int fire, rally, melee, melee_charging;
  bool light;
  GunClass gun_class;
  bool horse;
};
extern const std::array<ListEntry, 31> kLists;
// SGT-LST-18: added to fire, rally and melee of the base type for guard.
extern const int kGuardBonus;
// The entry of that list with that name; null if there is none.
const ListEntry* FindEntry(std::string_view list, std::string_view name);

}  // namespace berthier::simple_grand_tactical

#endif  // BERTHIER_ENGINE_RULESETS_SIMPLE_GRAND_TACTICAL_FACTS_TABLES_H_
