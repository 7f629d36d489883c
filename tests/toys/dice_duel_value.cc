#include "tests/toys/dice_duel_value.h"

#include <algorithm>
#include <array>
#include <map>

namespace berthier {
namespace {

using Key = std::array<int, 5>;

double Sign(int n) { return n > 0 ? 1 : n < 0 ? -1 : 0; }

class Solver {
 public:
  double Value(const DuelSituation& s) {
    if (s.own_men <= 0 || s.enemy_men <= 0 || s.actions == 0) {
      return Sign(std::max(s.own_men, 0) - std::max(s.enemy_men, 0));
    }
    const Key key = {s.own_men, s.enemy_men, s.own_powder, s.enemy_powder,
                     s.actions};
    if (const auto it = known_.find(key); it != known_.end()) {
      return it->second;
    }
    double best = std::max(Next(s, 0, 0), Assault(s));
    for (int dice = 1; dice <= std::min(3, s.own_powder); ++dice) {
      DuelSituation fired = s;
      fired.own_powder -= dice;
      best = std::max(best, Volley(fired, dice, 0));
    }
    return known_[key] = best;
  }

  double Assault(const DuelSituation& s) {
    const int bonus = static_cast<int>(Sign(s.own_men - s.enemy_men));
    double stand = 0;
    int counted = 0;
    for (int own = 1; own <= 6; ++own) {
      for (int enemy = 1; enemy <= 6; ++enemy) {
        const int margin = own + bonus - enemy;
        if (margin == 0) continue;
        ++counted;
        const int loss = margin >= 3 || margin <= -3 ? 2 : 1;
        stand += margin > 0 ? Next(s, 0, loss) : Next(s, loss, 0);
      }
    }
    return std::min(stand / counted, Next(s, 0, 1));
  }

 private:
  // Seen by the same side, after losses and with the enemy to act.
  double Next(const DuelSituation& s, int own_loss, int enemy_loss) {
    return -Value({s.enemy_men - enemy_loss, s.own_men - own_loss,
                   s.enemy_powder, s.own_powder, s.actions - 1});
  }

  // Die by die: no binomials, so that the engine's weights are checked.
  double Volley(const DuelSituation& s, int dice, int hits) {
    if (dice == 0) return Next(s, 0, hits);
    return (2 * Volley(s, dice - 1, hits + 1) + 4 * Volley(s, dice - 1, hits)) /
           6;
  }

  std::map<Key, double> known_;
};

}  // namespace

double DuelValue(const DuelSituation& situation) {
  return Solver().Value(situation);
}

double AssaultValue(const DuelSituation& situation) {
  return Solver().Assault(situation);
}

}  // namespace berthier
