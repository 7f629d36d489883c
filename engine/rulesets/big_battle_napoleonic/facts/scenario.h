// The scenario: the data that never change during a game.
#ifndef BERTHIER_ENGINE_RULESETS_BIG_BATTLE_NAPOLEONIC_FACTS_SCENARIO_H_
#define BERTHIER_ENGINE_RULESETS_BIG_BATTLE_NAPOLEONIC_FACTS_SCENARIO_H_

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "engine/geometry/block.h"
#include "engine/kit/state/roster.h"
#include "engine/model/side.h"
#include "engine/rulesets/big_battle_napoleonic/facts/ground.h"
#include "engine/rulesets/big_battle_napoleonic/facts/types.h"
#include "engine/tabletop/entry_edge.h"

namespace berthier::big_battle_napoleonic {

// The options of section 2.9 (BBN-OPT-01 to 14), with the default of each
// clause.
struct Options {
  enum class Switch : uint8_t { kOff, kOn };
  // Which side attacks: as listed, as the second side chooses (D01), or by lot
  // (R6).
  enum class Sides : uint8_t { kListed, kChosen, kLot };
  // Whose objectives count at the end (BBN-VIC-02, BBN-LIG-22).
  enum class ObjectivesFor : uint8_t { kBoth, kAttacker };

  Switch square_may_decline = Switch::kOff;       // BBN-OPT-01
  Switch square_test_immediate = Switch::kOff;    // BBN-OPT-02
  Switch square_vs_pursuit = Switch::kOn;         // BBN-OPT-03
  Switch square_shuffle = Switch::kOff;           // BBN-OPT-04
  Switch line_bonus_front_only = Switch::kOn;     // BBN-OPT-05
  Switch flank_ranks = Switch::kOff;              // BBN-OPT-06
  Switch rear_support = Switch::kOff;             // BBN-OPT-07
  Switch cav_follow_into_rough = Switch::kOn;     // BBN-OPT-08
  Switch overrun_pursues = Switch::kOff;          // BBN-OPT-09
  Switch known_enemy_needs_sight = Switch::kOff;  // BBN-OPT-10
  Switch elevation = Switch::kOff;                // BBN-OPT-11
  Switch simultaneous_fire = Switch::kOff;        // BBN-OPT-12
  Switch narrow_enfilade = Switch::kOff;          // BBN-OPT-13
  Switch free_deployment = Switch::kOff;          // BBN-OPT-14
  Switch army_collapse = Switch::kOff;            // BBN-VIC-04
  Switch arrival_dice = Switch::kOn;              // BBN-LIG-18
  Switch guard_held_back = Switch::kOff;          // BBN-LIG-20
  Switch thielmann_orders = Switch::kOff;         // BBN-LIG-21
  Sides sides = Sides::kListed;                   // BBN-DEP-02
  // BBN-VIC-02, BBN-LIG-22, BBN-LIG-23
  ObjectivesFor objectives_for = ObjectivesFor::kBoth;
  int bases_per_point = 1;
  int points_per_battery = 2;
  int handicap = 0;         // subtracted from the attacker's margin
  int victory_margin = 1;   // least margin of a victory
  int decisive_margin = 0;  // least margin of a decisive one; 0: no such grade
};
constexpr bool IsOn(Options::Switch s) { return s == Options::Switch::kOn; }

struct UnitData {
  std::string name;
  Side side = Side::kFirst;
  Kind kind = Kind::kLineInfantry;
  Grade grade = Grade::kTrained;
  uint8_t special = 0;  // bits of Special
  uint8_t bases = 0;    // at the start; 0 for artillery
  CorpsId corps = CorpsId::kNone;
  ArmyId army = ArmyId::kNone;
  ArrivalId arrival = ArrivalId::kNone;

  Arm arm() const { return ArmOf(kind); }
  bool Is(Special s) const { return (special & static_cast<uint8_t>(s)) != 0; }
};

struct GeneralData {
  std::string name;
  Side side = Side::kFirst;
  Rank rank = Rank::kCorps;
  Length span;            // of command
  int32_t base_half = 0;  // half the side of his base, in ticks
  ArmyId army = ArmyId::kNone;
  CorpsId corps = CorpsId::kNone;    // his own
  std::vector<CorpsId> may_command;  // BBN-CMD-07; empty: all of the army
  ArrivalId arrival = ArrivalId::kNone;
};

// Where troops may deploy: within the outline, a simple polygon that need not
// be convex, or as garrisons of `towns`, which may lie outside it.
struct DeploymentZone {
  std::vector<Point> outline;
  std::vector<PieceId> towns;
};

struct CorpsData {
  std::string name;
  Side side = Side::kFirst;
  ArmyId army = ArmyId::kNone;
  std::optional<DeploymentZone> deployment;
  // BBN-LIG-20, 21: before period hold_until its units may not end a move
  // north of the y, or west of the x, given here.
  int hold_until = 0;
  std::optional<Length> stay_south_of;
  std::optional<Length> stay_east_of;
};

struct ArmyData {
  std::string name;
  Side side = Side::kFirst;
  Nation nation = Nation::kOther;
  ArmyType type = ArmyType::kByCorps;
  GeneralId chief = GeneralId::kNone;
};

// A group of reinforcements (BBN-SCN-02 to 05, BBN-LIG-18).
// Decision: the owner may always hold it back; no scenario forces it to enter
// (D15).
struct ArrivalData {
  std::string name;
  Side side = Side::kFirst;
  EntryEdge stretch;
  int due = 0;  // without dice: the first period in which it may enter
  // With dice (first_roll > 0): from period `first_roll` on it needs a roll of
  // `need` or more, from period `easier_from` on `easier_need` or more; from
  // period `certain` on it needs no roll.
  int first_roll = 0;
  int need = 0;
  int easier_from = 0;
  int easier_need = 0;
  int certain = 0;
};

struct SideData {
  std::string name;
  TableEdge baseline = TableEdge::kSouth;
  UnitSet units;
  UnitSet fighters;   // infantry and cavalry
  UnitSet batteries;  // artillery
  std::optional<DeploymentZone> deployment;
};

struct Scenario : Roster<UnitId, GeneralId, CorpsId, ArmyId, PieceId, Side> {
  std::string name;
  std::string note;
  Ground ground;
  Options options;
  std::array<SideData, kSides> sides;
  std::vector<UnitData> units;
  std::vector<GeneralData> generals;
  std::vector<CorpsData> corps;
  std::vector<ArmyData> armies;
  std::vector<ArrivalData> arrivals;
  int16_t start_minute = 15 * 60;  // of the day
  int periods = 12;

  const UnitData& unit(UnitId u) const { return units[static_cast<size_t>(u)]; }
  const GeneralData& general(GeneralId g) const {
    return generals[static_cast<size_t>(g)];
  }
  const SideData& side(Side s) const { return sides[static_cast<size_t>(s)]; }
  const Piece& piece(PieceId p) const {
    return ground.pieces[static_cast<size_t>(p)];
  }
  // Where troops of side s enter: the stretch of their arrival or, if `id` is
  // kNone because they found no place to deploy, their whole baseline
  // (BBN-I-14).
  EntryEdge EntryOf(ArrivalId id, Side s) const {
    if (IsSome(id)) return arrivals[static_cast<size_t>(id)].stretch;
    const TableEdge edge = side(s).baseline;
    const bool upright = edge == TableEdge::kEast || edge == TableEdge::kWest;
    return {edge, {}, upright ? ground.depth : ground.width};
  }
  Segment StretchOf(ArrivalId id, Side s) const {
    return EntryStretch(EntryOf(id, s), ground.width, ground.depth);
  }
  int unit_count() const { return static_cast<int>(units.size()); }
  int general_count() const { return static_cast<int>(generals.size()); }
};

}  // namespace berthier::big_battle_napoleonic

#endif  // BERTHIER_ENGINE_RULESETS_BIG_BATTLE_NAPOLEONIC_FACTS_SCENARIO_H_
