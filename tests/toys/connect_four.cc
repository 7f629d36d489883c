#include "tests/toys/connect_four.h"

#include <array>
#include <bit>
#include <optional>
#include <utility>

#include "engine/model/fault.h"
#include "engine/model/form.h"

namespace berthier {
namespace {

constexpr int kColumns = 7;
constexpr int kRows = 6;
// Seven bits a column, the topmost always empty, so that lines do not run from
// one column into the next.
constexpr int kStride = kRows + 1;
constexpr Length kCell = Millimetres(40);

enum Verbs : uint8_t { kDrop };
enum Decisions : uint8_t { kChooseColumn };
enum Events : uint16_t { kDropped, kFourInLine, kFull };
enum Refusals : uint16_t { kAccepted, kMalformed, kColumnFull };
enum Grades : uint8_t { kDraw, kWin };

struct State {
  std::array<uint64_t, kSides> stones;
  uint8_t mover;
  uint8_t over;
  uint8_t won;  // by the other than the mover
  std::array<uint8_t, 5> unused;
};
static_assert(std::has_unique_object_representations_v<State>);

constexpr uint64_t Cell(int column, int row) {
  return uint64_t{1} << (column * kStride + row);
}
constexpr uint64_t kBottom = [] {
  uint64_t set = 0;
  for (int column = 0; column < kColumns; ++column) set |= Cell(column, 0);
  return set;
}();
constexpr uint64_t kBoard = kBottom * ((1 << kRows) - 1);

uint64_t Stones(const State& state) {
  return state.stones[0] | state.stones[1];
}

// The lowest empty cell of every column that has one.
uint64_t Landings(const State& state) {
  return (Stones(state) + kBottom) & kBoard;
}

bool HasFour(uint64_t stones) {
  for (const int step : {1, kStride - 1, kStride, kStride + 1}) {
    const uint64_t pairs = stones & stones >> step;
    if ((pairs & pairs >> (2 * step)) != 0) return true;
  }
  return false;
}

int ColumnOf(uint64_t cell) { return std::countr_zero(cell) / kStride; }
int RowOf(uint64_t cell) { return std::countr_zero(cell) % kStride; }

Order DropOrder(int column) {
  return Order{.verb = kDrop, .subject = MakeEntityId(column)};
}

std::string ColumnName(int column) {
  return std::string(1, static_cast<char>('a' + column));
}

Point Middle(int column, int row) {
  const int32_t s = kCell.ticks;
  return {column * s + s / 2, row * s + s / 2};
}

const Vocabulary& ConnectFourVocabulary() {
  static const Vocabulary vocabulary = {
      .verbs = {{.name = "drop",
                 .clause = "C4-1",
                 .help = "drop a stone into a column",
                 .takes = Takes::kSubject}},
      .decisions = {{"choose column", "C4-1", "where the next stone drops"}},
      .events = {{"dropped", "C4-1", "a stone came to rest"},
                 {"four in line", "C4-2", "a side has won"},
                 {"full", "C4-3", "the board is full"}},
      .event_kinds = {{EventRole::kAsOrdered}, {}, {}},
      .refusals = {{"accepted", "", ""},
                   {"malformed", "C4-1", "the order has not the verb's form"},
                   {"column full", "C4-1", "six stones fill a column"}},
      .grades = {{"draw", "C4-3", "the board is full"},
                 {"win", "C4-2", "four in line"}},
      .points = {.what = "lines of four"},
  };
  return vocabulary;
}

class ConnectFourGame final : public Game {
 public:
  ConnectFourGame(std::array<std::string, kSides> names, const State& start)
      : names_(std::move(names)), start_(start) {
    for (int column = 0; column < kColumns; ++column) {
      entities_.push_back({ColumnName(column), "column"});
    }
    RunOn(start_, nullptr);
  }

  std::string_view ruleset() const override { return "connect_four"; }
  const Vocabulary& vocabulary() const override {
    return ConnectFourVocabulary();
  }
  const std::vector<EntityInfo>& entities() const override { return entities_; }
  std::string_view SideName(Side side) const override {
    return names_[static_cast<size_t>(Index(side))];
  }
  PositionLayout layout() const override {
    return {sizeof(State), sizeof(State)};
  }

  void Start(Position& position) const override {
    position.As<State>() = start_;
  }

  Awaited Awaits(const Position& position) const override {
    const State& state = position.As<State>();
    if (state.over) return {};
    return {.what = Awaited::What::kDecision,
            .side = static_cast<Side>(state.mover),
            .kind = kChooseColumn};
  }

  uint32_t PlayerTurn(const Position& position) const override {
    return static_cast<uint32_t>(std::popcount(Stones(position.As<State>())));
  }

  std::string TurnTitle(const Position& position) const override {
    return "stone " + std::to_string(PlayerTurn(position));
  }

  Score FinalScore(const Position& position) const override {
    const State& state = position.As<State>();
    BERTHIER_CHECK(state.over);
    if (!state.won) return {.winner = -1, .grade = kDraw};
    Score score{.winner = static_cast<int8_t>(1 - state.mover), .grade = kWin};
    score.points[1u - state.mover] = 1;
    score.points[state.mover] = -1;
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
    const uint64_t top = Cell(Index(order.subject), kRows - 1);
    if (Stones(position.As<State>()) & top) {
      return Refusal{.code = kColumnFull, .subject = order.subject};
    }
    return {};
  }

  void Propose(const Position& position,
               std::vector<Order>& orders) const override {
    for (uint64_t set = Landings(position.As<State>()); set != 0;
         set &= set - 1) {
      orders.push_back(DropOrder(ColumnOf(set)));
    }
  }

  Order ProposeOne(const Position& position, Chooser& chooser) const override {
    uint64_t set = Landings(position.As<State>());
    uint32_t n = 0;
    for (uint64_t rest = set; rest != 0; rest &= rest - 1) ++n;
    for (uint32_t k = chooser.Below(n); k > 0; --k) set &= set - 1;
    return DropOrder(ColumnOf(set));
  }

  void Play(Position& position, const Order& order,
            Listener* listener) const override {
    State& state = position.As<State>();
    Drop(state, Index(order.subject), listener);
    RunOn(state, listener);
  }

  Dice DiceFor(const Position& /*position*/) const override { return {}; }
  void Describe(const Position& /*position*/, Roll& /*roll*/) const override {
    Abort(__FILE__, __LINE__, "connect four has no dice");
  }
  void Resolve(Position& /*position*/, const Faces& /*faces*/,
               Listener* /*listener*/) const override {
    Abort(__FILE__, __LINE__, "connect four has no dice");
  }

  Picture Draw(const Position& position) const override;
  std::string Say(const Position& position, const Order& order) const override;
  std::string Say(const Event& event) const override;
  std::string Say(const Refusal& refusal) const override;
  std::string Say(const Roll& /*roll*/) const override { return "no dice"; }
  std::string Say(const Roll& /*roll*/,
                  const OutcomeClass& /*outcome*/) const override {
    return "no dice";
  }
  ScenarioDocument Write(const Position& position) const override;

 private:
  static void Drop(State& state, int column, Listener* listener) {
    const uint64_t full = Cell(column, kRows) - Cell(column, 0);
    const uint64_t cell = Landings(state) & full;
    state.stones[state.mover] |= cell;
    state.won = HasFour(state.stones[state.mover]);
    state.over = state.won || Stones(state) == kBoard;
    state.mover ^= 1;
    if (listener == nullptr) return;
    Event event{.code = kDropped,
                .subject = MakeEntityId(column),
                .to = {Middle(column, RowOf(cell)), {}}};
    event.operands = {state.mover ^ 1, RowOf(cell) + 1, 0, 0};
    listener->Hear(event);
    if (!state.over) return;
    event.code = state.won ? kFourInLine : kFull;
    listener->Hear(event);
  }

  // The last open column is no decision.
  static void RunOn(State& state, Listener* listener) {
    while (!state.over) {
      const uint64_t landings = Landings(state);
      if ((landings & (landings - 1)) != 0) return;
      Drop(state, ColumnOf(landings), listener);
    }
  }

  std::array<std::string, kSides> names_;
  State start_;
  std::vector<EntityInfo> entities_;
};

std::vector<Point> CellOutline(Point middle, int32_t half) {
  return {{middle.x + half, middle.y + half},
          {middle.x - half, middle.y + half},
          {middle.x - half, middle.y - half},
          {middle.x + half, middle.y - half}};
}

Picture ConnectFourGame::Draw(const Position& position) const {
  const State& state = position.As<State>();
  Picture picture{.title = "Connect four",
                  .width = kCell * kColumns,
                  .depth = kCell * kRows,
                  .ruler_ticks = kCell.ticks,
                  .ruler_name = "cell"};
  for (int column = 0; column < kColumns; ++column) {
    for (int row = 0; row < kRows; ++row) {
      const Point middle = Middle(column, row);
      picture.ground.push_back(
          {.id = MakeEntityId(column),
           .name = ColumnName(column) + std::to_string(row + 1),
           .kind = GroundKind::kOpen,
           .type = "cell",
           .points = CellOutline(middle, kCell.ticks / 2)});
      for (size_t side = 0; side < kSides; ++side) {
        if (!(state.stones[side] & Cell(column, row))) continue;
        picture.bodies.push_back(
            {.side = static_cast<int8_t>(side),
             .name = ColumnName(column) + std::to_string(row + 1),
             .symbol = Symbol::kPiece,
             .type = "stone",
             .pose = {middle, {}},
             .has_facing = false,
             .outline = CellOutline(middle, kCell.ticks / 3)});
      }
    }
  }
  picture.panels.push_back({.title = "To move",
                            .side = static_cast<int8_t>(state.mover),
                            .lines = {names_[state.mover]}});
  return picture;
}

std::string ConnectFourGame::Say(const Position& position,
                                 const Order& order) const {
  return names_[position.As<State>().mover] + " drops a stone into column " +
         ColumnName(Index(order.subject));
}

std::string ConnectFourGame::Say(const Event& event) const {
  const std::string& who = names_[static_cast<size_t>(event.operands[0])];
  switch (event.code) {
    case kDropped:
      return who + "'s stone rests on " + ColumnName(Index(event.subject)) +
             std::to_string(event.operands[1]);
    case kFourInLine:
      return who + " has four in line";
    default:
      return "the board is full";
  }
}

std::string ConnectFourGame::Say(const Refusal& refusal) const {
  if (refusal.code == kMalformed) {
    return std::string(Words(static_cast<FormFault>(refusal.operands[0])));
  }
  if (refusal.code == kColumnFull) {
    return "column " + ColumnName(Index(refusal.subject)) + " is full";
  }
  return "accepted";
}

ScenarioDocument ConnectFourGame::Write(const Position& position) const {
  const State& state = position.As<State>();
  ScenarioDocument document{.ruleset = std::string(ruleset()),
                            .name = "position",
                            .width = kCell * kColumns,
                            .depth = kCell * kRows};
  for (const std::string& name : names_) {
    document.entries.push_back({.type = "side", .id = name});
  }
  document.entries.push_back({.type = "clock", .side = names_[state.mover]});
  for (size_t side = 0; side < kSides; ++side) {
    for (uint64_t set = state.stones[side]; set != 0; set &= set - 1) {
      document.entries.push_back({.type = "unit",
                                  .side = names_[side],
                                  .numbers = {{"column", ColumnOf(set) + 1},
                                              {"row", RowOf(set) + 1}}});
    }
  }
  return document;
}

// Reads a document; the first thing wrong with it ends the reading.
class Reader {
 public:
  Built Read(const ScenarioDocument& document) {
    size_t sides = 0;
    for (const Entry& entry : document.entries) {
      if (entry.type != "side") continue;
      if (sides < kSides) names_[sides] = entry.id;
      ++sides;
    }
    if (sides == 0) names_ = {"Yellow", "Red"};
    if (sides == 1 || sides > kSides) Fault({}, "connect four has two sides");
    for (const Entry& entry : document.entries) {
      if (entry.type == "unit") {
        ReadStone(entry);
      } else if (entry.type == "clock") {
        if (const auto side = SideNamed(entry)) state_.mover = *side;
      } else if (entry.type != "side") {
        Fault(entry, "connect four knows no such thing");
      }
    }
    // Under every stone but the lowest there is another.
    const uint64_t stones = Stones(state_);
    if ((stones & ~(stones << 1) & ~kBottom) != 0) {
      Fault({}, "a stone hangs in the air");
    }
    if (HasFour(state_.stones[state_.mover])) {
      Fault({}, "the side to move has four in line already");
    }
    if (problem_) return *problem_;
    state_.won = HasFour(state_.stones[1u - state_.mover]);
    state_.over = state_.won || stones == kBoard;
    return std::make_unique<const ConnectFourGame>(names_, state_);
  }

 private:
  void Fault(const Entry& entry, std::string what) {
    if (problem_) return;
    problem_ = {entry.type, std::move(what), entry.line};
  }

  std::optional<uint8_t> SideNamed(const Entry& entry) {
    for (uint8_t side = 0; side < kSides; ++side) {
      if (names_[side] == entry.side) return side;
    }
    Fault(entry, "no side is called \"" + entry.side + "\"");
    return std::nullopt;
  }

  void ReadStone(const Entry& entry) {
    int64_t column = 0, row = 0;
    for (const auto& [key, value] : entry.numbers) {
      if (key == "column") column = value;
      if (key == "row") row = value;
    }
    if (column < 1 || column > kColumns || row < 1 || row > kRows) {
      return Fault(entry, "wants a column from 1 to 7 and a row from 1 to 6");
    }
    const uint64_t cell =
        Cell(static_cast<int>(column) - 1, static_cast<int>(row) - 1);
    if (Stones(state_) & cell) return Fault(entry, "two stones in one cell");
    if (const auto side = SideNamed(entry)) state_.stones[*side] |= cell;
  }

  std::array<std::string, kSides> names_;
  State state_ = {};
  std::optional<Problem> problem_;
};

Built BuildConnectFour(const ScenarioDocument& document) {
  return Reader().Read(document);
}

}  // namespace

const Ruleset& ConnectFour() {
  static const Ruleset ruleset = {"connect_four", "Connect four 7x6",
                                  &ConnectFourVocabulary, &BuildConnectFour};
  return ruleset;
}

ScenarioDocument ConnectFourStart() {
  return ScenarioDocument{.ruleset = "connect_four",
                          .name = "start",
                          .note = "An empty board.",
                          .width = kCell * kColumns,
                          .depth = kCell * kRows};
}

}  // namespace berthier
