// The entries of a scenario or position document of Simple Grand Tactical: the
// fields of each, where their values are stored and what they mean. Reader,
// writer and forms are all generated from them
// (engine/kit/wire/entry_walkers.h).
//
// Each entry holds its values in the structs of data (d) and state (s);
// separate members hold values whose stored form differs from the written one.
//
//   entries.push_back(Written(sides, ArrivalEntry{scenario, arrival}));
#ifndef BERTHIER_ENGINE_RULESETS_SIMPLE_GRAND_TACTICAL_WIRE_ENTRIES_H_
#define BERTHIER_ENGINE_RULESETS_SIMPLE_GRAND_TACTICAL_WIRE_ENTRIES_H_

#include <iterator>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/kit/wire/entry_walkers.h"
#include "engine/rulesets/simple_grand_tactical/facts/scenario.h"
#include "engine/rulesets/simple_grand_tactical/facts/state.h"
#include "engine/rulesets/simple_grand_tactical/facts/wire_words.h"

namespace berthier::simple_grand_tactical {

inline constexpr Bounds kTurnNumbers = {1, 99};
inline constexpr Bounds kChipsSaid = {0, 500};
inline constexpr Bounds kMods = {-9, 20};
inline constexpr Bounds kMillimetres = {4, 300};  // of a base
inline constexpr std::string_view kWhose = "whose it is";

// ---- The clock and the sides ------------------------------------------------

struct ClockEntry {
  int16_t start = -1;
  int turns = 16;
  int16_t turn = 1;
  bool mid_turn = false;
  std::optional<Side> first = {};
  std::optional<Side> active = {};
  std::optional<Phase> phase = {};

  template <typename F>
  void operator()(F& f) {
    f.Kind("clock", "", "the time, and where in a turn play stands");
    f.Mark("mid turn", mid_turn,
           "process entries say where in the phase; the program writes it");
    f.Number("turns", turns, kTurnNumbers, "of the battle; 16", kAlways);
    f.Number("turn", turn, {1, turns > 0 ? turns + 1 : kTurnNumbers.most},
             "the one being played; 1", kAlways);
    f.Time("start", start, "time of day of the first turn, for people");
    f.SideLink("first", first, "the side that plays first; the first");
    f.SideLink("active", active, "the phasing side; the one that plays first");
    f.Choice("phase", kPhaseWords, phase,
             "set-up (otherwise), deployment, arrivals, rally, movement, move "
             "checks, defensive fire, charge, charge checks, advancing fire, "
             "melee, fights, turn end or over: play begins in that phase");
  }
};

struct SideEntry {
  SideData d = {};
  int16_t dish = 0;
  std::optional<int16_t> morale_base = {};

  template <typename F>
  void operator()(F& f) {
    f.Kind("side", "", "its id is its name; French and Austrian otherwise");
    f.Id(d.name);
    f.Number("dish", dish, kChipsSaid, "chips that it has lost", kAlways);
    f.Number("morale base", morale_base, kChipsSaid,
             "otherwise the sum of the fatigue numbers of its corps");
    f.Choice("home", kEdgeWords, d.home,
             "its edge of the table: N, E, S or W; S of the first side, N of "
             "the second");
  }
};

// ---- Corps and leaders ------------------------------------------------------

struct CorpsEntry {
  CorpsData d = {};
  std::optional<uint8_t> passes_thrown = {};
  std::optional<uint8_t> passes_left = {};
  std::optional<int16_t> fatigue = {};
  std::optional<int16_t> fatigue_left = {};

  template <typename F>
  void operator()(F& f) {
    f.Kind("formation", "", "a corps; a side that names none has one");
    f.Id(d.name);
    f.Whose(d.side, kWhose);
    f.Mark("chief", d.is_chief,
           "its commander is commander-in-chief; the first of a side "
           "otherwise");
    f.Number("passes", d.passes, {1, 5}, "morale passes; 3", 3);
    f.Number("passes thrown", passes_thrown, {0, 5},
             "passes it began with, if they were thrown for");
    f.Number("passes left", passes_left, {0, 5}, "otherwise all");
    f.Number(
        "fatigue", fatigue, kChipsSaid,
        "chips it began with, where the set-up is over; one a unit and general "
        "of division otherwise");
    f.Number("fatigue left", fatigue_left, kChipsSaid, "otherwise all");
    f.Points(d.zone,
             "its deployment zone: a convex outline, or two corners of an "
             "upright rectangle");
  }
};

template <typename F>
void Arrives(F& f, ArrivalId& arrival, const Scenario& sc) {
  f.Link("arrives", arrival, Among<ArrivalData>{sc.arrivals, "arrival"},
         "the arrival it comes with");
}

struct LeaderEntry {
  const Scenario& sc;
  GeneralData d = {};
  GeneralState s = {};
  std::optional<Presence> presence = {};
  std::optional<Point> place = {};

  template <typename F>
  void operator()(F& f) {
    f.Kind("leader", "", "a general; who says no rank commands a corps");
    f.Id(d.name);
    f.Whose(d.side, kWhose);
    f.Of(d.corps, Among<CorpsData>{sc.corps, "corps"},
         "his corps; the first of his side otherwise");
    f.OneOf(kRankWords, d.rank, "his rank");
    f.OneOf(kLeaderPresenceWords, presence,
            "whether he is there; on table otherwise");
    f.Mark("moved", s.moved, "has moved by himself in this Movement Phase");
    f.Link("with", s.unit,
           Among<UnitData>{sc.units, "unit of his side",
                           [&](const UnitData& u) { return u.side == d.side; }},
           "the unit he is attached to");
    Arrives(f, d.arrival, sc);
    f.Place(place, "where he stands; with a unit, at its centre");
  }
};

// ---- Units ------------------------------------------------------------------

// In the order of kFlagWords.
inline constexpr std::string_view kFlagMeanings[] = {
    "has made its attempt to rally in this phase",
    "has moved, turned or changed formation in this turn",
    "was unformed when its Movement Phase began",
    "has withdrawn in this Movement Phase",
    "has limbered, moved and unlimbered, and may not fire",
    "has fired or formed square in this fire phase",
    "has made its charge of this turn",
    "the melee of its charge is to come",
    "has tested control in this Melee Phase",
    "has been asked to withdraw from this move",
    "has its opponent of this Melee Phase",
    "has fought in this Melee Phase",
    "its general is committed to the melee fought now",
};
static_assert(std::size(kFlagMeanings) == std::size(kFlagWords));

inline constexpr Named<std::string_view> kListWords[] = {
    {"French", "French"}, {"Austrian", "Austrian"}};

struct UnitEntry {
  const Scenario& sc;
  UnitData d = {};
  UnitState s = {};
  std::optional<std::string_view> type = {};
  std::optional<Nationality> nationality = {};
  std::optional<std::string_view> list = {};
  bool guard = false;
  bool no_fire = false;
  std::optional<int> fire = {}, rally = {}, melee = {}, melee_charging = {};
  std::optional<int> bases = {}, base_front = {}, base_depth = {};
  std::optional<Presence> presence = {};
  std::optional<Formation> formation = {};
  std::optional<Point> place = {};
  std::optional<Heading> heading = {};
  std::optional<Heading> start_heading = {};
  std::vector<Point> start = {};

  template <typename F>
  void operator()(F& f) {
    f.Kind("unit", "", "a regiment of infantry or cavalry, or a battery");
    f.Id(d.name);
    f.Whose(d.side, kWhose);
    f.Of(d.corps, Among<CorpsData>{sc.corps, "corps"},
         "its corps; the first of its side otherwise");
    Kinds(f);
    f.OneOf(kFormationWords, formation,
            "column otherwise, guns unlimbered; said a second time after the "
            "type line: line line");
    f.OneOf(kOrderWords, s.order, "ordered otherwise", OrderState::kOrdered);
    f.OneOf(kPresenceWords, presence,
            "whether it is there; on table otherwise, if it has a place");
    for (size_t i = 0; i < std::size(kFlagWords); ++i) {
      f.FlagOf(kFlagWords[i].word, s, kFlagWords[i].value, kFlagMeanings[i]);
    }
    f.Number("opponent", s.opponent, {0, 0xFF},
             "the unit it fights, by its number; the program writes it", 0xFF);
    f.Number("group", s.group, {0, 0xFF}, "the melee it fights in", 0xFF);
    Arrives(f, d.arrival, sc);
    f.Place(place, "its centre");
    f.Facing(heading,
             "degrees clockwise from N; otherwise away from its home edge");
    f.Number("start heading", start_heading, {0, Heading::kSteps - 1},
             "where its move began, in quarter degrees");
    f.Points(start, "where its move began, a point");
  }

  // The type of the unit, and deviations from its army list (section 4.20).
  template <typename F>
  void Kinds(F& f) {
    f.OneOf(kTypeWords, type, "its type in its army list");
    f.OneOf(kNationalityWords, nationality,
            "otherwise that of the name of its side, or other");
    f.Mark("guard", guard, "guard artillery");
    f.Mark("light", d.light, "has the light movement bonus, as light types do");
    f.Mark("horse", d.horse, "horse artillery");
    f.Mark("no fire", no_fire, "cannot fire");
    f.Number("fire", fire, kMods, "its fire mod, if not that of its list");
    f.Number("rally", rally, kMods, "its rally mod, likewise");
    f.Number("melee", melee, kMods, "its melee mod, likewise");
    f.Number("melee charging", melee_charging, kMods,
             "its melee mod when fresh from a charge, likewise");
    f.Number("bases", bases, {1, 12}, "how many; 4");
    f.Number("base front", base_front, kMillimetres, "in millimetres; 30");
    f.Number("base depth", base_depth, kMillimetres,
             "in millimetres; 20 of infantry, else 30");
    f.Choice("list", kListWords, list,
             "French or Austrian: the army list of its type; that of its "
             "nationality, or French");
  }
};

// ---- Markers ----------------------------------------------------------------

struct ContactEntry {
  const Scenario& sc;
  Contact c = {};
  std::optional<Formation> came_in = {};

  template <typename F>
  void operator()(F& f) {
    const Among<UnitData> units = {sc.units, "unit"};
    f.Kind("marker", "contact", "two enemies in contact");
    f.OneOf(kOriginWords, c.origin, "how it was made; movement otherwise");
    f.Mark("checked", c.checked, "no contact check is to be taken for it");
    f.Mark("locked", c.locked, "it has outlasted a Melee Phase");
    f.Link("first", c.first, units, "a unit");
    f.Link("second", c.second, units, "a unit of the other side");
    f.Link("mover", c.mover, units,
           "which of the two came; that of the phasing side otherwise");
    f.Choice("came in", kFormationWords, came_in,
             "the formation it came in; the one it has otherwise");
  }
};

struct ArrivalEntry {
  const Scenario& sc;
  ArrivalData d = {};

  template <typename F>
  void operator()(F& f) {
    f.Kind("marker", "arrival", "when and where units and leaders come");
    f.Id(d.name);
    f.Whose(d.side, kWhose);
    f.Number("turn", d.turn, kTurnNumbers, "from which they may come; 1", 1);
    f.Stretch(d.stretch, true, {sc.ground.width, sc.ground.depth},
              "the two ends of its stretch of one edge of the table");
  }
};

}  // namespace berthier::simple_grand_tactical

#endif  // BERTHIER_ENGINE_RULESETS_SIMPLE_GRAND_TACTICAL_WIRE_ENTRIES_H_
