// The tables of the rules in one place, for proofreading against the catalogue.
//
// They are extern data, not compile-time constants, so that the mutation script
// (tests/mutation) can change one figure, relink, and see that a test fails.
#ifndef BERTHIER_ENGINE_RULESETS_LA_GRANDE_ARMEE_FACTS_TABLES_H_
#define BERTHIER_ENGINE_RULESETS_LA_GRANDE_ARMEE_FACTS_TABLES_H_

#include <array>
#include <cstdint>
#include <string_view>

#include "engine/rulesets/la_grande_armee/facts/types.h"

namespace berthier::la_grande_armee {

// 4.0, by Quality: actions (ACT-01), value of CRT and FRT.
struct QualityRow {
  int actions, value;
};
extern const std::array<QualityRow, 4> kQualities;

// 4.0, foot and horse: inches. Halved, 1 and 3 become halves and 1.5.
struct RateRow {
  int normal, charge, march, rout;
};
extern const std::array<RateRow, 2> kRates;

// Distances in inches, some in steps of 1/40 mm.
struct Distances {
  int retire, retire_horse, retire_settlement;  // COM-14 to 17
  int recall, repulse;                          // COM-26, SQR-12
  int commander;                                // GEN-04, GEN-11
  int foot_radius, horse_radius, army_radius;   // GEN-03, GEN-20
  int no_enemy;                                 // REC-03
  int sight;                                    // COM-21, COM-22
  int pull_off_room;                            // CHG-23
  int stop_short;                               // CHG-14
  int breakthrough;                             // BRK-04
  int wood_edge, wood_sight;                    // WOD-02, WOD-04
  int over_heads;                               // LOS-06
  int tile_near, scout_near, scout_range;       // FOG-17, SCO-04, SCO-10
  int fog_apart, reveal;                        // FOG-07, FOG-19
  int objective;                                // VIC-06
};
extern const Distances kDistances;

// 4.14, by range band: limit in inches from level ground, from higher ground;
// half dice of a musket; dice of a gun, of a heavy reserve gun.
struct FireRow {
  int limit, limit_higher, half_dice_of_musket, gun, heavy_gun;
};
extern const std::array<FireRow, 3> kFireBands;

// MEL-07 to 09, by CavalryType: dice per base in contact of a charger.
extern const std::array<int, 4> kImpactDice;

// MRT-02, by Quality and casualties 1 to 10: automatic markers, and the number
// that a die must not exceed.
struct ReactionCell {
  int automatic, number;
};
inline constexpr int kReactionColumns = 10;
extern const std::array<std::array<ReactionCell, kReactionColumns>, 4>
    kReactionTable;

// Markers gained (4.0).
struct MarkerTable {
  int failed_test, refused, short_charge, failed_pull_off, difficult,
      interpenetration, about_face, evade, flank, march, broken_through,
      routing_contacted, broken_square, square_breaks, repulsed,
      from_settlement, first_rout, later_rout;
};
extern const MarkerTable kMarkerTable;
// RIV-01 to 04: in the open, by a ford, by a bridge in column of attack, by a
// bridge in another formation, by a bridge in march.
struct RiverTable {
  int open, ford, bridge_column, bridge, bridge_march;
};
extern const RiverTable kRiver;

// VIC-05: per corps commander, per army commander; the lead that wins.
struct ScoreTable {
  int corps_commander, army_commander, lead;
};
extern const ScoreTable kScores;
extern const int kMostSightTests;  // SYS-12
extern const int kLeastSquare;     // FRM-05

// ---- Modifiers --------------------------------------------------------------

// A modifier with its name and clause. `value` is 0 where it is not fixed.
struct ModifierLine {
  std::string_view name, clause;
  int value;
};
// Vocabulary::modifiers holds these in order; values in kModifiers.
enum class ModifierCode : uint16_t {
  // R1, R2
  kAbility,
  kFar,            // ACT-10
  kElsewhere,      // ACT-11
  kWithIt,         // ACT-12
  kArmyCommander,  // ACT-13
  kCommanderLost,  // ACT-14
  // R5, R6
  kClassValue,
  kCasualties,     // FRT-03
  kFewDice,        // FRT-04
  kCover,          // FRT-05
  kCommanderTest,  // FRT-06, REA-03
  kMarkersTest,    // REA-03: -1 each
  kByCavalry,
  kInSettlement,
  kArmyTest,
  kSquareTest,
  // R13
  kWon,
  kCommanderMorale,
  kArmyMorale,
  kSquareMorale,
  kSettlementMorale,
  // R16
  kNoEnemyNear,
  kArmyRecovery,
  kCommanderRecovery,
  // R22: what raises the number needed
  kDistance,
  kCrossed,
  kScoutMarkers,
  // Dice of R3, R8, R14
  kMuskets,
  kGuns,
  kContacting,
  kSupporting,
  kMarkersDice,
  kGunsInContact,
  kImpact,
  kDoubled,
  kHalved,
  kAllBases,
};
inline constexpr int kModifierCodes = 37;
extern const std::array<ModifierLine, kModifierCodes> kModifiers;
inline int ValueOf(ModifierCode code) {
  return kModifiers[static_cast<size_t>(code)].value;
}

}  // namespace berthier::la_grande_armee

#endif  // BERTHIER_ENGINE_RULESETS_LA_GRANDE_ARMEE_FACTS_TABLES_H_
