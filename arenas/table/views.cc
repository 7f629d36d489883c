// What stands in all views: with whose eyes, orders, refusals, measures.
#include "arenas/table/views.h"

#include <google/protobuf/util/json_util.h>

#include <algorithm>
#include <cmath>
#include <nlohmann/json.hpp>
#include <utility>

#include "absl/strings/str_format.h"
#include "arenas/table/ruler_words.h"
#include "engine/model/fault.h"

namespace berthier {

using nlohmann::json;

double InRuler(const TableSession& session, int32_t ticks) {
  return InUnits(session.ruler(), ticks);
}

json OutlineOf(const TableSession& session, const std::vector<Point>& outline) {
  json points = json::array();
  for (const Point point : outline) {
    points.push_back({InRuler(session, point.x), InRuler(session, point.y)});
  }
  return points;
}

std::string PriceInWords(const std::optional<Price>& price) {
  if (!price) return "";
  return absl::StrFormat("%d %s, %d left", price->amount, price->unit,
                         price->left - price->amount);
}

Eyes EyesOf(const TableSession& session) {
  std::vector<Side> persons;
  for (const Side side : {Side::kFirst, Side::kSecond}) {
    if (session.seats()[static_cast<size_t>(Index(side))].IsPerson()) {
      persons.push_back(side);
    }
  }
  if (!session.HidesAnything() || session.IsOver() || persons.empty()) {
    return std::nullopt;
  }
  if (persons.size() == 1) return persons[0];
  // Two friends at one machine: a curtain between their turns.
  return session.game().Awaits(session.now()).side;
}

Position SeenBy(const TableSession& session, const Position& position,
                Eyes eyes) {
  if (!eyes) return position;
  Position seen(session.game().layout());
  session.game().See(position, *eyes, seen);
  return seen;
}

json OrderOf(const TableSession& session, const Order& order) {
  google::protobuf::util::JsonPrintOptions options;
  options.preserve_proto_field_names = true;
  std::string text;
  const auto status = google::protobuf::util::MessageToJsonString(
      session.codec().Encode(order), &text, options);
  BERTHIER_CHECK(status.ok());  // our own message, whole
  json written = json::parse(text);
  // The JSON of protobuf writes such numbers as text.
  if (written.contains("amount")) written["amount"] = order.amount;
  return written;
}

absl::StatusOr<Order> ReadOrder(const TableSession& session,
                                const json& written) {
  if (!written.is_object()) {
    return absl::InvalidArgumentError("an order is missing");
  }
  json rounded = written;
  if (rounded.contains("heading") && rounded["heading"].is_number()) {
    double quarters =
        std::fmod(std::round(rounded["heading"].get<double>() * 4), 1440);
    if (quarters < 0) quarters += 1440;
    rounded["heading"] = quarters / 4;
  }
  wire::Order order;
  const auto status = google::protobuf::util::JsonStringToMessage(
      rounded.dump(-1, ' ', true, json::error_handler_t::replace), &order);
  if (!status.ok()) {
    return absl::InvalidArgumentError("this is no order: " +
                                      std::string(status.message()));
  }
  return session.codec().Decode(order);
}

json RefusalOf(const TableSession& session, const Refusal& refusal) {
  const wire::Refusal written = session.codec().Encode(refusal);
  return {{"name", written.name()},
          {"clause", written.clause()},
          {"sentence", written.sentence()}};
}

json DraftOf(const TableSession& session, const Position& seen,
             const Order& order) {
  const Game& game = session.game();
  const Verdict verdict = game.Check(seen, order);
  json draft = {{"legal", verdict.ok()}, {"order", OrderOf(session, order)}};
  if (!verdict.ok()) {
    draft["refusal"] = RefusalOf(session, verdict.refusal());
    return draft;
  }
  draft["words"] = game.Say(seen, order);
  draft["table_words"] = RulerWords(game, seen, order);
  const std::optional<Price> price = game.PriceOf(seen, order);
  draft["price"] = PriceInWords(price);
  draft["reason"] = price ? price->reason : "";
  json way = json::array();
  for (const Waypoint& leg : game.WayOf(seen, order)) {
    way.push_back({{"x", InRuler(session, leg.pose.centre.x)},
                   {"y", InRuler(session, leg.pose.centre.y)},
                   {"heading", InDegrees(leg.pose.heading)},
                   {"outline", OutlineOf(session, leg.outline)},
                   {"words", leg.words}});
  }
  draft["way"] = std::move(way);
  return draft;
}

}  // namespace berthier
