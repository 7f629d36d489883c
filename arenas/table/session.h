// A session: one game at the table, with its seats, history, undo and forks.
//
// It consists of the game's record, as a log stores it, and positions on the
// way. Dice that the program throws for a side are thrown at once; orders and
// typed dice must be entered. It knows nothing of HTTP, threads, files or the
// rules of any game.
//
// Laws: the record can be replayed (arenas/match/replay.h) at every moment;
// const functions change nothing; Undo restores the previous position with the
// same hash; a game with the orders and seeds of a duel ends with the duel's
// hash; Resume of a session's record gives a session in the same state.
//
//   std::unique_ptr<TableSession> session =
//       TableSession::Begin(std::move(setup), rulesets);
//   if (const Verdict v = session->Give(order, nullptr); !v.ok()) Tell(v);
#ifndef BERTHIER_ARENAS_TABLE_SESSION_H_
#define BERTHIER_ARENAS_TABLE_SESSION_H_

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "agents/agent.h"
#include "arenas/match/dice.h"
#include "arenas/match/loading.h"
#include "engine/model/game.h"
#include "proto/play_codec.h"
#include "proto/record.pb.h"

namespace berthier {

struct TableSeat {
  enum class Who : uint8_t { kYou, kFriend, kAgent };

  Who who = Who::kYou;
  std::string request = {};  // for kAgent: NAME or NAME:SETTINGS
  bool typed_dice = false;   // the side's dice are real ones, typed in

  bool IsPerson() const { return who != Who::kAgent; }
};
using TableSeats = std::array<TableSeat, kSides>;

struct TableSetup {
  LoadedGame loaded;
  TableSeats seats;
  uint64_t seed = 1;  // gives the dice of the first game of a match with it
};

// An entry of the game's story: something that happened, in words.
struct Told {
  enum class Kind : uint8_t { kTurn, kOrder, kDice, kEvent, kCorrection };

  Kind kind = Kind::kEvent;
  int step = 0;  // the step (order, roll or correction) it belongs to, from 1
  Side side = Side::kFirst;
  std::string words = {};
  std::vector<EntityId> ids = {};   // the entities it is about
  std::optional<Order> order = {};  // for kOrder
  std::string intent = {};          // the agent's intention with the order
  std::optional<Roll> roll = {};    // for kDice, with the following
  Faces faces = {};
  uint32_t typed_handfuls = 0;  // bit mask, as HandfulsToType
  std::string outcome = {};
  // The sides that must not see this entry.
  std::array<bool, kSides> hidden_from = {false, false};
};

class TableSession {
 public:
  // `rulesets` must outlive the session.
  static std::unique_ptr<TableSession> Begin(TableSetup setup,
                                             std::span<const Ruleset> rulesets);
  // Continues a recorded game, which may also be a duel of agents. `source` is
  // its name in error messages.
  static absl::StatusOr<std::unique_ptr<TableSession>> Resume(
      const wire::GameRecord& record, std::string_view source,
      std::span<const Ruleset> rulesets);

  // ---- State ---------------------------------------------------------------
  const Game& game() const { return *game_; }
  std::shared_ptr<const Game> shared_game() const { return game_; }
  const PlayCodec& codec() const { return *codec_; }
  const Ruler& ruler() const { return ruler_; }
  const TableSeats& seats() const { return seats_; }
  uint64_t SeedOf(Side side) const;
  const std::string& title() const { return title_; }
  const wire::GameRecord& record() const { return record_; }

  int steps() const { return record_.step_size(); }
  const Position& now() const { return now_; }
  // The position after `steps` steps, at most steps().
  Position At(int steps) const;
  bool IsOver() const { return record_.has_result(); }
  // The side whose order is awaited, if it is played by a person.
  std::optional<Side> PersonToOrder() const;
  // The side whose order is awaited, if it is played by an agent and the game
  // is not paused.
  std::optional<Side> AgentToOrder() const;
  // The handfuls of the awaited roll that must be typed, as a bit mask: 1 is
  // the first handful, 2 the second, 3 both; 0 if no roll is awaited.
  uint32_t HandfulsToType() const;
  // What happened in a step, counted from 1.
  const std::vector<Told>& StoryOf(int step) const;
  // Whether part of the position is hidden from the side.
  bool HidesFrom(Side side, const Position& position) const;
  // Whether anything has been hidden from a side so far.
  bool HidesAnything() const { return hides_; }

  // ---- Actions -------------------------------------------------------------
  // Plays an order if it is legal; a decision must be awaited. An agent's
  // thoughts are stored with its order. `failure` says why this order replaces
  // one that the agent failed to give.
  Verdict Give(const Order& order, const Thoughts* thoughts,
               const Failure* failure = nullptr);
  // Enters the faces of the handfuls to be typed, in order. An error if the
  // dice cannot show them, or if the throw does not count and all must be
  // thrown again.
  absl::Status TypeDice(std::span<const int32_t> faces);
  // Moves a body to where it really is on the table. If it differs by at most
  // an eighth of an inch and a degree, returns false and does nothing.
  absl::StatusOr<bool> Correct(EntityId id, Pose pose);
  // Ends the game as lost for a side.
  void Resign(Side side);
  // Sets whether a side's dice are typed.
  void TypeDiceOf(Side side, bool typed);
  void SetPaused(bool paused) { paused_ = paused; }
  bool is_paused() const { return paused_; }

  // Why the last step cannot be undone; empty if it can.
  std::string WhyNoUndo() const;
  // Undoes the last step; WhyNoUndo() must be empty.
  void Undo();
  // A new game that continues after `steps` steps of this one, with other dice
  // from there. `name` is the name of this game.
  std::unique_ptr<TableSession> Fork(int steps, const std::string& name,
                                     uint64_t dice_seed) const;

 private:
  // A position is kept at the start and after every 16th step.
  static constexpr int kStepsBetweenKept = 16;

  explicit TableSession(std::span<const Ruleset> rulesets)
      : rulesets_(rulesets) {}

  void Open(std::shared_ptr<const Game> game, const Ruler& ruler);
  // Plays the first `steps` steps of a record that is known to replay.
  absl::Status Continue(const wire::GameRecord& record, int steps);
  absl::Status Apply(const wire::GameStep& step);
  void PlayOrder(const Order& order, wire::GameStep step,
                 const Thoughts* thoughts);
  void PlayFaces(const Faces& faces, wire::GameStep step);
  void PutAt(const Position& corrected, EntityId id, wire::GameStep step);
  // Begins the story of a step.
  void BeginStory(const Position& before);
  // Adds the events of an order or a roll (`cause`) to its story.
  void AddEvents(const std::vector<Event>& events, const Told& cause);
  // Adds the step that led from `before` to now_ to the record.
  void Enter(wire::GameStep step, const Position& before);
  // Throws all dice that the program throws, and records the end of the game.
  void Advance();
  // Starts the dice stream of a fork that begins after `steps` steps.
  void BeginDiceOf(int steps);

  std::span<const Ruleset> rulesets_;
  std::shared_ptr<const Game> game_;
  Ruler ruler_;
  std::optional<PlayCodec> codec_;
  std::string title_;
  TableSeats seats_;
  bool paused_ = false;
  bool hides_ = false;
  wire::GameRecord record_;
  DiceStream dice_{0};
  uint32_t thrown_before_ = 0;  // throws of this roll that did not count
  Position now_{PositionLayout{}};
  // The position after every kStepsBetweenKept steps, from the start on.
  std::vector<Position> kept_;
  std::vector<std::vector<Told>> story_;  // by step
  std::vector<uint32_t> turns_;           // by step: its player-turn
};

// Converts a seat of a record.
TableSeat SeatOf(const wire::Seat& seat);

}  // namespace berthier

#endif  // BERTHIER_ARENAS_TABLE_SESSION_H_
