// The kinds of generated battles, one row for each.
//
// The attacker is in the south. Points are in the proportion of `shares`; the
// points of a held place count for the defender as long as he holds it.
#ifndef BERTHIER_ARENAS_GENERATION_BIG_BATTLE_NAPOLEONIC_SITUATIONS_H_
#define BERTHIER_ARENAS_GENERATION_BIG_BATTLE_NAPOLEONIC_SITUATIONS_H_

#include <array>
#include <cstdint>
#include <span>
#include <string_view>

#include "arenas/generation/surveyor.h"

namespace berthier::big_battle_napoleonic::generation {

enum class Theme : uint8_t { kMeeting, kVillages, kRiver, kRidge, kRedoubt };

struct Situation {
  Theme theme = Theme::kMeeting;
  std::string_view about;
  int weight = 0;                     // relative frequency
  std::array<int, 2> shares;          // attacker, defender
  berthier::generation::Range apart;  // distance of the two fronts
  int reserves = 0;  // % of battles with reserves on both sides
  // The defender is drawn up (first row in line, guns unlimbered) and holds the
  // objectives.
  bool is_held = false;
};

std::span<const Situation> Situations();

}  // namespace berthier::big_battle_napoleonic::generation

#endif  // BERTHIER_ARENAS_GENERATION_BIG_BATTLE_NAPOLEONIC_SITUATIONS_H_
