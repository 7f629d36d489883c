// The words of a ruleset, with which the command line, the wire form, the
// browser table and the logs work without knowing the rules.
//
// Every code in an Order, Roll, Event, Refusal or Score is an index into one
// of these tables. Index 0 of `refusals` is unused ("accepted").
#ifndef BERTHIER_ENGINE_MODEL_VOCABULARY_H_
#define BERTHIER_ENGINE_MODEL_VOCABULARY_H_

#include <cstdint>
#include <string_view>
#include <vector>

#include "engine/geometry/units.h"

namespace berthier {

// Which fields of an Order a verb takes.
enum class Takes : uint16_t {
  kNothing = 0,
  kSubject = 1,
  kObject = 2,
  kPlace = 4,    // pose.centre
  kHeading = 8,  // pose.heading
  kVia = 16,
  kAmount = 32,
  kShares = 64,  // amount is split into shares
  kManner = 128,
  // The object (the via) may be left out.
  kObjectOptional = 256,
  kViaOptional = 512,
  kFurtherVias = 1024,  // amount holds further points on the way (order.h)
};
constexpr Takes operator|(Takes a, Takes b) {
  return static_cast<Takes>(static_cast<uint16_t>(a) |
                            static_cast<uint16_t>(b));
}
constexpr bool Has(Takes set, Takes one) {
  return (static_cast<uint16_t>(set) & static_cast<uint16_t>(one)) != 0;
}

struct Verb {
  std::string_view name = {};    // unique: "move", "form square"; the wire word
  std::string_view clause = {};  // "XY-D3"
  std::string_view help = {};    // one line for a person
  Takes takes = Takes::kNothing;
  std::vector<std::string_view> manners = {};
};

struct Word {
  std::string_view name = {};    // unique in its table
  std::string_view clause = {};  // clause in the catalogue of the rules
  std::string_view help = {};
};

// How an event relates to the order or the dice that caused it, for reports
// that show both.
enum class EventRole : uint8_t {
  kNews,       // new information, in neither the order nor the dice
  kAsOrdered,  // repeats the order: its subject does what it was ordered
  kAsThrown,   // repeats the dice and their result
  kAside,      // a small consequence of the order, such as what was paid
  kStage,      // a stage of the turn begins
  kTurn,       // a player-turn begins
};
// How an event is drawn.
enum class Deed : uint8_t {
  kOther,
  kShot,   // the subject shoots at the object
  kFight,  // the subject fights the object hand to hand
  kLoss,   // the subject has left the table for good
};
struct EventKind {
  EventRole role = EventRole::kNews;
  Deed deed = Deed::kOther;
};

// What Score::points counts, for display.
struct PointsCounted {
  std::string_view what = "points";  // "% of the enemy's points destroyed"
  int32_t scale = 1;                 // Score::points per unit displayed
};

struct Vocabulary {
  std::vector<Verb> verbs = {};
  std::vector<Word> decisions = {};  // "choose next order", "take the position"
  std::vector<Word> rolls = {};      // "command die", "morale check", "volley"
  std::vector<Word> modifiers = {};  // "disrupted", "friends help"
  std::vector<Word> outcomes = {};   // "passes", "target beaten"
  std::vector<Word> events = {};     // name: machine word; help: the sentence
  std::vector<EventKind> event_kinds = {};  // one for each event
  std::vector<Word> refusals = {};  // name: machine word; help: what it means
  std::vector<Word> grades = {};    // "draw", "marginal victory", ...
  PointsCounted points = {};
  LengthUnit length_unit = kInchUnit;  // in which players measure
};

}  // namespace berthier

#endif  // BERTHIER_ENGINE_MODEL_VOCABULARY_H_
