// The scenario: everything that does not change during a game of Grande
// Tactique.
#ifndef BERTHIER_ENGINE_RULESETS_GRANDE_TACTIQUE_FACTS_SCENARIO_H_
#define BERTHIER_ENGINE_RULESETS_GRANDE_TACTIQUE_FACTS_SCENARIO_H_

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "engine/geometry/block.h"
#include "engine/kit/state/roster.h"
#include "engine/model/side.h"
#include "engine/rulesets/grande_tactique/facts/types.h"
#include "engine/rulesets/grande_tactique/table/terrain.h"
#include "engine/tabletop/entry_edge.h"

namespace berthier::grande_tactique {

// The options of section 6.9; the defaults follow the clauses as written.
struct Options {
  enum class CavalryFlight : uint8_t { kAllDiced, kDicedFromCavalryOnly };
  enum class BonusTiming : uint8_t { kAfterRoll, kBeforeRoll };
  enum class BonusScope : uint8_t { kShared, kEach };
  enum class BonusMeasure : uint8_t { kPhaseStart, kAfterGeneralMoves };
  enum class AttachAssessed : uint8_t { kPhaseStart, kAtAction };
  enum class ExhaustFirer : uint8_t { kIfReturnFire, kAlways, kNever };
  enum class Switch : uint8_t { kOff, kOn };

  Length square_move = Inches(2);                     // GT-MOV-02
  CavalryFlight cav_flee = CavalryFlight::kAllDiced;  // GT-FLE-01
  bool true_inches = false;  // mm_per_inch = 25.4: GT-BAS-01
  BonusTiming bonus_timing = BonusTiming::kAfterRoll;            // GT-CMD-06
  BonusScope bonus_scope = BonusScope::kShared;                  // GT-CMD-05
  BonusMeasure bonus_measure = BonusMeasure::kPhaseStart;        // GT-CMD-07
  AttachAssessed attach_assessed = AttachAssessed::kPhaseStart;  // GT-CMD-16
  Switch road_waives_terrain = Switch::kOn;                      // GT-MOV-06
  Length infantry_range = Inches(0);                             // GT-FIR-09
  int arc_half_angle_quarters = 180;                             // GT-FIR-07
  ExhaustFirer exhaust_firer = ExhaustFirer::kIfReturnFire;      // GT-FIR-46
  Switch defender_takes_position = Switch::kOn;                  // GT-MEL-06
  Switch followup_second_check = Switch::kOn;                    // GT-FUP-09
  Switch bua_infantry_only = Switch::kOff;                       // GT-TER-08
  Switch enfilade_bua = Switch::kOff;                            // GT-FIR-27
  Switch collapse_latched = Switch::kOn;                         // GT-DES-06
  int victory_floor_percent = 0;                                 // GT-VIC-04
  Switch no_guns_on_charge_target = Switch::kOff;                // GT-FIR-15
  Switch free_pivot_on_limber = Switch::kOff;                    // GT-STA-26
  Switch charismatic_generals = Switch::kOff;                    // GT-GEN-12
};

struct UnitData {
  std::string name;
  Side side = Side::kFirst;
  Arm arm = Arm::kInfantry;
  Horse horse = Horse::kOrdinary;
  Quality quality = Quality::kRegular;
  uint8_t points = 2;                       // GT-UNI-05, GT-UNI-06
  DivisionId division = DivisionId::kNone;  // kNone: a direct unit
  CorpsId corps = CorpsId::kNone;           // kNone: directly under the AC
  GeneralId commander = GeneralId::kNone;   // DG, else CC, else AC
  BaseSize base;                            // not in square: GT-BAS-01
};

struct GeneralData {
  std::string name;
  Side side = Side::kFirst;
  Rank rank = Rank::kDivision;
  uint8_t quality = 0;  // DG: 0 to 3
  uint8_t pool = 0;     // CC, AC: 0 to 5
  bool charismatic = false;
  DivisionId division = DivisionId::kNone;  // DG: the division he commands
  CorpsId corps = CorpsId::kNone;           // CC: his; DG: of his division
};

// Where and when a formation enters the table (GT-SCN-06).
struct Arrival : EntryEdge {
  int16_t minute = -1;  // of the day; -1: on the table from the start
};

struct DivisionData {
  std::string name;
  Side side = Side::kFirst;
  CorpsId corps = CorpsId::kNone;
  GeneralId general = GeneralId::kNone;
  std::vector<UnitId> units;  // ascending
  Arrival entry;
};

struct CorpsData {
  std::string name;
  Side side = Side::kFirst;
  GeneralId general = GeneralId::kNone;
  std::vector<DivisionId> divisions;
  std::vector<UnitId> direct_units;
  int n_original = 0;  // units of the corps at the start
  Arrival entry;       // of its CC and direct units
};

struct SideData {
  std::string name;
  TableEdge home = TableEdge::kSouth;
  GeneralId general = GeneralId::kNone;  // the AC, if there is one
  std::vector<UnitId> direct_units;      // of the AC
  Arrival entry;                         // of its AC and direct units
  int points_start = 0;                  // points of all its units
  UnitSet units;
  // The deployment zone for units whose place the scenario leaves open (GT-D0).
  std::optional<Box> deployment;
};

struct Scenario : Roster<UnitId, GeneralId, DivisionId, CorpsId, AreaId, Side> {
  std::string name;
  std::string note;
  Terrain terrain;  // table size included
  Options options;
  std::array<SideData, kSides> sides;
  std::vector<UnitData> units;
  std::vector<GeneralData> generals;
  std::vector<DivisionData> divisions;
  std::vector<CorpsData> corps;
  // GT-R7: a die roll decides which side moves first.
  bool dice_for_first_side = false;
  int16_t start_minute = 10 * 60;  // of the day
  int16_t sundown_minute = 18 * 60;
  // GT-SCN-03
  int last_round = 96;

  const UnitData& unit(UnitId u) const { return units[static_cast<size_t>(u)]; }
  const GeneralData& general(GeneralId g) const {
    return generals[static_cast<size_t>(g)];
  }
  const DivisionData& division(DivisionId d) const {
    return divisions[static_cast<size_t>(d)];
  }
  const CorpsData& corps_of(CorpsId c) const {
    return corps[static_cast<size_t>(c)];
  }
  const SideData& side(Side s) const { return sides[static_cast<size_t>(s)]; }
  const Area& area(AreaId a) const {
    return terrain.areas[static_cast<size_t>(a)];
  }
  bool IsCavalry(UnitId u) const { return unit(u).arm == Arm::kCavalry; }
  bool IsInfantry(UnitId u) const { return unit(u).arm == Arm::kInfantry; }
  bool IsArtillery(UnitId u) const {
    return unit(u).arm == Arm::kFootArtillery ||
           unit(u).arm == Arm::kHorseArtillery;
  }
};

}  // namespace berthier::grande_tactique

#endif  // BERTHIER_ENGINE_RULESETS_GRANDE_TACTIQUE_FACTS_SCENARIO_H_
