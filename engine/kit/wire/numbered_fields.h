// Structs of a state as named numbers of an entry: the middle of a turn on the
// wire, which nobody writes by hand.
//
// A ruleset lists the fields of a struct once, for both directions: `f` is
// called with a name and the field; a set has two names, a number each.
//
//   template <typename S, typename F>
//   void VisitFight(S& s, F&& f) {
//     f("attacker", s.attacker);
//     f("axis", s.axis);
//   }
//   FieldTaker take(words);
//   VisitFight(fight, take);
//   if (!take.Wrong().empty()) ...
//   VisitFight(fight, FieldGiver{entries.emplace_back(ProcessEntry("fight"))});
//   VisitFight(fight, AddProcessForm(forms, "fight", "a contact fought"));
#ifndef BERTHIER_ENGINE_KIT_WIRE_NUMBERED_FIELDS_H_
#define BERTHIER_ENGINE_KIT_WIRE_NUMBERED_FIELDS_H_

#include <array>
#include <bit>
#include <cstdint>
#include <limits>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

#include "engine/geometry/units.h"
#include "engine/kit/state/id.h"
#include "engine/kit/state/play_state.h"
#include "engine/kit/wire/entry_words.h"
#include "engine/model/dossier.h"
#include "engine/model/entry_form.h"

namespace berthier {

namespace internal {

template <typename Field>
int64_t ToNumber(const Field& field) {
  if constexpr (std::is_same_v<Field, Heading>) {
    return field.quarters();
  } else {
    return static_cast<int64_t>(field);
  }
}

template <typename Field>
bool FromNumber(int64_t n, Field& field) {
  if constexpr (std::is_same_v<Field, Heading>) {
    field = Heading::Quarters(static_cast<int>(n));
  } else {
    field = static_cast<Field>(n);
  }
  return ToNumber(field) == n;
}

// What a field can hold. Every 64 bits are a number: a half of a set is one.
template <typename Field>
NumberForm NumberOf(std::string_view name) {
  if constexpr (std::is_same_v<Field, Heading>) {
    return {name, 0, Heading::kSteps - 1, ""};
  } else if constexpr (std::is_enum_v<Field>) {
    return NumberOf<std::underlying_type_t<Field>>(name);
  } else if constexpr (std::is_same_v<Field, uint64_t>) {
    return NumberOf<int64_t>(name);
  } else {
    using Limits = std::numeric_limits<Field>;
    return {name, static_cast<int64_t>(Limits::min()),
            static_cast<int64_t>(Limits::max()), ""};
  }
}

}  // namespace internal

// Reads what is there: every number known and in range, none twice.
class FieldTaker {
 public:
  explicit FieldTaker(EntryWords& words) : words_(words) {}

  template <typename Field>
  void operator()(std::string_view name, Field& field) {
    const std::optional<int64_t> number = words_.Number(name);
    if (number.has_value() && !internal::FromNumber(*number, field) &&
        wrong_.empty()) {
      wrong_ = "number \"" + std::string(name) + "\" is out of range";
    }
  }
  template <typename Id>
  void operator()(std::string_view low, std::string_view high, IdSet<Id>& set) {
    std::array<uint64_t, 2> halves = {0, 0};
    (*this)(low, halves[0]);
    (*this)(high, halves[1]);
    set = std::bit_cast<IdSet<Id>>(halves);
  }
  // A number out of range, or whatever else is left over of the entry.
  std::string Wrong() const {
    return wrong_.empty() ? words_.LeftOver() : wrong_;
  }

 private:
  EntryWords& words_;
  std::string wrong_;
};

// Writes.
struct FieldGiver {
  Entry& entry;

  template <typename Field>
  void operator()(std::string_view name, const Field& field) {
    entry.numbers.emplace_back(name, internal::ToNumber(field));
  }
  template <typename Id>
  void operator()(std::string_view low, std::string_view high,
                  const IdSet<Id>& set) {
    const auto halves = std::bit_cast<std::array<uint64_t, 2>>(set);
    (*this)(low, halves[0]);
    (*this)(high, halves[1]);
  }
};

// Lists: what can be said, for the form of the entry. The names outlive it.
struct FieldLister {
  std::vector<NumberForm>& numbers;

  template <typename Field>
  void operator()(std::string_view name, const Field&) {
    numbers.push_back(internal::NumberOf<Field>(name));
  }
  template <typename Id>
  void operator()(std::string_view low, std::string_view high,
                  const IdSet<Id>&) {
    numbers.push_back(internal::NumberOf<uint64_t>(low));
    numbers.push_back(internal::NumberOf<uint64_t>(high));
  }
};

// The fields of what is awaited.
template <typename P, typename F>
void VisitPending(P& awaits, F&& f) {
  Awaited now = awaits.awaited();
  f("what", now.what);
  f("side", now.side);
  f("kind", now.kind);
  f("about", now.about);
  if constexpr (!std::is_const_v<P>) awaits.Await(now);
}
// Whether it is of this world, as it need not be when it has been read.
inline bool IsPossible(const Pending& awaits) {
  return awaits.what <= Awaited::What::kNothing && awaits.side <= Side::kSecond;
}

// An entry of what is being resolved, to be filled.
inline Entry ProcessEntry(std::string_view word) {
  Entry entry{.type = "process"};
  entry.is.emplace_back(word);
  return entry;
}

// The form of such entries, its numbers to be listed.
inline FieldLister AddProcessForm(std::vector<EntryForm>& forms,
                                  std::string_view word,
                                  std::string_view meaning) {
  forms.push_back({.type = "process",
                   .kind = word,
                   .meaning = meaning,
                   .words = {{{word}, ""}}});
  return {forms.back().numbers};
}

}  // namespace berthier

#endif  // BERTHIER_ENGINE_KIT_WIRE_NUMBERED_FIELDS_H_
