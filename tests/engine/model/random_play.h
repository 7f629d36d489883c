// Random play for tests: a seeded chooser, dice, and single random steps.
//
//   SeededChooser chooser(7);
//   while (!game.Awaits(p).is_over()) StepAtRandom(game, p, chooser, nullptr);
#ifndef BERTHIER_TESTS_ENGINE_MODEL_RANDOM_PLAY_H_
#define BERTHIER_TESTS_ENGINE_MODEL_RANDOM_PLAY_H_

#include <cstdint>

#include "engine/model/game.h"

namespace berthier {

// SplitMix64: the same numbers on every compiler and machine.
class SeededChooser final : public Chooser {
 public:
  explicit SeededChooser(uint64_t seed) : state_(seed) {}

  uint64_t Next() {
    state_ += 0x9e3779b97f4a7c15;
    uint64_t z = state_;
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9;
    z = (z ^ (z >> 27)) * 0x94d049bb133111eb;
    return z ^ (z >> 31);
  }
  uint32_t Below(uint32_t n) override {
    return static_cast<uint32_t>(((Next() >> 32) * n) >> 32);
  }

 private:
  uint64_t state_;
};

inline Faces ThrowDice(const Dice& dice, Chooser& chooser) {
  Faces faces;
  for (int i = 0; i < dice.count(); ++i) {
    const auto sides = static_cast<uint32_t>(dice.SidesOf(i));
    faces.Add(1 + static_cast<int>(chooser.Below(sides)));
  }
  return faces;
}

// Throws until the faces need not be thrown again.
inline Faces ThrowForIt(const Game& game, const Position& position,
                        Chooser& chooser) {
  const Dice dice = game.DiceFor(position);
  Faces faces = ThrowDice(dice, chooser);
  while (game.ThrownAgain(position, faces)) faces = ThrowDice(dice, chooser);
  return faces;
}

// Plays one random order or roll. The game must not be over.
inline void StepAtRandom(const Game& game, Position& position, Chooser& chooser,
                         Listener* listener) {
  if (game.Awaits(position).is_roll()) {
    game.Resolve(position, ThrowForIt(game, position, chooser), listener);
  } else {
    game.Play(position, game.ProposeOne(position, chooser), listener);
  }
}

}  // namespace berthier

#endif  // BERTHIER_TESTS_ENGINE_MODEL_RANDOM_PLAY_H_
