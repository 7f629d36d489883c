// The house's wall between the arenas and the rulesets: no source of arenas/
// has a word of a ruleset in it, but for the folders made for one.
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <regex>
#include <set>
#include <sstream>
#include <string>
#include <vector>

#include "engine/rulesets/registry.h"

namespace berthier {
namespace {

namespace fs = std::filesystem;

// Words of the program too, whatever they mean in a game: a drawn game, an
// order, a mirrored pair, agents withdrawn, the first side, what an agent says
// of its allotment, the type of a document's entry
// (engine/model/scenario_document.h), the two sides of a game, a level
// (agents/levels.h), a request of the table, where a thing stands, directions
// that people type, what dice show and whom a decision is about, a command of
// the program, guns drawn as a symbol, inches of a ruler, numbers; and on pages
// the division of points, a total, a game lost, what has failed, is kept, comes
// next, is pressed or told to stop.
const std::set<std::string> kCommon = {
    "draw",       "order",          "pair",    "withdraw",    "withdrawn",
    "first side", "command points", "terrain", "sides",       "veteran",
    "allot",      "check",          "drawn",   "place",       "forward",
    "wheel",      "division",       "total",   "lost",        "failed",
    "keep",       "next",           "press",   "stop",        "faces",
    "about",      "command",        "guns",    "second side", "inches",
    "number"};

std::set<std::string> WordsOfRulesets() {
  std::set<std::string> words;
  for (const Ruleset& ruleset : Rulesets()) {
    words.emplace(ruleset.name);
    const Vocabulary& v = ruleset.vocabulary();
    for (const Verb& verb : v.verbs) words.emplace(verb.name);
    for (const auto* table :
         {&v.decisions, &v.rolls, &v.modifiers, &v.outcomes, &v.events}) {
      for (const Word& word : *table) words.emplace(word.name);
    }
  }
  for (const std::string& word : kCommon) words.erase(word);
  return words;
}

TEST(RulesetWords, NoneStandsInTheArenas) {
  const std::set<std::string> words = WordsOfRulesets();
  ASSERT_GT(words.size(), 100u);
  const fs::path arenas = fs::path(BERTHIER_SOURCE) / "arenas";
  const std::regex literal("\"((?:[^\"\\\\\n]|\\\\.)*)\"");
  int read = 0;
  for (const auto& entry : fs::recursive_directory_iterator(arenas)) {
    const std::string path = entry.path().string();
    const std::string ending = entry.path().extension().string();
    if (ending != ".cc" && ending != ".h") continue;
    // Scenarios are generated for a ruleset.
    if (path.find("/arenas/generation/") != std::string::npos) continue;
    ++read;
    std::ifstream file(entry.path());
    std::stringstream text;
    text << file.rdbuf();
    const std::string source = text.str();
    for (std::sregex_iterator at(source.begin(), source.end(), literal), end;
         at != end; ++at) {
      EXPECT_EQ(words.count((*at)[1].str()), 0u)
          << path << " knows \"" << (*at)[1].str() << "\"";
    }
  }
  EXPECT_GT(read, 100);
}

}  // namespace
}  // namespace berthier
