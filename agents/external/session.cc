#include "agents/external/session.h"

#include <algorithm>
#include <limits>
#include <string>
#include <utility>

#include "absl/strings/str_format.h"
#include "agents/external/inquiry.h"
#include "agents/external/protocol_codec.h"
#include "engine/model/fault.h"
#include "proto/position_codec.h"
#include "proto/quote.h"

namespace berthier {
namespace {

using std::chrono::milliseconds;
using std::chrono::nanoseconds;

constexpr int kMostChecked = 1'000;  // orders in one question

wire::AgentLimits LimitsOf(const ExternalOptions& options) {
  constexpr int kMegabyte = 20;
  wire::AgentLimits wire;
  wire.set_start_millis(static_cast<uint32_t>(options.to_start.count()));
  wire.set_decide_millis(static_cast<uint32_t>(options.to_decide.count()));
  wire.set_end_millis(static_cast<uint32_t>(options.to_end.count()));
  const ProcessLimits& limits = options.limits;
  wire.set_megabytes(static_cast<uint32_t>(limits.memory_bytes >> kMegabyte));
  wire.set_processes(static_cast<uint32_t>(limits.processes));
  wire.set_cpu_seconds(static_cast<uint32_t>(limits.cpu_seconds));
  wire.set_file_megabytes(
      static_cast<uint32_t>(limits.file_bytes >> kMegabyte));
  wire.set_open_files(static_cast<uint32_t>(limits.open_files));
  return wire;
}

void Write(const Budget& budget, wire::Budget& wire) {
  wire.set_iterations(budget.iterations);
  wire.set_steps(budget.steps);
  wire.set_nodes(budget.nodes);
  wire.set_milliseconds(budget.milliseconds);
  wire.set_per(budget.per == Budget::Per::kTurn ? wire::Budget::TURN
                                                : wire::Budget::DECISION);
}

uint32_t Millis(nanoseconds time) {
  const int64_t millis = std::chrono::duration_cast<milliseconds>(time).count();
  return static_cast<uint32_t>(
      std::clamp<int64_t>(millis, 0, std::numeric_limits<uint32_t>::max()));
}

}  // namespace

Opened Session::Open(const ExternalOptions& options, Isolation isolation) {
  Started started = Process::Start(
      options.command, {.folder = options.folder, .hidden = options.hidden},
      options.limits, isolation);
  if (std::string* const why = std::get_if<std::string>(&started)) {
    return Failure{.kind = FaultKind::kRefusedToStart,
                   .what = std::move(*why),
                   .evidence = {}};
  }
  std::unique_ptr<Session> session(new Session(
      options, std::get<std::unique_ptr<Process>>(std::move(started))));
  if (std::optional<Failure> failure = session->ShakeHands()) {
    return *std::move(failure);
  }
  return session;
}

std::optional<Failure> Session::ShakeHands() {
  wire::AgentRequest request;
  wire::Hello& hello = *request.mutable_hello();
  hello.set_protocol(kAgentProtocol);
  hello.set_revision(kAgentProtocolRevision);
  hello.set_program("berthier");
  for (const auto& [key, value] : options_.settings) {
    wire::Option& setting = *hello.add_setting();
    setting.set_key(key);
    setting.set_value(value);
  }
  *hello.mutable_limits() = LimitsOf(options_);
  if (auto failure = Ask(request, Deadline::In(options_.to_start, "hello"))) {
    return failure;
  }
  if (!reply_.has_hello()) return Unfit("hello");
  introduction_ = reply_.hello();
  if (introduction_.protocol() != kAgentProtocol) {
    return Over(channel_.Fail(
        FaultKind::kRefusedToStart,
        absl::StrFormat("speaks protocol %d, not %d", introduction_.protocol(),
                        kAgentProtocol)));
  }
  if (!wire::Introduction::Encoding_IsValid(introduction_.encoding()) ||
      !wire::Introduction::View_IsValid(introduction_.view()) ||
      !wire::Introduction::Proposals_IsValid(introduction_.proposals())) {
    return Over(channel_.Fail(
        FaultKind::kRefusedToStart,
        "asks in its hello for an encoding, a view or proposals that are not "
        "offered"));
  }
  channel_.SetEncoding(introduction_.encoding());
  return std::nullopt;
}

std::optional<Failure> Session::Begin(const Game& game, Side side,
                                      uint64_t seed) {
  const auto& played = introduction_.ruleset();
  if (!played.empty() &&
      std::find(played.begin(), played.end(), game.ruleset()) == played.end()) {
    return Over(channel_.Fail(
        FaultKind::kRefusedToStart,
        absl::StrFormat("does not play %s", std::string(game.ruleset()))));
  }
  Position start(game.layout());
  game.Start(start);
  ruler_ = RulerOf(game, start);
  codec_.emplace(game, *ruler_);
  if (options_.game_clock) clock_ = *options_.game_clock;
  ++game_number_;
  in_game_ = false;
  channel_.Renew();
  wire::AgentRequest request;
  *request.mutable_begin() = BeginGameOf(game, *ruler_, side, seed);
  if (introduction_.view() == wire::Introduction::STATE) {
    *request.mutable_begin()->mutable_state() = StateFormOf(game, side);
  }
  if (auto failure = Ask(request, Deadline::In(options_.to_start, "begin"))) {
    return failure;
  }
  if (!reply_.has_ready()) return Unfit("ready");
  in_game_ = true;
  channel_.SetPhase(Channel::Phase::kPlay);
  return std::nullopt;
}

Choice Session::Decide(const Game& game, const Position& view, Side side) {
  BERTHIER_CHECK(codec_.has_value());
  milliseconds allowed = options_.to_decide;
  if (clock_) {
    allowed = std::clamp(std::chrono::ceil<milliseconds>(*clock_),
                         milliseconds(0), allowed);
  }
  proposals_.clear();
  proposed_ = false;
  questions_ = 0;
  misasked_.clear();
  FillDecide(game, view, side, allowed);
  const Deadline deadline = Deadline::In(allowed, "decide");
  std::optional<Failure> failure = Send(decide_, deadline);
  while (!failure) {
    failure = Receive(deadline);
    if (failure) break;
    if (reply_.has_check()) {
      failure = AnswerCheck(game, view, deadline);
    } else if (reply_.has_propose()) {
      failure = AnswerPropose(game, view, deadline);
    } else if (reply_.has_ask()) {
      failure = AnswerAsk(game, view, deadline);
    } else if (reply_.has_choose()) {
      if (clock_) {
        const auto begun = deadline.at - deadline.length;
        *clock_ += options_.increment - (Deadline::Clock::now() - begun);
      }
      return Chosen(game, view);
    } else {
      failure = Unfit("choose, check, propose or ask");
    }
  }
  over_ = true;
  return {.order = {}, .thoughts = {}, .failure = std::move(failure)};
}

std::optional<Failure> Session::End(const Game& game, const Score& score,
                                    Ending ending) {
  wire::AgentRequest request;
  *request.mutable_end() = EndGameOf(game, score, ending);
  if (auto failure = Ask(request, Deadline::In(options_.to_end, "end"))) {
    return failure;
  }
  if (!reply_.has_ready()) return Unfit("ready");
  return std::nullopt;
}

Death Session::Quit() {
  if (!over_) {
    wire::AgentRequest request;
    request.mutable_quit();
    Send(request, Deadline::In(options_.to_end, "quit"));
  }
  over_ = true;
  return channel_.Close(options_.to_end);
}

std::optional<Failure> Session::Ask(wire::AgentRequest& request,
                                    const Deadline& deadline) {
  if (auto failure = Send(request, deadline)) return failure;
  return Receive(deadline);
}

std::optional<Failure> Session::Send(wire::AgentRequest& request,
                                     const Deadline& deadline) {
  request.set_game(game_number_);
  request.set_id(++id_);
  std::optional<Failure> failure = sender_
                                       ? sender_(channel_, request, deadline)
                                       : channel_.Send(request, deadline);
  if (failure) over_ = true;
  return failure;
}

std::optional<Failure> Session::Receive(const Deadline& deadline) {
  if (auto failure = channel_.Receive(deadline, reply_)) {
    return Over(*std::move(failure));
  }
  if (reply_.game() != game_number_ || reply_.id() != id_) {
    return Over(channel_.Fail(
        reply_.game() != game_number_ ? FaultKind::kWrongGame
                                      : FaultKind::kWrongRequest,
        absl::StrFormat("answered request %d of game %d; it was asked request "
                        "%d of game %d",
                        reply_.id(), reply_.game(), id_, game_number_)));
  }
  if (reply_.has_give_up()) {
    return Over(channel_.Fail(
        in_game_ ? FaultKind::kGaveUp : FaultKind::kRefusedToStart,
        absl::StrFormat("gave up: %s", OneLine(reply_.give_up().reason()))));
  }
  return std::nullopt;
}

Failure Session::Unfit(const char* wanted) {
  return Over(channel_.Fail(FaultKind::kGarbage,
                            absl::StrFormat("did not reply with %s", wanted),
                            reply_.ShortDebugString()));
}

Failure Session::Over(Failure failure) {
  over_ = true;
  return failure;
}

void Session::FillDecide(const Game& game, const Position& view, Side side,
                         milliseconds allowed) {
  wire::Decide& decide = *decide_.mutable_decide();
  const Awaited awaited = game.Awaits(view);
  const std::string_view kind = game.vocabulary().decisions[awaited.kind].name;
  decide.set_decision(kind.data(), kind.size());
  const std::string_view name = game.SideName(side);
  decide.set_side(name.data(), name.size());
  decide.set_about(codec_->NameOf(awaited.about));
  decide.set_hash(game.Hash(view));
  if (introduction_.view() == wire::Introduction::STATE) {
    decide.set_state(view.bytes(), view.layout().used);
  } else if (introduction_.view() == wire::Introduction::WORDS) {
    *decide.mutable_view() = WireOf(game.Write(view), *ruler_);
  }
  decide.clear_proposal();
  if (introduction_.proposals() != wire::Introduction::ON_REQUEST) {
    AddProposals(game, view, *decide.mutable_proposal());
  }
  if (options_.budget.IsLimited() && !decide.has_budget()) {
    Write(options_.budget, *decide.mutable_budget());
  }
  wire::AgentClock& clock = *decide.mutable_clock();
  clock.set_millis(Millis(allowed));
  if (clock_) clock.set_game_millis(Millis(*clock_));
}

void Session::AddProposals(
    const Game& game, const Position& view,
    google::protobuf::RepeatedPtrField<wire::Proposal>& to) {
  if (!proposed_) game.Propose(view, proposals_);
  proposed_ = true;
  for (const Order& order : proposals_) {
    wire::Proposal& proposal = *to.Add();
    *proposal.mutable_order() = codec_->Encode(order);
    if (introduction_.proposals() == wire::Introduction::IN_WORDS) {
      proposal.set_sentence(game.Say(view, order));
    }
    if (introduction_.prices()) {
      AddPrice(order, {game, view, *codec_, *ruler_}, proposal);
    }
  }
}

std::optional<Failure> Session::AnswerCheck(const Game& game,
                                            const Position& view,
                                            const Deadline& deadline) {
  if (reply_.check().order_size() > kMostChecked) {
    return channel_.Fail(
        FaultKind::kFlood,
        absl::StrFormat("asked about %d orders at once; at most %d",
                        reply_.check().order_size(), kMostChecked));
  }
  wire::AgentRequest answer;
  wire::Checked& checked = *answer.mutable_checked();
  for (const wire::Order& asked : reply_.check().order()) {
    LegalOrder(asked, {game, view, *codec_, *ruler_}, *checked.add_judgement());
  }
  return SendAnswer(answer, deadline);
}

std::optional<Failure> Session::AnswerPropose(const Game& game,
                                              const Position& view,
                                              const Deadline& deadline) {
  wire::AgentRequest answer;
  AddProposals(game, view, *answer.mutable_proposed()->mutable_proposal());
  return SendAnswer(answer, deadline);
}

std::optional<Failure> Session::AnswerAsk(const Game& game,
                                          const Position& view,
                                          const Deadline& deadline) {
  wire::AgentRequest answer;
  wire::Answered& answered = *answer.mutable_answered();
  if (questions_ == kMostQuestions) {
    answered.set_error(
        absl::StrFormat("that were more than %d questions in one decision; "
                        "choose an order",
                        kMostQuestions));
  } else {
    ++questions_;
    answered = AnswerTo(reply_.ask(), {game, view, *codec_, *ruler_});
  }
  if (answered.has_error() && misasked_.empty()) misasked_ = answered.error();
  return SendAnswer(answer, deadline);
}

std::optional<Failure> Session::SendAnswer(wire::AgentRequest& answer,
                                           const Deadline& deadline) {
  answer.set_game(game_number_);
  answer.set_id(id_);
  return channel_.Send(answer, deadline);
}

Choice Session::Chosen(const Game& game, const Position& view) {
  const wire::Chosen& chosen = reply_.choose();
  Choice choice;
  if (chosen.has_order()) {
    const absl::StatusOr<Order> order = codec_->Decode(chosen.order());
    if (!order.ok()) {
      // The program lives on: it said clearly what it wants.
      choice.failure =
          Failure{.kind = FaultKind::kIllegalOrder,
                  .what = absl::StrFormat(
                      "illegal order: %s",
                      OneLine(std::string(order.status().message()))),
                  .evidence = OneLine(chosen.ShortDebugString())};
      return choice;
    }
    choice.order = *order;
  } else if (chosen.what_case() == wire::Chosen::kProposal) {
    if (!proposed_) game.Propose(view, proposals_);
    proposed_ = true;
    if (chosen.proposal() >= proposals_.size()) {
      choice.failure =
          Failure{.kind = FaultKind::kIllegalOrder,
                  .what = absl::StrFormat(
                      "illegal order: proposal %d of %d, counted from 0",
                      chosen.proposal(), proposals_.size()),
                  .evidence = {}};
      return choice;
    }
    choice.order = proposals_[chosen.proposal()];
  } else {
    choice.failure = Unfit("an order or a proposal in choose");
    return choice;
  }
  if (chosen.has_thoughts()) {
    choice.thoughts = ThoughtsOf(game, *codec_, chosen.thoughts());
  }
  return choice;
}

}  // namespace berthier
