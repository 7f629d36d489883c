#include "engine/rulesets/la_grande_armee/facts/vocabulary.h"

#include <array>
#include <string>
#include <vector>

#include "engine/model/form.h"
#include "engine/rulesets/la_grande_armee/facts/codes.h"
#include "engine/rulesets/la_grande_armee/facts/phase_titles.h"
#include "engine/rulesets/la_grande_armee/facts/tables.h"

namespace berthier::la_grande_armee {
namespace {

constexpr Takes kWho = Takes::kSubject;
constexpr Takes kPose = Takes::kPlace | Takes::kHeading;
constexpr Takes kSidesShare = Takes::kShares;

constexpr std::array<std::string_view, 4> kEdgeNames = {"front", "right",
                                                        "rear", "left"};
const std::vector<std::string_view> kGunManners = {"guns rear", "guns left",
                                                   "guns centre", "guns right"};
const std::vector<std::string_view> kEdgeManners = {kEdgeNames.begin(),
                                                    kEdgeNames.end()};
// In the order of LeaveManner.
const std::vector<std::string_view> kLeaveManners = {
    "front, guns rear",   "front, guns left",  "front, guns centre",
    "front, guns right",  "right, guns rear",  "right, guns left",
    "right, guns centre", "right, guns right", "rear, guns rear",
    "rear, guns left",    "rear, guns centre", "rear, guns right",
    "left, guns rear",    "left, guns left",   "left, guns centre",
    "left, guns right"};

// In the order of Verb.
std::vector<berthier::Verb> Verbs() {
  return {
      {"muster", "LGA-D1", "the corps that is deployed next", kWho},
      {"deploy", "LGA-D1", "an element: where, its guns, its files",
       kWho | kPose | Takes::kManner | Takes::kAmount, kGunManners},
      {"deploy here", "LGA-D16", "a column of march or a tile", kWho | kPose},
      {"place", "LGA-D1", "a commander: where", kWho | Takes::kPlace},
      {"pick", "LGA-D16", "the tile or scout that is deployed next", kWho},
      {"name side", "LGA-D15", "the side that deploys next", kWho},
      {"activate", "LGA-D2", "the corps, tile or scout that acts", kWho},
      {"lead", "LGA-D3", "the element that acts next", kWho},
      {"end corps", "LGA-D3", "no element of the corps acts any more"},
      {"advance", "LGA-D4", "wheel, then straight or obliquely, to there",
       kWho | kPose | Takes::kManner, kGunManners},
      {"about", "LGA-D4", "turn about and advance to there",
       kWho | kPose | Takes::kManner, kGunManners},
      {"march", "LGA-D4",
       "up to three legs: to a place, to the end less a last leg so long",
       kWho | kPose | Takes::kVia | Takes::kAmount},
      {"about march", "LGA-D4", "the same, the tail first",
       kWho | kPose | Takes::kVia | Takes::kAmount},
      {"form line", "LGA-D4", "a heading, so many files, the guns",
       kWho | Takes::kHeading | Takes::kManner | Takes::kAmount, kGunManners},
      {"form march", "LGA-D4", "a column of march that way",
       kWho | Takes::kHeading},
      {"form square", "LGA-D4", "troops and guns of the four faces",
       kWho | Takes::kHeading | kSidesShare},
      {"realign", "LGA-D4", "troops and guns of the four sides",
       kWho | Takes::kHeading | kSidesShare},
      {"enter", "LGA-D4", "a settlement by that side of it",
       kWho | Takes::kObject | Takes::kManner | Takes::kHeading | kSidesShare,
       kEdgeManners},
      {"leave", "LGA-D4", "the settlement by that side, in so many files",
       kWho | Takes::kManner | Takes::kAmount, kLeaveManners},
      {"advance to contact", "LGA-D4", "without charging",
       kWho | Takes::kObject},
      {"charge", "LGA-D4", "the first enemy ahead", kWho | Takes::kObject},
      {"reform", "LGA-D4", "remove a marker", kWho},
      {"fire", "LGA-D4", "at a target, from that face or side",
       kWho | Takes::kObject | Takes::kManner, kEdgeManners},
      {"fire too", "LGA-D4", "another face of the square",
       kWho | Takes::kObject | Takes::kManner, kEdgeManners},
      {"hold fire", "LGA-D4", "no further face", kWho},
      {"pull off", "LGA-D4", "leave the melee", kWho},
      {"end element", "LGA-D4", "take no more actions", kWho},
      {"react by fire", "LGA-D5", "fire at the charger", kWho},
      {"counter-charge", "LGA-D5", "charge the charger", kWho},
      {"turn to face", "LGA-D5", "turn the front to the charger", kWho},
      {"evade", "LGA-D5", "evade", kWho},
      {"stand", "LGA-D5", "stand and receive", kWho},
      {"ride", "LGA-D7", "a commander: to a place", kWho | Takes::kPlace},
      {"attach", "LGA-D7", "a commander: to a place at that element",
       kWho | Takes::kPlace | Takes::kObject},
      {"stay", "LGA-D7", "stay there", kWho},
      {"keep square", "LGA-D10", "stay in square", kWho},
      {"break square", "LGA-D10", "fight out of square", kWho},
      {"reinforce", "LGA-D11", "troops and guns that come in, by side",
       kWho | kSidesShare},
      {"no reinforcement", "LGA-D11", "nobody comes in", kWho},
      {"occupy", "LGA-D12", "move in: facing, troops and guns of the sides",
       kWho | Takes::kObject | Takes::kHeading | kSidesShare},
      {"decline", "LGA-D12", "do not occupy it", kWho},
      {"declare", "LGA-D17", "reveal the tile and act", kWho},
      {"move tile", "LGA-D17", "roll for its move", kWho},
      {"hold tile", "LGA-D17", "it stays", kWho},
      {"tile path", "LGA-D22", "by way of a point to there",
       kWho | kPose | Takes::kVia},
      {"scout", "LGA-D19", "by way of a point to there, in so many files",
       kWho | kPose | Takes::kVia | Takes::kAmount},
      {"spy", "LGA-D20", "try to reveal that tile", kWho | Takes::kObject},
      {"go", "LGA-D20", "no more tiles", kWho},
      {"return", "LGA-D21", "back to its corps", kWho},
      {"remain", "LGA-D21", "go on scouting", kWho},
      {"detach", "LGA-D26", "it scouts", kWho},
      {"lay", "LGA-D26", "the corps behind a tile", kWho | Takes::kObject},
      {"lay dummy", "LGA-D26", "nothing behind a tile", kWho},
      {"with tile", "LGA-D26", "the army commander is with it",
       kWho | Takes::kObject},
      {"no more", "LGA-D26", "that is all"},
  };
}

std::vector<Word> Decisions() {
  return {
      {"deploy", "LGA-D1", "place elements and commanders"},
      {"item", "LGA-D2", "which corps, tile or scout acts"},
      {"element", "LGA-D3", "which element acts"},
      {"action", "LGA-D4", "what the element does"},
      {"faces", "LGA-D4", "whether a further face fires"},
      {"reaction", "LGA-D5", "how a charge is met"},
      {"ride", "LGA-D7", "where the corps commander goes"},
      {"army ride", "LGA-D8", "where the army commander goes"},
      {"escape", "LGA-D9", "where the commander escapes to"},
      {"square", "LGA-D10", "whether the square stays"},
      {"reinforce", "LGA-D11", "who reinforces the garrison"},
      {"occupy", "LGA-D12", "whether the settlement is occupied"},
      {"name side", "LGA-D15", "who deploys next"},
      {"deploy item", "LGA-D16", "a tile or scout"},
      {"tile", "LGA-D17", "declare, move or hold"},
      {"reveal", "LGA-D18", "place a revealed corps"},
      {"scout", "LGA-D19", "where the scout goes"},
      {"spy", "LGA-D20", "which tiles are scouted"},
      {"return", "LGA-D21", "whether the scout returns"},
      {"tile path", "LGA-D22", "where the tile goes"},
      {"secret set-up", "LGA-D26", "scouts, and what the tiles are"},
  };
}

std::vector<Word> Rolls() {
  return {
      {"command", "LGA-R1", "die and ability; the higher chooses"},
      {"action check", "LGA-R2", "the target or less, or a 6"},
      {"fire", "LGA-R3", "6s hit"},
      {"guns", "LGA-R4", "each 6 is a gun lost"},
      {"firing reaction", "LGA-R5", "the target or less"},
      {"contact reaction", "LGA-R6", "the target or less, or a 6"},
      {"evade", "LGA-R7", "so many inches"},
      {"contact melee", "LGA-R8", "6s hit"},
      {"cuirasses", "LGA-R9", "6s save"},
      {"commander's re-roll", "LGA-R10", "6s hit"},
      {"commander struck", "LGA-R11", "killed on the casualties or less"},
      {"melee reaction", "LGA-R12", "more than the number: a marker more"},
      {"melee morale", "LGA-R13", "the markers or less: routs"},
      {"mass melee", "LGA-R14", "6s hit"},
      {"outstanding hit", "LGA-R15", "whom it strikes"},
      {"recovery", "LGA-R16", "more than the markers: stops"},
      {"commander's escape", "LGA-R17", "less than the ability, or a 1"},
      {"sees a dispersal", "LGA-R18", "more than the number: a marker"},
      {"sees a rout", "LGA-R19", "more than the number: a marker"},
      {"tile move", "LGA-R20", "at most so many inches"},
      {"scout move", "LGA-R21", "the best two: at most so many inches"},
      {"scouting", "LGA-R22", "the distance or more"},
      {"scout evades", "LGA-R23", "so many inches"},
  };
}

Vocabulary MakeVocabulary() {
  Vocabulary v;
  v.length_unit = kLengthUnit;
  v.verbs = Verbs();
  v.decisions = Decisions();
  v.rolls = Rolls();
  for (const ModifierLine& m : kModifiers) {
    v.modifiers.push_back({m.name, m.clause});
  }
#define BERTHIER_LGA_WORD(code, name, clause, sentence, ...) \
  {name, clause, sentence},
#define BERTHIER_LGA_KIND(code, name, clause, sentence, role, deed) \
  {EventRole::role, Deed::deed},
  v.outcomes = {BERTHIER_LGA_OUTCOMES(BERTHIER_LGA_WORD)};
  v.events = {BERTHIER_LGA_EVENTS(BERTHIER_LGA_WORD)};
  v.event_kinds = {BERTHIER_LGA_EVENTS(BERTHIER_LGA_KIND)};
  v.refusals = {BERTHIER_LGA_REFUSALS(BERTHIER_LGA_WORD)};
#undef BERTHIER_LGA_WORD
#undef BERTHIER_LGA_KIND
  v.grades = {
      {"draw", "LGA-VIC-05", "a draw"},
      {"win on points", "LGA-VIC-05", "a win on points"},
      {"victory", "LGA-VIC-03", "a victory"},
  };
  v.points = {.what = "% of the enemy lost, objectives and commanders",
              .scale = 100};
  return v;
}

}  // namespace

std::string InOwnUnits(std::string_view unit, int32_t n) {
  if (unit == "phase") return TitleOf(kPhaseTitles, static_cast<Phase>(n));
  if (unit == "edge") {
    return std::string(kEdgeNames[static_cast<size_t>(n) % kEdges]);
  }
  if (unit == "passed") return n != 0 ? "passed" : "failed";
  if (unit == "struck") return n != 0 ? "killed" : "unhurt";
  if (unit == "escaped") return n != 0 ? "escapes" : "captured";
  if (unit == "lost") {
    return n == static_cast<int32_t>(LostHow::kKilled) ? "killed" : "captured";
  }
  const auto counted = [](int32_t k, std::string_view one) {
    return std::to_string(k) + " " + std::string(one) + (k == 1 ? "" : "s");
  };
  if (unit == "marker") return counted(n, unit);
  // Troops in the low byte, guns above (board/changes.cc).
  if (unit == "lost_bases") {
    const int32_t troops = n & 0xFF, guns = n >> 8;
    if (guns == 0) return counted(troops, "base");
    if (troops == 0) return counted(guns, "gun");
    return counted(troops, "base") + " and " + counted(guns, "gun");
  }
  // Outcome::kHits: sixes in the low byte, ones above (board/roll_row.h).
  if (unit == "hits") {
    const int32_t hits = n & 0xFF, ones = n >> 8;
    std::string text = std::to_string(hits) + (hits == 1 ? " hit" : " hits");
    if (ones > 0) text += ", " + std::to_string(ones) + " rolled again";
    return text;
  }
  if (unit == "form") return std::string(Words(static_cast<FormFault>(n)));
  return std::to_string(n);
}

const Vocabulary& TheVocabulary() {
  static const Vocabulary kVocabulary = MakeVocabulary();
  return kVocabulary;
}

}  // namespace berthier::la_grande_armee
