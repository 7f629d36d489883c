// The lines of play that were tried at a decision, by the order each begins
// with: what an agent that tries whole turns can say of single orders.
//
// Law: of lines that begin alike the one tried most is kept; of those tried as
// often, the best.
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
  // What came of a line; its order is line[0], whatever `worth` says. An empty
  // line is not kept.
  void Note(std::span<const Order> line, const Considered& worth);
  // `chosen` first, then the others by visits and value; the line that begins
  // with the order chosen, if one was tried.
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
