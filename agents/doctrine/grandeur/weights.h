// The weights of the doctrine and of its evaluation. Set by hand and in play
// against `drill`, with other seeds than the ladder's (bench/tuning).
//
//   Weights weights;  // as they were set
//   weights.fear = 1;
//   const ArmyView army(f, weights);
#ifndef BERTHIER_AGENTS_DOCTRINE_GRANDEUR_WEIGHTS_H_
#define BERTHIER_AGENTS_DOCTRINE_GRANDEUR_WEIGHTS_H_

#include <span>

#include "agents/doctrine/kit/weights.h"

namespace berthier::grandeur {

// Name, value, meaning. Values are in VD unless stated.
#define BERTHIER_GRANDEUR_WEIGHTS(X)                                         \
  X(last, 0.34, "what the last VBU of a unit is worth, of its VD")           \
  X(ending, 0.7, "... of the rest in the last turn")                         \
  X(disorder, 0.05, "being disordered far from the enemy, of the worth")     \
  X(exposed, 0.12, "... and more of it with the enemy near")                 \
  X(retreat, 0.08, "being driven back, of the worth")                        \
  X(pursuit, 0.06, "driving somebody back, of his worth")                    \
  X(fear, 0.5, "the worst charge that the enemy can make")                   \
  X(other_fear, 0.2, "his other charges")                                    \
  X(fire, 0.75, "what the enemy can shoot at this place")                    \
  X(horse, 2, "... at horse, times")                                         \
  X(again, 0.5, "the chance that who has acted acts before the other")       \
  X(together, 24, "U within which foot that comes on together meets them")   \
  X(close, 9.8, "U from the enemy to which it comes")                        \
  X(rush, 3, "... by so much more ardour")                                   \
  X(dare, 0.5, "... and so much less heed of fire and charges")              \
  X(begin, 0.7, "disordering who is shot at, of what that costs him")        \
  X(finish, 1.4, "shooting at who is disordered, of what that costs him")    \
  X(shoot, 0.55, "what it can shoot at from a place")                        \
  X(pin, 1.3, "fire that horse standing there keeps from being fired")       \
  X(hope, 0.3, "the best charge that it can make next from a place")         \
  X(flank, 0.25, "... of it, for standing on a flank")                       \
  X(attack, 0.8, "what a charge may cost")                                   \
  X(least, 0.05, "a charge that gains less is not made")                     \
  X(dither, 0.02, "a move that gains less is not made")                      \
  X(aside, 0.003, "... and for every U to its side or rear so much more")    \
  X(ardour, 0.02, "a U nearer to the enemy")                                 \
  X(stand_off, 11, "U from the enemy that are near enough")                  \
  X(wait, 35, "... early, while the enemy may still come")                   \
  X(late, 1, "more of it as time goes by, in games")                         \
  X(haste, 6, "how fast that patience ends, in games")                       \
  X(ahead, 0.023, "a U nearer to the enemy than the line of the foot")       \
  X(guns_off, 26, "... for guns")                                            \
  X(facing, 0.12, "facing away from the nearest enemy")                      \
  X(command, 0.2, "standing in command")                                     \
  X(blocking, 0.4, "standing before the own guns, of their shots")           \
  X(masking, 0.6, "... before own foot that fires")                          \
  X(crowd, 0.08, "standing close behind a friend")                           \
  X(village, 0.3, "holding a village with the enemy near")                   \
  X(watch, 0.15, "going on Opportunity, of what it may shoot or charge")     \
  X(later, 0.3, "what the others do to who has charged")                     \
  X(leader, 0.5, "the life of a leader")                                     \
  X(steady, 1.5, "what who is led by a leader loses less by fire")           \
  X(of_unit, 0.35, "evaluation: a unit, times its worth")                    \
  X(of_disorder, 0.8, "evaluation: disorder, of what it costs")              \
  X(of_danger, 0.35, "evaluation: charges to come of who is not disordered") \
  X(of_shot, 0.3, "evaluation: fire to come")                                \
  X(of_leader, 0.3, "evaluation: a leader")                                  \
  X(of_open, 0.25, "evaluation: the lead of VDT that decides at first")      \
  X(of_last, 0.08, "... and in the last turn")                               \
  X(of_lead, 3.2, "what a lead in shares of what defeats is worth")

struct Weights {
#define BERTHIER_GRANDEUR_WEIGHT(name, usual, what) double name = usual;
  BERTHIER_GRANDEUR_WEIGHTS(BERTHIER_GRANDEUR_WEIGHT)
#undef BERTHIER_GRANDEUR_WEIGHT

  // All weights, in the order of the table.
  static std::span<const NamedWeight<Weights>> Rows();
};

inline constexpr Weights kUsualWeights = {};

inline std::span<const NamedWeight<Weights>> Weights::Rows() {
  static constexpr NamedWeight<Weights> kRows[] = {
#define BERTHIER_GRANDEUR_WEIGHT(name, usual, what) \
  {#name, what, &Weights::name},
      BERTHIER_GRANDEUR_WEIGHTS(BERTHIER_GRANDEUR_WEIGHT)
#undef BERTHIER_GRANDEUR_WEIGHT
  };
  return kRows;
}

}  // namespace berthier::grandeur

#endif  // BERTHIER_AGENTS_DOCTRINE_GRANDEUR_WEIGHTS_H_
