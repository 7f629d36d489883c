// A session: one game at the table, with its seats, its history and what can be
// taken back.
//
// It is the record that a log keeps, and the positions on the way. Dice that
// the program throws for a side are thrown at once; for all else it waits. It
// has no HTTP, threads or files, and knows no rules.
//
// Laws: the record replays (arenas/match/replay.h) at every moment; looking
// changes nothing; Undo leads to the position before, hash for hash; a game
// whose orders and seeds are those of a duel ends with the duel's hash; Resume
// of its record stands where it stood.
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
  std::string request = {};  // of an agent: NAME or NAME:SETTINGS
  bool typed_dice = false;

  bool IsPerson() const { return who != Who::kAgent; }
};
using TableSeats = std::array<TableSeat, kSides>;

struct TableSetup {
  LoadedGame loaded;
  TableSeats seats;
  uint64_t seed = 1;  // the first game of a match with it has the same dice
};

// Something that happened, as people are told it.
struct Told {
  enum class Kind : uint8_t { kTurn, kOrder, kDice, kEvent, kCorrection };

  Kind kind = Kind::kEvent;
  int step = 0;  // order, roll or correction, from 1
  Side side = Side::kFirst;
  std::string words = {};
  std::vector<EntityId> ids = {};  // whom it is about
  std::optional<Order> order = {};
  std::string intent = {};  // behind an order
  std::optional<Roll> roll = {};
  Faces faces = {};
  uint32_t typed_handfuls = 0;
  std::string outcome = {};  // of dice
  // Who may not be told: a side that did not see it.
  std::array<bool, kSides> hidden_from = {false, false};
};

class TableSession {
 public:
  // `rulesets` must outlive it.
  static std::unique_ptr<TableSession> Begin(TableSetup setup,
                                             std::span<const Ruleset> rulesets);
  // A game that was left, or any other: a duel of agents can be looked at.
  // `source` is what complaints call it.
  static absl::StatusOr<std::unique_ptr<TableSession>> Resume(
      const wire::GameRecord& record, std::string_view source,
      std::span<const Ruleset> rulesets);

  // ---- What there is -------------------------------------------------------
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
  // After so many steps, at most steps().
  Position At(int steps) const;
  bool IsOver() const { return record_.has_result(); }
  // Whose orders are awaited from a person, or from an agent.
  std::optional<Side> PersonToOrder() const;
  std::optional<Side> AgentToOrder() const;
  // Of the roll awaited, the handfuls to be typed: 1, 2 or both bits; 0 if no
  // roll is awaited.
  uint32_t HandfulsToType() const;
  // What happened in a step from 1 on.
  const std::vector<Told>& StoryOf(int step) const;
  bool HidesFrom(Side side, const Position& position) const;
  // Whether anything has been hidden from anybody so far.
  bool HidesAnything() const { return hides_; }

  // ---- What can be done ----------------------------------------------------
  // Thoughts of an agent are kept with its order; `failure` if the order stands
  // for one that it did not give.
  Verdict Give(const Order& order, const Thoughts* thoughts,
               const Failure* failure = nullptr);
  // The faces of the handfuls to be typed, in sequence. A complaint if dice
  // cannot show them, or count for nothing.
  absl::Status TypeDice(std::span<const int32_t> faces);
  // Puts something right; says whether it stood elsewhere by more than an
  // eighth of an inch or turned by more than a degree. If not, nothing is done.
  absl::StatusOr<bool> Correct(EntityId id, Pose pose);
  // Gives the game up for a side.
  void Resign(Side side);
  void TypeDiceOf(Side side, bool typed);
  void SetPaused(bool paused) { paused_ = paused; }
  bool is_paused() const { return paused_; }

  // Why the last step cannot be taken back; empty if it can.
  std::string WhyNoUndo() const;
  // Takes it back. Needs that it can.
  void Undo();
  // A new game from after so many steps, with other dice from there. `name` is
  // what this one is called.
  std::unique_ptr<TableSession> Fork(int steps, const std::string& name,
                                     uint64_t dice_seed) const;

 private:
  // Any moment is at most so many steps from a position that is kept.
  static constexpr int kStepsBetweenKept = 16;

  explicit TableSession(std::span<const Ruleset> rulesets)
      : rulesets_(rulesets) {}

  void Open(std::shared_ptr<const Game> game, const Ruler& ruler);
  // Plays what is recorded, comparing the hashes.
  absl::Status Continue(const wire::GameRecord& record, int steps);
  absl::Status Apply(const wire::GameStep& step);
  void PlayOrder(const Order& order, wire::GameStep step,
                 const Thoughts* thoughts);
  void PlayFaces(const Faces& faces, wire::GameStep step);
  void PutAt(const Position& corrected, EntityId id, wire::GameStep step);
  // Begins the story of a step.
  void BeginStory(const Position& before);
  void AddEvents(const std::vector<Event>& events, const Told& cause);
  // Enters the step that `before` was and now_ is the end of.
  void Enter(wire::GameStep step, const Position& before);
  // Throws for those whose dice the program throws, and notes the end.
  void Advance();
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
  uint32_t thrown_before_ = 0;
  Position now_{PositionLayout{}};
  // Every so many steps a position is kept, from the start on.
  std::vector<Position> kept_;
  std::vector<std::vector<Told>> story_;
  std::vector<uint32_t> turns_;  // the player-turn that each step is of
};

// A seat of a record, and back.
TableSeat SeatOf(const wire::Seat& seat);

}  // namespace berthier

#endif  // BERTHIER_ARENAS_TABLE_SESSION_H_
