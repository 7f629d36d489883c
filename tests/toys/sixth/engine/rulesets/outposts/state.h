// The constant data (Scenario) and the variable data (State) of a game of
// Outposts.
#ifndef BERTHIER_TESTS_TOYS_SIXTH_ENGINE_RULESETS_OUTPOSTS_STATE_H_
#define BERTHIER_TESTS_TOYS_SIXTH_ENGINE_RULESETS_OUTPOSTS_STATE_H_

#include <array>
#include <cstdint>
#include <string>
#include <type_traits>
#include <variant>
#include <vector>

#include "engine/geometry/point.h"
#include "engine/geometry/units.h"
#include "engine/kit/state/play_state.h"
#include "engine/kit/state/roster.h"
#include "engine/model/entry_form.h"
#include "engine/model/scenario_document.h"
#include "engine/model/side.h"

namespace berthier::outposts {

inline constexpr int kMostPickets = 8;
inline constexpr int kMostTurns = 200;
inline constexpr Length kBase = Inches(1);   // side of a square base
inline constexpr Length kStep = Inches(3);   // from middle to middle
inline constexpr Length kRange = Inches(6);  // from middle to middle
inline constexpr int kHit = 4;               // hits on this or more

enum class PicketId : uint8_t { kNone = 0xFF };

struct SideInfo {
  std::string name;
};

struct Picket {
  std::string name;
  Side side;
};

struct Scenario : Roster<PicketId> {
  std::string name;
  Length width;
  Length depth;
  std::array<SideInfo, kSides> sides;
  std::vector<Picket> units;

  const SideInfo& side(Side which) const {
    return sides[static_cast<size_t>(Index(which))];
  }
};

struct PicketState {
  Point place;
  uint32_t driven_off;
};

struct State {
  Pending awaits;
  uint8_t turns;    // still to come, this one included
  EntityId target;  // of the shot whose roll is awaited
  std::array<PicketState, kMostPickets> units;
};
static_assert(std::has_unique_object_representations_v<State>);

struct Outpost {
  Scenario scenario;
  State state;
};

// The forms of entries by which documents are read (OP-0).
const std::vector<EntryForm>& EntryForms();
std::variant<Outpost, Problem> ReadOutpost(const ScenarioDocument& document);
ScenarioDocument WriteOutpost(const Scenario& scenario, const State& state);

}  // namespace berthier::outposts

#endif  // BERTHIER_TESTS_TOYS_SIXTH_ENGINE_RULESETS_OUTPOSTS_STATE_H_
