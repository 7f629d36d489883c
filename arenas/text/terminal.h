// Where the words go: how wide a line may be, and whether it has colours.
//
// Laws: wrapping adds nothing but line ends and indents, and breaks at spaces
// only; a line is as wide as it is to the eye, whatever colours are in it.
//
//   out << Wrapped(sentence, terminal.width, /*indent=*/9) << "\n";
#ifndef BERTHIER_ARENAS_TEXT_TERMINAL_H_
#define BERTHIER_ARENAS_TEXT_TERMINAL_H_

#include <cstdint>
#include <string>
#include <string_view>

namespace berthier {

// Whether a line is written over again and again while something goes on.
enum class Progress : uint8_t { kHidden, kShown };

enum class Colours : uint8_t { kNone, kShown };

struct Terminal {
  int width = 0;  // letters in a line; 0: no limit
  Colours colours = Colours::kNone;
};

// What an open file is: as wide as COLUMNS says, else as the terminal is. A
// file or pipe has no limit, so that every sentence stays one line to search.
// Colours only on a terminal, and not if NO_COLOR is set.
Terminal TerminalOf(int file_descriptor);

// Breaks at spaces; lines after the first are indented.
std::string Wrapped(std::string_view text, int width, int indent);

enum class Ink : uint8_t { kBold, kFaint, kFirstSide, kSecondSide, kLoss };
// The text as it is where there are no colours.
std::string Inked(std::string_view text, Ink ink, Colours colours);

}  // namespace berthier

#endif  // BERTHIER_ARENAS_TEXT_TERMINAL_H_
