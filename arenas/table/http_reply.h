// Requests and replies of the server as HTTP has them, and what is read out of
// a request's lines.
//
//   const RequestTarget target = TargetOf(request);
//   if (target.path == "/") return PlainReply(200, "text/plain", "here");
#ifndef BERTHIER_ARENAS_TABLE_HTTP_REPLY_H_
#define BERTHIER_ARENAS_TABLE_HTTP_REPLY_H_

#include <boost/beast/core.hpp>
#include <boost/beast/http.hpp>
#include <string>
#include <string_view>

#include "arenas/table/service.h"

namespace berthier {

using Request = boost::beast::http::request<boost::beast::http::string_body>;
using Response = boost::beast::http::response<boost::beast::http::string_body>;

// Every request of the interface begins with this.
inline constexpr std::string_view kApi = "/api/";

inline std::string_view View(boost::beast::string_view text) {
  return {text.data(), text.size()};
}

// What a request is for; until it goes.
struct RequestTarget {
  std::string_view path;
  std::string_view query;  // behind the question mark
};
RequestTarget TargetOf(const Request& request);

// The value of a name in "a=1; b=2" (a cookie) or "a=1&b=2" (a query); empty if
// it is not there.
std::string_view ValueOf(std::string_view text, char between,
                         std::string_view name);
// Letters, digits, '-' and '_', one at least.
bool IsWord(std::string_view text);

Response PlainReply(int status, std::string_view type, std::string body,
                    std::string_view cache = "no-store");
// An error, in words, as the interface has them.
Response BadReply(int status, std::string_view error);
// To a request that cannot be read.
Response UnreadReply(const boost::system::error_code& error);
// A file of the page: those built in, or those of a folder, if one is named.
Response PageReply(std::string_view path, const std::string& folder);
// What forbids a browser to ask for, or to be framed by, anything from
// elsewhere.
void SetHeaders(Response& response);

// A change as an event of a stream.
std::string EventOf(const Change& change);

}  // namespace berthier

#endif  // BERTHIER_ARENAS_TABLE_HTTP_REPLY_H_
