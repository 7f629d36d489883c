#include "arenas/tournament/adjudicator.h"

#include <string>

#include "absl/strings/str_format.h"
#include "arenas/text/words.h"

namespace berthier {
namespace {

constexpr int64_t kNanosecondsAMillisecond = 1'000'000;

size_t At(Side side) { return static_cast<size_t>(Index(side)); }

// What an agent thinks of the game after the order that it gives.
std::optional<double> ValueOf(const Choice& choice) {
  for (const Considered& considered : choice.thoughts.considered) {
    if (considered.order == choice.order) return considered.value;
  }
  return std::nullopt;
}

}  // namespace

int64_t GameClocks::LeftNanoseconds(Side side) const {
  return (first_milliseconds + increment * player_turns[At(side)]) *
             kNanosecondsAMillisecond -
         used_nanoseconds[At(side)];
}

TournamentAdjudicator::TournamentAdjudicator(const wire::Tournament& rules,
                                             const Game& game,
                                             GameClocks& clocks, uint64_t seed)
    : rules_(rules), game_(game), clocks_(clocks), source_(seed) {}

std::optional<Fault> TournamentAdjudicator::Answered(Side side,
                                                     const Choice* choice) {
  if (choice != nullptr) {
    ++orders_;
    if (const std::optional<double> value = ValueOf(*choice)) {
      values_[At(side)] = value;
    }
  }
  if (!clocks_.IsRunning() || clocks_.LeftNanoseconds(side) >= 0) {
    if (choice != nullptr) ++own_orders_[At(side)];
    return std::nullopt;
  }
  return Fault{
      .side = side,
      .what = absl::StrFormat(
          "its clock ran out: %.1f s used",
          static_cast<double>(clocks_.used_nanoseconds[At(side)]) / 1e9),
      .order = std::nullopt,
      .kind = FaultKind::kTimeout};
}

std::optional<Order> TournamentAdjudicator::Instead(const Position& position,
                                                    const Fault& fault) {
  for (const wire::FaultRule& rule : rules_.fault()) {
    if (!rule.kind().empty() && rule.kind() != NameOf(fault.kind)) continue;
    if (rule.then() != wire::FaultRule::FALLBACK) return std::nullopt;
    ++fallbacks_[At(fault.side)];
    ++orders_;
    return game_.ProposeOne(position, source_);
  }
  return std::nullopt;
}

void TournamentAdjudicator::CountTurn(const Position& position, Side side) {
  const uint32_t turn = game_.PlayerTurn(position);
  turn_began_ = turn_ != turn;
  if (!turn_began_) return;
  turn_ = turn;
  ++player_turns_;
  ++clocks_.player_turns[At(side)];
}

std::optional<Adjudication> TournamentAdjudicator::JudgeResignation() {
  const wire::Resignation& rule = rules_.adjudication().resignation();
  for (const Side side : {Side::kFirst, Side::kSecond}) {
    const std::optional<double>& own = values_[At(side)];
    const std::optional<double>& other = values_[At(Opponent(side))];
    const bool is_hopeless =
        own && other && *own <= -rule.value() && *other >= rule.value();
    uint32_t& turns = hopeless_turns_[At(side)];
    turns = is_hopeless ? turns + 1 : 0;
    if (turns < rule.player_turns()) continue;
    return Adjudication{
        .winner = static_cast<int8_t>(Index(Opponent(side))),
        .why = absl::StrFormat("%s resigns: it values the game at %.2f, its "
                               "enemy at %.2f",
                               game_.SideName(side), *own, *other)};
  }
  return std::nullopt;
}

std::optional<Adjudication> TournamentAdjudicator::Judge(
    const Position& position) {
  const Awaited awaited = game_.Awaits(position);
  if (!awaited.is_decision()) return std::nullopt;
  CountTurn(position, awaited.side);
  const wire::Adjudication& rule = rules_.adjudication();
  if (rule.draw_after_orders() != 0 && orders_ >= rule.draw_after_orders()) {
    return Adjudication{.winner = -1,
                        .why = "drawn after " + Counted(orders_, "order")};
  }
  if (!turn_began_) return std::nullopt;
  if (rule.draw_after_player_turns() != 0 &&
      player_turns_ > rule.draw_after_player_turns()) {
    return Adjudication{
        .winner = -1,
        .why = "drawn after " + Counted(player_turns_ - 1, "player-turn")};
  }
  if (rule.has_resignation()) return JudgeResignation();
  return std::nullopt;
}

}  // namespace berthier
