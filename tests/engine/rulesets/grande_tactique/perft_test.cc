// Perft of Grande Tactique: leaf counts and probability mass are pinned, so
// that a proposal, an outcome class or a weight that changes is noticed.
#include "engine/model/perft.h"

#include <gtest/gtest.h>

#include <fstream>
#include <iterator>
#include <memory>
#include <string>
#include <utility>
#include <variant>

#include "engine/rulesets/grande_tactique/grande_tactique.h"
#include "proto/position_codec.h"

namespace berthier {
namespace {

std::unique_ptr<const Game> GameOf(const std::string& text) {
  const absl::StatusOr<WrittenDocument> read =
      ReadPosition({"perft", text}, Form::kText);
  EXPECT_TRUE(read.ok()) << read.status();
  Built built = GrandeTactique().build(read->document);
  EXPECT_EQ(built.index(), 0u) << std::get<Problem>(built).what;
  return std::move(std::get<0>(built));
}

PerftCount PerftOf(const std::string& text, int depth) {
  const std::unique_ptr<const Game> game = GameOf(text);
  Position start(game->layout());
  game->Start(start);
  return Perft(*game, start, depth);
}

std::string Scenario(const std::string& name) {
  std::ifstream stream("arenas/scenarios/" + name + ".textproto");
  return {std::istreambuf_iterator<char>(stream), {}};
}

// Horse charges the first of two lines (GT-X-39 on a small scale).
constexpr char kCharge[] = R"(
  ruleset: "grande_tactique"
  unit { id: "C" side: "French" is: "cavalry" x: 30 y: 23.1 heading: 0
         link { key: "charges" value: "I1" } }
  unit { id: "I1" side: "Austrian" is: "infantry" x: 30 y: 24 heading: 180 }
  unit { id: "I2" side: "Austrian" is: "infantry" x: 30 y: 27 heading: 180 }
  clock { link { key: "phase" value: "charge" } }
)";

TEST(Perft, TheDiceOfAChargeAddUpToOne) {
  // The attackers' check, then the defender's and the next command die: dice
  // only, whatever their number.
  EXPECT_EQ(PerftOf(kCharge, 1), (PerftCount{2, 1}));
  EXPECT_EQ(PerftOf(kCharge, 2), (PerftCount{8, 1}));
}

TEST(Perft, AChargeAndTheOrdersAfterIt) {
  EXPECT_EQ(PerftOf(kCharge, 3), (PerftCount{170, 768614336404564660}));
  EXPECT_EQ(PerftOf(kCharge, 5), (PerftCount{23214, 1024819115206087459}));
}

TEST(Perft, Steinfeld) {
  EXPECT_EQ(PerftOf(Scenario("steinfeld"), 2), (PerftCount{444, 74}));
  EXPECT_EQ(PerftOf(Scenario("steinfeld"), 3), (PerftCount{26208, 4363}));
}

}  // namespace
}  // namespace berthier
