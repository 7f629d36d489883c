// What a generated battle is about: one row a kind of battle.
//
// The attacker stands in the south. Points are in the proportion of `shares`;
// what a held place is worth on top is the defender's as long as he holds it.
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
  int weight = 0;                     // how often, among all
  std::array<int, 2> shares;          // attacker, defender
  berthier::generation::Range apart;  // the two fronts
  int reserves = 0;  // of a hundred battles: both sides have more to come
  // The defender is drawn up: first row in line, guns unlimbered, and holds
  // what is to be fought for.
  bool is_held = false;
};

std::span<const Situation> Situations();

}  // namespace berthier::big_battle_napoleonic::generation

#endif  // BERTHIER_ARENAS_GENERATION_BIG_BATTLE_NAPOLEONIC_SITUATIONS_H_
