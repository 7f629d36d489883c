// A document: a scenario or a position in neutral words, for the wire form.
//
// The codec turns protobuf into documents and back without knowing a ruleset;
// a ruleset turns documents into games and positions without knowing protobuf.
// A scenario and a position have the same form: a position merely says more.
// Whatever a document does not say has the ruleset's default.
//
// Laws: Build(Write(position)) starts in a position with the same hash.
#ifndef BERTHIER_ENGINE_MODEL_SCENARIO_DOCUMENT_H_
#define BERTHIER_ENGINE_MODEL_SCENARIO_DOCUMENT_H_

#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "engine/geometry/block.h"
#include "engine/geometry/point.h"

namespace berthier {

// One thing the document tells of. Which words, numbers and links a ruleset
// knows for which type is its own affair; an unknown one is a Problem.
struct Entry {
  // "side", "formation", "leader", "unit", "marker", "terrain", "clock",
  // "process".
  std::string type = {};
  std::string id = {};    // unique name; empty where there is only one (clock)
  std::string side = {};  // name of a side, or empty
  std::string of = {};    // formation or thing it belongs to, or empty
  // Words: "infantry", "veteran", "disrupted".
  std::vector<std::string> is = {};
  std::optional<Point> place = {};
  std::optional<Heading> heading = {};
  std::vector<Point> points = {};  // outline, crest, polyline, path
  std::vector<std::pair<std::string, int64_t>> numbers = {};
  std::vector<std::pair<std::string, std::string>> links = {};
  int line = 0;  // in the text it came from; 0 if unknown
};

struct ScenarioDocument {
  std::string ruleset = {};
  std::string name = {};
  std::string note = {};  // what it is about, for people
  Length width = {};
  Length depth = {};
  std::vector<std::pair<std::string, std::string>> options = {};
  std::vector<Entry> entries = {};
};

// What is wrong with a document, in one line for the person who wrote it:
// "unit F2 (line 31): overlaps unit F1 by 0.4 in; move one of them".
struct Problem {
  std::string where = {};  // "unit F2", "option square_move", "" for the whole
  std::string what = {};
  int line = 0;
};

}  // namespace berthier

#endif  // BERTHIER_ENGINE_MODEL_SCENARIO_DOCUMENT_H_
