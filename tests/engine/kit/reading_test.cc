// Words of entries, what reading a document has in common, and states as
// numbers.
#include <gtest/gtest.h>

#include "engine/kit/wire/document_reader.h"
#include "engine/kit/wire/numbered_fields.h"

namespace berthier {
namespace {

enum class Colour { kRed, kBlue };
constexpr Named<Colour> kColours[] = {{"red", Colour::kRed},
                                      {"blue", Colour::kBlue}};

TEST(Named, FindsBothWays) {
  EXPECT_EQ(Find(kColours, "blue"), Colour::kBlue);
  EXPECT_EQ(Find(kColours, "green"), std::nullopt);
  EXPECT_EQ(WordFor(kColours, Colour::kRed), "red");
}

// What may be said, nothing else asked for.
const EntryForm kUnit = {.type = "unit",
                         .words = {OneOf(kColours, "its colour")},
                         .numbers = {{"guns", 1, 8, "how many"}},
                         .links = {{"with", "whom it is with"}},
                         .place = "where it stands"};

TEST(EntryWords, WhatNobodyTakesIsLeftOver) {
  Entry entry{.type = "unit", .is = {"blue"}};
  entry.numbers = {{"guns", 6}};
  entry.links = {{"with", "A"}};
  EntryWords words(entry, kUnit);
  EXPECT_EQ(words.TakeOne(kColours), Colour::kBlue);
  EXPECT_EQ(words.LeftOver(),
            "number \"guns\" is said twice or contradicts another; keep one");
  EXPECT_EQ(words.Number("guns"), 6);
  EXPECT_EQ(words.Number("guns"), std::nullopt);
  EXPECT_EQ(words.LeftOver(),
            "link \"with\" is said twice or contradicts another; keep one");
  EXPECT_EQ(words.Link("with"), "A");
  EXPECT_EQ(words.Link("with"), std::nullopt);
  EXPECT_EQ(words.LeftOver(), "");
}

TEST(EntryWords, AContradictionIsLeftOver) {
  const Entry entry{.type = "unit", .is = {"red", "blue"}};
  EntryWords words(entry, kUnit);
  EXPECT_EQ(words.TakeOne(kColours), Colour::kRed);
  EXPECT_EQ(words.LeftOver(),
            "word \"blue\" is said twice or contradicts another; keep one");
}

TEST(EntryForm, WhatTheFormDoesNotHaveIsLeftOver) {
  Entry entry{.type = "unit", .is = {"blue", "old"}};
  EntryWords words(entry, kUnit);
  EXPECT_EQ(words.UnknownWord(), "old");
  EXPECT_EQ(words.LeftOver(),
            "word \"blue\" is said twice or contradicts another; keep one");
  EXPECT_EQ(words.TakeOne(kColours), Colour::kBlue);
  EXPECT_EQ(words.LeftOver(),
            "word \"old\" is unknown here; there are blue, red");
  const EntryForm nothing = {.type = "unit"};
  EXPECT_EQ(EntryWords(entry, nothing).LeftOver(),
            "word \"blue\" is unknown here; there are none");
}

TEST(EntryForm, PartsThatDoNotBelongAreLeftOver) {
  Entry entry{.type = "unit", .is = {}, .place = Point{1, 2}};
  EXPECT_EQ(EntryWords(entry, kUnit).LeftOver(), "");
  EXPECT_EQ(EntryWords(entry, kUnit).UnknownWord(), "");
  entry.heading = Heading();
  EXPECT_EQ(EntryWords(entry, kUnit).LeftOver(),
            "heading does not belong here; leave it out");
  entry.of = "1st";
  EXPECT_EQ(EntryWords(entry, kUnit).LeftOver(),
            "of: does not belong here; leave it out");
}

TEST(EntryForm, TheReaderAsksForAllThatTheFormHas) {
  const Entry entry{.type = "unit", .is = {"blue"}};
  EntryWords words(entry, kUnit);
  words.TakeOne(kColours);
  EXPECT_EQ(words.NeverAsked(), "guns");
  EXPECT_EQ(words.Number("guns"), std::nullopt);
  EXPECT_EQ(words.NeverAsked(), "with");
  EXPECT_EQ(words.Link("with"), std::nullopt);
  EXPECT_EQ(words.NeverAsked(), "");
  EXPECT_DEATH(words.Take("old"), "broken");
  EXPECT_DEATH(words.Link("without"), "broken");
}

class Reader : public DocumentReader {
 public:
  explicit Reader(const ScenarioDocument& document,
                  std::span<const EntryForm> forms = {})
      : DocumentReader(document, forms) {}
  using DocumentReader::FindClock;
  using DocumentReader::FindSides;
  using DocumentReader::NameOf;
  using DocumentReader::Outline;
  using DocumentReader::ReadEntry;
  using DocumentReader::ReadTable;
  using DocumentReader::ReadTime;
  using DocumentReader::SideOf;
  using DocumentReader::TakeId;
};

struct Sides {
  ScenarioDocument document;
  std::array<const Entry*, kSides> given = {nullptr, nullptr};

  explicit Sides(std::initializer_list<const char*> names) {
    for (const char* name : names) {
      document.entries.push_back({.type = "side", .id = name});
    }
  }
  // What is wrong; empty if nothing is.
  std::string Read(Reader& reader) {
    return reader.FindSides({"French", "Austrian"}, given)
               ? ""
               : reader.problem().what;
  }
};

TEST(DocumentReader, SidesGoByDefaultOrHaveNamesOfTheirOwn) {
  Sides none({}), second({"Austrian"}), both({"Reds", "Blues"});
  Reader a(none.document), b(second.document), c(both.document);
  EXPECT_EQ(none.Read(a), "");
  EXPECT_EQ(a.NameOf(Side::kFirst), "French");
  EXPECT_EQ(second.Read(b), "");
  EXPECT_EQ(second.given[0], nullptr);
  EXPECT_EQ(second.given[1], &second.document.entries[0]);
  EXPECT_EQ(both.Read(c), "");
  EXPECT_EQ(c.NameOf(Side::kSecond), "Blues");

  Side side = Side::kFirst;
  EXPECT_TRUE(c.SideOf({.type = "unit", .id = "X", .side = "Blues"}, side));
  EXPECT_EQ(side, Side::kSecond);
  EXPECT_FALSE(c.SideOf({.type = "unit", .id = "X", .side = "French"}, side));
  EXPECT_EQ(c.problem().where, "unit X");
  EXPECT_EQ(c.problem().what,
            "side \"French\" is not one of Reds, Blues; two side entries give "
            "other names");
}

TEST(DocumentReader, OneSideOfItsOwnNameOrThreeAreRefused) {
  Sides one({"Reds"}), three({"Reds", "Blues", "Greens"});
  Reader a(one.document), b(three.document);
  EXPECT_EQ(one.Read(a), "is the only side; name the other one too");
  EXPECT_EQ(three.Read(b), "a game has two sides");
}

TEST(DocumentReader, IdsAreGivenOnce) {
  const ScenarioDocument document;
  Reader reader(document);
  EXPECT_TRUE(reader.TakeId({.type = "unit", .id = "X", .line = 7}));
  EXPECT_FALSE(reader.TakeId({.type = "unit", .id = "X", .line = 9}));
  EXPECT_EQ(reader.problem().what,
            "the id \"X\" is taken by line 7; choose another");
  EXPECT_EQ(reader.problem().line, 9);
  EXPECT_FALSE(reader.TakeId({.type = "unit"}));
}

TEST(DocumentReader, TimesOfDay) {
  const ScenarioDocument document;
  Reader reader(document);
  const Entry clock{.type = "clock"};
  int16_t minute = 0;
  EXPECT_TRUE(reader.ReadTime(clock, "start", "14:30", minute));
  EXPECT_EQ(minute, 870);
  for (const char* wrong :
       {"", "14", "24:00", "14:60", "14:3", "14:300", "-1:30", "14:30 "}) {
    EXPECT_FALSE(reader.ReadTime(clock, "start", wrong, minute)) << wrong;
  }
  EXPECT_EQ(minute, 870);
}

TEST(DocumentReader, TablesAreNeitherTooSmallNorTooLarge) {
  Length width, depth;
  const auto read = [&](Length w, Length d) {
    const ScenarioDocument document = {.width = w, .depth = d};
    Reader reader(document);
    return reader.ReadTable({Inches(60), Inches(48)}, width, depth)
               ? ""
               : reader.problem().what;
  };
  EXPECT_EQ(read(Inches(0), Inches(400)), "");
  EXPECT_EQ(width, Inches(60));
  EXPECT_EQ(depth, Inches(400));
  EXPECT_EQ(read(Inches(4), Inches(0)), "");
  EXPECT_EQ(depth, Inches(48));
  const std::string wrong = "must be from 4 to 400 in wide and deep";
  EXPECT_EQ(read(Inches(3), Inches(9)), wrong);
  EXPECT_EQ(read(Inches(9), Inches(401)), wrong);
}

TEST(DocumentReader, ThereIsOneClock) {
  ScenarioDocument document;
  const Entry* clock = nullptr;
  EXPECT_TRUE(Reader(document).FindClock(clock));
  ASSERT_NE(clock, nullptr);
  EXPECT_EQ(clock->type, "clock");
  document.entries = {{.type = "clock"}, {.type = "clock", .line = 4}};
  Reader reader(document);
  EXPECT_FALSE(reader.FindClock(clock));
  EXPECT_EQ(reader.problem().line, 4);
}

TEST(DocumentReader, OutlinesTurnLeft) {
  const ScenarioDocument document;
  Reader reader(document);
  std::vector<Point> polygon;
  Entry entry{.type = "terrain", .id = "wood"};
  entry.points = {{9, 7}, {1, 2}};
  EXPECT_TRUE(reader.Outline(entry, polygon));
  EXPECT_EQ(polygon, (std::vector<Point>{{1, 2}, {9, 2}, {9, 7}, {1, 7}}));
  entry.points = {{0, 0}, {0, 5}, {5, 0}};
  EXPECT_TRUE(reader.Outline(entry, polygon));
  EXPECT_EQ(polygon, (std::vector<Point>{{5, 0}, {0, 5}, {0, 0}}));
  entry.points = {{0, 0}};
  EXPECT_FALSE(reader.Outline(entry, polygon));
}

enum class Ship : uint8_t { kNone = 0xFF };

struct Harbour {
  uint8_t berths = 0;
  int16_t depth = 0;
  Ship pilot = Ship::kNone;
  Heading wind;
  IdSet<Ship> moored;
  Pending awaits;

  template <typename F>
  void operator()(F& f) {
    f.Kind("process", "harbour", "where ships lie");
    Plain(f, "berths", berths);
    Plain(f, "depth", depth);
    Plain(f, "pilot", pilot);
    Plain(f, "wind", wind);
    Plain(f, "moored 0", "moored 1", moored);
    Plain(f, awaits);
  }
};

// What is wrong with the entry; empty if nothing is.
std::string ReadHarbour(const Entry& entry, Harbour& harbour) {
  const ScenarioDocument document;
  const std::vector<EntryForm> forms = {Listed(Harbour())};
  Reader reader(document, forms);
  return reader.ReadEntry(entry, harbour) ? "" : reader.problem().what;
}

TEST(NumberedFields, ComeBackAsTheyWere) {
  Harbour harbour{.berths = 200, .depth = -3, .pilot = MakeId<Ship>(5)};
  harbour.wind = Heading::Degrees(270);
  harbour.moored.Add(MakeId<Ship>(63));
  harbour.moored.Add(MakeId<Ship>(127));
  harbour.awaits.Await({Awaited::What::kRoll, Side::kSecond, 7, EntityId{300}});
  Harbour back;
  ASSERT_EQ(ReadHarbour(Written({}, harbour), back), "");
  EXPECT_EQ(back.berths, 200);
  EXPECT_EQ(back.depth, -3);
  EXPECT_EQ(back.pilot, harbour.pilot);
  EXPECT_EQ(back.wind, harbour.wind);
  EXPECT_EQ(back.moored, harbour.moored);
  EXPECT_EQ(back.awaits.what, Awaited::What::kRoll);
  EXPECT_EQ(back.awaits.side, Side::kSecond);
  EXPECT_EQ(back.awaits.kind, 7);
  EXPECT_EQ(back.awaits.about(), EntityId{300});
}

TEST(NumberedFields, OutOfRangeAndUnknownNumbersAreTold) {
  Entry entry{.type = "process", .is = {"harbour"}};
  Harbour harbour;
  entry.numbers = {{"berths", 256}};
  EXPECT_EQ(ReadHarbour(entry, harbour),
            "berths is 256; it must be from 0 to 255");
  entry.numbers = {{"berths", 2}, {"cranes", 1}};
  EXPECT_EQ(ReadHarbour(entry, harbour),
            "number \"cranes\" is unknown here; there are about, berths, "
            "depth, kind, moored 0, moored 1, pilot, side, what, wind");
  entry.numbers = {{"berths", 2}, {"berths", 3}};
  EXPECT_EQ(ReadHarbour(entry, harbour),
            "number \"berths\" is said twice or contradicts another; keep "
            "one");
}

TEST(NumberedFields, AreListedWithWhatTheyCanHold) {
  const EntryForm form = Listed(Harbour());
  EXPECT_EQ(form.kind, "harbour");
  std::vector<std::string> listed;
  for (const NumberForm& number : form.numbers) {
    listed.push_back(std::string(number.key) + " " +
                     std::to_string(number.least) + " " +
                     std::to_string(number.most));
  }
  const std::string whole = " -9223372036854775808 9223372036854775807";
  EXPECT_EQ(listed,
            (std::vector<std::string>{
                "berths 0 255", "depth -32768 32767", "pilot 0 255",
                "wind 0 1439", "moored 0" + whole, "moored 1" + whole,
                "what 0 255", "side 0 255", "kind 0 255", "about 0 65535"}));
}

}  // namespace
}  // namespace berthier
