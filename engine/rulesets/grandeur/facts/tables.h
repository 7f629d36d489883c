// The tables of the rules in one place, for proofreading against the rulebook.
//
// They are extern data, not compile-time constants, so that the mutation script
// (tests/mutation) can change one figure, relink, and see that a test fails.
#ifndef BERTHIER_ENGINE_RULESETS_GRANDEUR_FACTS_TABLES_H_
#define BERTHIER_ENGINE_RULESETS_GRANDEUR_FACTS_TABLES_H_

#include <array>
#include <cstdint>
#include <string_view>

#include "engine/rulesets/grandeur/facts/types.h"

namespace berthier::grandeur {

// GRA-CMD-03, by Structure: radii in U, cost in points.
struct StructureRow {
  int cic_radius, radius, cost;
};
extern const std::array<StructureRow, 4> kStructures;

// GRA-LDR-03: the highest Leadership.
inline constexpr int kGenius = 4;
// GRA-LDR-03: points of an Army or Corps Commander, by leadership 0 to 4.
extern const std::array<int, 5> kLeadershipCosts;
// GRA-LDR-04: points of Division Commanders, by Temper; the premium of a brave
// one. The lowest die that activates a division out of radius (GRA-CMD-06), by
// Temper; without commander.
struct DivisionLeaders {
  std::array<int, 2> cost;
  int brave_premium;
  std::array<int, 2> activates_on;
  int leaderless_activates_on;
};
extern const DivisionLeaders kDivisionLeaders;

// GRA-R1: lowest sum of each weather above HeavyRain.
struct WeatherRows {
  int rain, after_rain, good, heat;
};
extern const WeatherRows kWeatherRows;
// GRA-WEA-07, by Weather: modifier of skirmish fire and volleys; of guns
// beyond 5 U; of tests for moving more than one phase (GRA-WEA-02); whether
// command radii are halved (GRA-WEA-06).
struct WeatherRow {
  int skirmish_fire, gun_fire, phase_test;
  bool halves_radii;
};
extern const std::array<WeatherRow, 5> kWeatherEffects;

// IMP-DSC-01: lowest total that passes, by Discipline.
extern const std::array<int, 3> kDisciplineTargets;

// GRA-FIR-03: ranges in U, and dice added in each; kNoShot: out of range.
inline constexpr int kNoShot = -100;
inline constexpr int kRangeColumns = 5;
extern const std::array<int, kRangeColumns> kRanges;
extern const std::array<std::array<int, kRangeColumns>, 3> kSkirmishFire;
extern const std::array<std::array<int, kRangeColumns>, 4> kGunFire;

// Distances in U, and some in steps of 1/40 mm (GRA-5.20).
struct Distances {
  int zone;             // IMP-ZOC-01, depth of a ZoC
  int square;           // GRA-SQR-01
  int shock;            // IMP-ROU-02
  int leader_move;      // GRA-LDR-01, GRA-LDR-12
  int passage;          // IMP-INT-01, IMP-EVA-05: at most so far beyond
  int occupy;           // IMP-BUA-02
  int road;             // IMP-MOV-08: centre so near to a road
  int road_enemy;       // IMP-MOV-08: enemies so near forbid it
  int mounted_retreat;  // GRA-RET-01, IMP-PUR-03: added to the die
  int woods_sight;      // IMP-TER-03
  int over_heads;       // IMP-FIR-09: blocker so far from the target
  int short_range;      // IMP-COH-03: fire at <= 15 U
  int deploy_zone;      // IMP-SCN-04
  int least_disengage;  // IMP-DSG-01
};
extern const Distances kDistances;
// 0.5 U: how near an enemy, a friend, ... stops a move (IMP-MOV-09), and the
// tolerance of groups (GRA-5.17).
extern const int kGapTicks;

// IMP-SCN-02: die that gives a village, a river; sides of pieces in U.
struct FreePieces {
  int available, least, most, least_side, most_side, village_side;
};
extern const FreePieces kFreePieces;

// GRA-VIC, IMP-VDT: the share of VDT in hundredths that defeats; the
// difference, in hundredths, that wins at the end.
extern const int kDefeatShare, kTimeOutMargin;
extern const int kDestinyCost, kMostDestiny;  // IMP-INI-08
extern const int kMostRerolls;                // GRA-I-25

// ---- Troop list and points (GRA-LST-02, GRA-PTS) ----------------------------

struct TroopRow {
  std::string_view key, name;
  UnitType type;
  int move, vbu, impetus;
  Discipline discipline;
  Skirmish skirmish;
  GunClass gun;
  Quality quality;
  int points;
};
inline constexpr int kTroopRows = 26;
extern const std::array<TroopRow, kTroopRows> kTroops;
// GRA-PTS-01, 02: by Quality, by Skirmish; mixed.
struct Premiums {
  std::array<int, 3> quality, skirmish;
  int mixed;
};
extern const Premiums kPremiums;
// IMP-VDT-01
int VdOf(UnitType type, int vbu, Discipline discipline);

// ---- Modifiers --------------------------------------------------------------

// A modifier with its name and clause. `value` is 0 where it is not fixed.
struct ModifierLine {
  std::string_view name, clause;
  int value;
};
// Vocabulary::modifiers holds these in order; values in kModifiers.
enum class ModifierCode : uint16_t {
  // R2
  kLeadership,
  // R4
  kLeaderAttached,
  kOutOfCommand,
  kLaterPhases,  // -1 for each after the second
  kWeatherTest,
  kDisorderedSquare,  // GRA-APX-05
  kChargerPhases,     // GRA-APX-06, this and below
  kSquareFlank,
  kSquareOpportunity,
  // R6 (dice)
  kVbu,
  kRange,
  kPhasesFoot,  // a phase
  kPhasesGuns,  // a phase
  kDisorderedFirer,
  kFormedTarget,
  kEnfilade,
  kMixedTarget,
  kAwkwardTarget,  // GRA-FIR-13
  kWeatherFire,
  kTargetInWoods,  // IMP-TER-07
  kFirerInWoods,
  kTargetInBua,  // IMP-BUA-05
  // R7 (dice), with kVbu
  kImpetus,
  kBraveDice,
  kDisorderedMelee,
  kMountedDifficult,
  kSupport,
  kLeastDice,  // raised to one die
  // R8 (CN), with kVbu
  kDamage,
  kDisorderedTest,
  kLeaderTest,
  kBraveTest,
  kNearFire,
  kFarFire,
  kFootUnderFire,
  kFootAgainstMounted,
  kHigherGround,
  kBuaMelee,
  kLeastNumber,  // raised to 1
};
inline constexpr int kModifierCodes = 39;
extern const std::array<ModifierLine, kModifierCodes> kModifiers;
inline int ValueOf(ModifierCode code) {
  return kModifiers[static_cast<size_t>(code)].value;
}

}  // namespace berthier::grandeur

#endif  // BERTHIER_ENGINE_RULESETS_GRANDEUR_FACTS_TABLES_H_
