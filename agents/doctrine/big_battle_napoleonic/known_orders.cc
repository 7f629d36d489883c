#include "agents/doctrine/big_battle_napoleonic/known_orders.h"

#include "engine/model/position.h"

namespace berthier::big_battle_napoleonic {

uint64_t HashOf(PositionView f) {
  const State& s = f.state;
  const auto address = [](const auto& of) {
    return reinterpret_cast<const char*>(&of);
  };
  // All but the lists, which come last.
  uint64_t hash =
      HashBytes(&s, static_cast<size_t>(address(s.contacts) - address(s)), 0);
  const auto add = [&](const auto& list, int count) {
    hash = HashBytes(list.data(), sizeof list[0] * static_cast<size_t>(count),
                     hash);
  };
  add(s.contacts, s.contact_count);
  add(s.fights, s.fight_count);
  add(s.shots, s.shot_count);
  add(s.knots, s.knot_count);
  add(s.units, f.scenario.unit_count());
  return hash;
}

}  // namespace berthier::big_battle_napoleonic
