// A retreating unit and the friends in its way: who is pushed how far along the
// way of the retreat (IMP-RET-05, 5.16).
#ifndef BERTHIER_ENGINE_RULESETS_GRANDEUR_COMBAT_PUSH_CHAIN_H_
#define BERTHIER_ENGINE_RULESETS_GRANDEUR_COMBAT_PUSH_CHAIN_H_

#include <array>
#include <cstddef>
#include <span>

#include "engine/geometry/direction.h"
#include "engine/rulesets/grandeur/board/position_view.h"

namespace berthier::grandeur {

class PushChain {
 public:
  struct Push {
    UnitId unit = UnitId::kNone;
    Length by;
  };

  // Units of the side of `u`, which itself is not pushed, move along `way`.
  PushChain(PositionView f, UnitId u, UnitVec way) : f_(f), u_(u), way_(way) {}

  // True if friend k can be pushed at all: it is on the table, not in melee and
  // in no BUA.
  bool CanBePushed(UnitId k) const;
  // k must go at least so far.
  void Need(UnitId k, Length by);
  // Adds everybody whom those already pushed would push (IMP-RET-05).
  void Spread();
  // By how much the chain asks too much of some member: it would overlap an
  // enemy, Impassable ground, a unit in melee or the table edge.
  Length Excess() const;

  std::span<const Push> pushes() const {
    return {pushes_.data(), static_cast<size_t>(count_)};
  }
  void Clear() { count_ = 0; }

 private:
  static constexpr int kMostPushed = 24;

  PositionView f_;
  UnitId u_;
  UnitVec way_;
  std::array<Push, kMostPushed> pushes_;
  int count_ = 0;
};

// How far a base of that side can go from there along `way` before it meets an
// enemy, Impassable ground or a friend in melee, other than u, or leaves the
// table if that counts; at most `wish`. `friend_met`: the friend, if it is one.
enum class Edge : uint8_t { kCounts, kIgnored };
Length FreeOfFixed(PositionView f, UnitId u, const Block& from, UnitVec way,
                   Length wish, Edge edge, UnitId* friend_met);
// The first friend in melee or enemy that the block overlaps, u apart; kNone
// if there is none.
UnitId FixedUnder(PositionView f, UnitId u, const Block& block);

}  // namespace berthier::grandeur

#endif  // BERTHIER_ENGINE_RULESETS_GRANDEUR_COMBAT_PUSH_CHAIN_H_
