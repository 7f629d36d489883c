// The weights of the doctrine and of its evaluation. Tuned in play against
// `drill`, with other seeds than the ladder's (bench/tuning).
//
//   Weights weights;  // as they were set
//   weights.fear = 1;
//   const ArmyView army(f, weights);
#ifndef BERTHIER_AGENTS_DOCTRINE_BIG_BATTLE_NAPOLEONIC_WEIGHTS_H_
#define BERTHIER_AGENTS_DOCTRINE_BIG_BATTLE_NAPOLEONIC_WEIGHTS_H_

#include <span>

#include "agents/doctrine/kit/weights.h"

namespace berthier::big_battle_napoleonic {

// Name, value, meaning. Values are in bases of trained infantry unless stated.
#define BERTHIER_BBN_WEIGHTS(X)                                          \
  X(ground, 0.5, "weight of objectives")                                 \
  X(ardour, 0.06, "an inch nearer to the enemy")                         \
  X(fire, 1.0, "phases of fire that are counted")                        \
  X(fear, 1.2, "weight of what the enemy may charge")                    \
  X(hope, 0.5, "weight of what could be charged next")                   \
  X(charge, 1, "weight of what a charge may cost")                       \
  X(least, 0.05, "a charge that gains less is not made")                 \
  X(facing, 0.3, "facing away from the enemy")                           \
  X(idle_guns, 0.2, "unlimbered guns that see nobody")                   \
  X(unlimbering, 1, "phases of fire that unlimbering costs")             \
  X(come_too, 0.4, "of the other chargers so many come too")             \
  X(other_threats, 0.3, "threats other than the worst")                  \
  X(counters, 0.7, "... what horse on counter may take, beside it")      \
  X(near, 8, "inches: who is there defends an objective")                \
  X(free_ground, 4, "to walk over free ground")                          \
  X(to_take, 1.6, "to take ground, against one of the enemy's")          \
  X(to_keep, 1.5, "... to keep it")                                      \
  X(small, 2, "not fit for a task, nor fewer")                           \
  X(set_out, 4, "inches that every way costs")                           \
  X(settle, 3, "what every objective costs")                             \
  X(on_it, 2, "inches from its middle: on an objective")                 \
  X(up, 12, "inches: near enough to attack together")                    \
  X(out_of_reach, 9, "inches, where the first wait for the others")      \
  X(comes, 30, "inches: nobody waits for who is farther")                \
  X(enough, 0.8, "of those who are to come, that begin")                 \
  X(no_time_left, 0.3, "of the game, to wait")                           \
  X(pull, 0.1, "an inch nearer to a task")                               \
  X(fastest, 10, "inches a move that foot near an enemy makes")          \
  X(next_move, 0.5, "of the next move, that counts")                     \
  X(use, 0.5, "evaluation: what a base can still do, of its value")      \
  X(next_fire, 1, "evaluation: phases of fire that are looked ahead")    \
  X(next_charge, 0.45, "evaluation: charges of who moves next")          \
  X(later_charge, 0.2, "evaluation: charges of who has just moved")      \
  X(wait, 0.02, "for horse: to stand on counter, not to hold")           \
  X(wait_near, 0.35, "... for who stands within half a move")            \
  X(wait_far, 0.15, "... for who might come there")                      \
  X(wait_most, 0.7, "... at most")                                       \
  X(covered_guns, 0.15, "of guns beside others, to be lost to a charge") \
  X(screened_guns, 0.15, "of guns behind others, to be ridden over")     \
  X(leave_guns, 0.3, "to leave guns that stand beside")                  \
  X(leave_position, 0.2, "for guns: to leave where they stand ready")    \
  X(counter, 0.15, "evaluation: cavalry on counter")                     \
  X(in_command, 0.05, "evaluation: a unit in command")                   \
  X(held_early, 0.35,                                                    \
    "evaluation: an objective in hand now is so much of one at the end") \
  X(fights, 0.7, "evaluation: fights that are still to be fought")

struct Weights {
#define BERTHIER_BBN_WEIGHT(name, usual, what) double name = usual;
  BERTHIER_BBN_WEIGHTS(BERTHIER_BBN_WEIGHT)
#undef BERTHIER_BBN_WEIGHT

  // All weights, in the order of the table.
  static std::span<const NamedWeight<Weights>> Rows();
};

inline constexpr Weights kUsualWeights = {};

// Those of a beginner, who goes at whom he could charge at once, alone,
// whatever it costs and whoever comes back at him, and thinks little of facing
// and of guns in position.
constexpr Weights ShortSight() {
  Weights weights;
  weights.fear = 0;
  weights.other_threats = 0;
  weights.hope = 1.5;
  weights.charge = 0;
  weights.come_too = 1;
  weights.enough = 0;
  weights.ardour = 0.2;
  weights.facing = 0;
  weights.unlimbering = 3;
  return weights;
}
inline constexpr Weights kShortSight = ShortSight();

inline std::span<const NamedWeight<Weights>> Weights::Rows() {
  static constexpr NamedWeight<Weights> kRows[] = {
#define BERTHIER_BBN_WEIGHT(name, usual, what) {#name, what, &Weights::name},
      BERTHIER_BBN_WEIGHTS(BERTHIER_BBN_WEIGHT)
#undef BERTHIER_BBN_WEIGHT
  };
  return kRows;
}

}  // namespace berthier::big_battle_napoleonic

#endif  // BERTHIER_AGENTS_DOCTRINE_BIG_BATTLE_NAPOLEONIC_WEIGHTS_H_
