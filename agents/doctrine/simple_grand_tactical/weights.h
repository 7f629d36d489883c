// The weights of the doctrine and of its evaluation. Tuned in play against
// `drill`, with other seeds than the ladder's (bench/tuning).
//
//   Weights weights;  // as they were set
//   weights.fear = 1;
//   const ArmyView army(f, weights);
#ifndef BERTHIER_AGENTS_DOCTRINE_SIMPLE_GRAND_TACTICAL_WEIGHTS_H_
#define BERTHIER_AGENTS_DOCTRINE_SIMPLE_GRAND_TACTICAL_WEIGHTS_H_

#include <span>

#include "agents/doctrine/kit/weights.h"

namespace berthier::simple_grand_tactical {

// Name, value, meaning. Values are in chips unless stated.
#define BERTHIER_SGT_WEIGHTS(X)                                              \
  X(use, 0.24, "what a unit can still do, times its quality")                \
  X(under_fire, 1, "fire that the enemy has no better target for")           \
  X(other_fire, 0.3, "fire that the enemy has a better target for")          \
  X(guns_again, 0.7, "the second shot of guns in a turn")                    \
  X(shoot, 0.9, "what it can shoot at this turn")                            \
  X(answer, 0.5, "what it can shoot at in the enemy's turn")                 \
  X(fear, 0.8, "the worst attack that the enemy can make")                   \
  X(other_fear, 0.25, "the other attacks")                                   \
  X(volley, 0.6, "foot that comes up and fires at who cannot fire back")     \
  X(hope, 0.2, "the best attack that it can make next")                      \
  X(charge, 0.5, "the best charge that is left to it this turn")             \
  X(attack, 1, "what an attack may cost")                                    \
  X(least, 0.1, "an attack that gains less is not made")                     \
  X(dither, 0.04, "a move that gains less is not made")                      \
  X(ardour, 0.012, "a centimetre nearer to the enemy")                       \
  X(stand_off, 20, "centimetres from the enemy that are near enough")        \
  X(goal, 0.5, "an objective within reach, of its chips")                    \
  X(on_goal, 0.8, "an objective that it stands on, of its chips")            \
  X(far_goal, 60, "centimetres: half of an objective's pull is left")        \
  X(guard, 0.3, "an own objective that the enemy could take, of its chips")  \
  X(keep, 0.5, "... and will take as soon as nobody is on it, of its chips") \
  X(company, 0.6, "of those who could attack too, who do")                   \
  X(blocking, 0.6, "standing before the own guns, of their shots")           \
  X(square, 0.25, "standing in square")                                      \
  X(facing, 0.15, "facing away from the nearest enemy")                      \
  X(general, 1.3, "a general's life")                                        \
  X(pass, 0.7, "a pass, early in the battle")                                \
  X(of_quality, 0.24, "evaluation: a unit, times its quality")               \
  X(of_disordered, 1.4, "evaluation: a unit of rally 1 disordered")          \
  X(of_unformed, 0.35, "evaluation: a unit unformed")                        \
  X(of_danger, 1.1, "evaluation: attacks of who moves next")                 \
  X(of_hope, 0.07, "evaluation: attacks of who has just moved")              \
  X(of_shot, 0.28, "evaluation: fire that is to come")                       \
  X(of_goal, 0.01, "evaluation: nearness to objectives, of their chips")     \
  X(of_pass, 0.28, "evaluation: a pass left")                                \
  X(of_general, 1.3, "evaluation: a general")                                \
  X(of_exhaustion, 0.75, "evaluation: a chip under three of a corps")        \
  X(of_lead, 3.4, "evaluation: the lead in shares of morale")                \
  X(of_time, 2.5, "evaluation: ... and more of it as time goes by")

struct Weights {
#define BERTHIER_SGT_WEIGHT(name, usual, what) double name = usual;
  BERTHIER_SGT_WEIGHTS(BERTHIER_SGT_WEIGHT)
#undef BERTHIER_SGT_WEIGHT

  // All weights, in the order of the table.
  static std::span<const NamedWeight<Weights>> Rows();
};

inline constexpr Weights kUsualWeights = {};

// Those of a beginner, who sees what an order does, little of the fire that it
// runs into, and nothing of what the enemy will do next.
constexpr Weights ShortSight() {
  Weights weights;
  weights.under_fire = 0.2;
  weights.other_fire = 0;
  weights.fear = 0;
  weights.volley = 0;
  return weights;
}
inline constexpr Weights kShortSight = ShortSight();

inline std::span<const NamedWeight<Weights>> Weights::Rows() {
  static constexpr NamedWeight<Weights> kRows[] = {
#define BERTHIER_SGT_WEIGHT(name, usual, what) {#name, what, &Weights::name},
      BERTHIER_SGT_WEIGHTS(BERTHIER_SGT_WEIGHT)
#undef BERTHIER_SGT_WEIGHT
  };
  return kRows;
}

}  // namespace berthier::simple_grand_tactical

#endif  // BERTHIER_AGENTS_DOCTRINE_SIMPLE_GRAND_TACTICAL_WEIGHTS_H_
