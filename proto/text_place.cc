#include "proto/text_place.h"

#include <google/protobuf/io/tokenizer.h>
#include <google/protobuf/io/zero_copy_stream_impl_lite.h>

#include <vector>

namespace berthier {
namespace {

using google::protobuf::io::Tokenizer;

struct Deaf : google::protobuf::io::ErrorCollector {
  void AddError(int /*line*/, google::protobuf::io::ColumnNumber /*column*/,
                const std::string& /*message*/) override {}
};

struct Block {
  std::string name;
  std::string id;
  int line;
};

// Follows the text word by word.
class Follower {
 public:
  void Take(const Tokenizer::Token& token) {
    const std::string& text = token.text;
    if (token.type == Tokenizer::TYPE_IDENTIFIER) {
      word_ = text;
    } else if (text == ":") {
      field_ = word_;
    } else if (text == "{" || text == "<") {
      blocks_.push_back({.name = word_, .id = "", .line = token.line});
    } else if ((text == "}" || text == ">") && !blocks_.empty()) {
      blocks_.pop_back();
    } else if (token.type == Tokenizer::TYPE_STRING && field_ == "id" &&
               last_ == ":" && !blocks_.empty()) {
      Tokenizer::ParseString(text, &blocks_.back().id);
    }
    last_ = text;
  }

  TextPlace place() const {
    TextPlace place;
    for (size_t i = 0; i < blocks_.size(); ++i) {
      place.open.push_back({.thing = ThingOf(i + 1),
                            .name = blocks_[i].name,
                            .line = blocks_[i].line});
    }
    place.thing = ThingOf(blocks_.size());
    if (last_ == ":" || last_ == "[" || last_ == "," || last_ == "-") {
      place.field = field_;
    }
    return place;
  }

 private:
  // What the innermost of the first `count` blocks is about.
  std::string ThingOf(size_t count) const {
    for (size_t i = count; i-- > 0;) {
      if (!blocks_[i].id.empty()) {
        return blocks_[i].name + " " + blocks_[i].id;
      }
    }
    return count == 0 ? "" : blocks_[count - 1].name;
  }

  std::vector<Block> blocks_;
  std::string word_;   // the last name
  std::string field_;  // the last name before a colon
  std::string last_;   // the last word of any kind
};

}  // namespace

TextPlace PlaceIn(std::string_view text, int line, int column) {
  google::protobuf::io::ArrayInputStream input(text.data(),
                                               static_cast<int>(text.size()));
  Deaf deaf;
  Tokenizer tokenizer(&input, &deaf);
  tokenizer.set_comment_style(Tokenizer::SH_COMMENT_STYLE);
  tokenizer.set_require_space_after_number(false);
  Follower follower;
  while (tokenizer.Next()) {
    const Tokenizer::Token& token = tokenizer.current();
    if (token.line > line || (token.line == line && token.column >= column)) {
      break;
    }
    follower.Take(token);
  }
  return follower.place();
}

}  // namespace berthier
