#include "arenas/generation/big_battle_napoleonic/generate.h"
#include "arenas/generation/generator.h"
#include "arenas/generation/grande_tactique/generate.h"

namespace berthier {

std::span<const Generator> Generators() {
  static const Generator kTable[] = {
      GrandeTactiqueGenerator(),
      BigBattleNapoleonicGenerator(),
  };
  return kTable;
}

}  // namespace berthier
