// The exact value of a dice duel, computed from the text of its rules alone,
// without the engine; a reference value for tests of search.
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

// The probability that the side to act wins minus the probability that it
// loses, if both sides play optimally for this with full information.
double DuelValue(const DuelSituation& situation);

// The same after the side to act has begun an assault: the enemy answers.
double AssaultValue(const DuelSituation& situation);

}  // namespace berthier

#endif  // BERTHIER_TESTS_TOYS_DICE_DUEL_VALUE_H_
