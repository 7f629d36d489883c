// Stances say how a unit is handled, tempers how much is risked.
//
// A stance is a set of weights for judging places and charges. A temper scales
// the stances of a whole side.
//
//   Stance stance = Tempered(StanceOf(Posture::kAssault), Mood::kBold);
#ifndef BERTHIER_AGENTS_DOCTRINE_GRANDEUR_STANCE_H_
#define BERTHIER_AGENTS_DOCTRINE_GRANDEUR_STANCE_H_

#include <array>
#include <string_view>

#include "agents/doctrine/grandeur/weights.h"
#include "agents/doctrine/temper.h"

namespace berthier::grandeur {

// Of an agent; `Temper` is that of a division commander here (GRA-LDR-04).
using Mood = berthier::Temper;

struct Stance {
  double ardour;            // value of a U nearer to the enemy, in VD
  double stand_off;         // near enough: U from the enemy
  double fire;              // weight of being shot at
  double fear;              // weight of enemy charges
  double hope;              // weight of own charges next
  double attack;            // weight of own losses in a charge
  double least;             // minimum gain for a charge to be made
  bool keeps_line = false;  // one phase at a time, as the others
};

enum class Posture : int {
  kJudge,     // as the position asks for
  kAssault,   // close up and charge
  kHold,      // keep the ground and the line
  kFire,      // to skirmish and gun range, no farther
  kReserve,   // behind the line, fit to act
  kWithdraw,  // away from the enemy
};
inline constexpr std::array<std::string_view, 6> kPostureNames = {
    "as it comes", "assault", "hold", "fire", "reserve", "withdraw"};
inline constexpr int kPostures = static_cast<int>(kPostureNames.size());

// What a posture makes of the usual stance: factors, and what is added.
struct PostureRow {
  double ardour, fire, fear, hope, attack;  // factors
  double stand_off;                         // U; 0: as usual
  double least;                             // added, in VD
};
inline constexpr std::array<PostureRow, kPostures> kPostureRows = {{
    {1, 1, 1, 1, 1, 0, 0},             // as it comes
    {3, 0.6, 0.4, 1.8, 0.6, 6, -0.4},  // assault
    {0, 1, 1.4, 0.3, 1, 0, 0.3},       // hold
    {2, 0.6, 0.7, 0.2, 1, 9, 0.8},     // fire
    {1.5, 1, 1.5, 0.2, 1, 30, 0.5},    // reserve
    {2, 1, 1.5, 0, 1.2, 90, 1.5},      // withdraw
}};

constexpr Stance StanceOf(Posture posture,
                          const Weights& weights = kUsualWeights) {
  const PostureRow& row = kPostureRows[static_cast<size_t>(posture)];
  return {.ardour = weights.ardour * row.ardour,
          .stand_off = row.stand_off > 0 ? row.stand_off : weights.stand_off,
          .fire = weights.fire * row.fire,
          .fear = weights.fear * row.fear,
          .hope = weights.hope * row.hope,
          .attack = weights.attack * row.attack,
          .least = weights.least + row.least};
}

constexpr Stance Tempered(Stance stance, Mood mood) {
  if (mood == Mood::kBold) {
    stance.fear *= 0.6;
    stance.attack *= 0.8;
    stance.ardour *= 1.5;
    stance.hope *= 1.3;
  } else if (mood == Mood::kCautious) {
    stance.fear *= 1.5;
    stance.attack *= 1.3;
    stance.ardour *= 0.6;
  }
  return stance;
}

}  // namespace berthier::grandeur

#endif  // BERTHIER_AGENTS_DOCTRINE_GRANDEUR_STANCE_H_
