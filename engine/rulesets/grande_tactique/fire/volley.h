// A volley: its modifiers, and the effect of its margin (GT-R3, GT-FIR-16 to
// 48).
//
// Firer and target each throw a die and add their modifiers; the margin is the
// firer's total less the target's. At most one of the two suffers.
//
// Laws: EffectOf of margin 0 is no effect; a firer is never disrupted; equal
// effects are one outcome class.
//
//   const Effect effect = EffectOf(f, {battery, target}, margin);
#ifndef BERTHIER_ENGINE_RULESETS_GRANDE_TACTIQUE_FIRE_VOLLEY_H_
#define BERTHIER_ENGINE_RULESETS_GRANDE_TACTIQUE_FIRE_VOLLEY_H_

#include <array>
#include <cstdint>
#include <span>

#include "engine/rulesets/grande_tactique/board/changes.h"
#include "engine/rulesets/grande_tactique/board/position_view.h"
#include "engine/rulesets/grande_tactique/facts/tables.h"

namespace berthier::grande_tactique {

struct Volley {
  UnitId firer = UnitId::kNone;
  UnitId target = UnitId::kNone;
};

class FireList {
 public:
  struct Entry {
    FireModifier modifier;
    int value;
    uint8_t handful;  // 0: the firer's die, 1: the target's
  };

  void Add(FireModifier modifier, int handful) {
    const int value = kFire[static_cast<size_t>(modifier)].value;
    entries_[static_cast<size_t>(size_++)] = {modifier, value,
                                              static_cast<uint8_t>(handful)};
    sums_[static_cast<size_t>(handful)] += value;
  }
  int sum(int handful) const { return sums_[static_cast<size_t>(handful)]; }
  // The firer's sum of modifiers less the target's.
  int net() const { return sums_[0] - sums_[1]; }
  std::span<const Entry> entries() const {
    return {entries_.data(), static_cast<size_t>(size_)};
  }

 private:
  std::array<Entry, 2 * kFireLines> entries_ = {};
  int size_ = 0;
  std::array<int, 2> sums_ = {0, 0};
};

void FillVolley(PositionView f, Volley volley, FireList& list);

// The effect of a volley on the beaten unit; `unit` is kNone for no effect.
struct Effect {
  enum class Result : uint8_t {
    kNothing,
    kDisrupted,
    kSilenced,
    kChecks,  // takes a morale check (FIRE_LOSS)
    kFlees,
  };
  UnitId unit = UnitId::kNone;
  Result result = Result::kNothing;
  bool exhausted = false;

  friend bool operator==(const Effect&, const Effect&) = default;
};
Effect EffectOf(PositionView f, Volley volley, int margin);

// Call when the firer has named its target: starts the return fire and awaits
// the dice (GT-FIR-48).
void BeginVolley(const Battle& b, Volley volley);
// Applies the effect of the margin; flights and checks are pushed on the stack.
void EndVolley(const Battle& b, Volley volley, int margin);

}  // namespace berthier::grande_tactique

#endif  // BERTHIER_ENGINE_RULESETS_GRANDE_TACTIQUE_FIRE_VOLLEY_H_
