#include "proto/ruler.h"

#include <array>
#include <charconv>
#include <cmath>

namespace berthier {
namespace {

constexpr std::array<Ruler, 4> kRulers = {kInches, kCentimetres, kMillimetres,
                                          kTicks};

}  // namespace

const Ruler* FindRuler(std::string_view name) {
  if (name.empty()) return &kRulers[0];
  for (const Ruler& ruler : kRulers) {
    if (ruler.name == name) return &ruler;
  }
  return nullptr;
}

const Ruler* FindRuler(LengthUnit unit) {
  for (const Ruler& ruler : kRulers) {
    if (ruler.ticks == unit.ticks) return &ruler;
  }
  return nullptr;
}

std::string RulerNames() {
  std::string names;
  for (const Ruler& ruler : kRulers) {
    if (!names.empty()) names += ", ";
    names += ruler.name;
  }
  return names;
}

std::optional<int32_t> TicksOf(const Ruler& ruler, double units) {
  const double ticks = std::round(units * ruler.ticks);
  // Written so that what is not a number fails too.
  if (!(ticks >= -kFarthestPlace && ticks <= kFarthestPlace))
    return std::nullopt;
  return static_cast<int32_t>(ticks);
}

double InUnits(const Ruler& ruler, int32_t ticks) {
  // Four decimals tell all ticks apart: the shortest ruler unit with a name of
  // its own has 40 ticks, the longest 1016.
  return std::round(ticks * 10000.0 / ruler.ticks) / 10000.0;
}

std::optional<Heading> HeadingOf(double degrees) {
  if (!(degrees >= 0 && degrees < 360)) return std::nullopt;
  const double quarters = degrees * 4;
  if (quarters != std::floor(quarters)) return std::nullopt;
  return Heading::Quarters(static_cast<int>(quarters));
}

double InDegrees(Heading heading) { return heading.quarters() / 4.0; }

std::string Shown(double number) {
  std::array<char, 32> digits;
  const std::to_chars_result end =
      std::to_chars(digits.data(), digits.data() + digits.size(), number);
  return std::string(digits.data(), end.ptr);
}

}  // namespace berthier
