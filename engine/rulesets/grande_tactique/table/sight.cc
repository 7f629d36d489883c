#include "engine/rulesets/grande_tactique/table/sight.h"

#include <array>
#include <cassert>

#include "engine/geometry/half_plane.h"

namespace berthier::grande_tactique {
namespace {

constexpr auto kSparesNothing = [](const Blocker&, Segment) { return false; };
constexpr auto kRanksAlike = [](Segment) { return int16_t{0}; };

// The blockers near a box, kept in the caller's order.
class Nearby {
 public:
  Nearby(std::span<const Blocker> all, const Box& box) {
    for (const Blocker& b : all) {
      if (Apart(b.box, box, {0})) continue;
      if (size_ == kCapacity) {
        // Beyond what any table holds between two bases: keep them all.
        all_ = all;
        return;
      }
      near_[size_++] = &b;
    }
  }

  // The first blocker the segment passes through.
  int16_t On(Segment s, Spares spares) const {
    const Box box = BoxOf(s);
    if (!all_.empty()) {
      for (const Blocker& b : all_) {
        if (Stops(b, s, box, spares)) return b.id;
      }
      return SightLine::kNothing;
    }
    for (uint32_t i = 0; i < size_; ++i) {
      if (Stops(*near_[i], s, box, spares)) return near_[i]->id;
    }
    return SightLine::kNothing;
  }

 private:
  static constexpr uint32_t kCapacity = 64;

  static bool Stops(const Blocker& b, Segment s, const Box& box,
                    Spares spares) {
    return !Apart(b.box, box, {0}) && PassesThrough(s, b.polygon, kThrough) &&
           !spares(b, s);
  }

  std::array<const Blocker*, kCapacity> near_;
  uint32_t size_ = 0;
  std::span<const Blocker> all_;
};

}  // namespace

SightLine FindSightLine(const SightQuery& query) {
  return FindSightLine(query, kSparesNothing, kRanksAlike);
}

SightLine FindSightLine(const SightQuery& query, Spares spares, LineRank rank) {
  assert(!query.target.empty());
  const Block base = MakeBlock(query.firer, query.size);
  const auto corners = base.corners();
  const Nearby nearby(query.blockers,
                      Union(BoxOf(base.front_edge()), BoxOf(query.target)));
  // Who is aimed at from a front corner in front of the front edge is not aimed
  // at through the own base.
  const Vec front = base.front_left() - base.front_right();
  const auto through_own_base = [&](Segment s) {
    return Cross(front, s.b - base.front_right()) > 0 &&
           PassesThrough(s, corners, kThrough);
  };
  SightLine best;
  bool found = false;
  int64_t shortest = 0;
  for (const Point from : {base.front_left(), base.front_right()}) {
    for (const Point to : query.target) {
      const Segment s = {from, to};
      const int16_t blocker =
          through_own_base(s) ? SightLine::kOwnBase : nearby.On(s, spares);
      if (blocker == SightLine::kNothing) {
        const int16_t r = rank(s);
        if (!found || r < best.rank) best = {s, SightLine::kNothing, r};
        if (r <= 0) return best;
        found = true;
      } else if (!found) {
        const int64_t length = NormSquared(to - from);
        if (shortest == 0 || length < shortest) {
          best = {s, blocker, 0};
          shortest = length;
        }
      }
    }
  }
  return best;
}

bool Enfilades(const SightQuery& query, Pose target, BaseSize target_size) {
  return Enfilades(query, target, target_size, kSparesNothing);
}

bool Enfilades(const SightQuery& query, Pose target, BaseSize target_size,
               Spares spares) {
  const Block base = MakeBlock(query.firer, query.size);
  const Block aimed = MakeBlock(target, target_size);
  const HalfPlane rear = RearLine(target, target_size);
  for (const Point from : {base.front_left(), base.front_right()}) {
    if (!AtMost(rear, from, kRounding)) continue;
    const Segment s = {from, aimed.rear_left()};
    const Segment t = {from, aimed.rear_right()};
    const Nearby nearby(query.blockers, Union(BoxOf(s), BoxOf(t)));
    if (nearby.On(s, spares) == SightLine::kNothing &&
        nearby.On(t, spares) == SightLine::kNothing) {
      return true;
    }
  }
  return false;
}

}  // namespace berthier::grande_tactique
