// Fields of a state as plain numbers of an entry, for positions in the middle
// of a turn, which nobody writes by hand. A visitor of the entry
// (entry_walkers.h) names the fields; an IdSet is two numbers with two names.
//
//   struct FightEntry {
//     Fight fight = {};
//
//     template <typename F>
//     void operator()(F& f) {
//       f.Kind("process", "fight", "a contact fought");
//       Plain(f, "attacker", fight.attacker);
//       Plain(f, "axis", fight.axis);
//     }
//   };
#ifndef BERTHIER_ENGINE_KIT_WIRE_NUMBERED_FIELDS_H_
#define BERTHIER_ENGINE_KIT_WIRE_NUMBERED_FIELDS_H_

#include <array>
#include <bit>
#include <cstdint>
#include <limits>
#include <optional>
#include <string_view>
#include <type_traits>

#include "engine/geometry/units.h"
#include "engine/kit/state/id.h"
#include "engine/kit/state/play_state.h"

namespace berthier {

struct Bounds {
  int64_t least;
  int64_t most;
};
// Passed as `usual` to write a number whatever its value.
inline constexpr std::optional<int64_t> kAlways = std::nullopt;

namespace internal {

template <typename T>
inline constexpr bool is_optional = false;
template <typename T>
inline constexpr bool is_optional<std::optional<T>> = true;

template <typename Field>
int64_t ToNumber(const Field& field) {
  if constexpr (std::is_same_v<Field, Heading>) {
    return field.quarters();
  } else {
    return static_cast<int64_t>(field);
  }
}

// n must be a value that the field can hold.
template <typename Field>
void FromNumber(int64_t n, Field& field) {
  if constexpr (std::is_same_v<Field, Heading>) {
    field = Heading::Quarters(static_cast<int>(n));
  } else {
    field = static_cast<Field>(n);
  }
}

// The values a field can hold. A uint64_t (half of an IdSet) is stored as the
// int64_t with the same bits, so it has the bounds of int64_t.
template <typename Field>
constexpr Bounds BoundsOf() {
  if constexpr (std::is_same_v<Field, Heading>) {
    return {0, Heading::kSteps - 1};
  } else if constexpr (std::is_enum_v<Field>) {
    return BoundsOf<std::underlying_type_t<Field>>();
  } else if constexpr (std::is_same_v<Field, uint64_t>) {
    return BoundsOf<int64_t>();
  } else {
    using Limits = std::numeric_limits<Field>;
    return {static_cast<int64_t>(Limits::min()),
            static_cast<int64_t>(Limits::max())};
  }
}

}  // namespace internal

// Reads or writes the field with any value its type can hold.
template <typename F, typename Field>
void Plain(F& f, std::string_view name, Field& field) {
  f.Number(name, field, internal::BoundsOf<Field>(), "", kAlways);
}
template <typename F, typename Id>
void Plain(F& f, std::string_view low, std::string_view high, IdSet<Id>& set) {
  auto halves = std::bit_cast<std::array<uint64_t, 2>>(set);
  Plain(f, low, halves[0]);
  Plain(f, high, halves[1]);
  set = std::bit_cast<IdSet<Id>>(halves);
}
// The four fields of what is awaited.
template <typename F>
void Plain(F& f, Pending& awaits) {
  Awaited now = awaits.awaited();
  Plain(f, "what", now.what);
  Plain(f, "side", now.side);
  Plain(f, "kind", now.kind);
  Plain(f, "about", now.about);
  awaits.Await(now);
}

// True if the enumerations have valid values; check it after reading.
inline bool IsPossible(const Pending& awaits) {
  return awaits.what <= Awaited::What::kNothing && awaits.side <= Side::kSecond;
}

}  // namespace berthier

#endif  // BERTHIER_ENGINE_KIT_WIRE_NUMBERED_FIELDS_H_
