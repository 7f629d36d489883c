#include "engine/rulesets/grandeur/wire/reader.h"

#include <algorithm>

#include "engine/rulesets/grandeur/wire/option_words.h"
#include "engine/rulesets/grandeur/wire/process_entries.h"

namespace berthier::grandeur {

bool Reader::ReadClock() {
  const Entry* clock = nullptr;
  if (!FindClock(clock)) return false;
  ClockEntry said;
  if (!ReadEntry(*clock, said)) return false;
  scenario_.turns = said.turns;
  state_.turn = said.turn;
  if (said.last_winner.has_value()) {
    state_.last_winner = static_cast<uint8_t>(Index(*said.last_winner) + 1);
  }
  phase_given_ = said.phase.has_value();
  active_corps_ = said.corps;
  const bool begun = phase_given_ || !active_corps_.empty();
  state_.phase = said.phase.value_or(
      active_corps_.empty() ? Phase::kSetup : Phase::kActivation);
  const bool thrown_for = !begun || state_.phase <= Phase::kWeather;
  state_.weather =
      said.weather.value_or(thrown_for ? Weather::kUnknown : Weather::kGood);
  mid_turn_ = said.mid_turn;
  return true;
}

bool Reader::SettleClock() {
  const bool needs =
      (state_.phase == Phase::kDivisions || state_.phase == Phase::kActivation);
  if (active_corps_.empty()) {
    return !needs || mid_turn_ ||
           WrongWhole("clock", "says no corps that is activated");
  }
  state_.corps = IdNamed<CorpsId>(scenario_.corps, active_corps_);
  if (!IsSome(state_.corps)) {
    return WrongWhole("clock", "corps " + active_corps_ + ": there is none");
  }
  state_.active = scenario_.corps_data(state_.corps).side;
  return true;
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
  } else if (kind == "move") {
    MoveEntry said;
    if (!ReadEntry(entry, said)) return false;
    state_.move = said.m;
  } else if (kind == "contest") {
    ContestEntry said;
    if (!ReadEntry(entry, said)) return false;
    state_.contest = said.c;
  } else if (kind == "set-up") {
    SetupEntry said;
    if (!ReadEntry(entry, said)) return false;
    state_.setup = said.s;
    placed_read_ = 0;
  } else {
    PlacedEntry said;
    if (!HasRoom(entry, placed_read_, kMaxPlaced, "placed pieces") ||
        !ReadEntry(entry, said)) {
      return false;
    }
    state_.placed[placed_read_++] = said.p;
  }
  return true;
}

// What plain numbers name is there.
bool Reader::IsOfThisWorld() {
  const auto unit = [&](UnitId u) {
    return !IsSome(u) || Index(u) < scenario_.unit_count();
  };
  const auto leader = [&](LeaderId l) {
    return !IsSome(l) || Index(l) < scenario_.leader_count();
  };
  const auto piece = [&](PieceId p) {
    return !IsSome(p) || Index(p) < scenario_.piece_count();
  };
  const auto corps = [&](CorpsId c) {
    return !IsSome(c) || Index(c) < scenario_.corps_count();
  };
  const State& s = state_;
  bool good = IsPossible(s.awaits) && s.active <= Side::kSecond &&
              s.result <= Result::kDraw && s.held_side <= Side::kSecond &&
              s.move.kind <= MoveKind::kLeave && s.setup.attacker <= 1 &&
              s.setup.placed_count <= kMaxPlaced &&
              s.setup.defender_edge <= TableEdge::kWest &&
              corps(s.setup.corps) && corps(s.contest.nominated[0]) &&
              corps(s.contest.nominated[1]);
  (s.group | s.leavers).ForEach([&](UnitId u) { good = good && unit(u); });
  for (size_t i = 0; i < s.frame_count; ++i) {
    const Frame& frame = s.frames[i];
    good = good && frame.kind != FrameKind::kNone &&
           static_cast<int>(frame.kind) < kFrameKinds && unit(frame.unit) &&
           unit(frame.other) && leader(frame.leader) && piece(frame.piece);
  }
  for (size_t i = 0; i < placed_read_; ++i) {
    good = good && s.placed[i].kind <= PieceKind::kRoad &&
           s.placed[i].count <= s.placed[i].points.size();
  }
  for (size_t i = 0; i < scenario_.units.size(); ++i) {
    const PieceId bua = s.units[i].bua;
    const int placed = Index(bua) - scenario_.first_placed();
    good = good && unit(s.units[i].shot_at) &&
           (!IsSome(bua) || placed < 0 ||
            s.placed[static_cast<size_t>(placed)].kind == PieceKind::kBua);
  }
  return good || WrongWhole("process", "names what there is not");
}

void Reader::ListEntities() {
  Scenario& s = scenario_;
  s.EnlistAll<UnitId>(s.units, "unit");
  s.EnlistAll<LeaderId>(s.leaders, "leader");
  s.EnlistAll<DivisionId>(s.divisions, "formation");
  s.EnlistAll<CorpsId>(s.corps, "formation");
  s.EnlistAll<PieceId>(s.ground.pieces, "terrain");
  for (const Side side : {Side::kFirst, Side::kSecond}) {
    s.Enlist<Side>({s.side(side).name, "side", static_cast<int8_t>(side)});
  }
}

bool Reader::Read() {
  scenario_.name = document().name;
  scenario_.note = document().note;
  std::array<const Entry*, kSides> sides;
  if (!(KnowsTypes("Grandeur") && ReadOptions(kOptionRows, scenario_.options) &&
        FindSides({"French", "Austrian"}, sides) && ReadTerrain() &&
        ReadSides(sides) && ReadClock())) {
    return false;
  }
  for (const Side side : {Side::kFirst, Side::kSecond}) AddImplicitCorps(side);
  if (!ForEach("formation", "corps", &Reader::ReadCorps)) return false;
  ListCorps();
  if (!(SettleClock() &&
        ForEach("formation", "division", &Reader::ReadDivision) &&
        ForEach("unit", "", &Reader::ReadUnit) &&
        ForEach("leader", "", &Reader::ReadLeader) && SettleForces())) {
    return false;
  }
  if (scenario_.units.empty()) {
    return WrongWhole("", "there are no units; add some");
  }
  ListEntities();
  for (int i = 0; i < scenario_.unit_count(); ++i) {
    if (!ValidateUnit(MakeId<UnitId>(i))) return false;
  }
  return ForEach("marker", "melee", &Reader::ReadLink) &&
         ForEach("process", "", &Reader::ReadProcess) && IsOfThisWorld();
}

}  // namespace berthier::grandeur
