// What the table shows, as JSON; README.md lists the fields.
//
// Laws: a view contains nothing that is hidden from the side it is made for;
// making a view changes nothing.
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

// The side that a view is made for; nullopt: nothing is hidden.
using Eyes = std::optional<Side>;

// The side whose view the page gets if the game hides information: the only
// person's, or of two persons the one whose decision is awaited. nullopt if
// nothing is hidden, the game is over or no person plays.
Eyes EyesOf(const TableSession& session);
// The position as `eyes` see it.
Position SeenBy(const TableSession& session, const Position& position,
                Eyes eyes);

struct StateRequest {
  Eyes eyes = {};
  int at = 0;             // the moment: number of steps played
  bool thinking = false;  // an agent is thinking about its decision
};
nlohmann::json StateOf(const TableSession& session,
                       const StateRequest& request);

// The story of steps `from` + 1 to `to`.
nlohmann::json StoryOf(const TableSession& session, Eyes eyes, int from,
                       int to);
// Each side's dice totals against expectation; "points" counts standard
// deviations.
nlohmann::json LuckOf(const TableSession& session, Eyes eyes);
// What is known of one entity and, if `may_order`, what it may do. As in the
// following functions, `seen` is a position as SeenBy gives it.
nlohmann::json CardOf(const TableSession& session, const Position& seen,
                      EntityId id, bool may_order);

// An order under preparation: if legal its words, price and way, else the
// refusal.
nlohmann::json DraftOf(const TableSession& session, const Position& seen,
                       const Order& order);
nlohmann::json RefusalOf(const TableSession& session, const Refusal& refusal);
nlohmann::json OrderOf(const TableSession& session, const Order& order);
// Parses an order as clients write it; errors have one line. The heading is
// rounded to quarter degrees.
absl::StatusOr<Order> ReadOrder(const TableSession& session,
                                const nlohmann::json& json);
// The thoughts of an agent that chose the order `chosen`.
nlohmann::json ThoughtsOf(const TableSession& session, const Position& before,
                          Side side, const Order& chosen,
                          const Thoughts& thoughts);
nlohmann::json OutlineOf(const TableSession& session,
                         const std::vector<Point>& outline);
// "1 CP, 4 left"; empty if there is no price.
std::string PriceInWords(const std::optional<Price>& price);

// Ticks in units of the game's ruler, rounded so that replies are short.
double InRuler(const TableSession& session, int32_t ticks);

}  // namespace berthier

#endif  // BERTHIER_ARENAS_TABLE_VIEWS_H_
