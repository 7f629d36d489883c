#include "engine/rulesets/grande_tactique/wire/entry_forms.h"

#include <utility>

#include "engine/kit/wire/entry_words.h"
#include "engine/rulesets/grande_tactique/facts/tables.h"
#include "engine/rulesets/grande_tactique/facts/wire_words.h"
#include "engine/rulesets/grande_tactique/wire/process_words.h"

namespace berthier::grande_tactique {
namespace {

constexpr int kMostPool = 5;  // GT-CMD-04
constexpr std::string_view kStretch =
    "the two ends of its entry stretch, on one edge of the table";
constexpr std::string_view kOutline =
    "a convex outline, or two corners of an upright rectangle";
constexpr std::string_view kWhose = "whose it is";
constexpr std::string_view kArrives =
    "time of day at which a round begins, 16:00; its units are pending";

std::string_view MeaningOf(Flag flag) {
  switch (flag) {
    case Flag::kExhausted:
      return "disrupted for good";
    case Flag::kSquare:
      return "infantry in square";
    case Flag::kCramped:
      return "a square without room, on its line base";
    case Flag::kLimbered:
      return "guns limbered; they are unlimbered otherwise";
    case Flag::kFiring:
      return "busy firing";
    case Flag::kMoved:
      return "has moved or pivoted in this player-turn";
    case Flag::kHasFired:
      return "has fired in this Firing Phase";
    case Flag::kRanThisPhase:
      return "has run in this Command Phase already";
    case Flag::kArriving:
      return "enters the table in this player-turn";
    case Flag::kLeftArea:
      return "left an area in this player-turn";
  }
  return "";
}

EntryForm Clock() {
  // Of a day; the sundown of the scenario bounds them further.
  const int most = 24 * 60 / kMinutesPerQuarter * kPlayerTurnsPerQuarter;
  return {.type = "clock",
          .meaning = "the time, and where in a turn play stands",
          .numbers = {{"round", 1, most, "one player-turn of each side"}},
          .links = {{"start", "time of day of the first round; 10:00"},
                    {"sundown", "no round begins at or after it; 18:00"},
                    {"first", "the side that moves first, or dice"},
                    {"moving", "the side whose player-turn it is"},
                    {"phase",
                     "start, regroup, command, orders (CP are there), firing, "
                     "charge or over"}}};
}

EntryForm SideForm() {
  return {.type = "side",
          .meaning = "its id is its name; French and Austrian otherwise",
          .words = {{{"deploying"}, "has still to deploy"},
                    {{"allotted"}, "the AC has shared out his pool"}},
          .numbers = {{"cp", 0, 99,
                       "CP left: of a side without formations of its own "
                       "division, else of the AC's kept pool"},
                      {"kept", 0, kMostPool, "CP of his pool that the AC kept"},
                      {"lost x2", 0, 2000,
                       "points lost, doubled; counted otherwise"}},
          .links = {{"home", "home edge: N, E, S or W"},
                    {"arrives",
                     "time of day at which direct units of the AC arrive"}},
          .points =
              "the entry stretch if it arrives, else two corners of its "
              "deployment box"};
}

void AddTerrain(std::vector<EntryForm>& forms) {
  const auto piece = [&](std::string_view kind, std::string_view meaning,
                         std::string_view points) {
    forms.push_back({.type = "terrain",
                     .kind = kind,
                     .meaning = meaning,
                     .words = {{{kind}, ""}},
                     .points = points});
  };
  piece("woods", "an area of woods", kOutline);
  piece("built-up area", "an area of a BUA", kOutline);
  piece("fort", "a fort", kOutline);
  forms.back().links = {{"unfortified",
                         "a side that is open: the one to N, E, S or W; may be "
                         "said several times"}};
  piece("hill", "a hill; it needs a crest", kOutline);
  piece("crest", "the crest of a hill", "a line on the hill");
  forms.back().of = "the hill";
  piece("linear feature", "to stand behind; horse does not charge across it",
        "a line");
  forms.back().words.push_back(OneOf(kLineWords, "how it is drawn"));
  piece("road", "a road", "a line");
  piece("tall crops", "tall crops", kOutline);
  piece("impassable", "impassable ground", kOutline);
}

void AddFormations(std::vector<EntryForm>& forms) {
  forms.push_back(
      {.type = "formation",
       .kind = "division",
       .meaning = "a division; it needs a general",
       .words = {{{"division"}, ""},
                 {{"collapsed"}, "all its units but one have fled or are gone"},
                 {{"arriving"}, "enters the table in this player-turn"},
                 {{"diced"}, "has thrown its command die in this player-turn"}},
       .numbers = {{"cp", 0, 99, "CP left"},
                   {"cp total", 0, 99, "CP of this player-turn; cp otherwise"},
                   {"die", 0, 6, "its command die; 0 if none was thrown"},
                   {"bonus of the corps", 0, kMostPool, "CP given by the CC"},
                   {"bonus of the army", 0, kMostPool, "CP given by the AC"},
                   {"destroyed", 0, kMaxUnits,
                    "units destroyed or fled off; counted otherwise"},
                   {"withdrawn", 0, kMaxUnits,
                    "units withdrawn; counted otherwise"}},
       .links = {{"arrives", kArrives}},
       .side = kWhose,
       .of = "its corps; none: directly under the AC",
       .points = kStretch});
  forms.push_back(
      {.type = "formation",
       .kind = "corps",
       .meaning = "a corps; it needs a general",
       .words = {{{"corps"}, ""},
                 {{"broken"}, "half of its units are destroyed or fled off"},
                 {{"allotted"}, "the CC has shared out his pool"}},
       .numbers = {{"cp", 0, 99, "CP left of those kept for direct units"},
                   {"kept", 0, kMostPool, "CP kept for direct units"},
                   {"lost", 0, kMaxUnits,
                    "units destroyed or fled off; counted otherwise"}},
       .links = {{"arrives", "time of day at which its direct units arrive"}},
       .side = kWhose,
       .points = kStretch});
}

void AddLeaders(std::vector<EntryForm>& forms) {
  const struct {
    std::string_view kind;
    std::string_view meaning;
    NumberForm number;
    std::string_view of;
  } ranks[] = {
      {"division",
       "a general of division; who says no rank is one",
       {"quality", 0, 3, "added to the command die"},
       "his division"},
      {"corps",
       "a corps commander",
       {"pool", 0, kMostPool, "bonus CP in each player-turn"},
       "his corps"},
      {"army",
       "an army commander",
       {"pool", 0, kMostPool, "bonus CP in each player-turn"},
       "his side, or nothing"},
  };
  for (const auto& rank : ranks) {
    forms.push_back(
        {.type = "leader",
         .kind = rank.kind,
         .meaning = rank.meaning,
         .words = {{{rank.kind}, ""},
                   {{"charismatic"}, "+2 to checks, if that option is on"},
                   {{"dead"}, "killed"},
                   {{"pending"}, "not yet on the table"},
                   {{"moved"}, "has ridden in this Command Phase"},
                   {{"attached now"},
                    "joined his unit in this Command Phase, so cannot leave "
                    "it"},
                   {{"arriving"}, "enters the table in this player-turn"}},
         .numbers = {rank.number},
         .links = {{"with", "the unit he is attached to; he is where it is"},
                   {"began with",
                    "the unit he was with when the Command Phase began"}},
         .side = kWhose,
         .of = rank.of,
         .place = "where he stands; not if he is with a unit"});
  }
}

EntryForm UnitForm() {
  EntryForm form = {
      .type = "unit",
      .meaning =
          "a base; units of a side that name no formation make up one "
          "division",
      .words = {OneOf(kArmWords, "its arm"),
                OneOf(kHorseWords, "cavalry of this kind"),
                OneOf(kQualityWords, "quality; regular otherwise"),
                OneOf(kPresenceWords,
                      "whether it is there; on table otherwise; a unit of a "
                      "formation that arrives says pending or has a place"),
                OneOf(kCauseWords, "how it was destroyed"),
                OneOf(kCohesionWords, "cohesion; coherent otherwise"),
                {{"unlimbered"}, "guns unlimbered, as they are otherwise"}},
      .numbers = {{"charges made", 0, 3, "charges in this player-turn"},
                  {"follow-ups made", 0, 2, "of them follow-up charges"},
                  {"start heading", 0, Heading::kSteps - 1,
                   "heading when its turn began, in quarter degrees"}},
      .links = {{"charges", "the enemy it is ordered to charge"},
                {"occupies", "the woods, BUA or fort it occupies"},
                {"flank of", "an enemy it touches in the flank"},
                {"rear of", "an enemy it touches in the rear"}},
      .side = kWhose,
      .of = "its division; a corps or the side: directly under that commander",
      .place = "its centre",
      .heading = "degrees clockwise from N; otherwise away from its home edge",
      .points = "one point: where its turn began, if not where it stands"};
  for (const auto& [word, flag] : kFlagWords) {
    form.words.push_back({{word}, MeaningOf(flag)});
  }
  return form;
}

std::vector<EntryForm> AllForms() {
  std::vector<EntryForm> forms = {Clock(), SideForm()};
  AddTerrain(forms);
  AddFormations(forms);
  AddLeaders(forms);
  forms.push_back(UnitForm());
  for (EntryForm& form : ProcessForms()) forms.push_back(std::move(form));
  return forms;
}

}  // namespace

const std::vector<EntryForm>& EntryForms() {
  static const std::vector<EntryForm> kForms = AllForms();
  return kForms;
}

const EntryForm* FormOf(const Entry& entry) {
  return berthier::FormOf(entry, EntryForms());
}

}  // namespace berthier::grande_tactique
