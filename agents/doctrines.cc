#include "agents/doctrines.h"

#include "agents/doctrine/big_battle_napoleonic/big_battle_napoleonic_doctrine.h"
#include "agents/doctrine/grande_tactique/grande_tactique_doctrine.h"
#include "agents/doctrine/plain.h"

namespace berthier {

std::unique_ptr<Doctrine> DoctrineFor(const Game& game) {
  if (game.ruleset() == "grande_tactique") {
    return grande_tactique::MakeGrandeTactiqueDoctrine(game);
  }
  if (game.ruleset() == "big_battle_napoleonic") {
    return big_battle_napoleonic::MakeBigBattleNapoleonicDoctrine(game);
  }
  return MakePlainDoctrine(game);
}

}  // namespace berthier
