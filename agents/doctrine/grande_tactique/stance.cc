#include "agents/doctrine/grande_tactique/stance.h"

namespace berthier::grande_tactique {

Stance StanceOf(Posture plan, const Weights& weights) {
  Stance stance = {.ardour = weights.ardour,
                   .foot_gap = weights.foot_gap,
                   .horse_gap = weights.horse_gap,
                   .guns_gap = weights.guns_gap,
                   .wreck_gap = weights.wreck_gap,
                   .fear = weights.fear,
                   .charge_fear = weights.charge_fear,
                   .least_chance = weights.least_chance,
                   .least = weights.least,
                   .ground = 0};
  switch (plan) {
    case Posture::kJudge:
      break;
    case Posture::kHold:
      stance.ardour = 0.004;
      stance.least = 0.08;
      break;
    case Posture::kBombard:
      stance.guns_gap = 6.5;
      stance.charge_fear = 0.9;
      break;
    case Posture::kAssault:
      stance.ardour = 0.09;
      stance.foot_gap = 1.5;
      stance.horse_gap = 8;
      stance.guns_gap = 5;
      stance.fear = 0.3;
      stance.charge_fear = 0.5;
      stance.least = 0.02;
      break;
    case Posture::kRefuse:
      stance.ardour = 0.05;
      stance.foot_gap = 14;
      stance.horse_gap = 16;
      stance.guns_gap = 12;
      stance.wreck_gap = 22;
      stance.fear = 1;
      stance.charge_fear = 1.2;
      break;
    case Posture::kReserve:
      stance.ardour = 0.05;
      stance.foot_gap = 12;
      stance.horse_gap = 13;
      stance.guns_gap = 11;
      stance.wreck_gap = 22;
      break;
    case Posture::kWithdraw:
      stance.ardour = 0.06;
      stance.foot_gap = 9;
      stance.horse_gap = 14;
      stance.guns_gap = 9;
      stance.wreck_gap = 60;
      stance.fear = 0.9;
      break;
  }
  return stance;
}

}  // namespace berthier::grande_tactique
