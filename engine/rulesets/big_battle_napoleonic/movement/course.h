// A course: the legs of one unit's move, what they cost and what they meet.
//
// A leg is an advance or a wheel about a front corner (BBN-MOV-03 to 05). In
// march column the head wheels and the file is laid behind it. A cost is a
// fraction of one move, in millionths; the length of a leg counts k times
// where any part of the footprint is in ground of multiplier k (BBN-TER-06).
//
// Laws: Judge of the same course gives the same answer; with more budget a
// course that is accepted stays accepted.
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

#include "engine/model/refusal.h"
#include "engine/rulesets/big_battle_napoleonic/board/position_view.h"
#include "engine/tabletop/manoeuvre.h"

namespace berthier::big_battle_napoleonic {

inline constexpr int kWholeMove = 1'000'000;
// Rounding of lengths to ticks, in millionths of a move.
inline constexpr int kCostSlack = 700;
constexpr int Share(int hundredths) { return hundredths * (kWholeMove / 100); }

// The pose after a wheel, by the body's way of wheeling.
Pose WheelOf(Pose start, BaseSize size, Formation formation, Hand hand,
             int quarters);
// The pose from which that wheel ends at `end`.
Pose BeforeWheel(Pose end, BaseSize size, Formation formation, Hand hand,
                 int quarters);
// BBN-MOV-04
Length WheelLength(BaseSize size, Formation formation, int quarters);

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
  // Adds the wheel unless it is none.
  void AddWheel(BaseSize base, Formation formation, int turn);
  void AddAdvance(Length distance);
};

// Stretches of an advance in rough ground, and their multipliers.
struct Stretch {
  Length from;
  Length to;
  int k;
};
class Stretches {
 public:
  void Add(Stretch s) {
    if (size_ < kCapacity) items_[static_cast<size_t>(size_++)] = s;
  }
  // The length of an advance to `to`, each piece times its multiplier.
  int64_t Weighted(Length to) const;
  // How far `weight` of weighted length goes, at most `limit`.
  Length Reach(int64_t weight, Length limit) const;

 private:
  static constexpr int kCapacity = 24;
  int MultiplierFrom(Length at, Length& next) const;
  std::array<Stretch, kCapacity> items_;
  int size_ = 0;
};

enum class Purpose : uint8_t {
  kMove,    // touches nobody
  kCharge,  // touches only at its end; friends and enemies are looked at there
  kForced,  // rout and pursuit: only ground counts
  kEnter,   // begins off the table
};

// Who moves, and what lies within its reach.
class Ranger {
 public:
  Ranger(PositionView f, UnitId u, Formation formation, Pose start, int budget,
         Purpose purpose);

  struct Finding {
    UnitSet overruns;
    bool enters_rough = false;  // cavalry is disordered (BBN-TER-03)
    int64_t cost = 0;           // millionths of a move
    Length length = {};         // of all legs
  };
  // Every leg and the end; `target` may be touched (kNone: nobody).
  Verdict Judge(const Course& course, Finding& finding) const;

  BaseSize size() const { return size_; }
  Formation formation() const { return formation_; }
  Length allowance() const { return allowance_; }
  int budget() const { return budget_; }
  UnitId unit() const { return u_; }
  // How far straight ahead the budget lasts, `spent` millionths gone.
  Length ReachAhead(Pose from, Heading way, int64_t spent, Length limit) const;
  // Rough in the way of the footprint: stretches of an advance.
  Stretches StretchesOf(const Block& from, Heading way, Length length) const;
  // Whether an advance enters rough (k > 1 for this arm) or the impassable.
  bool MeetsHardGround(const Block& from, Heading way, Length length) const;
  // The enemy counts for the 12 in of march columns (BBN-MOV-20).
  bool Knows(UnitId enemy) const;

 private:
  Verdict JudgeLeg(Pose from, const Leg& leg, Pose to, Finding& finding) const;
  Verdict JudgeGround(const Block& from, const LegSweep& sweep, const Leg& leg,
                      Pose start, Finding& finding) const;
  Verdict JudgeMarch(const LegSweep& sweep) const;

  PositionView f_;
  UnitId u_;
  Formation formation_;
  Pose start_;
  BaseSize size_;
  Length allowance_;
  int budget_;
  Purpose purpose_;
  // Enemies within reach, and rough, impassable ground within reach.
  std::array<UnitId, kMaxUnits> enemies_;
  int enemy_count_ = 0;
  std::array<GroundRef, 64> rough_;
  int rough_count_ = 0;
  std::array<GroundRef, 32> hard_;
  int hard_count_ = 0;
};

}  // namespace berthier::big_battle_napoleonic

#endif  // BERTHIER_ENGINE_RULESETS_BIG_BATTLE_NAPOLEONIC_MOVEMENT_COURSE_H_
