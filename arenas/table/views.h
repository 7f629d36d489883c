// What the table shows, as JSON: README.md tells the fields.
//
// Laws: a view tells nothing that is hidden from the side whose eyes it is
// seen with; looking changes nothing.
//
//   nlohmann::json state = StateOf(session, {.eyes = Side::kFirst, .at = 12});
#ifndef BERTHIER_ARENAS_TABLE_VIEWS_H_
#define BERTHIER_ARENAS_TABLE_VIEWS_H_

#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string>
#include <vector>

#include "agents/agent.h"
#include "arenas/table/session.h"
#include "engine/model/game.h"

namespace berthier {

// With whose eyes; nothing: with everybody's, as nothing is hidden.
using Eyes = std::optional<Side>;

// The side whose view the page of this game gets where something is hidden:
// that of the only person, or of the one who is awaited.
Eyes EyesOf(const TableSession& session);
// What these eyes see.
Position SeenBy(const TableSession& session, const Position& position,
                Eyes eyes);

struct StateRequest {
  Eyes eyes = {};
  int at = 0;             // steps
  bool thinking = false;  // whoever is awaited
};
nlohmann::json StateOf(const TableSession& session,
                       const StateRequest& request);

nlohmann::json StoryOf(const TableSession& session, Eyes eyes, int from,
                       int to);
nlohmann::json LuckOf(const TableSession& session, Eyes eyes);
nlohmann::json CardOf(const TableSession& session, const Position& seen,
                      EntityId id, bool may_order);

// An order that stands in a draft: legal with words, price and way, or refused.
nlohmann::json DraftOf(const TableSession& session, const Position& seen,
                       const Order& order);
nlohmann::json RefusalOf(const TableSession& session, const Refusal& refusal);
nlohmann::json OrderOf(const TableSession& session, const Order& order);
// An order as clients write it. What is wrong comes as one line.
absl::StatusOr<Order> ReadOrder(const TableSession& session,
                                const nlohmann::json& json);
nlohmann::json ThoughtsOf(const TableSession& session, const Position& before,
                          Side side, const Order& chosen,
                          const Thoughts& thoughts);
nlohmann::json OutlineOf(const TableSession& session,
                         const std::vector<Point>& outline);
// "1 CP, 4 left"; empty if it is free of charge.
std::string PriceInWords(const std::optional<Price>& price);

// A number rounded to what a ruler shows, so that replies are short.
double InRuler(const TableSession& session, int32_t ticks);

}  // namespace berthier

#endif  // BERTHIER_ARENAS_TABLE_VIEWS_H_
