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
      blocks_.push_back({.name = word_, .id = ""});
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
    for (auto block = blocks_.rbegin(); block != blocks_.rend(); ++block) {
      if (block->id.empty()) continue;
      place.thing = block->name + " " + block->id;
      break;
    }
    if (place.thing.empty() && !blocks_.empty()) {
      place.thing = blocks_.back().name;
    }
    if (last_ == ":" || last_ == "[" || last_ == "," || last_ == "-") {
      place.field = field_;
    }
    return place;
  }

 private:
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
