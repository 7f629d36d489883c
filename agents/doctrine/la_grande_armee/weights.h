// The weights of the doctrine, set by hand and in play against `drill`, and
// those of its evaluation, fitted to how games ended, with other seeds than the
// ladder's (bench/tuning). Some matter only to one of them and are as they are
// in the other.
//
//   Weights weights;  // as they were set
//   weights.fear = 1;
//   const ArmyView army(f, weights);
#ifndef BERTHIER_AGENTS_DOCTRINE_LA_GRANDE_ARMEE_WEIGHTS_H_
#define BERTHIER_AGENTS_DOCTRINE_LA_GRANDE_ARMEE_WEIGHTS_H_

#include <span>

#include "agents/doctrine/kit/weights.h"

namespace berthier::la_grande_armee {

// Name, value for orders, value for the evaluation, meaning. Values are in
// bases unless stated.
#define BERTHIER_LGA_WEIGHTS(X)                                               \
  X(use, 0.35, 0.546, "what a base may still do, beside what it counts")      \
  X(marker, 0.95, 2.15, "the first marker")                                   \
  X(routs, 0.3, 0.0924, "what is left of who routs, of its worth")            \
  X(panic, 0.5, 0.858, "markers of friends who see it rout or disperse")      \
  X(fire, 1, 1.36, "what the enemy can shoot at this place")                  \
  X(acted, 0.5, 1, "... of who has acted in this bound, of that")             \
  X(fear, 0.7, 0.601, "the worst charge that the enemy can make")             \
  X(other_fear, 0.3, 0.139, "his other charges")                              \
  X(shoot, 0.4, 0.905, "what it can shoot at from a place")                   \
  X(front, 0.2, 0, "a die that its front can throw, near the enemy")          \
  X(hope, 0.4, 0.343, "the best charge that it can make next from a place")   \
  X(horse_hope, 2.5, 1, "... of horse, times that of foot")                   \
  X(prospect, 1, 0.858, "... that wheels and closes up first, of the former") \
  X(post, 1.4, 0,                                                             \
    "a place to charge from that it can go to, of what it gains")             \
  X(next, 0.8, 0.8, "what its actions left may still do there")               \
  X(attack, 0.9, 0.9, "what a charge may cost")                               \
  X(least, 0.1, 0.1, "a charge that gains less is not made")                  \
  X(dither, 0.03, 0.03, "a move that gains less is not made")                 \
  X(ardour, 0.06, 0.136, "an inch nearer to the enemy")                       \
  X(stand_off, 6, 1.85, "inches from the enemy that are near enough")         \
  X(horse_off, 10, 15.6, "... for horse")                                     \
  X(guns_off, 10, 13.8, "... for guns")                                       \
  X(ahead, 0.08, 0.181,                                                       \
    "an inch nearer to the enemy than the line of the foot")                  \
  X(facing, 0.5, 0.154, "facing away from the nearest enemy")                 \
  X(cramped, 1.5, 0, "a column with no room to form line, near the enemy")    \
  X(command, 0.3, 0.0924, "foot beyond 6 in of its commander")                \
  X(recall, 1.2, 1.52, "cavalry beyond 12 in of its commander")               \
  X(crowd, 0.15, 0.0693, "standing close behind a friend who wavers")         \
  X(blocking, 0.3, 0.0924,                                                    \
    "standing before friends who shoot, of their shots")                      \
  X(town, 0.6, 0.185, "standing in a settlement with the enemy near")         \
  X(objective, 0.8, 0.246, "taking an objective, of its worth")               \
  X(pull, 0.035, 0.01, "an inch nearer to an objective, of its worth")        \
  X(later, 0.35, 0.35, "what the others do to who has charged")               \
  X(joint, 0.5, 0.5, "charges of the others at whom it has charged")          \
  X(leader, 0.8, 0.8, "the life of a corps commander")                        \
  X(attach, 0.25, 0.25, "a commander with who is about to fight")             \
  X(army_leader, 0.15, 0.15, "the army commander near who is about to fight") \
  X(of_unit, 0.9, 0.918,                                                      \
    "evaluation: a unit, times its worth beyond the score")                   \
  X(of_danger, 0.3, 0.0924, "evaluation: charges to come")                    \
  X(of_shot, 0.3, 0.679, "evaluation: fire to come")                          \
  X(of_place, 0.35, 0.364, "evaluation: places, as they are chosen by")       \
  X(of_leader, 0.5, 0.231, "evaluation: a commander")                         \
  X(of_lead, 3.0, 3.3, "evaluation: how fast a lead decides")

struct Weights {
#define BERTHIER_LGA_WEIGHT(name, orders, value, what) double name = orders;
  BERTHIER_LGA_WEIGHTS(BERTHIER_LGA_WEIGHT)
#undef BERTHIER_LGA_WEIGHT

  // All weights, in the order of the table.
  static std::span<const NamedWeight<Weights>> Rows();
};

inline constexpr Weights kUsualWeights = {};

constexpr Weights WeightsOfValue() {
  Weights weights;
#define BERTHIER_LGA_WEIGHT(name, orders, value, what) weights.name = value;
  BERTHIER_LGA_WEIGHTS(BERTHIER_LGA_WEIGHT)
#undef BERTHIER_LGA_WEIGHT
  return weights;
}

inline std::span<const NamedWeight<Weights>> Weights::Rows() {
  static constexpr NamedWeight<Weights> kRows[] = {
#define BERTHIER_LGA_WEIGHT(name, orders, value, what) \
  {#name, what, &Weights::name},
      BERTHIER_LGA_WEIGHTS(BERTHIER_LGA_WEIGHT)
#undef BERTHIER_LGA_WEIGHT
  };
  return kRows;
}

}  // namespace berthier::la_grande_armee

#endif  // BERTHIER_AGENTS_DOCTRINE_LA_GRANDE_ARMEE_WEIGHTS_H_
