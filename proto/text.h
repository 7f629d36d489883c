// Text and bytes to messages and back, with errors for people.
//
// An error is one line: "s2.textproto:31: unit F2: heading 400 is not ...".
// The line is there if the text has one, the thing if it has a name.
//
// Laws: Parse(Print(m)) = m; Print breaks lines at 80 columns where it can.
//
//   Source source = {"s2.textproto", contents};
//   Lines lines;
//   wire::Case message;
//   absl::Status status = ParseText(source, message, lines);
//   int line = lines.Of(message, "step", 3);
#ifndef BERTHIER_PROTO_TEXT_H_
#define BERTHIER_PROTO_TEXT_H_

#include <google/protobuf/message.h>
#include <google/protobuf/text_format.h>

#include <memory>
#include <string>
#include <string_view>

#include "absl/status/status.h"
#include "engine/model/scenario_document.h"

namespace berthier {

// What is read, and what to call it when something is wrong with it.
struct Source {
  std::string_view name;  // usually the file's
  std::string_view contents;
};

// Larger inputs are refused before anybody looks at them.
inline constexpr size_t kMaxMessageBytes = size_t{64} << 20;

// Where the fields of a parsed message stand in its text; of a message that
// was not parsed from text, nowhere.
class Lines {
 public:
  Lines() = default;

  // Line, from 1, of a field of `message`; `index` counts the elements of a
  // repeated field. 0 if unknown.
  int Of(const google::protobuf::Message& message, std::string_view field,
         int index = -1) const;
  // The lines of a message inside this one.
  Lines In(const google::protobuf::Message& message, std::string_view field,
           int index = -1) const;

 private:
  friend absl::Status ParseText(const Source&, google::protobuf::Message&,
                                Lines&);
  using Tree = google::protobuf::TextFormat::ParseInfoTree;

  std::shared_ptr<Tree> root_;
  Tree* tree_ = nullptr;
};

absl::Status ParseText(const Source& source, google::protobuf::Message& message,
                       Lines& lines);
// Refuses fields that this program does not know.
absl::Status ParseBinary(const Source& source,
                         google::protobuf::Message& message);

// Text over several lines; ends in a newline unless it is empty.
std::string PrintText(const google::protobuf::Message& message);
// The same on one line, without a newline.
std::string PrintLine(const google::protobuf::Message& message);

// "name:line: where: what", without what is unknown.
std::string Complaint(std::string_view source, const Problem& problem);
absl::Status BadInput(std::string_view source, const Problem& problem);

}  // namespace berthier

#endif  // BERTHIER_PROTO_TEXT_H_
