// Helpers for tests about bases on a table: lengths in hundredths of an inch,
// the usual bases, matchers for poses, a small seeded random generator.
#ifndef BERTHIER_TESTS_ENGINE_TABLETOP_TABLE_H_
#define BERTHIER_TESTS_ENGINE_TABLETOP_TABLE_H_

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cstdint>
#include <cstdlib>
#include <string>
#include <utility>
#include <vector>

#include "engine/geometry/block.h"
#include "engine/geometry/units.h"
#include "engine/tabletop/ground.h"
#include "engine/tabletop/manoeuvre.h"

namespace berthier {

inline constexpr BaseSize kInfantry = {{2438}, {812}};
inline constexpr BaseSize kCavalry = {{1524}, {1016}};
inline constexpr BaseSize kFootGuns = {{1016}, {1016}};
inline constexpr BaseSize kHorseGuns = {{1016}, {1524}};

// (30.5", 24") is At(3050, 2400).
constexpr Point At(int x, int y) {
  return {InchHundredths(x).ticks, InchHundredths(y).ticks};
}
constexpr Pose PoseAt(int x, int y, int degrees) {
  return {At(x, y), Heading::Degrees(degrees)};
}
// The axis-parallel rectangle between two corners, in hundredths of an inch.
inline std::vector<Point> Rectangle(int x0, int y0, int x1, int y1) {
  return {At(x0, y0), At(x1, y0), At(x1, y1), At(x0, y1)};
}

inline GroundPiece Rough(std::string name, std::vector<Point> polygon) {
  GroundPiece piece = MakePiece(std::move(name), std::move(polygon));
  piece.rough = true;
  return piece;
}
inline GroundPiece Impassable(std::string name, std::vector<Point> polygon) {
  GroundPiece piece = MakePiece(std::move(name), std::move(polygon));
  piece.impassable = true;
  return piece;
}

// Decimals in the worked examples are exact to 0.02".
MATCHER_P2(IsNear, x, y, "is within 0.02\" of the point") {
  const Vec off = arg - At(x, y);
  *result_listener << "at (" << arg.x * 100 / kTicksPerInch << ", "
                   << arg.y * 100 / kTicksPerInch << ") hundredths";
  return std::abs(off.x) <= 21 && std::abs(off.y) <= 21;
}
MATCHER_P(IsAboutInches, hundredths, "is within 0.02\" of the length") {
  *result_listener << arg.ticks * 100 / kTicksPerInch << " hundredths";
  return std::abs(arg.ticks - InchHundredths(hundredths).ticks) <= 21;
}

// A small random generator, the same on every machine.
class Dice {
 public:
  explicit Dice(uint64_t seed) : state_(seed) {}
  // From low to high, both included.
  int Roll(int low, int high) {
    state_ += 0x9E3779B97F4A7C15u;
    uint64_t z = state_;
    z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9u;
    z = (z ^ (z >> 27)) * 0x94D049BB133111EBu;
    z ^= z >> 31;
    return low + static_cast<int>(z % static_cast<uint64_t>(high - low + 1));
  }

 private:
  uint64_t state_;
};

// A random point with x and y, in hundredths of an inch, in these ranges.
inline Point Spot(Dice& dice, int x0, int x1, int y0, int y1) {
  const int x = dice.Roll(x0, x1);
  const int y = dice.Roll(y0, y1);
  return At(x, y);
}

// A random pose up to `spread` hundredths of an inch ahead of, behind and
// beside this one, with any heading.
inline Pose Beside(Dice& dice, Pose pose, int spread) {
  const int ahead = dice.Roll(-spread, spread);
  const int right = dice.Roll(-spread, spread);
  return {Offset(pose, InchHundredths(ahead), InchHundredths(right)),
          Heading::Quarters(dice.Roll(0, 1439))};
}
// A wheel to a random side by `low` to `high` quarter degrees.
inline Leg RandomWheel(Dice& dice, int low, int high) {
  const Hand hand = dice.Roll(0, 1) == 0 ? Hand::kLeft : Hand::kRight;
  return Leg::Wheel(hand, dice.Roll(low, high));
}

}  // namespace berthier

#endif  // BERTHIER_TESTS_ENGINE_TABLETOP_TABLE_H_
