#include "agents/external/decision_finder.h"

namespace berthier {
namespace {

// Games of each that are looked through.
constexpr uint64_t kSeeds = 12;

void LookThrough(const Game& game, uint64_t seed, std::set<uint8_t>& wanted,
                 std::vector<MetDecision>& met) {
  RandomSource source(seed);
  Position position(game.layout());
  game.Start(position);
  while (!wanted.empty()) {
    const Awaited awaited = game.Awaits(position);
    if (awaited.is_over()) return;
    if (awaited.is_roll()) {
      game.Resolve(position, ThrownBy(source, game, position), nullptr);
      continue;
    }
    if (wanted.erase(awaited.kind) != 0) {
      met.push_back({.game = &game,
                     .position = position,
                     .kind = awaited.kind,
                     .side = awaited.side});
    }
    game.Play(position, game.ProposeOne(position, source), nullptr);
  }
}

}  // namespace

Faces ThrownBy(RandomSource& source, const Game& game,
               const Position& position) {
  const Dice dice = game.DiceFor(position);
  for (;;) {
    Faces faces;
    for (int i = 0; i < dice.count(); ++i) {
      const auto sides = static_cast<uint32_t>(dice.SidesOf(i));
      faces.Add(1 + static_cast<int>(source.Below(sides)));
    }
    if (!game.ThrownAgain(position, faces)) return faces;
  }
}

std::vector<MetDecision> FindDecisions(std::span<const Game* const> games,
                                       std::set<uint8_t> wanted) {
  std::vector<MetDecision> met;
  for (uint64_t seed = 1; seed <= kSeeds && !wanted.empty(); ++seed) {
    for (const Game* const game : games) {
      LookThrough(*game, seed, wanted, met);
    }
  }
  return met;
}

}  // namespace berthier
