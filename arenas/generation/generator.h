// Generators: scenarios by seed, one generator for each ruleset.
//
// Laws: a scenario is a pure function of ruleset, seed, size, handicap and fog,
// the same on every machine; its ruleset accepts it; scenarios of different
// seeds are independent.
//
//   absl::StatusOr<GenerationRequest> request =
//       ReadGenerationRequest("generated:grande_tactique:7:3");
//   const ScenarioDocument document = Generate(*request);
#ifndef BERTHIER_ARENAS_GENERATION_GENERATOR_H_
#define BERTHIER_ARENAS_GENERATION_GENERATOR_H_

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "absl/status/statusor.h"
#include "engine/model/scenario_document.h"

namespace berthier {

// The points of the side named first to those of the other.
struct Proportion {
  std::array<int, 2> shares = {1, 1};
  int parts = 10;  // within one part in so many of the larger side
};

// What a battle is to be.
struct WantedBattle {
  uint64_t seed = 0;
  int size = 1;
  Proportion points = {};  // beyond what the situation gives either side
  // Both armies begin hidden from one another, by the rules of their ruleset.
  bool fog = false;
};

struct Generator {
  std::string_view ruleset;
  std::string_view size_means;  // "divisions a side"
  int smallest = 1;
  int largest = 1;
  int usual = 1;  // if no size is asked for
  ScenarioDocument (*make)(const WantedBattle& wanted) = nullptr;
  bool has_handicaps = true;  // its forces have points to be unequal in
  bool has_fog = false;       // its armies can begin hidden
};

// One for every registered ruleset that has a folder here.
std::span<const Generator> Generators();

// "1 to 6 divisions a side (3 if no size is given)".
std::string SizesInWords(const Generator& generator);

struct GenerationRequest {
  const Generator* generator = nullptr;
  uint64_t seed = 0;
  int size = 0;
  // By how many percent of points the side named first is stronger, less than 0
  // if the other one is: at most kMostHandicap either way.
  int handicap = 0;
  bool fog = false;

  // "generated:grande_tactique:7:3", "generated:grande_tactique:7:3:+20",
  // "generated:la_grande_armee:7:2:fog"
  std::string Name() const;
};

inline constexpr int kMostHandicap = 30;
// Points with a handicap are those it asks for, within one part in so many of
// the larger side: a tenth, as without one, would swallow half of it.
inline constexpr int kPartsOfHandicap = 40;

// An error if there is no such generator, the size or the handicap is out of
// its range, or there is no fog. Without a size the usual one is taken.
absl::StatusOr<GenerationRequest> RequestGeneration(std::string_view ruleset,
                                                    uint64_t seed,
                                                    std::optional<int> size,
                                                    int handicap = 0,
                                                    bool fog = false);

// Whether `what` names a generated scenario: it begins with "generated:".
bool NamesGeneration(std::string_view what);
// Reads "generated:RULESET:SEED", "generated:RULESET:SEED:SIZE" or
// "generated:RULESET:SEED:SIZE:HANDICAP", each with ":fog" at its end if there
// is to be fog.
absl::StatusOr<GenerationRequest> ReadGenerationRequest(std::string_view what);

ScenarioDocument Generate(const GenerationRequest& request);

}  // namespace berthier

#endif  // BERTHIER_ARENAS_GENERATION_GENERATOR_H_
