#include "engine/rulesets/big_battle_napoleonic/movement/put_back.h"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <optional>

#include "engine/rulesets/big_battle_napoleonic/board/attachment.h"
#include "engine/rulesets/big_battle_napoleonic/board/changes.h"
#include "engine/rulesets/big_battle_napoleonic/board/clear_place.h"
#include "engine/rulesets/big_battle_napoleonic/board/contacts.h"
#include "engine/rulesets/big_battle_napoleonic/board/placing.h"
#include "engine/rulesets/big_battle_napoleonic/facts/tables.h"
#include "engine/rulesets/big_battle_napoleonic/movement/course.h"
#include "engine/tabletop/tolerance.h"

namespace berthier::big_battle_napoleonic {
namespace {

// The least gap between a footprint and the square with its guns.
Length GapToSquare(PositionView f, const Block& block, UnitId square) {
  Length gap = GapBetween(block, f.unit(square).block());
  ForEachGunOf(f, square, [&](UnitId gun) {
    gap = std::min(gap, GapBetween(block, f.unit(gun).block()));
  });
  return gap;
}

// The pose moved towards the square, to so far from it and its guns.
Pose Closed(PositionView f, Pose pose, BaseSize size, UnitId square,
            Length apart) {
  const Block block = MakeBlock(pose, size);
  UnitId nearest = square;
  Length gap = GapBetween(block, f.unit(square).block());
  ForEachGunOf(f, square, [&](UnitId gun) {
    const Length there = GapBetween(block, f.unit(gun).block());
    if (there < gap) {
      gap = there;
      nearest = gun;
    }
  });
  const NearestPair pair =
      NearestPoints(block.corners(), f.unit(nearest).block().corners());
  const Vec to = pair.on_b - pair.on_a;
  const int32_t by = (gap - apart).ticks;
  pose.centre =
      pose.centre + Vec{static_cast<int32_t>(int64_t{to.x} * by / gap.ticks),
                        static_cast<int32_t>(int64_t{to.y} * by / gap.ticks)};
  return pose;
}

// A way walked backward, from its end.
class WayBackward {
 public:
  WayBackward(PositionView f, UnitId u)
      : size_(SizeOf(f, u)), formation_(f.unit(u).formation) {
    Add(f.unit(u).start_pose());
    for (const Knot& knot : WayOf(f.state, u)) Add(knot.pose());
    // Lining up at the end is no part of the way.
    const Pose now = f.unit(u).pose();
    if (now.heading == poses_[static_cast<size_t>(count_ - 1)].heading) {
      Add(now);
    }
  }
  Pose start() const { return poses_[0]; }
  // Calls straight(pose, length) for an advance that ended at the pose and
  // turned(pose) for the quarter degrees of a wheel and the very start, the
  // last first, until one says true; false if none does.
  template <typename S, typename T>
  bool Walk(S&& straight, T&& turned) const {
    for (int i = count_ - 1; i > 0; --i) {
      const Pose a = poses_[static_cast<size_t>(i - 1)];
      const Pose z = poses_[static_cast<size_t>(i)];
      const int turn = a.heading.TurnTo(z.heading);
      if (turn == 0) {
        if (straight(z, LengthOf(z.centre - a.centre))) return true;
      } else {
        const Wheels wheels(a, size_, formation_);
        const int sense = turn < 0 ? -1 : 1;
        for (int q = std::abs(turn); q > 0; --q) {
          if (turned(wheels.By(sense * q))) return true;
        }
      }
    }
    return turned(poses_[0]);
  }

 private:
  void Add(Pose pose) {
    if (count_ < static_cast<int>(poses_.size())) {
      poses_[static_cast<size_t>(count_++)] = pose;
    }
  }
  BaseSize size_;
  Formation formation_;
  std::array<Pose, 12> poses_;
  int count_ = 0;
};

// Where a charger goes back to from a square: along its way, the first place
// far enough that is free (BBN-SQR-09, BBN-I-67).
class PutBackPlace {
 public:
  PutBackPlace(const Battle& b, UnitId u, UnitId square)
      : b_(b),
        u_(u),
        square_(square),
        size_(SizeOf(b, u)),
        last_(b.unit(u).pose()) {
    const WayBackward way(b, u);
    first_ = free_ = way.start();
    way.Walk([&](Pose end, Length length) { return Straight(end, length); },
             [&](Pose pose) { return Turned(pose); });
    // Nowhere free: friends are overlapped at the first place far enough.
    place_ = !reached_ ? way.start() : found_ ? free_ : first_;
  }
  Pose place() const { return place_; }

 private:
  Length Apart() const { return Inches(kDistances.square_withdrawal); }
  bool IsOff(Pose pose) const {
    return GapToSquare(b_, MakeBlock(pose, size_), square_) + kRounding >=
           Apart();
  }
  // Guns attached to the charger go back with it (BBN-ART-08).
  UnitId Occupier(const Block& block) const {
    return UnitUnder(b_, block, [&](UnitId other) {
      return other == u_ || b_.unit(other).attached_to == u_;
    });
  }
  bool Straight(Pose end, Length length) {
    const auto back = [&](Length by) {
      return Shifted(end, end.heading.Opposite(), by);
    };
    last_ = back(length);
    Length at = {};
    if (!reached_) {
      if (!IsOff(last_)) return false;
      at = FirstThat(at, length, [&](Length by) { return IsOff(back(by)); });
      reached_ = true;
      first_ = back(at);
    }
    const std::optional<Length> clear = NearestClear(
        at, length,
        [&](Length by) { return Occupier(MakeBlock(back(by), size_)); },
        [&](UnitId other, Length by) {
          return Overlaps(MakeBlock(back(by), size_), b_.unit(other).block(),
                          kPenetration);
        });
    found_ = clear.has_value();
    free_ = found_ ? back(*clear) : last_;
    return found_;
  }
  bool Turned(Pose pose) {
    if (!reached_) {
      if (!IsOff(pose)) {
        last_ = pose;
        return false;
      }
      // Decision: a wheel is walked in quarter degrees; what the last of them
      // went beyond two inches, less than a fiftieth of an inch, is made good
      // straight towards the square.
      if (!IsOff(last_)) pose = Closed(b_, pose, size_, square_, Apart());
      reached_ = true;
      first_ = pose;
    }
    last_ = free_ = pose;
    found_ = !IsSome(Occupier(MakeBlock(pose, size_)));
    return found_;
  }

  PositionView b_;
  UnitId u_;
  UnitId square_;
  BaseSize size_;
  Pose last_;
  Pose first_ = {};
  Pose free_ = {};
  Pose place_ = {};
  bool reached_ = false;
  bool found_ = false;
};

}  // namespace

void PutBack(const Battle& b, UnitId u, UnitId square) {
  const Pose from = b.unit(u).pose();
  const Pose to = PutBackPlace(b, u, square).place();
  // It has been there: it may be fired at as one who passed (BBN-FIR-25).
  AddKnot(b, u, from, b.unit(u).formation);
  Place(b, u, to);
  RideOver(b, u, b.unit(u).block().corners());
  ReslotGuns(b, u);
  TellMove(b, EventCode::kPutBack, b.scenario.Entity(u), from, to,
           b.scenario.Entity(square));
  UnitState& unit = b.unit(u);
  if (unit.Has(Flag::kPursuing)) {  // BBN-PUR-12
    unit.Clear(Flag::kPursuing);
    unit.Clear(Flag::kOnPursuit);
  }
  DropContactsApart(b, u);
}

}  // namespace berthier::big_battle_napoleonic
