#include "engine/rulesets/grande_tactique/contagion.h"

#include <array>

#include "engine/rulesets/grande_tactique/process.h"

namespace berthier::grande_tactique {

namespace {

constexpr size_t kPerFrame = std::tuple_size_v<decltype(Frame::list)>;
constexpr int kTimesStruck = 2;

// The pending list, the next one first.
class Pending {
 public:
  // Beyond kTimesStruck entries of a unit it is told nothing more.
  void Add(uint8_t unit) {
    if (times_[unit] == kTimesStruck) return;
    ++times_[unit];
    units_[count_++] = unit;
  }
  size_t size() const { return count_; }
  uint8_t operator[](size_t i) const { return units_[i]; }

 private:
  std::array<uint8_t, kMaxUnits> times_ = {};
  std::array<uint8_t, kMaxUnits * kTimesStruck> units_;
  size_t count_ = 0;
};

}  // namespace

void PushContagion(const Battle& b, std::span<const int16_t> crossed,
                   UnitSet barriers) {
  if (crossed.empty()) return;
  Pending pending;
  for (const int16_t id : crossed) pending.Add(static_cast<uint8_t>(id));
  while (TopIs(b.state, FrameKind::kContagion)) {
    const Frame& frame = Top(b.state);
    for (size_t i = frame.count; i > 0; --i) pending.Add(frame.list[i - 1]);
    Pop(b);
  }
  for (size_t left = pending.size(); left > 0;) {
    Frame& frame = Push(b, FrameKind::kContagion);
    SetSet(frame, barriers);
    for (; left > 0 && frame.count < kPerFrame; --left) {
      frame.list[frame.count++] = pending[left - 1];
    }
  }
}

Progress AdvanceContagion(const Battle& b) {
  Frame& frame = Top(b.state);
  const UnitSet barriers = SetOf(frame);
  const UnitId u = static_cast<UnitId>(frame.list[--frame.count]);
  frame.list[frame.count] = 0;
  if (frame.count == 0) Pop(b);
  // GT-FLE-31
  if (!Effective(b, u)) return Progress::kAgain;
  if (Coherent(b, u)) {
    Disrupt(b, u);
  } else if (!b.scenario.IsArtillery(u)) {
    PushFlight(b, u, FlightCause::kContagion, barriers);
  }
  return Progress::kAgain;
}

}  // namespace berthier::grande_tactique
