#include "engine/rulesets/grande_tactique/board/arrivals.h"

#include "engine/rulesets/grande_tactique/facts/tables.h"
#include "engine/tabletop/tolerance.h"

namespace berthier::grande_tactique {
namespace {

bool ComesLater(const Arrival& arrival) { return arrival.minute >= 0; }

bool Due(PositionView f, const Arrival& arrival) {
  return ComesLater(arrival) &&
         ClockAt(f.scenario, f.state.round) >= arrival.minute;
}

// Due now and not yet in the round before (GT-SCN-06).
bool DueFirstNow(PositionView f, const Arrival& arrival) {
  return Due(f, arrival) &&
         (f.state.round == 1 ||
          ClockAt(f.scenario, f.state.round - 1) < arrival.minute);
}

}  // namespace

int ClockAt(const Scenario& s, int round) {
  return s.start_minute +
         kMinutesPerQuarter * ((round - 1) / kPlayerTurnsPerQuarter);
}

const Arrival& ArrivalOf(const Scenario& s, UnitId u) {
  const UnitData& data = s.unit(u);
  if (IsSome(data.division)) return s.division(data.division).entry;
  if (IsSome(data.corps)) return s.corps_of(data.corps).entry;
  return s.side(data.side).entry;
}

const Arrival& ArrivalOf(const Scenario& s, GeneralId g) {
  const GeneralData& data = s.general(g);
  switch (data.rank) {
    case Rank::kDivision:
      return s.division(data.division).entry;
    case Rank::kCorps:
      return s.corps_of(data.corps).entry;
    case Rank::kArmy:
      break;
  }
  return s.side(data.side).entry;
}

bool Arriving(PositionView f, UnitId u) {
  const UnitState& unit = f.unit(u);
  return unit.presence == Presence::kPending && unit.Has(Flag::kArriving);
}

bool Overdue(PositionView f, UnitId u) {
  const UnitState& unit = f.unit(u);
  return unit.presence == Presence::kPending && !unit.Has(Flag::kArriving) &&
         Due(f, ArrivalOf(f.scenario, u));
}

bool MayEnter(PositionView f, GeneralId g) {
  const GeneralState& general = f.state.general(g);
  return general.presence == GeneralState::Where::kPending &&
         (general.arriving != 0 || Due(f, ArrivalOf(f.scenario, g)));
}

bool StillToArrive(PositionView f, Side side) {
  bool some = false;
  f.scenario.side(side).units.ForEach([&](UnitId u) {
    some = some || (f.unit(u).presence == Presence::kPending &&
                    ComesLater(ArrivalOf(f.scenario, u)));
  });
  return some;
}

void MarkArrivals(const Battle& b) {
  const Side side = b.state.moving;
  for (size_t i = 0; i < b.scenario.divisions.size(); ++i) {
    if (b.scenario.divisions[i].side == side) b.state.divisions[i].arriving = 0;
  }
  b.scenario.side(side).units.ForEach([&](UnitId u) {
    UnitState& unit = b.unit(u);
    unit.Clear(Flag::kArriving);
    if (unit.presence != Presence::kPending ||
        !DueFirstNow(b, ArrivalOf(b.scenario, u))) {
      return;
    }
    unit.Set(Flag::kArriving);
    const UnitData& data = b.data(u);
    if (IsSome(data.division)) b.state.division(data.division).arriving = 1;
  });
  for (size_t i = 0; i < b.scenario.generals.size(); ++i) {
    const GeneralId g = MakeId<GeneralId>(static_cast<int>(i));
    GeneralState& general = b.state.general(g);
    if (b.scenario.general(g).side != side) continue;
    general.arriving = general.presence == GeneralState::Where::kPending &&
                               DueFirstNow(b, ArrivalOf(b.scenario, g))
                           ? 1
                           : 0;
  }
}

Segment EntryStretch(const Scenario& s, const Arrival& arrival) {
  return EntryStretch(arrival, s.terrain.width, s.terrain.depth);
}

bool OnStretch(const Scenario& s, const Arrival& arrival, Point p) {
  return Within(p, EntryStretch(s, arrival), kRounding);
}

Pose EntryPose(const Arrival& arrival, Point p, BaseSize size) {
  const Heading inward = HeadingToward(arrival.edge).Opposite();
  return {Offset({p, inward}, -(size.depth / 2), {}), inward};
}

}  // namespace berthier::grande_tactique
