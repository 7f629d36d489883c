// Replays a record and compares everything on the way.
//
// Nothing in the record is trusted: every order must be legal; every face must
// fit the dice and follow from the seed, unless it was typed from a real die;
// every correction must be possible; every hash and the result must be equal.
// The first difference ends the replay. A record without a result is of an
// unfinished game.
//
// Laws: the record of a duel replays without a divergence; if a record replays
// and HasTheSeedsDiceOnly, the result of every roll follows from the seed.
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

// The first difference between a record and its replay.
struct Divergence {
  int step = 0;      // from 1; 0 is the start, one past the last is the result
  std::string what;  // a sentence: expected, got
};

struct ReplayAudience {
  Witness* witness = nullptr;
  Listener* listener = nullptr;
};

// nullopt: no difference.
std::optional<Divergence> Replay(const wire::GameRecord& record,
                                 const Game& game, const Ruler& ruler,
                                 std::span<const Ruleset> rulesets,
                                 const ReplayAudience& audience);

// Whether the record has no typed dice, no corrections and no forks. True for
// every game between two agents; may be false if a person played.
bool HasTheSeedsDiceOnly(const wire::GameRecord& record);

// Builds the game that a record starts from. `source` is its name in error
// messages.
struct RecordedGame {
  std::unique_ptr<const Game> game;
  Ruler ruler;
};
absl::StatusOr<RecordedGame> GameOf(const wire::GameRecord& record,
                                    std::string_view source,
                                    std::span<const Ruleset> rulesets);

}  // namespace berthier

#endif  // BERTHIER_ARENAS_MATCH_REPLAY_H_
