#include "engine/rulesets/la_grande_armee/wire/reader.h"

#include <algorithm>
#include <iterator>

#include "engine/rulesets/la_grande_armee/board/frames.h"
#include "engine/rulesets/la_grande_armee/wire/option_words.h"
#include "engine/rulesets/la_grande_armee/wire/process_entries.h"

namespace berthier::la_grande_armee {

// ---- Sizes of bases ---------------------------------------------------------

std::optional<Length> BaseSizeFrom(std::string_view word) {
  int thousandths = 0, decimals = -1;
  for (const char c : word) {
    if (c == '.' && decimals < 0) {
      decimals = 0;
    } else if (c >= '0' && c <= '9' && decimals < 3 && thousandths < 10000) {
      thousandths = 10 * thousandths + (c - '0');
      if (decimals >= 0) ++decimals;
    } else {
      return std::nullopt;
    }
  }
  for (int i = std::max(decimals, 0); i < 3; ++i) thousandths *= 10;
  if (thousandths < 250 || thousandths > 4000) return std::nullopt;
  return Ticks((thousandths * kTicksPerInch / 2 + 500) / 1000 * 2);
}

std::string WordsOfBaseSize(Length size) {
  // The fewest decimals that lead back to it.
  for (int unit = 1000;; unit /= 10) {
    const int thousandths =
        (size.ticks * 1000 / kTicksPerInch + unit / 2) / unit * unit;
    for (const int n : {thousandths, thousandths + unit, thousandths - unit}) {
      std::string word = std::to_string(n / 1000);
      if (unit < 1000) {
        const std::string rest = std::to_string(1000 + n % 1000).substr(1);
        word += "." + rest.substr(0, unit == 100 ? 1 : unit == 10 ? 2 : 3);
      }
      if (BaseSizeFrom(word) == size || unit == 1) return word;
    }
  }
}

// ---- The clock --------------------------------------------------------------

bool Reader::ReadClock() {
  const Entry* clock = nullptr;
  if (!FindClock(clock)) return false;
  ClockEntry said;
  if (!ReadEntry(*clock, said)) return false;
  state_.bound = said.bound;
  active_corps_ = said.corps;
  active_element_ = said.element;
  mid_turn_ = said.mid_turn;
  const bool begun = said.phase.has_value() || !active_corps_.empty();
  is_start_ = !begun && !mid_turn_;
  const bool deploys = scenario_.options.deploy == Options::Deploy::kFree;
  state_.phase = said.phase.value_or(begun                 ? Phase::kCorps
                                     : scenario_.has_fog() ? Phase::kFogSetup
                                     : deploys             ? Phase::kDeploy
                                                           : Phase::kRecovery);
  if (is_start_ && deploys && scenario_.has_fog()) {
    return WrongWhole("option deploy",
                      "free deployment is without fog of war (LGA-SCN-02)");
  }
  return true;
}

bool Reader::SettleClock() {
  if (active_corps_.empty()) {
    return active_element_.empty() ||
           WrongWhole("clock", "says an element but no corps");
  }
  state_.corps = IdNamed<CorpsId>(scenario_.corps, active_corps_);
  if (!IsSome(state_.corps)) {
    return WrongWhole("clock", "corps " + active_corps_ + ": there is none");
  }
  state_.active = scenario_.corps_data(state_.corps).side;
  state_.step = kLeadsElements;
  if (!mid_turn_) state_.corps_state(state_.corps).activated = 1;
  return true;
}

// Play begins with the first action of an element.
bool Reader::SettleActing() {
  if (active_element_.empty() || mid_turn_) return true;
  const ElementId e = IdNamed<ElementId>(scenario_.units, active_element_);
  if (!IsSome(e) || scenario_.unit(e).corps != state_.corps) {
    return WrongWhole("clock",
                      "element " + active_element_ + ": its corps has none");
  }
  ElementState& unit = state_.unit(e);
  const auto quality = static_cast<size_t>(scenario_.unit(e).quality);
  if (unit.actions_left == 0) {
    unit.actions_left = static_cast<uint8_t>(kQualities[quality].actions);
  }
  state_.frames[state_.frame_count++] = {.kind = FrameKind::kActivation,
                                         .unit = e};
  return true;
}

// ---- Markers and process ----------------------------------------------------

bool Reader::ReadContact(const Entry& entry) {
  ContactEntry said = {scenario_};
  if (!HasRoom(entry, state_.contact_count, State::kContacts, "contacts") ||
      !ReadEntry(entry, said)) {
    return false;
  }
  const Contact& c = said.c;
  if (!IsSome(c.mover) || !IsSome(c.target) ||
      scenario_.unit(c.mover).side == scenario_.unit(c.target).side) {
    return Wrong(entry, "needs the links mover and target, two enemies");
  }
  if (!state_.unit(c.mover).on_table() || !state_.unit(c.target).on_table()) {
    return Wrong(entry, "names an element that is not on the table");
  }
  state_.contacts[state_.contact_count++] = c;
  return true;
}

bool Reader::ReadTile(const Entry& entry) {
  TileEntry said = {scenario_};
  if (!ReadEntry(entry, said)) return false;
  if (!IsSome(said.t)) return Wrong(entry, "names no tile");
  TileState& tile = state_.tile(said.t);
  tile = said.s;
  tile.pos = said.place.value_or(Point{});
  tile.facing = said.heading.value_or(Heading());
  const bool own =
      !IsSome(tile.content) ||
      scenario_.corps_data(tile.content).side == scenario_.tile(said.t).side;
  return own || Wrong(entry, "has a corps of the other side behind it");
}

bool Reader::ReadProcess(const Entry& entry) {
  if (!mid_turn_) {
    return Wrong(entry, "goes with a clock that says mid turn");
  }
  const std::string_view kind = FormFor(entry).kind;
  if (!SaysKind(entry)) return false;
  if (kind == "waiting") {
    WaitingEntry said = {state_};
    if (!ReadEntry(entry, said)) return false;
    state_ = said.s;
  } else if (kind == "frame") {
    FrameEntry said;
    if (!HasRoom(entry, state_.frame_count, State::kFrames, "frames") ||
        !ReadEntry(entry, said)) {
      return false;
    }
    state_.frames[state_.frame_count++] = said.r;
  } else if (kind == "declared") {
    DeclaredEntry said;
    if (!ReadEntry(entry, said)) return false;
    state_.declared = said.d;
  } else if (kind == "dispersed") {
    DispersedEntry said;
    if (!HasRoom(entry, state_.dispersed_count, kMaxElements, "dispersed") ||
        !ReadEntry(entry, said)) {
      return false;
    }
    state_.dispersed[state_.dispersed_count++] = said.e;
  } else {
    ScratchEntry said;
    if (!ReadEntry(entry, said)) return false;
    if (Index(said.e) >= scenario_.unit_count()) {
      return Wrong(entry, "is of no element");
    }
    said.TakeInto(state_.unit(said.e));
  }
  return true;
}

// What plain numbers name is there.
bool Reader::IsOfThisWorld() {
  const auto unit = [&](ElementId e) {
    return !IsSome(e) || Index(e) < scenario_.unit_count();
  };
  const State& s = state_;
  bool good = IsPossible(s.awaits) && s.active <= Side::kSecond &&
              s.result <= Result::kDraw &&
              (!IsSome(s.corps) || Index(s.corps) < scenario_.corps_count()) &&
              static_cast<int>(s.declared.verb) < kVerbs;
  for (size_t i = 0; i < s.frame_count; ++i) {
    const Frame& frame = s.frames[i];
    good = good && frame.kind != FrameKind::kNone &&
           static_cast<int>(frame.kind) < kFrameKinds && unit(frame.unit) &&
           unit(frame.other) && unit(frame.who) && frame.edge <= Edge::kLeft &&
           (!IsSome(frame.leader) ||
            Index(frame.leader) < scenario_.leader_count()) &&
           (!IsSome(frame.tile) || Index(frame.tile) < scenario_.tile_count());
  }
  for (size_t i = 0; i < s.dispersed_count; ++i) {
    good = good && IsSome(s.dispersed[i]) && unit(s.dispersed[i]);
  }
  for (const ElementId e : s.face_targets) good = good && unit(e);
  for (size_t i = 0; i < scenario_.units.size(); ++i) {
    good = good && unit(s.units[i].charged_into);
  }
  (s.rode | s.threatened | s.captured_at).ForEach([&](LeaderId l) {
    good = good && Index(l) < scenario_.leader_count();
  });
  s.spied.ForEach(
      [&](TileId t) { good = good && Index(t) < scenario_.tile_count(); });
  for (const int8_t holder : s.holders) {
    good = good && holder >= -1 && holder <= 1;
  }
  return good || WrongWhole("process", "names what there is not");
}

void Reader::ListEntities() {
  Scenario& s = scenario_;
  s.EnlistAll<ElementId>(s.units, "unit");
  s.EnlistAll<LeaderId>(s.leaders, "leader");
  s.EnlistAll<CorpsId>(s.corps, "formation");
  s.EnlistAll<TileId>(s.tiles, "tile");
  s.EnlistAll<PieceId>(s.ground.pieces, "terrain");
  for (const Side side : {Side::kFirst, Side::kSecond}) {
    s.Enlist<Side>({s.side(side).name, "side", static_cast<int8_t>(side)});
  }
}

bool Reader::Read() {
  scenario_.name = document().name;
  scenario_.note = document().note;
  std::array<const Entry*, kSides> sides;
  if (!(KnowsTypes("La Grande Armée") &&
        ReadOptions(kOptionRows, scenario_.options) &&
        FindSides({"French", "Allied"}, sides) && ReadTerrain() &&
        ReadSides(sides) && ReadClock() &&
        ForEach("formation", "army", &Reader::ReadArmy))) {
    return false;
  }
  AddImplicitArmies();
  if (!ForEach("formation", "corps", &Reader::ReadCorps)) return false;
  if (!CountAbsent()) return false;
  MakeTiles();
  if (!(SettleClock() && ForEach("unit", "", &Reader::ReadUnit) &&
        ForEach("leader", "", &Reader::ReadLeader) && SettleForces() &&
        SettleActing())) {
    return false;
  }
  if (scenario_.units.empty()) {
    return WrongWhole("", "there are no elements; add some");
  }
  ListEntities();
  for (int i = 0; i < scenario_.unit_count(); ++i) {
    if (!ValidateUnit(MakeId<ElementId>(i))) return false;
  }
  for (int i = 0; i < scenario_.leader_count(); ++i) {
    if (!ValidateLeader(MakeId<LeaderId>(i))) return false;
  }
  return ForEach("marker", "contact", &Reader::ReadContact) &&
         ForEach("marker", "tile", &Reader::ReadTile) &&
         ForEach("process", "", &Reader::ReadProcess) && IsOfThisWorld();
}

}  // namespace berthier::la_grande_armee
