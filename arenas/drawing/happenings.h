// What happened between two pictures of a game: who moved, who shot at whom,
// who fought, what was lost.
//
// Moves and losses are the differences of the pictures; shots and fights come
// from the ruleset's events (Deed). This code knows no rules.
//
//   Chronicle chronicle(game);
//   game.Play(position, order, &chronicle);
//   ToSvg(now, chronicle.Since(last, now));
#ifndef BERTHIER_ARENAS_DRAWING_HAPPENINGS_H_
#define BERTHIER_ARENAS_DRAWING_HAPPENINGS_H_

#include <vector>

#include "engine/model/game.h"
#include "engine/model/picture.h"

namespace berthier {

struct Happenings {
  struct Move {
    Body from;  // before the move
    Point to;
  };
  struct Meeting {
    Point from;
    Point to;
    int8_t side = -1;
    Deed deed = Deed::kShot;
  };
  std::vector<Move> moves = {};
  std::vector<Meeting> meetings = {};  // shots and fights, each pair once
  std::vector<Body> lost = {};         // as last seen

  bool empty() const {
    return moves.empty() && meetings.empty() && lost.empty();
  }
};

class Chronicle final : public Listener {
 public:
  explicit Chronicle(const Game& game) : game_(game) {}

  void Hear(const Event& event) override;
  // What happened from picture `last` to `now`; then forgets the events heard.
  Happenings Since(const Picture& last, const Picture& now);

 private:
  const Game& game_;
  std::vector<Event> deeds_;
};

}  // namespace berthier

#endif  // BERTHIER_ARENAS_DRAWING_HAPPENINGS_H_
