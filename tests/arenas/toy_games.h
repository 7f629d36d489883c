// Games for the arena's tests: the toys, loaded as the program loads games.
#ifndef BERTHIER_TESTS_ARENAS_TOY_GAMES_H_
#define BERTHIER_TESTS_ARENAS_TOY_GAMES_H_

#include <array>
#include <memory>
#include <string>
#include <utility>
#include <variant>

#include "agents/agent.h"
#include "arenas/match/loading.h"
#include "tests/toys/breakthrough.h"
#include "tests/toys/connect_four.h"
#include "tests/toys/dice_duel.h"

namespace berthier {

inline const std::array<Ruleset, 3>& Toys() {
  static const std::array<Ruleset, 3> toys = {Breakthrough(), ConnectFour(),
                                              DiceDuel()};
  return toys;
}

inline LoadedGame LoadToy(const ScenarioDocument& document) {
  auto game = BuildGame(document, "toy", Toys());
  return {*std::move(game), {document, kInches}, "toy"};
}

// A dice duel that lasts a few dozen steps.
inline LoadedGame LoadDuel() {
  return LoadToy(DiceDuelStart(8, 9, 20, Fog::kOff));
}

// Always gives the same order, legal or not.
class ObstinateAgent final : public Agent {
 public:
  explicit ObstinateAgent(const Order& order) : order_(order) {}
  void Begin(const Game&, Side, uint64_t) override {}
  Choice Decide(const Game&, const Position&, Side) override {
    return {.order = order_, .thoughts = {}};
  }

 private:
  Order order_;
};

}  // namespace berthier

#endif  // BERTHIER_TESTS_ARENAS_TOY_GAMES_H_
