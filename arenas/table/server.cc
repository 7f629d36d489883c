#include "arenas/table/server.h"

#include <sys/eventfd.h>
#include <sys/socket.h>

#include <algorithm>
#include <boost/asio/ip/tcp.hpp>
#include <mutex>
#include <optional>
#include <thread>
#include <utility>
#include <vector>

#include "absl/strings/str_format.h"
#include "arenas/table/server_inside.h"

namespace berthier {
namespace {

namespace asio = boost::asio;
using Clock = Wire::Clock;
using Tcp = asio::ip::tcp;
using Error = boost::system::error_code;

}  // namespace

absl::Status Server::Inside::Open() {
  Error error;
  const asio::ip::address address =
      asio::ip::make_address(settings_.address, error);
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
    const Tcp::endpoint end(address, static_cast<uint16_t>(settings_.port + i));
    acceptor_.open(end.protocol(), error);
    if (!error) acceptor_.set_option(Tcp::acceptor::reuse_address(true), error);
    if (!error) acceptor_.bind(end, error);
    if (!error)
      acceptor_.listen(asio::socket_base::max_listen_connections, error);
    if (!error) {
      acceptor_.non_blocking(true, error);
      port_ = acceptor_.local_endpoint().port();
      gate_.Stand(address, port_);
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
