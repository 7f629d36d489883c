// Structs of a state as named numbers of an entry: the middle of a turn on the
// wire, which nobody writes by hand.
//
// A ruleset lists the fields of a struct once, for both directions: `f` is
// called with a name and the field.
//
//   template <typename S, typename F>
//   void VisitFight(S& s, F&& f) {
//     f("attacker", s.attacker);
//     f("axis", s.axis);
//   }
//   FieldTaker take(entry);
//   VisitFight(fight, take);
//   if (!take.Wrong().empty()) ...
//   VisitFight(fight, FieldGiver{entries.emplace_back(ProcessEntry("fight"))});
#ifndef BERTHIER_ENGINE_MODEL_NUMBERED_FIELDS_H_
#define BERTHIER_ENGINE_MODEL_NUMBERED_FIELDS_H_

#include <array>
#include <bit>
#include <cstdint>
#include <string>
#include <string_view>
#include <type_traits>

#include "engine/geometry/units.h"
#include "engine/model/dossier.h"
#include "engine/model/id.h"

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

}  // namespace internal

// Reads: every number known and in range, none twice.
class FieldTaker {
 public:
  explicit FieldTaker(const Entry& entry) : entry_(entry) {}

  template <typename Field>
  void operator()(std::string_view name, Field& field) {
    for (const auto& [key, value] : entry_.numbers) {
      if (key != name) continue;
      ++taken_;
      if (!internal::FromNumber(value, field) && wrong_.empty()) {
        wrong_ = "number \"" + key + "\" is out of range";
      }
    }
  }
  // A set is two numbers: "tested 0", "tested 1".
  template <typename Id>
  void operator()(std::string_view name, IdSet<Id>& set) {
    std::array<uint64_t, 2> words = {0, 0};
    (*this)(std::string(name) + " 0", words[0]);
    (*this)(std::string(name) + " 1", words[1]);
    set = std::bit_cast<IdSet<Id>>(words);
  }
  std::string Wrong() const {
    if (wrong_.empty() && taken_ != entry_.numbers.size()) {
      return "has a number that does not belong here";
    }
    return wrong_;
  }

 private:
  const Entry& entry_;
  size_t taken_ = 0;
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
  void operator()(std::string_view name, const IdSet<Id>& set) {
    const auto words = std::bit_cast<std::array<uint64_t, 2>>(set);
    (*this)(std::string(name) + " 0", words[0]);
    (*this)(std::string(name) + " 1", words[1]);
  }
};

// An entry of what is being resolved, to be filled.
inline Entry ProcessEntry(std::string_view word) {
  Entry entry{.type = "process"};
  entry.is.emplace_back(word);
  return entry;
}

}  // namespace berthier

#endif  // BERTHIER_ENGINE_MODEL_NUMBERED_FIELDS_H_
