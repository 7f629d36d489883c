#include "engine/rulesets/big_battle_napoleonic/movement/course_finder.h"

#include <algorithm>
#include <array>

#include "engine/kit/orders/refusing.h"
#include "engine/rulesets/big_battle_napoleonic/facts/codes.h"

namespace berthier::big_battle_napoleonic {
namespace {

// Decision: an advance may end this far to the side of straight ahead, for
// turns are counted in quarter degrees: half of one over the longest march.
constexpr int64_t kAside = 53;

int Turn(Heading from, Heading to) { return from.TurnTo(to); }

// The advance from `from` to a place: false if that is not straight ahead.
bool Ahead(Pose from, Point to, Length& distance) {
  const Vec by = to - from.centre;
  const UnitVec forward = Forward(from.heading);
  const int64_t along = Dot(by, forward);
  const int64_t aside = Cross(forward, by);
  if (along < -2 * kUnit || std::abs(aside) > kAside * kUnit) return false;
  distance = LengthOf(by);
  return true;
}

void AddLedAdvance(Course& course, Point to) {
  const Pose from = course.end();
  if (to == from.centre) return;
  const Leg leg = {LegKind::kAdvance, Hand::kLeft, 0, to - from.centre};
  course.Add(leg, {to, from.heading});
}

// How far a goal lies to the side after a wheel, and a number of the sign of
// the slope of that: where it is of one sign the offset grows or falls all the
// way.
struct Offset {
  int64_t aside;
  int64_t slope;
};

// Where the offset changes its sign between the turns -720 to 720; calls f with
// each such turn, until it says true. Two such turns may lie close together,
// on either side of where the slope changes its sign: that is looked for too.
template <typename G, typename F>
bool ForEachRoot(G&& g, F&& f) {
  constexpr int kStep = 60;
  for (const int sign : {1, -1}) {
    // The turn of low to high where `key` changes its sign: the one at which it
    // is least.
    const auto change = [&](int low, int high, auto Offset::*key) {
      const bool before = g(sign * low).*key <= 0;
      while (high - low > 1) {
        const int middle = (low + high) / 2;
        ((g(sign * middle).*key <= 0) == before ? low : high) = middle;
      }
      return std::abs(g(sign * low).*key) <= std::abs(g(sign * high).*key)
                 ? low
                 : high;
    };
    int last = 0;
    Offset at_last = g(0);
    for (int turn = kStep; turn <= 720; turn += kStep) {
      const Offset here = g(sign * turn);
      if ((at_last.aside <= 0) != (here.aside <= 0)) {
        if (f(sign * change(last, turn, &Offset::aside))) return true;
      } else if ((at_last.slope <= 0) != (here.slope <= 0)) {
        const int summit = change(last, turn, &Offset::slope);
        if (f(sign * summit)) return true;
        if ((g(sign * summit).aside <= 0) != (here.aside <= 0)) {
          if (f(sign * change(last, summit, &Offset::aside)) ||
              f(sign * change(summit, turn, &Offset::aside))) {
            return true;
          }
        }
      }
      last = turn;
      at_last = here;
    }
  }
  return false;
}

class Finder {
 public:
  Finder(const Ranger& ranger, PositionView f) : ranger_(ranger), f_(f) {}

  // Judges the course that ends at `to`; keeps the cheapest legal one.
  bool Try(Course course, Pose to) {
    const Vec off = to.centre - course.end().centre;
    if (std::abs(off.x) > 3 || std::abs(off.y) > 3 ||
        course.end().heading != to.heading) {
      return false;
    }
    if (course.size > 0)
      course.after[static_cast<size_t>(course.size - 1)] = to;
    Ranger::Finding finding;
    const Verdict v = ranger_.Judge(course, finding);
    if (!v.ok()) {
      if (refusal_.ok() || progress_ < course.size) refusal_ = v;
      return false;
    }
    if (!found_ || finding.cost < finding_.cost) {
      found_ = true;
      course_ = course;
      finding_ = finding;
    }
    return true;
  }

  void Search(Course start, Pose to);
  bool found() const { return found_; }
  const Course& course() const { return course_; }
  const Ranger::Finding& finding() const { return finding_; }
  Verdict refusal() const {
    return refusal_.ok()
               ? Verdict(Refuse(f_, RefusalCode::kNoWay, ranger_.unit()))
               : refusal_;
  }

 private:
  void SearchTwoWheels(const Course& start, Pose to);

  const Ranger& ranger_;
  PositionView f_;
  bool found_ = false;
  Course course_;
  Ranger::Finding finding_;
  Verdict refusal_;
  int progress_ = 0;
};

void Finder::Search(Course start, Pose to) {
  const BaseSize size = ranger_.size();
  const Formation formation = ranger_.formation();
  const Pose from = start.end();
  const int turn = Turn(from.heading, to.heading);
  Length distance;
  if (turn == 0) {
    if (Ahead(from, to.centre, distance)) {
      Course course = start;
      AddLedAdvance(course, to.centre);
      if (Try(course, to)) return;
    }
  } else {
    // A wheel, then straight ahead.
    Course course = start;
    course.AddWheel(size, formation, turn);
    if (Ahead(course.end(), to.centre, distance)) {
      AddLedAdvance(course, to.centre);
      Try(course, to);
    }
    // Straight ahead, then a wheel.
    const Pose before = Wheels(to, size, formation).Before(turn);
    if (Ahead(from, before.centre, distance)) {
      Course later = start;
      AddLedAdvance(later, before.centre);
      later.AddWheel(size, formation, turn);
      Try(later, to);
    }
  }
  if (!found_ && start.size + 3 <= Course::kMaxLegs) SearchTwoWheels(start, to);
}

void Finder::SearchTwoWheels(const Course& start, Pose to) {
  const BaseSize size = ranger_.size();
  const Formation formation = ranger_.formation();
  const Pose from = start.end();
  const Wheels first(from, size, formation);
  const Wheels last(to, size, formation);
  const auto before_last = [&](Heading heading) {
    return last.Before(Turn(heading, to.heading));
  };
  ForEachRoot(
      [&](int turn) {
        // The slope is that of the advance between the wheels.
        const Pose a = first.By(turn);
        const Vec by = before_last(a.heading).centre - a.centre;
        const UnitVec forward = Forward(a.heading);
        return Offset{Cross(forward, by), Dot(by, forward)};
      },
      [&](int turn) {
        Course course = start;
        course.AddWheel(size, formation, turn);
        const Pose a = course.end();
        const Pose z = before_last(a.heading);
        Length distance;
        if (!Ahead(a, z.centre, distance)) return false;
        AddLedAdvance(course, z.centre);
        course.AddWheel(size, formation, Turn(a.heading, to.heading));
        Try(course, to);
        return false;
      });
}

}  // namespace

bool TurnToward(Pose from, BaseSize size, Formation formation, Point goal,
                int& turn) {
  Length distance;
  if (Ahead(from, goal, distance)) {
    turn = 0;
    return true;
  }
  bool found = false;
  const Wheels wheels(from, size, formation);
  ForEachRoot(
      [&](int by) {
        // The front edge, about a corner of which it wheels, is half a depth
        // ahead of the middle.
        const Pose a = wheels.By(by);
        const Vec to = goal - a.centre;
        const UnitVec forward = Forward(a.heading);
        return Offset{Cross(forward, to),
                      Dot(to, forward) - int64_t{size.depth.ticks / 2} * kUnit};
      },
      [&](int by) {
        const Pose a = wheels.By(by);
        if (Dot(goal - a.centre, Forward(a.heading)) < 0) return false;
        if (!found || std::abs(by) < std::abs(turn)) turn = by;
        found = true;
        return false;
      });
  return found;
}

Verdict FindCourse(const Ranger& ranger, PositionView f, Pose from, Pose to,
                   const Point* via, Course& course, Ranger::Finding& finding) {
  Finder finder(ranger, f);
  Course start(from);
  if (via != nullptr) {
    int turn = 0;
    if (!TurnToward(from, ranger.size(), ranger.formation(), *via, turn)) {
      return Refuse(f, RefusalCode::kNoWay, ranger.unit());
    }
    start.AddWheel(ranger.size(), ranger.formation(), turn);
    const Pose wheeled = start.end();
    const int64_t along = Dot(*via - wheeled.centre, Forward(wheeled.heading));
    start.AddAdvance(Ticks(static_cast<int32_t>(along / kUnit)));
  }
  finder.Search(start, to);
  if (!finder.found()) return finder.refusal();
  course = finder.course();
  finding = finder.finding();
  return {};
}

}  // namespace berthier::big_battle_napoleonic
