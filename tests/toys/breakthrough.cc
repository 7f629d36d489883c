#include "tests/toys/breakthrough.h"

#include <array>
#include <bit>
#include <optional>
#include <utility>

#include "engine/model/fault.h"
#include "engine/model/form.h"
#include "tests/toys/breakthrough_game.h"

namespace berthier {
namespace breakthrough {
namespace {

enum Verbs : uint8_t { kMove };
enum Decisions : uint8_t { kChooseMove };
enum Events : uint16_t { kMoved, kTaken, kWon };
enum Refusals : uint16_t {
  kAccepted,
  kMalformed,
  kNotYours,
  kNotAStep,
  kOccupied,
};

// Where pieces may step to, by the way they step: straight ahead, ahead to the
// west, ahead to the east.
struct Steps {
  std::array<uint64_t, 3> to;
  std::array<int, 3> by;  // from the square left to the square entered
};

Steps StepsOf(uint64_t own, uint64_t enemy, bool northward) {
  const uint64_t empty = ~(own | enemy);
  const uint64_t not_west = own & ~kWestFile;
  const uint64_t not_east = own & ~kEastFile;
  if (northward) {
    return {{own << 8 & empty, not_west << 7 & ~own, not_east << 9 & ~own},
            {8, 7, 9}};
  }
  return {{own >> 8 & empty, not_west >> 9 & ~own, not_east >> 7 & ~own},
          {-8, -9, -7}};
}

// Bits set; without the processor's instruction, which a portable build does
// not use.
int Count(uint64_t set) {
  set -= set >> 1 & 0x5555555555555555;
  set = (set & 0x3333333333333333) + (set >> 2 & 0x3333333333333333);
  set = (set + (set >> 4)) & 0x0F0F0F0F0F0F0F0F;
  return static_cast<int>(set * 0x0101010101010101 >> 56);
}

Order MoveOrder(int from, int to) {
  return Order{
      .verb = kMove, .subject = MakeEntityId(from), .object = MakeEntityId(to)};
}

const Vocabulary& BreakthroughVocabulary() {
  static const Vocabulary vocabulary = {
      .verbs = {{.name = "move",
                 .clause = "BT-1",
                 .help = "step ahead from one square to another",
                 .takes = Takes::kSubject | Takes::kObject}},
      .decisions = {{"choose move", "BT-1", "which piece steps where"}},
      .events = {{"moved", "BT-1", "a piece stepped to a square"},
                 {"taken", "BT-2", "a piece was taken"},
                 {"won", "BT-3", "a side broke through"}},
      .event_kinds = {{EventRole::kAsOrdered}, {}, {}},
      .refusals = {{"accepted", "", ""},
                   {"malformed", "BT-1", "the order has not the verb's form"},
                   {"not yours", "BT-1", "no piece of the mover is there"},
                   {"not a step", "BT-1", "pieces step one square ahead"},
                   {"occupied", "BT-2",
                    "own pieces block, enemies block straight ahead"}},
      .grades = {{"draw", "BT-3", "never"}, {"win", "BT-3", "broke through"}},
      .points = {.what = "pieces taken"},
  };
  return vocabulary;
}

class BreakthroughGame final : public Game {
 public:
  explicit BreakthroughGame(const Setting& setting)
      : names_(setting.names),
        northward_(setting.northward),
        start_(setting.start) {
    for (int square = 0; square < 64; ++square) {
      entities_.push_back({SquareName(square), "square"});
    }
    RunOn(start_, nullptr);
  }

  std::string_view ruleset() const override { return "breakthrough"; }
  const Vocabulary& vocabulary() const override {
    return BreakthroughVocabulary();
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
            .kind = kChooseMove};
  }

  // Ranks gone by all pieces: every move adds to them. A piece taken counts for
  // more than it can go.
  uint32_t PlayerTurn(const Position& position) const override {
    const State& state = position.As<State>();
    int ranks = 0;
    for (const Side side : {Side::kFirst, Side::kSecond}) {
      const uint64_t own = state.pieces[static_cast<size_t>(Index(side))];
      ranks += 8 * (kPieces - Count(own));
      for (int rank = 1; rank < 8; ++rank) {
        const uint64_t beyond = ~uint64_t{0};
        ranks += Count(own & (side == northward_ ? beyond << 8 * rank
                                                 : beyond >> 8 * rank));
      }
    }
    return static_cast<uint32_t>(ranks);
  }

  std::string TurnTitle(const Position& position) const override {
    return "ranks gone: " + std::to_string(PlayerTurn(position));
  }

  Score FinalScore(const Position& position) const override {
    const State& state = position.As<State>();
    BERTHIER_CHECK(state.over);
    Score score{.winner = static_cast<int8_t>(1 - state.mover), .grade = 1};
    for (size_t side = 0; side < kSides; ++side) {
      score.points[side] = kPieces - Count(state.pieces[1 - side]);
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
    const Refusal about{.subject = order.subject, .object = order.object};
    const int from = Index(order.subject), to = Index(order.object);
    if (!(Own(state) & Bit(from))) return Refused(about, kNotYours);
    const int ahead = (to / 8 - from / 8) * (MoverGoesNorth(state) ? 1 : -1);
    const int aside = to % 8 - from % 8;
    if (ahead != 1 || aside < -1 || aside > 1) {
      return Refused(about, kNotAStep);
    }
    const uint64_t blocking =
        aside == 0 ? Own(state) | Enemy(state) : Own(state);
    if (blocking & Bit(to)) return Refused(about, kOccupied);
    return {};
  }

  void Propose(const Position& position,
               std::vector<Order>& orders) const override {
    const Steps steps = StepsOf(position.As<State>());
    for (size_t way = 0; way < 3; ++way) {
      for (uint64_t set = steps.to[way]; set != 0; set &= set - 1) {
        const int to = std::countr_zero(set);
        orders.push_back(MoveOrder(to - steps.by[way], to));
      }
    }
  }

  Order ProposeOne(const Position& position, Chooser& chooser) const override {
    const Steps steps = StepsOf(position.As<State>());
    const int straight = Count(steps.to[0]);
    const int westward = Count(steps.to[1]);
    const int eastward = Count(steps.to[2]);
    int k = static_cast<int>(
        chooser.Below(static_cast<uint32_t>(straight + westward + eastward)));
    size_t way = 0;
    if (k >= straight) {
      k -= straight;
      way = 1;
      if (k >= westward) {
        k -= westward;
        way = 2;
      }
    }
    uint64_t set = steps.to[way];
    for (; k > 0; --k) set &= set - 1;
    const int to = std::countr_zero(set);
    return MoveOrder(to - steps.by[way], to);
  }

  void Play(Position& position, const Order& order,
            Listener* listener) const override {
    State& state = position.As<State>();
    Step(state, Index(order.subject), Index(order.object), listener);
    RunOn(state, listener);
  }

  Dice DiceFor(const Position& /*position*/) const override { return {}; }
  void Describe(const Position& /*position*/, Roll& /*roll*/) const override {
    Abort(__FILE__, __LINE__, "breakthrough has no dice");
  }
  void Resolve(Position& /*position*/, const Faces& /*faces*/,
               Listener* /*listener*/) const override {
    Abort(__FILE__, __LINE__, "breakthrough has no dice");
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
  std::vector<Waypoint> WayOf(const Position& position,
                              const Order& order) const override;
  ScenarioDocument Write(const Position& position) const override;

 private:
  static uint64_t Own(const State& state) { return state.pieces[state.mover]; }
  static uint64_t Enemy(const State& state) {
    return state.pieces[state.mover ^ 1];
  }
  bool MoverGoesNorth(const State& state) const {
    return state.mover == Index(northward_);
  }
  Steps StepsOf(const State& state) const {
    return breakthrough::StepsOf(Own(state), Enemy(state),
                                 MoverGoesNorth(state));
  }
  static Refusal Refused(Refusal about, uint16_t code) {
    about.code = code;
    return about;
  }

  void Step(State& state, int from, int to, Listener* listener) const {
    const uint64_t goal =
        MoverGoesNorth(state) ? kNorthRows << 8 : kSouthRows >> 8;
    const bool takes = (Enemy(state) & Bit(to)) != 0;
    state.pieces[state.mover] ^= Bit(from) | Bit(to);
    state.pieces[state.mover ^ 1] &= ~Bit(to);
    state.over = (Bit(to) & goal) != 0 || Enemy(state) == 0;
    state.mover ^= 1;
    if (listener != nullptr) Tell(state, from, to, takes, *listener);
  }

  void Tell(const State& state, int from, int to, bool takes,
            Listener& listener) const {
    Event event{.code = kMoved,
                .subject = MakeEntityId(from),
                .object = MakeEntityId(to),
                .from = {Middle(from), {}},
                .to = {Middle(to), {}}};
    event.operands[0] = state.mover ^ 1;
    listener.Hear(event);
    if (takes) {
      event.code = kTaken;
      listener.Hear(event);
    }
    if (state.over) {
      event.code = kWon;
      listener.Hear(event);
    }
  }

  // A single legal move is no decision.
  void RunOn(State& state, Listener* listener) const {
    while (!state.over) {
      const Steps steps = StepsOf(state);
      uint64_t all = 0;
      size_t way = 0;
      for (size_t i = 0; i < 3; ++i) {
        if (steps.to[i] == 0) continue;
        if (all != 0 || (steps.to[i] & (steps.to[i] - 1)) != 0) return;
        all = steps.to[i];
        way = i;
      }
      // The foremost piece can always step diagonally.
      BERTHIER_CHECK(all != 0);
      const int to = std::countr_zero(all);
      Step(state, to - steps.by[way], to, listener);
    }
  }

  std::array<std::string, kSides> names_;
  Side northward_;
  State start_;
  std::vector<EntityInfo> entities_;
};

std::vector<Point> SquareOutline(Point middle, int32_t half) {
  return {{middle.x + half, middle.y + half},
          {middle.x - half, middle.y + half},
          {middle.x - half, middle.y - half},
          {middle.x + half, middle.y - half}};
}

Picture BreakthroughGame::Draw(const Position& position) const {
  const State& state = position.As<State>();
  Picture picture{.title = "Breakthrough",
                  .width = kSquare * 8,
                  .depth = kSquare * 8,
                  .ruler_ticks = kSquare.ticks,
                  .ruler_name = "square"};
  for (int square = 0; square < 64; ++square) {
    picture.ground.push_back(
        {.id = MakeEntityId(square),
         .name = SquareName(square),
         .kind = GroundKind::kOpen,
         .type = "square",
         .points = SquareOutline(Middle(square), kSquare.ticks / 2)});
    for (int side = 0; side < kSides; ++side) {
      if (!(state.pieces[static_cast<size_t>(side)] & Bit(square))) continue;
      const bool north = side == Index(northward_);
      picture.bodies.push_back(
          {.id = MakeEntityId(square),
           .side = static_cast<int8_t>(side),
           .name = SquareName(square),
           .symbol = Symbol::kInfantry,
           .type = "pawn",
           .pose = {Middle(square), Heading::Degrees(north ? 0 : 180)},
           .outline = SquareOutline(Middle(square), kSquare.ticks / 3)});
    }
  }
  picture.panels.push_back(
      {.title = "To move",
       .side = static_cast<int8_t>(state.mover),
       .lines = {std::string(SideName(static_cast<Side>(state.mover)))}});
  return picture;
}

std::string BreakthroughGame::Say(const Position& position,
                                  const Order& order) const {
  const bool takes =
      (Enemy(position.As<State>()) & Bit(Index(order.object))) != 0;
  return SquareName(Index(order.subject)) + (takes ? " takes " : " moves to ") +
         SquareName(Index(order.object));
}

std::vector<Waypoint> BreakthroughGame::WayOf(const Position& position,
                                              const Order& order) const {
  const bool north = MoverGoesNorth(position.As<State>());
  const auto at = [north](EntityId square) {
    const Point middle = Middle(Index(square));
    return Waypoint{.pose = {middle, Heading::Degrees(north ? 0 : 180)},
                    .outline = SquareOutline(middle, kSquare.ticks / 3)};
  };
  std::vector<Waypoint> way = {at(order.subject), at(order.object)};
  way.back().words = "steps to " + SquareName(Index(order.object));
  return way;
}

std::string BreakthroughGame::Say(const Event& event) const {
  const std::string& who = names_[static_cast<size_t>(event.operands[0])];
  const std::string from = SquareName(Index(event.subject));
  const std::string to = SquareName(Index(event.object));
  switch (event.code) {
    case kMoved:
      return who + " moves from " + from + " to " + to;
    case kTaken:
      return "the piece on " + to + " is taken";
    default:
      return who + " breaks through and wins";
  }
}

std::string BreakthroughGame::Say(const Refusal& refusal) const {
  if (refusal.code == kMalformed) {
    return std::string(Words(static_cast<FormFault>(refusal.operands[0])));
  }
  const std::string from = SquareName(Index(refusal.subject));
  const std::string to = SquareName(Index(refusal.object));
  switch (refusal.code) {
    case kNotYours:
      return "no piece of the side to move stands on " + from;
    case kNotAStep:
      return to + " is not one step ahead of " + from;
    case kOccupied:
      return to +
             " is occupied: own pieces block, and enemies are taken "
             "diagonally only";
    default:
      return "accepted";
  }
}

ScenarioDocument BreakthroughGame::Write(const Position& position) const {
  const State& state = position.As<State>();
  ScenarioDocument document{.ruleset = std::string(ruleset()),
                            .name = "position",
                            .width = kSquare * 8,
                            .depth = kSquare * 8};
  for (int side = 0; side < kSides; ++side) {
    const bool north = side == Index(northward_);
    document.entries.push_back(
        {.type = "side",
         .id = names_[static_cast<size_t>(side)],
         .links = {{"home", north ? "south" : "north"}}});
  }
  Entry clock{.type = "clock", .side = names_[state.mover]};
  if (state.over) clock.is.push_back("lost");
  document.entries.push_back(clock);
  for (size_t side = 0; side < kSides; ++side) {
    for (uint64_t set = state.pieces[side]; set != 0; set &= set - 1) {
      document.entries.push_back({.type = "unit",
                                  .side = names_[side],
                                  .place = Middle(std::countr_zero(set))});
    }
  }
  return document;
}

}  // namespace

std::unique_ptr<const Game> MakeGame(const Setting& setting) {
  return std::make_unique<const BreakthroughGame>(setting);
}

}  // namespace breakthrough

const Ruleset& Breakthrough() {
  static const Ruleset ruleset = {"breakthrough", "Breakthrough 8x8",
                                  &breakthrough::BreakthroughVocabulary,
                                  &breakthrough::Build};
  return ruleset;
}

ScenarioDocument BreakthroughStart() {
  return ScenarioDocument{.ruleset = "breakthrough",
                          .name = "start",
                          .note = "Two rows of pieces a side.",
                          .width = breakthrough::kSquare * 8,
                          .depth = breakthrough::kSquare * 8};
}

std::string TurnedSquare(std::string_view square) {
  return {static_cast<char>('a' + 'h' - square[0]),
          static_cast<char>('1' + '8' - square[1])};
}

}  // namespace berthier
