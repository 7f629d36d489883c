#include "arenas/telling/progress_line.h"

#include "absl/strings/str_format.h"

namespace berthier {
namespace {

// Back to the start, and what stood there is wiped out.
constexpr std::string_view kAnew = "\r\x1b[K";

}  // namespace

ProgressLine::~ProgressLine() {
  if (shown_) out_ << kAnew << std::flush;
}

void ProgressLine::Show(std::string_view now) {
  const auto time = std::chrono::steady_clock::now();
  if (shown_ && time - last_ < std::chrono::milliseconds(100)) return;
  last_ = time;
  shown_ = true;
  out_ << kAnew << what_ << now << std::flush;
}

void GameProgress::Reached(const Position& after) {
  line_.Show(absl::StrFormat(": %s; step %d", game_.TurnTitle(after), steps_));
}

Ticker::Ticker(ProgressLine& line)
    : line_(line), thread_([this] {
        std::unique_lock<std::mutex> lock(mutex_);
        for (int seconds = 1;; ++seconds) {
          if (over_.wait_for(lock, std::chrono::seconds(1),
                             [this] { return ended_; })) {
            return;
          }
          line_.Show(absl::StrFormat(": %d s", seconds));
        }
      }) {}

Ticker::~Ticker() {
  {
    const std::lock_guard<std::mutex> lock(mutex_);
    ended_ = true;
  }
  over_.notify_one();
  thread_.join();
}

}  // namespace berthier
