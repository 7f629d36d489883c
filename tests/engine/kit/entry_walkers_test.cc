// What a visitor says of an entry is written, read alike and listed.
#include "engine/kit/wire/entry_walkers.h"

#include <gtest/gtest.h>

#include "engine/kit/wire/document_reader.h"

namespace berthier {
namespace {

enum class Colour : uint8_t { kNone, kRed, kBlue };
constexpr Named<Colour> kColours[] = {{"red", Colour::kRed},
                                      {"blue", Colour::kBlue}};
enum class Flag : uint8_t { kOld = 1, kNew = 2 };
enum class FleetId : uint8_t { kNone = 0xFF };
enum class ShipId : uint8_t { kNone = 0xFF };

struct Fleet {
  std::string name;
};
struct Ship : FlagBits<Flag> {
  std::string name;
  Side side = Side::kFirst;
  FleetId fleet = FleetId::kNone;
  Colour colour = Colour::kRed;
  uint8_t sunk = 0;
  int16_t guns = 0;
  std::optional<int> masts;
  Heading wind;
  std::string motto;
  int16_t minute = -1;
  std::optional<Side> seen_by;
  Colour pennant = Colour::kNone;
  std::vector<Colour> signals;
  ShipId escort = ShipId::kNone;
  std::vector<ShipId> foes;
  std::optional<Point> place;
  std::optional<Heading> heading;
  EntryEdge stretch;
};

struct World {
  std::vector<Fleet> fleets = {{.name = "van"}, {.name = "rear"}};
  std::vector<Ship> ships;

  World() {
    ships.resize(3);
    for (size_t i = 0; i < 3; ++i) ships[i].name = "s" + std::to_string(i);
    ships[2].side = Side::kSecond;
  }
};

constexpr TableSize kTable = {Inches(60), Inches(40)};

struct ShipEntry {
  Ship s = {};
  World world = {};

  template <typename F>
  void operator()(F& f) {
    f.Kind("unit", "ship", "it swims");
    f.Id(s.name);
    f.Whose(s.side, "whose it is");
    f.Of(s.fleet, Among<Fleet>{world.fleets, "fleet"}, "its fleet");
    f.OneOf(kColours, s.colour, "its colour; red otherwise", Colour::kRed);
    f.Mark("sunk", s.sunk, "it swam");
    f.FlagOf("old", s, Flag::kOld, "of age");
    f.Number("guns", s.guns, {0, 80}, "how many");
    f.Number("masts", s.masts, {1, 3}, "if they are known");
    f.Number("wind", s.wind, {0, Heading::kSteps - 1}, "", kAlways);
    f.Text("motto", s.motto, "in large letters");
    f.Time("arrives", s.minute, "time of day");
    f.SideLink("seen by", s.seen_by, "who sees it");
    f.Choice("pennant", kColours, s.pennant, "what it flies");
    f.Choices("signal", kColours, s.signals, "may be said several times");
    f.Link("escort", s.escort, Among<Ship>{world.ships, "ship"}, "with it");
    f.Links("foe", s.foes,
            Among<Ship>{world.ships, "enemy ship",
                        [&](const Ship& each) { return each.side != s.side; }},
            "against it");
    f.Place(s.place, "where it lies");
    f.Facing(s.heading, "its course");
    f.Stretch(s.stretch, s.minute >= 0, kTable, "where it comes from");
  }
};

const std::vector<EntryForm>& Forms() {
  static const std::vector<EntryForm> kForms = {Listed(ShipEntry())};
  return kForms;
}

Entry Write(Ship ship) {
  return Written({"Reds", "Blues"}, ShipEntry{std::move(ship)});
}

class Reader : public DocumentReader {
 public:
  explicit Reader(const ScenarioDocument& document)
      : DocumentReader(document, Forms()) {
    std::array<const Entry*, kSides> given;
    EXPECT_TRUE(FindSides({"Reds", "Blues"}, given));
  }
  using DocumentReader::ForEach;
  using DocumentReader::HasRoom;
  using DocumentReader::KnowsTypes;
  using DocumentReader::SaysKind;

  // What is wrong; empty if nothing is.
  std::string Read(const Entry& entry, Ship& ship) {
    ShipEntry said;
    const bool read = ReadEntry(entry, said);
    ship = said.s;
    return read ? "" : problem().what;
  }
};

std::string Complaint(const Entry& entry) {
  const ScenarioDocument document;
  Ship ship;
  return Reader(document).Read(entry, ship);
}

Ship Full() {
  Ship ship;
  ship.name = "X";
  ship.side = Side::kSecond;
  ship.fleet = FleetId{1};
  ship.colour = Colour::kBlue;
  ship.sunk = 1;
  ship.Set(Flag::kOld);
  ship.guns = 74;
  ship.masts = 3;
  ship.wind = Heading::Degrees(90);
  ship.motto = "onwards";
  ship.minute = 870;
  ship.seen_by = Side::kFirst;
  ship.pennant = Colour::kRed;
  ship.signals = {Colour::kBlue, Colour::kRed, Colour::kBlue};
  ship.escort = ShipId{2};
  ship.foes = {ShipId{1}, ShipId{0}};
  ship.place = Point{3, 4};
  ship.heading = Heading::Degrees(45);
  ship.stretch = {TableEdge::kEast, Inches(5), Inches(9)};
  return ship;
}

TEST(EntryWalkers, WhatIsWrittenIsReadAlike) {
  const Entry entry = Write(Full());
  EXPECT_EQ(entry.type, "unit");
  EXPECT_EQ(entry.id, "X");
  EXPECT_EQ(entry.side, "Blues");
  EXPECT_EQ(entry.of, "rear");
  EXPECT_EQ(entry.is,
            (std::vector<std::string>{"ship", "blue", "sunk", "old"}));
  using Numbers = decltype(Entry::numbers);
  EXPECT_EQ(entry.numbers,
            (Numbers{{"guns", 74}, {"masts", 3}, {"wind", 360}}));
  using Links = decltype(Entry::links);
  EXPECT_EQ(entry.links, (Links{{"motto", "onwards"},
                                {"arrives", "14:30"},
                                {"seen by", "Reds"},
                                {"pennant", "red"},
                                {"signal", "blue"},
                                {"signal", "red"},
                                {"signal", "blue"},
                                {"escort", "s2"},
                                {"foe", "s1"},
                                {"foe", "s0"}}));
  const int32_t w = kTable.width.ticks;
  EXPECT_EQ(entry.points,
            (std::vector<Point>{{w, Inches(5).ticks}, {w, Inches(9).ticks}}));

  const ScenarioDocument document;
  Ship back;
  ASSERT_EQ(Reader(document).Read(entry, back), "");
  const Ship full = Full();
  EXPECT_EQ(back.name, full.name);
  EXPECT_EQ(back.side, full.side);
  EXPECT_EQ(back.fleet, full.fleet);
  EXPECT_EQ(back.colour, full.colour);
  EXPECT_EQ(back.sunk, full.sunk);
  EXPECT_EQ(back.flags, full.flags);
  EXPECT_EQ(back.guns, full.guns);
  EXPECT_EQ(back.masts, full.masts);
  EXPECT_EQ(back.wind, full.wind);
  EXPECT_EQ(back.motto, full.motto);
  EXPECT_EQ(back.minute, full.minute);
  EXPECT_EQ(back.seen_by, full.seen_by);
  EXPECT_EQ(back.pennant, full.pennant);
  EXPECT_EQ(back.signals, full.signals);
  EXPECT_EQ(back.escort, full.escort);
  EXPECT_EQ(back.foes, full.foes);
  EXPECT_EQ(back.place, full.place);
  EXPECT_EQ(back.heading, full.heading);
  EXPECT_EQ(back.stretch.edge, full.stretch.edge);
  EXPECT_EQ(back.stretch.from, full.stretch.from);
  EXPECT_EQ(back.stretch.to, full.stretch.to);
}

TEST(EntryWalkers, WhatIsUsualIsNotWritten) {
  const Entry entry = Write({});
  EXPECT_EQ(entry.is, std::vector<std::string>{"ship"});
  using Numbers = decltype(Entry::numbers);
  EXPECT_EQ(entry.numbers, (Numbers{{"wind", 0}}));
  EXPECT_TRUE(entry.links.empty());
  EXPECT_TRUE(entry.points.empty());
  EXPECT_EQ(entry.of, "");
}

TEST(EntryWalkers, EdgesOfTheTableComeBack) {
  for (const TableEdge edge : {TableEdge::kNorth, TableEdge::kEast,
                               TableEdge::kSouth, TableEdge::kWest}) {
    Ship ship = Full();
    ship.stretch.edge = edge;
    Entry entry = Write(ship);
    std::swap(entry.points[0], entry.points[1]);
    const ScenarioDocument document;
    Ship back;
    ASSERT_EQ(Reader(document).Read(entry, back), "");
    EXPECT_EQ(back.stretch.edge, edge);
    EXPECT_EQ(back.stretch.from, Inches(5));
    EXPECT_EQ(back.stretch.to, Inches(9));
  }
}

TEST(EntryWalkers, WhatCannotBeSaidIsRefused) {
  const auto spoilt = [](auto&& spoil) {
    Entry entry = Write(Full());
    spoil(entry);
    return Complaint(entry);
  };
  EXPECT_EQ(spoilt([](Entry& e) { e.id = ""; }), "has no id; give it one");
  EXPECT_EQ(spoilt([](Entry& e) { e.side = "Greens"; }),
            "side \"Greens\" is not one of Reds, Blues; two side entries give "
            "other names");
  EXPECT_EQ(spoilt([](Entry& e) { e.of = "vanguard"; }),
            "of \"vanguard\": there is no such fleet");
  EXPECT_EQ(spoilt([](Entry& e) { e.is.push_back("red"); }),
            "word \"blue\" is said twice or contradicts another; keep one");
  EXPECT_EQ(spoilt([](Entry& e) { e.is.push_back("new"); }),
            "word \"new\" is unknown here; there are blue, old, red, ship, "
            "sunk");
  EXPECT_EQ(spoilt([](Entry& e) { e.numbers[0].second = 81; }),
            "guns is 81; it must be from 0 to 80");
  EXPECT_EQ(spoilt([](Entry& e) { e.numbers[1].second = 0; }),
            "masts is 0; it must be from 1 to 3");
  EXPECT_EQ(spoilt([](Entry& e) { e.links[1].second = "noon"; }),
            "arrives \"noon\" is not a time of day; write it like 14:30");
  EXPECT_EQ(spoilt([](Entry& e) { e.links[2].second = "Greens"; }),
            "seen by \"Greens\" is no side; name one of the two");
  EXPECT_EQ(spoilt([](Entry& e) { e.links[3].second = "green"; }),
            "pennant \"green\" is none of red, blue");
  EXPECT_EQ(spoilt([](Entry& e) { e.links[6].second = "green"; }),
            "signal \"green\" is none of red, blue");
  EXPECT_EQ(spoilt([](Entry& e) { e.links[7].second = "s3"; }),
            "escort \"s3\", which is no ship");
  EXPECT_EQ(spoilt([](Entry& e) { e.links[9].second = "s2"; }),
            "foe \"s2\", which is no enemy ship");
  EXPECT_EQ(spoilt([](Entry& e) { e.points.pop_back(); }),
            "arrives, but has no entry stretch; give its two ends on a table "
            "edge as points");
  EXPECT_EQ(spoilt([](Entry& e) { --e.points[0].x; }),
            "the entry stretch does not lie on one table edge");
  EXPECT_EQ(spoilt([](Entry& e) { e.links.erase(e.links.begin() + 1); }),
            "has an entry stretch but no time of arrival; add the link "
            "arrives");
}

// One line a thing: "number guns 0 80 how many".
TEST(EntryWalkers, AllThatMayBeSaidIsListed) {
  const EntryForm& form = Forms()[0];
  EXPECT_EQ(form.type, "unit");
  EXPECT_EQ(form.kind, "ship");
  EXPECT_EQ(form.meaning, "it swims");
  EXPECT_EQ(form.side, "whose it is");
  EXPECT_EQ(form.of, "its fleet");
  EXPECT_EQ(form.place, "where it lies");
  EXPECT_EQ(form.heading, "its course");
  EXPECT_EQ(form.points, "where it comes from");
  std::string words, numbers, links;
  for (const WordForm& each : form.words) {
    for (const std::string_view word : each.words) {
      words += std::string(word) + " ";
    }
    words += "(" + std::string(each.meaning) + ") ";
  }
  EXPECT_EQ(words,
            "ship () red blue (its colour; red otherwise) sunk (it swam) old "
            "(of age) ");
  for (const NumberForm& each : form.numbers) {
    numbers += std::string(each.key) + " " + std::to_string(each.least) + " " +
               std::to_string(each.most) + " ";
  }
  EXPECT_EQ(numbers, "guns 0 80 masts 1 3 wind 0 1439 ");
  for (const LinkForm& each : form.links) {
    links += std::string(each.key) + ", ";
    EXPECT_FALSE(each.meaning.empty()) << each.key;
  }
  EXPECT_EQ(links, "motto, arrives, seen by, pennant, signal, escort, foe, ");
}

TEST(DocumentReader, EntriesAreTakenByTheirKind) {
  ScenarioDocument document;
  document.entries = {{.type = "unit", .id = "A", .is = {"ship"}},
                      {.type = "unit", .id = "B", .is = {"boat"}},
                      {.type = "unit", .id = "C"}};
  Reader reader(document);
  EXPECT_TRUE(reader.KnowsTypes("Ships"));
  std::string ids;
  EXPECT_TRUE(reader.ForEach("unit", "ship", [&](const Entry& e) {
    ids += e.id;
    return true;
  }));
  EXPECT_FALSE(reader.ForEach("unit", "", [&](const Entry& e) {
    ids += e.id;
    return e.id != "B";
  }));
  EXPECT_EQ(ids, "ABCAB");
  EXPECT_TRUE(reader.SaysKind(document.entries[0]));
  EXPECT_FALSE(reader.SaysKind(document.entries[1]));
  EXPECT_EQ(reader.problem().what, "\"boat\" is none of ship");
  EXPECT_FALSE(reader.SaysKind(document.entries[2]));
  EXPECT_EQ(reader.problem().what, "is none of ship");
  EXPECT_TRUE(reader.HasRoom(document.entries[0], 1, 2, "ships"));
  EXPECT_FALSE(reader.HasRoom(document.entries[0], 2, 2, "ships"));
  EXPECT_EQ(reader.problem().what, "there is room for 2 ships");

  document.entries[2].type = "wagon";
  EXPECT_FALSE(reader.KnowsTypes("Ships"));
  EXPECT_EQ(reader.problem().what, "Ships has no entries of this type");
}

}  // namespace
}  // namespace berthier
