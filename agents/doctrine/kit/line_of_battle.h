// How an army draws up before the battle, where it may deploy freely: which
// formation belongs where, and who stands in whose way.
//
// Formations with infantry stand before the goals: who defends any shares them
// out by what they are worth and by who has how much, one formation alone
// stands before the middle of all; who attacks masses before what is worth
// most. Cavalry stands in the second line of the outermost of these, first
// where there is more room; who leads neither behind the middle.
//
// All places are in inches: `along` to the right and `row` ahead, as seen from
// the own baseline.
//
//   const LineOfBattle line(ahead, zone, objectives, formations);
//   const LineOfBattle::Post post = line.posts()[i];  // of formations[i]
//   value += line.ValueFrom(post, at, LineOfBattle::Row::kSecond);
#ifndef BERTHIER_AGENTS_DOCTRINE_KIT_LINE_OF_BATTLE_H_
#define BERTHIER_AGENTS_DOCTRINE_KIT_LINE_OF_BATTLE_H_

#include <algorithm>
#include <span>
#include <vector>

#include "agents/doctrine/kit/spot.h"

namespace berthier {

class LineOfBattle {
 public:
  struct Post {
    double along = 0;
    double row = 0;
  };
  struct Zone {
    Post least;
    Post most;
  };
  struct Goal {
    Spot at;
    double value = 0;
  };
  // What a formation deploys, on any one scale of worth.
  struct Troops {
    double foot = 0;
    double horse = 0;
    Zone zone;  // where it may
  };
  enum class Row { kFirst, kSecond };

  // `ahead` is the way to the enemy, one inch long; `zone` that of the side,
  // with at least one inch each way.
  LineOfBattle(Spot ahead, const Zone& zone, std::span<const Goal> goals,
               std::span<const Troops> formations);

  // Of each formation, where its first row is to stand.
  std::span<const Post> posts() const { return posts_; }
  // Where the general of a formation stands, or of the army.
  Spot BehindRow(Post post) const {
    return SpotAt({post.along, post.row - kGeneralBehind});
  }
  // The first row of those whose general stands there.
  Post Before(Spot general) const {
    const Post post = PostOf(general);
    return {post.along, std::min(post.row + kGeneralBehind, Front())};
  }

  Post PostOf(Spot at) const { return PostOf(at, ahead_); }
  static Post PostOf(Spot at, Spot ahead) {
    return {Dot(at, RightOf(ahead)), Dot(at, ahead)};
  }
  Spot SpotAt(Post post) const {
    return post.along * RightOf(ahead_) + post.row * ahead_;
  }
  // The zone that just holds these places.
  static Zone Around(std::span<const Spot> places, Spot ahead);

  // What a place is worth to the general of the formation posted there, with
  // other generals where they are; 0 anywhere near his own place.
  double ValueToGeneral(Post post, Spot at, std::span<const Spot> others) const;
  // What a place is worth to a unit of the formation posted there; 0 in the
  // middle of its row, less elsewhere.
  double ValueFrom(Post post, Spot at, Row row) const;

  // Somebody who is deployed, or is to be.
  struct Stand {
    Spot at;
    double width = 0;
    double depth = 0;
    bool guns = false;
    bool walled = false;  // nobody who stands before it is in its way
  };
  // What is lost by the two being too near, or one before the other.
  double CostOfBoth(const Stand& a, const Stand& b) const;

 private:
  static constexpr double kGeneralBehind = 2.5;
  // From the front of the zone to the first row.
  static constexpr double kEdge = 0.8;

  static Spot RightOf(Spot ahead) { return {ahead.y, -ahead.x}; }
  void PostFoot(std::span<const Goal> goals,
                std::span<const Troops> formations);
  void PostHorse(std::span<const Troops> formations);
  void PostOthers(std::span<const Troops> formations);

  double Front() const { return zone_.most.row - kEdge; }

  Spot ahead_;
  Zone zone_;
  std::vector<Post> posts_;
};

}  // namespace berthier

#endif  // BERTHIER_AGENTS_DOCTRINE_KIT_LINE_OF_BATTLE_H_
