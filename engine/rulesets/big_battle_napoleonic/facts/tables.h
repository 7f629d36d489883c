// The tables of the rules in one place, for proofreading against the rulebook.
//
// They are extern data, not compile-time constants, so that the mutation script
// (tests/mutation) can change one figure, relink, and see that a test fails.
#ifndef BERTHIER_ENGINE_RULESETS_BIG_BATTLE_NAPOLEONIC_FACTS_TABLES_H_
#define BERTHIER_ENGINE_RULESETS_BIG_BATTLE_NAPOLEONIC_FACTS_TABLES_H_

#include <array>
#include <cstdint>
#include <string_view>

#include "engine/geometry/units.h"
#include "engine/rulesets/big_battle_napoleonic/facts/types.h"

namespace berthier::big_battle_napoleonic {

// BBN-BAS-06 to 11, in hundredths of an inch.
struct BaseSizes {
  int infantry_front, infantry_depth;
  int cavalry_front, cavalry_depth;
  int battery_front, large_battery_front, battery_depth;
  int limber_depth;
};
extern const BaseSizes kBaseSizes;
// Side of the base of a general, by Rank, in hundredths of an inch.
extern const std::array<int, 5> kGeneralBases;
extern const int kSquareRanks;  // BBN-FRM-02, 04: ranks of columns, squares

// BBN-BAS-02, 12: men per figure, by Arm; figures per base.
extern const std::array<int, 3> kMenPerFigure;
extern const int kFiguresPerBase;

// BBN-BAS-05: range of the number of bases at the start, by Arm.
struct UnitRange {
  int least, most;
};
extern const std::array<UnitRange, 3> kUnitRanges;

// BBN-CMD-04: spans of command in inches. Corps commanders by Nation, others by
// Rank.
extern const std::array<int, 9> kCorpsSpans;
struct Spans {
  int commander_in_chief, cavalry_corps, division, cavalry_general;
};
extern const Spans kSpans;

// BBN-MOV-02, in inches per move.
struct Allowances {
  int infantry_column, infantry_line, infantry_march, infantry_rout;
  int heavy_cavalry, heavy_cavalry_march, heavy_cavalry_rout,
      heavy_cavalry_pursuit;
  int light_cavalry, light_cavalry_march, light_cavalry_rout,
      light_cavalry_pursuit;
  int heavy_battery, heavy_battery_march;
  int horse_battery, horse_battery_march;
  int general;
};
extern const Allowances kAllowances;
extern const int kShortStep;  // BBN-MOV-10, 18: step back, pivot, shuffle

// BBN-MOV-06, BBN-FRM-10: cost of an about-face or of (un)limbering, in inches.
extern const int kDrillInches;
// BBN-FRM-08, 09, 11: costs of drills, and the budget of a counter move, in
// hundredths of a move.
struct DrillShares {
  int infantry, cavalry, switch_march, counter;
};
extern const DrillShares kDrillShares;

// BBN-TER-01 to 05: terrain multipliers.
struct Multipliers {
  int infantry_rough, cavalry_rough, artillery_ford;
};
extern const Multipliers kMultipliers;

// Distances in inches.
struct Distances {
  int deploy_apart;        // BBN-DEP-04
  int march_clear;         // BBN-MOV-19
  int square_infantry;     // BBN-SQR-07
  int square_withdrawal;   // BBN-SQR-09, BBN-PUR-04
  int town_shift;          // BBN-TWN-03
  int behind_strip;        // BBN-TER-09, 5.6
  int general_displaced;   // BBN-GEN-03
  int bounce;              // BBN-MEL-27
  int bounce_from_cover;   // BBN-MEL-28
  int bounce_from_square;  // BBN-MEL-05
  int recoil;              // BBN-MEL-29, BBN-MEL-05
  int pushed;              // BBN-MEL-31
  int rout_clear;          // 5.9
};
extern const Distances kDistances;

// BBN-FIR-19, in inches.
struct Ranges {
  int old_regime, musket, canister;
  int horse_medium, horse_long, heavy_medium, heavy_long;
};
extern const Ranges kRanges;
extern const int kInfantryArc;     // BBN-FIR-21: degrees to either side
extern const int kArtilleryArc;    // BBN-FIR-22: likewise
extern const int kNarrowEnfilade;  // BBN-OPT-13: quarter degrees

// BBN-R1, BBN-RAL-02: lowest total that rallies, by Grade.
extern const std::array<int, 4> kRallyNeed;

// BBN-R2, BBN-SQR-04 to 07.
enum class SquareModifier : uint16_t {
  kGuard,
  kElite,
  kRaw,
  kColumn,
  kDisordered,
  kInfantryNear,
};
inline constexpr int kSquareLines = 6;
// BBN-R3, BBN-FIR-06 to 18.
enum class FireModifier : uint16_t {
  kLight,
  kIllArmed,
  kPoorlyServed,
  kCover,
  kSquareOrEnfiladed,
  kCanister,
  kLong,
  kDisordered,
  kSmall,
  kCharged,
  kInSquare,
  kAtLine,
  kPassed,
};
inline constexpr int kFireLines = 13;
// BBN-R4, BBN-MEL-15 to 24. The values of the first two are per base.
enum class MeleeModifier : uint16_t {
  kCavalryBase,
  kBase,
  kGuard,
  kElite,
  kCossack,
  kRaw,
  kDisordered,
  kObstacle,
  kFortification,
  kHeavyCavalry,
  kFineLine,
  kLine,
  kSquare,
  kFewSupports,
  kSupports,
  kManySupports,
};
inline constexpr int kMeleeLines = 16;

struct ModifierLine {
  std::string_view clause;
  std::string_view name;
  int value;
};
extern const std::array<ModifierLine, kSquareLines> kSquareModifiers;
extern const std::array<ModifierLine, kFireLines> kFireModifiers;
extern const std::array<ModifierLine, kMeleeLines> kMeleeModifiers;
// BBN-RAL-03: near its commander-in-chief; a modifier of the rally dice.
enum class RallyModifier : uint16_t { kChief };
extern const std::array<ModifierLine, 1> kRallyModifiers;

// Index of the modifier in Vocabulary::modifiers.
constexpr uint16_t Code(SquareModifier m) { return static_cast<uint16_t>(m); }
constexpr uint16_t Code(FireModifier m) {
  return static_cast<uint16_t>(kSquareLines + static_cast<int>(m));
}
constexpr uint16_t Code(MeleeModifier m) {
  return static_cast<uint16_t>(kSquareLines + kFireLines + static_cast<int>(m));
}
constexpr uint16_t Code(RallyModifier m) {
  return static_cast<uint16_t>(kSquareLines + kFireLines + kMeleeLines +
                               static_cast<int>(m));
}

// BBN-MEL-24: least number of eligible bases of supports for each of the three
// support modifiers.
struct SupportSteps {
  int few, some, many;
};
extern const SupportSteps kSupportSteps;
extern const int kSmallUnit;        // BBN-FIR-14: bases or fewer
extern const int kDisorderingHits;  // BBN-FIR-20: bases lost in one fire phase
extern const int kDefenceFactor;    // BBN-FIR-04: multiplies the defence die
// BBN-MEL-27, 31, 32: highest difference of each result; above: broken.
struct Differences {
  int indecisive, pushed;
};
extern const Differences kDifferences;
// Bases lost: BBN-MEL-31, 32, 03, 04, 06, BBN-MOV-21.
struct Losses {
  int pushed, broken, cavalry_in_rough, router, flanked, march_column;
};
extern const Losses kLosses;
extern const int kDispersedAt;  // BBN-DIS-01: bases left, or fewer

extern const int kMinutesPerPeriod;  // BBN-BAS-04

}  // namespace berthier::big_battle_napoleonic

#endif  // BERTHIER_ENGINE_RULESETS_BIG_BATTLE_NAPOLEONIC_FACTS_TABLES_H_
