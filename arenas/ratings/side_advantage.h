// The advantage of having the first side on a scenario.
#ifndef BERTHIER_ARENAS_RATINGS_SIDE_ADVANTAGE_H_
#define BERTHIER_ARENAS_RATINGS_SIDE_ADVANTAGE_H_

#include <cstdint>

namespace berthier {

// Which advantages are fitted.
enum class SideAdvantage : uint8_t { kNone, kPerScenario };

// How an advantage was found: kGames: fitted from the games alone; kSteadied:
// with a drawn game added to keep it finite (joint_fit.h); kUnknown: not
// fitted, or no game within a group was played on the scenario.
enum class AdvantageBasis : uint8_t { kUnknown, kGames, kSteadied };

}  // namespace berthier

#endif  // BERTHIER_ARENAS_RATINGS_SIDE_ADVANTAGE_H_
