#include "agents/search/worlds.h"

namespace berthier {

void Worlds::Draw(const Game& game, const Position& view, Side side,
                  size_t most, Chooser& chooser) {
  worlds_.assign(1, view);
  game.Sample(view, side, chooser, worlds_[0]);
  // Nothing is hidden: it is the only one.
  if (worlds_[0] == view) return;
  while (worlds_.size() < most) {
    worlds_.push_back(view);
    game.Sample(view, side, chooser, worlds_.back());
  }
}

}  // namespace berthier
