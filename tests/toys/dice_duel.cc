#include "tests/toys/dice_duel.h"

#include <algorithm>
#include <array>
#include <optional>
#include <utility>

#include "engine/model/fault.h"
#include "engine/model/form.h"

namespace berthier {
namespace {

constexpr int kMostMen = 9;
constexpr int kMostPowder = 9;
constexpr int kMostDice = 3;
constexpr int kMostActions = 200;
constexpr uint8_t kHidden = 0xFF;  // powder, in a view
constexpr Length kPace = Millimetres(20);

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

const Vocabulary& DiceDuelVocabulary() {
  static const Vocabulary vocabulary = {
      .verbs = {{.name = "fire",
                 .clause = "DD-1",
                 .help = "throw one to three dice, a charge each",
                 .takes = Takes::kAmount},
                {.name = "assault",
                 .clause = "DD-2",
                 .help = "go in with cold steel",
                 .takes = Takes::kObject},
                {.name = "wait", .clause = "DD-3", .help = "do nothing"},
                {.name = "stand",
                 .clause = "DD-2",
                 .help = "receive the assault"},
                {.name = "give way",
                 .clause = "DD-2",
                 .help = "lose a man and refuse the assault"}},
      .decisions = {{"choose action", "DD-1", "fire, assault or wait"},
                    {"answer assault", "DD-2", "stand or give way"}},
      .rolls = {{"volley", "DD-1", "every 5 or 6 takes a man"},
                {"assault", "DD-2", "the higher die wins"}},
      .modifiers = {{"more men", "DD-2", "one more for the stronger side"}},
      .outcomes = {{"hits", "DD-1", "so many men fall"},
                   {"attacker wins", "DD-2", "the defender loses so many men"},
                   {"defender wins", "DD-2", "the attacker loses so many men"}},
      .events = {{"fired", "DD-1", "a company fired"},
                 {"assaulted", "DD-2", "a company went in"},
                 {"waited", "DD-3", "a company waited"},
                 {"stood", "DD-2", "a company received the assault"},
                 {"gave way", "DD-2", "a company gave way"},
                 {"lost", "DD-1", "men fell"},
                 {"ended", "DD-4", "the duel is over"}},
      .refusals = {{"accepted", "", ""},
                   {"malformed", "DD-1", "the order has not the verb's form"},
                   {"not now", "DD-1", "another decision is awaited"},
                   {"too many dice", "DD-1", "one to three dice a volley"},
                   {"no powder", "DD-1", "every die costs a charge"}},
      .grades = {{"draw", "DD-4", "as many men on both sides"},
                 {"on points", "DD-4", "more men at the end"},
                 {"rout", "DD-4", "no enemy is left"}},
  };
  return vocabulary;
}

// Throws that show `hits` fives and sixes, of all throws of `dice` dice.
uint64_t Throws(int dice, int hits) {
  uint64_t n = 1;
  for (int i = 0; i < hits; ++i) {
    n = n * static_cast<uint64_t>(dice - i) / static_cast<uint64_t>(i + 1);
  }
  for (int i = 0; i < dice; ++i) n *= i < hits ? 2 : 4;
  return n;
}

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

  Awaited Awaits(const Position& position) const override {
    const State& state = position.As<State>();
    const auto active = static_cast<Side>(state.active);
    const EntityId about = MakeEntityId(state.active);
    switch (state.phase) {
      case Phase::kChoose:
        return {Awaited::What::kDecision, active, kChooseAction, about};
      case Phase::kAnswer:
        return {Awaited::What::kDecision, Opponent(active), kAnswerAssault,
                MakeEntityId(1 - state.active)};
      case Phase::kVolley:
        return {Awaited::What::kRoll, active, kVolleyRoll, about};
      case Phase::kMelee:
        return {Awaited::What::kRoll, active, kAssaultRoll, about};
      case Phase::kOver:
        return {};
    }
    return {};
  }

  Score FinalScore(const Position& position) const override {
    const State& state = position.As<State>();
    BERTHIER_CHECK(state.phase == Phase::kOver);
    Score score{.points = {state.men[0], state.men[1]}};
    if (state.men[0] != state.men[1]) {
      score.winner = state.men[0] > state.men[1] ? 0 : 1;
      score.grade =
          std::min(state.men[0], state.men[1]) == 0 ? kRout : kOnPoints;
    }
    return score;
  }

  uint64_t Hash(const Position& position) const override {
    return HashBytes(position.bytes(), sizeof(State), 0);
  }

  Verdict Check(const Position& position, const Order& order) const override {
    if (const FormFault fault = FaultOf(vocabulary(), entities_.size(), order);
        fault != FormFault::kNone) {
      return Refusal{.code = kMalformed,
                     .operands = {static_cast<int32_t>(fault)}};
    }
    const State& state = position.As<State>();
    const bool answer = order.verb == kStand || order.verb == kGiveWay;
    if (answer != (state.phase == Phase::kAnswer)) {
      return Refusal{.code = kNotNow, .operands = {order.verb}};
    }
    if (order.verb == kAssault && Index(order.object) == state.active) {
      return Refusal{
          .code = kNotNow, .object = order.object, .operands = {order.verb}};
    }
    if (order.verb == kFire) {
      if (order.amount < 1 || order.amount > kMostDice) {
        return Refusal{.code = kTooManyDice};
      }
      if (order.amount > state.powder[state.active]) {
        return Refusal{.code = kNoPowder,
                       .operands = {static_cast<int32_t>(order.amount),
                                    state.powder[state.active]}};
      }
    }
    return {};
  }

  void Propose(const Position& position,
               std::vector<Order>& orders) const override {
    const State& state = position.As<State>();
    if (state.phase == Phase::kAnswer) {
      orders.push_back({.verb = kStand});
      orders.push_back({.verb = kGiveWay});
      return;
    }
    for (int dice = 1; dice <= DiceToFire(state); ++dice) {
      orders.push_back({.verb = kFire, .amount = dice});
    }
    orders.push_back(AssaultOrder(state));
    orders.push_back({.verb = kWait});
  }

  Order ProposeOne(const Position& position, Chooser& chooser) const override {
    const State& state = position.As<State>();
    if (state.phase == Phase::kAnswer) {
      return {.verb = chooser.Below(2) == 0 ? kStand : kGiveWay};
    }
    const uint32_t most = static_cast<uint32_t>(DiceToFire(state));
    switch (chooser.Below(most > 0 ? 3 : 2)) {
      case 0:
        return AssaultOrder(state);
      case 1:
        return {.verb = kWait};
      default:
        return {.verb = kFire, .amount = 1 + int64_t{chooser.Below(most)}};
    }
  }

  void Play(Position& position, const Order& order,
            Listener* listener) const override {
    State& state = position.As<State>();
    switch (order.verb) {
      case kFire:
        state.dice = static_cast<uint8_t>(order.amount);
        state.powder[state.active] =
            static_cast<uint8_t>(state.powder[state.active] - state.dice);
        state.spent[state.active] =
            static_cast<uint8_t>(state.spent[state.active] + state.dice);
        state.phase = Phase::kVolley;
        Tell(listener, kFired, state.active, state.dice);
        return;
      case kAssault:
        state.phase = Phase::kAnswer;
        Tell(listener, kAssaulted, state.active, 0);
        return;
      case kStand:
        state.phase = Phase::kMelee;
        Tell(listener, kStood, 1 - state.active, 0);
        return;
      case kGiveWay:
        Tell(listener, kGaveWay, 1 - state.active, 0);
        Lose(state, 1 - state.active, 1, listener);
        break;
      default:
        Tell(listener, kWaited, state.active, 0);
    }
    Finish(state, listener);
  }

  Dice DiceFor(const Position& position) const override {
    const State& state = position.As<State>();
    const auto active = static_cast<Side>(state.active);
    if (state.phase == Phase::kVolley) {
      return {.handfuls = {{{state.dice, 6, active}}}};
    }
    return {.handfuls = {{{1, 6, active}, {1, 6, Opponent(active)}}}};
  }

  bool ThrownAgain(const Position& position,
                   const Faces& faces) const override {
    const State& state = position.As<State>();
    return state.phase == Phase::kMelee && Margin(state, faces) == 0;
  }

  void Describe(const Position& position, Roll& roll) const override {
    const State& state = position.As<State>();
    roll.dice = DiceFor(position);
    roll.kind = Awaits(position).kind;
    roll.subject = MakeEntityId(state.active);
    roll.object = MakeEntityId(1 - state.active);
    if (state.phase == Phase::kVolley) {
      DescribeVolley(state, roll);
    } else {
      DescribeMelee(state, roll);
    }
  }

  void Resolve(Position& position, const Faces& faces,
               Listener* listener) const override {
    State& state = position.As<State>();
    if (state.phase == Phase::kVolley) {
      int hits = 0;
      for (int i = 0; i < faces.count; ++i) hits += faces[i] >= 5;
      Lose(state, 1 - state.active, hits, listener);
      state.dice = 0;
    } else {
      const int margin = Margin(state, faces);
      Lose(state, margin > 0 ? 1 - state.active : state.active, LossBy(margin),
           listener);
    }
    Finish(state, listener);
  }

  void See(const Position& position, Side side, Position& view) const override {
    view = position;
    if (setting_.fog == Fog::kOff) return;
    view.As<State>().powder[static_cast<size_t>(Index(Opponent(side)))] =
        kHidden;
  }

  void Sample(const Position& view, Side side, Chooser& chooser,
              Position& position) const override {
    position = view;
    State& state = position.As<State>();
    const auto enemy = static_cast<size_t>(Index(Opponent(side)));
    if (state.powder[enemy] != kHidden) return;
    const auto most = static_cast<uint32_t>(kMostPowder - state.spent[enemy]);
    state.powder[enemy] = static_cast<uint8_t>(chooser.Below(most + 1));
  }

  Picture Draw(const Position& position) const override;
  std::string Say(const Position& position, const Order& order) const override;
  std::string Say(const Event& event) const override;
  std::string Say(const Refusal& refusal) const override;
  std::string Say(const Roll& roll) const override;
  Dossier Write(const Position& position) const override;

 private:
  static int DiceToFire(const State& state) {
    return std::min<int>(kMostDice, state.powder[state.active]);
  }
  static Order AssaultOrder(const State& state) {
    return {.verb = kAssault, .object = MakeEntityId(1 - state.active)};
  }

  // The bonus for more men: of the active side, negative for the other.
  static int Bonus(const State& state) {
    return Sign(state.men[state.active] - state.men[1u - state.active]);
  }
  static int Margin(const State& state, const Faces& faces) {
    return faces[0] - faces[1] + Bonus(state);
  }
  static int LossBy(int margin) { return std::abs(margin) >= 3 ? 2 : 1; }

  static void DescribeVolley(const State& state, Roll& roll) {
    roll.target = 5;
    const int men = state.men[1u - state.active];
    const int most = std::min<int>(men, state.dice);
    for (int fallen = 0; fallen <= most; ++fallen) {
      OutcomeClass outcome{.code = kHits, .detail = fallen};
      // More hits than men are as good as the last man.
      for (int hits = fallen; hits <= (fallen == men ? state.dice : fallen);
           ++hits) {
        outcome.weight += Throws(state.dice, hits);
      }
      for (int i = 0; i < state.dice; ++i) {
        outcome.sample.Add(i < fallen ? 6 : 1);
      }
      roll.outcomes.push_back(outcome);
    }
  }

  static void DescribeMelee(const State& state, Roll& roll) {
    if (const int bonus = Bonus(state); bonus != 0) {
      roll.modifiers.push_back(
          {.code = kMoreMen,
           .value = 1,
           .handful = static_cast<uint8_t>(bonus > 0 ? 0 : 1)});
    }
    for (int a = 1; a <= 6; ++a) {
      for (int b = 1; b <= 6; ++b) {
        Faces faces;
        faces.Add(a);
        faces.Add(b);
        const int margin = Margin(state, faces);
        if (margin == 0) {
          ++roll.again;
          continue;
        }
        const uint16_t code = margin > 0 ? kAttackerWins : kDefenderWins;
        const int loss = LossBy(margin);
        const auto same = std::find_if(
            roll.outcomes.begin(), roll.outcomes.end(),
            [code, loss](const OutcomeClass& outcome) {
              return outcome.code == code && outcome.detail == loss;
            });
        if (same == roll.outcomes.end()) {
          roll.outcomes.push_back({code, loss, 1, faces});
        } else {
          ++same->weight;
        }
      }
    }
  }

  static void Tell(Listener* listener, uint16_t code, int who, int amount) {
    if (listener == nullptr) return;
    Event event{.code = code, .subject = MakeEntityId(who)};
    event.operands[0] = amount;
    listener->Hear(event);
  }

  static void Lose(State& state, int who, int men, Listener* listener) {
    uint8_t& left = state.men[static_cast<size_t>(who)];
    const int lost = std::min<int>(left, men);
    left = static_cast<uint8_t>(left - lost);
    Tell(listener, kLost, who, lost);
  }

  // The action is done: the other side's turn, unless it was the last.
  static void Finish(State& state, Listener* listener) {
    state.active ^= 1;
    --state.actions;
    state.phase = Phase::kChoose;
    if (state.men[0] == 0 || state.men[1] == 0 || state.actions == 0) {
      state.phase = Phase::kOver;
      Tell(listener, kEnded, state.active, 0);
    }
  }

  Setting setting_;
  std::vector<EntityInfo> entities_;
};

Picture DiceDuelGame::Draw(const Position& position) const {
  const State& state = position.As<State>();
  Picture picture{.title = "Dice duel",
                  .width = kPace * 10,
                  .depth = kPace * 10,
                  .ruler_ticks = kPace.ticks,
                  .ruler_name = "pace"};
  for (size_t side = 0; side < kSides; ++side) {
    const bool south = side == 0;
    const Pose pose = {{kPace.ticks * 5, kPace.ticks * (south ? 3 : 7)},
                       Heading::Degrees(south ? 0 : 180)};
    const Block block = MakeBlock(pose, {kPace * 4, kPace});
    const auto corners = block.corners();
    picture.bodies.push_back({.id = MakeEntityId(static_cast<int>(side)),
                              .side = static_cast<int8_t>(side),
                              .name = setting_.companies[side],
                              .symbol = "infantry",
                              .pose = pose,
                              .outline = {corners.begin(), corners.end()}});
    const uint8_t powder = state.powder[side];
    picture.panels.push_back(
        {.title = setting_.sides[side],
         .side = static_cast<int8_t>(side),
         .lines = {std::to_string(state.men[side]) + " men",
                   powder == kHidden ? "powder unknown"
                                     : std::to_string(powder) + " powder"}});
  }
  return picture;
}

std::string DiceDuelGame::Say(const Position& position,
                              const Order& order) const {
  const State& state = position.As<State>();
  const std::string& active = setting_.companies[state.active];
  const std::string& other = setting_.companies[1u - state.active];
  switch (order.verb) {
    case kFire:
      return active + " fires with " + std::to_string(order.amount) + " dice";
    case kAssault:
      return active + " assaults " + other;
    case kStand:
      return other + " stands";
    case kGiveWay:
      return other + " gives way";
    default:
      return active + " waits";
  }
}

std::string DiceDuelGame::Say(const Event& event) const {
  const std::string& who =
      setting_.companies[static_cast<size_t>(Index(event.subject))];
  const std::string amount = std::to_string(event.operands[0]);
  switch (event.code) {
    case kFired:
      return who + " fires with " + amount + " dice";
    case kAssaulted:
      return who + " goes in";
    case kWaited:
      return who + " waits";
    case kStood:
      return who + " stands";
    case kGaveWay:
      return who + " gives way";
    case kLost:
      return who + " loses " + amount;
    default:
      return "the duel is over";
  }
}

std::string DiceDuelGame::Say(const Refusal& refusal) const {
  switch (refusal.code) {
    case kMalformed:
      return std::string(Words(static_cast<FormFault>(refusal.operands[0])));
    case kNotNow:
      return "this is no moment to " +
             std::string(vocabulary()
                             .verbs[static_cast<size_t>(refusal.operands[0])]
                             .name);
    case kTooManyDice:
      return "a volley has one to three dice";
    case kNoPowder:
      return "needs " + std::to_string(refusal.operands[0]) + " powder; " +
             std::to_string(refusal.operands[1]) + " left";
    default:
      return "accepted";
  }
}

std::string DiceDuelGame::Say(const Roll& roll) const {
  const std::string& who =
      setting_.companies[static_cast<size_t>(Index(roll.subject))];
  if (roll.kind == kVolleyRoll) {
    return who + ": volley, every 5 or 6 takes a man";
  }
  return who + ": assault, the higher die wins";
}

Dossier DiceDuelGame::Write(const Position& position) const {
  const State& state = position.As<State>();
  Dossier dossier{.ruleset = std::string(ruleset()),
                  .name = "position",
                  .width = kPace * 10,
                  .depth = kPace * 10};
  dossier.options.emplace_back("fog", setting_.fog == Fog::kOn ? "on" : "off");
  for (const std::string& name : setting_.sides) {
    dossier.entries.push_back({.type = "side", .id = name});
  }
  for (size_t side = 0; side < kSides; ++side) {
    Entry unit{
        .type = "unit",
        .id = setting_.companies[side],
        .side = setting_.sides[side],
        .numbers = {{"men", state.men[side]}, {"spent", state.spent[side]}}};
    if (state.powder[side] == kHidden) {
      unit.is.push_back("powder hidden");
    } else {
      unit.numbers.emplace_back("powder", state.powder[side]);
    }
    dossier.entries.push_back(unit);
  }
  dossier.entries.push_back({.type = "clock",
                             .side = setting_.sides[state.active],
                             .numbers = {{"actions", state.actions}}});
  switch (state.phase) {
    case Phase::kAnswer:
      dossier.entries.push_back({.type = "process", .is = {"answer"}});
      break;
    case Phase::kVolley:
      dossier.entries.push_back({.type = "process",
                                 .is = {"volley"},
                                 .numbers = {{"dice", state.dice}}});
      break;
    case Phase::kMelee:
      dossier.entries.push_back({.type = "process", .is = {"melee"}});
      break;
    default:
      break;
  }
  return dossier;
}

// Reads a dossier; the first thing wrong with it ends the reading.
class Reader {
 public:
  Built Read(const Dossier& dossier) {
    State& state = setting_.start;
    state.men.fill(5);
    state.powder.fill(5);
    state.actions = 20;
    for (const auto& [key, value] : dossier.options) {
      if (key != "fog" || (value != "on" && value != "off")) {
        problem_ = {"option " + key, "wants fog on or fog off", 0};
      }
      setting_.fog = value == "on" ? Fog::kOn : Fog::kOff;
    }
    size_t sides = 0;
    for (const Entry& entry : dossier.entries) {
      if (entry.type != "side") continue;
      if (sides < kSides) setting_.sides[sides] = entry.id;
      ++sides;
    }
    if (sides == 1 || sides > kSides) Fault({}, "a duel has two sides");
    for (const Entry& entry : dossier.entries) {
      if (entry.type == "unit") {
        ReadCompany(entry);
      } else if (entry.type == "clock") {
        if (const auto side = SideNamed(entry)) state.active = *side;
        state.actions = Number(entry, "actions", state.actions, kMostActions);
      } else if (entry.type == "process") {
        ReadProcess(entry);
      } else if (entry.type != "side") {
        Fault(entry, "a duel knows no such thing");
      }
    }
    if (problem_) return *problem_;
    if (state.men[0] == 0 || state.men[1] == 0 || state.actions == 0) {
      state.phase = Phase::kOver;
    }
    return std::make_unique<const DiceDuelGame>(setting_);
  }

 private:
  void Fault(const Entry& entry, std::string what) {
    if (problem_) return;
    problem_ = {entry.id.empty() ? entry.type : entry.type + " " + entry.id,
                std::move(what), entry.line};
  }

  std::optional<uint8_t> SideNamed(const Entry& entry) {
    for (uint8_t side = 0; side < kSides; ++side) {
      if (setting_.sides[side] == entry.side) return side;
    }
    Fault(entry, "no side is called \"" + entry.side + "\"");
    return std::nullopt;
  }

  uint8_t Number(const Entry& entry, std::string_view key, uint8_t fallback,
                 int most) {
    for (const auto& [name, value] : entry.numbers) {
      if (name != key) continue;
      if (value >= 0 && value <= most) return static_cast<uint8_t>(value);
      Fault(entry, name + " runs from 0 to " + std::to_string(most));
    }
    return fallback;
  }

  void ReadCompany(const Entry& entry) {
    const auto side = SideNamed(entry);
    if (!side) return;
    State& state = setting_.start;
    if (!entry.id.empty()) setting_.companies[*side] = entry.id;
    state.men[*side] = Number(entry, "men", state.men[*side], kMostMen);
    state.spent[*side] = Number(entry, "spent", 0, kMostPowder);
    state.powder[*side] =
        Number(entry, "powder", state.powder[*side], kMostPowder);
    if (state.powder[*side] + state.spent[*side] > kMostPowder) {
      Fault(entry, "powder and spent are nine at most");
    }
    for (const std::string& word : entry.is) {
      if (word != "powder hidden") Fault(entry, "what is \"" + word + "\"?");
      state.powder[*side] = kHidden;
    }
  }

  void ReadProcess(const Entry& entry) {
    State& state = setting_.start;
    if (entry.is == std::vector<std::string>{"answer"}) {
      state.phase = Phase::kAnswer;
    } else if (entry.is == std::vector<std::string>{"melee"}) {
      state.phase = Phase::kMelee;
    } else if (entry.is == std::vector<std::string>{"volley"}) {
      state.phase = Phase::kVolley;
      state.dice = Number(entry, "dice", 1, kMostDice);
      if (state.dice == 0) Fault(entry, "a volley has one to three dice");
    } else {
      Fault(entry, "is answer, volley or melee");
    }
  }

  DiceDuelGame::Setting setting_;
  std::optional<Problem> problem_;
};

Built BuildDiceDuel(const Dossier& dossier) { return Reader().Read(dossier); }

}  // namespace

const Ruleset& DiceDuel() {
  static const Ruleset ruleset = {"dice_duel", "Dice duel", &DiceDuelVocabulary,
                                  &BuildDiceDuel};
  return ruleset;
}

Dossier DiceDuelStart(int men, int powder, int actions, Fog fog) {
  Dossier dossier{.ruleset = "dice_duel",
                  .name = "duel",
                  .width = kPace * 10,
                  .depth = kPace * 10,
                  .options = {{"fog", fog == Fog::kOn ? "on" : "off"}}};
  for (const char* side : {"Red", "Blue"}) {
    dossier.entries.push_back({.type = "side", .id = side});
  }
  for (const char* side : {"Red", "Blue"}) {
    dossier.entries.push_back({.type = "unit",
                               .id = std::string(side) + " company",
                               .side = side,
                               .numbers = {{"men", men}, {"powder", powder}}});
  }
  dossier.entries.push_back(
      {.type = "clock", .side = "Red", .numbers = {{"actions", actions}}});
  return dossier;
}

}  // namespace berthier
