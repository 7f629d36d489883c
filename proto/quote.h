// What strangers wrote, made fit to stand in a line of ours: names of any
// length, last words of a program, bytes that are no letters.
//
// Laws: the result of Shortened and LastLines is at most `most` bytes and three
// full stops; no letter of UTF-8 is cut in two; what is short enough comes out
// as it was; OneLine has no control characters, ReadableLine no word and no
// line that nobody would read.
//
//   absl::StrFormat("there is no '%s'", OneLine(name, 40));
#ifndef BERTHIER_PROTO_QUOTE_H_
#define BERTHIER_PROTO_QUOTE_H_

#include <cstddef>
#include <string>
#include <string_view>

namespace berthier {

// How much is quoted of what may be of any length.
inline constexpr size_t kLongestQuote = 200;
// The same of the evidence of a fault, which is shown on lines of its own.
inline constexpr size_t kEvidenceShown = 1'000;

// The beginning; "..." follows if there was more.
std::string Shortened(std::string_view text, size_t most);

// The end: whole lines, as many as fit, or the end of the last one. Bytes that
// are no UTF-8 become question marks, for this goes into messages as text.
std::string LastLines(std::string_view text, size_t most);

// Every line that far to the right, and ended; nothing of nothing.
std::string Indented(std::string_view text, size_t spaces);

// Shortened, and every control character a space.
std::string OneLine(std::string_view text, size_t most = kLongestQuote);

// A complaint with whatever quoted in it: what is too long is cut where it
// stands, so that the remedy at its end is still there.
std::string ReadableLine(std::string_view line);

}  // namespace berthier

#endif  // BERTHIER_PROTO_QUOTE_H_
