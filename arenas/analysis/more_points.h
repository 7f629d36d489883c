// Positions that differ from one another in the points of one receiver alone.
//
// Every split spends the whole pool, so no two legal splits differ in one
// receiver only. But the scenario document of a position holds each receiver's
// points as numbers, and comparing splits shows which numbers belong to whom:
// those that rise when a receiver gets one point more and another one less.
// Changing these numbers in the document after a split yields the position in
// which that receiver has other points and all others the same.
//
// Laws: the result is a position of the same game; for points that a legal
// split gives, it is the position after that split. Nothing is guessed: a
// receiver whose numbers cannot be identified, or do not reproduce the other
// splits, has no such positions.
//
//   const MorePoints more(game, ruleset, position, best_split, receivers);
//   std::optional<Position> fifth = more.With(receiver, 5);
#ifndef BERTHIER_ARENAS_ANALYSIS_MORE_POINTS_H_
#define BERTHIER_ARENAS_ANALYSIS_MORE_POINTS_H_

#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "engine/model/game.h"

namespace berthier {

class MorePoints {
 public:
  // `split` must be legal in `position` and have `receivers` shares. `game` and
  // `ruleset` must outlive this object.
  MorePoints(const Game& game, const Ruleset& ruleset, const Position& position,
             const Order& split, size_t receivers);

  // The position after the split, but with `points` for that receiver; nothing
  // if it cannot be constructed.
  std::optional<Position> With(size_t receiver, int points) const;
  // The same with the points of every receiver given.
  std::optional<Position> WithAll(const std::vector<int>& points) const;

 private:
  // Index of an entry and name of a number in it.
  using Place = std::pair<size_t, std::string>;
  // Numbers by place; nullopt where the entry does not have the number.
  using Numbers = std::map<Place, std::optional<int64_t>>;

  ScenarioDocument After(const Order& split) const;
  std::optional<Order> Exchange(const Order& split, size_t to,
                                size_t from) const;
  void FindPlaces(size_t receiver);
  bool Explains(const ScenarioDocument& document, const Order& split) const;
  void Write(ScenarioDocument& document, size_t receiver, int points) const;
  std::optional<Position> Made(const ScenarioDocument& document) const;

  const Game& game_;
  const Ruleset& ruleset_;
  const Position position_;
  const Order split_;
  const size_t receivers_;
  ScenarioDocument document_;  // after the split
  // The numbers of each receiver by its points; empty: not identified.
  std::vector<std::map<int, Numbers>> numbers_;
};

}  // namespace berthier

#endif  // BERTHIER_ARENAS_ANALYSIS_MORE_POINTS_H_
