#include "arenas/table/http_reply.h"

#include <algorithm>
#include <cctype>
#include <nlohmann/json.hpp>
#include <utility>

#include "absl/status/statusor.h"
#include "absl/strings/str_format.h"
#include "arenas/files/files.h"
#include "arenas/table/page_files.h"

namespace berthier {
namespace {

namespace http = boost::beast::http;

constexpr int kInterface = 1;

std::string_view TypeOf(std::string_view file) {
  struct Type {
    std::string_view ending;
    std::string_view type;
  };
  constexpr Type kTypes[] = {
      {".html", "text/html; charset=utf-8"},
      {".css", "text/css; charset=utf-8"},
      {".js", "text/javascript; charset=utf-8"},
      {".svg", "image/svg+xml"},
      {".png", "image/png"},
      {".ico", "image/x-icon"},
      {".json", "application/json"},
      {".webmanifest", "application/manifest+json"},
      {".woff2", "font/woff2"},
  };
  for (const Type& one : kTypes) {
    if (file.ends_with(one.ending)) return one.type;
  }
  return {};
}

// Letters, digits, '.', '-', '_' and single slashes between; no part begins
// with a dot, so nothing leads out of the folder.
bool IsPageName(std::string_view name) {
  char before = '/';
  for (const char c : name) {
    const bool is_word = std::isalnum(static_cast<unsigned char>(c)) != 0 ||
                         c == '-' || c == '_';
    if (!is_word && (before == '/' || (c != '.' && c != '/'))) return false;
    before = c;
  }
  return before != '/' && !TypeOf(name).empty();
}

std::string InJson(std::string_view error) {
  return nlohmann::json{{"error", error}, {"interface", kInterface}}.dump(
      -1, ' ', false, nlohmann::json::error_handler_t::replace);
}

}  // namespace

RequestTarget TargetOf(const Request& request) {
  const std::string_view whole = View(request.target());
  const size_t mark = whole.find('?');
  if (mark == std::string_view::npos) return {whole, {}};
  return {whole.substr(0, mark), whole.substr(mark + 1)};
}

std::string_view ValueOf(std::string_view text, char between,
                         std::string_view name) {
  while (!text.empty()) {
    const size_t end = std::min(text.find(between), text.size());
    std::string_view one = text.substr(0, end);
    text.remove_prefix(std::min(end + 1, text.size()));
    while (one.starts_with(' ')) one.remove_prefix(1);
    const size_t equals = one.find('=');
    if (equals != std::string_view::npos && one.substr(0, equals) == name) {
      return one.substr(equals + 1);
    }
  }
  return {};
}

bool IsWord(std::string_view text) {
  return !text.empty() && std::all_of(text.begin(), text.end(), [](char c) {
    return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '-' ||
           c == '_';
  });
}

Response PlainReply(int status, std::string_view type, std::string body,
                    std::string_view cache) {
  Response response;
  response.version(11);
  response.result(static_cast<unsigned>(status));
  response.set(http::field::content_type, std::string(type));
  response.set(http::field::cache_control, std::string(cache));
  response.body() = std::move(body);
  return response;
}

Response BadReply(int status, std::string_view error) {
  return PlainReply(status, "application/json", InJson(error));
}

Response UnreadReply(const boost::system::error_code& error) {
  if (error == http::error::header_limit) {
    return BadReply(431, "the head of the request is too large");
  }
  if (error == http::error::body_limit) {
    return BadReply(413, "the request is too large");
  }
  return BadReply(400, "this is no HTTP");
}

Response PageReply(std::string_view path, const std::string& folder) {
  const std::string_view name =
      path == "/" ? std::string_view("index.html") : path.substr(1);
  if (IsPageName(name)) {
    if (!folder.empty()) {
      absl::StatusOr<std::string> bytes =
          ReadWhole(folder + "/" + std::string(name));
      if (bytes.ok()) return PlainReply(200, TypeOf(name), *std::move(bytes));
    } else {
      for (const PageFile& file : PageFiles()) {
        if (file.name == name) {
          return PlainReply(200, TypeOf(name), std::string(file.bytes),
                            "no-cache");
        }
      }
    }
  }
  return PlainReply(404, "text/plain; charset=utf-8",
                    "There is no such page.\n");
}

void SetHeaders(Response& response) {
  response.set("Content-Security-Policy",
               "default-src 'self'; script-src 'self'; style-src 'self'; "
               "img-src 'self' data: blob:; object-src 'none'; base-uri "
               "'none'; form-action 'none'; frame-ancestors 'none'");
  response.set("X-Content-Type-Options", "nosniff");
  response.set("Referrer-Policy", "no-referrer");
  response.set("Cross-Origin-Opener-Policy", "same-origin");
  response.set("Cross-Origin-Resource-Policy", "same-origin");
}

std::string EventOf(const Change& change) {
  std::string text = absl::StrFormat("id: %d\n", change.number);
  std::string_view rest = change.data;
  while (true) {
    const size_t end = std::min(rest.find('\n'), rest.size());
    absl::StrAppendFormat(&text, "data: %s\n", rest.substr(0, end));
    if (end == rest.size()) break;
    rest.remove_prefix(end + 1);
  }
  return text + "\n";
}

}  // namespace berthier
