#include "arenas/table/gate.h"

#include <sys/random.h>

#include <array>

#include "absl/strings/str_format.h"
#include "engine/model/fault.h"

namespace berthier {
namespace {

namespace asio = boost::asio;
namespace http = boost::beast::http;

constexpr size_t kTokenBytes = 16;

std::string NewToken() {
  std::array<unsigned char, kTokenBytes> bytes;
  BERTHIER_CHECK(getrandom(bytes.data(), bytes.size(), 0) ==
                 static_cast<ssize_t>(bytes.size()));
  std::string token;
  for (const unsigned char byte : bytes) {
    absl::StrAppendFormat(&token, "%02x", byte);
  }
  return token;
}

// Takes as long wherever the two differ.
bool IsSame(std::string_view secret, std::string_view shown) {
  if (secret.size() != shown.size()) return false;
  volatile unsigned char difference = 0;
  for (size_t i = 0; i < secret.size(); ++i) {
    difference = static_cast<unsigned char>(
        difference | (static_cast<unsigned char>(secret[i]) ^
                      static_cast<unsigned char>(shown[i])));
  }
  return difference == 0;
}

}  // namespace

Gate::Gate() : token_(NewToken()) {}

bool Gate::IsOurHost(std::string_view host) const {
  const std::string port = absl::StrFormat(":%d", port_);
  if (host.ends_with(port)) {
    host.remove_suffix(port.size());
  } else if (port_ != 80) {
    return false;
  }
  boost::system::error_code error;
  if (host == "localhost") {
    return address_.is_loopback() || address_.is_unspecified();
  }
  if (host.starts_with('[') && host.ends_with(']')) {
    host = host.substr(1, host.size() - 2);
  }
  const asio::ip::address named =
      asio::ip::make_address(std::string(host), error);
  // A page of strangers has a name that leads here, never an address.
  return !error && (address_.is_unspecified() || named == address_);
}

// Cookies know no ports: two tables on one machine have one each.
std::string Gate::CookieName() const {
  return absl::StrFormat("berthier-%d", port_);
}

std::optional<Response> Gate::Denied(const Request& request) const {
  const auto once = [&](auto field) { return request.count(field) <= 1; };
  const std::string_view host = View(request[http::field::host]);
  if (!once(http::field::host) || !IsOurHost(host)) {
    return BadReply(403, "this is not how this server is called");
  }
  const std::string_view origin = View(request[http::field::origin]);
  if (request.count(http::field::origin) > 0 &&
      (!once(http::field::origin) || origin != "http://" + std::string(host))) {
    return BadReply(403, "a page from elsewhere may ask nothing here");
  }
  const auto [path, query] = TargetOf(request);
  const std::string_view site = View(request["Sec-Fetch-Site"]);
  if (path.starts_with(kApi) && !site.empty() && site != "same-origin" &&
      site != "none") {
    return BadReply(403, "a page from elsewhere may ask nothing here");
  }
  const std::string_view header = View(request["X-Berthier"]);
  const std::string_view cookie =
      ValueOf(View(request[http::field::cookie]), ';', CookieName());
  if (IsSame(token_, header) || IsSame(token_, cookie)) return std::nullopt;
  if (path == "/" && IsSame(token_, ValueOf(query, '&', "t"))) {
    return std::nullopt;
  }
  if (path.starts_with(kApi))
    return BadReply(403, "the token of the run is missing");
  return PlainReply(
      403, "text/plain; charset=utf-8",
      "Open the address that 'berthier play' printed: it has the key "
      "to this table.\n");
}

std::optional<Response> Gate::Welcome(const Request& request) const {
  const auto [path, query] = TargetOf(request);
  if (path != "/" || !IsSame(token_, ValueOf(query, '&', "t"))) {
    return std::nullopt;
  }
  Response response = PlainReply(303, "text/plain", "");
  response.set(http::field::location, "/");
  response.set(
      http::field::set_cookie,
      CookieName() + "=" + token_ + "; HttpOnly; SameSite=Strict; Path=/");
  return response;
}

}  // namespace berthier
