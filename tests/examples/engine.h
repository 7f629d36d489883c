// Declarations that the examples in the engine's headers use. If an example
// uses a name for something else, the namespace of its header declares that.
#ifndef BERTHIER_TESTS_EXAMPLES_ENGINE_H_
#define BERTHIER_TESTS_EXAMPLES_ENGINE_H_

#include <array>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/geometry/block.h"
#include "engine/geometry/polygon.h"
#include "engine/geometry/polyline.h"
#include "engine/kit/display/draw_table.h"
#include "engine/kit/state/id.h"
#include "engine/kit/state/play_state.h"
#include "engine/kit/state/roster.h"
#include "engine/kit/state/sequence.h"
#include "engine/kit/wire/entry_walkers.h"
#include "engine/model/chooser.h"
#include "engine/model/game.h"
#include "engine/model/named.h"
#include "engine/model/refusal.h"
#include "engine/model/scenario_document.h"
#include "engine/model/sentence.h"
#include "engine/tabletop/box.h"
#include "engine/tabletop/entry_edge.h"
#include "engine/tabletop/ground.h"
#include "engine/tabletop/manoeuvre.h"
#include "engine/tabletop/routes.h"
#include "engine/tabletop/scaled.h"
#include "engine/tabletop/tolerance.h"

namespace berthier::examples {

extern const Pose pose;
extern const BaseSize size;
extern const Block mine;
extern const Block target;
extern const Block enemy;
extern const Block block;
extern const Segment segment;
extern const Length length;

extern const Game& game;
extern const Order order;
extern const Entry entry;
Faces Throw(const Dice& dice);

namespace block_h {
extern const int32_t x, y;
extern const Length w, d;
}  // namespace block_h
namespace modified_h {
extern Roll roll;
extern const uint16_t code;
extern const int16_t value;
}  // namespace modified_h
namespace run_h {
extern const Heading way;
extern const Length most, kSeam;
}  // namespace run_h
namespace half_plane_h {
extern const Pose enemy;
}
namespace passage_h {
extern const std::vector<Segment> edges;
extern const Length depth;
}  // namespace passage_h
namespace point_h {
extern const Point a, b, c;
}
namespace polygon_h {
extern const std::array<Point, 4> a, b;
}
namespace polyline_h {
extern const PolylineView wall;
}
namespace sweep_h {
extern const Heading heading;
}
namespace wide_h {
extern const int64_t depth, edge_norm;
extern const Length tolerance;
}  // namespace wide_h

namespace box_h {
struct Hill {
  Box box;
};
extern const Hill hill;
}  // namespace box_h
namespace contact_h {
extern const Block began, ended;
extern const Pose enemy_pose;
extern const BaseSize enemy_size;
}  // namespace contact_h
namespace entry_edge_h {
extern const Length width, depth;
}
namespace function_ref_h {
struct Board {
  bool Free(Pose pose) const;
};
extern const Board board;
}  // namespace function_ref_h
namespace ground_h {
extern const std::vector<Point> corners;
extern const Segment line;
void Hide(Segment line);
}  // namespace ground_h
namespace manoeuvre_h {
extern const Heading turned;
extern const Point to, turned_centre;
}  // namespace manoeuvre_h
namespace road_h {
extern const std::vector<Point> line;
extern const Block unit;
}  // namespace road_h
namespace routes_h {
extern const std::vector<Point> lake;
extern const Point here, there, village;
void March(std::optional<Point> to);
}  // namespace routes_h
namespace scaled_h {
extern const Point a, b;
}  // namespace scaled_h

namespace form_h {
extern const Vocabulary vocabulary;
extern const std::vector<EntityInfo> entities;
inline constexpr uint16_t kMalformed = 1;
}  // namespace form_h
namespace game_h {
extern Chooser& chooser;
}
namespace named_h {
enum class Arm : uint8_t { kInfantry };
}
namespace numbered_fields_h {
struct Fight {
  int16_t attacker;
  int16_t axis;
};
}  // namespace numbered_fields_h
namespace options_h {
enum class Arm : uint8_t { kInfantry };
inline constexpr Named<Arm> kArmWords[] = {{"infantry", Arm::kInfantry}};
}  // namespace options_h
namespace order_h {
extern const int32_t x, y;
extern const Heading heading;
extern const EntityId f1;
inline constexpr uint8_t kAdvance = 1;
}  // namespace order_h
namespace position_h {
extern const Position now;
}
namespace refusing_h {
enum class UnitId : uint8_t { kNone = 0xFF };
enum class RefusalCode : uint16_t { kAccepted, kRouting };
struct Scenario {
  EntityId Entity(UnitId u) const;
};
struct PositionView {
  const Scenario& scenario;
};
extern const PositionView f;
extern const UnitId u;
}  // namespace refusing_h
namespace sequence_h {
enum class Phase : uint8_t { kFire, kOver };
struct State {
  Phase phase;
  Pending awaits;
};
struct Battle {
  State& state;
};
extern const Battle b;
void EnterPhase(const Battle& b, Phase phase);
PhaseProgress AdvanceFire(const Battle& b);
PhaseProgress AwaitNothing(const Battle& b);
PhaseProgress ResolveFlights(const Battle& b);
}  // namespace sequence_h
namespace draw_table_h {
struct Scenario {
  std::string name;
};
extern const Scenario scenario;
extern const Length width, depth;
extern const EntityId id;
extern const Side side;
extern const std::string name;
}  // namespace draw_table_h
namespace say_manoeuvre_h {
extern const Pose pose;
extern const std::vector<Leg> course;
}  // namespace say_manoeuvre_h
namespace deployment_h {
struct PositionView {};
extern const PositionView f;
extern const Box zone;
extern Order order;
Verdict CheckDeploy(PositionView f, const Order& order);
}  // namespace deployment_h
namespace draw_order_h {
extern const int units;
bool Try(int id);
extern Chooser& chooser;
}  // namespace draw_order_h
namespace say_order_h {
extern const Order order;
}
namespace verb_rows_h {
enum class UnitId : uint8_t { kNone = 0xFF };
enum class Verb : uint8_t { kHalt, kRally };
struct PositionView {};
struct Battle {};
Verdict CheckHalt(PositionView f, UnitId u, const Order& order);
Verdict CheckRally(PositionView f, UnitId u, const Order& order);
void PlayHalt(const Battle& b, UnitId u, const Order& order);
void PlayRally(const Battle& b, UnitId u, const Order& order);
}  // namespace verb_rows_h
namespace say_roll_h {
extern const Vocabulary vocabulary;
extern const Roll roll;
}  // namespace say_roll_h
namespace telling_h {
enum class UnitId : uint8_t { kNone = 0xFF };
enum class EventCode : uint16_t { kRouts };
enum class RollKind : uint8_t { kRally };
struct State {
  Pending awaits;
};
struct Battle {
  const Roster<UnitId>& scenario;
  State& state;
  Listener* listener;
};
extern const Battle b;
extern const UnitId u;
}  // namespace telling_h
namespace sentence_h {
extern const OwnUnits own_units;
extern const std::array<int32_t, 1> operands;
}  // namespace sentence_h
namespace document_reader_h {
struct UnitEntry {
  template <typename F>
  void operator()(F& f);
};
}  // namespace document_reader_h
namespace entry_walkers_h {
enum class Nation : uint8_t { kFrench, kRussian };
inline constexpr Named<Nation> kNationWords[] = {{"Russian", Nation::kRussian}};
enum class CorpsId : uint8_t { kNone = 0xFF };
struct CorpsData {
  std::string name;
};
struct BrigadeData {
  std::string name;
  Side side;
  CorpsId corps;
  Nation nation;
  int16_t minute;
};
struct BrigadeState {
  uint8_t broken;
  uint8_t cp;
};
struct Scenario {
  std::vector<CorpsData> corps;
};
extern const Scenario scenario;
extern const BrigadeData data;
extern const BrigadeState state;
extern const SideNames sides;
extern DocumentReader& reader;
extern EntryWords words;
extern std::vector<Entry> entries;
extern std::vector<EntryForm> forms;
}  // namespace entry_walkers_h
namespace entry_words_h {
enum class Arm : uint8_t { kInfantry };
inline constexpr Named<Arm> kArmWords[] = {{"infantry", Arm::kInfantry}};
extern const EntryForm form;
}  // namespace entry_words_h
namespace game_of_rules_h {
namespace my_rules {
enum class UnitId : uint8_t { kNone = 0xFF };
struct Unit {};
struct State {
  Pending awaits;
  std::array<Unit, 1> units;
};
using Scenario = Roster<UnitId>;
struct PositionView {
  const Scenario& scenario;
  const State& state;
};
struct Battle {
  const Scenario& scenario;
  State& state;
  Listener* listener;
};
}  // namespace my_rules
enum class RefusalCode : uint8_t { kNotNow };
}  // namespace game_of_rules_h
namespace state_game_h {
enum class UnitId : uint8_t { kNone = 0xFF };
struct Unit {};
struct State {
  Pending awaits;
  std::array<Unit, 1> units;
};
using Scenario = Roster<UnitId>;
}  // namespace state_game_h

}  // namespace berthier::examples

#endif  // BERTHIER_TESTS_EXAMPLES_ENGINE_H_
