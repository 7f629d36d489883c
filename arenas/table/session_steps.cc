// What a step does to a session: played, told, written down.
#include <algorithm>
#include <cmath>
#include <utility>

#include "absl/strings/str_format.h"
#include "agents/thoughts_codec.h"
#include "arenas/match/correction.h"
#include "arenas/match/recorder.h"
#include "arenas/match/replay.h"
#include "arenas/table/ruler.h"
#include "arenas/table/session.h"
#include "engine/model/fault.h"

namespace berthier {
namespace {

class Hearing final : public Listener {
 public:
  void Hear(const Event& event) override { events.push_back(event); }
  std::vector<Event> events;
};

EventRole RoleOf(const Game& game, const Event& event) {
  const std::vector<EventKind>& kinds = game.vocabulary().event_kinds;
  return event.code < kinds.size() ? kinds[event.code].role : EventRole::kNews;
}

// A stage of the turn in which nothing happens and nothing is asked.
bool IsPassedBy(const Game& game, const std::vector<Event>& events, size_t i) {
  if (RoleOf(game, events[i]) != EventRole::kStage || i + 1 == events.size()) {
    return false;
  }
  const EventRole next = RoleOf(game, events[i + 1]);
  return next == EventRole::kStage || next == EventRole::kTurn;
}

void AddId(EntityId id, std::vector<EntityId>& ids) {
  if (IsSome(id) && std::find(ids.begin(), ids.end(), id) == ids.end()) {
    ids.push_back(id);
  }
}

std::optional<Body> BodyOf(const Picture& picture, EntityId id) {
  for (const Body& body : picture.bodies) {
    if (body.id == id) return body;
  }
  return std::nullopt;
}

}  // namespace

void TableSession::BeginStory(const Position& before) {
  story_.emplace_back();
  const uint32_t turn = game_->PlayerTurn(before);
  const bool goes_on = !turns_.empty() && turns_.back() == turn;
  turns_.push_back(turn);
  if (goes_on) return;
  Told told;
  told.kind = Told::Kind::kTurn;
  told.step = steps() + 1;
  told.side = game_->Awaits(before).side;
  told.words = game_->TurnTitle(before);
  story_.back().push_back(std::move(told));
}

void TableSession::AddEvents(const std::vector<Event>& events,
                             const Told& cause) {
  const size_t of_cause = story_.back().size() - 1;
  std::string asides;
  for (size_t i = 0; i < events.size(); ++i) {
    const Event& event = events[i];
    if (IsPassedBy(*game_, events, i)) continue;
    Told told;
    told.step = cause.step;
    told.side = cause.side;
    told.words = game_->Say(event);
    // What the order or the dice have said, and titles of turns, are not told
    // twice.
    const EventRole role = RoleOf(*game_, event);
    if (role == EventRole::kTurn || told.words == cause.words ||
        (role == EventRole::kAsThrown && cause.kind == Told::Kind::kDice) ||
        (role == EventRole::kAsOrdered && cause.order &&
         (!IsSome(cause.order->subject) ||
          event.subject == cause.order->subject))) {
      continue;
    }
    // What was paid stands with the order, and of whom it is stands there.
    if (role == EventRole::kAside && cause.kind == Told::Kind::kOrder) {
      const std::string name = codec_->NameOf(event.subject) + ": ";
      const bool named =
          event.subject == cause.order->subject && told.words.starts_with(name);
      asides += (asides.empty() ? "" : "; ") +
                told.words.substr(named ? name.size() : 0);
      continue;
    }
    AddId(event.subject, told.ids);
    AddId(event.object, told.ids);
    story_.back().push_back(std::move(told));
  }
  if (!asides.empty()) story_.back()[of_cause].words += " (" + asides + ")";
}

void TableSession::PlayOrder(const Order& order, wire::GameStep step,
                             const Thoughts* thoughts) {
  const Position before = now_;
  BeginStory(before);
  Told told;
  told.kind = Told::Kind::kOrder;
  told.step = steps() + 1;
  told.side = game_->Awaits(before).side;
  told.words = game_->Say(before, order);
  told.order = order;
  AddId(order.subject, told.ids);
  AddId(order.object, told.ids);
  if (thoughts != nullptr) told.intent = thoughts->intent;
  step.set_side(Index(told.side));
  *step.mutable_order() = codec_->Encode(order);
  Hearing hearing;
  game_->Play(now_, order, &hearing);
  story_.back().push_back(told);
  AddEvents(hearing.events, told);
  Enter(std::move(step), before);
}

void TableSession::PlayFaces(const Faces& faces, wire::GameStep step) {
  const Position before = now_;
  BeginStory(before);
  Told told;
  told.kind = Told::Kind::kDice;
  told.step = steps() + 1;
  told.side = game_->Awaits(before).side;
  told.roll.emplace();
  game_->Describe(before, *told.roll);
  told.words = game_->Say(*told.roll);
  told.outcome =
      game_->Say(*told.roll, ClassOf(*game_, before, *told.roll, faces));
  told.faces = faces;
  told.typed_handfuls = step.typed_handfuls();
  AddId(told.roll->subject, told.ids);
  AddId(told.roll->object, told.ids);
  step.set_side(Index(told.side));
  step.set_faces(FacesAsBytes(faces));
  Hearing hearing;
  game_->Resolve(now_, faces, &hearing);
  story_.back().push_back(told);
  AddEvents(hearing.events, told);
  Enter(std::move(step), before);
}

void TableSession::PutAt(const Position& corrected, EntityId id,
                         wire::GameStep step) {
  const Position before = now_;
  const std::optional<Body> from = BodyOf(game_->Draw(before), id);
  const std::optional<Body> to = BodyOf(game_->Draw(corrected), id);
  BeginStory(before);
  Told told;
  told.kind = Told::Kind::kCorrection;
  told.step = steps() + 1;
  told.side = game_->Awaits(before).side;
  told.words = codec_->NameOf(id) + " is put right";
  if (from && to) {
    const double moved = std::hypot(to->pose.centre.x - from->pose.centre.x,
                                    to->pose.centre.y - from->pose.centre.y);
    absl::StrAppendFormat(&told.words, " by %.2f %s", moved / ruler_.ticks,
                          UnitName(*game_, ruler_));
  }
  told.ids = {id};
  step.set_side(Index(told.side));
  now_ = corrected;
  story_.back().push_back(std::move(told));
  Enter(std::move(step), before);
}

void TableSession::Enter(wire::GameStep step, const Position& before) {
  for (const Side side : {Side::kFirst, Side::kSecond}) {
    const bool is_told = game_->IsToldTo(side, before, now_);
    for (Told& told : story_.back()) {
      told.hidden_from[static_cast<size_t>(Index(side))] =
          !is_told && told.side != side && told.kind != Told::Kind::kTurn;
    }
    hides_ = hides_ || HidesFrom(side, now_);
  }
  step.set_hash(game_->Hash(now_));
  record_.set_final_hash(step.hash());
  *record_.add_step() = std::move(step);
  if (steps() % kStepsBetweenKept == 0) kept_.push_back(now_);
}

void TableSession::Advance() {
  while (game_->Awaits(now_).is_roll() && HandfulsToType() == 0 && !IsOver()) {
    const Faces faces = dice_.Throw(*game_, now_);
    PlayFaces(faces, wire::GameStep());
  }
  if (!game_->Awaits(now_).is_over() || IsOver()) return;
  Outcome outcome;
  outcome.score = game_->FinalScore(now_);
  *record_.mutable_result() = ResultOf(*game_, *codec_, outcome);
}

absl::StatusOr<bool> TableSession::Correct(EntityId id, Pose pose) {
  if (IsOver()) return absl::FailedPreconditionError("the game is over");
  const std::string name = codec_->NameOf(id);
  const std::optional<Body> body = BodyOf(game_->Draw(now_), id);
  if (!body) return absl::InvalidArgumentError(name + " is not on the table");
  // An eighth of an inch and a degree are a hand's, not an error.
  constexpr int64_t kForgiven = kTicksPerInch / 8;
  constexpr int kForgivenQuarters = 4;
  const int64_t dx = pose.centre.x - body->pose.centre.x;
  const int64_t dy = pose.centre.y - body->pose.centre.y;
  const int turn =
      body->has_facing ? body->pose.heading.TurnTo(pose.heading) : 0;
  if (dx * dx + dy * dy <= kForgiven * kForgiven &&
      std::abs(turn) <= kForgivenQuarters) {
    return false;
  }
  wire::GameStep step;
  wire::Correction& correction = *step.mutable_correction();
  correction.set_id(name);
  correction.set_x(static_cast<float>(InUnits(ruler_, pose.centre.x)));
  correction.set_y(static_cast<float>(InUnits(ruler_, pose.centre.y)));
  if (body->has_facing) {
    correction.set_heading(static_cast<float>(InDegrees(pose.heading)));
  }
  const absl::StatusOr<Position> corrected =
      Corrected(*game_, *codec_, rulesets_, now_, correction);
  if (!corrected.ok()) return corrected.status();
  PutAt(*corrected, id, std::move(step));
  Advance();
  return true;
}

}  // namespace berthier
