// Where horse would stand to charge next: places within two bounds from which
// an enemy is straight ahead, in reach of a bound, with nobody between.
//
// Horse behind its foot sees them before it can ride there in one action, and
// so knows of every action whether it leads toward one.
//
// Laws: a post overlaps nobody, lies on the table and is worth more than where
// the element stands; who stands on the best one is promised nothing.
//
//   const Posts posts(army, outlook, stance, u);
//   const double now = value + posts.PromiseAt(u, value);
#ifndef BERTHIER_AGENTS_DOCTRINE_LA_GRANDE_ARMEE_POSTS_H_
#define BERTHIER_AGENTS_DOCTRINE_LA_GRANDE_ARMEE_POSTS_H_

#include <boost/container/static_vector.hpp>
#include <span>

#include "agents/doctrine/la_grande_armee/army_view.h"
#include "agents/doctrine/la_grande_armee/outlook.h"
#include "agents/doctrine/la_grande_armee/stance.h"

namespace berthier::la_grande_armee {

struct Post {
  Base place;
  Heading facing;
  double value = 0;  // ValueOfPlace
};

class Posts {
 public:
  // Those of u; none but for horse in line that may charge.
  Posts(const ArmyView& army, const Outlook& outlook, const Stance& stance,
        const UnitView& u);

  // The best first.
  std::span<const Post> all() const { return {posts_.data(), posts_.size()}; }
  // What they add to a place of that value: the gain of the best, the less the
  // longer it takes from there.
  double PromiseAt(const UnitView& there, double value) const;

 private:
  static constexpr size_t kMost = 6;

  // At that post before e, going that way (of length 1) over that gap.
  void Look(const UnitView& u, const UnitView& e, Spot way, double gap);

  const ArmyView& army_;
  const Outlook& outlook_;
  const Stance stance_;
  double now_ = 0;  // value of the place where it stands
  boost::container::static_vector<Post, kMost + 1> posts_;
};

// Moves and changes of facing that it takes to stand there, friends and checks
// apart; moves may be a fraction.
double ActionsTo(const UnitView& there, const Base& post);

}  // namespace berthier::la_grande_armee

#endif  // BERTHIER_AGENTS_DOCTRINE_LA_GRANDE_ARMEE_POSTS_H_
