// Everything a leaderboard says, computed once: page, CSV and JSON only write
// it down.
//
// A board is made of a league and of what is known beside the games: what each
// player was asked to be, what was played and how to play it again.
//
// Laws: equal leagues and facts give equal boards, whatever the sequence of the
// games; the ranking holds every player once; whoever surely beats a group of
// players stands above it.
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

// What is known of a player beside its games.
struct BoardAgent {
  std::string request;           // NAME or NAME:SETTINGS; empty if unknown
  std::optional<double> anchor;  // its rating, if that was given
  Membership membership = Membership::kPlays;
};

// A fault in words.
struct FaultNote {
  int source = 0;     // of BoardFacts::sources
  uint64_t game = 0;  // its number there, from 1
  int player = 0;
  std::string kind;
  std::string sentence;
  std::string evidence = {};  // what was said last; lines
};

// A round that follows from results.
struct BoardRound {
  struct Meeting {
    std::array<std::string, 2> players;
    std::array<std::string, 2> points;
    std::optional<int> through;  // index of who goes on
    std::string why;             // if points did not decide it
  };
  std::string name;
  std::vector<Meeting> meetings;
  std::vector<std::string> byes;
};

// The course of a tournament whose places do not follow from ratings. No
// rounds: there is none.
struct BoardCourse {
  std::string winner;                            // empty: not known yet
  std::vector<std::string> heads;                // of what decides
  std::vector<std::vector<std::string>> places;  // a name, then by heads
  std::vector<int> numbers;                      // of the places, from 1
  std::vector<BoardRound> rounds;
};

// Where games come from, and how to have them again.
struct BoardSource {
  std::string name;                   // of the tournament or the log
  std::vector<std::string> facts;     // "seed 7", a line each
  std::vector<std::string> commands;  // for a shell
  std::string tournament;             // its file as text; empty for a log
  std::string tournament_file = {};   // what the commands call that file
  std::string ledger = {};            // what they call the ledger
  // What else is needed: scenarios from own files, earlier steps of it.
  std::vector<std::array<std::string, 2>> files = {};  // name, text
  BoardCourse course = {};
};

// What differs between equal games: how long was thought.
enum class Times : uint8_t { kShown, kLeftOut };

struct BoardFacts {
  std::string title;
  std::vector<BoardAgent> agents;  // by League::players
  // Names of the sides by scenario, first side first; empty where unknown.
  std::vector<std::array<std::string, kSides>> sides;
  // Grades from the clearest result to the least clear, as far as known.
  std::vector<std::string> grades;
  std::vector<FaultNote> faults;
  std::vector<BoardSource> sources;
  std::vector<std::string> notes;  // what a reader must know, a sentence each
  Times times = Times::kShown;
  // How meetings followed from results; empty where they did not.
  LeagueDesign design;
};

// How long the games were: orders, or player-turns.
struct Lengths {
  uint32_t least = 0;
  uint32_t most = 0;
  double median = 0;
  double mean = 0;
  std::vector<uint32_t> sorted;
};

// What a player did with the decisions put to it.
struct Conduct {
  int64_t asked = 0;      // 0 where it is not known
  int64_t fallbacks = 0;  // answered in its stead, its own order being none
  int64_t milliseconds = 0;

  // Half of its orders or more are not its own.
  bool IsMostlyPlayedFor() const {
    return fallbacks > 0 && 2 * fallbacks >= asked;
  }
  // None is.
  bool IsPlayedFor() const { return fallbacks > 0 && fallbacks >= asked; }
};

struct Board {
  League league;
  BoardFacts facts;
  Ratings ratings;
  // From scores less luck; none where no game's luck is known.
  std::optional<FairRatings> fair;
  Crosstable crosstable = Crosstable(0);
  std::vector<int> ranking;  // players, the best first
  // By player, from 1: behind everybody who is surely better, and never before
  // who stands above it. Who is not told apart shares a place.
  std::vector<int> places;
  std::vector<Conduct> conduct;  // by player
  // [player][other] that the first is the better one; nothing across groups.
  std::vector<std::vector<std::optional<double>>> superiority;
  AlphaSpread alpha_rank;  // without players if there are no games
  // Two populations, one a side; without players where there are many, or
  // where nothing is told.
  SidesSpread alpha_sides;
  std::vector<std::vector<int>> circles;
  std::vector<SideResults> by_side;
  std::vector<GradedResults> graded;  // by player
  std::vector<BudgetCurve> curves;
  // [player][kind] faults.
  std::vector<std::vector<int64_t>> faults;
  std::vector<Lengths> orders;  // by scenario
  // By scenario; empty where it is not known of every game.
  std::vector<Lengths> player_turns;

  int64_t pairs = 0;  // complete or not

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
  // Whether the player has a rating of its own: its group has others in it.
  bool IsRated(int player) const;
  int64_t FaultsOf(int player) const;
  const Conduct& ConductOf(int player) const {
    return conduct[static_cast<size_t>(player)];
  }
  // Whether others have the player's place as well.
  bool SharesItsPlace(int player) const;
};

// The league must be sound (FlawOf); `facts.agents` and `facts.sides` may be
// shorter than its tables.
Board MakeBoard(League league, BoardFacts facts);

// The confidence at which a player counts as surely beaten in a circle.
inline constexpr double kCircleConfidence = 0.95;
// What a side of a scenario is called, "first side" where that is not known.
std::string SideNameOf(const Board& board, int scenario, Side side);

}  // namespace berthier

#endif  // BERTHIER_ARENAS_LEADERBOARD_BOARD_H_
