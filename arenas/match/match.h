// A match: mirrored pairs of games between two agents, and its table.
//
// Both games of a pair have the same dice seed and agent seeds; the sides are
// swapped. So the advantage of a side or of the dice cancels, and the error of
// the score is computed from pairs.
//
// Laws: equal matches give equal records, game for game and in order, however
// many games are played at a time; an agent that commits a fault or crashes
// loses that game, and the match goes on.
//
//   absl::StatusOr<MatchTable> table = PlayMatch(setup, {.keep = keep});
//   if (table.ok()) std::cout << ToText(*table);
#ifndef BERTHIER_ARENAS_MATCH_MATCH_H_
#define BERTHIER_ARENAS_MATCH_MATCH_H_

#include <array>
#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <string>
#include <vector>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "agents/agent.h"
#include "arenas/match/duel.h"
#include "arenas/match/loading.h"
#include "arenas/match/recorder.h"
#include "proto/record.pb.h"

namespace berthier {

enum class Pairing { kMirrored, kSidesFixed };

struct MatchSetup {
  const LoadedGame* loaded = nullptr;
  std::array<Agent*, 2> agents = {nullptr, nullptr};
  std::array<std::string, 2> names;  // as requested: NAME or NAME:SETTINGS
  int pairs = 1;
  int jobs = 1;  // games at a time
  uint64_t seed = 1;
  Pairing pairing = Pairing::kMirrored;
  Kept kept = Kept::kOrders;

  int games() const {
    return pairing == Pairing::kMirrored ? 2 * pairs : pairs;
  }
};

// The results of one agent in a match.
struct Tally {
  struct Results {
    int won = 0;
    int drawn = 0;
    int lost = 0;
    int games() const { return won + drawn + lost; }
  };
  std::array<Results, kSides> as;  // by side
  int faults = 0;
  int64_t points = 0;
  int counted = 0;  // games whose points are known: not ended by a fault
  std::vector<double> score_by_pair;  // mean score; won 1, drawn 1/2, lost 0

  Results all() const;
};

struct MatchTable {
  std::array<std::string, 2> names;
  std::array<std::string, kSides> sides;
  std::string title;
  PointsCounted counted;
  std::array<Tally, 2> tallies;
  std::map<std::string, int> grades;
  std::vector<std::string> faults;  // a line per fault
  std::vector<uint32_t> orders;     // by game
  std::vector<uint32_t> rolls;      // by game
};

// Callbacks, all optional. Games are numbered from 1. After each game `keep`
// gets its record, then `progress` the table so far.
struct MatchHooks {
  // Makes a witness for a game, or null; called in the process that plays it.
  std::function<std::unique_ptr<Witness>(int game)> watch;
  std::function<void(int game, const MatchTable& table)> progress;
  // An error ends the match.
  std::function<absl::Status(const wire::GameRecord& record)> keep;
};

// An agent's short name: "flat" for "flat:budget { ... }", "agent.py" for
// "external:python3 agents/external/examples/agent.py --deep".
std::string NameOfAgent(const std::string& request);

absl::StatusOr<MatchTable> PlayMatch(const MatchSetup& setup,
                                     const MatchHooks& hooks);

// The table as text, in lines of at most `width` characters; 0: no limit.
std::string ToText(const MatchTable& table, int width = 0);

}  // namespace berthier

#endif  // BERTHIER_ARENAS_MATCH_MATCH_H_
