// Stances say how a unit is handled, tempers how much is risked.
//
// A stance is a set of weights for judging places and attacks. A temper scales
// the stances of a whole side.
//
//   Stance stance = Tempered(StanceOf(Posture::kAssault), Temper::kBold);
#ifndef BERTHIER_AGENTS_DOCTRINE_SIMPLE_GRAND_TACTICAL_STANCE_H_
#define BERTHIER_AGENTS_DOCTRINE_SIMPLE_GRAND_TACTICAL_STANCE_H_

#include <array>
#include <string_view>

#include "agents/doctrine/simple_grand_tactical/weights.h"
#include "agents/doctrine/temper.h"

namespace berthier::simple_grand_tactical {

struct Stance {
  double ground;     // weight of objectives
  double ardour;     // value of a centimetre nearer to the enemy, in chips
  double stand_off;  // near enough: centimetres from the enemy
  double fire;       // weight of being shot at
  double fear;       // weight of enemy attacks
  double hope;       // weight of own attacks next turn
  double attack;     // weight of own losses in an attack
  double least;      // minimum gain for an attack to be made
};

enum class Posture : int {
  kJudge,     // as the position asks for
  kAssault,   // close up and attack
  kHold,      // keep the ground and the line
  kFire,      // to musket and gun range, no farther
  kReserve,   // behind the line, fit to act
  kWithdraw,  // away from the enemy
};
inline constexpr std::array<std::string_view, 6> kPostureNames = {
    "as it comes", "assault", "hold", "fire", "reserve", "withdraw"};
inline constexpr int kPostures = static_cast<int>(kPostureNames.size());

constexpr Stance StanceOf(Posture plan,
                          const Weights& weights = kUsualWeights) {
  Stance stance = {.ground = 1,
                   .ardour = weights.ardour,
                   .stand_off = weights.stand_off,
                   .fire = 1,
                   .fear = weights.fear,
                   .hope = weights.hope,
                   .attack = weights.attack,
                   .least = weights.least};
  switch (plan) {
    case Posture::kJudge:
      break;
    case Posture::kAssault:
      stance.ardour = 0.04;
      stance.stand_off = 8;
      stance.fire = 0.6;
      stance.fear *= 0.4;
      stance.hope = 0.5;
      stance.attack = 0.6;
      stance.least = -0.5;
      break;
    case Posture::kHold:
      stance.ardour = 0;
      stance.fear *= 1.4;
      stance.hope = 0.05;
      stance.least = 0.5;
      break;
    case Posture::kFire:
      stance.ardour = 0.03;
      stance.stand_off = 4;
      stance.fire = 0.6;
      stance.fear *= 0.6;
      stance.hope = 0;
      stance.least = 1;
      break;
    case Posture::kReserve:
      stance.ground = 0.3;
      stance.ardour = 0.02;
      stance.stand_off = 36;
      stance.fear *= 1.5;
      stance.hope = 0;
      stance.least = 0.8;
      break;
    case Posture::kWithdraw:
      stance.ground = 0;
      stance.ardour = 0.03;
      stance.stand_off = 90;
      stance.fear *= 1.5;
      stance.hope = 0;
      stance.least = 2;
      break;
  }
  return stance;
}

constexpr Stance Tempered(Stance stance, Temper temper) {
  if (temper == Temper::kBold) {
    stance.fear *= 0.6;
    stance.attack *= 0.8;
    stance.ardour *= 1.5;
    stance.hope *= 1.3;
  } else if (temper == Temper::kCautious) {
    stance.fear *= 1.5;
    stance.attack *= 1.3;
    stance.ardour *= 0.6;
  }
  return stance;
}

}  // namespace berthier::simple_grand_tactical

#endif  // BERTHIER_AGENTS_DOCTRINE_SIMPLE_GRAND_TACTICAL_STANCE_H_
