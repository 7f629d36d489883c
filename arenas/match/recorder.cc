#include "arenas/match/recorder.h"

#include <utility>

#include "agents/thoughts_codec.h"
#include "engine/model/fault.h"

namespace berthier {

Recorder::Recorder(const DuelSetup& setup, const WrittenDocument& written,
                   const std::array<std::string, kSides>& agents,
                   uint32_t number, Kept kept)
    : game_(*setup.game), codec_(*setup.game, written.ruler), kept_(kept) {
  record_.set_program("berthier");
  record_.set_number(number);
  *record_.mutable_start() = berthier::WireOf(written.document, written.ruler);
  for (const Side side : {Side::kFirst, Side::kSecond}) {
    const auto i = static_cast<size_t>(Index(side));
    const size_t colon = agents[i].find(':');
    wire::Seat& seat = *record_.add_seat();
    seat.set_side(std::string(game_.SideName(side)));
    seat.set_agent(agents[i].substr(0, colon));
    if (colon != std::string::npos) {
      seat.set_settings(agents[i].substr(colon + 1));
    }
    seat.set_seed(setup.agent_seeds[i]);
  }
  record_.set_dice_seed(setup.dice_seed);
  Position start(game_.layout());
  game_.Start(start);
  hash_ = game_.Hash(start);
  record_.set_start_hash(hash_);
}

void Recorder::Ordered(const Position& /*before*/, Side side,
                       const Choice& choice) {
  wire::GameStep& step = *record_.add_step();
  step.set_side(Index(side));
  *step.mutable_order() = codec_.Encode(choice.order);
  if (choice.failure) {
    step.set_instead_of(std::string(NameOf(choice.failure->kind)));
  }
  if (kept_ == Kept::kThoughts && !choice.thoughts.empty()) {
    *step.mutable_thoughts() = EncodeThoughts(game_, codec_, choice.thoughts);
    // Of the machine and the hour nothing is kept.
    step.mutable_thoughts()->clear_milliseconds();
  }
}

void Recorder::Thrown(const Position& before, const Faces& faces) {
  wire::GameStep& step = *record_.add_step();
  step.set_side(Index(game_.Awaits(before).side));
  step.set_faces(FacesAsBytes(faces));
}

void Recorder::Reached(const Position& after) {
  hash_ = game_.Hash(after);
  record_.mutable_step(record_.step_size() - 1)->set_hash(hash_);
}

void Recorder::Append(wire::GameStep step) {
  hash_ = step.hash();
  *record_.add_step() = std::move(step);
}

absl::StatusOr<Standing> Recorder::Stand() const {
  Standing standing{.position = Position(game_.layout())};
  Position& position = standing.position;
  game_.Start(position);
  for (const wire::GameStep& step : record_.step()) {
    if (step.has_order()) {
      const absl::StatusOr<Order> order = codec_.Decode(step.order());
      if (!order.ok()) return order.status();
      game_.Play(position, *order, nullptr);
      ++standing.orders;
    } else {
      // Two agents put nothing right.
      BERTHIER_CHECK(step.has_faces());
      const absl::StatusOr<Faces> faces =
          FacesOf(step.faces(), game_.DiceFor(position));
      if (!faces.ok()) return faces.status();
      game_.Resolve(position, *faces, nullptr);
      ++standing.rolls;
    }
  }
  return standing;
}

wire::GameRecord Recorder::Finish(const Outcome& outcome) {
  *record_.mutable_result() = ResultOf(game_, codec_, outcome);
  record_.set_final_hash(hash_);
  return std::move(record_);
}

wire::Result ResultOf(const Game& game, const PlayCodec& codec,
                      const Outcome& outcome) {
  wire::Result result;
  if (outcome.score.winner >= 0) {
    result.set_winner(
        std::string(game.SideName(static_cast<Side>(outcome.score.winner))));
  }
  if (outcome.fault) {
    wire::Fault& fault = *result.mutable_fault();
    fault.set_side(std::string(game.SideName(outcome.fault->side)));
    if (outcome.fault->order && HasWords(game, *outcome.fault->order)) {
      *fault.mutable_order() = codec.Encode(*outcome.fault->order);
    }
    fault.set_sentence(outcome.fault->what);
    fault.set_kind(std::string(NameOf(outcome.fault->kind)));
    fault.set_evidence(outcome.fault->evidence);
    return result;
  }
  if (!outcome.adjudged.empty()) {
    result.set_adjudged(outcome.adjudged);
    return result;
  }
  result.set_grade(
      std::string(game.vocabulary().grades[outcome.score.grade].name));
  for (const int32_t points : outcome.score.points) {
    result.add_points(points);
  }
  return result;
}

}  // namespace berthier
