#include "engine/rulesets/grandeur/board/score.h"

namespace berthier::grandeur {

int ShareOf(PositionView f, Side side) {
  const int vdt = f.scenario.side(side).vdt;
  if (vdt <= 0) return 0;
  return (vdt - f.state.vd_lost[static_cast<size_t>(side)]) * 10'000 / vdt;
}

Score ScoreOf(PositionView f) {
  Score score;
  for (const Side side : {Side::kFirst, Side::kSecond}) {
    score.points[static_cast<size_t>(side)] = ShareOf(f, side);
  }
  if (f.state.result != Result::kFirst && f.state.result != Result::kSecond) {
    return score;
  }
  score.winner = f.state.result == Result::kFirst ? 0 : 1;
  score.grade = static_cast<uint8_t>(
      f.state.timed_out != 0 ? Grading::kMinor : Grading::kVictory);
  return score;
}

}  // namespace berthier::grandeur
