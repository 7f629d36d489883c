#include "arenas/dice.h"

#include "agents/random_source.h"

namespace berthier {

Faces DiceStream::Throw(const Awaited& awaited, const Dice& dice) {
  const auto side = static_cast<size_t>(Index(awaited.side));
  const uint64_t earlier = thrown_[side][awaited.kind]++;
  const uint64_t who = uint64_t{awaited.kind} * kSides + side;
  RandomSource source(SeedFor(SeedFor(seed_, who), earlier));
  Faces faces;
  for (int die = 0; die < dice.count(); ++die) {
    const auto sides = static_cast<uint32_t>(dice.SidesOf(die));
    faces.Add(static_cast<int>(1 + source.Below(sides)));
  }
  return faces;
}

}  // namespace berthier
