// The odds of an order given in words, for tests.
//
//   const auto game = GameOf(*FindRuleset("whist"), text);
//   const Odds odds = OddsOfPhrase(*game, "a charge d");
#ifndef BERTHIER_TESTS_ARENAS_TABLE_ODDS_OF_PHRASE_H_
#define BERTHIER_TESTS_ARENAS_TABLE_ODDS_OF_PHRASE_H_

#include <gtest/gtest.h>

#include <memory>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "agents/doctrines.h"
#include "arenas/table/odds.h"
#include "arenas/table/phrase.h"
#include "engine/model/game.h"
#include "proto/position_codec.h"
#include "tests/engine/model/random_play.h"

namespace berthier {

// Expects that chances add up to 1 at every level.
inline void ExpectWhole(const std::vector<Branch>& level) {
  if (level.empty()) return;
  double sum = 0;
  for (const Branch& branch : level) {
    sum += branch.chance;
    ExpectWhole(branch.then);
  }
  EXPECT_NEAR(sum, 1, 1e-9);
}

// Answers as the ruleset's doctrine does.
inline Answers DoctrinesAnswers(const Game& game) {
  auto doctrine = std::shared_ptr<Doctrine>(DoctrineFor(game));
  return [&game, doctrine](const Position& position) {
    SeededChooser chooser(1);
    return doctrine->Choose(game, position, chooser);
  };
}

inline std::unique_ptr<const Game> GameOf(const Ruleset& ruleset,
                                          const std::string& text) {
  const absl::StatusOr<WrittenDocument> read =
      ReadPosition({"test", text}, Form::kText);
  EXPECT_TRUE(read.ok()) << read.status();
  Built built = ruleset.build(read->document);
  EXPECT_EQ(built.index(), 0u);
  return std::move(std::get<0>(built));
}

inline Order Phrase(const Game& game, const Position& position,
                    const std::string& text) {
  const auto read = ReadPhrase(game, position, text, EntityId::kNone);
  const Order* const order = std::get_if<Order>(&read);
  EXPECT_NE(order, nullptr) << std::get<std::string>(read);
  const Verdict verdict = game.Check(position, *order);
  EXPECT_TRUE(verdict.ok()) << game.Say(verdict.refusal());
  return *order;
}

inline Odds OddsOfPhrase(const Game& game, const std::string& text) {
  Position position(game.layout());
  game.Start(position);
  return OddsOf(game, position, Phrase(game, position, text),
                DoctrinesAnswers(game));
}

}  // namespace berthier

#endif  // BERTHIER_TESTS_ARENAS_TABLE_ODDS_OF_PHRASE_H_
