// The only tolerances used on the table, in whole ticks.
//
// Everything else is exact on the rounded corners. An overlap of a fiftieth of
// an inch is allowed because conformed bases share an edge only up to rounding;
// a gap of a twentieth of an inch, because players leave one between bases that
// touch.
#ifndef BERTHIER_ENGINE_TABLETOP_TOLERANCE_H_
#define BERTHIER_ENGINE_TABLETOP_TOLERANCE_H_

#include <cstdint>

#include "engine/geometry/units.h"

namespace berthier {

// Slack in comparing a length with a limit: "at most the limit" (E_NUM).
inline constexpr Length kRounding = Ticks(1);
// In contact: a gap of at most this (E_TOUCH, 0.05").
inline constexpr Length kTouch = Ticks(51);
// Overlapping: a penetration of more than this (E_PEN, 0.02").
inline constexpr Length kPenetration = Ticks(20);
// A line passes through a polygon when it runs deeper than this (E_LEN).
inline constexpr Length kThrough = Ticks(20);
// In square ticks: partly in a zone when more area than this is in it (E_AREA).
inline constexpr int64_t kPartly = 10323;

}  // namespace berthier

#endif  // BERTHIER_ENGINE_TABLETOP_TOLERANCE_H_
