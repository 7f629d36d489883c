// A roll of dice: how many, whose, why, and what can come of it.
//
// The engine asks for dice; who answers is not its business. People, logs and
// replays answer with faces. Search branches on outcome classes: groups of
// faces with the same consequence, each with an exact integer weight (the
// number of faces in it).
//
// Laws: the weights of the classes and `again` add up to the number of all
// faces; the sample of a class belongs to it; any two faces of one class lead
// to positions with the same hash.
#ifndef BERTHIER_ENGINE_MODEL_ROLL_H_
#define BERTHIER_ENGINE_MODEL_ROLL_H_

#include <array>
#include <cstdint>
#include <utility>
#include <vector>

#include "engine/model/side.h"

namespace berthier {

// The dice of one roll: up to two handfuls, of one side each.
struct Dice {
  struct Handful {
    uint8_t count = 0;
    uint8_t sides = 6;
    Side thrower = Side::kFirst;

    friend bool operator==(const Handful&, const Handful&) = default;
  };
  std::array<Handful, 2> handfuls = {};

  int count() const { return handfuls[0].count + handfuls[1].count; }
  int SidesOf(int die) const {
    return die < handfuls[0].count ? handfuls[0].sides : handfuls[1].sides;
  }
  // Number of different faces; at most 2^63 (a ruleset throws more dice than
  // that in several rolls).
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
  uint8_t handful = 0;  // whose dice it changes

  friend bool operator==(const Modifier&, const Modifier&) = default;
};

struct OutcomeClass {
  uint16_t code = 0;   // index into Vocabulary::outcomes
  int32_t detail = 0;  // CP rolled, inches run, ...; told apart from code
  uint64_t weight = 0;
  Faces sample = {};
};

// The whole description, for people and for search. Reuse one object: its
// vectors keep their room.
struct Roll {
  uint8_t kind = 0;  // index into Vocabulary::rolls
  // What it is for, where a kind serves several purposes: a number of the
  // ruleset's own, told in words by Game::Say.
  uint8_t purpose = 0;
  Dice dice = {};
  EntityId subject = EntityId::kNone;  // who tests, fires, ...
  EntityId object = EntityId::kNone;   // against whom
  int32_t target = 0;                  // total needed; 0 if there is none
  std::vector<Modifier> modifiers = {};
  std::vector<OutcomeClass> outcomes = {};
  // Faces that count for nothing and are thrown again (ties in locked combat).
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
