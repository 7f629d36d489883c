// Lengths and headings: the units of everything on the table.
//
// A tick is 1/40 mm. One inch is 1016 ticks (the table inch of 25.4 mm), one
// centimetre 400, so inches, eighths of an inch, centimetres and base sizes in
// millimetres are all exact. A heading is one of 1440 quarter degrees,
// clockwise from north, as on a compass.
//
//   constexpr Length kMove = Inches(4);
//   constexpr Heading kEast = Heading::Degrees(90);
#ifndef BERTHIER_ENGINE_GEOMETRY_UNITS_H_
#define BERTHIER_ENGINE_GEOMETRY_UNITS_H_

#include <compare>
#include <cstdint>
#include <string_view>

namespace berthier {

// A distance along the table, in ticks. May be negative as a difference.
struct Length {
  int32_t ticks = 0;

  friend constexpr auto operator<=>(Length, Length) = default;
  friend constexpr Length operator+(Length a, Length b) {
    return {a.ticks + b.ticks};
  }
  friend constexpr Length operator-(Length a, Length b) {
    return {a.ticks - b.ticks};
  }
  friend constexpr Length operator-(Length a) { return {-a.ticks}; }
  friend constexpr Length operator*(Length a, int32_t k) {
    return {a.ticks * k};
  }
  // Rounds toward zero, to a tick.
  friend constexpr Length operator/(Length a, int32_t k) {
    return {a.ticks / k};
  }
  constexpr Length& operator+=(Length b) {
    ticks += b.ticks;
    return *this;
  }
  constexpr Length& operator-=(Length b) {
    ticks -= b.ticks;
    return *this;
  }
};

inline constexpr int32_t kTicksPerInch = 1016;
inline constexpr int32_t kTicksPerCentimetre = 400;
inline constexpr int32_t kTicksPerMillimetre = 40;

constexpr Length Ticks(int32_t n) { return {n}; }
constexpr Length Inches(int32_t n) { return {n * kTicksPerInch}; }
// n hundredths of an inch, rounded to the nearest tick.
constexpr Length InchHundredths(int32_t n) {
  return {static_cast<int32_t>(
      (int64_t{n} * kTicksPerInch + (n >= 0 ? 50 : -50)) / 100)};
}
constexpr Length Centimetres(int32_t n) { return {n * kTicksPerCentimetre}; }
constexpr Length Millimetres(int32_t n) { return {n * kTicksPerMillimetre}; }

// The unit in which lengths are shown to people: its size in ticks and its
// abbreviation ("in").
struct LengthUnit {
  int32_t ticks;
  std::string_view name;
};
inline constexpr LengthUnit kInchUnit = {kTicksPerInch, "in"};
inline constexpr LengthUnit kCentimetreUnit = {kTicksPerCentimetre, "cm"};

// A compass direction: quarter degrees clockwise from north, 0 to 1439.
class Heading {
 public:
  static constexpr int kSteps = 1440;

  constexpr Heading() = default;
  // Any number of quarter degrees, negative ones too; wraps around.
  static constexpr Heading Quarters(int quarters) {
    int k = quarters % kSteps;
    return Heading(static_cast<int16_t>(k < 0 ? k + kSteps : k));
  }
  static constexpr Heading Degrees(int degrees) {
    return Quarters(degrees % 360 * 4);
  }

  constexpr int quarters() const { return index_; }
  // This heading turned clockwise by `quarters` quarter degrees.
  constexpr Heading Turned(int quarters) const {
    return Quarters(index_ + quarters);
  }
  constexpr Heading Opposite() const { return Turned(kSteps / 2); }
  // The signed turn from this heading to `to`, clockwise positive, in
  // (-720, 720] quarter degrees.
  constexpr int TurnTo(Heading to) const {
    int d = to.index_ - index_;
    if (d > kSteps / 2) d -= kSteps;
    if (d <= -kSteps / 2) d += kSteps;
    return d;
  }

  friend constexpr auto operator<=>(Heading, Heading) = default;

 private:
  constexpr explicit Heading(int16_t index) : index_(index) {}
  int16_t index_ = 0;
};

}  // namespace berthier

#endif  // BERTHIER_ENGINE_GEOMETRY_UNITS_H_
