// A game that has a vocabulary, with verbs for every way of taking parameters,
// but cannot be played: other calls abort.
#ifndef BERTHIER_TESTS_PROTO_FAKE_GAME_H_
#define BERTHIER_TESTS_PROTO_FAKE_GAME_H_

#include <string>
#include <string_view>
#include <vector>

#include "engine/model/fault.h"
#include "engine/model/game.h"

namespace berthier {

class FakeGame : public Game {
 public:
  std::string_view ruleset() const override { return "fake"; }
  const Vocabulary& vocabulary() const override { return vocabulary_; }
  const std::vector<EntityInfo>& entities() const override { return entities_; }
  std::string_view SideName(Side side) const override {
    return side == Side::kFirst ? "French" : "Austrian";
  }
  std::string Say(const Refusal& refusal) const override {
    return "needs " + std::to_string(refusal.operands[0]) + " CP";
  }

  PositionLayout layout() const override { NeverPlayed(); }
  void Start(Position&) const override { NeverPlayed(); }
  Awaited Awaits(const Position&) const override { NeverPlayed(); }
  uint32_t PlayerTurn(const Position&) const override { NeverPlayed(); }
  std::string TurnTitle(const Position&) const override { NeverPlayed(); }
  Score FinalScore(const Position&) const override { NeverPlayed(); }
  uint64_t Hash(const Position&) const override { NeverPlayed(); }
  Verdict Check(const Position&, const Order&) const override { NeverPlayed(); }
  void Propose(const Position&, std::vector<Order>&) const override {
    NeverPlayed();
  }
  Order ProposeOne(const Position&, Chooser&) const override { NeverPlayed(); }
  void Play(Position&, const Order&, Listener*) const override {
    NeverPlayed();
  }
  Dice DiceFor(const Position&) const override { NeverPlayed(); }
  void Describe(const Position&, Roll&) const override { NeverPlayed(); }
  void Resolve(Position&, const Faces&, Listener*) const override {
    NeverPlayed();
  }
  Picture Draw(const Position&) const override { NeverPlayed(); }
  std::string Say(const Position&, const Order&) const override {
    NeverPlayed();
  }
  std::string Say(const Event&) const override { NeverPlayed(); }
  std::string Say(const Roll&) const override { NeverPlayed(); }
  std::string Say(const Roll&, const OutcomeClass&) const override {
    NeverPlayed();
  }
  ScenarioDocument Write(const Position&) const override { NeverPlayed(); }

 private:
  [[noreturn]] static void NeverPlayed() {
    Abort(__FILE__, __LINE__, "the fake game is never played");
  }

  static constexpr Takes kEverything =
      Takes::kSubject | Takes::kObject | Takes::kPlace | Takes::kHeading |
      Takes::kVia | Takes::kAmount | Takes::kManner;

  const Vocabulary vocabulary_ = {
      .verbs = {{"pass", "F-01", "do nothing", Takes::kNothing, {}},
                {"move",
                 "F-02",
                 "move a unit",
                 kEverything,
                 {"line", "column", "square"}},
                {"allot",
                 "F-03",
                 "split points",
                 Takes::kSubject | Takes::kShares,
                 {}},
                {"march",
                 "F-04",
                 "march by way of a point",
                 Takes::kPlace | Takes::kVia | Takes::kViaOptional |
                     Takes::kFurtherVias,
                 {}}},
      .decisions = {{"next order", "", ""}},
      .rolls = {{"command die", "", ""}, {"morale check", "F-10", ""}},
      .modifiers = {{"disrupted", "", ""}, {"general", "", ""}},
      .outcomes = {{"fails", "", ""}, {"passes", "", ""}},
      .events = {{"moves", "", ""}, {"flees", "", ""}},
      .refusals = {{"", "", ""}, {"too dear", "F-20", ""}},
      .grades = {{"draw", "", ""}}};
  const std::vector<EntityInfo> entities_ = {
      {"F1", "unit", 0}, {"F2", "unit", 0}, {"Ch\xC3\xA2teau", "terrain", -1}};
};

}  // namespace berthier

#endif  // BERTHIER_TESTS_PROTO_FAKE_GAME_H_
