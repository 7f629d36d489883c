#include "engine/rulesets/grande_tactique/board/process.h"

#include "engine/model/fault.h"

namespace berthier::grande_tactique {

Frame& Top(State& state) {
  BERTHIER_DCHECK(state.n_frames > 0);
  return state.frames[static_cast<size_t>(state.n_frames - 1)];
}

const Frame& Top(const State& state) {
  BERTHIER_DCHECK(state.n_frames > 0);
  return state.frames[static_cast<size_t>(state.n_frames - 1)];
}

Frame& Push(const Battle& b, FrameKind kind) {
  BERTHIER_CHECK(b.state.n_frames < State::kFrames);
  ++b.state.n_frames;
  Frame& frame = Top(b.state);
  frame = Frame{};
  frame.kind = static_cast<uint8_t>(kind);
  return frame;
}

namespace {

// Forgets the flights that no charge on the stack asks about any more.
void ForgetFlights(State& state) {
  const int known = state.n_flights;
  state.n_flights = 0;
  for (int i = 0; i < known; ++i) {
    FlightRecord& record = state.flights[static_cast<size_t>(i)];
    const FlightRecord kept = record;
    record = FlightRecord{};
    if (IsConcerned(state, kept.unit)) {
      state.flights[state.n_flights++] = kept;
    }
  }
}

}  // namespace

void Pop(const Battle& b) {
  const FrameKind kind = KindOf(Top(b.state));
  Top(b.state) = Frame{};
  --b.state.n_frames;
  if (kind == FrameKind::kCharge || kind == FrameKind::kAfter) {
    ForgetFlights(b.state);
  }
}

bool TopIs(const State& state, FrameKind kind) {
  return state.n_frames > 0 && KindOf(Top(state)) == kind;
}

const FlightRecord* RecordOf(const State& state, UnitId u) {
  for (int i = 0; i < state.n_flights; ++i) {
    const FlightRecord& record = state.flights[static_cast<size_t>(i)];
    if (record.unit == u) return &record;
  }
  return nullptr;
}

void Record(const Battle& b, const FlightRecord& record) {
  State& state = b.state;
  int i = 0;
  while (i < state.n_flights &&
         state.flights[static_cast<size_t>(i)].unit != record.unit) {
    ++i;
  }
  if (i == state.n_flights) {
    BERTHIER_CHECK(i < State::kFlights);
    ++state.n_flights;
  }
  state.flights[static_cast<size_t>(i)] = record;
}

bool IsConcerned(const State& state, UnitId u) {
  for (int i = 0; i < state.n_frames; ++i) {
    const Frame& frame = state.frames[static_cast<size_t>(i)];
    const FrameKind kind = KindOf(frame);
    if (kind != FrameKind::kCharge && kind != FrameKind::kAfter) continue;
    if (frame.object == u || frame.subject == u) return true;
  }
  return false;
}

}  // namespace berthier::grande_tactique
