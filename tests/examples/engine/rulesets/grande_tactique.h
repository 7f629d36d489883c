// Declarations that the examples in this ruleset's headers use.
#ifndef BERTHIER_TESTS_EXAMPLES_ENGINE_RULESETS_GRANDE_TACTIQUE_H_
#define BERTHIER_TESTS_EXAMPLES_ENGINE_RULESETS_GRANDE_TACTIQUE_H_

#include "engine/kit/wire/entry_walkers.h"
#include "engine/rulesets/grande_tactique/board/changes.h"
#include "engine/rulesets/grande_tactique/board/position_view.h"
#include "engine/rulesets/grande_tactique/table/chain.h"
#include "engine/rulesets/grande_tactique/table/corridor.h"
#include "engine/rulesets/grande_tactique/table/flight.h"
#include "engine/rulesets/grande_tactique/table/planner.h"
#include "engine/rulesets/grande_tactique/table/sight.h"
#include "engine/rulesets/grande_tactique/table/terrain.h"

namespace berthier::examples {

using namespace grande_tactique;

extern const PositionView f;
extern const Battle& b;
extern const UnitId u;
extern const UnitId battery;
extern const UnitId target;
extern const Pose pose;
extern const BaseSize size;

namespace pushes_h {
extern const UnitId cuirassiers;
}
namespace command_candidates_h {
extern std::vector<Order> orders;
}
namespace entries_h {
extern const SideNames sides;
extern const Scenario scenario;
extern const DivisionData data;
extern const DivisionState state;
extern std::vector<Entry> entries;
}  // namespace entries_h
namespace process_entries_h {
extern const SideNames sides;
extern const Frame frame;
extern std::vector<Entry> entries;
}  // namespace process_entries_h
namespace morale_h {
extern const int die;
}
namespace mover_h {
extern const Point via;
}
namespace volley_h {
extern const int margin;
}

namespace corridor_h {
extern const Strip strip;
extern const Blocker enemy;
extern Length front_edge_at;
}  // namespace corridor_h
namespace arc_h {
extern const Block target;
}
namespace bare_list_h {
extern const int16_t id;
extern const PolygonView polygon;
extern const Box box;
}  // namespace bare_list_h
namespace flight_h {
extern const FlightQuery query;
extern const int runner;
bool Free(Pose end);
void Destroy(int runner);
}  // namespace flight_h
namespace chain_h {
extern const Pose from, to;
extern const int turn;
extern Candidates<8> candidates;
}  // namespace chain_h
namespace planner_h {
struct Rules {
  Judgement Judge(const Manoeuvre& manoeuvre, Length cost) const;
};
extern const Rules rules;
extern const Pose from, to;
void Play(const Manoeuvre& manoeuvre);
void Refuse(const Judgement& verdict);
}  // namespace planner_h
namespace sight_h {
extern const Block target;
extern const std::vector<Blocker> blockers;
void Refuse(int16_t blocker);
}  // namespace sight_h
namespace terrain_h {
extern const std::vector<Point> corners;
extern const Block unit;
}  // namespace terrain_h

}  // namespace berthier::examples

#endif  // BERTHIER_TESTS_EXAMPLES_ENGINE_RULESETS_GRANDE_TACTIQUE_H_
