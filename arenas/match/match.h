// A match: mirrored pairs of games between two agents, and the table of it.
//
// Both games of a pair have the same dice and the same seeds of the agents;
// the sides are exchanged. So neither the scenario's nor the dice's favour
// counts, and the error of the score is that of the pairs.
//
// Laws: equal matches give equal records, game for game and in sequence,
// however many are played at a time; a fault of an agent, a crash too, loses it
// the game and never stops the match.
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
  std::array<std::string, 2> names;  // as they were asked for
  int pairs = 1;
  int jobs = 1;  // games at a time
  uint64_t seed = 1;
  Pairing pairing = Pairing::kMirrored;
  Kept kept = Kept::kOrders;

  int games() const {
    return pairing == Pairing::kMirrored ? 2 * pairs : pairs;
  }
};

// What one agent has to show for a match.
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
  std::vector<double> score_by_pair;  // 1 won, 1/2 drawn, 0 lost; mean

  Results all() const;
};

struct MatchTable {
  std::array<std::string, 2> names;
  std::array<std::string, kSides> sides;
  std::string title;
  PointsCounted counted;
  std::array<Tally, 2> tallies;
  std::map<std::string, int> grades;
  std::vector<std::string> faults;  // a line each
  std::vector<uint32_t> orders;     // a game each
  std::vector<uint32_t> rolls;
};

// After each game: its number from 1 and the table so far; then what to do
// with the record. An error from `keep` ends the match.
struct MatchHooks {
  // Whoever watches a game while it is played, in the process that plays it;
  // nobody if it makes none.
  std::function<std::unique_ptr<Witness>(int game)> watch;
  std::function<void(int game, const MatchTable& table)> progress;
  std::function<absl::Status(const wire::GameRecord& record)> keep;
};

// What an agent is called by people: "flat" of "flat:budget { ... }",
// "agent.py" of "external:python3 agents/external/examples/agent.py --deep".
std::string NameOfAgent(const std::string& request);

absl::StatusOr<MatchTable> PlayMatch(const MatchSetup& setup,
                                     const MatchHooks& hooks);

// Lines of at most `width` letters; 0: no limit.
std::string ToText(const MatchTable& table, int width = 0);

}  // namespace berthier

#endif  // BERTHIER_ARENAS_MATCH_MATCH_H_
