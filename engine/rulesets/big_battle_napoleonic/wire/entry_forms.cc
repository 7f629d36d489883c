#include "engine/rulesets/big_battle_napoleonic/wire/entry_forms.h"

#include <algorithm>
#include <array>
#include <string>
#include <utility>

#include "engine/kit/wire/entry_words.h"
#include "engine/rulesets/big_battle_napoleonic/facts/tables.h"
#include "engine/rulesets/big_battle_napoleonic/facts/wire_words.h"
#include "engine/rulesets/big_battle_napoleonic/wire/process_words.h"

namespace berthier::big_battle_napoleonic {
namespace {

constexpr int kMostPeriods = 60;
constexpr int kMostPoints = 1000;      // of an objective
constexpr int kMostHundredths = 2000;  // of an inch, of widths
constexpr std::string_view kOutline =
    "a convex outline, or two corners of an upright rectangle";
constexpr std::string_view kZone =
    "its deployment zone: an outline, or two corners of an upright rectangle";
constexpr std::string_view kGarrisons =
    "a town that its garrisons may hold besides the zone; may be said several "
    "times";
constexpr std::string_view kWhose = "whose it is";
constexpr std::string_view kArrives = "the arrival it comes with";

std::string_view MeaningOf(Flag flag) {
  switch (flag) {
    case Flag::kCounter:
      return "cavalry on counter";
    case Flag::kPursuing:
      return "cavalry pursuing";
    case Flag::kCommanded:
      return "in command in this move";
    case Flag::kTravelled:
      return "has travelled in this move";
    case Flag::kFired:
      return "has fired in this fire phase";
    case Flag::kFought:
      return "has fought in this move";
    case Flag::kRallySpoiled:
      return "cannot rally in this move";
    case Flag::kRoutColumn:
      return "its rout column is formed";
    case Flag::kTested:
      return "has tested to rally in this move; in rout and pursuit: has moved";
    case Flag::kOnPursuit:
      return "pursues only by a contact made in pursuit";
    case Flag::kClosed:
      return "takes no further part in melee in this move";
    case Flag::kOverran:
      return "has overrun guns in this move";
    case Flag::kEntered:
      return "came on in this move, and so is commanded";
  }
  return "";
}

std::string_view MeaningOf(Special special) {
  switch (special) {
    case Special::kBritishTrained:
    case Special::kIllArmed:
      return "said of infantry";
    case Special::kOldRegime:
      return "said of line infantry";
    case Special::kCossack:
      return "said of raw cavalry; it is raw then";
    case Special::kPoorlyServed:
    case Special::kLargeBattery:
      return "said of artillery";
  }
  return "";
}

EntryForm Clock() {
  return {.type = "clock",
          .meaning = "the time, and where in a move play stands",
          .numbers = {{"periods", 1, kMostPeriods, "of the battle; 12"},
                      {"period", 1, kMostPeriods, "the one being played"}},
          .links = {{"start", "time of day of the first period; 15:00"},
                    {"attacker", "the side that moves first; the first"},
                    {"phasing", "the side whose move it is; the attacker"},
                    {"phase",
                     "setup, deploy defender, deploy attacker, start, rally, "
                     "command (commanded is measured), move, settle moves, "
                     "enemy counters, settle counters, counters off, snapshot, "
                     "enemy fire, own fire, melee, pairing, fights, rout, "
                     "pursuit, own counters, settle own counters, move end, "
                     "period end or over"}}};
}

EntryForm SideForm() {
  return {.type = "side",
          .meaning = "its id is its name; French and Prussian otherwise",
          .links = {{"baseline", "its edge of the table: N, E, S or W"},
                    {"garrisons", kGarrisons}},
          .points = kZone};
}

void AddTerrain(std::vector<EntryForm>& forms) {
  const auto piece = [&](PieceKind kind, std::string_view meaning,
                         std::string_view points) -> EntryForm& {
    const std::string_view word = WordFor(kPieceWords, kind);
    EntryForm& form = forms.emplace_back();
    form = {.type = "terrain",
            .kind = word,
            .meaning = meaning,
            .words = {{{word}, ""},
                      {{"rough", "not rough"}, "otherwise than usual"}},
            .numbers = {{"points", 0, kMostPoints,
                         "what it is worth to who holds it"}},
            .links = {{"held by", "the side that holds it, if it has points"}},
            .points = points};
    return form;
  };
  // Of all that lies on the table with its own outline.
  const auto area = [&](PieceKind kind, std::string_view meaning,
                        std::string_view points) -> EntryForm& {
    EntryForm& form = piece(kind, meaning, points);
    form.words.push_back({{"cover"}, "it gives cover"});
    form.words.push_back({{"blocks sight"}, "nobody sees through it"});
    form.words.push_back({{"defensible"}, "it can be defended"});
    return form;
  };
  const NumberForm width = {"width", 4, kMostHundredths,
                            "hundredths of an inch"};
  const std::string_view line = "a line";
  area(PieceKind::kOpen, "open ground, as an objective or made rough",
       kOutline);
  area(PieceKind::kWood, "a wood: rough, cover, blocks sight", kOutline);
  area(PieceKind::kTown, "a town: rough, cover, blocks sight, an obstacle",
       kOutline)
      .words.push_back({{"fortified"}, "defended as a fortification"});
  area(PieceKind::kStream, "a stream: rough, an obstacle", line)
      .numbers.push_back(
          {"width", 4, kMostHundredths, "hundredths of an inch; 50"});
  forms.push_back({.type = "terrain",
                   .kind = "bridge",
                   .meaning = "a bridge; the stream is cut there",
                   .words = {{{"bridge"}, ""}},
                   .numbers = {{"length", 1, 10'000,
                                "along the stream, in hundredths of an inch; "
                                "160"}},
                   .of = "the stream",
                   .place = "its centre, on the stream"});
  EntryForm& ford = piece(PieceKind::kFord, "a ford: rough", "");
  ford.numbers.push_back(
      {"length", 1, 10'000, "along the stream, in hundredths of an inch; 200"});
  ford.of = "the stream";
  ford.place = "its centre, on the stream";
  area(PieceKind::kObstacle, "an obstacle: rough, cover", line)
      .numbers.push_back(width);
  area(PieceKind::kFortification, "a fortification: rough, cover", line)
      .numbers.push_back(width);
  area(PieceKind::kImpassable, "impassable ground", kOutline);
  area(PieceKind::kHill, "a hill", kOutline)
      .numbers.push_back({"level", 0, 2, "its height; 1"});
  EntryForm& disc = area(PieceKind::kObjective, "a disc to be held", "");
  disc.numbers.push_back(
      {"radius", 4, kMostHundredths, "hundredths of an inch; 200"});
  disc.place = "its centre";
  area(PieceKind::kRoad, "a road", line)
      .numbers.push_back(
          {"width", 4, kMostHundredths, "hundredths of an inch; 50"});
}

void AddFormations(std::vector<EntryForm>& forms) {
  forms.push_back(
      {.type = "formation",
       .kind = "corps",
       .meaning = "a corps, or a division of an army by division",
       .words = {{{"corps", "division"}, "what it is called"}},
       .numbers = {{"hold until", 1, kMostPeriods,
                    "the period before which it keeps to its limits"}},
       .links = {{"stays south of", "a limit: inches from the S edge"},
                 {"stays east of", "a limit: inches from the W edge"},
                 {"garrisons", kGarrisons}},
       .side = kWhose,
       .of = "its army; the first of its side otherwise",
       .points = kZone});
  forms.push_back(
      {.type = "formation",
       .kind = "army",
       .meaning = "an army; a side that names none has one",
       .words = {{{"army"}, ""},
                 OneOf(kNationWords, "its nation; other otherwise"),
                 OneOf(kArmyTypeWords,
                       "by corps otherwise; British, Spanish and Portuguese "
                       "armies are by division")},
       .links = {{"chief",
                  "the commander-in-chief of another army, who commands this "
                  "one too"}},
       .side = kWhose});
}

EntryForm LeaderForm() {
  return {.type = "leader",
          .meaning = "a general; who says no rank is commander-in-chief",
          .words = {OneOf(kRankWords, "his rank"),
                    {{"reserve"}, "not yet on the table"},
                    {{"moved"}, "has moved in this move"}},
          .numbers = {{"span", 0, 100,
                       "of command, in inches; that of his rank otherwise"}},
          .links = {{"commands",
                     "a corps; may be said several times; his own otherwise"},
                    {"arrives", kArrives}},
          .side = kWhose,
          .of = "his corps or army; the first army of his side otherwise",
          .place = "where he stands"};
}

EntryForm UnitForm() {
  int most = 0;
  for (const UnitRange& range : kUnitRanges) most = std::max(most, range.most);
  EntryForm form = {
      .type = "unit",
      .meaning = "infantry, cavalry or a battery",
      .words = {OneOf(kKindWords, "its arm"),
                OneOf(kGradeWords, "its grade; trained otherwise"),
                OneOf(kPresenceWords,
                      "whether it is there; on table otherwise, if it has a "
                      "place"),
                OneOf(kFormationWords,
                      "column of infantry, line of cavalry, unlimbered guns "
                      "otherwise"),
                OneOf(kConditionWords, "steady otherwise")},
      .numbers = {{"bases", 0, most,
                   "it has; 6 of infantry, 4 of cavalry otherwise"},
                  {"bases at start", 3, most, "it began with; bases otherwise"},
                  {"casualties", 0, most, "bases lost in this fire phase"},
                  {"pending hits", 0, 200, "taken off when all have fired"},
                  {"lost to fire", 0, most, "bases lost to fire"},
                  {"lost in melee", 0, most, "bases lost in melee"},
                  {"lost in march", 0, most, "bases lost in march"},
                  {"fight", 0, 0xFF, "the fight it takes part in"}},
      .links = {{"arrives", kArrives},
                {"order",
                 "its order in this move: hold, rally, mark, move, step back, "
                 "charge, reform, about-face, pivot or enter"}},
      .side = kWhose,
      .of = "its corps or army; the first army of its side otherwise",
      .place = "its centre",
      .heading = "degrees clockwise from N; otherwise away from its baseline",
      .points = "its way in this move: where it began, then the ends of legs"};
  for (const auto& [word, special] : kSpecialWords) {
    form.words.push_back({{word}, MeaningOf(special)});
  }
  for (const auto& [word, flag] : kFlagWords) {
    form.words.push_back({{word}, MeaningOf(flag)});
  }
  static const std::array<std::pair<std::string, std::string>, kWayPoints>
      kWay = [] {
        std::array<std::pair<std::string, std::string>, kWayPoints> way;
        for (int i = 0; i < kWayPoints; ++i) {
          way[static_cast<size_t>(i)] = {WayHeading(i), WayFormation(i)};
        }
        return way;
      }();
  for (const auto& [heading, formation] : kWay) {
    form.numbers.push_back(
        {heading, 0, Heading::kSteps - 1, "at this point, in quarter degrees"});
  }
  for (const auto& [heading, formation] : kWay) {
    form.numbers.push_back({formation, 0, kFormations - 1,
                            "at this point, in the sequence of the words"});
  }
  return form;
}

void AddMarkers(std::vector<EntryForm>& forms) {
  forms.push_back(
      {.type = "marker",
       .kind = "contact",
       .meaning = "two enemies in contact",
       .words = {{{"contact"}, ""},
                 OneOf(kContactKindWords, "how it was made; charge otherwise"),
                 OneOf(kContactEdgeWords,
                       "the defender's edge; front otherwise"),
                 OneOf(kDefendedWords,
                       "the defender; behind nothing otherwise"),
                 {{"fresh", "stale"},
                  "whether made in this move; follow-ups are stale otherwise"},
                 {{"square tested"}, "the defender has tried to form square"},
                 {{"resolved"}, "has been fought in this move"}},
       .numbers = {{"moved", 0, 3000,
                    "how far the attacker came, in hundredths of an inch"},
                   {"moved ticks", 0, 40'000,
                    "the same in ticks: 1016 an inch"},
                   {"gap", 0, 30'000, "between them when made, in ticks"},
                   {"axis", 0, Heading::kSteps - 1,
                    "heading of the attack, in quarter degrees"}},
       .links = {{"attacker", "infantry or cavalry"},
                 {"defender", "infantry or cavalry of the other side"},
                 {"battery", "guns of the defender that were charged"}}});
  forms.push_back(
      {.type = "marker",
       .kind = "arrival",
       .meaning = "when and where units and leaders come",
       .words = {{{"arrival"}, ""}, {{"is due"}, "they may enter now"}},
       .numbers = {{"due", 1, kMostPeriods, "the period in which they come"},
                   {"first roll", 1, kMostPeriods,
                    "or the first in which they are diced for"},
                   {"need", 2, 6, "with first roll: what to throw"},
                   {"easier from", 1, kMostPeriods,
                    "the period from which easier need holds"},
                   {"easier need", 2, 6, "what to throw then"},
                   {"certain", 1, kMostPeriods,
                    "with first roll: the period in which they come anyway"}},
       .side = kWhose,
       .points = "the two ends of its stretch of one edge of the table"});
}

std::vector<EntryForm> AllForms() {
  std::vector<EntryForm> forms = {Clock(), SideForm()};
  AddTerrain(forms);
  AddFormations(forms);
  forms.push_back(LeaderForm());
  forms.push_back(UnitForm());
  AddMarkers(forms);
  for (EntryForm& form : ProcessForms()) forms.push_back(std::move(form));
  return forms;
}

}  // namespace

std::string WayHeading(int i) { return "way heading " + std::to_string(i); }
std::string WayFormation(int i) { return "way formation " + std::to_string(i); }

const std::vector<EntryForm>& EntryForms() {
  static const std::vector<EntryForm> kForms = AllForms();
  return kForms;
}

const EntryForm* FormOf(const Entry& entry) {
  return berthier::FormOf(entry, EntryForms());
}

}  // namespace berthier::big_battle_napoleonic
