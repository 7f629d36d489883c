// What a position waits for: a decision, a roll, or nothing (the game is over).
#ifndef BERTHIER_ENGINE_MODEL_AWAITED_H_
#define BERTHIER_ENGINE_MODEL_AWAITED_H_

#include <array>
#include <cstdint>

#include "engine/model/side.h"

namespace berthier {

struct Awaited {
  enum class What : uint8_t { kDecision, kRoll, kNothing };

  What what = What::kNothing;
  Side side = Side::kFirst;  // the side that decides or throws
  uint8_t kind = 0;          // index into Vocabulary::decisions or ::rolls
  // The formation, unit or general that the decision or roll belongs to, so
  // that a side can be split among several players; kNone for the whole side.
  EntityId about = EntityId::kNone;

  bool is_decision() const { return what == What::kDecision; }
  bool is_roll() const { return what == What::kRoll; }
  bool is_over() const { return what == What::kNothing; }

  friend bool operator==(const Awaited&, const Awaited&) = default;
};

// How a finished game ended.
struct Score {
  // Index(Side) of the winner; -1 for a draw.
  int8_t winner = -1;
  // Index into Vocabulary::grades: "draw", "marginal", "decisive", ...
  uint8_t grade = 0;
  // The result of each side, in units of the ruleset (basis points of the
  // enemy's points destroyed, morale chips, ...); higher is better.
  std::array<int32_t, kSides> points = {0, 0};

  friend bool operator==(const Score&, const Score&) = default;
};

}  // namespace berthier

#endif  // BERTHIER_ENGINE_MODEL_AWAITED_H_
