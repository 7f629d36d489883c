// The entries of a scenario or position document of La Grande Armée: the fields
// of each, where their values are stored and what they mean. Reader, writer and
// forms are all generated from them (engine/kit/wire/entry_walkers.h).
//
// Each entry holds its values in the structs of data (d) and state (s);
// separate members hold values whose stored form differs from the written one.
//
//   entries.push_back(Written(sides, ContactEntry{scenario, contact}));
#ifndef BERTHIER_ENGINE_RULESETS_LA_GRANDE_ARMEE_WIRE_ENTRIES_H_
#define BERTHIER_ENGINE_RULESETS_LA_GRANDE_ARMEE_WIRE_ENTRIES_H_

#include <array>
#include <cstdint>
#include <iterator>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/kit/wire/entry_walkers.h"
#include "engine/model/form.h"
#include "engine/rulesets/la_grande_armee/facts/scenario.h"
#include "engine/rulesets/la_grande_armee/facts/state.h"
#include "engine/rulesets/la_grande_armee/facts/wire_words.h"

namespace berthier::la_grande_armee {

inline constexpr Bounds kBoundNumbers = {1, 100};
inline constexpr Bounds kBaseCounts = {0, kMaxBases};
inline constexpr std::string_view kWhose = "whose it is";

// ---- The clock and the sides ------------------------------------------------

struct ClockEntry {
  int16_t bound = 1;
  bool mid_turn = false;
  std::optional<Phase> phase = {};
  std::string corps = {};
  std::string element = {};

  template <typename F>
  void operator()(F& f) {
    f.Kind("clock", "", "the time, and where in a bound play is");
    f.Mark("mid turn", mid_turn,
           "process entries say where in the bound; the program writes it");
    f.Number("bound", bound, kBoundNumbers, "the one being played; 1", 1);
    f.Choice("phase", kPhaseWords, phase,
             "play begins there; otherwise with the deployment, or with the "
             "recovery of bound 1");
    f.Text("corps", corps,
           "the corps that is activated: play begins in its activation");
    f.Text("element", element,
           "the element of that corps that acts: play begins with its first "
           "action");
  }
};

struct SideEntry {
  SideData d = {};
  std::optional<FogMode> fog = {};
  std::optional<int> break_percent = {};
  std::optional<int16_t> lost = {};
  std::optional<int> absent = {};
  std::vector<Point> zone = {};

  template <typename F>
  void operator()(F& f) {
    f.Kind("side", "",
           "its id is its name; French and Allied otherwise. The first is the "
           "French one of the rules, in the south");
    f.Id(d.name);
    f.OneOf(kFogWords, fog, "if not as the option fog says");
    f.Number("break", break_percent, {1, 100},
             "per cent of its bases; otherwise as the option break_pct says");
    f.Number("lost", lost, {0, 9999}, "its bases lost; otherwise counted");
    f.Number("possible corps", absent, {0, kMaxCorps},
             "so many of its corps are merely possible; otherwise counted");
    f.Points(zone, "two corners of where it deploys; its half of the table");
  }
};

// ---- Armies, corps and commanders -------------------------------------------

struct ArmyEntry {
  ArmyData d = {};

  template <typename F>
  void operator()(F& f) {
    f.Kind("formation", "army",
           "an army of one nation; a side that names none has one");
    f.Id(d.name);
    f.Whose(d.side, kWhose);
  }
};

struct CorpsEntry {
  const Scenario& sc;
  CorpsData d = {};
  CorpsState s = {};
  bool hidden = false, to_come = false, possible = false;
  std::optional<Point> place = {};

  template <typename F>
  void operator()(F& f) {
    f.Kind("formation", "corps", "a corps");
    f.Id(d.name);
    f.Whose(d.side, kWhose);
    f.Of(d.army, Among<ArmyData>{sc.armies, "army"},
         "its army; the first of its side otherwise");
    f.Mark("revealed", d.revealed,
           "under fog of war: it is on the table from the start");
    f.Mark("possible", possible,
           "under fog of war with known_oob false: the enemy thinks it "
           "possible, but it is not there");
    f.Mark("hidden", hidden, "under fog of war: is still behind its tile");
    f.Mark("to come", to_come, "has not entered or been deployed yet");
    f.Mark("activated", s.activated, "has been activated in this bound");
    f.Mark("gone", s.gone, "has no elements left and none to come");
    f.Number("arrives", d.bound, kBoundNumbers,
             "the bound from which on it may enter; 1", 1);
    f.Place(place, "where its elements enter, on the edge");
  }
};

struct LeaderEntry {
  const Scenario& sc;
  LeaderData d = {};
  LeaderState s = {};
  std::string of = {};
  std::optional<LeaderKind> kind = {};
  bool chief = false;
  std::optional<LeaderStatus> status = {};
  std::optional<LostHow> lost = {};
  bool rode = false;
  std::optional<Point> place = {};

  template <typename F>
  void operator()(F& f) {
    f.Kind("leader", "", "a commander");
    f.Id(d.name);
    f.Whose(d.side, kWhose);
    f.Of(of, "his corps or army; of neither, he commands his side's only army");
    f.OneOf(kLeaderKindWords, kind, "otherwise by what he is of");
    f.Mark("chief", chief,
           "his ability is that of his side's Command Rolls; otherwise the "
           "first army commander's");
    f.OneOf(kLeaderStatusWords, status,
            "otherwise attached with a link, free with a place");
    f.OneOf(kLostWords, lost, "of a counter, or of who is gone");
    f.Mark("rode", rode, "has moved in this bound");
    f.Number("ability", d.ability, {1, 6}, "1 to 5; Napoleon 6", kAlways);
    f.Link("tile of", d.rides_with, Among<CorpsData>{sc.corps, "corps"},
           "under fog of war: he is behind its tile");
    f.Link("with", s.element,
           Among<ElementData>{
               sc.units, "element of his corps",
               [&](const ElementData& u) { return u.side == d.side; }},
           "the element he is attached to");
    f.Link("tile", s.tile, Among<TileData>{sc.tiles, "tile"},
           "the tile he is behind");
    f.Place(place, "where he stands");
  }
};

// ---- Elements ---------------------------------------------------------------

// In the order of kFlagWords.
inline constexpr std::string_view kFlagMeanings[] = {
    "runs",
    "has been activated in this bound",
    "has been recalled and does not act in this bound",
    "light cavalry detached as a scout",
    "has been used as a scout in this bound",
    "in the settlement by an undefended side",
    "gets a marker when it retires",
    "found no room in the set-up, and enters",
};
static_assert(std::size(kFlagMeanings) == std::size(kFlagWords));

// The keys of bases in parts, by Edge.
inline constexpr std::string_view kPartKeys[kEdges][2] = {
    {"front", "front guns"},
    {"right", "right guns"},
    {"back", "back guns"},
    {"left", "left guns"},
};

struct UnitEntry {
  const Scenario& sc;
  ElementData d = {};
  ElementState s = {};
  std::optional<Kind> kind = {};
  std::optional<Quality> quality = {};
  std::optional<GunKind> gun_kind = {};
  std::optional<Presence> presence = {};
  std::optional<Form> form = {};
  int8_t lost_troops = 0, lost_guns = 0;
  std::optional<int32_t> entry_x = {}, entry_y = {};
  int men = 0;
  std::optional<uint8_t> files = {};
  std::optional<Point> place = {};
  std::optional<Heading> heading = {};
  std::vector<Point> trail = {};

  template <typename F>
  void operator()(F& f) {
    f.Kind("unit", "",
           "an element: an infantry division, a cavalry brigade or division, "
           "an artillery reserve");
    f.Id(d.name);
    f.Whose(d.side, kWhose);
    f.Of(d.corps, Among<CorpsData>{sc.corps, "corps"},
         "its corps; the first of its side otherwise");
    f.OneOf(kKindWords, kind, "its arm; cavalry is of one type");
    f.OneOf(kQualityWords, quality, "its class; seasoned");
    f.OneOf(kGunKindWords, gun_kind,
            "horse guns with cavalry, foot guns otherwise");
    f.OneOf(kPresenceWords, presence,
            "whether it is there; on table, if it has a place");
    f.OneOf(kFormWords, form,
            "its formation; in garrison with the link in, otherwise deployed");
    f.OneOf(kGunPlaceWords, s.gun_place, "where its guns stand; in the rear",
            GunPlace::kRear);
    for (size_t i = 0; i < std::size(kFlagWords); ++i) {
      f.FlagOf(kFlagWords[i].word, s, kFlagWords[i].value, kFlagMeanings[i]);
    }
    f.Number("troops", s.troops, kBaseCounts, "bases of foot or horse");
    f.Number("men", men, {0, 14400},
             "instead of troops: a base for 600 foot or 200 horse, rounded up");
    f.Number("guns", s.guns, kBaseCounts, "gun bases, one a battery");
    f.Number("heavy guns", s.heavy, kBaseCounts,
             "of its guns, 12-pounders or above; reserves alone");
    f.Number("lost troops", lost_troops, kBaseCounts, "bases lost");
    f.Number("lost guns", lost_guns, kBaseCounts, "gun bases lost");
    f.Number("files", files, {1, kMaxBases},
             "deployed; otherwise as for two ranks");
    f.Number("markers", s.markers, {0, 255}, "disruption markers", kAlways);
    f.Number("rout moves", s.rout_moves, {0, 255}, "made so far");
    f.Number("actions left", s.actions_left, {0, 9}, "while it acts");
    for (size_t i = 0; i < kEdges; ++i) {
      f.Number(kPartKeys[i][0], s.parts[i].troops, kBaseCounts,
               "bases on that face of its square or side of its settlement");
      f.Number(kPartKeys[i][1], s.parts[i].guns, kBaseCounts, "guns there");
    }
    f.Number("outside", s.outside.troops, kBaseCounts,
             "of a garrison: outside; the rest of its bases");
    f.Number("outside guns", s.outside.guns, kBaseCounts, "guns there");
    f.Number("retire", s.retire, {0, 12}, "inches it will retire");
    f.Number("entry x", entry_x, {-kFarthestPlace, kFarthestPlace},
             "where it enters, in ticks; the program writes it");
    f.Number("entry y", entry_y, {-kFarthestPlace, kFarthestPlace}, "likewise");
    f.Link("in", s.settlement,
           Among<Piece>{
               sc.ground.pieces, "settlement",
               [](const Piece& p) { return p.kind == PieceKind::kSettlement; }},
           "the settlement it holds; of an intruder, it has entered");
    f.Place(place,
            "the middle of its front edge; of a square, its centre; where it "
            "enters, on the edge");
    f.Facing(heading,
             "degrees clockwise from N; otherwise away from its baseline");
    f.Points(trail,
             "of a march column: the corners of its track behind the head, "
             "the last its end; straight back otherwise");
  }
};

// ---- Markers ----------------------------------------------------------------

struct ContactEntry {
  const Scenario& sc;
  Contact c = {};

  template <typename F>
  void operator()(F& f) {
    const Among<ElementData> units = {sc.units, "element"};
    f.Kind("marker", "contact",
           "two enemies in contact, in the order in which they met");
    f.Mark("outside", c.outside, "with the block outside the settlement");
    f.OneOf(kContactWords, c.source, "how it came about; charge",
            ContactSource::kCharge);
    f.Link("mover", c.mover, units, "who came into contact");
    f.Link("target", c.target, units, "an element of the other side");
    f.Choice("mover edge", kEdgeWords, c.mover_edge,
             "front, right, rear or left; front");
    f.Choice("target edge", kEdgeWords, c.target_edge, "likewise");
  }
};

// A tile of the fog of war; they are made by the reader, two a corps that is
// not revealed.
struct TileEntry {
  const Scenario& sc;
  TileId t = TileId::kNone;
  TileState s = {};
  std::optional<Point> place = {};
  std::optional<Heading> heading = {};

  template <typename F>
  void operator()(F& f) {
    f.Kind("marker", "tile", "what has become of a tile of the fog of war");
    f.Link("tile", t, Among<TileData>{sc.tiles, "tile"},
           "named after its side: French tile 1");
    f.OneOf(kTileWords, s.status, "undeployed", TileStatus::kUndeployed);
    f.Mark("used", s.used, "in this bound");
    f.Mark("laid", s.laid, "a corps or a dummy has been laid behind it");
    f.Mark("hidden", s.hidden, "what is behind it is not known here");
    f.Link("corps", s.content, Among<CorpsData>{sc.corps, "corps"},
           "behind it; a dummy otherwise");
    f.Place(place, "its centre");
    f.Facing(heading, "of its front");
  }
};

}  // namespace berthier::la_grande_armee

#endif  // BERTHIER_ENGINE_RULESETS_LA_GRANDE_ARMEE_WIRE_ENTRIES_H_
