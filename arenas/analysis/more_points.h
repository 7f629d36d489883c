// Positions that differ from one another in the points of one receiver alone.
//
// A split spends the whole pool, so no two legal splits differ in one receiver.
// But a document says what each receiver got as numbers, and splits tell which
// numbers are whose: those that rise when a receiver gets one more and another
// one less. Written into the document of a split, they make the position in
// which that receiver has other points and everybody else the same.
//
// Laws: what is made is a position of the same game; of points that a legal
// split gives it is the position that the split leads to. A receiver whose
// numbers cannot be told, or do not add up to what another split writes, has no
// such positions: nothing is guessed.
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
  // `split` is legal in `position` and has so many shares. `game` must outlive
  // it.
  MorePoints(const Game& game, const Ruleset& ruleset, const Position& position,
             const Order& split, size_t receivers);

  // After the split, but with so many points for that receiver.
  std::optional<Position> With(size_t receiver, int points) const;
  // With other points for several: those of a receiver each, all of them.
  std::optional<Position> WithAll(const std::vector<int>& points) const;

 private:
  // A number of an entry; absent where the entry does not say it.
  using Place = std::pair<size_t, std::string>;
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
  // By receiver, by points: what its numbers are; none: nobody can tell.
  std::vector<std::map<int, Numbers>> numbers_;
};

}  // namespace berthier

#endif  // BERTHIER_ARENAS_ANALYSIS_MORE_POINTS_H_
