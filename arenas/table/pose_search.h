// Asking Check where the subject of an order may end: poses like those of one
// order, tried one after the other until the checks are used up.
//
// Laws: what is returned as legal has passed Check, with the verb, manner,
// subject, object and amount of the order it is like; what is tried depends on
// the position and the order alone, never on a clock.
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
  // Whatever is given must outlive it; the form of `like` is good.
  PoseSearch(const Game& game, const Position& position, const Order& like,
             int checks);

  // Legal there, by a way point of the order or one that suits the place?
  // False too when the checks are used up.
  bool Try(Pose pose);
  // The last one that was legal.
  const Order& found() const { return found_; }
  bool spent() const { return checks_ <= 0; }
  int checks_left() const { return checks_; }

  bool takes_heading() const { return takes_heading_; }
  // Where it stands; else where it may come from.
  const Pose& from() const { return from_; }
  Length table_width() const { return width_; }
  Length table_depth() const { return depth_; }
  // Proposals of the same verb, manner, subject and object.
  const std::vector<Order>& proposals() const { return proposals_; }

  // Facings worth trying at a place before others: as it stands, the way it
  // goes, half way between the two.
  std::array<Heading, 3> HeadingsAt(Point centre) const;

 private:
  bool TryBy(Pose pose, Point via);
  // On the stretch where it comes on, or on the edge of the ground that it
  // leaves, nearest to a place.
  Point ViaToward(Point place) const;

  const Game& game_;
  const Position& position_;
  Order like_;
  int checks_;
  bool takes_heading_;
  Pose from_;
  Length width_, depth_;
  std::vector<Order> proposals_;
  // Of the line that its way must lead over; empty if there is none.
  std::vector<Point> threshold_;
  Order found_;
};

}  // namespace berthier

#endif  // BERTHIER_ARENAS_TABLE_POSE_SEARCH_H_
