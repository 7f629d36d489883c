// What the house offers (scenarios, generated battles, opponents), and parsing
// of a client's request for a new game.
//
//   absl::StatusOr<TableSetup> setup = ReadSetup(request, rulesets, welcome);
#ifndef BERTHIER_ARENAS_TABLE_OFFERS_H_
#define BERTHIER_ARENAS_TABLE_OFFERS_H_

#include <nlohmann/json_fwd.hpp>
#include <span>
#include <string>
#include <vector>

#include "absl/status/statusor.h"
#include "arenas/table/session.h"
#include "engine/model/game.h"

namespace berthier {

// Rulesets, scenarios with their pictures, opponents. Slow: cache the result.
nlohmann::json Offers(std::span<const Ruleset> rulesets);

// Parses the request "new". `welcome` lists agents allowed besides those of the
// registry. Throws nlohmann::json::exception if a field is missing or has the
// wrong type.
absl::StatusOr<TableSetup> ReadSetup(const nlohmann::json& request,
                                     std::span<const Ruleset> rulesets,
                                     const std::vector<std::string>& welcome);

}  // namespace berthier

#endif  // BERTHIER_ARENAS_TABLE_OFFERS_H_
