// What a network over the units of both sides sees of a position
// (set_network.h): a row of numbers for every unit of a side, and one for each
// army.
//
// Numbers are small integers: a real number x stands as 32 x, between -127 and
// 127, so that what is learned from files is what is played by. Each side is
// described from its own point of view.
//
//   using Rows = FeatureRows<kUnitFeatures, kArmyFeatures>;
//   Rows::UnitRow& row = rows.units[0].emplace_back();
//   row[kUnitIsFoot] = SmallIf(u.foot());
//   row[kUnitUse] = Small(u.use);
#ifndef BERTHIER_AGENTS_DOCTRINE_KIT_FEATURE_ROWS_H_
#define BERTHIER_AGENTS_DOCTRINE_KIT_FEATURE_ROWS_H_

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <tuple>
#include <vector>

#include "engine/model/game.h"
#include "engine/model/side.h"

namespace berthier {

// By side.
template <size_t kUnit, size_t kArmy>
struct FeatureRows {
  using UnitRow = std::array<int8_t, kUnit>;
  using ArmyRow = std::array<int8_t, kArmy>;

  std::array<std::vector<UnitRow>, kSides> units;
  std::array<ArmyRow, kSides> armies;
};

// Rounded to the nearest; halves up.
inline int8_t Small(double x) {
  constexpr int kAbove = 128;
  const double shifted = std::clamp(32 * x, -127.0, 127.0) + (kAbove + 0.5);
  return static_cast<int8_t>(static_cast<int>(shifted) - kAbove);
}
constexpr int8_t SmallIf(bool is) { return is ? 32 : 0; }

// The rows of any ruleset, one number after the other: those of the armies,
// then those of the first side's units, then those of the second's.
struct LooseRows {
  std::array<size_t, kSides> units = {0, 0};  // how many of either side
  std::vector<int8_t> numbers;
};

// How a ruleset's positions look to who learns from games (bench/learning).
struct Learnable {
  size_t unit_features = 0;
  size_t army_features = 0;
  // Fills `rows`, whose memory is used again.
  void (*read)(const Game& game, const Position& position,
               LooseRows& rows) = nullptr;
};

// `read(game, position, rows)` fills the FeatureRows of a position.
template <typename Rows, auto read>
constexpr Learnable LearnableBy() {
  return {
      .unit_features = std::tuple_size_v<typename Rows::UnitRow>,
      .army_features = std::tuple_size_v<typename Rows::ArmyRow>,
      .read = [](const Game& game, const Position& position, LooseRows& loose) {
        Rows rows;
        read(game, position, rows);
        loose.numbers.clear();
        const auto add = [&](const auto& row) {
          loose.numbers.insert(loose.numbers.end(), row.begin(), row.end());
        };
        for (const auto& row : rows.armies) add(row);
        for (size_t s = 0; s < rows.units.size(); ++s) {
          loose.units[s] = rows.units[s].size();
          for (const auto& row : rows.units[s]) add(row);
        }
      }};
}

}  // namespace berthier

#endif  // BERTHIER_AGENTS_DOCTRINE_KIT_FEATURE_ROWS_H_
