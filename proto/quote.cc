#include "proto/quote.h"

#include <algorithm>

namespace berthier {
namespace {

constexpr std::string_view kMore = "...";
// Of a word in a complaint: when it is cut, and what is left of it.
constexpr size_t kLongestWord = 300;
constexpr size_t kWordKept = 200;
// The same of the whole line: its beginning and its end are left.
constexpr size_t kLongestLine = 1'500;
constexpr size_t kBeginningKept = 900;
constexpr size_t kEndKept = 500;

bool IsInsideLetter(char byte) { return (byte & 0xC0) == 0x80; }

bool IsControl(char byte) {
  const auto code = static_cast<unsigned char>(byte);
  return code < 0x20 || code == 0x7F;
}

// The longest beginning of at most `most` bytes that ends between letters.
std::string_view Beginning(std::string_view text, size_t most) {
  if (text.size() <= most) return text;
  while (most > 0 && IsInsideLetter(text[most])) --most;
  return text.substr(0, most);
}

std::string_view Ending(std::string_view text, size_t most) {
  if (text.size() <= most) return text;
  size_t from = text.size() - most;
  while (from < text.size() && IsInsideLetter(text[from])) ++from;
  return text.substr(from);
}

// Bytes of the letter that begins `text`; 0 if none does.
size_t LetterSize(std::string_view text) {
  const auto lead = static_cast<unsigned char>(text[0]);
  const size_t size = lead < 0x80             ? 1
                      : (lead & 0xE0) == 0xC0 ? 2
                      : (lead & 0xF0) == 0xE0 ? 3
                      : (lead & 0xF8) == 0xF0 ? 4
                                              : 0;
  if (size == 0 || size > text.size()) return 0;
  return std::all_of(text.begin() + 1,
                     text.begin() + static_cast<std::ptrdiff_t>(size),
                     &IsInsideLetter)
             ? size
             : 0;
}

}  // namespace

std::string Shortened(std::string_view text, size_t most) {
  if (text.size() <= most) return std::string(text);
  return std::string(Beginning(text, most)) + std::string(kMore);
}

std::string LastLines(std::string_view text, size_t most) {
  while (!text.empty() && text.back() == '\n') text.remove_suffix(1);
  std::string_view end = Ending(text, most);
  if (end.size() < text.size() && text[text.size() - end.size() - 1] != '\n') {
    const size_t line = end.find('\n');
    // Of a line longer than that whole words.
    const size_t cut = line != std::string_view::npos ? line : end.find(' ');
    if (cut != std::string_view::npos) end.remove_prefix(cut + 1);
  }
  std::string clean;
  while (!end.empty()) {
    const size_t size = LetterSize(end);
    if (size == 0) {
      clean += '?';
    } else {
      clean += end.substr(0, size);
    }
    end.remove_prefix(std::max<size_t>(size, 1));
  }
  return clean;
}

std::string Indented(std::string_view text, size_t spaces) {
  std::string lines;
  while (!text.empty()) {
    const size_t end = std::min(text.find('\n'), text.size());
    lines += std::string(spaces, ' ');
    lines += OneLine(text.substr(0, end));
    lines += '\n';
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  return lines;
}

std::string OneLine(std::string_view text, size_t most) {
  std::string line = Shortened(text, most);
  std::replace_if(line.begin(), line.end(), &IsControl, ' ');
  return line;
}

std::string ReadableLine(std::string_view line) {
  std::string readable;
  while (!line.empty()) {
    const size_t space = std::min(line.find(' '), line.size() - 1) + 1;
    const std::string_view word = line.substr(0, space);
    line.remove_prefix(space);
    if (word.size() <= kLongestWord) {
      readable += word;
      continue;
    }
    readable += Shortened(word, kWordKept);
    // Punctuation behind it still belongs to the sentence.
    readable += Ending(word, 3);
  }
  std::replace_if(readable.begin(), readable.end(), &IsControl, ' ');
  if (readable.size() <= kLongestLine) return readable;
  return std::string(Beginning(readable, kBeginningKept)) + " ... " +
         std::string(Ending(readable, kEndKept));
}

}  // namespace berthier
