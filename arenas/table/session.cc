#include "arenas/table/session.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "absl/strings/str_format.h"
#include "agents/random_source.h"
#include "agents/thoughts_codec.h"
#include "arenas/match/correction.h"
#include "arenas/match/recorder.h"
#include "arenas/match/replay.h"
#include "engine/model/fault.h"

namespace berthier {
namespace {

constexpr std::string_view kYou = "you";
constexpr std::string_view kFriend = "friend";

std::string_view NameOfSeat(const TableSeat& seat) {
  switch (seat.who) {
    case TableSeat::Who::kYou:
      return kYou;
    case TableSeat::Who::kFriend:
      return kFriend;
    case TableSeat::Who::kAgent:
      return seat.request;
  }
  return kYou;
}

uint32_t HandfulOf(const Dice& dice, int die) {
  return die < dice.handfuls[0].count ? 1 : 2;
}

// Whether `side`, who sees `before` and ordered this, sees more in `after` than
// had to follow: it would have seen something else in one of many positions
// that it could not tell from the true one. Depends on nothing that it does not
// see.
bool TellsMore(const Game& game, const Position& before, const Order& order,
               Side side, const Position& after) {
  // A guess with a chance of 9 in 10 would pass them all once in 800 times.
  constexpr int kSamples = 64;
  Position view(game.layout());
  Position seen(game.layout());
  Position sample(game.layout());
  game.See(before, side, view);
  game.See(after, side, seen);
  RandomSource source(1);
  for (int i = 0; i < kSamples; ++i) {
    game.Sample(view, side, source, sample);
    game.Play(sample, order, nullptr);
    Position sampled(game.layout());
    game.See(sample, side, sampled);
    if (!(sampled == seen)) return true;
  }
  return false;
}

}  // namespace

TableSeat SeatOf(const wire::Seat& seat) {
  TableSeat read{.typed_dice = seat.typed_dice()};
  if (seat.agent() == kYou) return read;
  if (seat.agent() == kFriend) {
    read.who = TableSeat::Who::kFriend;
    return read;
  }
  read.who = TableSeat::Who::kAgent;
  read.request = seat.agent();
  if (!seat.settings().empty()) read.request += ":" + seat.settings();
  return read;
}

std::unique_ptr<TableSession> TableSession::Begin(
    TableSetup setup, std::span<const Ruleset> rulesets) {
  std::unique_ptr<TableSession> session(new TableSession(rulesets));
  session->title_ = setup.loaded.written.document.name;
  session->seats_ = setup.seats;
  // As the first game of a match with this seed.
  const uint64_t seed = SeedFor(setup.seed, 0);
  DuelSetup duel;
  duel.game = setup.loaded.game.get();
  duel.dice_seed = SeedFor(seed, 0);
  duel.agent_seeds = {SeedFor(seed, 1), SeedFor(seed, 2)};
  std::array<std::string, kSides> names;
  for (size_t side = 0; side < kSides; ++side) {
    names[side] = std::string(NameOfSeat(setup.seats[side]));
  }
  session->record_ =
      Recorder(duel, setup.loaded.written, names, 1).Finish(Outcome{});
  session->record_.clear_result();
  for (int side = 0; side < kSides; ++side) {
    session->record_.mutable_seat(side)->set_typed_dice(
        setup.seats[static_cast<size_t>(side)].typed_dice);
  }
  session->Open(std::move(setup.loaded.game), setup.loaded.written.ruler);
  session->Advance();
  return session;
}

absl::StatusOr<std::unique_ptr<TableSession>> TableSession::Resume(
    const wire::GameRecord& record, std::string_view source,
    std::span<const Ruleset> rulesets) {
  absl::StatusOr<RecordedGame> recorded = GameOf(record, source, rulesets);
  if (!recorded.ok()) return recorded.status();
  if (record.seat_size() != kSides) {
    return absl::InvalidArgumentError(absl::StrFormat(
        "%s: has %d seats instead of %d", source, record.seat_size(), kSides));
  }
  if (const std::optional<Divergence> divergence =
          Replay(record, *recorded->game, recorded->ruler, rulesets, {})) {
    return absl::InvalidArgumentError(absl::StrFormat(
        "%s, step %d: %s", source, divergence->step, divergence->what));
  }
  std::unique_ptr<TableSession> session(new TableSession(rulesets));
  session->title_ = record.start().name();
  for (int side = 0; side < kSides; ++side) {
    session->seats_[static_cast<size_t>(side)] = SeatOf(record.seat(side));
  }
  session->record_ = record;
  session->record_.clear_step();
  session->record_.clear_result();
  session->Open(std::move(recorded->game), recorded->ruler);
  const absl::Status continued = session->Continue(record, record.step_size());
  if (!continued.ok()) return continued;
  if (record.has_result()) {
    *session->record_.mutable_result() = record.result();
  } else {
    session->Advance();
  }
  return session;
}

void TableSession::Open(std::shared_ptr<const Game> game, const Ruler& ruler) {
  game_ = std::move(game);
  ruler_ = ruler;
  codec_.emplace(*game_, ruler_);
  if (title_.empty()) title_ = std::string(game_->ruleset());
  now_ = Position(game_->layout());
  game_->Start(now_);
  kept_.assign(1, now_);
  hides_ = HidesFrom(Side::kFirst, now_) || HidesFrom(Side::kSecond, now_);
  dice_ = DiceStream(record_.dice_seed());
  record_.set_final_hash(game_->Hash(now_));
}

uint64_t TableSession::SeedOf(Side side) const {
  return record_.seat(Index(side)).seed();
}

Position TableSession::At(int steps) const {
  BERTHIER_CHECK(steps >= 0 && steps <= this->steps());
  Position position = kept_[static_cast<size_t>(steps / kStepsBetweenKept)];
  for (int i = steps / kStepsBetweenKept * kStepsBetweenKept; i < steps; ++i) {
    const wire::GameStep& step = record_.step(i);
    if (step.has_order()) {
      game_->Play(position, codec_->Decode(step.order()).value(), nullptr);
    } else if (step.has_faces()) {
      game_->Resolve(position,
                     FacesOf(step.faces(), game_->DiceFor(position)).value(),
                     nullptr);
    } else {
      position =
          Corrected(*game_, *codec_, rulesets_, position, step.correction())
              .value();
    }
  }
  return position;
}

std::optional<Side> TableSession::PersonToOrder() const {
  const Awaited awaited = game_->Awaits(now_);
  if (IsOver() || !awaited.is_decision()) return std::nullopt;
  const TableSeat& seat = seats_[static_cast<size_t>(Index(awaited.side))];
  return seat.IsPerson() ? std::optional(awaited.side) : std::nullopt;
}

std::optional<Side> TableSession::AgentToOrder() const {
  const Awaited awaited = game_->Awaits(now_);
  if (IsOver() || paused_ || !awaited.is_decision()) return std::nullopt;
  const TableSeat& seat = seats_[static_cast<size_t>(Index(awaited.side))];
  return seat.IsPerson() ? std::nullopt : std::optional(awaited.side);
}

uint32_t TableSession::HandfulsToType() const {
  if (IsOver() || !game_->Awaits(now_).is_roll()) return 0;
  const Dice dice = game_->DiceFor(now_);
  uint32_t typed = 0;
  for (size_t i = 0; i < dice.handfuls.size(); ++i) {
    const Dice::Handful& handful = dice.handfuls[i];
    const auto thrower = static_cast<size_t>(Index(handful.thrower));
    if (handful.count > 0 && seats_[thrower].typed_dice) typed |= 1u << i;
  }
  return typed;
}

const std::vector<Told>& TableSession::StoryOf(int step) const {
  BERTHIER_CHECK(step >= 1 && step <= steps());
  return story_[static_cast<size_t>(step - 1)];
}

bool TableSession::HidesFrom(Side side, const Position& position) const {
  Position view(game_->layout());
  game_->See(position, side, view);
  return !(view == position);
}

Verdict TableSession::Give(const Order& order, const Thoughts* thoughts,
                           const Failure* failure) {
  BERTHIER_CHECK(!IsOver() && game_->Awaits(now_).is_decision());
  const Verdict verdict = game_->Check(now_, order);
  if (!verdict.ok()) return verdict;
  wire::GameStep step;
  if (failure != nullptr) {
    step.set_instead_of(std::string(NameOf(failure->kind)));
  }
  if (thoughts != nullptr && !thoughts->empty()) {
    *step.mutable_thoughts() = EncodeThoughts(*game_, *codec_, *thoughts);
    step.mutable_thoughts()->clear_milliseconds();
  }
  PlayOrder(order, std::move(step), thoughts);
  Advance();
  return verdict;
}

absl::Status TableSession::TypeDice(std::span<const int32_t> faces) {
  const uint32_t typed = HandfulsToType();
  if (typed == 0) {
    return absl::FailedPreconditionError("no dice are to be typed");
  }
  const Dice dice = game_->DiceFor(now_);
  int wanted = 0;
  for (int die = 0; die < dice.count(); ++die) {
    wanted += (HandfulOf(dice, die) & typed) != 0 ? 1 : 0;
  }
  if (static_cast<size_t>(wanted) != faces.size()) {
    return absl::InvalidArgumentError(
        absl::StrFormat("%d dice are thrown, not %d", wanted, faces.size()));
  }
  const bool all = wanted == dice.count();
  Faces thrown;
  DiceStream stream = dice_;
  if (!all) thrown = stream.ThrowOnce(*game_, now_);
  std::vector<int32_t> whole;
  size_t next = 0;
  for (int die = 0; die < dice.count(); ++die) {
    const bool is_typed = (HandfulOf(dice, die) & typed) != 0;
    whole.push_back(is_typed ? faces[next++] : thrown[die]);
  }
  const absl::StatusOr<Faces> read = FacesOf(whole, dice);
  if (!read.ok()) return read.status();
  dice_ = stream;
  if (game_->ThrownAgain(now_, *read)) {
    if (!all) ++thrown_before_;
    std::string shown;
    for (const int32_t face : whole) {
      absl::StrAppendFormat(&shown, "%s%d", shown.empty() ? "" : " ", face);
    }
    return absl::FailedPreconditionError(
        shown + " counts for nothing: all throw again");
  }
  wire::GameStep step;
  step.set_typed_handfuls(typed);
  step.set_thrown_before(std::exchange(thrown_before_, 0));
  PlayFaces(*read, std::move(step));
  Advance();
  return absl::OkStatus();
}

void TableSession::Resign(Side side) {
  BERTHIER_CHECK(!IsOver());
  Outcome outcome;
  outcome.score.winner = static_cast<int8_t>(Index(Opponent(side)));
  outcome.adjudged =
      absl::StrFormat("%s gives the game up", game_->SideName(side));
  *record_.mutable_result() = ResultOf(*game_, *codec_, outcome);
}

void TableSession::TypeDiceOf(Side side, bool typed) {
  seats_[static_cast<size_t>(Index(side))].typed_dice = typed;
  record_.mutable_seat(Index(side))->set_typed_dice(typed);
  Advance();
}

std::string TableSession::WhyNoUndo() const {
  if (steps() == 0) return "nothing has been ordered yet";
  if (IsOver()) return "the game is over; go back and \"Play on from here\"";
  if (!record_.fork().empty() &&
      record_.fork().rbegin()->steps() == static_cast<uint32_t>(steps())) {
    return "this game begins here; go back and \"Play on from here\"";
  }
  const wire::GameStep& last = *record_.step().rbegin();
  if (last.has_faces()) {
    return "dice have been thrown; go back before them and \"Play on from "
           "here\"";
  }
  if (last.has_correction()) return "";
  const auto side = static_cast<Side>(last.side());
  if (!seats_[static_cast<size_t>(last.side())].IsPerson()) {
    return absl::StrFormat(
        "%s has answered; go back before that and \"Play on from here\"",
        game_->SideName(side));
  }
  if (!hides_) return "";
  // Who looks on at somebody else's move is not told what it has shown him.
  if (game_->Awaits(now_).side != side) {
    return absl::StrFormat("%s is to move, and something is hidden",
                           game_->SideName(Opponent(side)));
  }
  const Position before = At(steps() - 1);
  const absl::StatusOr<Order> order = codec_->Decode(last.order());
  BERTHIER_CHECK(order.ok());
  if (TellsMore(*game_, before, *order, side, now_)) {
    return "what was hidden has been seen";
  }
  return "";
}

void TableSession::Undo() {
  BERTHIER_CHECK(WhyNoUndo().empty());
  record_.mutable_step()->RemoveLast();
  story_.pop_back();
  turns_.pop_back();
  const auto kept = static_cast<size_t>(steps() / kStepsBetweenKept) + 1;
  if (kept_.size() > kept) kept_.resize(kept, now_);
  now_ = At(steps());
  thrown_before_ = 0;
  record_.set_final_hash(game_->Hash(now_));
}

std::unique_ptr<TableSession> TableSession::Fork(int steps,
                                                 const std::string& name,
                                                 uint64_t dice_seed) const {
  BERTHIER_CHECK(steps >= 0 && steps <= this->steps());
  std::unique_ptr<TableSession> fork(new TableSession(rulesets_));
  fork->title_ = title_;
  fork->seats_ = seats_;
  fork->record_ = record_;
  fork->record_.clear_step();
  fork->record_.clear_result();
  while (!fork->record_.fork().empty() &&
         fork->record_.fork().rbegin()->steps() >
             static_cast<uint32_t>(steps)) {
    fork->record_.mutable_fork()->RemoveLast();
  }
  fork->Open(game_, ruler_);
  const absl::Status continued = fork->Continue(record_, steps);
  BERTHIER_CHECK(continued.ok());
  wire::Fork& mark = *fork->record_.add_fork();
  mark.set_of(name);
  mark.set_steps(static_cast<uint32_t>(steps));
  mark.set_dice_seed(dice_seed);
  fork->dice_ = DiceStream(dice_seed);
  fork->Advance();
  return fork;
}

absl::Status TableSession::Continue(const wire::GameRecord& record, int steps) {
  for (int i = 0; i < steps; ++i) {
    BeginDiceOf(i);
    const absl::Status applied = Apply(record.step(i));
    if (!applied.ok()) return applied;
  }
  BeginDiceOf(steps);
  return absl::OkStatus();
}

// A fork has dice of its own from where it begins.
void TableSession::BeginDiceOf(int steps) {
  for (const wire::Fork& fork : record_.fork()) {
    if (fork.steps() == static_cast<uint32_t>(steps)) {
      dice_ = DiceStream(fork.dice_seed());
    }
  }
}

// Of a record that replays.
absl::Status TableSession::Apply(const wire::GameStep& step) {
  if (step.has_order()) {
    const absl::StatusOr<Order> order = codec_->Decode(step.order());
    if (!order.ok()) return order.status();
    const absl::StatusOr<Thoughts> thoughts =
        DecodeThoughts(*game_, *codec_, step.thoughts());
    if (!thoughts.ok()) return thoughts.status();
    PlayOrder(*order, step, &*thoughts);
  } else if (step.has_correction()) {
    const absl::StatusOr<Position> corrected =
        Corrected(*game_, *codec_, rulesets_, now_, step.correction());
    if (!corrected.ok()) return corrected.status();
    const absl::StatusOr<EntityId> id =
        codec_->EntityNamed(step.correction().id());
    if (!id.ok()) return id.status();
    PutAt(*corrected, *id, step);
  } else {
    const Dice dice = game_->DiceFor(now_);
    const absl::StatusOr<Faces> faces = FacesOf(step.faces(), dice);
    if (!faces.ok()) return faces.status();
    // The seed's dice go on behind those that it has thrown.
    if (step.typed_handfuls() == 0) {
      dice_.Throw(*game_, now_);
    } else {
      bool all = true;
      for (int die = 0; die < dice.count(); ++die) {
        all = all && (HandfulOf(dice, die) & step.typed_handfuls()) != 0;
      }
      for (uint32_t i = 0; !all && i <= step.thrown_before(); ++i) {
        dice_.ThrowOnce(*game_, now_);
      }
    }
    PlayFaces(*faces, step);
  }
  return absl::OkStatus();
}

}  // namespace berthier
