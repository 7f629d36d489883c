// The entries of a scenario or position document of Grandeur: the fields of
// each, where their values are stored and what they mean. Reader, writer and
// forms are all generated from them (engine/kit/wire/entry_walkers.h).
//
// Each entry holds its values in the structs of data (d) and state (s);
// separate members hold values whose stored form differs from the written one.
//
//   entries.push_back(Written(sides, LinkEntry{scenario, link}));
#ifndef BERTHIER_ENGINE_RULESETS_GRANDEUR_WIRE_ENTRIES_H_
#define BERTHIER_ENGINE_RULESETS_GRANDEUR_WIRE_ENTRIES_H_

#include <cstdint>
#include <iterator>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/kit/wire/entry_walkers.h"
#include "engine/rulesets/grandeur/facts/scenario.h"
#include "engine/rulesets/grandeur/facts/state.h"
#include "engine/rulesets/grandeur/facts/tables.h"
#include "engine/rulesets/grandeur/facts/wire_words.h"

namespace berthier::grandeur {

inline constexpr Bounds kTurnNumbers = {1, 99};
inline constexpr Bounds kVdSaid = {0, 30000};
inline constexpr Bounds kMillimetres = {4, 300};  // of a base
inline constexpr std::string_view kWhose = "whose it is";

// ---- The clock and the sides ------------------------------------------------

struct ClockEntry {
  int turns = 12;
  int16_t turn = 1;
  bool mid_turn = false;
  std::string corps = {};
  std::optional<Side> last_winner = {};
  std::optional<Weather> weather = {};
  std::optional<Phase> phase = {};

  template <typename F>
  void operator()(F& f) {
    f.Kind("clock", "", "the time, the weather, and where in a turn play is");
    f.Mark("mid turn", mid_turn,
           "process entries say where in the turn; the program writes it");
    f.Number("turns", turns, kTurnNumbers, "of the battle; 12", kAlways);
    f.Number("turn", turn, {1, turns > 0 ? turns + 1 : kTurnNumbers.most},
             "the one being played; 1", kAlways);
    f.Choice(
        "weather", kWeatherWords, weather,
        "heat, good, after rain, rain or heavy rain; otherwise thrown for, "
        "good where the battle has begun");
    f.Text("corps", corps,
           "the corps that is activated: play begins in its activation");
    f.SideLink("won last", last_winner,
               "the side that won the last contest; nobody");
    f.Choice("phase", kPhaseWords, phase,
             "set-up (otherwise), terrain, deployment, weather, turn start, "
             "contest, divisions, activation, turn end or over: play begins "
             "there");
  }
};

struct SideEntry {
  SideData d = {};
  uint8_t activated = 0;
  std::optional<int16_t> vd_lost = {};
  std::optional<uint8_t> destiny_left = {};

  template <typename F>
  void operator()(F& f) {
    f.Kind("side", "", "its id is its name; French and Austrian otherwise");
    f.Id(d.name);
    f.Mark("without corps", d.unique_command,
           "its chief leads one command himself, whatever corps its allies "
           "have; so does the army that names no corps");
    f.Mark("attacks", d.attacks,
           "a battle that nobody has won when time is out is won by the other "
           "side, unless that attacks too");
    f.Mark("activated", activated,
           "of an army without corps: it has been activated in this turn");
    f.Number("lost", vd_lost, kVdSaid,
             "VD of its removed units; otherwise they are counted");
    f.Number("destiny", d.destiny, {0, kMostDestiny},
             "Rolls of Destiny bought; 0");
    f.Number("destiny left", destiny_left, {0, kMostDestiny}, "otherwise all");
    f.Choice("home", kEdgeWords, d.home,
             "its edge of the table: N, E, S or W; S of the first side, N of "
             "the second");
    f.Choice("structure", kStructureWords, d.structure,
             "its Command Structure: excellent, good, average or poor; "
             "average");
  }
};

// ---- Corps, divisions and leaders -------------------------------------------

struct CorpsEntry {
  CorpsData d = {};
  CorpsState s = {};

  template <typename F>
  void operator()(F& f) {
    f.Kind("formation", "corps",
           "a corps; a side that names none is an army without corps");
    f.Id(d.name);
    f.Whose(d.side, kWhose);
    f.Mark("activated", s.activated, "has been activated in this turn");
    f.Mark("arrived", s.arrived,
           "its reinforcements have been called, as of those due before");
    f.Number("arrives", d.turn, kTurnNumbers,
             "the turn at whose start it arrives where its units say; 1", 1);
  }
};

struct DivisionEntry {
  const Scenario& sc;
  DivisionData d = {};
  std::optional<DivisionStatus> status = {};

  template <typename F>
  void operator()(F& f) {
    f.Kind(
        "formation", "division",
        "a division of a corps; the brigades of a corps without any are one");
    f.Id(d.name);
    f.Whose(d.side, kWhose);
    f.Of(d.corps, Among<CorpsData>{sc.corps, "corps"},
         "its corps; the first of its side otherwise");
    f.OneOf(kStatusWords, status,
            "in the activation of its corps; active otherwise, where play "
            "begins in it, and pending elsewhere");
  }
};

struct LeaderEntry {
  const Scenario& sc;
  LeaderData d = {};
  LeaderState s = {};
  std::string of = {};
  std::optional<LeaderLevel> level = {};
  std::optional<int8_t> rating = {};
  std::optional<int8_t> leadership = {};
  std::optional<Temper> temper = {};
  std::optional<Presence> presence = {};
  std::optional<Point> place = {};

  template <typename F>
  void operator()(F& f) {
    f.Kind("leader", "", "a general");
    f.Id(d.name);
    f.Whose(d.side, kWhose);
    f.Of(of, "his corps or division; of neither, he is the army commander");
    f.OneOf(kLevelWords, level, "otherwise by what he is of");
    f.OneOf(kLeadershipWords, rating,
            "Leadership of an army or corps commander; fair");
    f.OneOf(kTemperWords, temper, "of a division commander; go-ahead");
    f.Mark("brave", d.brave, "Brave, of a go-ahead division commander");
    f.OneOf(kLeaderPresenceWords, presence,
            "whether he is there; on table otherwise");
    f.Mark("moved", s.moved, "has moved by himself in this turn");
    f.Number("leadership", leadership, {0, 4},
             "what has become of it; otherwise as rated");
    f.Link("with", s.unit,
           Among<UnitData>{sc.units, "unit of his side",
                           [&](const UnitData& u) { return u.side == d.side; }},
           "the unit he is attached to");
    f.Place(place, "where he stands; with a unit, at its centre");
  }
};

// ---- Units ------------------------------------------------------------------

// In the order of kFlagWords.
inline constexpr std::string_view kFlagMeanings[] = {
    "Disordered",
    "on Opportunity",
    "in square (option squares)",
    "has been activated in this turn",
    "has fired in this activation",
    "has tried to rally in this activation",
    "has fired first, and takes the phases it planned at most",
    "takes no more phases in this activation",
    "has evaded in this charge phase",
};
static_assert(std::size(kFlagMeanings) == std::size(kFlagWords));

struct UnitEntry {
  const Scenario& sc;
  UnitData d = {};
  UnitState s = {};
  std::string of = {};
  std::optional<std::string_view> type = {};
  std::optional<Quality> quality = {};
  std::optional<Skirmish> skirmish = {};
  std::optional<Discipline> discipline = {};
  std::optional<int> move = {}, vbu = {}, impetus = {}, cost = {}, vd = {};
  std::optional<int> front = {}, depth = {};
  std::optional<Presence> presence = {};
  std::optional<Point> place = {};
  std::optional<Heading> heading = {};
  std::optional<Heading> start_heading = {};
  std::vector<Point> start = {};

  template <typename F>
  void operator()(F& f) {
    f.Kind("unit", "", "a brigade, or 12 to 24 guns");
    f.Id(d.name);
    f.Whose(d.side, kWhose);
    f.Of(of, "its division, or its corps; otherwise the first of its side");
    Kinds(f);
    f.OneOf(
        kPresenceWords, presence,
        "whether it is there; otherwise on table, if it has a place and its "
        "corps has arrived");
    for (size_t i = 0; i < std::size(kFlagWords); ++i) {
      f.FlagOf(kFlagWords[i].word, s, kFlagWords[i].value, kFlagMeanings[i]);
    }
    f.Number("losses", s.losses, {0, 20}, "permanent losses of VBU", kAlways);
    f.Number("phases", s.phases, {0, 20}, "taken in this activation", kAlways);
    f.Number("planned", s.planned, {0, 2},
             "phases planned when it fired first");
    f.Number("evades", s.evades, {0, 20}, "in this activation of an enemy");
    f.Number(
        "shot at", s.shot_at, {0, 0xFF},
        "the charger it has fired at, by its number; the program writes it",
        0xFF);
    f.Link("in", s.bua, Among<Piece>{sc.ground.pieces, "piece of terrain"},
           "the village or redoubt it holds");
    f.Place(place, "its centre");
    f.Facing(heading,
             "degrees clockwise from N; otherwise away from its home edge");
    f.Number("start heading", start_heading, {0, Heading::kSteps - 1},
             "where its move began, in quarter degrees");
    f.Points(start, "where its move began, a point");
  }

  // Its line of the troop list, and deviations from it (GRA-LST, GRA-PTS).
  template <typename F>
  void Kinds(F& f) {
    f.OneOf(kTypeWords, type, "its line of the troop list");
    f.OneOf(kQualityWords, quality, "otherwise that of its list");
    f.OneOf(kSkirmishWords, skirmish, "otherwise those of its list");
    f.Mark("mixed", d.mixed, "foot mixed with cavalry");
    f.Number("move", move, {1, 30}, "M, if not that of its list");
    f.Number("vbu", vbu, {1, 12}, "VBU as printed, likewise");
    f.Number("impetus", impetus, {0, 6}, "I, likewise");
    f.Choice("discipline", kDisciplineWords, discipline,
             "A, B or C, if not that of its list");
    f.Number("cost", cost, {0, 500}, "in points, likewise");
    f.Number("vd", vd, {0, 500}, "otherwise by VBU, type and Discipline");
    f.Number("front", front, kMillimetres, "in millimetres; 80, of guns 40");
    f.Number("depth", depth, kMillimetres, "in millimetres; 80, of guns 40");
  }
};

// ---- Markers ----------------------------------------------------------------

struct LinkEntry {
  const Scenario& sc;
  Link l = {};

  template <typename F>
  void operator()(F& f) {
    const Among<UnitData> units = {sc.units, "unit"};
    f.Kind("marker", "melee", "two enemies in melee; the oldest come first");
    f.Link("attacker", l.attacker, units, "who came into contact");
    f.Link("defender", l.defender, units, "a unit of the other side");
    f.Choice("side", kSideWords, l.side,
             "of the defender: front, flank or rear; front");
  }
};

}  // namespace berthier::grandeur

#endif  // BERTHIER_ENGINE_RULESETS_GRANDEUR_WIRE_ENTRIES_H_
