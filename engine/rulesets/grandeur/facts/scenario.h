// The scenario: the data that never change during a game.
#ifndef BERTHIER_ENGINE_RULESETS_GRANDEUR_FACTS_SCENARIO_H_
#define BERTHIER_ENGINE_RULESETS_GRANDEUR_FACTS_SCENARIO_H_

#include <array>
#include <cstdint>
#include <string>
#include <vector>

#include "engine/geometry/block.h"
#include "engine/kit/state/roster.h"
#include "engine/model/side.h"
#include "engine/rulesets/grandeur/facts/ground.h"
#include "engine/rulesets/grandeur/facts/types.h"

namespace berthier::grandeur {

// The option switches of section 2.9, with their defaults.
struct Options {
  enum class Switch : uint8_t { kOff, kOn };

  Switch squares = Switch::kOff;             // OPT-APP1
  Switch division_scale = Switch::kOff;      // OPT-DIVSCALE
  Switch rating_shift = Switch::kOn;         // OPT-INI-SHIFT
  Switch incompetent = Switch::kOn;          // OPT-INCOMPETENT
  Switch destiny = Switch::kOff;             // OPT-DESTINY
  Switch hidden_nominations = Switch::kOff;  // OPT-NOM-SIMULTANEOUS
  Switch late_divisions = Switch::kOff;      // OPT-DIVROLL-LATE
  Switch slow_artillery = Switch::kOff;      // OPT-ART-SLOW
  Switch any_chain = Switch::kOff;           // OPT-CHAIN-ANY
  Switch skirmish_at_light = Switch::kOn;    // OPT-SK-CL
  Switch foot_against_guns = Switch::kOff;   // OPT-FP-ART
  Switch no_impetus_uphill = Switch::kOn;    // OPT-UPHILL-NOI
  Switch reroll_choice = Switch::kOff;       // OPT-REROLL-CHOICE
  Switch corps_rout = Switch::kOff;          // OPT-CORPS-ROUT
  Switch vd_is_cost = Switch::kOff;          // OPT-VD-POINTS
  Switch free_setup = Switch::kOff;          // OPT-FREE-SETUP
};
constexpr bool IsOn(Options::Switch s) { return s == Options::Switch::kOn; }

struct UnitData {
  std::string name;
  std::string type;  // its name in the troop list: "Line Infantry"
  Side side = Side::kFirst;
  UnitType kind = UnitType::kFoot;
  bool mixed = false;  // FP-MX (GRA-TYP-05)
  int8_t move = 5;     // M, in U a phase
  int8_t vbu = 4;      // as printed: vbu0
  int8_t impetus = 1;  // I
  Discipline discipline = Discipline::kB;
  Skirmish skirmish = Skirmish::kNone;
  GunClass gun = GunClass::kNone;
  Quality quality = Quality::kRegular;
  int16_t cost = 0;  // in points (GRA-PTS)
  int16_t vd = 1;    // IMP-VDT-01, or the cost with OPT-VD-POINTS
  BaseSize base = {Centimetres(8), Centimetres(8)};
  CorpsId corps = CorpsId::kNone;
  DivisionId division = DivisionId::kNone;  // none: artillery

  bool is_foot() const { return kind == UnitType::kFoot; }
  bool is_cavalry() const {
    return kind >= UnitType::kHeavyCavalry && kind <= UnitType::kLightCavalry;
  }
  bool is_artillery() const { return kind >= UnitType::kFootArtillery; }
  bool is_light() const { return kind == UnitType::kLightCavalry; }
};

struct LeaderData {
  std::string name;
  Side side = Side::kFirst;
  LeaderLevel level = LeaderLevel::kDivision;
  // At the start of the game; division commanders have none.
  int8_t leadership = 0;
  Temper temper = Temper::kGoAhead;  // division commanders
  bool brave = false;
  CorpsId corps = CorpsId::kNone;           // none: CiC
  DivisionId division = DivisionId::kNone;  // of a division commander
};

struct DivisionData {
  std::string name;
  Side side = Side::kFirst;
  CorpsId corps = CorpsId::kNone;
  LeaderId commander = LeaderId::kNone;
  UnitSet units;
};

// A Command (GRA-CMD-01).
struct CorpsData {
  std::string name;
  Side side = Side::kFirst;
  // The CiC himself leads the single Command of an army without corps.
  LeaderId commander = LeaderId::kNone;
  std::vector<DivisionId> divisions;
  UnitSet artillery;
  UnitSet units;  // those of its divisions and the artillery
  int turn = 1;   // the turn at whose start it arrives (GRA-I-90)
  int vd = 0;     // sum of VD of its units
};

struct SideData {
  std::string name;
  TableEdge home = TableEdge::kSouth;
  Structure structure = Structure::kAverage;
  bool unique_command = false;  // an army without corps
  bool attacks = false;         // time is against it (IMP-VDT-03)
  LeaderId cic = LeaderId::kNone;
  UnitSet units;
  std::vector<CorpsId> corps;
  std::vector<LeaderId> leaders;  // ascending
  int vdt = 0;                    // vdtInitial
  int8_t destiny = 0;             // Rolls of Destiny bought (OPT-DESTINY)
};

struct Scenario : Roster<UnitId, LeaderId, DivisionId, CorpsId, PieceId, Side> {
  std::string name;
  std::string note;
  // With OPT-FREE-SETUP the last kMaxPlaced pieces are those that players
  // place; they are empty here (State::placed has them).
  Ground ground;
  Options options;
  std::array<SideData, kSides> sides;
  std::vector<UnitData> units;
  std::vector<LeaderData> leaders;
  std::vector<DivisionData> divisions;
  std::vector<CorpsData> corps;
  int turns = 12;  // maxTurns

  const UnitData& unit(UnitId u) const { return units[static_cast<size_t>(u)]; }
  const LeaderData& leader(LeaderId l) const {
    return leaders[static_cast<size_t>(l)];
  }
  const DivisionData& division(DivisionId d) const {
    return divisions[static_cast<size_t>(d)];
  }
  const CorpsData& corps_data(CorpsId c) const {
    return corps[static_cast<size_t>(c)];
  }
  const SideData& side(Side s) const { return sides[static_cast<size_t>(s)]; }
  const Piece& piece(PieceId p) const {
    return ground.pieces[static_cast<size_t>(p)];
  }
  int unit_count() const { return static_cast<int>(units.size()); }
  int leader_count() const { return static_cast<int>(leaders.size()); }
  int division_count() const { return static_cast<int>(divisions.size()); }
  int corps_count() const { return static_cast<int>(corps.size()); }
  int piece_count() const { return static_cast<int>(ground.pieces.size()); }
  // Index of the first piece that players place.
  int first_placed() const {
    return IsOn(options.free_setup) ? piece_count() - kMaxPlaced
                                    : piece_count();
  }
};

}  // namespace berthier::grandeur

#endif  // BERTHIER_ENGINE_RULESETS_GRANDEUR_FACTS_SCENARIO_H_
