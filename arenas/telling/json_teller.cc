#include "arenas/telling/json_teller.h"

#include <google/protobuf/util/json_util.h>

#include "absl/strings/str_format.h"
#include "engine/model/fault.h"

namespace berthier {

wire::Told JsonTeller::Begin() const {
  wire::Told told;
  told.set_game(number_);
  told.set_step(steps_);
  told.set_turn(turns_);
  told.set_title(title_);
  return told;
}

wire::Told JsonTeller::BeginStep(const Position& before, Side side) {
  const uint32_t turn = game_.PlayerTurn(before);
  if (turns_ == 0 || turn != turn_) {
    turn_ = turn;
    ++turns_;
    title_ = game_.TurnTitle(before);
  }
  ++steps_;
  wire::Told told = Begin();
  told.set_side(std::string(game_.SideName(side)));
  return told;
}

void JsonTeller::Print(const wire::Told& told) {
  if (settings_.turn != 0 && settings_.turn != turns_) return;
  if (settings_.step != 0 && settings_.step != steps_) return;
  std::string line;
  const auto status = google::protobuf::util::MessageToJsonString(told, &line);
  BERTHIER_CHECK(status.ok());  // our own message, whole
  out_ << line << "\n";
}

void JsonTeller::Ordered(const Position& before, Side side,
                         const Choice& choice) {
  wire::Told told = BeginStep(before, side);
  told.set_words(game_.Say(before, choice.order));
  *told.mutable_order() = codec_.Encode(choice.order);
  Print(told);
}

void JsonTeller::Thrown(const Position& before, const Faces& faces) {
  wire::Told told = BeginStep(before, game_.Awaits(before).side);
  Roll roll;
  game_.Describe(before, roll);
  const OutcomeClass& outcome = ClassOf(game_, before, roll, faces);
  told.set_words(game_.Say(roll) + ": " + game_.Say(roll, outcome));
  wire::ThrownRoll& thrown = *told.mutable_roll();
  *thrown.mutable_roll() = codec_.Encode(roll);
  for (int i = 0; i < faces.count; ++i) thrown.add_faces(faces[i]);
  thrown.set_outcome(
      std::string(game_.vocabulary().outcomes[outcome.code].name));
  thrown.set_detail(outcome.detail);
  Print(told);
}

void JsonTeller::Hear(const Event& event) {
  wire::Told told = Begin();
  told.set_words(game_.Say(event));
  *told.mutable_event() = codec_.Encode(event);
  Print(told);
}

void JsonTeller::Corrected(const Position& before, EntityId id,
                           const Position& /*after*/) {
  wire::Told told = BeginStep(before, game_.Awaits(before).side);
  told.set_put_right(codec_.NameOf(id));
  told.set_words(codec_.NameOf(id) + " is put right");
  Print(told);
}

void JsonTeller::Reached(const Position& /*after*/) {}

void JsonTeller::Ended(const wire::Result& result) {
  wire::Told told = Begin();
  wire::EndOfGame& end = *told.mutable_result();
  const PointsCounted& counted = game_.vocabulary().points;
  end.set_winner(result.winner());
  end.set_grade(result.grade());
  for (const int32_t points : result.points()) {
    end.add_points(static_cast<double>(points) / counted.scale);
  }
  end.set_counted(std::string(counted.what));
  end.set_adjudged(result.adjudged());
  if (result.has_fault()) {
    end.set_fault(absl::StrFormat("%s: %s", result.fault().side(),
                                  result.fault().sentence()));
  }
  Print(told);
}

}  // namespace berthier
