// A plan: what one order of a unit does, worked out whole before it is done.
//
// Drill, travel, drill (3.4). Check makes the plan to see whether it is legal,
// Play makes it again and carries it out; the two cannot disagree.
//
//   Plan plan;
//   if (const Verdict v = PlanOrder(f, order, plan); !v.ok()) return v;
//   Execute(b, plan);
#ifndef BERTHIER_ENGINE_RULESETS_BIG_BATTLE_NAPOLEONIC_PLAN_H_
#define BERTHIER_ENGINE_RULESETS_BIG_BATTLE_NAPOLEONIC_PLAN_H_

#include <algorithm>
#include <array>

#include "engine/model/fault.h"
#include "engine/model/order.h"
#include "engine/model/refusal.h"
#include "engine/rulesets/big_battle_napoleonic/changes.h"
#include "engine/rulesets/big_battle_napoleonic/course.h"

namespace berthier::big_battle_napoleonic {

struct Plan {
  static constexpr int kMaxContacts = 8;

  UnitId unit = UnitId::kNone;
  UnitOrder order = UnitOrder::kNone;
  Formation first = Formation::kLine;  // in which it travels
  Course course;                       // begins after the first drill
  Formation last = Formation::kLine;
  Pose end;
  bool turns_about = false;
  bool enters_rough = false;
  bool overrun_any = false;
  UnitSet overruns;
  Length length;
  UnitId target = UnitId::kNone;
  std::array<Contact, kMaxContacts> contacts;
  int contact_count = 0;
};

// ---- Drill (drill.cc) -------------------------------------------------------

// Millionths of a move; -1 if the arm cannot do it.
int DrillCost(const UnitData& data, Formation from, Formation to);
int AboutFaceCost(const UnitData& data, Formation formation);

// What stands before and after the travel of a MOVE (3.4).
enum class Drill : uint8_t {
  kNone,
  kAboutFace,
  kLine,
  kColumn,
  kMarch,
  kLimber,
  kUnlimber,
};
// One after the other, in either order: a change of formation and an
// about-face. There is never a second without a first.
struct Drills {
  Drill one = Drill::kNone;
  Drill two = Drill::kNone;

  constexpr Drills() = default;
  constexpr Drills(Drill only) : one(only) {}  // NOLINT: as it is written
  constexpr Drills(Drill a, Drill b) : one(a), two(b) {}
  constexpr bool Has(Drill drill) const { return one == drill || two == drill; }
  friend constexpr bool operator==(Drills, Drills) = default;
};
inline constexpr std::array<Drills, 16> kLastDrills = {{
    {},
    {Drill::kAboutFace},
    {Drill::kLine},
    {Drill::kColumn},
    {Drill::kMarch},
    {Drill::kLimber},
    {Drill::kUnlimber},
    {Drill::kLine, Drill::kAboutFace},
    {Drill::kColumn, Drill::kAboutFace},
    {Drill::kMarch, Drill::kAboutFace},
    {Drill::kLimber, Drill::kAboutFace},
    {Drill::kAboutFace, Drill::kLine},
    {Drill::kAboutFace, Drill::kColumn},
    {Drill::kAboutFace, Drill::kMarch},
    {Drill::kAboutFace, Drill::kLimber},
    {Drill::kAboutFace, Drill::kUnlimber},
}};
// The same but for unlimbering: who is unlimbered does not travel, nor turn
// about.
inline constexpr std::array<Drills, 14> kFirstDrills = [] {
  std::array<Drills, 14> first;
  size_t n = 0;
  for (const Drills& drills : kLastDrills) {
    if (!drills.Has(Drill::kUnlimber)) first[n++] = drills;
  }
  return first;
}();
// The manners of "move": every first with every last.
inline constexpr int kMoveManners =
    static_cast<int>(kFirstDrills.size() * kLastDrills.size());
static_assert(kMoveManners <= 256);
constexpr Drills FirstDrills(uint8_t manner) {
  return kFirstDrills[manner / kLastDrills.size()];
}
constexpr Drills LastDrills(uint8_t manner) {
  return kLastDrills[manner % kLastDrills.size()];
}
constexpr uint8_t MannerOf(Drills first, Drills last) {
  const auto* const i =
      std::find(kFirstDrills.begin(), kFirstDrills.end(), first);
  const auto* const k = std::find(kLastDrills.begin(), kLastDrills.end(), last);
  BERTHIER_CHECK(i != kFirstDrills.end() && k != kLastDrills.end());
  return static_cast<uint8_t>(
      (i - kFirstDrills.begin()) *
          static_cast<std::ptrdiff_t>(kLastDrills.size()) +
      (k - kLastDrills.begin()));
}
// The formation drills lead to.
Formation AfterDrill(Formation before, Drill drill);
inline Formation AfterDrills(Formation before, Drills drills) {
  return AfterDrill(AfterDrill(before, drills.one), drills.two);
}
// Why a unit in this formation may not turn about, if AboutFaceCost says so.
Refusal NoAboutFace(Field f, UnitId u, Formation formation);
// The manner of REFORM: formation and fixed corner.
inline constexpr int kAnchors = 3;
struct ReformManner {
  Formation formation;
  Anchor anchor;
};
// In the order of the manners of the verb.
inline constexpr int kReformManners = 12;
ReformManner ReformMannerOf(uint8_t manner);

// ---- Plans ------------------------------------------------------------------

// Who may be ordered now, whatever the order (3.3).
Verdict CheckMayOrder(Field f, UnitId u);
// The budget of an order in the phase that is on.
int BudgetNow(Field f);

// Every order of a unit that moves, turns or re-forms it.
Verdict PlanOrder(Field f, const Order& order, Plan& plan);
Verdict PlanMove(Field f, const Order& order, Plan& plan);
Verdict PlanEnter(Field f, const Order& order, Plan& plan);
Verdict PlanStepBack(Field f, const Order& order, Plan& plan);
Verdict PlanReform(Field f, const Order& order, Plan& plan);
Verdict PlanGarrison(Field f, const Order& order, Plan& plan);
Verdict PlanAboutFace(Field f, const Order& order, Plan& plan);
Verdict PlanPivot(Field f, const Order& order, Plan& plan);
Verdict PlanShuffle(Field f, const Order& order, Plan& plan);
Verdict PlanCharge(Field f, const Order& order, Plan& plan);

// The formations in which an arrival may enter: march, and what it takes where
// the enemy forbids that (BBN-SCN-02); and the manner of the order for each.
std::array<Formation, 2> EntryFormations(Arm arm);
uint8_t EntryManner(Formation formation);
// Where it would stand off the table to enter there, its front on the edge;
// false if that is no place of its stretch.
bool FindEntry(Field f, UnitId u, Formation formation, Point at, Pose& pose);

// The end of a voluntary move: on the table, on nobody, on ground it may
// enter, clear of the enemy (BBN-MOV-12, 25).
Verdict CheckEnd(Field f, UnitId u, Pose pose, Formation formation,
                 UnitSet overruns);
// The cheapest course from the ranger's start to `to` (course_finder.cc).
// `via` is a corner of the way; none: as it finds.
Verdict FindCourse(const Ranger& ranger, Field f, Pose from, Pose to,
                   const Point* via, Course& course, Ranger::Finding& finding);

// Bearings of a wheel that, with the advance after it, leads the body's centre
// to a point; the smallest turn first. False if there is none.
bool TurnToward(Pose from, BaseSize size, Formation formation, Point goal,
                int& turn);

// Side of the table edge: the heading inward.
Heading Inward(TableEdge edge);
Segment EntryStretch(const Scenario& s, const EntryEdge& edge);

void Execute(const Battle& b, const Plan& plan);

}  // namespace berthier::big_battle_napoleonic

#endif  // BERTHIER_ENGINE_RULESETS_BIG_BATTLE_NAPOLEONIC_PLAN_H_
