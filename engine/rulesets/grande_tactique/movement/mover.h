// The mover: may this unit end its move there, and by which manoeuvre?
//
// Made once for a unit (what lies within its reach is gathered then), asked
// for any number of end poses. It adapts the planner of the tabletop: it is
// the Judge of 5.6 that accepts or refuses each manoeuvre.
//
// Laws: asking changes nothing; a pose accepted with an earlier last stage is
// accepted with a later one, and by the same manoeuvre when that passes
// through no friends; the manoeuvre found ends exactly at the pose asked for.
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
Verdict FindDeparture(PositionView f, UnitId u, Point via,
                      Departure& departure);

// What a legal move comes to.
struct Movement {
  Manoeuvre manoeuvre;
  Pose asked;  // where the manoeuvre ends
  Pose end;    // after squaring up (GT-MOV-25)
  UnitSet new_contacts;
  UnitId passed = UnitId::kNone;  // a friend passed through (GT-MOV-16)
};

// GT-MOV-01, by arm; what a square is allowed.
Length FullAllowance(PositionView f, UnitId u);
// The farthest it could possibly come: halved if it is disrupted (GT-MOV-04),
// without any road.
Length OpenAllowance(PositionView f, UnitId u);
// GT-MOV-18, 26: this arm and formation may go into such ground.
bool MayEnter(PositionView f, UnitId u, AreaKind kind);

class Mover {
 public:
  Mover(PositionView f, const Departure& departure);

  // `charged`: whom it is ordered to charge with the move; kNone for nobody.
  Verdict To(Pose to, UnitId charged, SearchDepth last,
             Movement& movement) const;
  // GT-MOV-26: occupying, with a charge from there or without.
  Verdict Into(AreaId area, UnitId charged, Movement& movement) const;
  Verdict Into(AreaId area, Movement& movement) const {
    return Into(area, UnitId::kNone, movement);
  }

  const Departure& departure() const { return departure_; }
  Length allowance() const { return open_; }
  // Some enemy other than silenced guns may come within reach of a charge.
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

  // How the move ends, as far as the way there matters.
  struct Ending {
    UnitId charged = UnitId::kNone;
    AreaId area = AreaId::kNone;  // that it occupies
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
  // The best manoeuvre that was looked at.
  struct WayInto {
    Manoeuvre manoeuvre;
    Judgement best;
    bool found = false;
    bool judged = false;  // any was
  };
  Verdict CheckContactsFrom(PolygonView polygon, UnitId charged,
                            UnitSet& contacts) const;
  WayInto FindWayInto(const Area& area, Length gap, const Ending& ending) const;
  UnitSet ContactsAt(const Block& block) const;
  Verdict RefusalOf(const ManoeuvreSearchResult& plan) const;

  Judgement Judge(const Manoeuvre& m, Length cost, const Ending& ending) const;
  Ground GroundUnder(const Sweep& sweep, const Ending& ending) const;
  bool OnSomeRoad(const Manoeuvre& m) const;
  // The refusal if an enemy is in the way; kAccepted if none is.
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
  Length open_;  // full_, halved if it is disrupted
  bool near_road_ = false;
  bool near_ground_ = false;
  bool enemy_in_reach_ = false;
  int n_near_ = 0;
  std::array<Near, kMaxUnits> near_;
};

}  // namespace berthier::grande_tactique

#endif  // BERTHIER_ENGINE_RULESETS_GRANDE_TACTIQUE_MOVEMENT_MOVER_H_
