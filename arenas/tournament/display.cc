#include "arenas/tournament/display.h"

#include <algorithm>

#include "absl/strings/str_format.h"
#include "arenas/text/words.h"

namespace berthier {
namespace {

constexpr std::chrono::milliseconds kBetweenBlocks{250};
constexpr std::chrono::seconds kBetweenLines{30};
// Rows of the table in a block: it must fit a terminal.
constexpr size_t kRows = 16;

}  // namespace

std::string InWords(std::chrono::seconds time) {
  const int64_t s = time.count();
  if (s >= 3600) return absl::StrFormat("%d h %d min", s / 3600, s / 60 % 60);
  if (s >= 60) return absl::StrFormat("%d min %d s", s / 60, s % 60);
  return absl::StrFormat("%d s", s);
}

std::string Display::Headline(const TournamentProgress& progress, int playing,
                              Clock::time_point now) const {
  const uint64_t all = std::max(progress.games(), progress.played());
  const std::chrono::duration<double> past = now - start_;
  const auto here = static_cast<double>(progress.played() - played_before_);
  const double rate = past.count() > 0 ? here / past.count() : 0;
  std::string line =
      absl::StrFormat("%s: %d of %s%s, %.1f a second", name_, progress.played(),
                      progress.schedule().IsFixed() ? "" : "at least ",
                      Counted(static_cast<int64_t>(all), "game"), rate);
  if (rate > 0) {
    const double left = static_cast<double>(all - progress.played()) / rate;
    line += ", " + InWords(std::chrono::seconds(static_cast<int64_t>(left))) +
            " left";
  }
  return line + absl::StrFormat(", %d playing", playing);
}

void Display::Show(const TournamentProgress& progress, int playing,
                   Clock::time_point now) {
  if (!begun_) {
    begun_ = true;
    played_before_ = progress.played();
    start_ = shown_ = now;
    return;
  }
  const bool is_block = progress_ == Progress::kShown;
  if (now - shown_ < (is_block ? Clock::duration(kBetweenBlocks)
                               : Clock::duration(kBetweenLines))) {
    return;
  }
  shown_ = now;
  const std::string headline = Headline(progress, playing, now) + "\n";
  if (!is_block) {
    out_ << headline << std::flush;
    return;
  }
  Close();
  const std::string block =
      headline + progress.standings().Table(progress.schedule(), kRows);
  lines_ = static_cast<int>(std::count(block.begin(), block.end(), '\n'));
  // Lines that are too long for the terminal are cut, not wrapped: Close counts
  // them.
  out_ << "\x1b[?7l" << block << "\x1b[?7h" << std::flush;
}

void Display::Close() {
  // Up to the first line of the block, and everything below it away.
  if (lines_ > 0) out_ << absl::StrFormat("\x1b[%dF\x1b[J", lines_);
  lines_ = 0;
}

void Display::Say(const std::string& line) {
  Close();
  out_ << line << "\n" << std::flush;
}

}  // namespace berthier
