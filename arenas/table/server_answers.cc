// What a request is answered.
#include <boost/beast/core.hpp>
#include <boost/beast/http.hpp>
#include <optional>
#include <utility>

#include "absl/strings/str_format.h"
#include "arenas/table/server_inside.h"

namespace berthier {

namespace http = boost::beast::http;

Response Server::Inside::Answer(const Request& request) {
  const auto [path, query] = TargetOf(request);
  if (request.method() == http::verb::get) {
    if (std::optional<Response> welcome = gate_.Welcome(request)) {
      return *std::move(welcome);
    }
    if (path == "/api/log") return Log(query);
    if (path == "/api/review" || path == "/api/allocation") {
      return PageAbout(query, path.substr(kApi.size()));
    }
    return path.starts_with(kApi)
               ? BadReply(404, "there is no such thing to get")
               : PageReply(path, settings_.page_folder);
  }
  if (request.method() != http::verb::post) {
    Response response = BadReply(405, "only GET and POST are understood");
    response.set(http::field::allow, "GET, POST");
    return response;
  }
  const std::string_view type = View(request[http::field::content_type]);
  const std::string_view bare = type.substr(0, type.find(';'));
  if (!boost::beast::iequals({bare.data(), bare.size()}, "application/json")) {
    return BadReply(415, "a request is application/json");
  }
  if (!path.starts_with(kApi) || !IsWord(path.substr(kApi.size()))) {
    return BadReply(404, "there is no such request");
  }
  Reply reply = Ask(path.substr(kApi.size()), request.body());
  return PlainReply(reply.status, "application/json", std::move(reply.body));
}

Response Server::Inside::Log(std::string_view query) {
  const std::string_view game = ValueOf(query, '&', "game");
  if (!IsWord(game)) return BadReply(404, "there is no such game");
  std::optional<std::string> log;
  {
    const std::scoped_lock lock(service_mutex_);
    log = service_.LogOf(game);
  }
  if (!log) return BadReply(404, "there is no such game");
  Response response =
      PlainReply(200, "application/octet-stream", *std::move(log));
  response.set(http::field::content_disposition,
               absl::StrFormat("attachment; filename=\"%s.bgl\"", game));
  return response;
}

Response Server::Inside::PageAbout(std::string_view query,
                                   std::string_view what) {
  const std::string_view game = ValueOf(query, '&', "game");
  std::optional<std::string> page;
  if (IsWord(game)) {
    const std::scoped_lock lock(service_mutex_);
    page = service_.PageAbout(game, what);
  }
  if (!page)
    return BadReply(404, "there is no such game, or nothing was asked of it");
  return PlainReply(200, "text/html; charset=utf-8", *std::move(page));
}

}  // namespace berthier
