// The free set-up: terrain, edges, deployment (IMP-SCN), and what the reader
// asks of a battle with one.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "tests/engine/rulesets/grandeur/table.h"

namespace berthier::grandeur {
namespace {

// Two units and a chief a side, nowhere yet.
Table InTheSetup() {
  Table t("");
  t.Option("free_setup", "on");
  for (const std::string side : {"French", "Austrian"}) {
    const std::string letter = side.substr(0, 1);
    t.PutLeader(letter + " chief", side, {"fair"});
    for (const std::string type : {"LI", "FA"}) {
      Entry unit = {.type = "unit",
                    .id = letter + " " + type,
                    .side = side,
                    .is = {type}};
      t.Put(std::move(unit));
    }
    t.Formation(letter + " division", side, {"division"});
    t.Leader(letter + " general", side, {"go-ahead"}, 0, 0).of =
        letter + " division";
    t.Find(letter + " general").place.reset();
  }
  t.Begin();
  return t;
}

// The Austrians attack; the French have a village but no river.
void ThrowForSides(Table& t) {
  EXPECT_EQ(t.Awaited(), "attacker");
  t.Throw({2, 2});
  t.Throw({6, 1});
  EXPECT_EQ(t.Awaited(), "village");
  t.Throw({5});
  EXPECT_EQ(t.Awaited(), "river");
  t.Throw({4});
  EXPECT_EQ(t.Awaited(), "terrain");
}

Order Piece(const Table& t, PieceKind kind, double x, double y, double to_x,
            double to_y) {
  Order order = t.To("place", "", x, y);
  order.manner = static_cast<uint8_t>(kind);
  order.via = AtU(to_x, to_y);
  return order;
}

// IMP-SCN-01
TEST(FreeSetup, TheThirdTieFallsToTheFirstSide) {
  Table t = InTheSetup();
  for (int i = 0; i < 3; ++i) {
    t.Throw({3, 4});
    t.Throw({6, 1});
  }
  EXPECT_EQ(t.Heard("attacks"), std::vector<std::string>{"French"});
}

// IMP-SCN-02
TEST(FreeSetup, PiecesHaveTheirSizesAndKeepApart) {
  Table t = InTheSetup();
  ThrowForSides(t);
  EXPECT_EQ(t.Refusal(t.Said("end terrain")), "number of pieces");
  EXPECT_EQ(t.Refusal(Piece(t, PieceKind::kWoods, 10, 10, 19.9, 30)),
            "shape of a piece");
  EXPECT_EQ(t.Refusal(Piece(t, PieceKind::kWoods, 10, 10, 50.1, 30)),
            "shape of a piece");
  EXPECT_EQ(t.Refusal(Piece(t, PieceKind::kBua, 10, 10, 21, 20)),
            "shape of a piece");
  EXPECT_EQ(t.Refusal(Piece(t, PieceKind::kImpassable, 10, 10, 30, 30)),
            "piece unavailable");
  Order river = t.To("place river", "", 0, 60);
  river.via = AtU(180, 60);
  EXPECT_EQ(t.Refusal(river), "piece unavailable");
  t.Play(Piece(t, PieceKind::kBua, 80, 55, 90, 65));
  EXPECT_EQ(t.Refusal(Piece(t, PieceKind::kBua, 10, 10, 20, 20)),
            "piece unavailable");
  EXPECT_EQ(t.Refusal(Piece(t, PieceKind::kWoods, 85, 60, 100, 75)),
            "pieces overlap");
  EXPECT_EQ(t.Refusal(Piece(t, PieceKind::kWoods, 170, 110, 185, 125)),
            "pieces overlap");
  t.Play(Piece(t, PieceKind::kWoods, 90, 55, 100, 65));
  EXPECT_TRUE(t.Legal(t.Said("end terrain")));
  t.Play(Piece(t, PieceKind::kMarsh, 10, 50, 20, 60));
  t.Play(Piece(t, PieceKind::kGentleHill, 20, 50, 60, 60));
  // Four are all; the attacker moves one of them.
  EXPECT_EQ(t.Refusal(t.Said("end terrain")), "not now");
  EXPECT_EQ(t.Refusal(t.To("shift", "piece 3", 85, 52)), "pieces overlap");
  t.Play(t.To("shift", "piece 3", 85, 45));
  EXPECT_EQ(t.view().state.placed[2].points[0], AtU(80, 40));
  EXPECT_EQ(t.Awaited(), "deploy");
}

TEST(FreeSetup, TheAttackerMayRemoveAPiece) {
  Table t = InTheSetup();
  ThrowForSides(t);
  t.Play(Piece(t, PieceKind::kBua, 80, 55, 90, 65));
  t.Play(Piece(t, PieceKind::kWoods, 90, 55, 100, 65));
  t.Play("end terrain");
  EXPECT_EQ(t.Refusal(t.Said("remove", "piece 3")), "no such subject");
  t.Play("remove", "piece 1");
  EXPECT_EQ(t.view().state.placed[0].count, 0);
  EXPECT_EQ(t.Awaited(), "deploy");
}

// IMP-SCN-04, 05
TEST(FreeSetup, CorpsAreDeployedWithinThirtyOfTheirEdges) {
  Table t = InTheSetup();
  ThrowForSides(t);
  t.Play(Piece(t, PieceKind::kBua, 80, 10, 90, 20));
  t.Play(Piece(t, PieceKind::kWoods, 100, 10, 120, 20));
  t.Play("end terrain");
  t.Play("accept");
  Order edge = t.Said("take edge");
  edge.manner = static_cast<uint8_t>(TableEdge::kEast);
  EXPECT_FALSE(t.Legal(edge));
  edge.manner = static_cast<uint8_t>(TableEdge::kSouth);
  t.Play(edge);
  // The defender's corps comes first; it is his only one.
  EXPECT_EQ(t.Refusal(t.To("deploy", "A LI", 60, 110)), "not asked");
  EXPECT_EQ(t.Refusal(t.To("deploy", "F LI", 60, 26.1)), "deployment zone");
  EXPECT_EQ(t.Refusal(t.To("deploy", "F LI", 85, 22)), "impassable");
  EXPECT_EQ(t.Refusal(t.To("deploy", "F FA", 110, 15)), "no artillery");
  EXPECT_EQ(t.Refusal(t.Said("deploy with", "F chief", "F LI")), "not placed");
  t.Play(t.To("deploy", "F LI", 60, 26));
  EXPECT_EQ(t.Refusal(t.To("deploy", "F FA", 60, 24)), "ends on");
  t.Play(t.To("deploy", "F FA", 70, 24));
  t.Play("deploy with", "F chief", "F LI");
  EXPECT_EQ(t.Refusal(t.Said("deploy with", "F general", "F LI")),
            "has a leader");
  t.Play(t.To("deploy", "F general", 60, 15));
  // Then the attacker's, at the other edge, facing him.
  t.Play(t.To("deploy", "A LI", 60, 94));
  t.Play(t.To("deploy", "A FA", 70, 94));
  t.Play(t.To("deploy", "A chief", 60, 110));
  t.Play(t.To("deploy", "A general", 60, 105));
  EXPECT_EQ(t.Awaited(), "weather");
  t.Throw({6, 6});
  EXPECT_EQ(t.view().state.weather, Weather::kHeat);
}

// Decision: the defender takes a river from edge to edge.
TEST(FreeSetup, ARiverRunsFromEdgeToEdge) {
  Table t = InTheSetup();
  t.Throw({2, 2});
  t.Throw({6, 1});
  t.Throw({1});
  t.Throw({6});
  Order river = t.To("place river", "", 0, 60);
  river.via = AtU(100, 60);
  EXPECT_EQ(t.Refusal(river), "shape of a piece");
  river.via = AtU(0, 70);
  EXPECT_EQ(t.Refusal(river), "shape of a piece");
  river.via = AtU(90, 70);
  river.amount = WithFurtherVia(0, 0, AtU(180, 50));
  t.Play(river);
  EXPECT_EQ(t.view().state.placed[0].count, 3);
  t.Play(Piece(t, PieceKind::kWoods, 90, 55, 100, 65));
  t.Play("end terrain");
  EXPECT_EQ(t.Refusal(t.To("shift", "piece 1", 50, 50)), "no such subject");
  t.Play("remove", "piece 1");
}

}  // namespace
}  // namespace berthier::grandeur
