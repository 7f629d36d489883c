// Implementation class of Server: its threads, connections and replies. Read
// server.h first.
#ifndef BERTHIER_ARENAS_TABLE_SERVER_INSIDE_H_
#define BERTHIER_ARENAS_TABLE_SERVER_INSIDE_H_

#include <sys/eventfd.h>
#include <unistd.h>

#include <atomic>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/beast/core.hpp>
#include <condition_variable>
#include <list>
#include <mutex>
#include <string>
#include <string_view>
#include <thread>
#include <utility>
#include <vector>

#include "absl/status/status.h"
#include "arenas/table/gate.h"
#include "arenas/table/http_reply.h"
#include "arenas/table/http_wire.h"
#include "arenas/table/server.h"

namespace berthier {

// A client's connection, served by its own thread. `doing` decides which
// connection is closed to make room for a new one.
struct Connection {
  explicit Connection(Wire::Socket s)
      : socket(std::move(s)), wake(eventfd(0, EFD_NONBLOCK | EFD_CLOEXEC)) {}
  ~Connection() { close(wake); }

  Wire::Socket socket;
  int wake;  // eventfd: there are new changes to send, or the server stops
  // kNothing: no request received yet; kRests: waiting for the next request;
  // kListens: an event stream; kLeaves: is being closed.
  enum class Doing : uint8_t { kNothing, kRests, kIsServed, kListens, kLeaves };
  Doing doing = Doing::kNothing;
  Wire::Clock::time_point since = Wire::Clock::now();
  bool is_over = false;  // its thread has ended
  std::thread thread;
};

class Server::Inside {
 public:
  Inside(Service& service, ServerSettings settings)
      : service_(service),
        settings_(std::move(settings)),
        acceptor_(context_) {}

  absl::Status Open();
  void Run();
  void Stop();
  Reply Ask(std::string_view request, std::string_view body);

  int port() const { return port_; }
  const std::string& token() const { return gate_.token(); }
  const std::string& address() const { return settings_.address; }
  size_t connections() const;

 private:
  // Thread: accepts connections until the server stops.
  void Accept();
  // Thread: runs errands of one kind until the server stops.
  void DoErrands(ErrandKind kind);
  // Wakes the event streams.
  void TellListeners();
  // Makes room for one more connection, by closing the oldest one that has not
  // made a request, or else the oldest one that rests. False if all are busy.
  bool MakeRoom();
  void SetDoing(Connection& one, Connection::Doing doing);
  // False if there are too many event streams.
  bool BeginListening(Connection& one);
  // Thread of a connection.
  void Serve(Connection& one);
  // Answers one request; returns whether another may follow.
  bool ServeOne(Connection& one, Wire& wire, boost::beast::flat_buffer& buffer,
                Wire::Clock::time_point deadline);
  bool Write(Wire& wire, Response& response);
  // Reads and drops what the client still sends (2 s at most), so that the
  // reply is not lost by a connection reset.
  void Linger(Connection& one, Wire& wire);
  void Stream(Connection& one, Wire& wire, const Request& request);
  Response Answer(const Request& request);
  Response Log(std::string_view query);
  Response PageAbout(std::string_view query, std::string_view what);

  Service& service_;
  const ServerSettings settings_;
  Gate gate_;
  boost::asio::io_context context_;
  boost::asio::ip::tcp::acceptor acceptor_;
  int port_ = 0;
  std::atomic<bool> stops_ = false;

  std::mutex service_mutex_;         // held during every call of the service
  std::condition_variable errands_;  // there may be new errands

  mutable std::mutex connections_mutex_;
  std::list<Connection> connections_;

  std::thread acceptance_;
  std::vector<std::thread> errand_threads_;
};

}  // namespace berthier

#endif  // BERTHIER_ARENAS_TABLE_SERVER_INSIDE_H_
