// The pose of a unit that is to be given an order, and the things around it.
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

// Something that can be the object of an order.
struct Thing {
  enum class Whose { kEnemy, kFriend, kNobody };

  EntityId id = EntityId::kNone;
  Whose whose = Whose::kNobody;
  std::vector<Point> outline;
  Length away = {};  // from the subject, edge to edge
};

class Surroundings {
 public:
  // A subject that is kNone or not on the table is treated as standing in the
  // middle of the table.
  Surroundings(const Game& game, const Position& position, EntityId subject);

  const Pose& pose() const { return pose_; }
  // From the subject's centre to its front.
  Length half_depth() const { return half_depth_; }
  // Other bodies on the table and named areas of ground, nearest first.
  const std::vector<Thing>& things() const { return things_; }

 private:
  Pose pose_;
  Length half_depth_;
  std::vector<Thing> things_;
};

}  // namespace berthier

#endif  // BERTHIER_ARENAS_TABLE_SURROUNDINGS_H_
