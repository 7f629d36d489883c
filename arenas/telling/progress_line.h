// A progress line on the terminal, overwritten while a long task runs and
// erased at its end.
//
//   ProgressLine line(std::cerr, "game 3 of 20");
//   GameProgress progress(game, line);      // a witness of a duel or replay
//   Ticker ticker(line);                    // or: how many seconds it takes
#ifndef BERTHIER_ARENAS_TELLING_PROGRESS_LINE_H_
#define BERTHIER_ARENAS_TELLING_PROGRESS_LINE_H_

#include <chrono>
#include <condition_variable>
#include <mutex>
#include <ostream>
#include <string>
#include <string_view>
#include <thread>

#include "arenas/match/duel.h"
#include "engine/model/game.h"

namespace berthier {

class ProgressLine {
 public:
  // `what` is the prefix of everything shown.
  ProgressLine(std::ostream& out, std::string what)
      : out_(out), what_(std::move(what)) {}
  ~ProgressLine();
  ProgressLine(const ProgressLine&) = delete;
  ProgressLine& operator=(const ProgressLine&) = delete;

  // Updates the line; calls beyond ten per second are ignored.
  void Show(std::string_view now);

 private:
  std::ostream& out_;
  const std::string what_;
  bool shown_ = false;
  std::chrono::steady_clock::time_point last_ = {};
};

// Shows the progress of a game: "round 3, 12:15, French; step 412".
class GameProgress final : public Witness {
 public:
  GameProgress(const Game& game, ProgressLine& line)
      : game_(game), line_(line) {}

  void Ordered(const Position&, Side, const Choice&) override { ++steps_; }
  void Thrown(const Position&, const Faces&) override { ++steps_; }
  void Corrected(const Position&, EntityId, const Position&) override {
    ++steps_;
  }
  void Reached(const Position& after) override;

 private:
  const Game& game_;
  ProgressLine& line_;
  int steps_ = 0;
};

// Shows the seconds elapsed, from the first on, in a thread of its own.
class Ticker {
 public:
  explicit Ticker(ProgressLine& line);
  ~Ticker();
  Ticker(const Ticker&) = delete;
  Ticker& operator=(const Ticker&) = delete;

 private:
  ProgressLine& line_;
  std::mutex mutex_;
  std::condition_variable over_;
  bool ended_ = false;
  std::thread thread_;
};

}  // namespace berthier

#endif  // BERTHIER_ARENAS_TELLING_PROGRESS_LINE_H_
