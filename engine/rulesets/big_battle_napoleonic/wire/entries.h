// The entries of a scenario or position document of Big Battle Napoleonic: the
// fields of each, where their values are stored and what they mean. Reader,
// writer and forms are all generated from them
// (engine/kit/wire/entry_walkers.h).
//
// Each entry holds its values in the structs of data (d) and state (s);
// separate members hold values whose stored form differs from the written one.
//
//   entries.push_back(Written(sides, ArrivalEntry{scenario, arrival, due}));
#ifndef BERTHIER_ENGINE_RULESETS_BIG_BATTLE_NAPOLEONIC_WIRE_ENTRIES_H_
#define BERTHIER_ENGINE_RULESETS_BIG_BATTLE_NAPOLEONIC_WIRE_ENTRIES_H_

#include <algorithm>
#include <array>
#include <iterator>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/kit/wire/entry_walkers.h"
#include "engine/rulesets/big_battle_napoleonic/facts/scenario.h"
#include "engine/rulesets/big_battle_napoleonic/facts/state.h"
#include "engine/rulesets/big_battle_napoleonic/facts/tables.h"
#include "engine/rulesets/big_battle_napoleonic/facts/wire_words.h"

namespace berthier::big_battle_napoleonic {

inline constexpr Bounds kPeriods = {1, 60};
inline constexpr Bounds kSixes = {2, 6};
inline constexpr Bounds kQuarters = {0, Heading::kSteps - 1};
inline constexpr std::string_view kWhose = "whose it is";

// ---- The clock and the sides ------------------------------------------------

struct ClockEntry {
  int16_t start = 0;
  int periods = 0;
  int16_t period = 1;
  std::optional<Side> attacker = {};
  std::optional<Side> phasing = {};
  Phase phase = Phase::kPeriodStart;

  template <typename F>
  void operator()(F& f) {
    f.Kind("clock", "", "the time, and where in a move play stands");
    f.Number("periods", periods, kPeriods, "of the battle; 12", kAlways);
    f.Number("period", period, {1, periods > 0 ? periods : kPeriods.most},
             "the one being played", kAlways);
    f.Time("start", start, "time of day of the first period; 15:00");
    f.SideLink("attacker", attacker, "the side that moves first; the first");
    f.SideLink("phasing", phasing, "the side whose move it is; the attacker");
    f.Choice("phase", kPhaseWords, phase,
             "setup, deploy defender, deploy attacker, start, rally, command "
             "(commanded is measured), move, settle moves, enemy counters, "
             "settle counters, counters off, snapshot, enemy fire, own fire, "
             "melee, pairing, fights, rout, pursuit, own counters, settle own "
             "counters, move end, period end or over");
  }
};

template <typename F>
void DeployedIn(F& f, DeploymentZone& zone, const Scenario& sc) {
  f.Links("garrisons", zone.towns,
          Among<Piece>{sc.ground.pieces, "town",
                       [](const Piece& piece) {
                         return piece.kind == PieceKind::kTown;
                       }},
          "a town that its garrisons may hold besides the zone; may be said "
          "several times");
  f.Points(zone.outline,
           "its deployment zone: an outline, or two corners of an upright "
           "rectangle");
}

struct SideEntry {
  const Scenario& sc;
  SideData d = {};
  DeploymentZone zone = {};

  template <typename F>
  void operator()(F& f) {
    f.Kind("side", "", "its id is its name; French and Prussian otherwise");
    f.Id(d.name);
    f.Choice("baseline", kEdgeWords, d.baseline,
             "its edge of the table: N, E, S or W");
    DeployedIn(f, zone, sc);
  }
};

// ---- Formations and leaders -------------------------------------------------

struct ArmyEntry {
  ArmyData d = {.nation = Nation::kOther};
  std::optional<ArmyType> type = {};

  template <typename F>
  void operator()(F& f) {
    f.Kind("formation", "army", "an army; a side that names none has one");
    f.Id(d.name);
    f.Whose(d.side, kWhose);
    f.OneOf(kNationWords, d.nation, "its nation; other otherwise");
    f.OneOf(kArmyTypeWords, type,
            "by corps otherwise; British, Spanish and Portuguese armies are by "
            "division");
  }
};

struct ArmyLinks {
  const Scenario& sc;
  Side side = Side::kFirst;
  GeneralId chief = GeneralId::kNone;

  template <typename F>
  void operator()(F& f) {
    f.Link("chief", chief,
           Among<GeneralData>{
               sc.generals, "leader of its side",
               [&](const GeneralData& g) { return g.side == side; }},
           "the commander-in-chief of another army, who commands this one too");
  }
};

struct CorpsEntry {
  const Scenario& sc;
  CorpsData d = {};
  std::string of = {};
  bool division = false;
  std::string south_of = {};
  std::string east_of = {};
  DeploymentZone zone = {};

  template <typename F>
  void operator()(F& f) {
    f.Kind("formation", "corps",
           "a corps, or a division of an army by division");
    f.Id(d.name);
    f.Whose(d.side, kWhose);
    f.Of(of, "its army; the first of its side otherwise");
    f.Mark("division", division, "what it is called in an army by division");
    f.Number("hold until", d.hold_until, kPeriods,
             "the period before which it keeps to its limits");
    f.Text("stays south of", south_of, "a limit: inches from the S edge");
    f.Text("stays east of", east_of, "a limit: inches from the W edge");
    DeployedIn(f, zone, sc);
  }
};

template <typename F>
void Arrives(F& f, ArrivalId& arrival, const Scenario& sc) {
  f.Link("arrives", arrival, Among<ArrivalData>{sc.arrivals, "arrival"},
         "the arrival it comes with");
}

struct LeaderEntry {
  const Scenario& sc;
  GeneralData d = {.rank = Rank::kCommanderInChief};
  GeneralState s = {};
  std::string of = {};
  bool reserve = false;
  std::optional<int32_t> span = {};
  std::optional<Point> place = {};

  template <typename F>
  void operator()(F& f) {
    f.Kind("leader", "", "a general; who says no rank is commander-in-chief");
    f.Id(d.name);
    f.Whose(d.side, kWhose);
    f.Of(of, "his corps or army; the first army of his side otherwise");
    f.OneOf(kRankWords, d.rank, "his rank");
    f.Mark("reserve", reserve, "not yet on the table");
    f.Mark("moved", s.moved, "has moved in this move");
    f.Number("span", span, {0, 100},
             "of command, in inches; that of his rank otherwise");
    f.Links("commands", d.may_command, Among<CorpsData>{sc.corps, "corps"},
            "a corps; may be said several times; his own otherwise");
    Arrives(f, d.arrival, sc);
    f.Place(place, "where he stands");
  }
};

// ---- Units ------------------------------------------------------------------

// In the order of kSpecialWords.
inline constexpr std::string_view kSpecialMeanings[] = {
    "said of infantry",  "said of line infantry",
    "said of infantry",  "said of raw cavalry; it is raw then",
    "said of artillery", "said of artillery",
};
static_assert(std::size(kSpecialMeanings) == std::size(kSpecialWords));
// In the order of kFlagWords.
inline constexpr std::string_view kFlagMeanings[] = {
    "cavalry on counter",
    "cavalry pursuing",
    "in command in this move",
    "has travelled in this move",
    "has fired in this firing phase",
    "has fought in this move",
    "cannot rally in this move",
    "its rout column is formed",
    "has tested to rally in this move; in rout and pursuit: has moved",
    "pursues only by a contact made in pursuit",
    "takes no further part in melee in this move",
    "has overrun guns in this move",
    "came on in this move, and so is commanded",
};
static_assert(std::size(kFlagMeanings) == std::size(kFlagWords));

// The most points in the way of a unit: its start and the ends of its legs.
inline constexpr size_t kWayPoints = 13;

// The number of bases of a unit. The range of its arm (BBN-BAS-05, BBN-I-11)
// limits the number at the start. If that is not given, it is the present
// number or the least of the range, whichever is more.
struct Strength {
  static constexpr int kNotSaid = -1;

  UnitRange range;
  bool is_start = false;
  int at_start = kNotSaid;
  std::optional<int> bases = {};

  template <typename F>
  void operator()(F& f) {
    f.Number("bases at start", at_start, {range.least, range.most},
             "it began with; bases otherwise", kNotSaid);
    f.Number("bases", bases,
             {is_start && at_start == kNotSaid ? range.least : 0, range.most},
             "it has; 6 of infantry, 4 of cavalry otherwise");
  }
};

inline int MostBases() {
  int most = 0;
  for (const UnitRange& range : kUnitRanges) most = std::max(most, range.most);
  return most;
}

struct UnitEntry {
  const Scenario& sc;
  UnitData d = {};
  UnitState s = {};
  std::string of = {};
  std::optional<Kind> kind = {};
  FlagBits<Special> special = {};
  std::optional<Grade> grade = {};
  std::optional<Presence> presence = {};
  std::optional<Formation> formation = {};
  std::optional<Point> place = {};
  std::optional<Heading> heading = {};
  std::vector<Point> way = {};
  std::array<std::optional<Heading>, kWayPoints> way_heading = {};
  std::array<std::optional<Formation>, kWayPoints> way_formation = {};

  template <typename F>
  void operator()(F& f) {
    const Bounds bases = {0, MostBases()};
    f.Kind("unit", "", "infantry, cavalry or a battery");
    f.Id(d.name);
    f.Whose(d.side, kWhose);
    f.Of(of, "its corps or army; the first army of its side otherwise");
    f.OneOf(kKindWords, kind, "its arm");
    f.OneOf(kGradeWords, grade, "its grade; trained otherwise");
    for (size_t i = 0; i < std::size(kSpecialWords); ++i) {
      f.FlagOf(kSpecialWords[i].word, special, kSpecialWords[i].value,
               kSpecialMeanings[i]);
    }
    f.OneOf(kPresenceWords, presence,
            "whether it is there; on table otherwise, if it has a place");
    f.OneOf(kFormationWords, formation,
            "column of infantry, line of cavalry, unlimbered guns otherwise");
    f.OneOf(kConditionWords, s.condition, "steady otherwise");
    for (size_t i = 0; i < std::size(kFlagWords); ++i) {
      f.FlagOf(kFlagWords[i].word, s, kFlagWords[i].value, kFlagMeanings[i]);
    }
    f.Number("casualties", s.casualties, bases,
             "bases lost in this fire phase");
    f.Number("pending hits", s.pending_hits, {0, 200},
             "taken off when all have fired");
    f.Number("lost to fire", s.lost_fire, bases, "bases lost to fire");
    f.Number("lost in melee", s.lost_melee, bases, "bases lost in melee");
    f.Number("lost in march", s.lost_march, bases, "bases lost in march");
    f.Number("fight", s.fight, {0, 0xFF}, "the fight it takes part in", 0xFF);
    // Static, because forms keep views of these names.
    static const auto kWay = [] {
      std::array<std::pair<std::string, std::string>, kWayPoints> names;
      for (size_t i = 0; i < kWayPoints; ++i) {
        names[i] = {"way heading " + std::to_string(i),
                    "way formation " + std::to_string(i)};
      }
      return names;
    }();
    for (size_t i = 0; i < kWayPoints; ++i) {
      f.Number(kWay[i].first, way_heading[i], kQuarters,
               "at this point, in quarter degrees");
    }
    for (size_t i = 0; i < kWayPoints; ++i) {
      f.Number(kWay[i].second, way_formation[i], {0, kFormations - 1},
               "at this point, in the sequence of the words");
    }
    Arrives(f, d.arrival, sc);
    f.Choice("order", kOrderWords, s.order,
             "its order in this move: hold, rally, mark, move, step back, "
             "charge, reform, about-face, pivot or enter");
    f.Place(place, "its centre");
    f.Facing(heading,
             "degrees clockwise from N; otherwise away from its baseline");
    f.Points(way,
             "its way in this move: where it began, then the ends of legs");
  }
};

// ---- Markers ----------------------------------------------------------------

inline constexpr Named<bool> kFreshWords[] = {{"fresh", true},
                                              {"stale", false}};

struct ContactEntry {
  const Scenario& sc;
  Contact c = {};
  std::optional<bool> fresh = {};
  std::optional<int32_t> moved = {};  // hundredths of an inch
  std::optional<int32_t> ticks = {};
  std::optional<int32_t> gap = {};
  std::optional<Heading> axis = {};

  template <typename F>
  void operator()(F& f) {
    const Among<UnitData> units = {sc.units, "unit"};
    f.Kind("marker", "contact", "two enemies in contact");
    f.OneOf(kContactKindWords, c.kind, "how it was made; charge otherwise");
    f.OneOf(kContactEdgeWords, c.edge, "the defender's edge; front otherwise");
    f.OneOf(kDefendedWords, c.defended,
            "the defender; behind nothing otherwise");
    f.OneOf(kFreshWords, fresh,
            "whether made in this move; follow-ups are stale otherwise");
    f.Mark("square tested", c.square_tested,
           "the defender has tried to form square");
    f.Mark("resolved", c.resolved, "has been fought in this move");
    f.Number("moved", moved, {0, 3000},
             "how far the attacker came, in hundredths of an inch");
    f.Number("moved ticks", ticks, {0, 40'000},
             "the same in ticks: 1016 an inch");
    f.Number("gap", gap, {0, 30'000}, "between them when made, in ticks");
    f.Number("axis", axis, kQuarters,
             "heading of the attack, in quarter degrees");
    f.Link("attacker", c.attacker, units, "infantry or cavalry");
    f.Link("defender", c.defender, units,
           "infantry or cavalry of the other side");
    f.Link("battery", c.via_battery, units,
           "guns of the defender that were charged");
  }
};

struct ArrivalEntry {
  const Scenario& sc;
  ArrivalData d = {};
  uint8_t due = 0;

  template <typename F>
  void operator()(F& f) {
    f.Kind("marker", "arrival", "when and where units and leaders come");
    f.Id(d.name);
    f.Whose(d.side, kWhose);
    f.Mark("is due", due, "they may enter now");
    f.Number("due", d.due, kPeriods, "the period in which they come");
    f.Number("first roll", d.first_roll, kPeriods,
             "or the first in which they are diced for");
    f.Number("need", d.need, kSixes, "with first roll: what to throw");
    f.Number("easier from", d.easier_from, kPeriods,
             "the period from which easier need holds");
    f.Number("easier need", d.easier_need, kSixes, "what to throw then");
    f.Number("certain", d.certain, kPeriods,
             "with first roll: the period in which they come anyway");
    f.Stretch(d.stretch, true, {sc.ground.width, sc.ground.depth},
              "the two ends of its stretch of one edge of the table");
  }
};

}  // namespace berthier::big_battle_napoleonic

#endif  // BERTHIER_ENGINE_RULESETS_BIG_BATTLE_NAPOLEONIC_WIRE_ENTRIES_H_
