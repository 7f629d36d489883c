#include "proto/text.h"

#include <google/protobuf/io/tokenizer.h>
#include <google/protobuf/io/zero_copy_stream_impl_lite.h>
#include <google/protobuf/unknown_field_set.h>

#include <algorithm>
#include <limits>
#include <optional>
#include <vector>

#include "absl/strings/str_format.h"
#include "proto/quote.h"
#include "proto/text_place.h"

namespace berthier {
namespace {

using google::protobuf::Descriptor;
using google::protobuf::DescriptorPool;
using google::protobuf::FieldDescriptor;
using google::protobuf::LogSilencer;
using google::protobuf::Message;
using google::protobuf::Reflection;
using google::protobuf::TextFormat;
using google::protobuf::UnknownFieldSet;

const FieldDescriptor* FieldOf(const Message& message, std::string_view name) {
  return message.GetDescriptor()->FindFieldByName(std::string(name));
}

// The text between the first pair of quotes at or after `from`, and moves
// `from` beyond it.
std::string Quoted(const std::string& text, size_t& from) {
  const size_t begin = text.find('"', from);
  if (begin == std::string::npos) return "";
  const size_t end = text.find('"', begin + 1);
  if (end == std::string::npos) return "";
  from = end + 1;
  return text.substr(begin + 1, end - begin - 1);
}

// The type of what stands in each of the braces, `root` first; fewer than
// there are braces if one stands where none belongs.
std::vector<const Descriptor*> TypesIn(const std::vector<TextPlace::Open>& open,
                                       const Descriptor* root) {
  std::vector<const Descriptor*> types = {root};
  for (const TextPlace::Open& each : open) {
    const FieldDescriptor* field = types.back()->FindFieldByName(each.name);
    if (field == nullptr || field->message_type() == nullptr) break;
    types.push_back(field->message_type());
  }
  return types;
}

// The brace that should have been closed before a thing called `name` came:
// the outermost of those inside of what may hold such a thing. None if nothing
// around may.
const TextPlace::Open* Unclosed(const TextPlace& place, const Descriptor* root,
                                const std::string& name) {
  const std::vector<const Descriptor*> types = TypesIn(place.open, root);
  for (size_t i = std::min(types.size(), place.open.size()); i-- > 0;) {
    const FieldDescriptor* field = types[i]->FindFieldByName(name);
    if (field != nullptr && field->message_type() != nullptr) {
      return &place.open[i];
    }
  }
  return nullptr;
}

// The parser speaks of message types and of where it stumbled; people who write
// positions know neither: say which fields there are, and which brace is open.
Problem InOurWords(const std::string& message, int line, const TextPlace& place,
                   const Descriptor* root) {
  const int from_one = line < 0 ? 0 : line + 1;
  const auto said = [&](const std::string& what) {
    return Problem{
        .where = place.thing,
        .what = (place.field.empty() ? "" : place.field + ": ") + what,
        .line = from_one};
  };
  if (message.ends_with("got: ")) {
    if (place.open.empty()) return said("the text ends too soon");
    return {.where = place.open.back().thing,
            .what =
                "the text ends before the { of this line is closed; is a } "
                "missing?",
            .line = place.open.back().line + 1};
  }
  if (message.ends_with("got: }") && place.open.empty()) {
    return said("here is a } too many, or a { is missing before it");
  }
  if (message.find("has no field named") == std::string::npos) {
    return said(message);
  }
  size_t at = 0;
  const std::string type = Quoted(message, at);
  const std::string field = Quoted(message, at);
  if (const TextPlace::Open* open = Unclosed(place, root, field)) {
    return {
        .where = open->thing,
        .what = absl::StrFormat("the { of this line is not closed when \"%s\" "
                                "follows in line %d; is a } missing?",
                                field, from_one),
        .line = open->line + 1};
  }
  const Descriptor* descriptor =
      DescriptorPool::generated_pool()->FindMessageTypeByName(type);
  if (descriptor == nullptr) return said(message);
  std::string known;
  for (int i = 0; i < descriptor->field_count(); ++i) {
    if (i > 0) known += ", ";
    known += descriptor->field(i)->name();
  }
  return said(absl::StrFormat("there is no field \"%s\" here; there are %s",
                              field, known));
}

class FirstError : public google::protobuf::io::ErrorCollector {
 public:
  FirstError(std::string_view text, const Descriptor* root)
      : text_(text), root_(root) {}

  void AddError(int line, google::protobuf::io::ColumnNumber column,
                const std::string& message) override {
    if (problem_) return;
    problem_ = InOurWords(message, line, PlaceIn(text_, line, column), root_);
  }
  void AddWarning(int /*line*/, google::protobuf::io::ColumnNumber /*column*/,
                  const std::string& /*message*/) override {}

  const std::optional<Problem>& problem() const { return problem_; }

 private:
  std::string_view text_;
  const Descriptor* root_;
  std::optional<Problem> problem_;
};

// How many bytes the UTF-8 character at the head of `text` has; 0 if there is
// none. Text has no control characters but white space.
size_t CharacterLength(std::string_view text) {
  const auto byte = [text](size_t i) {
    return i < text.size() ? static_cast<unsigned char>(text[i]) : 0u;
  };
  const auto follows = [&byte](size_t i) { return (byte(i) & 0xC0) == 0x80; };
  const unsigned first = byte(0);
  if (first < 0x20) {
    return first == '\n' || first == '\r' || first == '\t' ? 1 : 0;
  }
  if (first < 0x7F) return 1;
  if (first >= 0xC2 && first < 0xE0) return follows(1) ? 2 : 0;
  if (first >= 0xE0 && first < 0xF0) {
    // Neither overlong forms nor surrogates.
    const bool well =
        (first != 0xE0 || byte(1) >= 0xA0) && (first != 0xED || byte(1) < 0xA0);
    return well && follows(1) && follows(2) ? 3 : 0;
  }
  if (first >= 0xF0 && first < 0xF5) {
    const bool well =
        (first != 0xF0 || byte(1) >= 0x90) && (first != 0xF4 || byte(1) < 0x90);
    return well && follows(1) && follows(2) && follows(3) ? 4 : 0;
  }
  return 0;
}

// The first line that is not text, from 1; 0 if all is well.
int FirstLineNotText(std::string_view contents) {
  int line = 1;
  while (!contents.empty()) {
    const size_t length = CharacterLength(contents);
    if (length == 0) return line;
    if (contents[0] == '\n') ++line;
    contents.remove_prefix(length);
  }
  return 0;
}

absl::Status CheckSize(const Source& source) {
  if (source.contents.size() <= kMaxMessageBytes) return absl::OkStatus();
  return BadInput(source.name, {.where = "",
                                .what = absl::StrFormat(
                                    "%d bytes are too many; at most %d",
                                    source.contents.size(), kMaxMessageBytes)});
}

// Where in `message` there is a field that its schema does not have: the path
// to it, or nothing.
std::optional<std::string> UnknownField(const Message& message) {
  const Reflection& reflection = *message.GetReflection();
  const UnknownFieldSet& unknown = reflection.GetUnknownFields(message);
  if (!unknown.empty()) {
    return absl::StrFormat("field %d", unknown.field(0).number());
  }
  std::vector<const FieldDescriptor*> fields;
  reflection.ListFields(message, &fields);
  for (const FieldDescriptor* field : fields) {
    if (field->cpp_type() != FieldDescriptor::CPPTYPE_MESSAGE) continue;
    const int size =
        field->is_repeated() ? reflection.FieldSize(message, field) : 1;
    for (int i = 0; i < size; ++i) {
      const Message& inner =
          field->is_repeated()
              ? reflection.GetRepeatedMessage(message, field, i)
              : reflection.GetMessage(message, field);
      if (std::optional<std::string> found = UnknownField(inner)) {
        return absl::StrFormat("%s in %s", *found, field->name());
      }
    }
  }
  return std::nullopt;
}

// What is wrong with a word of a list of words: a number may stand for it that
// means none.
std::optional<std::string> NotInList(const FieldDescriptor& field, int value) {
  const google::protobuf::EnumDescriptor& list = *field.enum_type();
  if (list.FindValueByNumber(value) != nullptr) return std::nullopt;
  std::string words;
  for (int i = 0; i < list.value_count(); ++i) {
    absl::StrAppendFormat(&words, "%s%s", i == 0 ? "" : ", ",
                          list.value(i)->name());
  }
  return absl::StrFormat("there is no %d; there are: %s", value, words);
}

// The first value in `message` that no program of ours writes: a string that is
// not text (escapes can write what the text around them may not hold), a number
// that stands for no word. `tree` says where things stand, or is null.
std::optional<Problem> NoValue(const Message& message,
                               const TextFormat::ParseInfoTree* tree) {
  const Reflection& reflection = *message.GetReflection();
  std::vector<const FieldDescriptor*> fields;
  reflection.ListFields(message, &fields);
  for (const FieldDescriptor* field : fields) {
    const bool repeated = field->is_repeated();
    const int size = repeated ? reflection.FieldSize(message, field) : 1;
    for (int i = 0; i < size; ++i) {
      const int index = repeated ? i : -1;
      if (field->cpp_type() == FieldDescriptor::CPPTYPE_MESSAGE) {
        const Message& inner =
            repeated ? reflection.GetRepeatedMessage(message, field, i)
                     : reflection.GetMessage(message, field);
        std::optional<Problem> found = NoValue(
            inner, tree ? tree->GetTreeForNested(field, index) : nullptr);
        if (found) return found;
        continue;
      }
      std::optional<std::string> wrong;
      if (field->type() == FieldDescriptor::TYPE_STRING) {
        const std::string text =
            repeated ? reflection.GetRepeatedString(message, field, i)
                     : reflection.GetString(message, field);
        if (FirstLineNotText(text) != 0) {
          wrong = "holds bytes that are not text in UTF-8";
        }
      } else if (field->cpp_type() == FieldDescriptor::CPPTYPE_ENUM) {
        wrong = NotInList(
            *field, repeated
                        ? reflection.GetRepeatedEnumValue(message, field, i)
                        : reflection.GetEnumValue(message, field));
      }
      if (!wrong) continue;
      // A list in brackets stands where its first element does.
      int line = tree ? tree->GetLocation(field, index).line : -1;
      if (tree && line < 0) line = tree->GetLocation(field, 0).line;
      return Problem{
          .where = field->name(), .what = *std::move(wrong), .line = line + 1};
    }
  }
  return std::nullopt;
}

}  // namespace

int Lines::Of(const Message& message, std::string_view field, int index) const {
  if (tree_ == nullptr) return 0;
  const int line = tree_->GetLocation(FieldOf(message, field), index).line;
  return line < 0 ? 0 : line + 1;
}

Lines Lines::In(const Message& message, std::string_view field,
                int index) const {
  Lines inner;
  if (tree_ == nullptr) return inner;
  inner.root_ = root_;
  inner.tree_ = tree_->GetTreeForNested(FieldOf(message, field), index);
  return inner;
}

absl::Status ParseText(const Source& source, Message& message, Lines& lines) {
  if (absl::Status size = CheckSize(source); !size.ok()) return size;
  if (const int line = FirstLineNotText(source.contents); line != 0) {
    return BadInput(
        source.name,
        {.where = "", .what = "this is not text in UTF-8", .line = line});
  }
  lines.root_ = std::make_shared<Lines::Tree>();
  lines.tree_ = lines.root_.get();
  FirstError error(source.contents, message.GetDescriptor());
  TextFormat::Parser parser;
  parser.RecordErrorsTo(&error);
  parser.WriteLocationsTo(lines.tree_);
  google::protobuf::io::ArrayInputStream input(
      source.contents.data(), static_cast<int>(source.contents.size()));
  const LogSilencer silencer;
  if (!parser.Parse(&input, &message)) {
    return BadInput(source.name, error.problem().value_or(Problem{
                                     .where = "", .what = "not understood"}));
  }
  if (const auto problem = NoValue(message, lines.tree_)) {
    return BadInput(source.name, *problem);
  }
  return absl::OkStatus();
}

absl::Status ParseBinary(const Source& source, Message& message) {
  if (absl::Status size = CheckSize(source); !size.ok()) return size;
  const std::string type = message.GetDescriptor()->name();
  const LogSilencer silencer;
  if (!message.ParseFromArray(source.contents.data(),
                              static_cast<int>(source.contents.size()))) {
    return BadInput(source.name,
                    {.where = "",
                     .what = absl::StrFormat(
                         "these bytes are not a %s in binary form", type)});
  }
  if (const std::optional<std::string> unknown = UnknownField(message)) {
    return BadInput(
        source.name,
        {.where = "",
         .what = absl::StrFormat("this program does not know %s of a %s; it "
                                 "is no %s, or a newer program wrote it",
                                 *unknown, type, type)});
  }
  if (const auto problem = NoValue(message, nullptr)) {
    return BadInput(source.name, *problem);
  }
  return absl::OkStatus();
}

std::string Complaint(std::string_view source, const Problem& problem) {
  std::string text(source);
  if (problem.line > 0) text += absl::StrFormat(":%d", problem.line);
  if (!text.empty()) text += ": ";
  if (!problem.where.empty()) text += problem.where + ": ";
  text += problem.what;
  return ReadableLine(text);
}

absl::Status BadInput(std::string_view source, const Problem& problem) {
  return absl::InvalidArgumentError(Complaint(source, problem));
}

}  // namespace berthier
