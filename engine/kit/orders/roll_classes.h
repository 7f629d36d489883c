// Outcome classes of a roll, found by trying every throw of its dice.
//
// For small rolls: the work is Dice::faces(). Pools of many dice count their
// classes by combinatorics instead.
//
//   enum class OutcomeCode { kAttacks, kHolds };
//   struct Outcome { OutcomeCode code; int32_t detail; };
//   Roll roll;
//   roll.dice.handfuls[0] = {.count = 2};
//   AddClasses(roll, [](const Faces& faces) -> std::optional<Outcome> {
//     if (faces[0] == faces[1]) return std::nullopt;  // is thrown again
//     return Outcome{OutcomeCode::kAttacks, faces[0]};
//   });
#ifndef BERTHIER_ENGINE_KIT_ORDERS_ROLL_CLASSES_H_
#define BERTHIER_ENGINE_KIT_ORDERS_ROLL_CLASSES_H_

#include <algorithm>
#include <cstdint>

#include "engine/model/roll.h"

namespace berthier {

// Calls f(Faces) for each throw, in ascending order of the faces.
template <typename F>
void ForEachThrow(const Dice& dice, F&& f, Faces faces = {}) {
  if (faces.count == dice.count()) return f(faces);
  for (int face = 1; face <= dice.SidesOf(faces.count); ++face) {
    Faces longer = faces;
    longer.Add(face);
    ForEachThrow(dice, f, longer);
  }
}

// Adds the classes of roll.dice to the roll, in the order in which throws first
// show them. outcome_of(Faces) is an optional code and detail (OutcomeClass):
// none where the throw is void, which counts in Roll::again.
template <typename OutcomeOf>
void AddClasses(Roll& roll, OutcomeOf&& outcome_of) {
  ForEachThrow(roll.dice, [&](const Faces& faces) {
    const auto outcome = outcome_of(faces);
    if (!outcome.has_value()) {
      ++roll.again;
      return;
    }
    const auto code = static_cast<uint16_t>(outcome->code);
    const auto known = std::find_if(
        roll.outcomes.begin(), roll.outcomes.end(), [&](const auto& each) {
          return each.code == code && each.detail == outcome->detail;
        });
    if (known != roll.outcomes.end()) {
      ++known->weight;
    } else {
      roll.outcomes.push_back({code, outcome->detail, 1, faces});
    }
  });
}

}  // namespace berthier

#endif  // BERTHIER_ENGINE_KIT_ORDERS_ROLL_CLASSES_H_
