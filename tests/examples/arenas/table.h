#ifndef BERTHIER_TESTS_EXAMPLES_ARENAS_TABLE_H_
#define BERTHIER_TESTS_EXAMPLES_ARENAS_TABLE_H_

#include <boost/beast/core.hpp>
#include <boost/beast/http.hpp>
#include <iostream>
#include <memory>
#include <nlohmann/json.hpp>
#include <span>
#include <string>
#include <vector>

#include "engine/model/game.h"

// Declarations that the examples in the headers of arenas/table use.
namespace berthier::examples {

void Tell(const std::string& words);
template <typename... Things>
void Show(Things&&... things);

extern const Game& game;
extern const Position position;
extern const EntityId unit, subject, selected;
extern const uint8_t verb;
extern const Order order, like, wanted;
extern const Picture picture;
extern const std::span<const Ruleset> rulesets;

namespace allotment_h {
extern const Ruleset& ruleset;
extern const std::string place;
}  // namespace allotment_h
namespace browser_h {
extern const std::string url;
extern std::ostream& out;
}  // namespace browser_h
namespace game_review_h {
extern const wire::GameRecord record;
extern const ReviewPlace place;
}  // namespace game_review_h
namespace gate_h {
extern const boost::asio::ip::address address;
extern const int port;
extern const Request request;
}  // namespace gate_h
namespace house_h {
extern Keeper& keeper;
}
namespace http_reply_h {
extern const Request request;
}
namespace http_wire_h {
extern Wire::Socket socket;
extern boost::beast::flat_buffer buffer;
extern boost::beast::http::request_parser<boost::beast::http::string_body>
    parser;
extern Wire::Error error;
}  // namespace http_wire_h
namespace keeper_h {
extern Keeper& keeper;
extern const std::string name, log;
}  // namespace keeper_h
namespace odds_h {
extern const Answers answers;
}
namespace odds_words_h {
extern const Odds odds;
}
namespace offers_h {
extern const nlohmann::json request;
extern const std::vector<std::string> welcome;
}  // namespace offers_h
namespace phrase_reading_h {
extern const std::vector<PhraseWord> words;
}
namespace phrase_words_h {
extern const std::vector<std::string_view> known;
}
namespace pose_search_h {
extern const Point centre;
extern const Heading heading;
}  // namespace pose_search_h
namespace ruler_h {
extern const std::vector<Point> outline, wood;
extern const Pose pose;
}  // namespace ruler_h
namespace server_h {
extern House& house;
}
namespace service_h {
extern Service& service;
}
namespace session_h {
extern TableSetup setup;
void Tell(const Verdict& verdict);
}  // namespace session_h
namespace views_h {
extern const TableSession& session;
}

}  // namespace berthier::examples

#endif  // BERTHIER_TESTS_EXAMPLES_ARENAS_TABLE_H_
