// Positions between the wire form and the neutral form that rulesets read.
//
// What the words mean is the ruleset's affair; here it is made sure that
// places are on a table, headings are quarter degrees and pairs are whole.
//
// Laws: DocumentOf(WireOf(d, ruler)) = d, for every document whose entries
// stand in the sequence of types of the wire form (WireOf puts them into it and
// keeps the sequence within a type) and for every ruler but for Entry::line.
//
//   absl::StatusOr<WrittenDocument> read =
//       ReadPosition({"s2.textproto", contents}, Form::kText);
//   Built built = ruleset.build(read->document);
#ifndef BERTHIER_PROTO_POSITION_CODEC_H_
#define BERTHIER_PROTO_POSITION_CODEC_H_

#include <string>
#include <string_view>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "engine/model/scenario_document.h"
#include "proto/position.pb.h"
#include "proto/ruler.h"
#include "proto/text.h"

namespace berthier {

enum class Form { kText, kBinary };

// Binary for names that end in ".binpb", else text.
Form FormOf(std::string_view file_name);

struct WrittenDocument {
  ScenarioDocument document;
  Ruler ruler = kInches;  // that it was written with
};

absl::StatusOr<WrittenDocument> ReadPosition(const Source& source, Form form);

// The same of a message that is at hand. `source` is what complaints call it,
// `lines` says where it stood in a text.
absl::StatusOr<WrittenDocument> DocumentOf(const wire::Position& position,
                                           std::string_view source,
                                           const Lines& lines);

wire::Position WireOf(const ScenarioDocument& document, const Ruler& ruler);

}  // namespace berthier

#endif  // BERTHIER_PROTO_POSITION_CODEC_H_
