// One-byte ids of a ruleset's units, generals, ... (array indices), and sets of
// such ids.
//
//   enum class UnitId : uint8_t { kNone = 0xFF };
//   using UnitSet = IdSet<UnitId>;
//   UnitSet set;
//   set.Add(MakeId<UnitId>(3));
//   set.ForEach([](UnitId u) { ... });
#ifndef BERTHIER_ENGINE_KIT_STATE_ID_H_
#define BERTHIER_ENGINE_KIT_STATE_ID_H_

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <type_traits>

namespace berthier {

template <typename Id>
concept ByteId = std::is_enum_v<Id> && sizeof(Id) == 1 && requires {
  Id::kNone;
};

template <ByteId Id>
constexpr Id MakeId(int index) {
  return static_cast<Id>(static_cast<uint8_t>(index));
}
template <ByteId Id>
constexpr int Index(Id id) {
  return static_cast<int>(id);
}
template <ByteId Id>
constexpr bool IsSome(Id id) {
  return id != Id::kNone;
}

// A set of ids below kRoom; flat, so that it can be part of a position.
template <ByteId Id>
class IdSet {
 public:
  static constexpr int kRoom = 128;

  constexpr bool Has(Id id) const {
    return (words_[Word(id)] >> Bit(id) & 1) != 0;
  }
  constexpr void Add(Id id) { words_[Word(id)] |= uint64_t{1} << Bit(id); }
  constexpr void Remove(Id id) {
    words_[Word(id)] &= ~(uint64_t{1} << Bit(id));
  }
  constexpr bool empty() const { return (words_[0] | words_[1]) == 0; }
  constexpr int size() const {
    return std::popcount(words_[0]) + std::popcount(words_[1]);
  }
  // Lowest id; kNone if empty.
  constexpr Id First() const {
    if (words_[0] != 0) return MakeId<Id>(std::countr_zero(words_[0]));
    if (words_[1] != 0) return MakeId<Id>(64 + std::countr_zero(words_[1]));
    return Id::kNone;
  }
  // Calls f(Id) for each id, lowest first.
  template <typename F>
  constexpr void ForEach(F&& f) const {
    for (int w = 0; w < 2; ++w) {
      for (uint64_t rest = words_[static_cast<size_t>(w)]; rest != 0;
           rest &= rest - 1) {
        f(MakeId<Id>(w * 64 + std::countr_zero(rest)));
      }
    }
  }
  friend constexpr IdSet operator&(IdSet a, IdSet b) {
    a.words_[0] &= b.words_[0];
    a.words_[1] &= b.words_[1];
    return a;
  }
  friend constexpr IdSet operator|(IdSet a, IdSet b) {
    a.words_[0] |= b.words_[0];
    a.words_[1] |= b.words_[1];
    return a;
  }
  // The ids in a that are not in b.
  friend constexpr IdSet Minus(IdSet a, IdSet b) {
    a.words_[0] &= ~b.words_[0];
    a.words_[1] &= ~b.words_[1];
    return a;
  }
  friend constexpr bool operator==(const IdSet&, const IdSet&) = default;

 private:
  static constexpr size_t Word(Id id) { return static_cast<size_t>(id) >> 6; }
  static constexpr int Bit(Id id) { return static_cast<int>(id) & 63; }
  std::array<uint64_t, 2> words_ = {0, 0};
};

}  // namespace berthier

#endif  // BERTHIER_ENGINE_KIT_STATE_ID_H_
