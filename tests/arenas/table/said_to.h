// A bundled game in which orders are said in words.
//
//   SaidTo lane("lane", "move");
//   EXPECT_EQ(lane.Says("f1 line"), "F1 reform line facing 0");
#ifndef BERTHIER_TESTS_ARENAS_TABLE_SAID_TO_H_
#define BERTHIER_TESTS_ARENAS_TABLE_SAID_TO_H_

#include <gtest/gtest.h>

#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <variant>

#include "arenas/match/loading.h"
#include "arenas/table/phrase.h"
#include "engine/rulesets/registry.h"
#include "tests/engine/model/random_play.h"

namespace berthier {

// A bundled game at the first decision of a kind for its first side.
class SaidTo {
 public:
  SaidTo(const std::string& scenario, std::string_view decision)
      : game_(std::move(LoadGame(scenario, Rulesets())->game)),
        position_(game_->layout()) {
    game_->Start(position_);
    SeededChooser chooser(3);
    while (!game_->Awaits(position_).is_decision() ||
           game_->Awaits(position_).side != Side::kFirst ||
           game_->vocabulary().decisions[game_->Awaits(position_).kind].name !=
               decision) {
      StepAtRandom(*game_, position_, chooser, nullptr);
    }
  }

  // The order as PhraseOf writes it; it is legal.
  std::string Says(std::string_view text) const {
    const std::variant<Order, std::string> read =
        ReadPhrase(*game_, position_, text, EntityId::kNone);
    if (const auto* said = std::get_if<std::string>(&read)) return *said;
    const Order& order = std::get<Order>(read);
    const Verdict verdict = game_->Check(position_, order);
    EXPECT_TRUE(verdict.ok()) << text << ": " << game_->Say(verdict.refusal());
    return PhraseOf(*game_, position_, order);
  }
  void Play(std::string_view text) {
    const std::variant<Order, std::string> read =
        ReadPhrase(*game_, position_, text, EntityId::kNone);
    const Order* const order = std::get_if<Order>(&read);
    ASSERT_NE(order, nullptr) << text << ": " << std::get<std::string>(read);
    game_->Play(position_, *order, nullptr);
  }

 private:
  std::unique_ptr<const Game> game_;
  Position position_;
};

}  // namespace berthier

#endif  // BERTHIER_TESTS_ARENAS_TABLE_SAID_TO_H_
