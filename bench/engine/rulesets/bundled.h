// A game of a bundled scenario, for benchmarks.
#ifndef BERTHIER_BENCH_ENGINE_RULESETS_BUNDLED_H_
#define BERTHIER_BENCH_ENGINE_RULESETS_BUNDLED_H_

#include <fstream>
#include <iterator>
#include <memory>
#include <string>
#include <utility>
#include <variant>

#include "engine/model/fault.h"
#include "engine/model/game.h"
#include "engine/model/scenario_document.h"
#include "proto/position_codec.h"

namespace berthier {

// The bundled scenario of this name; aborts if it cannot be read.
inline ScenarioDocument BundledDocument(const std::string& scenario) {
  const std::string file =
      std::string(BERTHIER_SCENARIOS) + "/" + scenario + ".textproto";
  std::ifstream stream(file);
  const std::string text{std::istreambuf_iterator<char>(stream), {}};
  absl::StatusOr<WrittenDocument> read =
      ReadPosition({file, text}, Form::kText);
  BERTHIER_CHECK(read.ok());
  return std::move(read->document);
}

// Its game; aborts if it is none of this ruleset.
inline std::unique_ptr<const Game> Bundled(const Ruleset& ruleset,
                                           const std::string& scenario) {
  Built built = ruleset.build(BundledDocument(scenario));
  BERTHIER_CHECK(built.index() == 0);
  return std::move(std::get<0>(built));
}

}  // namespace berthier

#endif  // BERTHIER_BENCH_ENGINE_RULESETS_BUNDLED_H_
