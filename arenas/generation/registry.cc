#include "arenas/generation/generator.h"
#include "arenas/generation/grande_tactique/generate.h"

namespace berthier {

std::span<const Generator> Generators() {
  static const Generator kTable[] = {
      GrandeTactiqueGenerator(),
  };
  return kTable;
}

}  // namespace berthier
