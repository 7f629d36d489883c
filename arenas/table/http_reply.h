// HTTP requests and replies of the server: types, small parsers and reply
// builders.
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

// Path prefix of all requests of the JSON interface.
inline constexpr std::string_view kApi = "/api/";

inline std::string_view View(boost::beast::string_view text) {
  return {text.data(), text.size()};
}

// The target of a request; its views are valid as long as the request is.
struct RequestTarget {
  std::string_view path;
  std::string_view query;  // after the question mark
};
RequestTarget TargetOf(const Request& request);

// The value of `name` in "a=1; b=2" (a cookie) or "a=1&b=2" (a query), where
// `between` is the separator; empty if the name is missing.
std::string_view ValueOf(std::string_view text, char between,
                         std::string_view name);
// True for one or more letters, digits, '-' and '_'.
bool IsWord(std::string_view text);

Response PlainReply(int status, std::string_view type, std::string body,
                    std::string_view cache = "no-store");
// An error reply of the interface: {"error": sentence}.
Response BadReply(int status, std::string_view error);
// The reply to a request that cannot be parsed: status 400, 413 or 431.
Response UnreadReply(const boost::system::error_code& error);
// A file of the page, from `folder`, or if that is empty from those built in.
Response PageReply(std::string_view path, const std::string& folder);
// Sets the security headers: the page may load nothing from other sites, and
// other sites may not frame it.
void SetHeaders(Response& response);

// A change as a server-sent event.
std::string EventOf(const Change& change);

}  // namespace berthier

#endif  // BERTHIER_ARENAS_TABLE_HTTP_REPLY_H_
