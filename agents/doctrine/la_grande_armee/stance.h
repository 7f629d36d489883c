// How a unit is handled: macro plans and tempers, as weights of the judgement.
//
//   const Stance stance = Tempered(StanceOf(Posture::kAssault), Mood::kBold);
#ifndef BERTHIER_AGENTS_DOCTRINE_LA_GRANDE_ARMEE_STANCE_H_
#define BERTHIER_AGENTS_DOCTRINE_LA_GRANDE_ARMEE_STANCE_H_

#include <array>
#include <string_view>

#include "agents/doctrine/la_grande_armee/weights.h"
#include "agents/doctrine/temper.h"

namespace berthier::la_grande_armee {

using Mood = berthier::Temper;

struct Stance {
  double ardour;     // value of an inch nearer to the enemy, in bases
  double stand_off;  // inches from the enemy that are near enough; 0: as usual
  double fire;       // weight of being shot at
  double fear;       // weight of enemy charges
  double hope;       // weight of own charges next
  double attack;     // weight of own losses in a charge
  double least;      // minimum gain for a charge to be made
  double pull;       // weight of objectives
};

enum class Posture : int {
  kJudge,     // as the position asks for
  kAssault,   // close up and charge
  kHold,      // keep the ground and the line
  kFire,      // to musket range, no farther
  kReserve,   // behind the line, fit to act
  kWithdraw,  // away from the enemy
};
inline constexpr std::array<std::string_view, 6> kPostureNames = {
    "as it comes", "assault", "hold", "fire", "reserve", "withdraw"};
inline constexpr int kPostures = static_cast<int>(kPostureNames.size());

// What a posture makes of the usual stance: factors, and what is added.
struct PostureRow {
  double ardour, fire, fear, hope, attack, pull;  // factors
  double stand_off;                               // inches; 0: as usual
  double least;                                   // added, in bases
};
inline constexpr std::array<PostureRow, kPostures> kPostureRows = {{
    {1, 1, 1, 1, 1, 1, 0, 0},                 // as it comes
    {2.5, 0.6, 0.4, 1.8, 0.7, 1.2, 3, -0.3},  // assault
    {0, 1, 1.3, 0.4, 1, 0.5, 0, 0.3},         // hold
    {1.5, 0.6, 0.8, 0.3, 1.1, 0.7, 4, 0.6},   // fire
    {1, 1.2, 1.5, 0.2, 1, 0.3, 16, 0.5},      // reserve
    {1.5, 1.2, 1.5, 0, 1.2, 0, 40, 1.5},      // withdraw
}};

constexpr Stance StanceOf(Posture posture,
                          const Weights& weights = kUsualWeights) {
  const PostureRow& row = kPostureRows[static_cast<size_t>(posture)];
  return {.ardour = weights.ardour * row.ardour,
          .stand_off = row.stand_off,
          .fire = weights.fire * row.fire,
          .fear = row.fear,
          .hope = weights.hope * row.hope,
          .attack = weights.attack * row.attack,
          .least = weights.least + row.least,
          .pull = row.pull};
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

}  // namespace berthier::la_grande_armee

#endif  // BERTHIER_AGENTS_DOCTRINE_LA_GRANDE_ARMEE_STANCE_H_
