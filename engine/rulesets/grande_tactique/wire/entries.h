// The entries of a scenario or position document of Grande Tactique: the fields
// of each, where they are stored and what they mean. The reader, the writer and
// the forms apply their walkers to them (engine/kit/wire/entry_walkers.h).
//
// Each entry holds its fields in data (d) and state (s), and in further members
// where the document's representation differs from theirs.
//
//   entries.push_back(Written(sides, DivisionEntry{scenario, data, state}));
#ifndef BERTHIER_ENGINE_RULESETS_GRANDE_TACTIQUE_WIRE_ENTRIES_H_
#define BERTHIER_ENGINE_RULESETS_GRANDE_TACTIQUE_WIRE_ENTRIES_H_

#include <iterator>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/kit/wire/entry_walkers.h"
#include "engine/rulesets/grande_tactique/board/progress.h"
#include "engine/rulesets/grande_tactique/facts/scenario.h"
#include "engine/rulesets/grande_tactique/facts/state.h"
#include "engine/rulesets/grande_tactique/facts/tables.h"
#include "engine/rulesets/grande_tactique/facts/wire_words.h"

namespace berthier::grande_tactique {

inline constexpr Bounds kPoints = {0, 99};
inline constexpr Bounds kPool = {0, 5};  // GT-CMD-04
inline constexpr Bounds kUnits = {0, kMaxUnits};
inline constexpr std::string_view kWhose = "whose it is";
inline constexpr std::string_view kStretch =
    "the two ends of its entry stretch, on one edge of the table";

// Marks a number that the document omits, so that the reader computes it.
inline constexpr uint8_t kNotSaid = 0xFF;

inline TableSize TableOf(const Scenario& s) {
  return {s.terrain.width, s.terrain.depth};
}

// ---- The clock and the sides ------------------------------------------------

struct PhasePoint {
  Phase phase = Phase::kSetup;
  CommandStep step = CommandStep::kSnapshot;

  bool operator==(const PhasePoint&) const = default;
};
inline constexpr Named<PhasePoint> kPhaseWords[] = {
    {"start", {Phase::kSetup}},
    {"regroup", {Phase::kRegroup}},
    {"command", {Phase::kCommand}},
    {"orders", {Phase::kCommand, CommandStep::kOrders}},
    {"firing", {Phase::kFiring}},
    {"charge", {Phase::kCharge}},
    {"over", {Phase::kOver}},
};

// GT-SCN-03: the last round is the last that starts before sundown.
inline int LastRound(int start, int sundown) {
  const int quarters =
      (sundown - start + kMinutesPerQuarter - 1) / kMinutesPerQuarter;
  return quarters * kPlayerTurnsPerQuarter;
}

struct ClockEntry {
  int16_t start = 0;
  int16_t sundown = 0;
  int16_t round = 1;
  std::string first = {};  // a side, or dice
  std::optional<Side> moving = {};
  PhasePoint phase = {};

  template <typename F>
  void operator()(F& f) {
    f.Kind("clock", "", "the time, and where in a turn play stands");
    f.Time("start", start, "time of day of the first round; 10:00");
    f.Time("sundown", sundown, "no round begins at or after it; 18:00");
    f.Text("first", first, "the side that moves first, or dice");
    f.SideLink("moving", moving, "the side whose player-turn it is");
    f.Choice(
        "phase", kPhaseWords, phase,
        "start, regroup, command, orders (CP are there), firing, charge or "
        "over");
    const int most = LastRound(0, 24 * 60);  // of any scenario
    f.Number("round", round,
             {1, sundown > start ? LastRound(start, sundown) : most},
             "one player-turn of each side", kAlways);
  }
};

struct SideEntry {
  SideData d = {};
  SideState s = {};
  bool deploying = false;
  std::optional<int16_t> lost_x2 = {};
  std::vector<Point> points = {};

  template <typename F>
  void operator()(F& f) {
    f.Kind("side", "", "its id is its name; French and Austrian otherwise");
    f.Id(d.name);
    f.Mark("allotted", s.allotted, "the AC has shared out his pool");
    f.Mark("deploying", deploying, "has still to deploy");
    f.Number(
        "cp", s.cp_left, kPoints,
        "CP left: of a side without formations of its own division, else of "
        "the AC's kept pool");
    f.Number("kept", s.pool_kept, kPool, "CP of his pool that the AC kept");
    f.Number("lost x2", lost_x2, {0, 2000},
             "points lost, doubled; counted otherwise");
    f.Choice("home", kEdgeWords, d.home, "home edge: N, E, S or W");
    f.Time("arrives", d.entry.minute,
           "time of day at which direct units of the AC arrive");
    f.Points(points,
             "the entry stretch if it arrives, else two corners of its "
             "deployment box");
  }
};

// ---- Formations -------------------------------------------------------------

template <typename F>
void Arrives(F& f, Arrival& entry, const Scenario& sc,
             std::string_view meaning) {
  f.Time("arrives", entry.minute, meaning);
  f.Stretch(entry, entry.minute >= 0, TableOf(sc), kStretch);
}

struct DivisionEntry {
  const Scenario& sc;
  DivisionData d = {};
  DivisionState s = {};

  template <typename F>
  void operator()(F& f) {
    f.Kind("formation", "division", "a division; it needs a general");
    f.Id(d.name);
    f.Whose(d.side, kWhose);
    f.Of(d.corps, Among<CorpsData>{sc.corps, "corps"},
         "its corps; none: directly under the AC");
    f.Mark("collapsed", s.collapsed,
           "all its units but one have fled or are gone");
    f.Mark("arriving", s.arriving, "enters the table in this player-turn");
    f.Mark("diced", s.diced, "has thrown its command die in this player-turn");
    f.Number("cp", s.cp_left, kPoints, "CP left", kAlways);
    f.Number("cp total", s.cp_total, kPoints,
             "CP of this player-turn; cp otherwise", kAlways);
    f.Number("die", s.cp_die, {0, 6}, "its command die; 0 if none was thrown");
    f.Number("bonus of the corps", s.bonus_corps, kPool, "CP given by the CC");
    f.Number("bonus of the army", s.bonus_army, kPool, "CP given by the AC");
    f.Number("destroyed", s.n_destroyed, kUnits,
             "units destroyed or fled off; counted otherwise", kAlways);
    f.Number("withdrawn", s.n_withdrawn, kUnits,
             "units withdrawn; counted otherwise", kAlways);
    Arrives(
        f, d.entry, sc,
        "time of day at which a round begins, 16:00; its units are pending");
  }
};

struct CorpsEntry {
  const Scenario& sc;
  CorpsData d = {};
  CorpsState s = {};

  template <typename F>
  void operator()(F& f) {
    f.Kind("formation", "corps", "a corps; it needs a general");
    f.Id(d.name);
    f.Whose(d.side, kWhose);
    f.Mark("broken", s.broken, "half of its units are destroyed or fled off");
    f.Mark("allotted", s.allotted, "the CC has shared out his pool");
    f.Number("cp", s.cp_left, kPoints, "CP left of those kept for direct units",
             kAlways);
    f.Number("kept", s.pool_kept, kPool, "CP kept for direct units");
    f.Number("lost", s.n_lost, kUnits,
             "units destroyed or fled off; counted otherwise", kAlways);
    Arrives(f, d.entry, sc, "time of day at which its direct units arrive");
  }
};

// ---- Leaders ----------------------------------------------------------------

struct LeaderEntry {
  GeneralData d;  // its rank is known
  GeneralState s = {};
  std::string of = {};
  bool pending = false;
  std::optional<Point> place = {};

  template <typename F>
  void operator()(F& f) {
    static constexpr struct {
      std::string_view meaning;
      std::string_view of;
    } kRanks[] = {
        {"a general of division; who says no rank is one", "his division"},
        {"a corps commander", "his corps"},
        {"an army commander", "his side, or nothing"},
    };
    const auto& rank = kRanks[static_cast<size_t>(d.rank)];
    f.Kind("leader", WordFor(kRankWords, d.rank), rank.meaning);
    f.Id(d.name);
    f.Whose(d.side, kWhose);
    f.Of(of, rank.of);
    f.Mark("charismatic", d.charismatic, "+2 to checks, if that option is on");
    f.Mark("dead", s.dead, "killed");
    f.Mark("pending", pending, "not yet on the table");
    f.Mark("moved", s.moved, "has ridden in this Command Phase");
    f.Mark("attached now", s.attached_now,
           "joined his unit in this Command Phase, so cannot leave it");
    f.Mark("arriving", s.arriving, "enters the table in this player-turn");
    if (d.rank == Rank::kDivision) {
      f.Number("quality", d.quality, {0, 3}, "added to the command die");
    } else {
      f.Number("pool", d.pool, kPool, "bonus CP in each player-turn");
    }
    f.Place(place, "where he stands; not if he is with a unit");
  }
};

struct LeaderLinks {
  const Scenario& sc;
  Side side = Side::kFirst;
  UnitId with = UnitId::kNone;
  UnitId began_with = UnitId::kNone;

  template <typename F>
  void operator()(F& f) {
    const Among<UnitData> own = {
        sc.units, "unit of his",
        [&](const UnitData& unit) { return unit.side == side; }};
    f.Link("with", with, own, "the unit he is attached to; he is where it is");
    f.Link("began with", began_with, own,
           "the unit he was with when the Command Phase began");
  }
};

// ---- Units ------------------------------------------------------------------

// In the order of kFlagWords.
inline constexpr std::string_view kFlagMeanings[] = {
    "disrupted for good",
    "infantry in square",
    "a square without room, on its line base",
    "guns limbered; they are unlimbered otherwise",
    "busy firing",
    "has moved or pivoted in this player-turn",
    "has fired in this Firing Phase",
    "has run in this Command Phase already",
    "enters the table in this player-turn",
    "left an area in this player-turn",
};
static_assert(std::size(kFlagMeanings) == std::size(kFlagWords));

// Cohesion, formation and flags.
template <typename F>
void Standing(F& f, UnitState& s, bool& unlimbered) {
  f.OneOf(kCohesionWords, s.cohesion, "cohesion; coherent otherwise");
  for (size_t i = 0; i < std::size(kFlagWords); ++i) {
    const auto& [word, flag] = kFlagWords[i];
    f.FlagOf(word, s, flag, kFlagMeanings[i]);
    if (flag == Flag::kLimbered) {
      f.Mark("unlimbered", unlimbered,
             "guns unlimbered, as they are otherwise");
    }
  }
}

struct UnitEntry {
  UnitData d = {};
  UnitState s = {};
  std::string of = {};
  std::optional<Arm> arm = {};
  std::optional<Presence> presence = {};
  bool unlimbered = false;
  std::optional<Heading> start_heading = {};
  std::optional<Point> place = {};
  std::optional<Heading> heading = {};
  std::vector<Point> points = {};

  template <typename F>
  void operator()(F& f) {
    f.Kind(
        "unit", "",
        "a base; units of a side that name no formation make up one division");
    f.Id(d.name);
    f.Whose(d.side, kWhose);
    f.Of(of,
         "its division; a corps or the side: directly under that commander");
    f.OneOf(kArmWords, arm, "its arm");
    f.OneOf(kHorseWords, d.horse, "cavalry of this kind");
    f.OneOf(kQualityWords, d.quality, "quality; regular otherwise",
            Quality::kRegular);
    f.OneOf(
        kPresenceWords, presence,
        "whether it is there; on table otherwise; a unit of a formation that "
        "arrives says pending or has a place");
    f.OneOf(kCauseWords, s.destroy_cause, "how it was destroyed");
    Standing(f, s, unlimbered);
    f.Number("start heading", start_heading, {0, Heading::kSteps - 1},
             "heading when its turn began, in quarter degrees");
    f.Number("charges made", s.charges_made, {0, 3},
             "charges in this player-turn");
    f.Number("follow-ups made", s.followups_made, {0, 2},
             "of them follow-up charges");
    f.Place(place, "its centre");
    f.Facing(heading,
             "degrees clockwise from N; otherwise away from its home edge");
    f.Points(points, "one point: where its turn began, if not where it stands");
  }
};

struct UnitLinks {
  const Scenario& sc;
  Side side = Side::kFirst;
  AreaId occupied = AreaId::kNone;
  UnitId charged = UnitId::kNone;
  std::vector<UnitId> flanks = {};
  std::vector<UnitId> rears = {};

  template <typename F>
  void operator()(F& f) {
    const Among<UnitData> enemy = {
        sc.units, "enemy unit",
        [&](const UnitData& unit) { return unit.side != side; }};
    f.Link("occupies", occupied,
           Among<Area>{sc.terrain.areas, "woods, BUA or fort"},
           "the woods, BUA or fort it occupies");
    f.Link("charges", charged, enemy, "the enemy it is ordered to charge");
    f.Links("flank of", flanks, enemy, "an enemy it touches in the flank");
    f.Links("rear of", rears, enemy, "an enemy it touches in the rear");
  }
};

// ---- Ground -----------------------------------------------------------------

struct GroundKind {
  std::string_view word;
  std::string_view meaning;
  std::string_view points;
};
inline constexpr std::string_view kOutline =
    "a convex outline, or two corners of an upright rectangle";
inline constexpr GroundKind kGroundKinds[] = {
    {"woods", "an area of woods", kOutline},
    {"built-up area", "an area of a BUA", kOutline},
    {"fort", "a fort", kOutline},
    {"hill", "a hill; it needs a crest", kOutline},
    {"crest", "the crest of a hill", "a line on the hill"},
    {"linear feature", "to stand behind; horse does not charge across it",
     "a line"},
    {"road", "a road", "a line"},
    {"tall crops", "tall crops", kOutline},
    {"impassable", "impassable ground", kOutline},
};

struct GroundEntry {
  std::string_view word;
  std::string name = {};
  std::vector<Point> points = {};
  std::string hill = {};             // of a crest
  LineKind line = LineKind::kOther;  // of a linear feature
  std::vector<TableEdge> open = {};  // of a fort

  template <typename F>
  void operator()(F& f) {
    const GroundKind* kind = kGroundKinds;
    while (kind->word != word) ++kind;
    f.Kind("terrain", kind->word, kind->meaning);
    f.Id(name);
    if (word == "crest") f.Of(hill, "the hill");
    if (word == "linear feature") {
      f.OneOf(kLineWords, line, "how it is drawn");
    }
    if (word == "fort") {
      f.Choices("unfortified", kEdgeWords, open,
                "a side that is open: the one to N, E, S or W; may be said "
                "several times");
    }
    f.Points(points, kind->points);
  }
};

}  // namespace berthier::grande_tactique

#endif  // BERTHIER_ENGINE_RULESETS_GRANDE_TACTIQUE_WIRE_ENTRIES_H_
