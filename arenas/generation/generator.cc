#include "arenas/generation/generator.h"

#include <algorithm>
#include <cstdlib>
#include <vector>

#include "absl/strings/numbers.h"
#include "absl/strings/str_format.h"
#include "absl/strings/str_join.h"
#include "absl/strings/str_split.h"

namespace berthier {
namespace {

constexpr std::string_view kPrefix = "generated:", kFog = "fog";

absl::Status Bad(std::string_view what, std::string_view why) {
  return absl::InvalidArgumentError(
      absl::StrFormat("'%s': %s; write generated:RULESET:SEED, "
                      "generated:RULESET:SEED:SIZE or "
                      "generated:RULESET:SEED:SIZE:HANDICAP, and :fog after "
                      "it for fog",
                      what, why));
}

// Digits alone: no sign, no space.
template <typename Number>
std::optional<Number> ReadNumber(std::string_view text) {
  Number number = 0;
  const bool digits =
      !text.empty() && std::all_of(text.begin(), text.end(),
                                   [](char c) { return c >= '0' && c <= '9'; });
  if (!digits ||
      !absl::SimpleAtoi(absl::string_view(text.data(), text.size()), &number)) {
    return std::nullopt;
  }
  return number;
}

}  // namespace

std::string SizesInWords(const Generator& generator) {
  return absl::StrFormat("%d to %d %s (%d if no size is given)",
                         generator.smallest, generator.largest,
                         generator.size_means, generator.usual);
}

std::string GenerationRequest::Name() const {
  std::string name =
      absl::StrFormat("%s%s:%d:%d", kPrefix, generator->ruleset, seed, size);
  if (handicap != 0) name += absl::StrFormat(":%+d", handicap);
  if (fog) name += absl::StrFormat(":%s", kFog);
  return name;
}

absl::StatusOr<GenerationRequest> RequestGeneration(std::string_view ruleset,
                                                    uint64_t seed,
                                                    std::optional<int> size,
                                                    int handicap, bool fog) {
  const std::span<const Generator> all = Generators();
  const auto generator =
      std::find_if(all.begin(), all.end(),
                   [&](const Generator& g) { return g.ruleset == ruleset; });
  if (generator == all.end()) {
    std::vector<std::string> names;
    for (const Generator& g : all) names.emplace_back(g.ruleset);
    return absl::NotFoundError(absl::StrFormat(
        "no scenario can be generated for '%s'; there are generators for: %s",
        ruleset, absl::StrJoin(names, ", ")));
  }
  const int wanted = size.value_or(generator->usual);
  if (wanted < generator->smallest || wanted > generator->largest) {
    return absl::InvalidArgumentError(
        absl::StrFormat("the size cannot be %d; scenarios of %s have %s",
                        wanted, generator->ruleset, SizesInWords(*generator)));
  }
  if (handicap != 0 && !generator->has_handicaps) {
    return absl::InvalidArgumentError(absl::StrFormat(
        "scenarios of %s have no handicap; leave it out", ruleset));
  }
  if (std::abs(handicap) > kMostHandicap) {
    return absl::InvalidArgumentError(absl::StrFormat(
        "the handicap cannot be %d; it is -%d to %d percent of points",
        handicap, kMostHandicap, kMostHandicap));
  }
  if (fog && !generator->has_fog) {
    return absl::InvalidArgumentError(
        absl::StrFormat("scenarios of %s have no fog; leave it out", ruleset));
  }
  return GenerationRequest{&*generator, seed, wanted, handicap, fog};
}

bool NamesGeneration(std::string_view what) {
  return what.substr(0, kPrefix.size()) == kPrefix;
}

absl::StatusOr<GenerationRequest> ReadGenerationRequest(std::string_view what) {
  const std::string rest(what.substr(kPrefix.size()));
  std::vector<std::string> parts = absl::StrSplit(rest, ':');
  const bool fog = parts.size() > 2 && parts.back() == kFog;
  if (fog) parts.pop_back();
  if (parts.size() < 2 || parts.size() > 4) {
    return Bad(what, absl::StrFormat("has %d parts after 'generated'",
                                     rest.empty() ? 0 : parts.size()));
  }
  const std::optional<uint64_t> seed = ReadNumber<uint64_t>(parts[1]);
  if (!seed) return Bad(what, "the seed is a whole number from 0 to 2^64 - 1");
  std::optional<int> size;
  if (parts.size() >= 3) {
    size = ReadNumber<int>(parts[2]);
    if (!size) return Bad(what, "the size is a whole number");
  }
  int handicap = 0;
  if (parts.size() == 4 && !absl::SimpleAtoi(parts[3], &handicap)) {
    return Bad(what, "the handicap is a whole number of percent, +20 or -20");
  }
  const absl::StatusOr<GenerationRequest> request =
      RequestGeneration(parts[0], *seed, size, handicap, fog);
  if (!request.ok()) {
    return absl::InvalidArgumentError(
        absl::StrFormat("'%s': %s", what, request.status().message()));
  }
  return request;
}

ScenarioDocument Generate(const GenerationRequest& request) {
  WantedBattle wanted = {
      .seed = request.seed, .size = request.size, .fog = request.fog};
  const int first = request.handicap;
  if (first != 0) {
    wanted.points = {
        .shares = {100 + std::max(first, 0), 100 + std::max(-first, 0)},
        .parts = kPartsOfHandicap};
  }
  return request.generator->make(wanted);
}

}  // namespace berthier
