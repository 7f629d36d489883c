// The layout of text: short things on one line, entries filled to the margin,
// everything else a field a line.
#include <google/protobuf/text_format.h>

#include <string>
#include <string_view>
#include <vector>

#include "proto/text.h"

namespace berthier {
namespace {

using google::protobuf::FieldDescriptor;
using google::protobuf::Message;
using google::protobuf::Reflection;
using google::protobuf::TextFormat;

constexpr size_t kMargin = 80;
constexpr size_t kIndent = 2;

// One thing to print: a field with one value, or with all its values in
// brackets.
struct Piece {
  const FieldDescriptor* field = nullptr;
  int index = -1;
  // The whole of it on one line: "x: 30", "number { key: \"cp\" value: 3 }".
  std::string line = {};
  // Where that line may be broken: after these many bytes of it.
  std::vector<size_t> breaks = {};
};

// Numbers, words and points stand in brackets when there are several.
bool InBrackets(const FieldDescriptor& field) {
  return field.is_repeated() &&
         (field.cpp_type() != FieldDescriptor::CPPTYPE_MESSAGE ||
          field.message_type()->name() == "Point");
}

// What describes one thing is filled, not broken into a block.
bool IsFilled(const Message& message) {
  const std::string& type = message.GetDescriptor()->name();
  return type == "Entry" || type == "Expected" || type == "Order";
}

const Message& MessageIn(const Message& message, const Piece& piece) {
  const Reflection& reflection = *message.GetReflection();
  return piece.field->is_repeated()
             ? reflection.GetRepeatedMessage(message, piece.field, piece.index)
             : reflection.GetMessage(message, piece.field);
}

std::string Value(const Message& message, const FieldDescriptor& field,
                  int index) {
  if (field.cpp_type() == FieldDescriptor::CPPTYPE_MESSAGE) {
    const std::string inside =
        PrintLine(MessageIn(message, {.field = &field, .index = index}));
    return inside.empty() ? "{}" : "{ " + inside + " }";
  }
  TextFormat::Printer printer;
  printer.SetUseUtf8StringEscaping(true);
  std::string text;
  printer.PrintFieldValueToString(message, &field, index, &text);
  return text;
}

std::string Line(const Message& message, const FieldDescriptor& field,
                 int index) {
  const bool inner = field.cpp_type() == FieldDescriptor::CPPTYPE_MESSAGE;
  return field.name() + (inner ? " " : ": ") + Value(message, field, index);
}

std::vector<Piece> PiecesOf(const Message& message) {
  const Reflection& reflection = *message.GetReflection();
  std::vector<const FieldDescriptor*> fields;
  reflection.ListFields(message, &fields);
  std::vector<Piece> pieces;
  for (const FieldDescriptor* field : fields) {
    if (!field->is_repeated()) {
      pieces.push_back({field, -1, Line(message, *field, -1)});
      continue;
    }
    const int size = reflection.FieldSize(message, field);
    if (size > 1 && InBrackets(*field)) {
      Piece all = {field, -1, field->name() + ": ["};
      for (int i = 0; i < size; ++i) {
        if (i > 0) {
          all.line += ", ";
          all.breaks.push_back(all.line.size());
        }
        all.line += Value(message, *field, i);
      }
      all.line += "]";
      pieces.push_back(std::move(all));
      continue;
    }
    for (int i = 0; i < size; ++i) {
      pieces.push_back({field, i, Line(message, *field, i)});
    }
  }
  return pieces;
}

// Columns, not bytes: continuation bytes of UTF-8 take none.
size_t Columns(std::string_view text) {
  size_t columns = 0;
  for (const char c : text) columns += (c & 0xC0) != 0x80;
  return columns;
}

constexpr size_t kClosing = 2;  // " }"

// A word of filled text: what is not broken further.
struct Word {
  std::string_view text;
  // Columns that the whole piece takes that begins with this word, with what
  // closes the text behind the last; 0 inside a piece.
  size_t piece = 0;
};

// The pieces cut where they may be broken, each part with its comma.
std::vector<Word> WordsOf(const std::vector<Piece>& pieces) {
  std::vector<Word> words;
  for (const Piece& piece : pieces) {
    const std::string_view line = piece.line;
    size_t begin = 0;
    const size_t closing = &piece == &pieces.back() ? kClosing : 0;
    size_t whole = Columns(line) + closing;
    for (const size_t end : piece.breaks) {
      words.push_back({line.substr(begin, end - 1 - begin), whole});
      begin = end;
      whole = 0;
    }
    words.push_back({line.substr(begin), whole});
  }
  return words;
}

// "name { " and the pieces, filled to the margin, then " }". A piece is broken
// only if it does not fit on a line of its own.
std::string Filled(const std::string& head, const std::vector<Piece>& pieces,
                   size_t indent) {
  const std::string start = head + " { ";
  const size_t inner = indent + start.size();
  std::string text = std::string(indent, ' ') + start;
  size_t column = inner;
  const std::vector<Word> words = WordsOf(pieces);
  for (size_t i = 0; i < words.size(); ++i) {
    const size_t closing = i + 1 == words.size() ? kClosing : 0;
    const size_t width = Columns(words[i].text);
    const size_t piece = words[i].piece;
    const bool keeps_piece_whole = words[i].piece > 0 &&
                                   column + 1 + piece > kMargin &&
                                   inner + piece <= kMargin;
    const bool too_long = column + 1 + width + closing > kMargin;
    if (i > 0 && (keeps_piece_whole || too_long)) {
      text += "\n" + std::string(inner, ' ');
      column = inner;
    } else if (i > 0) {
      text += " ";
      ++column;
    }
    text += words[i].text;
    column += width;
  }
  return text + " }\n";
}

// A long string on several lines, broken after spaces; the parser joins them.
std::string BrokenString(const std::string& name, const std::string& quoted,
                         size_t indent) {
  const std::string lead(indent, ' ');
  const std::string more(indent + 2 * kIndent, ' ');
  std::string text = lead + name + ":\n" + more + "\"";
  size_t column = more.size() + 1;
  std::string_view rest = std::string_view(quoted).substr(1, quoted.size() - 2);
  while (!rest.empty()) {
    const size_t space = rest.find(' ');
    const std::string_view word =
        rest.substr(0, space == std::string_view::npos ? space : space + 1);
    if (column + Columns(word) + 1 > kMargin && column > more.size() + 1) {
      text += "\"\n" + more + "\"";
      column = more.size() + 1;
    }
    text += word;
    column += Columns(word);
    rest.remove_prefix(word.size());
  }
  return text + "\"\n";
}

void Print(const Message& message, size_t indent, std::string& text) {
  const std::string lead(indent, ' ');
  for (const Piece& piece : PiecesOf(message)) {
    const FieldDescriptor& field = *piece.field;
    if (indent + Columns(piece.line) <= kMargin) {
      text += lead + piece.line + "\n";
    } else if (field.cpp_type() == FieldDescriptor::CPPTYPE_MESSAGE &&
               !InBrackets(field)) {
      const Message& inner = MessageIn(message, piece);
      if (IsFilled(inner)) {
        text += Filled(field.name(), PiecesOf(inner), indent);
      } else {
        text += lead + field.name() + " {\n";
        Print(inner, indent + kIndent, text);
        text += lead + "}\n";
      }
    } else if (field.cpp_type() == FieldDescriptor::CPPTYPE_STRING &&
               !field.is_repeated()) {
      text += BrokenString(field.name(), Value(message, field, -1), indent);
    } else {
      text += lead + piece.line + "\n";
    }
  }
}

}  // namespace

std::string PrintLine(const Message& message) {
  std::string text;
  for (const Piece& piece : PiecesOf(message)) {
    if (!text.empty()) text += " ";
    text += piece.line;
  }
  return text;
}

std::string PrintText(const Message& message) {
  std::string text;
  Print(message, 0, text);
  return text;
}

}  // namespace berthier
