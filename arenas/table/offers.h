// What the house offers: scenarios, generated battles, opponents; and the game
// that a client asks for.
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

// Rulesets, scenarios with their pictures, opponents. Takes long: keep it.
nlohmann::json Offers(std::span<const Ruleset> rulesets);

// What a client says in the request "new". `welcome` are requests of agents
// that may be asked for beside those of the registry.
absl::StatusOr<TableSetup> ReadSetup(const nlohmann::json& request,
                                     std::span<const Ruleset> rulesets,
                                     const std::vector<std::string>& welcome);

}  // namespace berthier

#endif  // BERTHIER_ARENAS_TABLE_OFFERS_H_
