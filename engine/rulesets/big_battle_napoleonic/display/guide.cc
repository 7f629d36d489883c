#include "engine/rulesets/big_battle_napoleonic/display/guide.h"

#include <array>

#include "engine/kit/display/say_manoeuvre.h"
#include "engine/kit/display/way.h"
#include "engine/model/sentence.h"
#include "engine/rulesets/big_battle_napoleonic/board/zones.h"
#include "engine/rulesets/big_battle_napoleonic/facts/tables.h"
#include "engine/rulesets/big_battle_napoleonic/facts/wire_words.h"
#include "engine/rulesets/big_battle_napoleonic/fire/snapshot.h"
#include "engine/rulesets/big_battle_napoleonic/movement/order_effect.h"
#include "engine/rulesets/big_battle_napoleonic/movement/plan_order.h"
#include "engine/tabletop/outline.h"

namespace berthier::big_battle_napoleonic {
namespace {

// What happens on the spot from one stand to the other.
std::string DrillInWords(Formation before, Pose from, Formation after,
                         Pose to) {
  if (before != after) {
    return "forms " + std::string(WordFor(kFormationWords, after));
  }
  if (from.heading == to.heading) return "shifts";
  return from.heading.Opposite() == to.heading ? "turns about" : "pivots";
}

std::vector<Waypoint> WayOfUnit(PositionView f, UnitId u, const Order& order) {
  OrderEffect effect;
  if (!PlanOrder(f, order, effect).ok()) return {};
  const UnitData& data = f.data(u);
  const int bases = f.unit(u).bases;
  const auto size_in = [&](Formation formation) {
    return SizeOf(data, formation, bases);
  };
  std::vector<Waypoint> way;
  if (f.unit(u).on_table()) {
    const Pose from = f.unit(u).pose();
    const Formation before = f.unit(u).formation;
    way.push_back(StandingAt(from, size_in(before)));
    if (effect.first != before || effect.course.start != from) {
      way.push_back(StandingAt(
          effect.course.start, size_in(effect.first),
          DrillInWords(before, from, effect.first, effect.course.start)));
    }
  } else {
    way.push_back(StandingAt(effect.course.start, size_in(effect.first)));
  }
  for (int i = 0; i < effect.course.size; ++i) {
    const auto k = static_cast<size_t>(i);
    const Pose from = i == 0 ? effect.course.start : effect.course.after[k - 1];
    way.push_back(StandingAt(effect.course.after[k], size_in(effect.first),
                             SayLeg(from.heading, effect.course.legs[k])));
  }
  if (effect.last != effect.first || effect.end != effect.course.end()) {
    way.push_back(StandingAt(effect.end, size_in(effect.last),
                             DrillInWords(effect.first, effect.course.end(),
                                          effect.last, effect.end)));
  }
  return way;
}

void AddNoteOnCommand(PositionView f, EntityId general, EntityId unit,
                      std::vector<std::string>& notes) {
  const GeneralId g = f.scenario.As<GeneralId>(general);
  const UnitId u = f.scenario.As<UnitId>(unit);
  if (!IsSome(g) || !IsSome(u) || !MayCommand(f, g, u)) return;
  const bool near = InSpan(f, g, f.unit(u).block());
  notes.push_back(f.data(u).name + (near ? " is" : " is not") +
                  " in his span of " + InInches(f.scenario.general(g).span));
}

// BBN-FIR-21, BBN-FIR-22; of whoever may fire at all.
void AddNoteOnFire(PositionView f, UnitId u, UnitId e,
                   std::vector<std::string>& notes) {
  if (f.data(u).side == f.data(e).side || !MayFire(f, u) ||
      !f.unit(e).on_table()) {
    return;
  }
  const LineOfFire line = LineOfFireTo(f, u, e);
  const std::string way = f.data(u).name + " to " + f.data(e).name;
  if (line.clear) {
    notes.push_back("the line of fire from " + way + " is clear");
  } else if (IsSome(line.blocker)) {
    notes.push_back("the line of fire from " + way + " is blocked by " +
                    std::string(NameOf(f.scenario.entities(), line.blocker)));
  } else {
    notes.push_back(f.data(e).name + " is out of arc or range of " +
                    f.data(u).name);
  }
}

}  // namespace

std::vector<Waypoint> WayOfOrder(PositionView f, const Order& order) {
  const Verb verb = static_cast<Verb>(order.verb);
  if (const GeneralId g = f.scenario.As<GeneralId>(order.subject); IsSome(g)) {
    const bool rides = verb == Verb::kMoveGeneral || verb == Verb::kDisplace;
    if (!rides || !f.state.general(g).on_table()) return {};
    return WayOfRide(BlockOfGeneral(f, g), order.pose.centre);
  }
  const UnitId u = f.scenario.As<UnitId>(order.subject);
  return IsSome(u) ? WayOfUnit(f, u, order) : std::vector<Waypoint>{};
}

std::vector<Zone> ZonesOf(PositionView f, EntityId id) {
  if (const GeneralId g = f.scenario.As<GeneralId>(id);
      IsSome(g) && f.state.general(g).on_table()) {
    const Length span = f.scenario.general(g).span;
    return {{"command, " + InInches(span),
             GrownOutline(BlockOfGeneral(f, g).corners(), span)}};
  }
  const UnitId u = f.scenario.As<UnitId>(id);
  if (!IsSome(u) || !Stands(f, u) || f.IsCavalry(u)) return {};
  const Pose pose = f.unit(u).pose();
  const Point apex = ApexOf(pose, SizeOf(f, u));
  if (f.IsInfantry(u)) {
    const Length range = LongestRange(f.data(u));
    const std::string name = "musketry, " + InInches(range);
    if (f.unit(u).formation == Formation::kSquare) {
      return {{name, GrownOutline(f.unit(u).block().corners(), range)}};
    }
    return {{name, SectorOutline(apex, pose.heading, 4 * kInfantryArc, range)}};
  }
  const bool horse = f.data(u).kind == Kind::kHorseArtillery;
  struct Band {
    std::string_view name;
    int inches;
  };
  std::vector<Zone> zones;
  for (const Band& band : std::array<Band, 3>{
           {{"long range", horse ? kRanges.horse_long : kRanges.heavy_long},
            {"medium range",
             horse ? kRanges.horse_medium : kRanges.heavy_medium},
            {"canister", kRanges.canister}}}) {
    const Length range = Inches(band.inches);
    zones.push_back(
        {std::string(band.name) + ", " + InInches(range),
         SectorOutline(apex, pose.heading, 4 * kArtilleryArc, range)});
  }
  return zones;
}

std::vector<std::string> NotesOn(PositionView f, EntityId a, EntityId b) {
  std::vector<std::string> notes;
  const UnitId u = f.scenario.As<UnitId>(a), v = f.scenario.As<UnitId>(b);
  if (IsSome(u) && IsSome(v) && ContactBetween(f.state, u, v) >= 0) {
    notes.emplace_back("they are in contact");
  } else if (IsSome(u) && IsSome(v)) {
    AddNoteOnFire(f, u, v, notes);
    AddNoteOnFire(f, v, u, notes);
  }
  AddNoteOnCommand(f, a, b, notes);
  AddNoteOnCommand(f, b, a, notes);
  return notes;
}

}  // namespace berthier::big_battle_napoleonic
