// A complete agent for Berthier in C++, on its library: flat Monte Carlo.
//
// It draws a few legal orders, plays each out at random many times on copies
// of the position, and says the one that won most. With the library it has the
// rules themselves; a program in any other language asks Berthier about orders
// instead (agent.py).
//
//   berthier match --scenario=steinfeld
//       --agents='external:build/agents/external/example_agent,random'
#include "agents/agent.h"

#include <algorithm>
#include <vector>

#include "agents/external/serve.h"
#include "agents/random_source.h"
#include "engine/rulesets/registry.h"

namespace berthier {
namespace {

class ExampleAgent final : public Agent {
 public:
  void Begin(const Game& /*game*/, Side /*side*/, uint64_t seed) override {
    random_ = RandomSource(seed);
  }

  Choice Decide(const Game& game, const Position& view, Side side) override {
    Choice choice;
    std::vector<Considered>& considered = choice.thoughts.considered;
    for (int i = 0; i < kCandidates; ++i) {
      const Order order = game.ProposeOne(view, random_);
      const auto same = std::find_if(
          considered.begin(), considered.end(),
          [&order](const Considered& one) { return one.order == order; });
      if (same == considered.end()) considered.push_back({.order = order});
    }
    // A budget of model steps, so that a game takes the same time on every
    // machine and says the same.
    Position position(game.layout());
    const int steps_each = kSteps / static_cast<int>(considered.size());
    for (Considered& one : considered) {
      double sum = 0;
      for (int left = steps_each; left > 0;) {
        game.Sample(view, side, random_, position);
        game.Play(position, one.order, nullptr);
        sum += PlayOut(game, side, position, left);
        ++one.visits;
      }
      one.value = sum / static_cast<double>(one.visits);
    }
    const auto best =
        std::max_element(considered.begin(), considered.end(),
                         [](const Considered& a, const Considered& b) {
                           return a.value < b.value;
                         });
    choice.order = best->order;
    choice.thoughts.intent = "whatever wins most games at random";
    return choice;
  }

 private:
  static constexpr int kCandidates = 8;
  static constexpr int kSteps = 20'000;

  // 1 won, -1 lost, 0 drawn or not over in time.
  double PlayOut(const Game& game, Side side, Position& position, int& left) {
    Awaited awaited = game.Awaits(position);
    for (; !awaited.is_over() && left > 0; --left) {
      if (awaited.is_roll()) {
        game.Resolve(position, Throw(game, position), nullptr);
      } else {
        game.Play(position, game.ProposeOne(position, random_), nullptr);
      }
      awaited = game.Awaits(position);
    }
    --left;
    if (!awaited.is_over()) return 0;
    const int winner = game.FinalScore(position).winner;
    return winner < 0 ? 0 : winner == Index(side) ? 1 : -1;
  }

  Faces Throw(const Game& game, const Position& position) {
    const Dice dice = game.DiceFor(position);
    for (;;) {
      Faces faces;
      for (int i = 0; i < dice.count(); ++i) {
        const auto sides = static_cast<uint32_t>(dice.SidesOf(i));
        faces.Add(1 + static_cast<int>(random_.Below(sides)));
      }
      if (!game.ThrownAgain(position, faces)) return faces;
    }
  }

  RandomSource random_{0};
};

}  // namespace
}  // namespace berthier

int main() {
  berthier::ExampleAgent agent;
  return berthier::Serve(agent, {.name = "example.cc", .version = "1.0"},
                         berthier::Rulesets());
}
