// What can be wrong with a tournament file by itself: for tournament_plan.h
// alone.
//
// Law: of a file that passes, every schedule can be drawn up.
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
inline constexpr uint32_t kUsualMostPairs = 100'000;

absl::Status CheckTournament(const wire::Tournament& file,
                             std::string_view source, const Lines& lines);

// As the name of a player: what the file says, or its agent.
std::string PlayerName(const wire::Contestant& contestant);
// "500it" or "200ms" and the like, for names.
std::string ShortName(const wire::Budget& budget);

}  // namespace berthier

#endif  // BERTHIER_ARENAS_TOURNAMENT_PLAN_CHECK_H_
