// Names for generated battles: nations, their generals, and places.
#ifndef BERTHIER_ARENAS_GENERATION_NAMES_H_
#define BERTHIER_ARENAS_GENERATION_NAMES_H_

#include <span>
#include <string_view>

namespace berthier::generation {

// Enough for every formation of the largest army.
inline constexpr int kGeneralsOfNation = 10;

struct Nation {
  std::string_view name;    // of the side: "Austrian"
  std::string_view letter;  // prefix of the names of its units: "A"
  std::string_view generals[kGeneralsOfNation];
};

extern const Nation kFrench;
std::span<const Nation> Allies();

std::span<const std::string_view> Villages();
std::span<const std::string_view> Woods();
std::span<const std::string_view> Hills();
std::span<const std::string_view> Crops();
std::span<const std::string_view> Brooks();
// Walls, hedges, ditches: for rules to which they are all the same.
std::span<const std::string_view> Fences();
// What a hedge or a wall goes round: "Orchard", for "Orchard hedge".
std::span<const std::string_view> Enclosures();

}  // namespace berthier::generation

#endif  // BERTHIER_ARENAS_GENERATION_NAMES_H_
