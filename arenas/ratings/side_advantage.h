// The advantage of having the first side on a scenario.
#ifndef BERTHIER_ARENAS_RATINGS_SIDE_ADVANTAGE_H_
#define BERTHIER_ARENAS_RATINGS_SIDE_ADVANTAGE_H_

#include <cstdint>

namespace berthier {

// Whether one is fitted.
enum class SideAdvantage : uint8_t { kNone, kPerScenario };

// What is known of one: fitted from games alone, or with a drawn game added to
// steady it (joint_fit.h), or nothing, because no game that counts was played
// there.
enum class AdvantageBasis : uint8_t { kUnknown, kGames, kSteadied };

}  // namespace berthier

#endif  // BERTHIER_ARENAS_RATINGS_SIDE_ADVANTAGE_H_
