#include "arenas/text/terminal.h"

#include <sys/ioctl.h>
#include <unistd.h>

#include <algorithm>
#include <cstdlib>

namespace berthier {
namespace {

constexpr int kNarrowest = 40;
constexpr int kUsual = 80;

// Of COLUMNS; 0 if it says nothing of use.
int WidthAsked() {
  const char* const columns = std::getenv("COLUMNS");
  const int width = columns == nullptr ? 0 : std::atoi(columns);
  return width >= kNarrowest ? width : 0;
}

int WidthOf(int file_descriptor) {
  winsize size = {};
  if (ioctl(file_descriptor, TIOCGWINSZ, &size) == 0 &&
      size.ws_col >= kNarrowest) {
    return size.ws_col;
  }
  return kUsual;
}

// Letters that are seen: not bytes of UTF-8, nor what sets a colour.
int LettersIn(std::string_view text) {
  int letters = 0;
  bool escaped = false;
  for (const char c : text) {
    if (c == '\x1b') escaped = true;
    if (!escaped && (static_cast<unsigned char>(c) & 0xC0) != 0x80) ++letters;
    if (c == 'm') escaped = false;
  }
  return letters;
}

}  // namespace

Terminal TerminalOf(int file_descriptor) {
  const bool terminal = isatty(file_descriptor) == 1;
  const int asked = WidthAsked();
  const char* const no_colour = std::getenv("NO_COLOR");
  const bool plain = no_colour != nullptr && no_colour[0] != '\0';
  return {.width = asked > 0  ? asked
                   : terminal ? WidthOf(file_descriptor)
                              : 0,
          .colours = terminal && !plain ? Colours::kShown : Colours::kNone};
}

std::string Wrapped(std::string_view text, int width, int indent) {
  if (width <= 0) return std::string(text);
  std::string wrapped;
  int column = 0;
  bool first_word = true;
  while (!text.empty()) {
    // A word with the spaces before it.
    size_t begin = text.find_first_not_of(' ');
    if (begin == std::string_view::npos) begin = text.size();
    const size_t end = std::min(text.find(' ', begin), text.size());
    const std::string_view word = text.substr(begin, end - begin);
    const int room = static_cast<int>(begin) + LettersIn(word);
    if (!first_word && column + room > width) {
      wrapped += "\n" + std::string(static_cast<size_t>(indent), ' ');
      column = indent + LettersIn(word);
    } else {
      wrapped += std::string(begin, ' ');
      column += room;
    }
    wrapped += word;
    first_word = false;
    text.remove_prefix(end);
  }
  return wrapped;
}

std::string Inked(std::string_view text, Ink ink, Colours colours) {
  if (colours == Colours::kNone) return std::string(text);
  constexpr std::string_view kCodes[] = {"1", "2", "1;34", "1;33", "31"};
  return "\x1b[" + std::string(kCodes[static_cast<size_t>(ink)]) + "m" +
         std::string(text) + "\x1b[0m";
}

}  // namespace berthier
