// A roll of dice: how many, whose, why, and its possible outcomes.
//
// The engine asks for dice and does not throw them: people, logs, replays and
// generators supply the faces. Search branches on outcome classes: sets of
// faces with the same consequence, each with an exact integer weight (the
// number of throws in it).
//
// Laws: the weights of the classes and `again` add up to Dice::faces(); the
// sample of a class belongs to it; any two throws of one class lead to
// positions with the same hash.
#ifndef BERTHIER_ENGINE_MODEL_ROLL_H_
#define BERTHIER_ENGINE_MODEL_ROLL_H_

#include <array>
#include <cstdint>
#include <utility>
#include <vector>

#include "engine/model/side.h"

namespace berthier {

// The dice of one roll: up to two handfuls, each thrown by one side.
struct Dice {
  struct Handful {
    uint8_t count = 0;
    uint8_t sides = 6;  // of each die
    Side thrower = Side::kFirst;

    friend bool operator==(const Handful&, const Handful&) = default;
  };
  std::array<Handful, 2> handfuls = {};

  int count() const { return handfuls[0].count + handfuls[1].count; }
  int SidesOf(int die) const {
    return die < handfuls[0].count ? handfuls[0].sides : handfuls[1].sides;
  }
  // Number of different throws of all dice; at most 2^63 (a ruleset splits a
  // larger throw into several rolls).
  uint64_t faces() const;

  friend bool operator==(const Dice&, const Dice&) = default;
};

// What the dice showed, each from 1 to its number of sides, first handful
// first.
struct Faces {
  static constexpr int kCapacity = 63;
  uint8_t count = 0;
  std::array<uint8_t, kCapacity> values = {};

  int operator[](int i) const { return values[static_cast<size_t>(i)]; }
  void Add(int face) { values[count++] = static_cast<uint8_t>(face); }

  friend bool operator==(const Faces&, const Faces&) = default;
};

struct Modifier {
  uint16_t code = 0;  // index into Vocabulary::modifiers
  int16_t value = 0;
  uint8_t handful = 0;  // index of the handful, or kOfTheNumber (modified.h)

  friend bool operator==(const Modifier&, const Modifier&) = default;
};

struct OutcomeClass {
  uint16_t code = 0;   // index into Vocabulary::outcomes
  int32_t detail = 0;  // a number besides the code: CP rolled, inches run, ...
  uint64_t weight = 0;
  Faces sample = {};
};

// The whole description, for people and for search. Reuse one object: Clear
// keeps the capacity of its vectors.
struct Roll {
  uint8_t kind = 0;  // index into Vocabulary::rolls
  // The purpose, where one kind serves several: a number defined by the
  // ruleset, put into words by Game::Say.
  uint8_t purpose = 0;
  Dice dice = {};
  EntityId subject = EntityId::kNone;  // who tests, fires, ...
  EntityId object = EntityId::kNone;   // against whom
  int32_t target = 0;                  // total needed; 0 if there is none
  std::vector<Modifier> modifiers = {};
  std::vector<OutcomeClass> outcomes = {};
  // Number of void throws, which are thrown again (ties in locked combat).
  uint64_t again = 0;

  void Clear() {
    *this = Roll{.modifiers = std::move(modifiers),
                 .outcomes = std::move(outcomes)};
    modifiers.clear();
    outcomes.clear();
  }
  int ModifierSum(int handful) const {
    int sum = 0;
    for (const Modifier& m : modifiers) {
      if (m.handful == handful) sum += m.value;
    }
    return sum;
  }
};

}  // namespace berthier

#endif  // BERTHIER_ENGINE_MODEL_ROLL_H_
