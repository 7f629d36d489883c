// A game of a bundled scenario, for tests. Needs the root of the repository as
// the working directory.
//
//   const std::unique_ptr<const Game> game = Bundled(ruleset, "retz");
#ifndef BERTHIER_TESTS_AGENTS_BUNDLED_H_
#define BERTHIER_TESTS_AGENTS_BUNDLED_H_

#include <fstream>
#include <iterator>
#include <memory>
#include <string>
#include <utility>
#include <variant>

#include "engine/model/fault.h"
#include "engine/model/game.h"
#include "proto/position_codec.h"

namespace berthier {

// With `was` in its text the scenario has `is` in that place.
inline std::unique_ptr<const Game> Bundled(const Ruleset& ruleset,
                                           const std::string& scenario,
                                           const std::string& was = "",
                                           const std::string& is = "") {
  const std::string file = "arenas/scenarios/" + scenario + ".textproto";
  std::ifstream stream(file);
  std::string text = {std::istreambuf_iterator<char>(stream), {}};
  const size_t there = text.find(was);
  BERTHIER_CHECK(there != std::string::npos);
  text.replace(there, was.size(), is);
  const absl::StatusOr<WrittenDocument> read =
      ReadPosition({file, text}, Form::kText);
  BERTHIER_CHECK(read.ok());
  Built built = ruleset.build(read->document);
  BERTHIER_CHECK(built.index() == 0);
  return std::move(std::get<0>(built));
}

}  // namespace berthier

#endif  // BERTHIER_TESTS_AGENTS_BUNDLED_H_
