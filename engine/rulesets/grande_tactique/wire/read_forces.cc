#include <algorithm>

#include "engine/model/sentence.h"
#include "engine/rulesets/grande_tactique/board/arrivals.h"
#include "engine/rulesets/grande_tactique/board/changes.h"
#include "engine/rulesets/grande_tactique/wire/reader.h"

namespace berthier::grande_tactique {
namespace {

bool HasLink(const Entry& entry, std::string_view key) {
  return std::any_of(entry.links.begin(), entry.links.end(),
                     [&](const auto& link) { return link.first == key; });
}

BaseSize BaseOf(Arm arm, const BaseSizes& sizes) {
  switch (arm) {
    case Arm::kInfantry:
      return {Ticks(sizes.infantry_front), Ticks(sizes.infantry_depth)};
    case Arm::kCavalry:
      return {Ticks(sizes.cavalry_front), Ticks(sizes.cavalry_depth)};
    case Arm::kFootArtillery:
      return {Ticks(sizes.foot_artillery_side),
              Ticks(sizes.foot_artillery_side)};
    case Arm::kHorseArtillery:
      break;
  }
  return {Ticks(sizes.horse_artillery_front),
          Ticks(sizes.horse_artillery_depth)};
}

}  // namespace

// ---- Formations -------------------------------------------------------------

// Decision: a formation comes with a round. The rules would bring one named for
// another time on in the next round (GT-SCN-06), or never if none is left; who
// wrote that meant something else.
bool Reader::IsInTime(const Entry& entry, const Arrival& arrival) {
  const int minute = arrival.minute;
  const int since = minute - scenario_.start_minute;
  const int last = ClockAt(scenario_, scenario_.last_round);
  return minute < 0 ||
         (since >= 0 && minute <= last && since % kMinutesPerQuarter == 0) ||
         Wrong(entry, "arrives at " + TimeOfDay(minute) +
                          ", when no round begins; rounds begin every " +
                          std::to_string(kMinutesPerQuarter) +
                          " minutes from " + TimeOfDay(scenario_.start_minute) +
                          " to " + TimeOfDay(last));
}

bool Reader::ReadCorps(const Entry& entry) {
  const size_t i = scenario_.corps.size();
  CorpsEntry said = {scenario_};
  said.s.n_lost = kNotSaid;
  if (!HasRoom(entry, i, kMaxCorps, "corps") || !ReadEntry(entry, said) ||
      !IsInTime(entry, said.d.entry)) {
    return false;
  }
  state_.corps[i] = said.s;
  scenario_.corps.push_back(std::move(said.d));
  return true;
}

bool Reader::ReadDivision(const Entry& entry) {
  const size_t i = scenario_.divisions.size();
  DivisionEntry said = {scenario_};
  said.s.cp_total = -1;
  said.s.n_destroyed = said.s.n_withdrawn = kNotSaid;
  if (!HasRoom(entry, i, kMaxDivisions, "divisions") ||
      !ReadEntry(entry, said) || !IsInTime(entry, said.d.entry)) {
    return false;
  }
  if (said.s.cp_total < 0) said.s.cp_total = said.s.cp_left;
  if (IsSome(said.d.corps)) {
    CorpsData& corps = scenario_.corps[static_cast<size_t>(said.d.corps)];
    if (corps.side != said.d.side) {
      return Wrong(entry, "corps " + corps.name + " is of the other side");
    }
    corps.divisions.push_back(static_cast<DivisionId>(i));
  }
  state_.divisions[i] = said.s;
  scenario_.divisions.push_back(std::move(said.d));
  return true;
}

// ---- Leaders ----------------------------------------------------------------

// A DG without a formation waits for the implicit one.
bool Reader::ReadCommand(const Entry& entry, const std::string& of,
                         GeneralData& data, const Arrival*& arrival) {
  const auto command = [&](auto& post, Side owner) {
    if (owner != data.side) {
      return Wrong(entry, post.name + " is of the other side");
    }
    if (IsSome(post.general)) {
      return Wrong(entry, post.name + " has a general already: " +
                              scenario_.general(post.general).name);
    }
    post.general = static_cast<GeneralId>(scenario_.generals.size());
    arrival = &post.entry;
    return true;
  };
  const auto none = [&](std::string_view what) {
    return Wrong(entry, "commands \"" + of + "\", which is no " +
                            std::string(what) + "; name one with of:");
  };
  if (data.rank == Rank::kArmy) {
    return command(scenario_.sides[static_cast<size_t>(data.side)], data.side);
  }
  if (data.rank == Rank::kCorps) {
    data.corps = IdNamed<CorpsId>(scenario_.corps, of);
    if (!IsSome(data.corps)) return none("corps");
    CorpsData& corps = scenario_.corps[static_cast<size_t>(data.corps)];
    return command(corps, corps.side);
  }
  if (of.empty() && scenario_.divisions.empty()) return true;
  data.division = IdNamed<DivisionId>(scenario_.divisions, of);
  if (!IsSome(data.division)) return none("division");
  DivisionData& division =
      scenario_.divisions[static_cast<size_t>(data.division)];
  data.corps = division.corps;
  return command(division, division.side);
}

bool Reader::ReadLeader(const Entry& entry) {
  const size_t i = scenario_.generals.size();
  if (!HasRoom(entry, i, kMaxGenerals, "generals")) return false;
  LeaderEntry said = {{.rank = *Find(kRankWords, FormFor(entry).kind)}};
  EntryWords words(entry, FormFor(entry));
  const Arrival* arrival = nullptr;
  if (!Walk(words, said) || !ReadCommand(entry, said.of, said.d, arrival)) {
    return false;
  }
  GeneralState& state = state_.generals[i] = said.s;
  const bool placed = said.place.has_value() || HasLink(entry, "with");
  if (state.dead != 0) {
    state.presence = GeneralState::Where::kGone;
  } else if (said.pending ||
             (arrival != nullptr && arrival->minute >= 0 && !placed)) {
    state.presence = GeneralState::Where::kPending;
  } else {
    if (!placed) return Wrong(entry, "has no place; give x and y");
    state.presence = GeneralState::Where::kOnTable;
  }
  if (said.place.has_value()) {
    if (!OnTable(scenario_.terrain, *said.place)) {
      return Wrong(entry, "stands off the table");
    }
    StandAt(state_, static_cast<GeneralId>(i), *said.place);
  }
  leader_words_.push_back(std::move(words));
  scenario_.generals.push_back(std::move(said.d));
  return true;
}

// ---- Units ------------------------------------------------------------------

bool Reader::ReadOwner(const Entry& entry, const std::string& of,
                       UnitData& data, const Arrival*& arrival) {
  const UnitId id = static_cast<UnitId>(scenario_.units.size());
  SideData& army = scenario_.sides[static_cast<size_t>(data.side)];
  const DivisionId d = IdNamed<DivisionId>(scenario_.divisions, of);
  const CorpsId c = IdNamed<CorpsId>(scenario_.corps, of);
  if (IsSome(d)) {
    DivisionData& division = scenario_.divisions[static_cast<size_t>(d)];
    if (division.side != data.side) {
      return Wrong(entry, "division " + of + " is of the other side");
    }
    data.division = d;
    data.corps = division.corps;
    division.units.push_back(id);
    arrival = &division.entry;
  } else if (IsSome(c)) {
    CorpsData& corps = scenario_.corps[static_cast<size_t>(c)];
    if (corps.side != data.side) {
      return Wrong(entry, "corps " + of + " is of the other side");
    }
    data.corps = c;
    corps.direct_units.push_back(id);
    arrival = &corps.entry;
  } else if (of == army.name) {
    army.direct_units.push_back(id);
    arrival = &army.entry;
  } else if (!of.empty()) {
    return Wrong(entry, "of \"" + of + "\": there is no such formation");
  }
  army.units.Add(id);
  army.points_start += data.points;
  return true;
}

bool Reader::ReadUnit(const Entry& entry) {
  if (!HasRoom(entry, scenario_.units.size(), kMaxUnits, "units")) return false;
  const UnitId id = static_cast<UnitId>(scenario_.units.size());
  EntryWords words(entry, FormFor(entry));
  UnitEntry said;
  if (!Walk(words, said)) return false;
  UnitData data = said.d;
  state_.unit(id) = said.s;
  const bool horse = data.horse != Horse::kOrdinary;
  if (!said.arm.has_value() && !horse) {
    const std::string unknown(words.UnknownWord());
    return Wrong(entry, (unknown.empty() ? "has no arm"
                                         : "\"" + unknown + "\" is no arm") +
                            "; say infantry, cavalry, foot artillery or "
                            "horse artillery, each word in quotes of its own: "
                            "is: [\"infantry\", \"raw\"]");
  }
  data.arm = said.arm.value_or(Arm::kCavalry);
  if (horse && data.arm != Arm::kCavalry) {
    return Wrong(entry, "only cavalry are cuirassiers or lancers");
  }
  data.points =
      static_cast<uint8_t>(kUnitPoints[static_cast<size_t>(data.arm)]
                                      [static_cast<size_t>(data.quality)]);
  data.base =
      BaseOf(data.arm, kBaseSizes[scenario_.options.true_inches ? 1 : 0]);
  const Arrival* arrival = nullptr;
  if (!ReadOwner(entry, said.of, data, arrival)) return false;
  scenario_.units.push_back(std::move(data));
  unit_words_.push_back(std::move(words));
  const bool arrives = arrival != nullptr && arrival->minute >= 0;
  return ReadPresence(entry, said, arrives, id) &&
         ReadStanding(entry, said, id);
}

bool Reader::ReadPresence(const Entry& entry, const UnitEntry& said,
                          bool arrives, UnitId u) {
  UnitState& state = state_.unit(u);
  const bool destroyed = state.destroy_cause != DestroyCause::kNone;
  const bool placed = said.place.has_value() || HasLink(entry, "occupies");
  if (arrives && !said.presence.has_value() && !placed && !destroyed) {
    return Wrong(entry,
                 "belongs to a formation that arrives, but is neither pending "
                 "nor placed; say pending, or give x, y and heading");
  }
  state.presence = said.presence.value_or(destroyed ? Presence::kDestroyed
                                                    : Presence::kOnTable);
  const bool deploying =
      (state_.deploying & (scenario_.unit(u).side == Side::kFirst ? 1 : 2)) !=
      0;
  if (state.presence == Presence::kPending && !arrives && !deploying) {
    return Wrong(entry,
                 "is pending, but its formation never arrives; give it a time "
                 "and a stretch, or the unit x, y and heading");
  }
  if (state.presence == Presence::kDestroyed && !destroyed) {
    return Wrong(entry,
                 "is destroyed; say how: surrounded, ridden down or "
                 "spiked");
  }
  return !state.on_table() || placed ||
         Wrong(entry, "has no place; give x, y and heading");
}

bool Reader::ReadStanding(const Entry& entry, const UnitEntry& said, UnitId u) {
  UnitState& state = state_.unit(u);
  if (said.unlimbered && !scenario_.IsArtillery(u)) {
    return Wrong(entry, "only artillery is unlimbered (GT-STA-26)");
  }
  if (said.unlimbered && state.Has(Flag::kLimbered)) {
    return Wrong(entry, "is limbered and unlimbered; keep one");
  }
  if (said.points.size() > 1) {
    return Wrong(entry,
                 "has more than one point; one says where its turn began");
  }
  if (state.Has(Flag::kExhausted) && state.cohesion == Cohesion::kCoherent) {
    state.cohesion = Cohesion::kDisrupted;  // GT-STA-12
  }
  if (state.Has(Flag::kCramped)) state.Set(Flag::kSquare);
  const Heading home =
      HeadingToward(scenario_.side(scenario_.unit(u).side).home);
  const Pose pose = {said.place.value_or(Point{}),
                     said.heading.value_or(home.Opposite())};
  Place(Battle{scenario_, state_, nullptr}, u, pose);
  state.StartAt({said.points.empty() ? pose.centre : said.points[0],
                 said.start_heading.value_or(pose.heading)});
  return true;
}

}  // namespace berthier::grande_tactique
