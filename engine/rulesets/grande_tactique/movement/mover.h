// Mover: may a unit end its move at a pose, and by which manoeuvre?
//
// Constructed once per unit (it then collects everything within reach) and
// queried for any number of end poses. It uses the planner (table/planner.h)
// and supplies the Judge of 5.6, which accepts or refuses each manoeuvre.
//
// Laws: queries change nothing; a pose accepted with a smaller search depth is
// accepted with a greater one, and by the same manoeuvre if that passes through
// no friends; the manoeuvre found ends exactly at the pose asked for.
//
//   Departure from;
//   if (const Verdict v = FindDeparture(f, u, via, from); !v.ok()) return v;
//   const Mover mover(f, from);
//   Movement movement;
//   return mover.To(pose, UnitId::kNone, SearchDepth::kFourLegs, movement);
#ifndef BERTHIER_ENGINE_RULESETS_GRANDE_TACTIQUE_MOVEMENT_MOVER_H_
#define BERTHIER_ENGINE_RULESETS_GRANDE_TACTIQUE_MOVEMENT_MOVER_H_

#include <array>
#include <cstdint>
#include <span>

#include "engine/kit/orders/refusing.h"
#include "engine/model/refusal.h"
#include "engine/rulesets/grande_tactique/board/position_view.h"
#include "engine/rulesets/grande_tactique/facts/codes.h"
#include "engine/rulesets/grande_tactique/table/planner.h"
#include "engine/tabletop/box.h"

namespace berthier::grande_tactique {

// Where a manoeuvre begins: where the unit stands, just outside the area it
// leaves (GT-MOV-28), or on the table edge (GT-SCN-07).
struct Departure {
  enum class From : uint8_t { kStanding, kArea, kEdge };

  UnitId unit = UnitId::kNone;
  Pose pose;
  From from = From::kStanding;
  AreaId left = AreaId::kNone;
};
// Finds where a move of u begins; refuses if u cannot leave its area or enter
// the table at `via`.
Verdict FindDeparture(PositionView f, UnitId u, Point via,
                      Departure& departure);

// The result of a legal move.
struct Movement {
  Manoeuvre manoeuvre;
  Pose asked;  // where the manoeuvre ends
  Pose end;    // after squaring up (GT-MOV-25)
  UnitSet new_contacts;
  UnitId passed = UnitId::kNone;  // a friend passed through (GT-MOV-16)
};

// The movement allowance of u by its arm (GT-MOV-01), or that of a square.
Length FullAllowance(PositionView f, UnitId u);
// The most u could possibly spend without a road: FullAllowance, halved if u is
// disrupted (GT-MOV-04) and not in square.
Length OpenAllowance(PositionView f, UnitId u);
// True if u's arm and formation may enter such an area (GT-MOV-18, 26).
bool MayEnter(PositionView f, UnitId u, AreaKind kind);

class Mover {
 public:
  Mover(PositionView f, const Departure& departure);

  // A move to a pose; `charged`: the unit it is ordered to charge with the
  // move, or kNone; `last`: the search depth.
  Verdict To(Pose to, UnitId charged, SearchDepth last,
             Movement& movement) const;
  // A move that occupies the area (GT-MOV-26), with or without a charge from
  // there.
  Verdict Into(AreaId area, UnitId charged, Movement& movement) const;
  Verdict Into(AreaId area, Movement& movement) const {
    return Into(area, UnitId::kNone, movement);
  }

  const Departure& departure() const { return departure_; }
  Length allowance() const { return open_; }
  // True if some enemy other than silenced guns may be within charge reach.
  bool enemy_in_reach() const { return enemy_in_reach_; }

 private:
  // A unit within reach.
  struct Near {
    UnitId id;
    uint8_t bits;

    bool Is(uint8_t bit) const { return (bits & bit) != 0; }
  };
  static constexpr uint8_t kEnemy = 1;
  static constexpr uint8_t kSilenced = 2;
  static constexpr uint8_t kTouched = 4;  // in contact when the move starts

  // How the move ends, as far as it matters for judging the way there.
  struct Ending {
    UnitId charged = UnitId::kNone;
    AreaId area = AreaId::kNone;  // the area it occupies at the end
    UnitSet new_contacts;
  };
  struct Ground {
    bool halves = false;
    bool closed = false;
    AreaId closed_by = AreaId::kNone;
    bool impassable = false;
  };

  void GatherUnits();
  void GatherGround();
  Box BoxAround(const Near& near) const;
  std::span<const Near> near() const {
    return {near_.data(), static_cast<size_t>(n_near_)};
  }

  Verdict CheckEnd(Pose to) const;
  Verdict CheckContacts(const Block& end, UnitId charged,
                        UnitSet contacts) const;
  Verdict CheckBroken(PolygonView end) const;
  // The best manoeuvre judged so far.
  struct WayInto {
    Manoeuvre manoeuvre;
    Judgement best;
    bool found = false;
    bool judged = false;  // true if any manoeuvre was judged
  };
  Verdict CheckContactsFrom(PolygonView polygon, UnitId charged,
                            UnitSet& contacts) const;
  WayInto FindWayInto(const Area& area, Length gap, const Ending& ending) const;
  UnitSet ContactsAt(const Block& block) const;
  RefusalCode TooFar() const;
  Verdict RefusalOf(const ManoeuvreSearchResult& plan) const;

  Judgement Judge(const Manoeuvre& m, Length cost, const Ending& ending) const;
  Ground GroundUnder(const Sweep& sweep, const Ending& ending) const;
  bool OnSomeRoad(const Manoeuvre& m) const;
  // The refusal if an enemy is in the way; otherwise kAccepted.
  Judgement MeetEnemies(const Manoeuvre& m, const Sweep& sweep,
                        const Ending& ending) const;
  UnitId FriendPassed(const Sweep& sweep) const;
  bool ChargesAcross(const Manoeuvre& m, UnitId charged) const;

  PositionView f_;
  Departure departure_;
  UnitId u_;
  BaseSize size_;
  bool square_;
  bool horse_;
  Length full_;
  Length open_;  // OpenAllowance
  bool near_road_ = false;
  bool near_ground_ = false;
  bool enemy_in_reach_ = false;
  int n_near_ = 0;
  std::array<Near, kMaxUnits> near_;
};

}  // namespace berthier::grande_tactique

#endif  // BERTHIER_ENGINE_RULESETS_GRANDE_TACTIQUE_MOVEMENT_MOVER_H_
