// The plan of a table while it is laid out: the pieces laid so far, and whether
// another piece keeps clear of them.
//
// Laws: IsClear is true only for pieces that lie wholly on the table, farther
// than the clearance from everything laid before.
//
//   GroundPlan plan(Inches(60), Inches(48));
//   if (plan.IsClear(wood, Inches(1))) plan.Lay(wood);
#ifndef BERTHIER_ARENAS_GENERATION_GROUND_PLAN_H_
#define BERTHIER_ARENAS_GENERATION_GROUND_PLAN_H_

#include <utility>
#include <vector>

#include "arenas/generation/random_draws.h"
#include "engine/geometry/point.h"
#include "engine/geometry/units.h"

namespace berthier::generation {

using Outline = std::vector<Point>;  // convex, counter-clockwise

// A road, a brook, a wall: at least two points.
struct Course {
  std::vector<Point> points;
};

// The axis-parallel rectangle around a centre.
Outline Rectangle(Point centre, Length half_width, Length half_depth);
// The same with its corners cut off at random, each by no more than half of the
// half sides, so that areas look less regular.
Outline Rounded(Point centre, Length half_width, Length half_depth,
                RandomDraws& draws);
// The parts of an outline west and east of the line x. The line must pass
// through the inside and through southern and northern edges that run west to
// east.
std::pair<Outline, Outline> SplitAt(const Outline& outline, Length x);

class GroundPlan {
 public:
  GroundPlan(Length width, Length depth) : width_(width), depth_(depth) {}

  bool IsClear(const Outline& outline, Length clearance) const;
  bool IsClear(const Course& course, Length clearance) const;

  void Lay(Outline outline) { outlines_.push_back(std::move(outline)); }
  void Lay(Course course) { courses_.push_back(std::move(course)); }

  Length width() const { return width_; }
  Length depth() const { return depth_; }

 private:
  bool OnTable(const std::vector<Point>& points) const;

  Length width_;
  Length depth_;
  std::vector<Outline> outlines_;
  std::vector<Course> courses_;
};

}  // namespace berthier::generation

#endif  // BERTHIER_ARENAS_GENERATION_GROUND_PLAN_H_
