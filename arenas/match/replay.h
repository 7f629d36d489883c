// Plays a record again and compares everything on the way.
//
// Nothing in the record is believed: every order must be legal, every face
// must be of the dice asked for and as the seed gives it unless it was read
// from a table, every correction possible, every hash and the result must come
// out again. The first difference ends the replay. A record without a result
// is of a game that is still being played.
//
// Laws: the record of a duel replays without a divergence; a record that
// replays and HasTheSeedsDiceOnly has exactly one possible continuation at each
// step, the one it says.
//
//   const std::optional<Divergence> d =
//       Replay(record, game, ruler, rulesets, {});
#ifndef BERTHIER_ARENAS_MATCH_REPLAY_H_
#define BERTHIER_ARENAS_MATCH_REPLAY_H_

#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "absl/status/statusor.h"
#include "arenas/match/duel.h"
#include "engine/model/game.h"
#include "proto/position_codec.h"
#include "proto/record.pb.h"
#include "proto/ruler.h"

namespace berthier {

// Where a record and what really happens part.
struct Divergence {
  int step = 0;      // from 1; 0 is the start, one past the last is the result
  std::string what;  // a sentence: expected, got
};

struct ReplayAudience {
  Witness* witness = nullptr;
  Listener* listener = nullptr;
};

std::optional<Divergence> Replay(const wire::GameRecord& record,
                                 const Game& game, const Ruler& ruler,
                                 std::span<const Ruleset> rulesets,
                                 const ReplayAudience& audience);

// Whether every face came from the one seed and nothing was put right: so it
// is in every game that two agents played, and need not be where a person did.
bool HasTheSeedsDiceOnly(const wire::GameRecord& record);

// The game that a record starts from. `source` is what complaints call it.
struct RecordedGame {
  std::unique_ptr<const Game> game;
  Ruler ruler;
};
absl::StatusOr<RecordedGame> GameOf(const wire::GameRecord& record,
                                    std::string_view source,
                                    std::span<const Ruleset> rulesets);

}  // namespace berthier

#endif  // BERTHIER_ARENAS_MATCH_REPLAY_H_
