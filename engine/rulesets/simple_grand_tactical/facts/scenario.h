// The scenario: the data that never change during a game.
#ifndef BERTHIER_ENGINE_RULESETS_SIMPLE_GRAND_TACTICAL_FACTS_SCENARIO_H_
#define BERTHIER_ENGINE_RULESETS_SIMPLE_GRAND_TACTICAL_FACTS_SCENARIO_H_

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "engine/geometry/block.h"
#include "engine/kit/state/roster.h"
#include "engine/model/side.h"
#include "engine/rulesets/simple_grand_tactical/facts/ground.h"
#include "engine/rulesets/simple_grand_tactical/facts/types.h"
#include "engine/tabletop/entry_edge.h"

namespace berthier::simple_grand_tactical {

// The optional rules SGT-OPT-01 to 19, with the default of each clause.
struct Options {
  enum class Switch : uint8_t { kOff, kOn };

  Switch skirmish_light_only = Switch::kOff;          // SGT-OPT-01
  Switch rout_extra_chip = Switch::kOff;              // SGT-OPT-02
  Switch single_corps_exhaustion = Switch::kOff;      // SGT-OPT-03
  Switch general_death_chip = Switch::kOff;           // SGT-OPT-04
  Switch batteries_not_regiments = Switch::kOff;      // SGT-OPT-05
  Switch corps_commander_attach = Switch::kOff;       // SGT-OPT-06
  Switch deployed_steady = Switch::kOff;              // SGT-OPT-07
  Switch austrian_line_3 = Switch::kOff;              // SGT-OPT-08
  Switch unformed_capped = Switch::kOff;              // SGT-OPT-09
  Switch same_phase_followup = Switch::kOff;          // SGT-OPT-10
  Switch retreat_about_face = Switch::kOff;           // SGT-OPT-11
  Switch no_friend_passage = Switch::kOff;            // SGT-OPT-12
  Switch general_always = Switch::kOff;               // SGT-OPT-13
  Switch artillery_unlimbered_single = Switch::kOff;  // SGT-OPT-14
  Switch safety_cap = Switch::kOn;                    // SGT-OPT-15
  Switch charge_or_move = Switch::kOff;               // SGT-OPT-16
  Switch no_move_contact = Switch::kOff;              // SGT-OPT-17
  Switch random_passes = Switch::kOff;                // SGT-OPT-18
  Switch random_arrival = Switch::kOff;               // SGT-OPT-19
};
constexpr bool IsOn(Options::Switch s) { return s == Options::Switch::kOn; }

// Number and size of the bases of a unit (SGT-BAS-02). A battery has one gun
// base and one limber base of this size.
struct Bases {
  int count = 4;
  BaseSize size;
};

struct UnitData {
  std::string name;
  std::string type;  // its name in the army list: "heavy cavalry"
  Side side = Side::kFirst;
  Arm arm = Arm::kInfantry;
  GunClass gun_class = GunClass::kMedium;  // artillery only
  Nationality nationality = Nationality::kOther;
  bool light = false;  // has the light movement bonus
  bool horse = false;  // horse artillery
  bool fires = true;   // false: fire mod "none" (SGT-LST-17)
  int8_t fire = 0;     // fire, rally and melee modifiers
  int8_t rally = 0;
  int8_t melee = 0;
  int8_t melee_charging = 0;  // when fresh (CHG-10); lancers differ from melee
  Bases bases;
  CorpsId corps = CorpsId::kNone;
  ArrivalId arrival = ArrivalId::kNone;
};

// A leader: a corps commander or a divisional general.
struct GeneralData {
  std::string name;
  Side side = Side::kFirst;
  Rank rank = Rank::kCorpsCommander;
  CorpsId corps = CorpsId::kNone;
  ArrivalId arrival = ArrivalId::kNone;
};

struct CorpsData {
  std::string name;
  Side side = Side::kFirst;
  bool is_chief = false;  // SGT-CMD-07: its commander is commander-in-chief
  uint8_t passes = 3;     // morale passes at the start (SGT-CMD-01)
  GeneralId commander = GeneralId::kNone;
  std::vector<GeneralId> generals;  // divisional generals, ascending
  UnitSet units;
  // Deployment zone (convex); empty: its units stand where the document says.
  std::vector<Point> zone;
};

// A group of reinforcements (SGT-SCN-04, SGT-OPT-19).
struct ArrivalData {
  std::string name;
  Side side = Side::kFirst;
  EntryEdge stretch;  // where on the table edge they enter
  int turn = 1;       // the first in which they may enter
};

struct SideData {
  std::string name;
  TableEdge home = TableEdge::kSouth;
  UnitSet units;
  std::vector<CorpsId> corps;
};

struct Scenario : Roster<UnitId, GeneralId, CorpsId, PieceId, Side> {
  std::string name;
  std::string note;
  Ground ground;
  Options options;
  std::array<SideData, kSides> sides;
  std::vector<UnitData> units;
  std::vector<GeneralData> generals;
  std::vector<CorpsData> corps;
  std::vector<ArrivalData> arrivals;
  Side first = Side::kFirst;  // the side that plays first in a turn
  int turns = 16;             // length of the battle (SGT-SCN-06)
  int16_t start_minute = 0;   // of the day; 0: not given

  const UnitData& unit(UnitId u) const { return units[static_cast<size_t>(u)]; }
  const GeneralData& general(GeneralId g) const {
    return generals[static_cast<size_t>(g)];
  }
  const CorpsData& corps_data(CorpsId c) const {
    return corps[static_cast<size_t>(c)];
  }
  const SideData& side(Side s) const { return sides[static_cast<size_t>(s)]; }
  const Piece& piece(PieceId p) const {
    return ground.pieces[static_cast<size_t>(p)];
  }
  // The stretch of table edge where this arrival enters.
  Segment StretchOf(ArrivalId id) const {
    return EntryStretch(arrivals[static_cast<size_t>(id)].stretch, ground.width,
                        ground.depth);
  }
  int unit_count() const { return static_cast<int>(units.size()); }
  int general_count() const { return static_cast<int>(generals.size()); }
  int corps_count() const { return static_cast<int>(corps.size()); }
  int objective_count() const {
    return static_cast<int>(ground.objectives.size());
  }
};

}  // namespace berthier::simple_grand_tactical

#endif  // BERTHIER_ENGINE_RULESETS_SIMPLE_GRAND_TACTICAL_FACTS_SCENARIO_H_
