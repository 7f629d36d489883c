// A position: one state of one game, as a flat piece of memory.
//
// It holds the ruleset's State, a trivially copyable struct without padding,
// pointers or history. Copying into an existing position of the same game is
// one memory copy without allocation; making a new one allocates once. The
// ruleset accesses its struct through As<State>().
//
// Laws: after `a = b`, a and b hold the same bytes; bytes beyond `used` are
// never read.
//
//   Position next(game.layout());  // allocates
//   next = now;                    // copies
//   game.Play(next, order, nullptr);
#ifndef BERTHIER_ENGINE_MODEL_POSITION_H_
#define BERTHIER_ENGINE_MODEL_POSITION_H_

#include <cstddef>
#include <cstdint>
#include <cstring>
#include <memory>
#include <type_traits>
#include <utility>

namespace berthier {

// How much memory the positions of a game take: `capacity` is sizeof(State),
// `used` the leading part that this game's order of battle needs.
struct PositionLayout {
  uint32_t capacity = 0;
  uint32_t used = 0;
};

class Position {
 public:
  explicit Position(PositionLayout layout)
      : layout_(layout), bytes_(Allocate(layout.capacity)) {}
  Position(const Position& other) : Position(other.layout_) { *this = other; }
  // A moved-from position is empty; it may be assigned to again.
  Position(Position&& other) noexcept
      : layout_(std::exchange(other.layout_, {})),
        bytes_(std::move(other.bytes_)) {}
  Position& operator=(Position&& other) noexcept {
    layout_ = std::exchange(other.layout_, {});
    bytes_ = std::move(other.bytes_);
    return *this;
  }
  Position& operator=(const Position& other) {
    if (this == &other) return *this;
    // Compare capacities, not `used`: As<State>() needs room for a whole State.
    if (layout_.capacity < other.layout_.capacity) {
      bytes_ = Allocate(other.layout_.capacity);
    }
    layout_ = other.layout_;
    std::memcpy(bytes_.get(), other.bytes_.get(), layout_.used);
    return *this;
  }

  PositionLayout layout() const { return layout_; }
  const std::byte* bytes() const { return bytes_.get(); }

  // The bytes as the State of the game's ruleset; any other type is a bug.
  template <typename State>
  State& As() {
    static_assert(std::is_trivially_copyable_v<State>);
    return *reinterpret_cast<State*>(bytes_.get());
  }
  template <typename State>
  const State& As() const {
    static_assert(std::is_trivially_copyable_v<State>);
    return *reinterpret_cast<const State*>(bytes_.get());
  }

  friend bool operator==(const Position& a, const Position& b) {
    return a.layout_.used == b.layout_.used &&
           std::memcmp(a.bytes_.get(), b.bytes_.get(), a.layout_.used) == 0;
  }

 private:
  static std::unique_ptr<std::byte[]> Allocate(uint32_t size) {
    return std::make_unique<std::byte[]>(size);  // zeroed, aligned for all
  }

  PositionLayout layout_;
  std::unique_ptr<std::byte[]> bytes_;
};

// A 64-bit hash of `size` bytes; the same on every compiler and every
// supported (little-endian) machine. Not cryptographic. About eight bytes per
// nanosecond.
uint64_t HashBytes(const void* bytes, size_t size, uint64_t seed);

}  // namespace berthier

#endif  // BERTHIER_ENGINE_MODEL_POSITION_H_
