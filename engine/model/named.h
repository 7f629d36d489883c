// A table of words and their values, for reading and writing.
//
//   inline constexpr Named<Arm> kArmWords[] = {{"infantry", Arm::kInfantry}};
//   Find(kArmWords, "infantry");          // Arm::kInfantry
//   WordFor(kArmWords, Arm::kInfantry);   // "infantry"
#ifndef BERTHIER_ENGINE_MODEL_NAMED_H_
#define BERTHIER_ENGINE_MODEL_NAMED_H_

#include <cstddef>
#include <optional>
#include <string_view>

namespace berthier {

template <typename Value>
struct Named {
  std::string_view word;
  Value value;
};

// The value of the word; nullopt if the table does not contain it.
template <typename Value, size_t n>
std::optional<Value> Find(const Named<Value> (&words)[n],
                          std::string_view word) {
  for (const Named<Value>& w : words) {
    if (w.word == word) return w.value;
  }
  return std::nullopt;
}

// The word for the value; empty if the table does not contain it.
template <typename Value, size_t n>
std::string_view WordFor(const Named<Value> (&words)[n], Value value) {
  for (const Named<Value>& w : words) {
    if (w.value == value) return w.word;
  }
  return "";
}

}  // namespace berthier

#endif  // BERTHIER_ENGINE_MODEL_NAMED_H_
