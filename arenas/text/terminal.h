// Properties of the output: line width, and whether it has colours.
//
// Laws: wrapping adds nothing but line ends and indents, and breaks at spaces
// only; colour codes do not count towards the width of a line.
//
//   out << Wrapped(sentence, terminal.width, /*indent=*/9) << "\n";
#ifndef BERTHIER_ARENAS_TEXT_TERMINAL_H_
#define BERTHIER_ARENAS_TEXT_TERMINAL_H_

#include <cstdint>
#include <string>
#include <string_view>

namespace berthier {

// Whether a progress line is shown during long tasks.
enum class Progress : uint8_t { kHidden, kShown };

enum class Colours : uint8_t { kNone, kShown };

struct Terminal {
  int width = 0;  // characters in a line; 0: no limit
  Colours colours = Colours::kNone;
};

// The properties of an open file: its width is COLUMNS if set, else that of the
// terminal. A file or pipe has no limit, so that every sentence stays on one
// line for searching. Colours only on a terminal, and not if NO_COLOR is set.
Terminal TerminalOf(int file_descriptor);

// Breaks at spaces; lines after the first are indented.
std::string Wrapped(std::string_view text, int width, int indent);

enum class Ink : uint8_t { kBold, kFaint, kFirstSide, kSecondSide, kLoss };
// Adds colour codes; returns the text unchanged if `colours` is kNone.
std::string Inked(std::string_view text, Ink ink, Colours colours);

}  // namespace berthier

#endif  // BERTHIER_ARENAS_TEXT_TERMINAL_H_
