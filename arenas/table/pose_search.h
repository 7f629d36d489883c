// Searches for legal end poses of an order by calling Check with a limited
// number of calls.
//
// Laws: an order returned as legal has passed Check and has the verb, manner,
// subject, object and amount of the given order; what is tried depends on the
// position and the order alone, never on a clock.
//
//   PoseSearch search(game, position, like, 400);
//   if (search.Try({centre, heading})) Show(search.found());
#ifndef BERTHIER_ARENAS_TABLE_POSE_SEARCH_H_
#define BERTHIER_ARENAS_TABLE_POSE_SEARCH_H_

#include <array>
#include <vector>

#include "engine/geometry/block.h"
#include "engine/geometry/point.h"
#include "engine/model/game.h"

namespace berthier {

class PoseSearch {
 public:
  // `game` and `position` must outlive it. `like` is the well-formed order
  // whose pose is varied; `checks` is the most calls of Check.
  PoseSearch(const Game& game, const Position& position, const Order& like,
             int checks);

  // True if the order is legal with this end pose, via the order's way point or
  // via one chosen for the place. False also when the checks are used up.
  bool Try(Pose pose);
  // The last order that was legal.
  const Order& found() const { return found_; }
  // True when the checks are used up.
  bool spent() const { return checks_ <= 0; }
  int checks_left() const { return checks_; }

  bool takes_heading() const { return takes_heading_; }
  // Where the subject stands; if it is not on the table, where it may arrive.
  const Pose& from() const { return from_; }
  Length table_width() const { return width_; }
  Length table_depth() const { return depth_; }
  // Orders of Game::Propose with the same verb, manner, subject and object.
  const std::vector<Order>& proposals() const { return proposals_; }

  // Headings to try first at a place: the current one, the direction of the
  // move, and halfway between the two.
  std::array<Heading, 3> HeadingsAt(Point centre) const;

 private:
  bool TryBy(Pose pose, Point via);
  // The point of threshold_ nearest to a place.
  Point ViaToward(Point place) const;

  const Game& game_;
  const Position& position_;
  Order like_;
  int checks_;
  bool takes_heading_;
  Pose from_;
  Length width_, depth_;
  std::vector<Order> proposals_;
  // The line that the move must cross: the table edge of its arrival, or the
  // outline of the ground that it leaves; empty if there is none.
  std::vector<Point> threshold_;
  Order found_;
};

}  // namespace berthier

#endif  // BERTHIER_ARENAS_TABLE_POSE_SEARCH_H_
