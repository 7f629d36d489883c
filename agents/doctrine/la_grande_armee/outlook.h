// What places are worth to a side, in bases, seen from both armies at a glance
// (section 9).
//
//   Outlook outlook(army, side);
//   double gain = outlook.ValueOfPlace(army.At(u, plan.end), stance) -
//                 outlook.ValueOfPlace(u, stance);
#ifndef BERTHIER_AGENTS_DOCTRINE_LA_GRANDE_ARMEE_OUTLOOK_H_
#define BERTHIER_AGENTS_DOCTRINE_LA_GRANDE_ARMEE_OUTLOOK_H_

#include <array>
#include <boost/container/static_vector.hpp>

#include "agents/doctrine/kit/remembered.h"
#include "agents/doctrine/la_grande_armee/army_view.h"
#include "agents/doctrine/la_grande_armee/beliefs.h"
#include "agents/doctrine/la_grande_armee/judgement.h"
#include "agents/doctrine/la_grande_armee/stance.h"

namespace berthier::la_grande_armee {

// A place as it is judged: what it is worth, and of that what could be done
// from it at once.
struct Judged {
  double value = 0;
  double shot = 0;  // of the best one; 0 where it would overlap a friend
  double hope =
      0;  // of the best charge straight ahead; likewise, of foot, horse
};

// What charges gain, by all that they depend on.
using KnownGains = Remembered<double, 1 << 15>;

class Outlook {
 public:
  // As the side sees it.
  Outlook(const ArmyView& army, Side side, KnownGains* known = nullptr)
      : Outlook(army, side, Beliefs::AsSeen(army.field(), side), known) {}
  // `known` are of charges by the same weights.
  Outlook(const ArmyView& army, Side side, const Beliefs& beliefs,
          KnownGains* known = nullptr);

  // Of one of the side's elements standing there, when it does nothing more in
  // this activation. Its markers count as what they cost.
  double ValueOfPlace(const UnitView& there, const Stance& stance) const {
    return Judge(there, stance).value;
  }
  Judged Judge(const UnitView& there, const Stance& stance) const;
  // Expected cost of the enemy's charges at who stands there, but for those of
  // `except`.
  double DangerAt(const UnitView& there, ElementId except) const;
  double FireAt(const UnitView& there) const;
  // Gain of the best charge straight ahead from there that is in reach.
  double HopeAt(const UnitView& there) const;
  // Gain of a charge of `by`, who would meet that edge; kept for an own element
  // that stands as it does in the position.
  double Threat(const UnitView& by, const UnitView& at, Edge edge) const;
  // What the others may do to who has charged `e` over that gap.
  double AfterCharge(const UnitView& u, const UnitView& e, double gap) const;
  // Of the charges that it could make within a few bounds, wheeling and closing
  // up first, the best, by its chance to come about.
  double ProspectAt(const UnitView& there) const;
  // The inches from its commander count as those from here, to judge where he
  // shall ride.
  double CommandAt(const UnitView& there, Spot commander) const;
  // MOV-27: it would overlap a friend there, and neither could fire.
  bool IsSilentAt(const UnitView& there) const;
  // Whether it is one of those who are to take the objective.
  bool IsSentTo(ElementId e, PieceId objective) const;
  // What the objectives are worth to who stands there.
  double ObjectivesAt(const UnitView& there, const Stance& stance) const;

 private:
  struct Goal {
    PieceId piece;
    bool town;
    bool held;       // by the side
    double value;    // in bases
    double nearest;  // inches of the nearest enemy who could take it
    bool strong;     // its garrison is too strong for those who are near
    Spot at;
    ElementSet mine;  // who is to take it
  };

  void SetGoals();
  bool IsTooStrong(const Goal& goal) const;
  // Of a charge by `by`, at least 0.
  double GainOf(const UnitView& by, const UnitView& at,
                const ChargeWay& way) const;
  double BlocksFire(const UnitView& there) const;
  // The friends whom it would overlap.
  template <class Visit>
  void ForEachUnder(const UnitView& there, Visit visit) const;
  // MOV-27: neither of two who overlap being artillery, it may not charge.
  bool IsStuckAt(const UnitView& there) const;
  // The fire that it would keep those friends from.
  double Silences(const UnitView& there) const;
  // What it shoots from there, `gap` inches from the nearest enemy, now
  // (`shot`) and in the bounds to come.
  double FirePromised(const UnitView& there, double shot, double gap) const;
  double CrowdAt(const UnitView& there) const;
  bool HasRoom(const UnitView& column, const UnitView& enemy) const;
  double FrontOf(const UnitView& there, double gap) const;
  double AheadOfLine(const UnitView& there, double gap) const;
  // By enemy, own element, and front or not; NaN: not reckoned yet.
  static constexpr size_t kKept = 40;
  using Gains = std::array<std::array<std::array<float, 2>, kKept>, kKept>;

  struct Shooter {
    const UnitView* u;
    const UnitView* target;
    double value;
  };

  const ArmyView& army_;
  const Side side_;
  const Beliefs beliefs_;  // in the enemy's tiles
  KnownGains* const known_;
  // Mean inches between the foot and the nearest enemy; 0 if there is no foot.
  double line_ = 0;
  boost::container::static_vector<Goal, kMaxObjectives> goals_;
  boost::container::static_vector<Shooter, kMaxElements> shooters_;
  mutable std::array<Gains, kSides> threats_;  // by the side that charges
};

}  // namespace berthier::la_grande_armee

#endif  // BERTHIER_AGENTS_DOCTRINE_LA_GRANDE_ARMEE_OUTLOOK_H_
