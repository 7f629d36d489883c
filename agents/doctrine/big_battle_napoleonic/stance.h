// Stances say how a formation is handled, tempers how much is risked.
//
// A stance is a set of weights for judging places and charges; a macro plan
// (BBN 9.2) is one stance per formation. A temper scales the stances of a whole
// side.
//
//   Stance stance = Tempered(StanceOf(Posture::kAssault), Temper::kBold);
#ifndef BERTHIER_AGENTS_DOCTRINE_BIG_BATTLE_NAPOLEONIC_STANCE_H_
#define BERTHIER_AGENTS_DOCTRINE_BIG_BATTLE_NAPOLEONIC_STANCE_H_

#include <array>
#include <cstdint>
#include <string_view>

#include "agents/doctrine/big_battle_napoleonic/weights.h"
#include "agents/doctrine/temper.h"

namespace berthier::big_battle_napoleonic {

struct Stance {
  double ground;  // weight of objectives
  double ardour;  // value of an inch nearer to the enemy, in bases
  double gap;     // preferred inches from the enemy; 0: by its arm
  double fire;    // number of phases of fire counted
  double fear;    // weight of enemy charges
  double hope;    // weight of own charges next move
  double charge;  // weight of own losses in a charge
  double least;   // minimum gain for a charge to be made
};

enum class Posture : int {
  kJudge,     // as the position asks for
  kAssault,   // close up and charge
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
  Stance stance = {.ground = weights.ground,
                   .ardour = weights.ardour,
                   .gap = 0,
                   .fire = weights.fire,
                   .fear = weights.fear,
                   .hope = weights.hope,
                   .charge = weights.charge,
                   .least = weights.least};
  switch (plan) {
    case Posture::kJudge:
      break;
    case Posture::kAssault:
      stance.ground = 1;
      stance.ardour = 0.12;
      stance.fear = 0.25;
      stance.hope = 0.7;
      stance.charge = 0.6;
      stance.least = -0.6;
      break;
    case Posture::kHold:
      stance.ground = 0.8;
      stance.ardour = 0;
      stance.fear = 1.5;
      stance.hope = 0.1;
      stance.least = 0.4;
      break;
    case Posture::kFire:
      stance.ardour = 0.08;
      stance.gap = 3.5;
      stance.fire = 2.2;
      stance.hope = 0;
      stance.least = 1.5;
      break;
    case Posture::kReserve:
      stance.ground = 0.3;
      stance.ardour = 0.06;
      stance.gap = 12;
      stance.fear = 1.6;
      stance.hope = 0;
      stance.least = 0.8;
      break;
    case Posture::kWithdraw:
      stance.ground = 0;
      stance.ardour = 0.08;
      stance.gap = 40;
      stance.fear = 1.8;
      stance.hope = 0;
      stance.least = 3;
      break;
  }
  return stance;
}

constexpr Stance Tempered(Stance stance, Temper temper) {
  if (temper == Temper::kBold) {
    stance.fear *= 0.6;
    stance.charge *= 0.8;
    stance.ardour *= 1.5;
    stance.hope *= 1.3;
  } else if (temper == Temper::kCautious) {
    stance.fear *= 1.5;
    stance.charge *= 1.3;
    stance.ardour *= 0.6;
  }
  return stance;
}

}  // namespace berthier::big_battle_napoleonic

#endif  // BERTHIER_AGENTS_DOCTRINE_BIG_BATTLE_NAPOLEONIC_STANCE_H_
