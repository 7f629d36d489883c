#include "engine/rulesets/grande_tactique/board/score.h"

#include <algorithm>

#include "engine/rulesets/grande_tactique/facts/tables.h"

namespace berthier::grande_tactique {

namespace {

// GT-VIC-03. A side without points loses nothing.
Losses LossesOf(const Scenario& scenario, const State& state, Side side) {
  const int64_t points = scenario.side(side).points_start;
  if (points == 0) return {};
  return {state.side(side).lost_x2, 2 * points};
}

// Option victory_floor: percentages below the floor count as the floor.
Losses Raised(Losses losses, int floor_percent) {
  const Losses floor = {floor_percent, 100};
  return losses.lost * floor.of < floor.lost * losses.of ? floor : losses;
}

}  // namespace

Grade GradeOf(Losses a, Losses b) {
  const int64_t x = a.lost * b.of, y = b.lost * a.of;
  const int64_t larger = std::max(x, y), smaller = std::min(x, y);
  // GT-VIC-05
  if (larger == 0) return Grade::kDraw;
  if (smaller == 0) return Grade::kOverwhelming;
  // GT-VIC-04
  if (larger * kVictory.draw_denominator <= smaller * kVictory.draw_numerator) {
    return Grade::kDraw;
  }
  if (larger < smaller * kVictory.decisive) return Grade::kMarginal;
  if (larger < smaller * kVictory.overwhelming) return Grade::kDecisive;
  return Grade::kOverwhelming;
}

Score ScoreOf(const Scenario& scenario, const State& state) {
  const Losses first = LossesOf(scenario, state, Side::kFirst);
  const Losses second = LossesOf(scenario, state, Side::kSecond);
  const int floor = scenario.options.victory_floor_percent;
  const Losses a = Raised(first, floor), b = Raised(second, floor);
  Score score;
  const Grade grade = GradeOf(a, b);
  score.grade = static_cast<uint8_t>(grade);
  if (grade != Grade::kDraw) {
    score.winner = a.lost * b.of < b.lost * a.of ? 0 : 1;
  }
  constexpr int64_t kWhole = 10000;
  score.points = {static_cast<int32_t>(second.lost * kWhole / second.of),
                  static_cast<int32_t>(first.lost * kWhole / first.of)};
  return score;
}

}  // namespace berthier::grande_tactique
