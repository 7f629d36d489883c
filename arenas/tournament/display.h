// Live progress: games done, games a second, time left, standings.
//
// On a terminal, one block that is redrawn (every 250 ms at most); elsewhere,
// a plain line every 30 s at most.
//
//   Display display(std::cerr, Progress::kShown, "Spring league");
//   display.Show(progress, playing);   // as often as you like
//   display.Close();
#ifndef BERTHIER_ARENAS_TOURNAMENT_DISPLAY_H_
#define BERTHIER_ARENAS_TOURNAMENT_DISPLAY_H_

#include <chrono>
#include <cstdint>
#include <ostream>
#include <string>

#include "arenas/text/terminal.h"
#include "arenas/tournament/tournament_progress.h"

namespace berthier {

class Display {
 public:
  using Clock = std::chrono::steady_clock;

  Display(std::ostream& out, Progress progress, std::string name)
      : out_(out), progress_(progress), name_(std::move(name)) {}

  // `playing` is the number of games being played now.
  void Show(const TournamentProgress& progress, int playing) {
    Show(progress, playing, Clock::now());
  }
  void Show(const TournamentProgress& progress, int playing,
            Clock::time_point now);
  // Removes the block and prints a line that stays.
  void Say(const std::string& line);
  // Removes the block.
  void Close();

 private:
  std::string Headline(const TournamentProgress& progress, int playing,
                       Clock::time_point now) const;

  std::ostream& out_;
  Progress progress_;
  std::string name_;
  bool begun_ = false;
  uint64_t played_before_ = 0;  // games played in earlier runs
  Clock::time_point start_ = {};
  Clock::time_point shown_ = {};
  int lines_ = 0;  // of the block on the terminal
};

// "3 h 12 min", "4 min 10 s", "12 s".
std::string InWords(std::chrono::seconds time);

}  // namespace berthier

#endif  // BERTHIER_ARENAS_TOURNAMENT_DISPLAY_H_
