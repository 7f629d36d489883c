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

#include <array>

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

// What stands before and after the travel of a MOVE.
enum class Drill : uint8_t {
  kNone,
  kAboutFace,
  kLine,
  kColumn,
  kMarch,
  kLimber,
  kUnlimber,
};
inline constexpr int kFirstDrills = 6;  // all but kUnlimber
inline constexpr int kLastDrills = 7;
constexpr uint8_t MannerOf(Drill first, Drill last) {
  return static_cast<uint8_t>(static_cast<int>(first) * kLastDrills +
                              static_cast<int>(last));
}
constexpr Drill FirstDrill(uint8_t manner) {
  return static_cast<Drill>(manner / kLastDrills);
}
constexpr Drill LastDrill(uint8_t manner) {
  return static_cast<Drill>(manner % kLastDrills);
}
// The formation a drill leads to.
Formation AfterDrill(Formation before, Drill drill);
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

// Where a unit would stand on the edge of the table to enter at a point, and
// its formation (BBN-SCN-02).
struct EntryPose {
  Pose pose;
  Formation formation;
};
bool FindEntry(Field f, UnitId u, Point at, EntryPose& entry);

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
