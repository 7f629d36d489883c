// The implementation of the dice duel: its State and its Game. Tests outside
// this folder use dice_duel.h.
#ifndef BERTHIER_TESTS_TOYS_DICE_DUEL_GAME_H_
#define BERTHIER_TESTS_TOYS_DICE_DUEL_GAME_H_

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstdlib>
#include <optional>
#include <string>
#include <type_traits>
#include <utility>
#include <vector>

#include "engine/model/game.h"
#include "tests/toys/dice_duel.h"

namespace berthier::dice_duel {

inline constexpr int kMostMen = 9;
inline constexpr int kMostPowder = 9;
inline constexpr int kMostDice = 3;
inline constexpr int kMostActions = 200;
inline constexpr uint8_t kHidden = 0xFF;  // the enemy's powder in a view
inline constexpr Length kPace = Millimetres(20);

enum Verbs : uint8_t { kFire, kAssault, kWait, kStand, kGiveWay };
enum Decisions : uint8_t { kChooseAction, kAnswerAssault };
enum Rolls : uint8_t { kVolleyRoll, kAssaultRoll };
enum Modifiers : uint16_t { kMoreMen };
enum Outcomes : uint16_t { kHits, kAttackerWins, kDefenderWins };
enum Events : uint16_t {
  kFired,
  kAssaulted,
  kWaited,
  kStood,
  kGaveWay,
  kLost,
  kEnded,
};
enum Refusals : uint16_t {
  kAccepted,
  kMalformed,
  kNotNow,
  kTooManyDice,
  kNoPowder,
};
enum Grades : uint8_t { kDraw, kOnPoints, kRout };

enum class Phase : uint8_t { kChoose, kAnswer, kVolley, kMelee, kOver };

struct State {
  std::array<uint8_t, kSides> men;
  std::array<uint8_t, kSides> powder;
  std::array<uint8_t, kSides> spent;
  uint8_t actions;  // still to come, this one included
  uint8_t active;
  Phase phase;
  uint8_t dice;  // of the volley
  std::array<uint8_t, 6> unused;
};
static_assert(std::has_unique_object_representations_v<State>);

const Vocabulary& DiceDuelVocabulary();

// Builds a game from a document (dice_duel_document.cc).
Built BuildDiceDuel(const ScenarioDocument& document);

class DiceDuelGame final : public Game {
 public:
  struct Setting {
    std::array<std::string, kSides> sides = {"Red", "Blue"};
    std::array<std::string, kSides> companies = {"Red company", "Blue company"};
    Fog fog = Fog::kOff;
    State start = {};
  };

  explicit DiceDuelGame(Setting setting) : setting_(std::move(setting)) {
    for (size_t side = 0; side < kSides; ++side) {
      entities_.push_back(
          {setting_.companies[side], "unit", static_cast<int8_t>(side)});
    }
  }

  std::string_view ruleset() const override { return "dice_duel"; }
  const Vocabulary& vocabulary() const override { return DiceDuelVocabulary(); }
  const std::vector<EntityInfo>& entities() const override { return entities_; }
  std::string_view SideName(Side side) const override {
    return setting_.sides[static_cast<size_t>(Index(side))];
  }
  PositionLayout layout() const override {
    return {sizeof(State), sizeof(State)};
  }

  void Start(Position& position) const override {
    position.As<State>() = setting_.start;
  }

  Awaited Awaits(const Position& position) const override;
  uint32_t PlayerTurn(const Position& position) const override {
    return kMostActions - position.As<State>().actions;
  }
  std::string TurnTitle(const Position& position) const override {
    return setting_.sides[position.As<State>().active] + ", action " +
           std::to_string(PlayerTurn(position) + 1);
  }
  Score FinalScore(const Position& position) const override;

  uint64_t Hash(const Position& position) const override {
    return HashBytes(position.bytes(), sizeof(State), 0);
  }

  Verdict Check(const Position& position, const Order& order) const override;
  void Propose(const Position& position,
               std::vector<Order>& orders) const override;
  Order ProposeOne(const Position& position, Chooser& chooser) const override;
  void Play(Position& position, const Order& order,
            Listener* listener) const override;
  Dice DiceFor(const Position& position) const override;
  bool ThrownAgain(const Position& position, const Faces& faces) const override;
  void Describe(const Position& position, Roll& roll) const override;
  bool SameOutcome(const Position& position, const Faces& a,
                   const Faces& b) const override;
  void Resolve(Position& position, const Faces& faces,
               Listener* listener) const override;
  void See(const Position& position, Side side, Position& view) const override;
  void Sample(const Position& view, Side side, Chooser& chooser,
              Position& position) const override;
  Picture Draw(const Position& position) const override;
  std::string Say(const Position& position, const Order& order) const override;
  std::string Say(const Event& event) const override;
  std::string Say(const Refusal& refusal) const override;
  std::string Say(const Roll& roll) const override;
  std::string Say(const Roll& roll, const OutcomeClass& outcome) const override;
  std::vector<Purse> PursesOf(const Position& position,
                              Side side) const override;
  std::optional<Price> PriceOf(const Position& position,
                               const Order& order) const override;
  ScenarioDocument Write(const Position& position) const override;

 private:
  static int DiceToFire(const State& state) {
    return std::min<int>(kMostDice, state.powder[state.active]);
  }
  static Order AssaultOrder(const State& state) {
    return {.verb = kAssault, .object = MakeEntityId(1 - state.active)};
  }

  // The bonus for more men: +1 for the active side, -1 for the other.
  static int Bonus(const State& state) {
    return Sign(state.men[state.active] - state.men[1u - state.active]);
  }
  static int Margin(const State& state, const Faces& faces) {
    return faces[0] - faces[1] + Bonus(state);
  }
  static int LossBy(int margin) { return std::abs(margin) >= 3 ? 2 : 1; }

  static void DescribeVolley(const State& state, Roll& roll);
  static void DescribeMelee(const State& state, Roll& roll);
  static void Tell(Listener* listener, uint16_t code, int who, int amount);
  static void Lose(State& state, int who, int men, Listener* listener);

  // Ends the action: the other side is to act, unless it was the last action.
  static void Finish(State& state, Listener* listener);

  Setting setting_;
  std::vector<EntityInfo> entities_;
};

}  // namespace berthier::dice_duel

#endif  // BERTHIER_TESTS_TOYS_DICE_DUEL_GAME_H_
