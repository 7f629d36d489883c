// What a server serves: requests by name, numbered changes, and what takes
// long.
//
// It has no HTTP, threads or files. Whoever owns it calls it from one thread at
// a time and does its errands wherever it likes.
//
// Laws: a request changes nothing unless its reply has status 200. The numbers
// of changes rise by one.
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

// What is told to everybody who listens.
struct Change {
  uint64_t number = 0;  // from 1
  std::string data;     // JSON
};

// Something that takes long and needs nothing of the service. What it returns
// is called as the service is, and tells it what came of it.
using Errand = std::function<std::function<void()>()>;

// By how long somebody waits for it: seconds, or minutes.
enum class ErrandKind : uint8_t { kThought, kReview };

class Service {
 public:
  virtual ~Service() = default;

  virtual Reply Ask(std::string_view request, std::string_view body) = 0;

  // The number of the last change. Some hundred of the last are kept; who
  // missed more gets one that says so.
  virtual uint64_t change() const = 0;
  virtual std::vector<Change> ChangesSince(uint64_t number) const = 0;

  // What is to be done next, if there is anything; each is given out once.
  virtual std::optional<Errand> NextErrand(ErrandKind kind) = 0;
  // What is being done is to end soon: it is wanted no more.
  virtual void Hurry() = 0;

  // The log of a game, if there is such a game.
  virtual std::optional<std::string> LogOf(std::string_view game) const = 0;
  // A page about it, if there is one: its "review", or its last "allocation".
  virtual std::optional<std::string> PageAbout(std::string_view game,
                                               std::string_view what) const = 0;
};

}  // namespace berthier

#endif  // BERTHIER_ARENAS_TABLE_SERVICE_H_
