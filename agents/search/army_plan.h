// A plan for a whole army: a macro plan of the doctrine for each wing.
//
// Wings are the thirds of a side's formations from its left to its right, as it
// faces the enemy; who is not on the table goes with the centre.
//
//   Wings wings(game);
//   wings.Divide(game, position, doctrine);
//   wings.Assign(game, position, doctrine, side, ArmyPlan::All(2), plans);
#ifndef BERTHIER_AGENTS_SEARCH_ARMY_PLAN_H_
#define BERTHIER_AGENTS_SEARCH_ARMY_PLAN_H_

#include <array>
#include <cstdint>
#include <string>
#include <vector>

#include "agents/doctrine/doctrine.h"
#include "engine/model/game.h"

namespace berthier {

enum class Wing : uint8_t { kLeft, kCentre, kRight };
inline constexpr size_t kWings = 3;

struct ArmyPlan {
  std::array<int, kWings> wings = {};  // indexed by Wing; Doctrine's plans

  static constexpr ArmyPlan All(int plan) { return {{plan, plan, plan}}; }
  friend bool operator==(const ArmyPlan&, const ArmyPlan&) = default;
};

// "assault", or "assault on the left, hold in the centre and on the right".
std::string InWords(const Doctrine& doctrine, const ArmyPlan& plan);

class Wings {
 public:
  explicit Wings(const Game& game)
      : wings_(game.entities().size(), Wing::kCentre) {}

  // Divides both sides as they stand in `position`.
  void Divide(const Game& game, const Position& position, Doctrine& doctrine);
  // Whether the side had formations for more than one wing.
  bool IsDivided(Side side) const {
    return divided_[static_cast<size_t>(Index(side))];
  }
  // Makes `plans` those of the formations that `side` has in `position`.
  void Assign(const Game& game, const Position& position, Doctrine& doctrine,
              Side side, const ArmyPlan& plan,
              std::vector<FormationPlan>& plans) const;

 private:
  std::vector<Wing> wings_;  // indexed by entity
  std::array<bool, kSides> divided_ = {};
};

}  // namespace berthier

#endif  // BERTHIER_AGENTS_SEARCH_ARMY_PLAN_H_
