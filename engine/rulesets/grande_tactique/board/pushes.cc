#include "engine/rulesets/grande_tactique/board/pushes.h"

#include <array>
#include <bit>

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

void PushCharge(const Battle& b, UnitSet chargers, UnitId target,
                ChargeNote note) {
  Frame& frame = Push(b, FrameKind::kCharge);
  SetSet(frame, chargers);
  frame.object = target;
  frame.notes = {static_cast<uint8_t>(AreaId::kNone),
                 static_cast<uint8_t>(AreaId::kNone)};
  frame.number = static_cast<int32_t>(note);
}

void BeginAfter(Frame& frame, UnitSet cavalry, UnitId principal, UnitId prior) {
  frame.kind = static_cast<uint8_t>(FrameKind::kAfter);
  frame.subject = principal;
  frame.object = prior;
  auto fates = std::bit_cast<std::array<uint8_t, 16>>(frame.set);
  const auto add = [&](UnitId u) {
    if (frame.count == kMaxAfter) return;
    fates[frame.count] = static_cast<uint8_t>(AfterFate::kToRoll);
    frame.list[frame.count++] = static_cast<uint8_t>(u);
  };
  // GT-FUP-05
  if (cavalry.Has(principal)) add(principal);
  cavalry.ForEach([&](UnitId u) {
    if (u != principal) add(u);
  });
  frame.set = std::bit_cast<std::array<uint64_t, 2>>(fates);
}

void PushFlight(const Battle& b, UnitId u, FlightCause cause,
                UnitSet barriers) {
  if (b.scenario.IsArtillery(u)) {
    Silence(b, u);  // GT-STA-17
    return;
  }
  Frame& frame = Push(b, FrameKind::kFlight);
  frame.subject = u;
  SetSet(frame, barriers);
  frame.notes = {static_cast<uint8_t>(cause),
                 static_cast<uint8_t>(AreaId::kNone)};
}

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

}  // namespace berthier::grande_tactique
