// Checks of a tournament file that need neither agents nor scenarios.
//
// Law: every schedule of a file that passes can be drawn up.
#ifndef BERTHIER_ARENAS_TOURNAMENT_PLAN_CHECK_H_
#define BERTHIER_ARENAS_TOURNAMENT_PLAN_CHECK_H_

#include <cstdint>
#include <string_view>

#include "absl/status/status.h"
#include "proto/text.h"
#include "proto/tournament.pb.h"

namespace berthier {

inline constexpr size_t kMostPlayers = 1'000;
inline constexpr size_t kMostSwissPlayers = 256;
inline constexpr uint64_t kMostPairs = 10'000'000;
inline constexpr uint32_t kMostGamesAtATime = 256;
inline constexpr uint64_t kLongestClock = 1'000'000'000;  // milliseconds
inline constexpr uint32_t kUsualMostPairs = 100'000;      // SPRT's default

// `source` names the file and `lines` gives line numbers, for messages.
absl::Status CheckTournament(const wire::Tournament& file,
                             std::string_view source, const Lines& lines);

// The player's name: the file's `name` field, or else `agent`.
std::string PlayerName(const wire::Contestant& contestant);
// A budget as part of a player's name: "500it", "200ms", "500it+200ms/turn".
std::string ShortName(const wire::Budget& budget);

}  // namespace berthier

#endif  // BERTHIER_ARENAS_TOURNAMENT_PLAN_CHECK_H_
