// The scenario: the data that never change during a game.
#ifndef BERTHIER_ENGINE_RULESETS_LA_GRANDE_ARMEE_FACTS_SCENARIO_H_
#define BERTHIER_ENGINE_RULESETS_LA_GRANDE_ARMEE_FACTS_SCENARIO_H_

#include <array>
#include <cstdint>
#include <string>
#include <vector>

#include "engine/geometry/block.h"
#include "engine/kit/state/roster.h"
#include "engine/model/side.h"
#include "engine/rulesets/la_grande_armee/facts/ground.h"
#include "engine/rulesets/la_grande_armee/facts/types.h"
#include "engine/tabletop/box.h"
#include "engine/tabletop/table_edge.h"

namespace berthier::la_grande_armee {

// The options of the catalogue's table, with their defaults.
struct Options {
  enum class Dispersal : uint8_t { kCompulsory, kImmediate };
  enum class Ranks : uint8_t { kOne, kAll };
  enum class Double : uint8_t { kAll, kBases };
  enum class Penalty : uint8_t { kFlat, kPerBase };
  enum class FootGuns : uint8_t { kForbid, kAbandon };
  enum class PullOffFrom : uint8_t { kInfantry, kAny };
  enum class Repeat : uint8_t { kUntilPass, kOnce };
  enum class Scope : uint8_t { kNation, kSide };
  enum class Dummies : uint8_t { kEqual, kFewer };
  enum class ScoutMod : uint8_t { kHarder, kLiteral };
  enum class Deploy : uint8_t { kFixed, kFree };

  Length base_width = Inches(1);  // base_w
  Length base_depth = Inches(1);  // base_d
  Dispersal dispersal = Dispersal::kCompulsory;
  Ranks support_ranks = Ranks::kOne;
  Double charge_double = Double::kAll;
  Penalty artillery_penalty = Penalty::kFlat;
  FootGuns foot_guns_evade = FootGuns::kForbid;
  PullOffFrom pull_off_from = PullOffFrom::kInfantry;
  int square_arc = 45;  // degrees
  Repeat sight_repeat = Repeat::kUntilPass;
  Scope army_scope = Scope::kNation;
  bool counter_moves = true;  // lost_counter_moves
  bool multi_garrison = false;
  bool hill_all_ranks = true;
  FogMode fog = FogMode::kOff;  // of both sides (SideData::fog)
  bool known_oob = true;
  Dummies dummies = Dummies::kEqual;
  ScoutMod scout_mod = ScoutMod::kHarder;
  int break_percent = 50;
  int bound_limit = 12;
  Deploy deploy = Deploy::kFixed;
};

struct ElementData {
  std::string name;
  Side side = Side::kFirst;
  Arm arm = Arm::kInfantry;
  CavalryType cavalry = CavalryType::kLight;
  Quality quality = Quality::kSeasoned;
  GunKind gun_kind = GunKind::kFoot;
  int8_t troops = 0;  // at the start
  int8_t guns = 0;
  int8_t heavy = 0;  // of its guns; reserves alone
  CorpsId corps = CorpsId::kNone;
  Point entry = {};  // SCN-05: where it enters; on the edge

  int bases() const { return troops + guns; }
};

struct LeaderData {
  std::string name;
  Side side = Side::kFirst;
  LeaderKind kind = LeaderKind::kCorps;
  int8_t ability = 3;
  ArmyId army = ArmyId::kNone;
  CorpsId corps = CorpsId::kNone;  // none: an army commander
  // Under fog, of an army commander: he is behind its tile from the start.
  CorpsId rides_with = CorpsId::kNone;
};

struct CorpsData {
  std::string name;
  Side side = Side::kFirst;
  ArmyId army = ArmyId::kNone;
  LeaderId commander = LeaderId::kNone;
  ElementSet elements;
  int bound = 1;          // it enters from this bound on (SCN-05)
  bool revealed = false;  // under fog: is on the table from the start
};

// An army of one nation (2.4).
struct ArmyData {
  std::string name;
  Side side = Side::kFirst;
  LeaderId commander = LeaderId::kNone;
};

struct SideData {
  std::string name;
  // French south, Allied north.
  TableEdge baseline = TableEdge::kSouth;
  LeaderId cic = LeaderId::kNone;  // whose ability Command Rolls use
  ElementSet elements;
  std::vector<CorpsId> corps;
  std::vector<TileId> tiles;
  std::vector<LeaderId> leaders;
  FogMode fog = FogMode::kOff;
  Box zone = {};  // deployment zone: D1, FOG-07
  // Of all the corps listed; InitialBases (view.h) leaves out those that are
  // not there.
  int listed_bases = 0;
  // FOG-35: so many of the corps listed are not there; which is hidden.
  int absent_corps = 0;
  int break_percent = 50;
};

struct TileData {
  std::string name;
  Side side = Side::kFirst;
};

// A settlement or a landmark that counts (VIC-05).
struct Objective {
  PieceId piece = PieceId::kNone;
  int value = 0;
  int8_t holder = -1;  // Index(Side) at the start
  // SCN-06: who holds it at the limit with a lead of at least 0 wins.
  bool decides = false;
};

struct Scenario : Roster<ElementId, LeaderId, CorpsId, TileId, PieceId, Side> {
  std::string name;
  std::string note;
  Ground ground;
  Options options;
  std::array<SideData, kSides> sides;
  std::vector<ElementData> units;
  std::vector<LeaderData> leaders;
  std::vector<CorpsData> corps;
  std::vector<ArmyData> armies;
  std::vector<TileData> tiles;
  std::vector<Objective> objectives;

  const ElementData& unit(ElementId e) const {
    return units[static_cast<size_t>(e)];
  }
  const LeaderData& leader(LeaderId l) const {
    return leaders[static_cast<size_t>(l)];
  }
  const CorpsData& corps_data(CorpsId c) const {
    return corps[static_cast<size_t>(c)];
  }
  const ArmyData& army(ArmyId a) const {
    return armies[static_cast<size_t>(a)];
  }
  const TileData& tile(TileId t) const { return tiles[static_cast<size_t>(t)]; }
  const SideData& side(Side s) const { return sides[static_cast<size_t>(s)]; }
  const Piece& piece(PieceId p) const {
    return ground.pieces[static_cast<size_t>(p)];
  }
  int unit_count() const { return static_cast<int>(units.size()); }
  int leader_count() const { return static_cast<int>(leaders.size()); }
  int corps_count() const { return static_cast<int>(corps.size()); }
  int tile_count() const { return static_cast<int>(tiles.size()); }
  int piece_count() const { return static_cast<int>(ground.pieces.size()); }
  bool has_fog() const {
    return sides[0].fog != FogMode::kOff || sides[1].fog != FogMode::kOff;
  }
};

}  // namespace berthier::la_grande_armee

#endif  // BERTHIER_ENGINE_RULESETS_LA_GRANDE_ARMEE_FACTS_SCENARIO_H_
