// The tables of the rules, in one place, to be proofread against the rulebook.
//
// They are extern data, not constants folded into code, so that the mutation
// script (tests/mutation) can change one figure, relink, and check that a test
// fails.
#ifndef BERTHIER_ENGINE_RULESETS_GRANDE_TACTIQUE_FACTS_TABLES_H_
#define BERTHIER_ENGINE_RULESETS_GRANDE_TACTIQUE_FACTS_TABLES_H_

#include <array>
#include <cstdint>
#include <string_view>

#include "engine/geometry/units.h"
#include "engine/rulesets/grande_tactique/facts/types.h"

namespace berthier::grande_tactique {

// GT-CMD-14: prices in CP, before any doubling.
struct Prices {
  int move, pivot, limber, square, firing, charge, spike, rally;
};
extern const Prices kPrices;
// GT-CMD-15 to 18
extern const int kDoubledPriceFactor;

// GT-MOV-01
struct Allowances {
  Length infantry, foot_artillery, cavalry, cuirassiers, horse_artillery,
      general;
};
extern const Allowances kAllowances;
extern const Length kRoadBonus;           // GT-MOV-06
extern const Length kCommandRadius;       // GT-GEN-10, GT-CMD-07, GT-CMD-17
extern const Length kFollowUpReach;       // GT-FUP-06, GT-FUP-08
extern const Length kShelterReach;        // GT-FLE-10
extern const Length kInfantryFlight;      // GT-FLE-01
extern const Length kCavalryFlight;       // GT-FLE-01: plus 2d6 inches
extern const Length kRetreat;             // GT-CHG-25
extern const Length kPursuitGap;          // GT-PUR-02
extern const Length kCanisterRange;       // GT-FIR-10
extern const Length kEffectiveRange;      // GT-FIR-10
extern const Length kLongRange;           // GT-FIR-10
extern const Length kLinearFeatureReach;  // 5.7: behind a wall
extern const Length kHillTopReach;        // 5.7: on top
extern const Length kRoadHalfWidth;       // 2.4
extern const int kFlushQuarters;          // GT-MOV-25: 10 degrees
extern const int kMaxCharges;             // GT-FUP-04
extern const int kMassiveMargin;          // GT-STA-11
extern const int kMoraleTarget;           // GT-MOR-01
extern const int kPlayerTurnsPerQuarter;  // GT-SCN-02: rounds in 15 minutes
extern const int kMinutesPerQuarter;      // GT-SCN-02

// GT-UNI-05, GT-UNI-06: points by arm and quality (raw, regular, veteran).
extern const std::array<std::array<int, 3>, 4> kUnitPoints;

// GT-BAS-01, integer forms of 5.1, in ticks; [0] 25 mm, [1] 25.4 mm to the
// inch (option mm_per_inch).
struct BaseSizes {
  int infantry_front, infantry_depth;
  int cavalry_front, cavalry_depth;
  int foot_artillery_side;
  int horse_artillery_front, horse_artillery_depth;
  int general_side;
  int square_side;
};
extern const std::array<BaseSizes, 2> kBaseSizes;

// Table 4.12: one line per clause, GT-MOR-05 to 29 in that order.
enum class MoraleModifier : uint16_t {
  kCohesion,
  kRaw,
  kVeteran,
  kTerrain,
  kFort,
  kSquare,
  kGeneral,
  kFriendsHelp,
  kVictoryIsOurs,
  kOutflanking,
  kGrapeshot,
  kTallCropsAttacking,
  kEnMasse,
  kTallyHo,
  kCuirassiers,
  kLancers,
  kAgainstSquare,
  kEnvelopment,
  kFirstFollowUp,
  kSecondFollowUp,
  kFlanked,
  kTakenInRear,
  kArtillerySurprised,
  kTallCropsCharged,
  kSuddenAppearance,
};
struct MoraleLine {
  std::string_view clause;
  std::string_view name;
  int value;
  uint8_t purposes;  // bits of Purpose
};
inline constexpr int kMoraleLines = 25;
extern const std::array<MoraleLine, kMoraleLines> kMorale;
extern const int kCharismaticBonus;  // GT-GEN-12, instead of GT-MOR-11

// GT-FIR-20 to 32. Their modifier codes follow the morale ones.
enum class FireModifier : uint16_t {
  kInfantryDisrupted,
  kInfantrySquare,
  kInfantryCover,
  kCavalryDisrupted,
  kArtilleryDisrupted,
  kAtSquare,
  kEnfilade,
  kOverHill,
  kAtLongRange,
  kAtEffectiveRange,
  kAtCanisterRange,
  kInContact,
};
struct FireLine {
  std::string_view clause;
  std::string_view name;
  int value;
};
inline constexpr int kFireLines = 12;
extern const std::array<FireLine, kFireLines> kFire;

// GT-MEL-02. Their modifier codes follow the fire ones.
enum class MeleeModifier : uint16_t { kVeteran, kLancers };
inline constexpr int kMeleeLines = 2;
extern const std::array<FireLine, kMeleeLines> kMelee;

// GT-CMD-02, GT-CMD-08, GT-CMD-03: the modifiers of the command die.
enum class CommandModifier : uint16_t { kQuality, kBonus, kLosses };
inline constexpr int kCommandLines = 3;
extern const std::array<FireLine, kCommandLines> kCommand;

// The code of a modifier: its index into Vocabulary::modifiers.
constexpr uint16_t Code(MoraleModifier m) { return static_cast<uint16_t>(m); }
constexpr uint16_t Code(FireModifier m) {
  return static_cast<uint16_t>(kMoraleLines + static_cast<int>(m));
}
constexpr uint16_t Code(MeleeModifier m) {
  return static_cast<uint16_t>(kMoraleLines + kFireLines + static_cast<int>(m));
}
constexpr uint16_t Code(CommandModifier m) {
  return static_cast<uint16_t>(kMoraleLines + kFireLines + kMeleeLines +
                               static_cast<int>(m));
}

// GT-VIC-04: ratios of the larger loss percentage to the smaller.
struct VictoryRatios {
  int draw_numerator, draw_denominator;  // at most: a draw
  int decisive;                          // at least
  int overwhelming;                      // at least
};
extern const VictoryRatios kVictory;

}  // namespace berthier::grande_tactique

#endif  // BERTHIER_ENGINE_RULESETS_GRANDE_TACTIQUE_FACTS_TABLES_H_
