#include "proto/position_codec.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <array>
#include <random>

#include "tests/engine/model/random_play.h"
#include "tests/toys/breakthrough.h"
#include "tests/toys/connect_four.h"
#include "tests/toys/dice_duel.h"

namespace berthier {
namespace {

constexpr std::string_view kTwoUnits = R"(ruleset: "some"
name: "Contact"
table { width: 60 depth: 48 }
option { key: "square_move" value: "1" }
unit { id: "A" side: "French" is: "infantry" x: 30 y: 23.2 heading: 0 }
unit { id: "D" side: "Austrian" is: ["infantry", "disrupted"]
       x: 30 y: 24 heading: 180 of: "division B"
       number { key: "points" value: 2 }
       link { key: "charges" value: "A" } }
terrain { id: "stream" is: "linear feature"
          points: [{ x: 0 y: 16 }, { x: 12.125 y: 15 }] }
)";

void ExpectEqual(const ScenarioDocument& a, const ScenarioDocument& b) {
  EXPECT_EQ(a.ruleset, b.ruleset);
  EXPECT_EQ(a.name, b.name);
  EXPECT_EQ(a.note, b.note);
  EXPECT_EQ(a.width, b.width);
  EXPECT_EQ(a.depth, b.depth);
  EXPECT_EQ(a.options, b.options);
  ASSERT_EQ(a.entries.size(), b.entries.size());
  for (size_t i = 0; i < a.entries.size(); ++i) {
    const Entry& x = a.entries[i];
    const Entry& y = b.entries[i];
    EXPECT_EQ(x.type, y.type);
    EXPECT_EQ(x.id, y.id);
    EXPECT_EQ(x.side, y.side);
    EXPECT_EQ(x.of, y.of);
    EXPECT_EQ(x.is, y.is);
    EXPECT_EQ(x.place, y.place);
    EXPECT_EQ(x.heading, y.heading);
    EXPECT_EQ(x.points, y.points);
    EXPECT_EQ(x.numbers, y.numbers);
    EXPECT_EQ(x.links, y.links);
  }
}

TEST(ReadPosition, ReadsWhatAPersonWrites) {
  const absl::StatusOr<WrittenDocument> read =
      ReadPosition({"two", kTwoUnits}, Form::kText);
  ASSERT_TRUE(read.ok()) << read.status();
  EXPECT_EQ(read->ruler, kInches);
  const ScenarioDocument& document = read->document;
  EXPECT_EQ(document.ruleset, "some");
  EXPECT_EQ(document.width, Inches(60));
  EXPECT_EQ(document.depth, Inches(48));
  EXPECT_THAT(document.options,
              testing::ElementsAre(testing::Pair("square_move", "1")));
  ASSERT_EQ(document.entries.size(), 3u);

  const Entry& stream = document.entries[0];
  EXPECT_EQ(stream.type, "terrain");
  EXPECT_EQ(stream.place, std::nullopt);
  EXPECT_EQ(stream.heading, std::nullopt);
  EXPECT_THAT(stream.points, testing::ElementsAre(Point{0, 16 * 1016},
                                                  Point{12319, 15 * 1016}));
  EXPECT_EQ(stream.line, 10);

  const Entry& d = document.entries[2];
  EXPECT_EQ(d.type, "unit");
  EXPECT_EQ(d.id, "D");
  EXPECT_EQ(d.side, "Austrian");
  EXPECT_EQ(d.of, "division B");
  EXPECT_THAT(d.is, testing::ElementsAre("infantry", "disrupted"));
  EXPECT_EQ(d.place, (Point{30 * 1016, 24 * 1016}));
  EXPECT_EQ(d.heading, Heading::Degrees(180));
  EXPECT_THAT(d.numbers, testing::ElementsAre(testing::Pair("points", 2)));
  EXPECT_THAT(d.links, testing::ElementsAre(testing::Pair("charges", "A")));
  EXPECT_EQ(d.line, 6);
}

TEST(ReadPosition, MeasuresWithTheRulerNamed) {
  const absl::StatusOr<WrittenDocument> read = ReadPosition(
      {"p", "ruleset: \"r\" ruler: \"cm\" unit { x: 2.5 y: 0.0025 }"},
      Form::kText);
  ASSERT_TRUE(read.ok());
  EXPECT_EQ(read->ruler, kCentimetres);
  EXPECT_EQ(read->document.entries[0].place, (Point{1000, 1}));
  EXPECT_EQ(read->document.width, Length());
}

struct Mistake {
  const char* text;
  const char* complaint;
};

TEST(ReadPosition, SaysWhatIsWrongAndWhere) {
  const std::array<Mistake, 23> mistakes = {{
      {"name: \"x\"", "p: no ruleset is named; begin with ruleset: \"...\""},
      {"ruleset: \"r\"\nruler: \"ell\"",
       "p:2: ruler \"ell\" is unknown; there are in, cm, mm, tick"},
      {"ruleset: \"r\"\ntable { width: 60 }",
       "p:2: table: depth 0 is not a length above 0 and up to 1032 in"},
      {"ruleset: \"r\" table { width: -1 depth: 3 }",
       "p:1: table: width -1 is not a length above 0 and up to 1032 in"},
      {"ruleset: \"r\" ruler: \"cm\" table { width: 9000 depth: 3 }",
       "p:1: table: width 9000 is not a length above 0 and up to 2621 cm"},
      {"ruleset: \"r\"\noption { value: \"1\" }", "p:2: option: has no key"},
      {"ruleset: \"r\"\noption { key: \"a\" }\noption { key: \"a\" }",
       "p:3: option a: is given twice"},
      {"ruleset: \"r\"\nunit { id: \"F2\" x: 1 y: 1\n  heading: 400 }",
       "p:3: unit F2: heading 400 is not a quarter degree in [0, 360)"},
      {"ruleset: \"r\"\nunit { id: \"F2\" heading: 12.3 }",
       "p:2: unit F2: heading 12.3 is not a quarter degree in [0, 360)"},
      {"ruleset: \"r\"\nunit { id: \"F2\" heading: nan }",
       "p:2: unit F2: heading nan is not a quarter degree in [0, 360)"},
      {"ruleset: \"r\"\nunit { id: \"F2\" x: nan y: 1 }",
       "p:2: unit F2: x nan is not a coordinate within 1032 in of the corner "
       "of the table"},
      {"ruleset: \"r\"\nunit { id: \"F2\" x: 1 y: -inf }",
       "p:2: unit F2: y -inf is not a coordinate within 1032 in of the corner "
       "of the table"},
      {"ruleset: \"r\"\nleader { id: \"Ney\" x: 1032.1 y: 0 }",
       "p:2: leader Ney: x 1032.1 is not a coordinate within 1032 in of the "
       "corner of the table"},
      {"ruleset: \"r\"\nunit { id: \"F2\" x: 3 }",
       "p:2: unit F2: x without y; a place needs both"},
      {"ruleset: \"r\"\nunit { id: \"F2\" y: 3 }",
       "p:2: unit F2: y without x; a place needs both"},
      {"ruleset: \"r\"\nterrain { id: \"wood\"\n  points { x: 1 y: 1 }\n"
       "  points { x: 1 y: 1e9 } }",
       "p:4: terrain wood: point 2: y 1e+09 is not a coordinate within "
       "1032 in of the corner of the table"},
      {"ruleset: \"r\"\nunit { id: \"F2\" }\nunit { id: \"F2\" }",
       "p:3: unit F2: there is another of this id; ids are unique"},
      {"ruleset: \"r\"\nunit { id: \"F2\" is: \"\" }",
       "p:2: unit F2: \"\" is no word"},
      {"ruleset: \"r\"\nclock { number { value: 3 } }",
       "p:2: clock: a number has no key"},
      {"ruleset: \"r\"\nclock { number { key: \"round\" } }",
       "p:2: clock: number round has no value"},
      {"ruleset: \"r\"\nterrain { id: \"wood\" points { y: 1 } }",
       "p:2: terrain wood: point 1: a place needs both x and y"},
      {"ruleset: \"r\"\nunit { id: \"F2\"\n link { value: \"F3\" } }",
       "p:3: unit F2: a link has no key"},
      {"ruleset: \"r\"\nunit { id: 3 }",
       "p:2: unit: id: Expected string, got: 3"},
  }};
  for (const Mistake& mistake : mistakes) {
    const absl::StatusOr<WrittenDocument> read =
        ReadPosition({"p", mistake.text}, Form::kText);
    ASSERT_FALSE(read.ok()) << mistake.text;
    EXPECT_EQ(std::string(read.status().message()), mistake.complaint);
  }
}

TEST(ReadPosition, ReadsBinaryAndComplainsWithoutLines) {
  absl::StatusOr<WrittenDocument> read =
      ReadPosition({"two", kTwoUnits}, Form::kText);
  ASSERT_TRUE(read.ok());
  wire::Position position = WireOf(read->document, read->ruler);
  absl::StatusOr<WrittenDocument> back =
      ReadPosition({"two", position.SerializeAsString()}, Form::kBinary);
  ASSERT_TRUE(back.ok());
  ExpectEqual(read->document, back->document);
  EXPECT_EQ(back->document.entries[1].line, 0);

  position.mutable_unit(1)->set_heading(360);
  back = ReadPosition({"two", position.SerializeAsString()}, Form::kBinary);
  EXPECT_EQ(back.status().message(),
            "two: unit D: heading 360 is not a quarter degree in [0, 360)");
}

TEST(FormOf, GoesByTheEndOfTheName) {
  EXPECT_EQ(FormOf("a/b.binpb"), Form::kBinary);
  EXPECT_EQ(FormOf("a/b.textproto"), Form::kText);
  EXPECT_EQ(FormOf("binpb"), Form::kText);
}

// A document with everything in it, drawn from `random`.
ScenarioDocument RandomDocument(std::mt19937_64& random) {
  const auto below = [&random](int n) {
    return static_cast<int>(random() % static_cast<uint64_t>(n));
  };
  const auto word = [&below] {
    static constexpr std::array<const char*, 6> kWords = {
        "infantry", "d\xC3\xA9j\xC3\xA0 vu", "a \"b\"", "x\ny", "'", "\\"};
    return std::string(kWords[static_cast<size_t>(below(6))]);
  };
  const auto coordinate = [&below] {
    return below(2 * kFarthestPlace + 1) - kFarthestPlace;
  };
  ScenarioDocument document;
  document.ruleset = word();
  document.name = below(2) ? word() : "";
  document.note = word() + " " + word();
  document.width = Ticks(below(kFarthestPlace) + 1);
  document.depth = Ticks(below(kFarthestPlace) + 1);
  for (int i = below(3); i > 0; --i) {
    document.options.emplace_back(word() + std::to_string(i), word());
  }
  for (const char* type : {"clock", "side", "terrain", "formation", "leader",
                           "unit", "marker", "process"}) {
    for (int i = below(4); i > 0; --i) {
      Entry entry;
      entry.type = type;
      entry.id = below(4) ? word() + std::to_string(i) : "";
      entry.side = below(2) ? word() : "";
      entry.of = below(2) ? word() : "";
      for (int k = below(4); k > 0; --k) entry.is.push_back(word());
      if (below(2)) entry.place = Point{coordinate(), coordinate()};
      if (below(2)) entry.heading = Heading::Quarters(below(1440));
      for (int k = below(9); k > 0; --k) {
        entry.points.push_back({coordinate(), coordinate()});
      }
      for (int k = below(3); k > 0; --k) {
        entry.numbers.emplace_back(word(), static_cast<int64_t>(random()));
      }
      for (int k = below(3); k > 0; --k) {
        entry.links.emplace_back(word(), word());
      }
      document.entries.push_back(std::move(entry));
    }
  }
  return document;
}

TEST(PositionCodec, AnyDocumentComesBack) {
  std::mt19937_64 random(1805);
  for (size_t i = 0; i < 400; ++i) {
    const ScenarioDocument document = RandomDocument(random);
    const Ruler ruler =
        std::array{kInches, kCentimetres, kMillimetres, kTicks}[i % 4];
    const wire::Position position = WireOf(document, ruler);
    const std::string text = PrintText(position);
    const absl::StatusOr<WrittenDocument> from_text =
        ReadPosition({"text", text}, Form::kText);
    ASSERT_TRUE(from_text.ok()) << from_text.status() << "\n" << text;
    EXPECT_EQ(from_text->ruler, ruler);
    ExpectEqual(document, from_text->document);
    const absl::StatusOr<WrittenDocument> from_binary =
        ReadPosition({"binary", position.SerializeAsString()}, Form::kBinary);
    ASSERT_TRUE(from_binary.ok()) << from_binary.status();
    ExpectEqual(document, from_binary->document);
    EXPECT_EQ(PrintText(WireOf(from_text->document, ruler)), text);
  }
}

// Along random games, every position reaches the same hash and awaits the same
// by way of its text.
void PlayThroughText(const Ruleset& ruleset, const ScenarioDocument& start,
                     uint64_t seed) {
  const Built built = ruleset.build(start);
  const auto* game = std::get_if<std::unique_ptr<const Game>>(&built);
  ASSERT_NE(game, nullptr);
  SeededChooser chooser(seed);
  Position position((*game)->layout());
  (*game)->Start(position);
  while (!(*game)->Awaits(position).is_over()) {
    const std::string text =
        PrintText(WireOf((*game)->Write(position), kInches));
    const absl::StatusOr<WrittenDocument> read =
        ReadPosition({"text", text}, Form::kText);
    ASSERT_TRUE(read.ok()) << read.status() << "\n" << text;
    const Built again = ruleset.build(read->document);
    const auto* same = std::get_if<std::unique_ptr<const Game>>(&again);
    ASSERT_NE(same, nullptr) << text;
    Position back((*same)->layout());
    (*same)->Start(back);
    ASSERT_EQ((*same)->Hash(back), (*game)->Hash(position)) << text;
    ASSERT_EQ((*same)->Awaits(back), (*game)->Awaits(position)) << text;
    StepAtRandom(**game, position, chooser, nullptr);
  }
}

TEST(PositionCodec, GamesGoOnThroughText) {
  for (uint64_t seed = 0; seed < 5; ++seed) {
    PlayThroughText(Breakthrough(), BreakthroughStart(), seed);
    PlayThroughText(ConnectFour(), ConnectFourStart(), seed);
    PlayThroughText(DiceDuel(), DiceDuelStart(5, 6, 20, Fog::kOff), seed);
  }
}

}  // namespace
}  // namespace berthier
