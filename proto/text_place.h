// What a place in a text is about: the thing described there and the field.
//
//   unit { id: "F2" x: "three" }     at the word "three": unit F2, x
#ifndef BERTHIER_PROTO_TEXT_PLACE_H_
#define BERTHIER_PROTO_TEXT_PLACE_H_

#include <string>
#include <string_view>
#include <vector>

namespace berthier {

struct TextPlace {
  // The innermost thing that has said its id before this place, "unit F2";
  // else the innermost thing at all; empty outside of all things.
  std::string thing;
  // The field whose value stands here; empty where no value does.
  std::string field;
  // The braces open here, outermost first.
  struct Open {
    std::string thing;  // as above, at the brace
    std::string name;   // the field before the brace
    int line;           // of the brace, from 0
  };
  std::vector<Open> open;
};

// `line` and `column` count from 0, as the parser does.
TextPlace PlaceIn(std::string_view text, int line, int column);

}  // namespace berthier

#endif  // BERTHIER_PROTO_TEXT_PLACE_H_
