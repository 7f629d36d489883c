// Who is connected, and what is read from and written to him.
#include <netinet/tcp.h>
#include <poll.h>
#include <sys/socket.h>

#include <algorithm>
#include <array>
#include <boost/asio/write.hpp>
#include <boost/beast/http.hpp>
#include <charconv>
#include <limits>
#include <optional>

#include "arenas/table/server_inside.h"

namespace berthier {
namespace {

namespace asio = boost::asio;
namespace http = boost::beast::http;
using Clock = Wire::Clock;
using Tcp = asio::ip::tcp;
using Error = boost::system::error_code;

constexpr uint32_t kMostHeaderBytes = 16 << 10;

}  // namespace

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
  if (error) return refuse(UnreadReply(error));
  if (std::optional<Response> denied = gate_.Denied(parser.get())) {
    return refuse(*std::move(denied));
  }
  SetDoing(one, Connection::Doing::kIsServed);
  if (parser.content_length().value_or(0) > settings_.most_body_bytes) {
    return refuse(UnreadReply(http::error::body_limit));
  }
  parser.body_limit(settings_.most_body_bytes);
  wire.set_deadline(Clock::now() + settings_.patience);
  if (parser.get()[http::field::expect] == "100-continue") {
    http::response<http::empty_body> go_on(http::status::continue_, 11);
    http::write(wire, go_on, error);
  }
  if (!error) http::read(wire, buffer, parser, error);
  if (error == asio::error::timed_out) return false;
  if (error) return refuse(UnreadReply(error));
  const Request request = parser.release();
  if (request.method() == http::verb::get &&
      TargetOf(request).path == "/api/changes") {
    if (!BeginListening(one)) return refuse(BadReply(503, "too many listen"));
    Stream(one, wire, request);
    return false;
  }
  Response response = Answer(request);
  response.keep_alive(request.keep_alive());
  return Write(wire, response) && request.keep_alive();
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
  // Who says nothing of what he has hears what comes from now on: that is
  // fixed before he is told that he is heard.
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
  Response head = PlainReply(200, "text/event-stream", "");
  SetHeaders(head);
  head.keep_alive(false);
  http::response_serializer<http::string_body> serializer(head);
  wire.set_deadline(Clock::now() + settings_.patience);
  http::write_header(wire, serializer, error);
  if (error || !send(": here\n\n")) return;

  while (!stops_) {
    std::vector<Change> changes;
    {
      const std::scoped_lock lock(service_mutex_);
      changes = service_.ChangesSince(last);
    }
    std::string text;
    for (const Change& change : changes) {
      text += EventOf(change);
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

}  // namespace berthier
