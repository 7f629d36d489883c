#include "arenas/table/server.h"

#include <netinet/tcp.h>
#include <poll.h>
#include <sys/eventfd.h>
#include <sys/random.h>
#include <sys/socket.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <atomic>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/write.hpp>
#include <boost/beast/core.hpp>
#include <boost/beast/http.hpp>
#include <cctype>
#include <charconv>
#include <condition_variable>
#include <filesystem>
#include <limits>
#include <list>
#include <mutex>
#include <nlohmann/json.hpp>
#include <optional>
#include <thread>
#include <utility>
#include <vector>

#include "absl/strings/str_format.h"
#include "arenas/files/files.h"
#include "arenas/table/page_files.h"
#include "engine/model/fault.h"

namespace berthier {
namespace {

namespace asio = boost::asio;
namespace http = boost::beast::http;
using Clock = std::chrono::steady_clock;
using Tcp = asio::ip::tcp;
using Error = boost::system::error_code;

constexpr int kInterface = 1;
constexpr uint32_t kMostHeaderBytes = 16 << 10;
constexpr size_t kTokenBytes = 16;
constexpr std::string_view kApi = "/api/";

// Waits until a socket is ready for what is wanted, to be closed by `deadline`.
bool WaitFor(int socket, short wanted, Clock::time_point deadline) {
  while (true) {
    const auto left = std::chrono::duration_cast<std::chrono::milliseconds>(
        deadline - Clock::now());
    if (left.count() < 0) return false;
    pollfd one = {.fd = socket, .events = wanted};
    const int ready = poll(&one, 1, static_cast<int>(left.count()) + 1);
    if (ready > 0) return true;
    if (ready < 0 && errno != EINTR) return false;
  }
}

// A socket as Beast reads and writes it, with a deadline: waiting in Asio's own
// blocking calls has none.
class Wire {
 public:
  explicit Wire(Tcp::socket& socket) : socket_(socket) {}

  void set_deadline(Clock::time_point deadline) { deadline_ = deadline; }

  template <class Buffers>
  size_t read_some(const Buffers& buffers, Error& error) {
    return Patiently(POLLIN, error,
                     [&] { return socket_.read_some(buffers, error); });
  }
  template <class Buffers>
  size_t read_some(const Buffers& buffers) {
    Error error;
    const size_t read = read_some(buffers, error);
    if (error) throw boost::system::system_error(error);
    return read;
  }
  template <class Buffers>
  size_t write_some(const Buffers& buffers, Error& error) {
    return Patiently(POLLOUT, error,
                     [&] { return socket_.write_some(buffers, error); });
  }
  template <class Buffers>
  size_t write_some(const Buffers& buffers) {
    Error error;
    const size_t written = write_some(buffers, error);
    if (error) throw boost::system::system_error(error);
    return written;
  }

 private:
  template <class Try>
  size_t Patiently(short wanted, Error& error, Try attempt) {
    while (true) {
      const size_t done = attempt();
      if (error != asio::error::would_block) return done;
      if (!WaitFor(socket_.native_handle(), wanted, deadline_)) {
        error = asio::error::timed_out;
        return 0;
      }
    }
  }

  Tcp::socket& socket_;
  Clock::time_point deadline_;
};

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

std::string_view View(boost::beast::string_view text) {
  return {text.data(), text.size()};
}

// The value of a name in "a=1; b=2" (a cookie) or "a=1&b=2" (a query).
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

bool IsWord(std::string_view text) {
  return !text.empty() && std::all_of(text.begin(), text.end(), [](char c) {
    return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '-' ||
           c == '_';
  });
}

std::string InJson(std::string_view error) {
  return nlohmann::json{{"error", error}, {"interface", kInterface}}.dump(
      -1, ' ', false, nlohmann::json::error_handler_t::replace);
}

std::string Sse(const Change& change) {
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

using Request = http::request<http::string_body>;
using Response = http::response<http::string_body>;

// Somebody who is connected, with a thread of his own. What it is doing decides
// who makes room.
struct Connection {
  explicit Connection(Tcp::socket s)
      : socket(std::move(s)), wake(eventfd(0, EFD_NONBLOCK | EFD_CLOEXEC)) {}
  ~Connection() { close(wake); }

  Tcp::socket socket;
  int wake;
  enum class Doing : uint8_t { kNothing, kRests, kIsServed, kListens, kLeaves };
  Doing doing = Doing::kNothing;
  Clock::time_point since = Clock::now();
  bool is_over = false;  // its thread has ended
  std::thread thread;
};

}  // namespace

class Server::Inside {
 public:
  Inside(Service& service, ServerSettings settings)
      : service_(service),
        settings_(std::move(settings)),
        token_(NewToken()),
        acceptor_(context_) {}

  absl::Status Open();
  void Run();
  void Stop();
  Reply Ask(std::string_view request, std::string_view body);

  int port() const { return port_; }
  const std::string& token() const { return token_; }
  const std::string& address() const { return settings_.address; }
  size_t connections() const;

 private:
  void Accept();
  void DoErrands(ErrandKind kind);
  void TellListeners();
  bool MakeRoom();
  void SetDoing(Connection& one, Connection::Doing doing);
  bool BeginListening(Connection& one);
  void Serve(Connection& one);
  // Answers one request; whether another may follow.
  bool ServeOne(Connection& one, Wire& wire, boost::beast::flat_buffer& buffer,
                Clock::time_point deadline);
  bool Write(Wire& wire, Response& response);
  void Linger(Connection& one, Wire& wire);
  void Stream(Connection& one, Wire& wire, const Request& request);
  std::optional<Response> Denied(const Request& request) const;
  bool IsOurHost(std::string_view host) const;
  std::string CookieName() const;
  Response Answer(const Request& request);
  Response Page(std::string_view path) const;
  Response Log(std::string_view query);
  Response PageAbout(std::string_view query, std::string_view what);

  Service& service_;
  const ServerSettings settings_;
  const std::string token_;
  asio::io_context context_;
  Tcp::acceptor acceptor_;
  asio::ip::address address_;
  int port_ = 0;
  std::atomic<bool> stops_ = false;

  std::mutex service_mutex_;  // around every call of the service
  std::condition_variable errands_;

  mutable std::mutex connections_mutex_;
  std::list<Connection> connections_;

  std::thread acceptance_;
  std::vector<std::thread> errand_threads_;
};

absl::Status Server::Inside::Open() {
  Error error;
  address_ = asio::ip::make_address(settings_.address, error);
  if (error) {
    return absl::InvalidArgumentError(
        absl::StrFormat("--listen cannot be '%s'; it is an address of this "
                        "machine in numbers, like 192.168.1.20, or 0.0.0.0 "
                        "for all of them",
                        settings_.address));
  }
  if (settings_.port < 0 || settings_.port > 65535) {
    return absl::InvalidArgumentError("--port must be from 0 to 65535");
  }
  const int tries = settings_.port == 0 ? 1 : settings_.ports_tried;
  for (int i = 0; i < tries && settings_.port + i <= 65535; ++i) {
    const Tcp::endpoint end(address_,
                            static_cast<uint16_t>(settings_.port + i));
    acceptor_.open(end.protocol(), error);
    if (!error) acceptor_.set_option(Tcp::acceptor::reuse_address(true), error);
    if (!error) acceptor_.bind(end, error);
    if (!error)
      acceptor_.listen(asio::socket_base::max_listen_connections, error);
    if (!error) {
      acceptor_.non_blocking(true, error);
      port_ = acceptor_.local_endpoint().port();
      return absl::OkStatus();
    }
    Error ignored;
    acceptor_.close(ignored);
    if (error != asio::error::address_in_use) break;
  }
  return absl::InvalidArgumentError(absl::StrFormat(
      "cannot listen on %s, port %d: %s; another can be named by --port",
      settings_.address, settings_.port, error.message()));
}

void Server::Inside::Run() {
  acceptance_ = std::thread([this] { Accept(); });
  for (int i = 0; i < settings_.thinkers; ++i) {
    errand_threads_.emplace_back([this] { DoErrands(ErrandKind::kThought); });
  }
  errand_threads_.emplace_back([this] { DoErrands(ErrandKind::kReview); });
}

void Server::Inside::Stop() {
  {
    const std::scoped_lock lock(service_mutex_);
    if (stops_.exchange(true)) return;
    service_.Hurry();
  }
  errands_.notify_all();
  // Wakes who waits for somebody to connect.
  shutdown(acceptor_.native_handle(), SHUT_RDWR);
  acceptance_.join();
  Error closing;
  acceptor_.close(closing);
  {
    const std::scoped_lock lock(connections_mutex_);
    for (Connection& one : connections_) {
      Error ignored;
      one.socket.shutdown(Tcp::socket::shutdown_both, ignored);
      eventfd_write(one.wake, 1);
    }
  }
  // Nobody adds to the list any more.
  for (Connection& one : connections_) one.thread.join();
  connections_.clear();
  for (std::thread& one : errand_threads_) one.join();
}

size_t Server::Inside::connections() const {
  const std::scoped_lock lock(connections_mutex_);
  return static_cast<size_t>(
      std::count_if(connections_.begin(), connections_.end(),
                    [](const Connection& one) { return !one.is_over; }));
}

Reply Server::Inside::Ask(std::string_view request, std::string_view body) {
  Reply reply;
  {
    const std::scoped_lock lock(service_mutex_);
    reply = service_.Ask(request, body);
  }
  errands_.notify_all();
  TellListeners();
  return reply;
}

void Server::Inside::TellListeners() {
  const std::scoped_lock lock(connections_mutex_);
  for (Connection& one : connections_) {
    if (one.doing == Connection::Doing::kListens) eventfd_write(one.wake, 1);
  }
}

void Server::Inside::DoErrands(ErrandKind kind) {
  std::unique_lock lock(service_mutex_);
  while (!stops_) {
    const std::optional<Errand> errand = service_.NextErrand(kind);
    if (!errand) {
      errands_.wait(lock);
      continue;
    }
    lock.unlock();
    TellListeners();  // that somebody thinks
    const std::function<void()> tell = (*errand)();
    lock.lock();
    tell();
    errands_.notify_all();
    lock.unlock();
    TellListeners();
    lock.lock();
  }
}

// The oldest of those who never said anything goes, else of those who rest.
bool Server::Inside::MakeRoom() {
  Connection* oldest = nullptr;
  size_t count = 0;
  for (auto one = connections_.begin(); one != connections_.end();) {
    if (one->is_over) {
      one->thread.join();
      one = connections_.erase(one);
      continue;
    }
    if (one->doing != Connection::Doing::kLeaves) ++count;
    const bool may_go = one->doing == Connection::Doing::kNothing ||
                        one->doing == Connection::Doing::kRests;
    if (may_go &&
        (oldest == nullptr || std::pair(one->doing, one->since) <
                                  std::pair(oldest->doing, oldest->since))) {
      oldest = &*one;
    }
    ++one;
  }
  if (count < settings_.most_connections) return true;
  if (oldest == nullptr) return false;
  Error ignored;
  oldest->socket.shutdown(Tcp::socket::shutdown_both, ignored);
  oldest->doing = Connection::Doing::kLeaves;
  return true;
}

void Server::Inside::Accept() {
  while (!stops_) {
    if (!WaitFor(acceptor_.native_handle(), POLLIN,
                 Clock::now() + std::chrono::hours(1))) {
      continue;
    }
    Error error;
    Tcp::socket socket(context_);
    acceptor_.accept(socket, error);
    if (error) {
      // Too few file descriptors: a moment later there may be more.
      if (error != asio::error::would_block) {
        std::this_thread::sleep_for(std::chrono::milliseconds(20));
      }
      continue;
    }
    socket.non_blocking(true, error);
    socket.set_option(Tcp::no_delay(true), error);
    // Who takes nothing for so long has gone without a word.
    const auto patience = static_cast<unsigned>(settings_.patience.count());
    setsockopt(socket.native_handle(), IPPROTO_TCP, TCP_USER_TIMEOUT, &patience,
               sizeof(patience));
    const std::scoped_lock lock(connections_mutex_);
    if (!MakeRoom()) {
      constexpr std::string_view kFull =
          "HTTP/1.1 503 Service Unavailable\r\nContent-Length: 0\r\n"
          "Connection: close\r\n\r\n";
      socket.write_some(asio::buffer(kFull.data(), kFull.size()), error);
      continue;
    }
    Connection& one = connections_.emplace_back(std::move(socket));
    one.thread = std::thread([this, &one] { Serve(one); });
  }
}

void Server::Inside::SetDoing(Connection& one, Connection::Doing doing) {
  const std::scoped_lock lock(connections_mutex_);
  one.doing = doing;
  one.since = Clock::now();
}

bool Server::Inside::BeginListening(Connection& one) {
  const std::scoped_lock lock(connections_mutex_);
  const auto listening = std::count_if(
      connections_.begin(), connections_.end(), [](const Connection& other) {
        return other.doing == Connection::Doing::kListens;
      });
  if (static_cast<size_t>(listening) >= settings_.most_streams) return false;
  one.doing = Connection::Doing::kListens;
  return true;
}

void Server::Inside::Serve(Connection& one) {
  Wire wire(one.socket);
  boost::beast::flat_buffer buffer;
  Clock::time_point deadline = Clock::now() + settings_.patience;
  while (!stops_ && ServeOne(one, wire, buffer, deadline)) {
    SetDoing(one, Connection::Doing::kRests);
    deadline = Clock::now() + settings_.rest;
  }
  const std::scoped_lock lock(connections_mutex_);
  Error ignored;
  one.socket.close(ignored);
  one.is_over = true;
  one.doing = Connection::Doing::kLeaves;
}

namespace {

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

Response Plain(int status, std::string_view type, std::string body,
               std::string_view cache = "no-store") {
  Response response;
  response.version(11);
  response.result(static_cast<unsigned>(status));
  response.set(http::field::content_type, std::string(type));
  response.set(http::field::cache_control, std::string(cache));
  response.body() = std::move(body);
  return response;
}

Response Bad(int status, std::string_view error) {
  return Plain(status, "application/json", InJson(error));
}

// What a request that cannot be read is answered.
Response Unread(const Error& error) {
  if (error == http::error::header_limit) {
    return Bad(431, "the head of the request is too large");
  }
  if (error == http::error::body_limit) {
    return Bad(413, "the request is too large");
  }
  return Bad(400, "this is no HTTP");
}

}  // namespace

bool Server::Inside::Write(Wire& wire, Response& response) {
  SetHeaders(response);
  response.prepare_payload();
  wire.set_deadline(Clock::now() + settings_.patience);
  Error error;
  http::write(wire, response, error);
  return !error;
}

// What was sent and not read would make the system throw the answer away.
void Server::Inside::Linger(Connection& one, Wire& wire) {
  SetDoing(one, Connection::Doing::kNothing);
  Error error;
  one.socket.shutdown(Tcp::socket::shutdown_send, error);
  wire.set_deadline(Clock::now() +
                    std::min<std::chrono::milliseconds>(
                        settings_.patience, std::chrono::seconds(2)));
  std::array<char, 1 << 14> scrap;
  size_t left = 2 * settings_.most_body_bytes;
  while (!error && left > 0) {
    left -= std::min(left, wire.read_some(asio::buffer(scrap), error));
  }
}

bool Server::Inside::ServeOne(Connection& one, Wire& wire,
                              boost::beast::flat_buffer& buffer,
                              Clock::time_point deadline) {
  http::request_parser<http::string_body> parser;
  parser.header_limit(kMostHeaderBytes);
  // Not boost::none: Beast 1.74 takes every body for larger than that.
  parser.body_limit(std::numeric_limits<uint64_t>::max());
  wire.set_deadline(deadline);
  Error error;
  http::read_header(wire, buffer, parser, error);
  const auto refuse = [&](Response response) {
    response.keep_alive(false);
    if (Write(wire, response)) Linger(one, wire);
    return false;
  };
  if (error == http::error::end_of_stream || error == asio::error::timed_out ||
      error == asio::error::eof || error == asio::error::connection_reset ||
      error == http::error::partial_message) {
    return false;
  }
  if (error) return refuse(Unread(error));
  if (std::optional<Response> denied = Denied(parser.get())) {
    return refuse(*std::move(denied));
  }
  SetDoing(one, Connection::Doing::kIsServed);
  if (parser.content_length().value_or(0) > settings_.most_body_bytes) {
    return refuse(Unread(http::error::body_limit));
  }
  parser.body_limit(settings_.most_body_bytes);
  wire.set_deadline(Clock::now() + settings_.patience);
  if (parser.get()[http::field::expect] == "100-continue") {
    http::response<http::empty_body> go_on(http::status::continue_, 11);
    http::write(wire, go_on, error);
  }
  if (!error) http::read(wire, buffer, parser, error);
  if (error == asio::error::timed_out) return false;
  if (error) return refuse(Unread(error));
  const Request request = parser.release();
  const std::string_view target = View(request.target());
  if (request.method() == http::verb::get &&
      target.substr(0, target.find('?')) == "/api/changes") {
    if (!BeginListening(one)) return refuse(Bad(503, "too many listen"));
    Stream(one, wire, request);
    return false;
  }
  Response response = Answer(request);
  response.keep_alive(request.keep_alive());
  return Write(wire, response) && request.keep_alive();
}

bool Server::Inside::IsOurHost(std::string_view host) const {
  const std::string port = absl::StrFormat(":%d", port_);
  if (host.ends_with(port)) {
    host.remove_suffix(port.size());
  } else if (port_ != 80) {
    return false;
  }
  Error error;
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
std::string Server::Inside::CookieName() const {
  return absl::StrFormat("berthier-%d", port_);
}

// Why a request is not even looked at, if it is not.
std::optional<Response> Server::Inside::Denied(const Request& request) const {
  const auto once = [&](auto field) { return request.count(field) <= 1; };
  const std::string_view host = View(request[http::field::host]);
  if (!once(http::field::host) || !IsOurHost(host)) {
    return Bad(403, "this is not how this server is called");
  }
  const std::string_view origin = View(request[http::field::origin]);
  if (request.count(http::field::origin) > 0 &&
      (!once(http::field::origin) || origin != "http://" + std::string(host))) {
    return Bad(403, "a page from elsewhere may ask nothing here");
  }
  const std::string_view target = View(request.target());
  const std::string_view path = target.substr(0, target.find('?'));
  const std::string_view site = View(request["Sec-Fetch-Site"]);
  if (path.starts_with(kApi) && !site.empty() && site != "same-origin" &&
      site != "none") {
    return Bad(403, "a page from elsewhere may ask nothing here");
  }
  const std::string_view query =
      path.size() < target.size() ? target.substr(path.size() + 1) : "";
  const std::string_view header = View(request["X-Berthier"]);
  const std::string_view cookie =
      ValueOf(View(request[http::field::cookie]), ';', CookieName());
  if (IsSame(token_, header) || IsSame(token_, cookie)) return std::nullopt;
  if (path == "/" && IsSame(token_, ValueOf(query, '&', "t"))) {
    return std::nullopt;
  }
  if (path.starts_with(kApi))
    return Bad(403, "the token of the run is missing");
  return Plain(403, "text/plain; charset=utf-8",
               "Open the address that 'berthier play' printed: it has the key "
               "to this table.\n");
}

Response Server::Inside::Answer(const Request& request) {
  const std::string_view target = View(request.target());
  const std::string_view path = target.substr(0, target.find('?'));
  const std::string_view query =
      path.size() < target.size() ? target.substr(path.size() + 1) : "";
  if (request.method() == http::verb::get) {
    if (path == "/" && IsSame(token_, ValueOf(query, '&', "t"))) {
      Response response = Plain(303, "text/plain", "");
      response.set(http::field::location, "/");
      response.set(
          http::field::set_cookie,
          CookieName() + "=" + token_ + "; HttpOnly; SameSite=Strict; Path=/");
      return response;
    }
    if (path == "/api/log") return Log(query);
    if (path == "/api/review" || path == "/api/allocation") {
      return PageAbout(query, path.substr(kApi.size()));
    }
    return path.starts_with(kApi) ? Bad(404, "there is no such thing to get")
                                  : Page(path);
  }
  if (request.method() != http::verb::post) {
    Response response = Bad(405, "only GET and POST are understood");
    response.set(http::field::allow, "GET, POST");
    return response;
  }
  const std::string_view type = View(request[http::field::content_type]);
  const std::string_view bare = type.substr(0, type.find(';'));
  if (!boost::beast::iequals({bare.data(), bare.size()}, "application/json")) {
    return Bad(415, "a request is application/json");
  }
  if (!path.starts_with(kApi) || !IsWord(path.substr(kApi.size()))) {
    return Bad(404, "there is no such request");
  }
  Reply reply = Ask(path.substr(kApi.size()), request.body());
  return Plain(reply.status, "application/json", std::move(reply.body));
}

Response Server::Inside::Page(std::string_view path) const {
  const std::string_view name =
      path == "/" ? std::string_view("index.html") : path.substr(1);
  if (IsPageName(name)) {
    if (!settings_.page_folder.empty()) {
      absl::StatusOr<std::string> bytes =
          ReadWhole(settings_.page_folder + "/" + std::string(name));
      if (bytes.ok()) return Plain(200, TypeOf(name), *std::move(bytes));
    } else {
      for (const PageFile& file : PageFiles()) {
        if (file.name == name) {
          return Plain(200, TypeOf(name), std::string(file.bytes), "no-cache");
        }
      }
    }
  }
  return Plain(404, "text/plain; charset=utf-8", "There is no such page.\n");
}

Response Server::Inside::Log(std::string_view query) {
  const std::string_view game = ValueOf(query, '&', "game");
  if (!IsWord(game)) return Bad(404, "there is no such game");
  std::optional<std::string> log;
  {
    const std::scoped_lock lock(service_mutex_);
    log = service_.LogOf(game);
  }
  if (!log) return Bad(404, "there is no such game");
  Response response = Plain(200, "application/octet-stream", *std::move(log));
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
    return Bad(404, "there is no such game, or nothing was asked of it");
  return Plain(200, "text/html; charset=utf-8", *std::move(page));
}

void Server::Inside::Stream(Connection& one, Wire& wire,
                            const Request& request) {
  Error error;
  if (settings_.stream_buffer_bytes > 0) {
    one.socket.set_option(
        asio::socket_base::send_buffer_size(settings_.stream_buffer_bytes),
        error);
  }
  const auto send = [&](std::string_view text) {
    wire.set_deadline(Clock::now() + settings_.patience);
    asio::write(wire, asio::buffer(text.data(), text.size()), error);
    return !error;
  };
  Response head = Plain(200, "text/event-stream", "");
  SetHeaders(head);
  head.keep_alive(false);
  http::response_serializer<http::string_body> serializer(head);
  wire.set_deadline(Clock::now() + settings_.patience);
  http::write_header(wire, serializer, error);
  if (error || !send(": here\n\n")) return;

  // Who says nothing of what he has hears what comes from now on.
  uint64_t last = 0;
  const std::string_view seen = View(request["Last-Event-ID"]);
  const bool has_seen =
      std::from_chars(seen.data(), seen.data() + seen.size(), last).ec ==
      std::errc();
  {
    const std::scoped_lock lock(service_mutex_);
    // Numbers of an earlier run say nothing.
    if (!has_seen || last > service_.change()) last = service_.change();
  }
  while (!stops_) {
    std::vector<Change> changes;
    {
      const std::scoped_lock lock(service_mutex_);
      changes = service_.ChangesSince(last);
    }
    std::string text;
    for (const Change& change : changes) {
      text += Sse(change);
      last = change.number;
    }
    if (!text.empty() && !send(text)) return;
    // Until there is more to tell, or he has gone.
    std::array<pollfd, 2> ends = {
        pollfd{.fd = one.wake, .events = POLLIN},
        pollfd{.fd = one.socket.native_handle(), .events = POLLIN}};
    const int ready = poll(ends.data(), ends.size(),
                           static_cast<int>(settings_.heartbeat.count()));
    if (ready == 0 && !send(": still here\n\n")) return;
    if (ready > 0 && ends[1].revents != 0) return;
    eventfd_t told = 0;
    eventfd_read(one.wake, &told);
  }
}

Server::Server(std::unique_ptr<Inside> inside) : inside_(std::move(inside)) {}

Server::~Server() { Stop(); }

absl::StatusOr<std::unique_ptr<Server>> Server::Start(Service& service,
                                                      ServerSettings settings) {
  auto inside = std::make_unique<Inside>(service, std::move(settings));
  if (absl::Status status = inside->Open(); !status.ok()) return status;
  inside->Run();
  return std::unique_ptr<Server>(new Server(std::move(inside)));
}

int Server::port() const { return inside_->port(); }

const std::string& Server::token() const { return inside_->token(); }

std::string Server::url() const {
  const std::string& address = inside_->address();
  const bool is_v6 = address.find(':') != std::string::npos;
  return absl::StrFormat("http://%s:%d/?t=%s",
                         is_v6 ? "[" + address + "]" : address, port(),
                         token());
}

size_t Server::connections() const { return inside_->connections(); }

Reply Server::Ask(std::string_view request, std::string_view body) {
  return inside_->Ask(request, body);
}

void Server::Stop() { inside_->Stop(); }

}  // namespace berthier
