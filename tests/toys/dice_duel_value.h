// The exact value of a dice duel, worked out from the text of its rules alone
// and without the engine: what search must come to.
#ifndef BERTHIER_TESTS_TOYS_DICE_DUEL_VALUE_H_
#define BERTHIER_TESTS_TOYS_DICE_DUEL_VALUE_H_

namespace berthier {

struct DuelSituation {
  int own_men = 0;  // of the side to act
  int enemy_men = 0;
  int own_powder = 0;
  int enemy_powder = 0;
  int actions = 0;
};

// Probability that the side to act wins less the probability that it loses,
// both playing for just that and seeing everything.
double DuelValue(const DuelSituation& situation);

// The same after the side to act has gone in: the enemy answers.
double AssaultValue(const DuelSituation& situation);

}  // namespace berthier

#endif  // BERTHIER_TESTS_TOYS_DICE_DUEL_VALUE_H_
