// The lines of play tried at a decision, indexed by their first order. With it
// an agent that tries whole turns can report on single orders.
//
// Law: of lines with the same first order the one with most trials is kept;
// among equals, the one with the best value.
//
//   lines.Note(trial.line(), {.visits = 4, .value = mean, .error = error});
//   lines.Tell(chosen, choice.thoughts);
#ifndef BERTHIER_AGENTS_SEARCH_LINES_TRIED_H_
#define BERTHIER_AGENTS_SEARCH_LINES_TRIED_H_

#include <span>
#include <vector>

#include "agents/thoughts.h"

namespace berthier {

class LinesTried {
 public:
  void Clear() { lines_.clear(); }
  // Records the result of a line. Its order is line[0], whatever `worth` says;
  // an empty line is ignored.
  void Note(std::span<const Order> line, const Considered& worth);
  // Fills the considered orders (`chosen` first, then the others by visits and
  // value) and the variation (the line that begins with the chosen order, if
  // one was tried).
  void Tell(const Considered& chosen, Thoughts& thoughts) const;

 private:
  struct Line {
    Considered worth;
    std::vector<Order> orders;
  };

  std::vector<Line> lines_;
};

}  // namespace berthier

#endif  // BERTHIER_AGENTS_SEARCH_LINES_TRIED_H_
