// A document: a scenario or a position in a form common to all rulesets.
//
// The codec converts between protobuf and documents without knowing a ruleset;
// a ruleset converts between documents and games or positions without knowing
// protobuf. A scenario and a position have the same form; a position merely has
// more content. Whatever a document omits has the ruleset's default.
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

// One thing described by the document. Each ruleset defines the words, numbers
// and links of each type of entry; an unknown one is a Problem.
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
  int line = 0;  // line number in the source text; 0 if unknown
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

// An error in a document, in one line for its author:
// "unit F2 (line 31): overlaps unit F1 by 0.4 in; move one of them".
struct Problem {
  std::string where = {};  // "unit F2", "option square_move", "" for the whole
  std::string what = {};
  int line = 0;
};

}  // namespace berthier

#endif  // BERTHIER_ENGINE_MODEL_SCENARIO_DOCUMENT_H_
