#include "proto/text.h"

#include <gmock/gmock.h>
#include <google/protobuf/util/message_differencer.h>
#include <gtest/gtest.h>

#include <sstream>

#include "proto/conformance.pb.h"
#include "proto/position.pb.h"

namespace berthier {
namespace {

using ::google::protobuf::util::MessageDifferencer;
using ::testing::HasSubstr;

std::string ErrorOf(std::string_view contents) {
  wire::Position position;
  Lines lines;
  return std::string(
      ParseText({"s2.textproto", contents}, position, lines).message());
}

constexpr std::string_view kCase = R"(name: "Contact"
clause: "XX-CON-01"
clause: "XX-CON-02"
position {
  ruleset: "some"
  unit { id: "A" side: "French" x: 30 y: 23.2 heading: 0 }
  unit { id: "D" side: "Austrian" is: ["infantry", "disrupted"]
         x: 30 y: 24 heading: 180 }
}
step { order { verb: "move" subject: "A" x: 30 y: 23.2 } }
step {
  expect { unit { id: "A" is: "charging" } }
}
)";

TEST(ParseText, RemembersLines) {
  wire::Case message;
  Lines lines;
  ASSERT_TRUE(ParseText({"case", kCase}, message, lines).ok());
  EXPECT_EQ(lines.Of(message, "name"), 1);
  EXPECT_EQ(lines.Of(message, "clause", 1), 3);
  EXPECT_EQ(lines.Of(message, "step", 1), 11);
  EXPECT_EQ(lines.Of(message, "scenario"), 0);
  const Lines inner = lines.In(message, "position");
  EXPECT_EQ(inner.Of(message.position(), "unit", 1), 7);
  EXPECT_EQ(inner.In(message.position(), "unit", 1)
                .Of(message.position().unit(1), "heading"),
            8);
  EXPECT_EQ(Lines().Of(message, "name"), 0);
}

TEST(ParseText, NamesTheLineTheThingAndTheField) {
  EXPECT_EQ(ErrorOf("ruleset: \"some\"\nunit {\n  headng: 3\n}\n"),
            "s2.textproto:3: unit: there is no field \"headng\" here; there "
            "are id, side, of, is, x, y, heading, points, number, link");
  EXPECT_EQ(ErrorOf("colour: \"blue\""),
            "s2.textproto:1: there is no field \"colour\" here; there are "
            "ruleset, name, note, ruler, table, option, clock, side, terrain, "
            "formation, leader, unit, marker, process");
  EXPECT_EQ(ErrorOf("unit { id: \"F1\" x: 1 y: 2 }\n"
                    "unit { id: \"F2\" x: \"three\" }"),
            "s2.textproto:2: unit F2: x: Expected double, got: \"three\"");
  EXPECT_EQ(ErrorOf("unit { id: \"F2\" number { key: 3 } }"),
            "s2.textproto:1: unit F2: key: Expected string, got: 3");
  EXPECT_EQ(ErrorOf("# } the lot\nunit { id: \"F2\" is: [\"a\",\n  7] }"),
            "s2.textproto:3: unit F2: is: Expected string, got: 7");
  EXPECT_EQ(ErrorOf("unit { id: \"A\" id: \"B\" }"),
            "s2.textproto:1: unit A: Non-repeated field \"id\" is specified "
            "multiple times.");
  EXPECT_EQ(ErrorOf("unit { id: \"A\"\n\n"),
            "s2.textproto:1: unit A: the text ends before the { of this line "
            "is closed; is a } missing?");
}

TEST(ParseText, SaysWhichBraceIsMissing) {
  EXPECT_EQ(ErrorOf("unit { id: \"A\"\n  x: 1 y: 2\n\nunit { id: \"B\" }\n"),
            "s2.textproto:1: unit A: the { of this line is not closed when "
            "\"unit\" follows in line 4; is a } missing?");
  EXPECT_EQ(ErrorOf("unit { id: \"A\"\n  link {\n key: \"with\"\n"
                    "  link { key: \"b\" } }\n}"),
            "s2.textproto:2: unit A: the { of this line is not closed when "
            "\"link\" follows in line 4; is a } missing?");
  EXPECT_EQ(ErrorOf("\nunit { id: \"A\"\n  link {\n key: \"with\"\n"
                    "terrain { id: \"T\" }\n"),
            "s2.textproto:2: unit A: the { of this line is not closed when "
            "\"terrain\" follows in line 5; is a } missing?");
  EXPECT_EQ(ErrorOf("unit { id: \"A\" link {\n key: \"with\" }\n"),
            "s2.textproto:1: unit A: the text ends before the { of this line "
            "is closed; is a } missing?");
  EXPECT_EQ(ErrorOf("unit { id: \"A\" }\n}\nunit { id: \"B\" }\n"),
            "s2.textproto:2: here is a } too many, or a { is missing before "
            "it");
}

TEST(ParseText, RefusesWhatEscapesMakeOfText) {
  EXPECT_EQ(ErrorOf("ruleset: \"a\"\nname: \"\\xFF\""),
            "s2.textproto:2: name: holds bytes that are not text in UTF-8");
  EXPECT_EQ(ErrorOf("unit {\n  id: \"\\033[2J\" }"),
            "s2.textproto:2: id: holds bytes that are not text in UTF-8");
  EXPECT_EQ(ErrorOf("name: \"Napol\\303\\251on\""), "");
}

TEST(ParseText, RefusesWhatIsNotText) {
  EXPECT_EQ(ErrorOf(std::string_view("name: \"a\"\nno\0te: \"b\"", 20)),
            "s2.textproto:2: this is not text in UTF-8");
  EXPECT_EQ(ErrorOf("name: \"\xC3\x28\""),
            "s2.textproto:1: this is not text in UTF-8");
  // Overlong, surrogate, beyond the last character, cut off.
  for (const char* bad : {"\xC0\x80", "\xE0\x80\x80", "\xED\xA0\x80",
                          "\xF4\x90\x80\x80", "\xF0\x9F\x98", "\x7F", "\x80"}) {
    EXPECT_THAT(ErrorOf(bad), HasSubstr("not text")) << bad;
  }
  EXPECT_EQ(ErrorOf("name: \"Austerlitz, d\xC3\xA9"
                    "cembre \xF0\x9F\x98\x80\""),
            "");
}

TEST(ParseBinary, RefusesGarbageAndUnknownFields) {
  wire::Position position;
  EXPECT_EQ(ParseBinary({"p.binpb", "\xFF\xFF\xFF"}, position).message(),
            "p.binpb: these bytes are not a Position in binary form");
  // Field 100 of an entry: a varint.
  wire::Position odd;
  odd.add_unit()->set_id("A");
  odd.mutable_unit(0)
      ->GetReflection()
      ->MutableUnknownFields(odd.mutable_unit(0))
      ->AddVarint(100, 1);
  EXPECT_EQ(
      ParseBinary({"p.binpb", odd.SerializeAsString()}, position).message(),
      "p.binpb: this program does not know field 100 in unit of a Position; it "
      "is no Position, or a newer program wrote it");
}

TEST(ParseBinary, RefusesStringsThatAreNotText) {
  wire::Position position;
  EXPECT_EQ(
      ParseBinary({"p.binpb", std::string_view("\x0A\x01\xFF", 3)}, position)
          .message(),
      "p.binpb: these bytes are not a Position in binary form");
}

TEST(PrintText, IsShortAndReadsBack) {
  wire::Case message;
  Lines lines;
  ASSERT_TRUE(ParseText({"case", kCase}, message, lines).ok());
  const std::string text = PrintText(message);
  EXPECT_EQ(text, R"(name: "Contact"
clause: ["XX-CON-01", "XX-CON-02"]
position {
  ruleset: "some"
  unit { id: "A" side: "French" x: 30 y: 23.2 heading: 0 }
  unit { id: "D" side: "Austrian" is: ["infantry", "disrupted"] x: 30 y: 24
         heading: 180 }
}
step { order { verb: "move" subject: "A" x: 30 y: 23.2 } }
step { expect { unit { id: "A" is: "charging" } } }
)");
  wire::Case back;
  ASSERT_TRUE(ParseText({"case", text}, back, lines).ok());
  EXPECT_TRUE(MessageDifferencer::Equals(back, message));
}

TEST(PrintText, BreaksLongTextAndLongLists) {
  wire::Position position;
  std::string note;
  for (int i = 0; i < 40; ++i) note += "a \"word\" or d\xC3\xA9j\xC3\xA0 vu\n ";
  position.set_note(note);
  wire::Entry& stream = *position.add_terrain();
  stream.set_id("stream");
  for (int i = 0; i < 20; ++i) {
    wire::Point& point = *stream.add_points();
    point.set_x(i + 0.125);
    point.set_y(-i);
  }
  const std::string text = PrintText(position);
  std::istringstream in(text);
  for (std::string line; std::getline(in, line);) {
    EXPECT_LE(line.size(), 88u) << line;  // 80 columns and a few accents
  }
  wire::Position back;
  Lines lines;
  ASSERT_TRUE(ParseText({"text", text}, back, lines).ok()) << text;
  EXPECT_TRUE(MessageDifferencer::Equals(back, position)) << text;
}

TEST(Complaint, LeavesOutWhatIsUnknown) {
  EXPECT_EQ(
      Complaint("s2.textproto",
                {.where = "unit F2", .what = "overlaps unit F1", .line = 31}),
      "s2.textproto:31: unit F2: overlaps unit F1");
  EXPECT_EQ(Complaint("s2.textproto", {.where = "", .what = "is empty"}),
            "s2.textproto: is empty");
  EXPECT_EQ(Complaint("", {.where = "unit F2", .what = "is lost"}),
            "unit F2: is lost");
}

}  // namespace
}  // namespace berthier
