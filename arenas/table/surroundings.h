// Where somebody stands who is to be ordered, and what lies around him.
//
//   const Surroundings around(game, position, unit);
//   for (const Thing& thing : around.things()) ...  // nearest first
#ifndef BERTHIER_ARENAS_TABLE_SURROUNDINGS_H_
#define BERTHIER_ARENAS_TABLE_SURROUNDINGS_H_

#include <vector>

#include "engine/geometry/block.h"
#include "engine/geometry/point.h"
#include "engine/model/game.h"

namespace berthier {

// What an order can name besides its subject.
struct Thing {
  enum class Whose { kEnemy, kFriend, kNobody };

  EntityId id = EntityId::kNone;
  Whose whose = Whose::kNobody;
  std::vector<Point> outline;
  Length away = {};  // from edge to edge
};

class Surroundings {
 public:
  // A subject that is not on the table, or none, is taken to stand in the
  // middle of it.
  Surroundings(const Game& game, const Position& position, EntityId subject);

  const Pose& pose() const { return pose_; }
  // From the middle of the subject to its front.
  Length half_depth() const { return half_depth_; }
  // Bodies on the table, and ground that can be named; nearest first.
  const std::vector<Thing>& things() const { return things_; }

 private:
  Pose pose_;
  Length half_depth_;
  std::vector<Thing> things_;
};

}  // namespace berthier

#endif  // BERTHIER_ARENAS_TABLE_SURROUNDINGS_H_
