// The implementation of breakthrough: its board, its State and how its Game is
// made. Tests outside this folder use breakthrough.h.
#ifndef BERTHIER_TESTS_TOYS_BREAKTHROUGH_GAME_H_
#define BERTHIER_TESTS_TOYS_BREAKTHROUGH_GAME_H_

#include <array>
#include <cstdint>
#include <memory>
#include <string>
#include <type_traits>

#include "engine/model/game.h"
#include "tests/toys/breakthrough.h"

namespace berthier::breakthrough {

inline constexpr Length kSquare = Millimetres(50);
inline constexpr uint64_t kWestFile = 0x0101010101010101;
inline constexpr uint64_t kEastFile = kWestFile << 7;
inline constexpr uint64_t kSouthRows = 0xFFFF;
inline constexpr uint64_t kNorthRows = kSouthRows << 48;
inline constexpr int kPieces = 16;

struct State {
  std::array<uint64_t, kSides> pieces;
  uint8_t mover;
  uint8_t over;  // then `mover` has lost
  std::array<uint8_t, 6> unused;
};
static_assert(std::has_unique_object_representations_v<State>);

constexpr uint64_t Bit(int square) { return uint64_t{1} << square; }

inline std::string SquareName(int square) {
  return {static_cast<char>('a' + square % 8),
          static_cast<char>('1' + square / 8)};
}

inline Point Middle(int square) {
  const int32_t s = kSquare.ticks;
  return {square % 8 * s + s / 2, square / 8 * s + s / 2};
}

// The square whose middle is `p`, or -1.
inline int SquareAt(Point p) {
  const int32_t s = kSquare.ticks;
  if (p.x < 0 || p.y < 0 || p.x >= 8 * s || p.y >= 8 * s) return -1;
  const int square = p.x / s + p.y / s * 8;
  return Middle(square) == p ? square : -1;
}

// What a document says.
struct Setting {
  std::array<std::string, kSides> names = {"White", "Black"};
  Side northward = Side::kFirst;
  State start = {};
};
std::unique_ptr<const Game> MakeGame(const Setting& setting);
Built Build(const ScenarioDocument& document);

}  // namespace berthier::breakthrough

#endif  // BERTHIER_TESTS_TOYS_BREAKTHROUGH_GAME_H_
