// A course: the legs of one unit's move, their cost and their obstacles.
//
// A leg is an advance or a wheel about a front corner (BBN-MOV-03 to 05). A
// march column wheels its head; the rest of the column is then placed behind
// it. Costs are in millionths of one move. Length counts k times while any part
// of the footprint is in ground of multiplier k (BBN-TER-06).
//
// Laws: Judge is deterministic; a course accepted with some budget is accepted
// with any larger one.
//
//   Ranger ranger(f, u, Formation::kColumn, start, kWholeMove, Purpose::kMove);
//   Course course(start);
//   course.AddWheel(ranger.size(), ranger.formation(), -80);  // to the left
//   course.AddAdvance(Inches(3));
//   Ranger::Finding finding;
//   if (ranger.Judge(course, finding).ok()) ...
#ifndef BERTHIER_ENGINE_RULESETS_BIG_BATTLE_NAPOLEONIC_MOVEMENT_COURSE_H_
#define BERTHIER_ENGINE_RULESETS_BIG_BATTLE_NAPOLEONIC_MOVEMENT_COURSE_H_

#include <array>

#include "engine/geometry/block.h"
#include "engine/model/refusal.h"
#include "engine/rulesets/big_battle_napoleonic/board/position_view.h"
#include "engine/tabletop/manoeuvre.h"

namespace berthier::big_battle_napoleonic {

inline constexpr int kWholeMove = 1'000'000;
// Tolerance for the rounding of lengths to ticks, in millionths of a move.
inline constexpr int kCostSlack = 700;
// Hundredths of a move in millionths.
constexpr int Share(int hundredths) { return hundredths * (kWholeMove / 100); }

// The wheels of a unit from a pose, and to it. A march column wheels its head
// only. Turns are in quarter degrees, right positive.
class Wheels {
 public:
  Wheels(Pose pose, BaseSize size, Formation formation);

  // The pose after a wheel.
  Pose By(int turn) const {
    return About(turn < 0 ? Hand::kLeft : Hand::kRight,
                 pose_.heading.Turned(turn));
  }
  // The pose from which a wheel by that turn ends at this one.
  Pose Before(int turn) const {
    return About(turn < 0 ? Hand::kLeft : Hand::kRight,
                 pose_.heading.Turned(-turn));
  }

 private:
  // With that heading, and the corner that a wheel to that hand is about where
  // it is.
  Pose About(Hand hand, Heading heading) const {
    const bool left = hand == Hand::kLeft;
    const Vec corner =
        left ? ToFrontLeft(heading, body_) : ToFrontRight(heading, body_);
    const Point centre = (left ? left_ : right_) - corner;
    return {march_ ? Offset({centre, heading}, -behind_, {}) : centre, heading};
  }

  Pose pose_;
  BaseSize body_;  // what wheels: of a march column the front edge
  bool march_;
  Length behind_;  // its centre behind that of what wheels
  Point left_;     // the front corners
  Point right_;
};
// BBN-MOV-04: length of the path of the outermost point in a wheel.
Length WheelLength(BaseSize size, Formation formation, int quarters);

// Up to kMaxLegs legs from `start`.
struct Course {
  static constexpr int kMaxLegs = 6;

  explicit Course(Pose from = {}) : start(from) {}
  Pose start;
  std::array<Leg, kMaxLegs> legs;
  std::array<Pose, kMaxLegs> after;  // the pose after each leg
  int size = 0;

  Pose end() const {
    return size == 0 ? start : after[static_cast<size_t>(size - 1)];
  }
  Pose before(size_t leg) const { return leg == 0 ? start : after[leg - 1]; }
  void Add(const Leg& leg, Pose pose) {
    legs[static_cast<size_t>(size)] = leg;
    after[static_cast<size_t>(size)] = pose;
    ++size;
  }
  // Adds a wheel by `turn` quarter degrees, right positive; nothing if it is 0.
  void AddWheel(BaseSize base, Formation formation, int turn);
  // Adds an advance straight ahead; nothing if `distance` is not positive.
  void AddAdvance(Length distance);
};

// A stretch of an advance, from `from` to `to`, in ground of multiplier k.
struct Stretch {
  Length from;
  Length to;
  int k;
};
// The stretches of one advance; the largest k counts where they overlap, 1
// where there are none.
class Stretches {
 public:
  void Add(Stretch s) {
    if (size_ < kCapacity) items_[static_cast<size_t>(size_++)] = s;
  }
  // Length of the advance up to `to`, weighted with the multipliers.
  int64_t Weighted(Length to) const;
  // How far a weighted length of `weight` reaches, at most `limit`.
  Length Reach(int64_t weight, Length limit) const;

 private:
  static constexpr int kCapacity = 24;
  int MultiplierFrom(Length at, Length& next) const;
  std::array<Stretch, kCapacity> items_;
  int size_ = 0;
};

enum class Purpose : uint8_t {
  kMove,    // may touch no enemy
  kCharge,  // may touch enemies at its end, which the caller checks
  kForced,  // rout, pursuit, step back: used for ground only
  kEnter,   // begins off the table
};

// Judges the courses of one unit; holds the enemies and ground within its
// reach.
class Ranger {
 public:
  Ranger(PositionView f, UnitId u, Formation formation, Pose start, int budget,
         Purpose purpose);

  struct Finding {
    UnitSet overruns;
    bool enters_rough = false;  // disorders cavalry (BBN-TER-03)
    int64_t cost = 0;           // millionths of a move
    Length length = {};         // of all legs
  };
  // Whether every leg is legal and within the budget. Ignores friends; adds to
  // `finding`, which must be empty before.
  Verdict Judge(const Course& course, Finding& finding) const;

  BaseSize size() const { return size_; }
  Formation formation() const { return formation_; }
  Length allowance() const { return allowance_; }
  int budget() const { return budget_; }
  UnitId unit() const { return u_; }
  // How far `from` can advance in direction `way` with the budget less `spent`
  // millionths, at most `limit`.
  Length ReachAhead(Pose from, Heading way, int64_t spent, Length limit) const;
  // The stretches of rough ground on an advance of the footprint `from`.
  Stretches StretchesOf(const Block& from, Heading way, Length length) const;
  // True if an advance enters impassable ground or ground whose multiplier for
  // this arm is not 1.
  bool MeetsHardGround(const Block& from, Heading way, Length length) const;
  // True if march columns must keep 12 in from this enemy (BBN-MOV-20).
  bool Knows(UnitId enemy) const;

 private:
  Verdict JudgeLeg(Pose from, const Leg& leg, Pose to, Finding& finding) const;
  Verdict JudgeGround(const Block& from, const LegSweep& sweep, const Leg& leg,
                      Pose start, Finding& finding) const;
  // Ticks of a wheel, those through rough ground times its multiplier: piece by
  // piece, as the footprint stands at both ends of each.
  int64_t WeightOfWheel(const Leg& leg, Pose start) const;
  Verdict JudgeMarch(const LegSweep& sweep) const;

  PositionView f_;
  UnitId u_;
  Formation formation_;
  Pose start_;
  BaseSize size_;
  Length allowance_;
  int budget_;
  Purpose purpose_;
  // Enemies, rough ground and impassable ground within reach.
  std::array<UnitId, kMaxUnits> enemies_;
  int enemy_count_ = 0;
  std::array<GroundRef, 64> rough_;
  int rough_count_ = 0;
  std::array<GroundRef, 32> hard_;
  int hard_count_ = 0;
};

}  // namespace berthier::big_battle_napoleonic

#endif  // BERTHIER_ENGINE_RULESETS_BIG_BATTLE_NAPOLEONIC_MOVEMENT_COURSE_H_
