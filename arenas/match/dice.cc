#include "arenas/match/dice.h"

#include "agents/random_source.h"

namespace berthier {
namespace {

Faces ThrownBy(const Dice& dice, RandomSource source) {
  Faces faces;
  for (int die = 0; die < dice.count(); ++die) {
    const auto sides = static_cast<uint32_t>(dice.SidesOf(die));
    faces.Add(static_cast<int>(1 + source.Below(sides)));
  }
  return faces;
}

}  // namespace

Faces DiceStream::Throw(const Game& game, const Position& position) {
  for (;;) {
    const Faces faces = ThrowOnce(game, position);
    if (!game.ThrownAgain(position, faces)) return faces;
  }
}

Faces DiceStream::ThrowOnce(const Game& game, const Position& position) {
  const Awaited awaited = game.Awaits(position);
  const uint32_t turn = game.PlayerTurn(position);
  if (turn != turn_) thrown_ = {};
  turn_ = turn;
  const auto side = static_cast<size_t>(Index(awaited.side));
  uint64_t& thrown = thrown_[side][awaited.kind];
  const uint64_t who = uint64_t{awaited.kind} * kSides + side;
  const uint64_t key = SeedFor(SeedFor(seed_, turn), who);
  return ThrownBy(game.DiceFor(position), RandomSource(SeedFor(key, thrown++)));
}

}  // namespace berthier
