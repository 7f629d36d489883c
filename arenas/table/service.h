// The interface between the server and the application: requests by name,
// numbered changes, and long-running work (errands).
//
// It knows nothing of HTTP, threads or files. Its owner calls it from one
// thread at a time and may run errands on any thread.
//
// Laws: a request changes nothing unless its reply has status 200. Changes are
// numbered consecutively.
//
//   Reply reply = service.Ask("new", R"({"scenario":"retz", ...})");
//   while (std::optional<Errand> errand =
//   service.NextErrand(ErrandKind::kThought))
//     (*errand)()();
#ifndef BERTHIER_ARENAS_TABLE_SERVICE_H_
#define BERTHIER_ARENAS_TABLE_SERVICE_H_

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace berthier {

struct Reply {
  int status = 200;
  std::string body;  // JSON
};

// A notification for all event streams.
struct Change {
  uint64_t number = 0;  // from 1
  std::string data;     // JSON
};

// Long-running work that does not use the service. It returns a function that
// enters the result into the service and must be called like the service itself
// (by one thread at a time).
using Errand = std::function<std::function<void()>()>;

// Errands by duration: seconds (kThought) or minutes (kReview).
enum class ErrandKind : uint8_t { kThought, kReview };

class Service {
 public:
  virtual ~Service() = default;

  virtual Reply Ask(std::string_view request, std::string_view body) = 0;

  // The number of the last change.
  virtual uint64_t change() const = 0;
  // The changes after `number`. Only some hundred are kept; if more were
  // missed, a single change that says so.
  virtual std::vector<Change> ChangesSince(uint64_t number) const = 0;

  // The next errand to run, if any; each is returned once.
  virtual std::optional<Errand> NextErrand(ErrandKind kind) = 0;
  // Asks all running errands to end soon; their results are no longer needed.
  virtual void Hurry() = 0;

  // The log of a game; nullopt if there is no such game, or it hides
  // information.
  virtual std::optional<std::string> LogOf(std::string_view game) const = 0;
  // An HTML page about a game, if there is one: its "review", or its last
  // "allocation".
  virtual std::optional<std::string> PageAbout(std::string_view game,
                                               std::string_view what) const = 0;
};

}  // namespace berthier

#endif  // BERTHIER_ARENAS_TABLE_SERVICE_H_
