// The laws of rolls: weights add up, samples belong, faces of one class do the
// same.
#include <gtest/gtest.h>

#include <map>
#include <set>
#include <utility>
#include <vector>

#include "engine/model/modified.h"
#include "tests/engine/model/contract_checks.h"

namespace berthier {
namespace {

// The next faces in counting order; false after the last.
bool NextFaces(const Dice& dice, Faces& faces) {
  for (int i = dice.count() - 1; i >= 0; --i) {
    uint8_t& value = faces.values[static_cast<size_t>(i)];
    if (value < dice.SidesOf(i)) {
      ++value;
      return true;
    }
    value = 1;
  }
  return false;
}

Faces FirstFaces(const Dice& dice) {
  Faces faces;
  for (int i = 0; i < dice.count(); ++i) faces.Add(1);
  return faces;
}

// The hash of the position that these faces lead to.
uint64_t HashAfter(const Game& game, const Position& position,
                   const Faces& faces, Position& next) {
  next = position;
  game.Resolve(next, faces, nullptr);
  return game.Hash(next);
}

void CheckSample(const Game& game, const Position& position, const Roll& roll,
                 const OutcomeClass& outcome) {
  ASSERT_LT(outcome.code, game.vocabulary().outcomes.size());
  ASSERT_GT(outcome.weight, 0u);
  ASSERT_EQ(outcome.sample.count, roll.dice.count());
  for (int i = 0; i < outcome.sample.count; ++i) {
    ASSERT_GE(outcome.sample[i], 1);
    ASSERT_LE(outcome.sample[i], roll.dice.SidesOf(i));
  }
  ASSERT_FALSE(game.ThrownAgain(position, outcome.sample))
      << "the sample of a class is thrown again";
}

}  // namespace

void CheckRoll(const Game& game, const Position& position,
               const ContractOptions& options, SeededChooser& sampler) {
  Roll roll;
  game.Describe(position, roll);
  ASSERT_EQ(roll.dice, game.DiceFor(position));
  ASSERT_EQ(roll.kind, game.Awaits(position).kind);
  ASSERT_GT(roll.dice.count(), 0);
  ASSERT_LE(roll.dice.count(), Faces::kCapacity);
  ASSERT_NE(game.Say(roll), "");
  for (const Modifier& modifier : roll.modifiers) {
    ASSERT_LT(modifier.code, game.vocabulary().modifiers.size());
    if (modifier.handful == kOfTheNumber) continue;
    ASSERT_LT(modifier.handful, roll.dice.handfuls.size());
    ASSERT_GT(roll.dice.handfuls[modifier.handful].count, 0)
        << "a modifier of dice that are not thrown";
  }
  // One object may be used again for another roll.
  roll.Clear();
  game.Describe(position, roll);

  ASSERT_FALSE(roll.outcomes.empty());
  uint64_t weights = roll.again;
  std::set<std::pair<uint16_t, int32_t>> codes;
  std::map<uint64_t, uint64_t> by_hash;  // weight that leads to each position
  Position next(game.layout());
  for (const OutcomeClass& outcome : roll.outcomes) {
    ASSERT_NO_FATAL_FAILURE(CheckSample(game, position, roll, outcome));
    ASSERT_NE(game.Say(roll, outcome), "");
    ASSERT_TRUE(codes.emplace(outcome.code, outcome.detail).second)
        << game.vocabulary().outcomes[outcome.code].name << " "
        << outcome.detail << " stands twice";
    weights += outcome.weight;
    by_hash[HashAfter(game, position, outcome.sample, next)] += outcome.weight;
    ASSERT_NO_FATAL_FAILURE(CheckAwaited(game, next));
  }
  ASSERT_EQ(weights, roll.dice.faces());

  if (roll.dice.faces() > options.most_faces) {
    for (int i = 0; i < options.sampled_faces; ++i) {
      const Faces faces = ThrowForIt(game, position, sampler);
      ASSERT_TRUE(by_hash.count(HashAfter(game, position, faces, next)))
          << "faces that belong to no class";
    }
    return;
  }
  uint64_t again = 0;
  std::map<uint64_t, uint64_t> counted;
  std::vector<uint64_t> alike(roll.outcomes.size(), 0);
  Faces faces = FirstFaces(roll.dice);
  do {
    if (game.ThrownAgain(position, faces)) {
      ++again;
    } else {
      ++counted[HashAfter(game, position, faces, next)];
      for (size_t i = 0; i < alike.size(); ++i) {
        alike[i] +=
            game.SameOutcome(position, faces, roll.outcomes[i].sample) ? 1 : 0;
      }
    }
  } while (NextFaces(roll.dice, faces));
  ASSERT_EQ(again, roll.again);
  ASSERT_EQ(counted, by_hash)
      << "the faces do not lead where the classes say, as often as they say";
  for (size_t i = 0; i < alike.size(); ++i) {
    ASSERT_EQ(alike[i], roll.outcomes[i].weight)
        << "so many faces are told as \"" << game.Say(roll, roll.outcomes[i])
        << "\"";
  }
}

}  // namespace berthier
