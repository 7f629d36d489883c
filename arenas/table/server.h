// The server of the table: offers a Service by HTTP and Server-Sent Events, and
// runs its errands in threads.
//
// Laws: a request without the token of this run, or from another site's page,
// gets 403 and does not reach the service. The service is called by one thread
// at a time. Silent connections cannot block the server: if there are too many,
// the one that was silent longest is closed. No request, whatever its bytes,
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
  int port = 8817;          // 0: any free port
  int ports_tried = 20;     // `port` and the following ones, if it is in use
  std::string page_folder;  // folder of the page's files; empty: built in
  size_t most_connections = 64;
  size_t most_streams = 32;  // connections that may be event streams
  size_t most_body_bytes = size_t{4} << 20;
  // Time limit for receiving a request, and for sending a reply or an event.
  std::chrono::milliseconds patience = std::chrono::seconds(10);
  // Time limit for the next request on a connection (keep-alive).
  std::chrono::milliseconds rest = std::chrono::seconds(60);
  // Interval of the comments that keep a silent event stream open.
  std::chrono::milliseconds heartbeat = std::chrono::seconds(15);
  // Socket send buffer of an event stream; 0: the system's default.
  int stream_buffer_bytes = 0;
  int thinkers = 2;  // threads for errands of kind kThought
};

class Server {
 public:
  // Starts listening and all threads. The service must outlive the server.
  static absl::StatusOr<std::unique_ptr<Server>> Start(Service& service,
                                                       ServerSettings settings);
  // Stops.
  ~Server();

  int port() const;
  const std::string& token() const;
  // The address to open in a browser: "http://127.0.0.1:8817/?t=TOKEN".
  std::string url() const;
  size_t connections() const;

  // Makes a request like a client, and notifies the event streams.
  Reply Ask(std::string_view request, std::string_view body);

  // Closes all connections and ends all threads. Tells running errands to hurry
  // and waits for them.
  void Stop();

 private:
  class Inside;
  explicit Server(std::unique_ptr<Inside> inside);
  std::unique_ptr<Inside> inside_;
};

}  // namespace berthier

#endif  // BERTHIER_ARENAS_TABLE_SERVER_H_
