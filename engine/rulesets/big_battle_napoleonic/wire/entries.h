// The entries of a scenario or position of Big Battle Napoleonic: what may be
// said in each, where it is kept and what it means. The reader, the writer and
// the forms walk them (engine/kit/wire/entry_walkers.h).
//
// A struct ...Said holds what an entry says that is kept in another form than
// it is said.
//
//   GeneralData d;
//   GeneralState s;
//   LeaderSaid said;
//   LeaderEntry(f, d, s, said, scenario);
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

struct ClockSaid {
  int16_t start = 0;
  int periods = 0;
  int16_t period = 1;
  std::optional<Side> attacker = {};
  std::optional<Side> phasing = {};
  Phase phase = Phase::kPeriodStart;
};

template <typename F>
void ClockEntry(F& f, ClockSaid& said) {
  f.Kind("clock", "", "the time, and where in a move play stands");
  f.Number("periods", said.periods, kPeriods, "of the battle; 12", kAlways);
  f.Number("period", said.period, kPeriods, "the one being played", kAlways);
  f.Time("start", said.start, "time of day of the first period; 15:00");
  f.SideLink("attacker", said.attacker, "the side that moves first; the first");
  f.SideLink("phasing", said.phasing,
             "the side whose move it is; the attacker");
  f.Choice("phase", kPhaseWords, said.phase,
           "setup, deploy defender, deploy attacker, start, rally, command "
           "(commanded is measured), move, settle moves, enemy counters, "
           "settle counters, counters off, snapshot, enemy fire, own fire, "
           "melee, pairing, fights, rout, pursuit, own counters, settle own "
           "counters, move end, period end or over");
}

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

template <typename F>
void SideEntry(F& f, SideData& d, DeploymentZone& zone, const Scenario& sc) {
  f.Kind("side", "", "its id is its name; French and Prussian otherwise");
  f.Id(d.name);
  f.Choice("baseline", kEdgeWords, d.baseline,
           "its edge of the table: N, E, S or W");
  DeployedIn(f, zone, sc);
}

// ---- Formations and leaders -------------------------------------------------

template <typename F>
void ArmyEntry(F& f, ArmyData& d, std::optional<ArmyType>& type) {
  f.Kind("formation", "army", "an army; a side that names none has one");
  f.Id(d.name);
  f.Whose(d.side, kWhose);
  f.OneOf(kNationWords, d.nation, "its nation; other otherwise");
  f.OneOf(kArmyTypeWords, type,
          "by corps otherwise; British, Spanish and Portuguese armies are by "
          "division");
}

template <typename F>
void ArmyLinks(F& f, const ArmyData& d, GeneralId& chief, const Scenario& sc) {
  f.Link("chief", chief,
         Among<GeneralData>{
             sc.generals, "leader of its side",
             [&](const GeneralData& g) { return g.side == d.side; }},
         "the commander-in-chief of another army, who commands this one too");
}

struct CorpsSaid {
  std::string of = {};
  bool division = false;
  std::string south_of = {};
  std::string east_of = {};
  DeploymentZone zone = {};
};

template <typename F>
void CorpsEntry(F& f, CorpsData& d, CorpsSaid& said, const Scenario& sc) {
  f.Kind("formation", "corps", "a corps, or a division of an army by division");
  f.Id(d.name);
  f.Whose(d.side, kWhose);
  f.Of(said.of, "its army; the first of its side otherwise");
  f.Mark("division", said.division, "what it is called in an army by division");
  f.Number("hold until", d.hold_until, kPeriods,
           "the period before which it keeps to its limits");
  f.Text("stays south of", said.south_of, "a limit: inches from the S edge");
  f.Text("stays east of", said.east_of, "a limit: inches from the W edge");
  DeployedIn(f, said.zone, sc);
}

template <typename F>
void Arrives(F& f, ArrivalId& arrival, const Scenario& sc) {
  f.Link("arrives", arrival, Among<ArrivalData>{sc.arrivals, "arrival"},
         "the arrival it comes with");
}

struct LeaderSaid {
  std::string of = {};
  bool reserve = false;
  std::optional<int32_t> span = {};
  std::optional<Point> place = {};
};

template <typename F>
void LeaderEntry(F& f, GeneralData& d, GeneralState& s, LeaderSaid& said,
                 const Scenario& sc) {
  f.Kind("leader", "", "a general; who says no rank is commander-in-chief");
  f.Id(d.name);
  f.Whose(d.side, kWhose);
  f.Of(said.of, "his corps or army; the first army of his side otherwise");
  f.OneOf(kRankWords, d.rank, "his rank");
  f.Mark("reserve", said.reserve, "not yet on the table");
  f.Mark("moved", s.moved, "has moved in this move");
  f.Number("span", said.span, {0, 100},
           "of command, in inches; that of his rank otherwise");
  f.Links("commands", d.may_command, Among<CorpsData>{sc.corps, "corps"},
          "a corps; may be said several times; his own otherwise");
  Arrives(f, d.arrival, sc);
  f.Place(said.place, "where he stands");
}

// ---- Units ------------------------------------------------------------------

// By the rows of kSpecialWords.
inline constexpr std::string_view kSpecialMeanings[] = {
    "said of infantry",  "said of line infantry",
    "said of infantry",  "said of raw cavalry; it is raw then",
    "said of artillery", "said of artillery",
};
static_assert(std::size(kSpecialMeanings) == std::size(kSpecialWords));
// By the rows of kFlagWords.
inline constexpr std::string_view kFlagMeanings[] = {
    "cavalry on counter",
    "cavalry pursuing",
    "in command in this move",
    "has travelled in this move",
    "has fired in this fire phase",
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

// Points of the way of a unit in its move: where it began and ends of legs.
inline constexpr size_t kWayPoints = 13;

struct UnitSaid {
  std::string of = {};
  std::optional<Kind> kind = {};
  FlagBits<Special> special = {};
  std::optional<Grade> grade = {};
  std::optional<Presence> presence = {};
  std::optional<Formation> formation = {};
  std::optional<int> bases = {};
  std::optional<int> bases_at_start = {};
  std::optional<Point> place = {};
  std::optional<Heading> heading = {};
  std::vector<Point> way = {};
  std::array<std::optional<Heading>, kWayPoints> way_heading = {};
  std::array<std::optional<Formation>, kWayPoints> way_formation = {};
};

// The bounds are those of its arm, at the start and now.
template <typename F>
void Strength(F& f, UnitSaid& said, Bounds now, Bounds at_start) {
  f.Number("bases", said.bases, now,
           "it has; 6 of infantry, 4 of cavalry otherwise");
  f.Number("bases at start", said.bases_at_start, at_start,
           "it began with; bases otherwise");
}

inline int MostBases() {
  int most = 0;
  for (const UnitRange& range : kUnitRanges) most = std::max(most, range.most);
  return most;
}

template <typename F>
void UnitEntry(F& f, UnitData& d, UnitState& s, UnitSaid& said,
               const Scenario& sc) {
  const Bounds bases = {0, MostBases()};
  f.Kind("unit", "", "infantry, cavalry or a battery");
  f.Id(d.name);
  f.Whose(d.side, kWhose);
  f.Of(said.of, "its corps or army; the first army of its side otherwise");
  f.OneOf(kKindWords, said.kind, "its arm");
  f.OneOf(kGradeWords, said.grade, "its grade; trained otherwise");
  for (size_t i = 0; i < std::size(kSpecialWords); ++i) {
    f.FlagOf(kSpecialWords[i].word, said.special, kSpecialWords[i].value,
             kSpecialMeanings[i]);
  }
  f.OneOf(kPresenceWords, said.presence,
          "whether it is there; on table otherwise, if it has a place");
  f.OneOf(kFormationWords, said.formation,
          "column of infantry, line of cavalry, unlimbered guns otherwise");
  f.OneOf(kConditionWords, s.condition, "steady otherwise");
  for (size_t i = 0; i < std::size(kFlagWords); ++i) {
    f.FlagOf(kFlagWords[i].word, s, kFlagWords[i].value, kFlagMeanings[i]);
  }
  f.Number("casualties", s.casualties, bases, "bases lost in this fire phase");
  f.Number("pending hits", s.pending_hits, {0, 200},
           "taken off when all have fired");
  f.Number("lost to fire", s.lost_fire, bases, "bases lost to fire");
  f.Number("lost in melee", s.lost_melee, bases, "bases lost in melee");
  f.Number("lost in march", s.lost_march, bases, "bases lost in march");
  f.Number("fight", s.fight, {0, 0xFF}, "the fight it takes part in", 0xFF);
  // Named once, because forms keep no names.
  static const auto kWay = [] {
    std::array<std::pair<std::string, std::string>, kWayPoints> way;
    for (size_t i = 0; i < kWayPoints; ++i) {
      way[i] = {"way heading " + std::to_string(i),
                "way formation " + std::to_string(i)};
    }
    return way;
  }();
  for (size_t i = 0; i < kWayPoints; ++i) {
    f.Number(kWay[i].first, said.way_heading[i], kQuarters,
             "at this point, in quarter degrees");
  }
  for (size_t i = 0; i < kWayPoints; ++i) {
    f.Number(kWay[i].second, said.way_formation[i], {0, kFormations - 1},
             "at this point, in the sequence of the words");
  }
  Arrives(f, d.arrival, sc);
  f.Choice("order", kOrderWords, s.order,
           "its order in this move: hold, rally, mark, move, step back, "
           "charge, reform, about-face, pivot or enter");
  f.Place(said.place, "its centre");
  f.Facing(said.heading,
           "degrees clockwise from N; otherwise away from its baseline");
  f.Points(said.way,
           "its way in this move: where it began, then the ends of legs");
}

// ---- Markers ----------------------------------------------------------------

inline constexpr Named<bool> kFreshWords[] = {{"fresh", true},
                                              {"stale", false}};

struct ContactSaid {
  std::optional<bool> fresh = {};
  std::optional<int32_t> moved = {};  // hundredths of an inch
  std::optional<int32_t> ticks = {};
  std::optional<int16_t> gap = {};
  std::optional<Heading> axis = {};
};

template <typename F>
void ContactEntry(F& f, Contact& c, ContactSaid& said, const Scenario& sc) {
  const Among<UnitData> units = {sc.units, "unit"};
  f.Kind("marker", "contact", "two enemies in contact");
  f.OneOf(kContactKindWords, c.kind, "how it was made; charge otherwise");
  f.OneOf(kContactEdgeWords, c.edge, "the defender's edge; front otherwise");
  f.OneOf(kDefendedWords, c.defended, "the defender; behind nothing otherwise");
  f.OneOf(kFreshWords, said.fresh,
          "whether made in this move; follow-ups are stale otherwise");
  f.Mark("square tested", c.square_tested,
         "the defender has tried to form square");
  f.Mark("resolved", c.resolved, "has been fought in this move");
  f.Number("moved", said.moved, {0, 3000},
           "how far the attacker came, in hundredths of an inch");
  f.Number("moved ticks", said.ticks, {0, 40'000},
           "the same in ticks: 1016 an inch");
  f.Number("gap", said.gap, {0, 30'000}, "between them when made, in ticks");
  f.Number("axis", said.axis, kQuarters,
           "heading of the attack, in quarter degrees");
  f.Link("attacker", c.attacker, units, "infantry or cavalry");
  f.Link("defender", c.defender, units,
         "infantry or cavalry of the other side");
  f.Link("battery", c.via_battery, units,
         "guns of the defender that were charged");
}

template <typename F>
void ArrivalEntry(F& f, ArrivalData& d, uint8_t& due, const Scenario& sc) {
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

}  // namespace berthier::big_battle_napoleonic

#endif  // BERTHIER_ENGINE_RULESETS_BIG_BATTLE_NAPOLEONIC_WIRE_ENTRIES_H_
