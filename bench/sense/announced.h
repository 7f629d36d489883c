// Words against deeds: what is the same in every ruleset.
#ifndef BERTHIER_BENCH_SENSE_ANNOUNCED_H_
#define BERTHIER_BENCH_SENSE_ANNOUNCED_H_

#include <string>
#include <string_view>
#include <vector>

#include "bench/sense/turn.h"
#include "engine/model/game.h"

namespace berthier {

// Whether the words have the name as a whole.
bool Names(std::string_view words, std::string_view name);

// What was said in the turn by `side`, if it names a unit of its own that got
// no order in that turn.
struct Unkept {
  int step = 0;
  std::string unit;
  std::string words;
};
struct Announcements {
  int intents = 0;  // said in the turn
  std::vector<Unkept> unkept;
};
Announcements AnnouncedBy(const Game& game, const Turn& turn, Side side);

}  // namespace berthier

#endif  // BERTHIER_BENCH_SENSE_ANNOUNCED_H_
