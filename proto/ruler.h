// The ruler a position is written with: from its units to ticks and back.
//
// Laws: for any ruler, tick t in [-kFarthestPlace, kFarthestPlace] and quarter
// q, TicksOf(ruler, Shown) = t where Shown is InUnits(ruler, t), taken with
// double or with single precision; InUnits has at most four decimals.
//
//   const Ruler* ruler = FindRuler("in");
//   std::optional<int32_t> x = TicksOf(*ruler, 23.2);  // 23571
#ifndef BERTHIER_PROTO_RULER_H_
#define BERTHIER_PROTO_RULER_H_

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "engine/geometry/units.h"
#include "engine/model/form.h"

namespace berthier {

struct Ruler {
  std::string_view name;
  int32_t ticks = 0;  // in one unit

  friend bool operator==(const Ruler&, const Ruler&) = default;
};

inline constexpr Ruler kInches = {"in", kTicksPerInch};
inline constexpr Ruler kCentimetres = {"cm", kTicksPerCentimetre};
inline constexpr Ruler kMillimetres = {"mm", kTicksPerMillimetre};
inline constexpr Ruler kTicks = {"tick", 1};

// Null if no ruler has this name; the empty name means inches.
const Ruler* FindRuler(std::string_view name);
// The ruler of units that long, whatever they are called; null if there is
// none.
const Ruler* FindRuler(LengthUnit unit);
// "in, cm, mm, tick"
std::string RulerNames();

// The nearest tick, or nothing if `units` is no number or lies too far out.
std::optional<int32_t> TicksOf(const Ruler& ruler, double units);
double InUnits(const Ruler& ruler, int32_t ticks);

// A multiple of 0.25 from 0 up to but not including 360; else nothing.
std::optional<Heading> HeadingOf(double degrees);
double InDegrees(Heading heading);

// A number as briefly as it can be written without loss: "23.2", "400".
std::string Shown(double number);

}  // namespace berthier

#endif  // BERTHIER_PROTO_RULER_H_
