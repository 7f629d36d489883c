#include <algorithm>
#include <utility>

#include "engine/rulesets/la_grande_armee/field/footprint.h"
#include "engine/rulesets/la_grande_armee/wire/reader.h"

namespace berthier::la_grande_armee {

// ---- Sides and armies -------------------------------------------------------

bool Reader::ReadSides(const std::array<const Entry*, kSides>& given) {
  const Ground& ground = scenario_.ground;
  const Point far = {ground.width.ticks, ground.depth.ticks};
  for (size_t i = 0; i < kSides; ++i) {
    SideData& data = scenario_.sides[i];
    data.name = NameOf(static_cast<Side>(i));
    data.baseline = i == 0 ? TableEdge::kSouth : TableEdge::kNorth;
    data.fog = scenario_.options.fog;
    data.break_percent = scenario_.options.break_percent;
    // LGA-FOG-07: its own half.
    data.zone =
        i == 0 ? Box{{0, 0}, {far.x, far.y / 2}} : Box{{0, far.y / 2}, far};
    if (given[i] == nullptr) continue;
    SideEntry said = {data};
    if (!ReadEntry(*given[i], said)) return false;
    data = std::move(said.d);
    data.fog = said.fog.value_or(data.fog);
    data.break_percent = said.break_percent.value_or(data.break_percent);
    lost_[i] = said.lost;
    absent_[i] = said.absent;
    if (said.zone.empty()) continue;
    if (said.zone.size() != 2) {
      return Wrong(*given[i], "deploys in a rectangle of two corners");
    }
    data.zone = {{std::min(said.zone[0].x, said.zone[1].x),
                  std::min(said.zone[0].y, said.zone[1].y)},
                 {std::max(said.zone[0].x, said.zone[1].x),
                  std::max(said.zone[0].y, said.zone[1].y)}};
  }
  return true;
}

bool Reader::ReadArmy(const Entry& entry) {
  ArmyEntry said;
  if (!HasRoom(entry, scenario_.armies.size(), kMaxArmies, "armies") ||
      !ReadEntry(entry, said)) {
    return false;
  }
  const bool second_french =
      said.d.side == Side::kFirst &&
      std::any_of(scenario_.armies.begin(), scenario_.armies.end(),
                  [](const ArmyData& a) { return a.side == Side::kFirst; });
  if (second_french) {
    return Wrong(entry, "is the second of a side that has one (LGA-ORG-01)");
  }
  scenario_.armies.push_back(std::move(said.d));
  return true;
}

void Reader::AddImplicitArmies() {
  for (const Side side : {Side::kFirst, Side::kSecond}) {
    const bool named =
        std::any_of(scenario_.armies.begin(), scenario_.armies.end(),
                    [&](const ArmyData& a) { return a.side == side; });
    if (!named) scenario_.armies.push_back({NameOf(side) + " army", side});
  }
}

// ---- Corps ------------------------------------------------------------------

bool Reader::ReadCorps(const Entry& entry) {
  const size_t i = scenario_.corps.size();
  CorpsEntry said = {scenario_};
  if (!HasRoom(entry, i, kMaxCorps, "corps") || !ReadEntry(entry, said)) {
    return false;
  }
  CorpsData& data = said.d;
  if (!IsSome(data.army)) {
    int a = 0;
    while (scenario_.armies[static_cast<size_t>(a)].side != data.side) ++a;
    data.army = MakeId<ArmyId>(a);
  }
  SideData& side = scenario_.sides[static_cast<size_t>(data.side)];
  if (scenario_.army(data.army).side != data.side) {
    return Wrong(entry, entry.of + " is of the other side");
  }
  if (data.bound > scenario_.options.bound_limit) {
    return Wrong(entry, "arrives in bound " + std::to_string(data.bound) +
                            ", but the battle ends with bound " +
                            std::to_string(scenario_.options.bound_limit));
  }
  if (said.place.has_value() && data.bound <= 1) {
    return Wrong(entry, "has a place where it enters; say when it arrives");
  }
  const bool unseen =
      side.fog != FogMode::kOff && !data.revealed && data.bound <= 1;
  const bool deploys = scenario_.options.deploy == Options::Deploy::kFree;
  const bool to_come =
      mid_turn_ ? said.to_come
                : data.bound > state_.bound || (is_start() && deploys);
  const bool hidden = is_start() ? unseen : said.hidden;
  if (said.possible && (scenario_.options.known_oob || !hidden)) {
    return Wrong(entry,
                 "is merely possible; set the option known_oob false and let "
                 "it begin behind a tile (LGA-FOG-35)");
  }
  state_.SetAbsent(static_cast<CorpsId>(i), said.possible);
  said.s.revealed = hidden ? 0 : 1;
  said.s.entered = to_come ? 0 : 1;
  state_.corps_states[i] = said.s;
  side.corps.push_back(static_cast<CorpsId>(i));
  corps_entries_.push_back(said.place);
  scenario_.corps.push_back(std::move(data));
  return true;
}

// LGA-FOG-35. In what a side sees it is not said which.
bool Reader::CountAbsent() {
  for (size_t i = 0; i < kSides; ++i) {
    SideData& side = scenario_.sides[i];
    const auto said =
        std::count_if(side.corps.begin(), side.corps.end(),
                      [&](CorpsId c) { return state_.IsAbsent(c); });
    const auto unseen =
        std::count_if(side.corps.begin(), side.corps.end(),
                      [&](CorpsId c) { return StartsUnseen(c); });
    side.absent_corps = absent_[i].value_or(static_cast<int>(said));
    const bool fits = mid_turn_ && said == 0 ? side.absent_corps <= unseen
                                             : side.absent_corps == said;
    if (fits) continue;
    return WrongWhole("side " + side.name,
                      "has another number of corps that are merely possible "
                      "(LGA-FOG-35)");
  }
  return true;
}

bool Reader::StartsUnseen(CorpsId c) const {
  const CorpsData& corps = scenario_.corps_data(c);
  return scenario_.side(corps.side).fog != FogMode::kOff && !corps.revealed &&
         corps.bound <= 1;
}

// LGA-FOG-03, 04: a tile a corps that is not revealed, and as many dummies.
void Reader::MakeTiles() {
  for (const Side s : {Side::kFirst, Side::kSecond}) {
    SideData& side = scenario_.sides[static_cast<size_t>(s)];
    const auto unseen =
        std::count_if(side.corps.begin(), side.corps.end(),
                      [&](CorpsId c) { return StartsUnseen(c); }) -
        side.absent_corps;
    for (int i = 1; i <= 2 * unseen && scenario_.tile_count() < kMaxTiles;
         ++i) {
      side.tiles.push_back(MakeId<TileId>(scenario_.tile_count()));
      scenario_.tiles.push_back({side.name + " tile " + std::to_string(i), s});
    }
  }
}

// ---- Commanders -------------------------------------------------------------

bool Reader::ReadLeader(const Entry& entry) {
  if (!HasRoom(entry, scenario_.leaders.size(), kMaxLeaders, "leaders")) {
    return false;
  }
  const LeaderId l = MakeId<LeaderId>(scenario_.leader_count());
  LeaderEntry said = {scenario_};
  if (!ReadEntry(entry, said)) return false;
  LeaderData& data = said.d;
  data.corps = IdNamed<CorpsId>(scenario_.corps, said.of);
  data.kind = IsSome(data.corps) ? LeaderKind::kCorps : LeaderKind::kArmy;
  data.army = IsSome(data.corps) ? scenario_.corps_data(data.corps).army
                                 : IdNamed<ArmyId>(scenario_.armies, said.of);
  if (said.of.empty()) {
    int armies = 0;
    for (size_t a = 0; a < scenario_.armies.size(); ++a) {
      if (scenario_.armies[a].side != data.side) continue;
      data.army = static_cast<ArmyId>(a);
      ++armies;
    }
    if (armies > 1) return Wrong(entry, "is of which army?");
  }
  if (!IsSome(data.army)) {
    return Wrong(entry,
                 "of \"" + said.of + "\": there is no such corps or army");
  }
  if (scenario_.army(data.army).side != data.side) {
    return Wrong(entry, entry.of + " is of the other side");
  }
  const bool army = data.kind == LeaderKind::kArmy;
  if (said.kind.value_or(data.kind) != data.kind) {
    return Wrong(entry,
                 "an army commander is of his army, a corps commander of his "
                 "corps");
  }
  if (IsSome(data.rides_with) && state_.IsAbsent(data.rides_with)) {
    return Wrong(entry, "is with a corps that is merely possible");
  }
  if (data.ability == 6 && !army) {
    return Wrong(entry, "a corps commander has an ability of 1 to 5");
  }
  LeaderId& post =
      army ? scenario_.armies[static_cast<size_t>(data.army)].commander
           : scenario_.corps[static_cast<size_t>(data.corps)].commander;
  if (IsSome(post)) {
    return Wrong(entry, "has a post that " + scenario_.leader(post).name +
                            " has already");
  }
  post = l;
  SideData& side = scenario_.sides[static_cast<size_t>(data.side)];
  side.leaders.push_back(l);
  LeaderId& chief = chiefs_[static_cast<size_t>(data.side)];
  if (army && (said.chief || !IsSome(side.cic))) side.cic = l;
  if (said.chief) {
    if (!army || IsSome(chief)) {
      return Wrong(entry, "is not the only chief, or no army commander");
    }
    chief = l;
  }
  leader_entries_.push_back(&entry);
  scenario_.leaders.push_back(data);
  return PlaceLeader(entry, said, l);
}

bool Reader::PlaceLeader(const Entry& entry, const LeaderEntry& said,
                         LeaderId l) {
  const LeaderData& data = scenario_.leader(l);
  LeaderState& state = state_.leader(l);
  state = said.s;
  if (said.rode) state_.rode.Add(l);
  state.lost = said.lost.value_or(LostHow::kNot);
  state.pos = said.place.value_or(Point{});
  const bool placed = said.place.has_value();
  const bool unseen = IsSome(data.corps)
                          ? state_.corps_state(data.corps).revealed == 0
                          : IsSome(data.rides_with) ||
                                (!placed && is_start() && scenario_.has_fog());
  const bool to_come =
      IsSome(data.corps) && state_.corps_state(data.corps).entered == 0;
  state.status =
      said.status.value_or(IsSome(state.element) ? LeaderStatus::kAttached
                           : unseen              ? LeaderStatus::kOnTile
                           : to_come || !placed  ? LeaderStatus::kAbsent
                                                 : LeaderStatus::kFree);
  const bool open = unseen || to_come || state.status == LeaderStatus::kGone ||
                    state.status == LeaderStatus::kAbsent ||
                    scenario_.options.deploy == Options::Deploy::kFree;
  if (state.status == LeaderStatus::kAttached) {
    const ElementState& unit = state_.unit(state.element);
    if (!IsSome(data.corps) ||
        scenario_.unit(state.element).corps != data.corps) {
      return Wrong(entry, "may be with elements of his corps alone");
    }
    if (!unit.on_table()) {
      return Wrong(entry, "is with an element that is not on the table");
    }
    if (!placed) {
      state.pos = unit.form == Form::kDeployed || unit.form == Form::kMarch
                      ? unit.place
                      : unit.centre;
    }
  } else if (!placed && !open) {
    return Wrong(entry, "has no place; give x and y, or the link with");
  }
  return true;
}

// ---- When all are known -----------------------------------------------------

bool Reader::SettleForces() {
  for (size_t i = 0; i < kSides; ++i) {
    SideData& side = scenario_.sides[i];
    int lost = 0;
    side.elements.ForEach([&](ElementId e) {
      const ElementData& data = scenario_.unit(e);
      const ElementState& unit = state_.unit(e);
      side.listed_bases += data.bases();
      const bool there = unit.on_table() || unit.presence == Presence::kReserve;
      lost += data.bases() - (there ? unit.bases() : 0);
    });
    state_.lost_bases[i] = lost_[i].value_or(static_cast<int16_t>(lost));
    if (!IsSome(side.cic)) {
      return WrongWhole("side " + side.name,
                        "has no army commander; add a leader of it "
                        "(LGA-ORG-01)");
    }
  }
  for (const CorpsData& corps : scenario_.corps) {
    if (!IsSome(corps.commander)) {
      return WrongWhole("formation " + corps.name,
                        "has no commander; add a leader of it (LGA-ORG-02)");
    }
  }
  return true;
}

}  // namespace berthier::la_grande_armee
