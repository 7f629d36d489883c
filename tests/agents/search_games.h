// Games for the tests of search: the toys, and one more toy, Errands.
//
// Errands: each side has one turn, in which it runs three of six errands, one
// order each, in any sequence. Errands 0 and 5 are worth little alone and much
// together, so that the best first order looks bad by itself. A die is thrown
// after the third errand: on a 6 the points of the side are doubled. More
// points win.
#ifndef BERTHIER_TESTS_AGENTS_SEARCH_GAMES_H_
#define BERTHIER_TESTS_AGENTS_SEARCH_GAMES_H_

#include <array>
#include <memory>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "agents/doctrine/plain.h"
#include "engine/model/fault.h"
#include "engine/model/game.h"
#include "tests/toys/breakthrough.h"
#include "tests/toys/connect_four.h"
#include "tests/toys/dice_duel.h"

namespace berthier {

class Errands final : public Game {
 public:
  static constexpr int kErrands = 6;
  static constexpr int kRunEach = 3;

  struct State {
    std::array<uint8_t, kSides> done;     // bit mask of errands
    std::array<uint8_t, kSides> doubled;  // 0: not thrown, 1: no, 2: yes
  };

  explicit Errands(size_t entities = 0) : entities_(entities) {
    vocabulary_.verbs = {
        {.name = "run", .clause = "E-1", .takes = Takes::kAmount}};
    vocabulary_.decisions = {{"errand", "E-1", ""}};
    vocabulary_.rolls = {{"doubling", "E-2", ""}};
    vocabulary_.outcomes = {{"doubled", "E-2", ""}};
    vocabulary_.refusals = {{"accepted", "", ""}, {"no", "E-1", ""}};
    vocabulary_.grades = {{"draw", "E-3", ""}, {"win", "E-3", ""}};
  }

  static Order Run(int errand) { return {.amount = errand}; }
  static int Points(const State& state, Side side) {
    constexpr std::array<int, kErrands> kWorth = {1, 3, 4, 3, 2, 1};
    const auto index = static_cast<size_t>(Index(side));
    int points = 0;
    for (int i = 0; i < kErrands; ++i) {
      if (state.done[index] >> i & 1) points += kWorth[static_cast<size_t>(i)];
    }
    if ((state.done[index] & 0b100001) == 0b100001) points += 20;
    return state.doubled[index] == 2 ? 2 * points : points;
  }

  std::string_view ruleset() const override { return "errands"; }
  const Vocabulary& vocabulary() const override { return vocabulary_; }
  const std::vector<EntityInfo>& entities() const override { return entities_; }
  std::string_view SideName(Side side) const override {
    return side == Side::kFirst ? "Red" : "Blue";
  }
  PositionLayout layout() const override {
    return {sizeof(State), sizeof(State)};
  }
  void Start(Position& position) const override {
    position.As<State>() = State{};
  }
  Awaited Awaits(const Position& position) const override {
    const State& state = position.As<State>();
    for (const Side side : {Side::kFirst, Side::kSecond}) {
      const auto index = static_cast<size_t>(Index(side));
      if (Count(state.done[index]) < kRunEach) {
        return {.what = Awaited::What::kDecision, .side = side};
      }
      if (state.doubled[index] == 0) {
        return {.what = Awaited::What::kRoll, .side = side};
      }
    }
    return {};
  }
  uint32_t PlayerTurn(const Position& position) const override {
    return static_cast<uint32_t>(Index(Awaits(position).side));
  }
  std::string TurnTitle(const Position&) const override { return "a turn"; }
  Score FinalScore(const Position& position) const override {
    const State& state = position.As<State>();
    Score score{
        .points = {Points(state, Side::kFirst), Points(state, Side::kSecond)}};
    if (score.points[0] != score.points[1]) {
      score.winner = score.points[0] > score.points[1] ? 0 : 1;
    }
    return score;
  }
  uint64_t Hash(const Position& position) const override {
    return HashBytes(position.bytes(), sizeof(State), 0);
  }
  Verdict Check(const Position& position, const Order& order) const override {
    const Awaited awaited = Awaits(position);
    const int done =
        position.As<State>().done[static_cast<size_t>(Index(awaited.side))];
    const bool good = order == Run(static_cast<int>(order.amount)) &&
                      order.amount >= 0 && order.amount < kErrands &&
                      (done >> order.amount & 1) == 0;
    if (good) return {};
    return Refusal{.code = 1};
  }
  void Propose(const Position& position,
               std::vector<Order>& orders) const override {
    for (int i = 0; i < kErrands; ++i) {
      if (Check(position, Run(i)).ok()) orders.push_back(Run(i));
    }
  }
  Order ProposeOne(const Position& position, Chooser& chooser) const override {
    while (true) {
      const Order order = Run(static_cast<int>(chooser.Below(kErrands)));
      if (Check(position, order).ok()) return order;
    }
  }
  void Play(Position& position, const Order& order, Listener*) const override {
    const auto side = static_cast<size_t>(Index(Awaits(position).side));
    uint8_t& done = position.As<State>().done[side];
    done = static_cast<uint8_t>(done | 1 << order.amount);
  }
  Dice DiceFor(const Position& position) const override {
    return {.handfuls = {{{1, 6, Awaits(position).side}}}};
  }
  void Describe(const Position& position, Roll& roll) const override {
    roll.dice = DiceFor(position);
    for (const int face : {1, 6}) {
      OutcomeClass outcome{.detail = face, .weight = face == 6 ? 1u : 5u};
      outcome.sample.Add(face);
      roll.outcomes.push_back(outcome);
    }
  }
  void Resolve(Position& position, const Faces& faces,
               Listener*) const override {
    const auto side = static_cast<size_t>(Index(Awaits(position).side));
    position.As<State>().doubled[side] = faces[0] == 6 ? 2 : 1;
  }
  Picture Draw(const Position&) const override { return {}; }
  std::string Say(const Position&, const Order&) const override { return ""; }
  std::string Say(const Event&) const override { return ""; }
  std::string Say(const Refusal&) const override { return ""; }
  std::string Say(const Roll&) const override { return ""; }
  std::string Say(const Roll&, const OutcomeClass&) const override {
    return "";
  }
  ScenarioDocument Write(const Position&) const override { return {}; }

 private:
  static int Count(int bits) {
    int count = 0;
    for (; bits != 0; bits &= bits - 1) ++count;
    return count;
  }

  Vocabulary vocabulary_;
  std::vector<EntityInfo> entities_;
};

// A doctrine that knows that the sequence of errands does not matter: errands
// in descending sequence are redundant.
class ErrandsDoctrine : public PlainDoctrine {
 public:
  using PlainDoctrine::PlainDoctrine;

  static std::unique_ptr<Doctrine> Make(const Game& game) {
    return std::make_unique<ErrandsDoctrine>(game.vocabulary());
  }
  std::unique_ptr<Doctrine> Clone() const override {
    return std::make_unique<ErrandsDoctrine>(*this);
  }
  bool KnowsRedundance() const override { return true; }
  bool Redundant(const Game&, const Position&, const Order& last,
                 const Order& next) override {
    return next.amount < last.amount;
  }
  std::string Intent(const Game&, const Position&, const Order& order,
                     std::span<const Order>) override {
    return "run " + std::to_string(order.amount);
  }
};

inline std::unique_ptr<const Game> BuildToy(const Ruleset& ruleset,
                                            const ScenarioDocument& document) {
  Built built = ruleset.build(document);
  BERTHIER_CHECK(built.index() == 0);
  return std::move(std::get<0>(built));
}

inline Position StartOf(const Game& game) {
  Position position(game.layout());
  game.Start(position);
  return position;
}

// Connect four after drops into these columns: "112" is twice the first, then
// the second.
inline Position AfterDrops(const Game& game, std::string_view columns) {
  Position position = StartOf(game);
  for (const char column : columns) {
    const Order order{.subject = MakeEntityId(column - '1')};
    BERTHIER_CHECK(game.Check(position, order).ok());
    game.Play(position, order, nullptr);
  }
  return position;
}

inline char ColumnOf(const Order& order) {
  return static_cast<char>('1' + Index(order.subject));
}

}  // namespace berthier

#endif  // BERTHIER_TESTS_AGENTS_SEARCH_GAMES_H_
