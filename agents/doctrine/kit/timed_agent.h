// Base class of doctrine agents: a temper, a seed that breaks ties, and the
// time each decision took.
//
//   class DoctrineAgent final : public TimedAgent {
//    private:
//     Choice Answer(const Game& game, const Position& view) override;
//   };
#ifndef BERTHIER_AGENTS_DOCTRINE_KIT_TIMED_AGENT_H_
#define BERTHIER_AGENTS_DOCTRINE_KIT_TIMED_AGENT_H_

#include <cstddef>
#include <cstdint>

#include "agents/agent.h"
#include "agents/budget.h"
#include "agents/doctrine/temper.h"
#include "agents/random_source.h"

namespace berthier {

class TimedAgent : public Agent {
 public:
  void Begin(const Game& /*game*/, Side /*side*/, uint64_t seed) final {
    source_ = RandomSource(seed);
    BeginGame();
  }
  Choice Decide(const Game& game, const Position& view, Side /*side*/) final {
    const Meter::Clock::time_point begin = Meter::Clock::now();
    Choice choice = Answer(game, view);
    choice.thoughts.spending.time = Meter::Clock::now() - begin;
    return choice;
  }

 protected:
  // Maximum number of orders reported as considered.
  static constexpr size_t kMostConsidered = 12;

  explicit TimedAgent(Temper temper) : temper_(temper) {}

  Temper temper() const { return temper_; }
  RandomSource& source() { return source_; }

 private:
  virtual void BeginGame() {}
  virtual Choice Answer(const Game& game, const Position& view) = 0;

  const Temper temper_;
  RandomSource source_{0};
};

}  // namespace berthier

#endif  // BERTHIER_AGENTS_DOCTRINE_KIT_TIMED_AGENT_H_
