#include "agents/search/playout.h"

#include <algorithm>

namespace berthier {

Faces Throw(const Game& game, const Position& position, RandomSource& source) {
  const Dice dice = game.DiceFor(position);
  Faces faces;
  do {
    faces.count = 0;
    for (int i = 0; i < dice.count(); ++i) {
      const auto sides = static_cast<uint32_t>(dice.SidesOf(i));
      faces.Add(1 + static_cast<int>(source.Below(sides)));
    }
  } while (game.ThrownAgain(position, faces));
  return faces;
}

Faces LikeliestFaces(const Game& game, const Position& position) {
  Roll roll;
  game.Describe(position, roll);
  return std::max_element(roll.outcomes.begin(), roll.outcomes.end(),
                          [](const OutcomeClass& a, const OutcomeClass& b) {
                            return a.weight < b.weight;
                          })
      ->sample;
}

uint64_t SettleDice(const Game& game, Position& position,
                    RandomSource& source) {
  uint64_t rolls = 0;
  while (game.Awaits(position).is_roll()) {
    game.Resolve(position, Throw(game, position, source), nullptr);
    ++rolls;
  }
  return rolls;
}

double Playout::Run(Position& position, int turns, uint32_t turn,
                    uint64_t seed) {
  CommonDice dice(seed);
  RandomSource choices(MixBits(seed));
  return Run(position, turns, turn, dice, choices);
}

double Playout::Run(Position& position, int turns, uint32_t turn,
                    CommonDice& dice, Chooser& choices) {
  steps_ = 0;
  assigned_side_.reset();
  while (RunTurn(position, turns, turn, dice, choices)) {
  }
  return doctrine_.Value(game_, position, Side::kFirst);
}

Order Playout::Decide(const Position& position, Side side, uint32_t turn,
                      Chooser& choices) {
  const std::optional<ArmyPlan>& plan =
      plans_[static_cast<size_t>(Index(side))];
  if (!plan) return doctrine_.Choose(game_, position, choices);
  if (assigned_side_ != side || assigned_turn_ != turn) {
    wings_->Assign(game_, position, doctrine_, side, *plan, assigned_);
    assigned_side_ = side;
    assigned_turn_ = turn;
  }
  return doctrine_.GlancePlanOrder(game_, position, assigned_, choices);
}

bool Playout::RunTurn(Position& position, int& turns, uint32_t& turn,
                      CommonDice& dice, Chooser& choices) {
  const bool to_the_end = turns >= Doctrine::kToTheEnd;
  while (true) {
    const Awaited awaited = game_.Awaits(position);
    if (awaited.is_over()) return false;
    if (awaited.is_roll()) {
      game_.Resolve(position, dice.Throw(game_, position), nullptr);
      ++steps_;
      continue;
    }
    if (turns <= 0) return false;
    const uint32_t now = doctrine_.Turn(game_, position);
    if (now != turn) {
      if (!to_the_end && --turns <= 0) return false;
      turn = now;
      return true;
    }
    game_.Play(position, Decide(position, awaited.side, now, choices), nullptr);
    ++steps_;
  }
}

}  // namespace berthier
