// Worlds: positions that a side may be in, for all it sees.
//
// Where information is hidden, a plan that is made for one of them may count on
// what nobody knows. One that is tried in all of them, with the same orders, is
// a plan for the information set.
//
// Laws: all are consistent with the view, drawn by Game::Sample; where nothing
// is hidden there is one, the view itself. With `most` of 1 one is drawn.
//
//   Worlds worlds;
//   worlds.Draw(game, view, side, /*most=*/16, chooser);
//   const Position& root = worlds[trial % worlds.size()];
#ifndef BERTHIER_AGENTS_SEARCH_WORLDS_H_
#define BERTHIER_AGENTS_SEARCH_WORLDS_H_

#include <cstddef>
#include <vector>

#include "engine/model/game.h"

namespace berthier {

class Worlds {
 public:
  // Replaces them by at most `most` for what `side` sees, at least one; each is
  // drawn independently.
  void Draw(const Game& game, const Position& view, Side side, size_t most,
            Chooser& chooser);

  size_t size() const { return worlds_.size(); }
  const Position& operator[](size_t i) const { return worlds_[i]; }

 private:
  std::vector<Position> worlds_;
};

}  // namespace berthier

#endif  // BERTHIER_AGENTS_SEARCH_WORLDS_H_
