// A Beast stream (SyncReadStream, SyncWriteStream) over a socket with a
// deadline, which Asio's own blocking calls do not have.
//
//   Wire wire(socket);
//   wire.set_deadline(Wire::Clock::now() + std::chrono::seconds(10));
//   boost::beast::http::read_header(wire, buffer, parser, error);
#ifndef BERTHIER_ARENAS_TABLE_HTTP_WIRE_H_
#define BERTHIER_ARENAS_TABLE_HTTP_WIRE_H_

#include <poll.h>

#include <boost/asio/ip/tcp.hpp>
#include <chrono>
#include <cstddef>

namespace berthier {

// Waits until a socket is ready for `wanted` (POLLIN, POLLOUT); false if that
// does not happen by `deadline`, or on an error.
bool WaitFor(int socket, short wanted,
             std::chrono::steady_clock::time_point deadline);

class Wire {
 public:
  using Clock = std::chrono::steady_clock;
  using Error = boost::system::error_code;
  using Socket = boost::asio::ip::tcp::socket;

  // The socket must be non-blocking.
  explicit Wire(Socket& socket) : socket_(socket) {}

  // Applies to all reads and writes until it is set again.
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
  // Repeats `attempt` until it does not block, or fails with timed_out.
  template <class Try>
  size_t Patiently(short wanted, Error& error, Try attempt) {
    while (true) {
      const size_t done = attempt();
      if (error != boost::asio::error::would_block) return done;
      if (!WaitFor(socket_.native_handle(), wanted, deadline_)) {
        error = boost::asio::error::timed_out;
        return 0;
      }
    }
  }

  Socket& socket_;
  Clock::time_point deadline_;
};

}  // namespace berthier

#endif  // BERTHIER_ARENAS_TABLE_HTTP_WIRE_H_
