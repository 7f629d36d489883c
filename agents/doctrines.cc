#include "agents/doctrines.h"

#include "agents/doctrine/plain.h"

namespace berthier {

std::unique_ptr<Doctrine> DoctrineFor(const Game& game) {
  return MakePlainDoctrine(game);
}

}  // namespace berthier
