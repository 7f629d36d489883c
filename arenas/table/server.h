// The server of the table: a Service by HTTP and Server-Sent Events, and the
// threads that do its errands.
//
// Laws: whoever does not show the token of the run, or comes from a foreign
// page, gets 403 and the service is not asked. The service is called by one
// thread at a time. However many connect and say nothing, whoever speaks is
// served: the one silent for longest makes room. No request, of whatever bytes,
// ends the server.
//
//   absl::StatusOr<std::unique_ptr<Server>> server = Server::Start(house, {});
//   std::cout << (*server)->url();
//   ...
//   (*server)->Stop();
#ifndef BERTHIER_ARENAS_TABLE_SERVER_H_
#define BERTHIER_ARENAS_TABLE_SERVER_H_

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>

#include "absl/status/statusor.h"
#include "arenas/table/service.h"

namespace berthier {

struct ServerSettings {
  std::string address = "127.0.0.1";
  int port = 8817;          // 0: any that is free
  int ports_tried = 20;     // that one, then those behind it
  std::string page_folder;  // the page is read from there; empty: built in
  size_t most_connections = 64;
  size_t most_streams = 32;  // of them
  size_t most_body_bytes = size_t{4} << 20;
  // Who takes longer over saying what he wants, or taking what he gets, is
  // closed.
  std::chrono::milliseconds patience = std::chrono::seconds(10);
  // After a request that was answered the next may be so long in coming.
  std::chrono::milliseconds rest = std::chrono::seconds(60);
  std::chrono::milliseconds heartbeat = std::chrono::seconds(15);
  // What the system may hold of a stream that is not read; 0: as it likes.
  int stream_buffer_bytes = 0;
  int thinkers = 2;
};

class Server {
 public:
  // The service must outlive it.
  static absl::StatusOr<std::unique_ptr<Server>> Start(Service& service,
                                                       ServerSettings settings);
  // Stops.
  ~Server();

  int port() const;
  const std::string& token() const;
  // What a browser opens: "http://127.0.0.1:8817/?t=TOKEN".
  std::string url() const;
  size_t connections() const;

  // As a client would; also tells those who listen.
  Reply Ask(std::string_view request, std::string_view body);

  // Ends everything. Waits for whoever thinks, having told him to hurry.
  void Stop();

 private:
  class Inside;
  explicit Server(std::unique_ptr<Inside> inside);
  std::unique_ptr<Inside> inside_;
};

}  // namespace berthier

#endif  // BERTHIER_ARENAS_TABLE_SERVER_H_
