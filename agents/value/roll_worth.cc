#include "agents/value/roll_worth.h"

#include <algorithm>

#include "agents/random_source.h"
#include "engine/model/fault.h"

namespace berthier {
namespace {

// The class in whose part of [0, 1) `u` lies, all parts as long as the chances.
size_t ClassAt(const std::vector<ClassWorth>& classes, double u) {
  for (size_t c = 0; c + 1 < classes.size(); ++c) {
    u -= classes[c].chance;
    if (u < 0) return c;
  }
  return classes.size() - 1;
}

// Evenly spread over [0, 1) from a start by chance: rarely drawn classes come
// in proportion and yet no class is favoured.
std::vector<size_t> ClassesDrawn(const std::vector<ClassWorth>& classes,
                                 uint64_t dice, uint64_t first) {
  RandomSource source(SeedFor(SeedFor(0xC1A55, dice), first));
  const double start = static_cast<double>(source.Next() >> 11) * 0x1p-53;
  std::vector<size_t> drawn;
  for (uint64_t i = 0; i < dice; ++i) {
    drawn.push_back(ClassAt(
        classes, (static_cast<double>(i) + start) / static_cast<double>(dice)));
  }
  // So that a class is not tried with neighbouring numbers alone.
  for (size_t i = drawn.size(); i > 1; --i) {
    std::swap(drawn[i - 1], drawn[source.Below(static_cast<uint32_t>(i))]);
  }
  return drawn;
}

// What the trials of a roll came to: of each class where all were tried, else
// of the one thrown and one that was drawn, by turns.
void Tell(std::span<const Trial> tries, bool each,
          std::span<const size_t> drawn, RollWorth& worth) {
  const size_t classes = worth.classes.size();
  const size_t dice = tries.size() / (each ? classes : 2);
  std::vector<RunningMean> of_class(classes);
  RunningMean before, luck;
  size_t next = 0;
  for (size_t i = 0; i < dice; ++i) {
    double mean = 0;
    double came = 0;
    if (each) {
      for (size_t c = 0; c < classes; ++c) {
        const double value = tries[next++].value;
        of_class[c].Add(value);
        mean += worth.classes[c].chance * value;
        if (c == worth.thrown) came = value;
      }
    } else {
      came = tries[next++].value;
      mean = tries[next++].value;
      of_class[worth.thrown].Add(came);
      if (drawn[i] != worth.thrown) of_class[drawn[i]].Add(mean);
    }
    before.Add(mean);
    luck.Add(came - mean);
  }
  for (size_t c = 0; c < classes; ++c) {
    if (of_class[c].count() > 0)
      worth.classes[c].value = of_class[c].estimate();
  }
  worth.before = before.estimate();
  worth.after = worth.classes[worth.thrown].value;
  worth.luck = luck.estimate();
}

}  // namespace

RollWorth WorthOfRoll(Trials& trials, const PlayoutFrame& frame,
                      const Position& position, const Faces& faces,
                      uint64_t dice, uint64_t first) {
  BERTHIER_CHECK(dice > 1);
  const Game& game = trials.game();
  Roll roll;
  game.Describe(position, roll);
  RollWorth worth;
  double all = 0;
  for (const OutcomeClass& outcome : roll.outcomes) {
    all += static_cast<double>(outcome.weight);
  }
  std::vector<Position> after;
  for (const OutcomeClass& outcome : roll.outcomes) {
    worth.classes.push_back(
        {.outcome = outcome,
         .chance = static_cast<double>(outcome.weight) / all});
    game.Resolve(after.emplace_back(position), outcome.sample, nullptr);
  }
  const OutcomeClass& thrown = ClassOf(game, position, roll, faces);
  worth.thrown = static_cast<size_t>(&thrown - roll.outcomes.data());
  const size_t classes = worth.classes.size();
  const bool each = classes <= kMostClassesTried;
  const std::vector<size_t> drawn =
      each ? std::vector<size_t>{} : ClassesDrawn(worth.classes, dice, first);

  std::vector<Trial> tries;
  const auto add = [&](size_t c, uint64_t i) {
    tries.push_back({.position = &after[c], .dice = first + i});
  };
  for (uint64_t i = 0; i < dice; ++i) {
    if (each) {
      for (size_t c = 0; c < classes; ++c) add(c, i);
      continue;
    }
    add(worth.thrown, i);
    add(drawn[i], i);
  }
  trials.Run(frame, tries);

  Tell(tries, each, drawn, worth);
  return worth;
}

}  // namespace berthier
