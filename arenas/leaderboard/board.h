// All data of a leaderboard, computed once; page, CSV and JSON only format it.
//
// A board is made from a league and from facts beside its games: each player's
// agent request, what was played and how to play it again.
//
// Laws: equal leagues and facts give equal boards, whatever the order of the
// games; the ranking contains every player once; a player that won every game
// against a group of players is ranked above that group.
//
//   const Board board = MakeBoard(std::move(league), std::move(facts));
//   WriteWhole("board.html", PageOf(board));
#ifndef BERTHIER_ARENAS_LEADERBOARD_BOARD_H_
#define BERTHIER_ARENAS_LEADERBOARD_BOARD_H_

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "arenas/leaderboard/budget_curves.h"
#include "arenas/ratings/alpha_spread.h"
#include "arenas/ratings/crosstable.h"
#include "arenas/ratings/fair_ratings.h"
#include "arenas/ratings/league.h"
#include "arenas/ratings/league_design.h"
#include "arenas/ratings/ratings.h"

namespace berthier {

enum class Membership : uint8_t { kPlays, kWithdrawn };

// Facts about a player beside its games.
struct BoardAgent {
  std::string request;           // NAME or NAME:SETTINGS; empty if unknown
  std::optional<double> anchor;  // its given Elo rating, if any
  Membership membership = Membership::kPlays;
};

// A fault that ended a game, in words.
struct FaultNote {
  int source = 0;     // index into BoardFacts::sources
  uint64_t game = 0;  // the game's number in that source, from 1
  int player = 0;
  std::string kind;
  std::string sentence;
  std::string evidence = {};  // the agent's last lines of output
};

// A round of a tournament that is paired by results.
struct BoardRound {
  struct Meeting {
    std::array<std::string, 2> players;
    std::array<std::string, 2> points;
    std::optional<int> through;  // knockout: index (0, 1) of who advances
    std::string why;             // the reason, if points did not decide
  };
  std::string name;
  std::vector<Meeting> meetings;
  std::vector<std::string> byes;
};

// Places and rounds of a tournament that is paired by results. Without rounds
// it is empty: the source is of another kind.
struct BoardCourse {
  std::string winner;              // empty: not known yet
  std::vector<std::string> heads;  // headings of the ranking criteria
  // Best first: the player's name, then its values by heads.
  std::vector<std::vector<std::string>> places;
  std::vector<int> numbers;  // the place of each entry of places, from 1
  std::vector<BoardRound> rounds;
};

// A ledger or log that games come from, and how to reproduce it.
struct BoardSource {
  std::string name;                   // of the tournament or the log
  std::vector<std::string> facts;     // lines such as "seed 7"
  std::vector<std::string> commands;  // shell commands
  std::string tournament;             // text of its file; empty for a log
  std::string tournament_file = {};   // name of that file in the commands
  std::string ledger = {};            // name of the ledger in the commands
  // Other files needed: scenarios, earlier growth steps of the tournament.
  std::vector<std::array<std::string, 2>> files = {};  // name, text
  BoardCourse course = {};
};

// Whether thinking times are shown; they differ even between equal games.
enum class Times : uint8_t { kShown, kLeftOut };

struct BoardFacts {
  std::string title;
  std::vector<BoardAgent> agents;  // by League::players
  // Names of the sides by scenario, first side first; empty if unknown.
  std::vector<std::array<std::string, kSides>> sides;
  // Grades from the most decisive result to the least, as far as known.
  std::vector<std::string> grades;
  std::vector<FaultNote> faults;
  std::vector<BoardSource> sources;
  std::vector<std::string> notes;  // warnings for the reader, a sentence each
  Times times = Times::kShown;
  // How meetings followed from results; empty if they did not.
  LeagueDesign design;
};

// The lengths of games, in orders or in player-turns.
struct Lengths {
  uint32_t least = 0;
  uint32_t most = 0;
  double median = 0;
  double mean = 0;
  std::vector<uint32_t> sorted;  // all lengths, ascending
};

// How a player answered the decisions it was asked for, over all its games.
struct Conduct {
  int64_t asked = 0;         // decisions; 0 if unknown
  int64_t fallbacks = 0;     // answered by a fallback order in its place
  int64_t milliseconds = 0;  // thinking time

  // At least half of its orders are fallbacks.
  bool IsMostlyPlayedFor() const {
    return fallbacks > 0 && 2 * fallbacks >= asked;
  }
  // All of its orders are fallbacks.
  bool IsPlayedFor() const { return fallbacks > 0 && fallbacks >= asked; }
};

struct Board {
  League league;
  BoardFacts facts;
  Ratings ratings;
  // Ratings from scores less luck; nullopt if no game's luck is known.
  std::optional<FairRatings> fair;
  Crosstable crosstable = Crosstable(0);
  std::vector<int> ranking;  // players, best first
  // By player, from 1, as at sports (1, 1, 3): its rank, or the place of the
  // player above it where no more players are surely better than it.
  std::vector<int> places;
  std::vector<Conduct> conduct;  // by player
  // [player][other]: likelihood that `player` is better; nullopt across groups.
  std::vector<std::vector<std::optional<double>>> superiority;
  // Without players if there are no games, or if it tells nothing (Tells).
  AlphaSpread alpha_rank;
  // Two populations, one per side; without players if there are more than 8
  // players, or if it tells nothing.
  SidesSpread alpha_sides;
  std::vector<std::vector<int>> circles;
  std::vector<SideResults> by_side;
  std::vector<GradedResults> graded;  // by player
  std::vector<BudgetCurve> curves;
  // [player][kind]: number of faults.
  std::vector<std::vector<int64_t>> faults;
  std::vector<Lengths> orders;  // by scenario
  // By scenario; all zero unless known for every game of the scenario.
  std::vector<Lengths> player_turns;

  int64_t pairs = 0;  // complete and incomplete pairs

  size_t size() const { return league.players.size(); }
  const std::string& NameOf(int player) const {
    return league.players[static_cast<size_t>(player)];
  }
  const PlayerRating& RatingOf(int player) const {
    return ratings.players[static_cast<size_t>(player)];
  }
  const BoardAgent& AgentOf(int player) const {
    return facts.agents[static_cast<size_t>(player)];
  }
  // Whether the player has a rating: its group has other players.
  bool IsRated(int player) const;
  // The player's faults of all kinds.
  int64_t FaultsOf(int player) const;
  const Conduct& ConductOf(int player) const {
    return conduct[static_cast<size_t>(player)];
  }
  // The interval of a player's rating: what is given, its own on the main
  // scale, or the bounds on that.
  Interval IntervalOf(int player) const;
  // Whether ratings are given, but none on the main scale.
  bool IsMainScaleLoose() const;
  // Whether another player has the same place.
  bool SharesItsPlace(int player) const;
};

// The league must be sound (FlawOf); `facts.agents` and `facts.sides` may be
// shorter than the league's players and scenarios.
Board MakeBoard(League league, BoardFacts facts);

// The confidence of CirclesOf.
inline constexpr double kCircleConfidence = 0.95;
// The name of a side of a scenario; "first side" or "second side" if unknown.
std::string SideNameOf(const Board& board, int scenario, Side side);

}  // namespace berthier

#endif  // BERTHIER_ARENAS_LEADERBOARD_BOARD_H_
