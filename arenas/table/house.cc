// The requests of the house, and what all of them use.
#include "arenas/table/house.h"

#include <algorithm>
#include <exception>
#include <nlohmann/json.hpp>
#include <utility>
#include <variant>

#include "absl/strings/str_format.h"
#include "agents/registry.h"
#include "arenas/table/house_inside.h"
#include "proto/game_log.h"

namespace berthier {
namespace house_parts {

Answer Wrong(std::string sentence, int status) {
  return {status, {{"error", std::move(sentence)}}};
}
Answer Wrong(const absl::Status& status) {
  const bool conflicts = status.code() == absl::StatusCode::kFailedPrecondition;
  return Wrong(std::string(status.message()), conflicts ? 409 : 400);
}

std::shared_ptr<Agent> Seated(const std::string& request,
                              std::string_view ruleset) {
  MadeAgent made = MakeAgent(request, ruleset);
  if (std::holds_alternative<std::string>(made)) return nullptr;
  return std::get<std::unique_ptr<Agent>>(std::move(made));
}

Choice Asked(Agent& agent, const Game& game, const Position& view, Side side) {
  try {
    return agent.Decide(game, view, side);
  } catch (const std::exception& broken) {
    Choice choice;
    choice.failure = Failure{
        .kind = FaultKind::kBrokeDown, .what = broken.what(), .evidence = {}};
    return choice;
  }
}

absl::StatusOr<wire::GameRecord> RecordIn(std::string bytes, int number) {
  absl::StatusOr<LogReader> frames =
      LogReader::OfBytes("the log", std::move(bytes));
  if (!frames.ok()) return frames.status();
  GameLogReader log(*std::move(frames));
  for (int i = 1;; ++i) {
    absl::StatusOr<std::optional<wire::GameRecord>> record = log.Next();
    if (!record.ok()) return record.status();
    if (!*record) {
      return absl::InvalidArgumentError(
          absl::StrFormat("the log has no game %d", number));
    }
    if (i == number) return **std::move(record);
  }
}

}  // namespace house_parts

namespace {

constexpr int kInterface = 1;
constexpr size_t kChangesKept = 512;
// Nothing that is asked for is nested deeper.
constexpr int kDeepest = 16;

}  // namespace

using house_parts::Answer;
using house_parts::RecordIn;
using house_parts::Wrong;
using nlohmann::json;

Reply House::Inside::Ask(std::string_view request, std::string_view body) {
  Answer answer = AnswerTo(request, body);
  answer.body["interface"] = kInterface;
  answer.body["change"] = change_;
  return {answer.status,
          answer.body.dump(-1, ' ', false, json::error_handler_t::replace)};
}

std::vector<Change> House::Inside::ChangesSince(uint64_t number) const {
  if (number >= change_) return {};
  if (changes_.empty() || changes_.front().number > number + 1) {
    return {{change_, json{{"change", change_}, {"what", "all"}}.dump()}};
  }
  std::vector<Change> since;
  for (const Change& change : changes_) {
    if (change.number > number) since.push_back(change);
  }
  return since;
}

const std::map<std::string_view, House::Inside::Handler>&
House::Inside::Handlers() {
  static const std::map<std::string_view, Handler> handlers = {
      {"house", &Inside::AskHouse},
      {"new", &Inside::AskNew},
      {"open", &Inside::AskOpen},
  };
  return handlers;
}

const std::map<std::string_view, House::Inside::GameHandler>&
House::Inside::GameHandlers() {
  static const std::map<std::string_view, GameHandler> handlers = {
      {"again", &Inside::AskAgain},       {"state", &Inside::AskState},
      {"story", &Inside::AskStory},       {"luck", &Inside::AskLuck},
      {"card", &Inside::AskCard},         {"targets", &Inside::AskTargets},
      {"reach", &Inside::AskReach},       {"measure", &Inside::AskMeasure},
      {"draft", &Inside::AskDraft},       {"snap", &Inside::AskSnap},
      {"odds", &Inside::AskOdds},         {"phrase", &Inside::AskPhrase},
      {"order", &Inside::AskOrder},       {"dice", &Inside::AskDice},
      {"undo", &Inside::AskUndo},         {"fork", &Inside::AskFork},
      {"correct", &Inside::AskCorrect},   {"resign", &Inside::AskResign},
      {"settings", &Inside::AskSettings}, {"now", &Inside::AskNow},
      {"why", &Inside::AskWhy},           {"hint", &Inside::AskHint},
      {"allot", &Inside::AskAllot},       {"check", &Inside::AskCheck},
      {"review", &Inside::AskReview},     {"moment", &Inside::AskMoment},
      {"judge", &Inside::AskJudge},       {"forget", &Inside::AskForget},
  };
  return handlers;
}

Answer House::Inside::AnswerTo(std::string_view request,
                               std::string_view body) {
  bool too_deep = false;
  const json asked = json::parse(
      body.begin(), body.end(),
      [&too_deep](int depth, json::parse_event_t, json&) {
        too_deep = too_deep || depth > kDeepest;
        return !too_deep;
      },
      false);
  if (asked.is_discarded() || too_deep || !asked.is_object()) {
    return Wrong("the body is to be a JSON object");
  }
  try {
    if (const auto handler = Handlers().find(request);
        handler != Handlers().end()) {
      return (this->*handler->second)(asked);
    }
    const auto handler = GameHandlers().find(request);
    if (handler == GameHandlers().end()) {
      return Wrong("there is no request \"" + std::string(request) + "\"", 404);
    }
    const auto name = asked.at("game").get<std::string>();
    Playing* const playing = Find(name);
    if (playing == nullptr) {
      return Wrong("there is no game \"" + name + "\"", 404);
    }
    return (this->*handler->second)(name, *playing, asked);
  } catch (const json::exception& wrong) {
    return Wrong(std::string("the request is not as it should be: ") +
                 wrong.what());
  }
}

House::Inside::Playing* House::Inside::Find(const std::string& name) {
  if (const auto known = games_.find(name); known != games_.end()) {
    return &known->second;
  }
  for (const Keeper::Game& kept : keeper_.All()) {
    if (kept.name != name) continue;
    absl::StatusOr<std::string> log = keeper_.Log(name);
    if (!log.ok()) return nullptr;
    const absl::StatusOr<wire::GameRecord> record =
        RecordIn(*std::move(log), 1);
    if (!record.ok()) return nullptr;
    absl::StatusOr<std::unique_ptr<TableSession>> session =
        TableSession::Resume(*record, name, rulesets_);
    if (!session.ok()) return nullptr;
    Playing& playing = games_[name];
    playing.session = *std::move(session);
    return &playing;
  }
  return nullptr;
}

void House::Inside::Tell(const std::string& name, std::string_view what) {
  json data = {{"change", ++change_}, {"game", name}, {"what", what}};
  if (const auto known = games_.find(name); known != games_.end()) {
    data["at"] = known->second.session->steps();
    data["steps"] = known->second.session->steps();
  }
  changes_.push_back({change_, data.dump()});
  if (changes_.size() > kChangesKept) changes_.pop_front();
}

absl::Status House::Inside::Keep(const std::string& name,
                                 std::string_view what) {
  Playing& playing = games_.at(name);
  DropReview(playing);
  playing.is_kept = true;
  const absl::StatusOr<std::string> log =
      berthier::LogOf(playing.session->record());
  absl::Status status = log.status();
  if (log.ok()) status = keeper_.Keep(name, *log);
  Tell(name, what);
  return status;
}

Answer House::Inside::Enter(std::unique_ptr<TableSession> session) {
  const std::string name = keeper_.NewName(session->title());
  games_[name].session = std::move(session);
  const absl::Status kept = Keep(name, "game");
  if (!kept.ok()) {
    games_.erase(name);
    return Wrong(std::string(kept.message()), 500);
  }
  return {200, {{"game", name}}};
}

Answer House::Inside::Moved(const std::string& name, const Playing& playing,
                            int from, std::string_view what) {
  const absl::Status kept = Keep(name, what);
  const TableSession& session = *playing.session;
  Answer answer;
  answer.body = {
      {"at", session.steps()},
      {"story", StoryOf(session, EyesOf(session),
                        std::min(from, session.steps()), session.steps())}};
  // The game goes on; that it may be lost is said.
  if (!kept.ok()) answer.body["unsaved"] = std::string(kept.message());
  return answer;
}

std::optional<Answer> House::Inside::Outdated(const Playing& playing,
                                              const json& request) {
  const TableSession& session = *playing.session;
  if (session.IsOver()) return Wrong("the game is over", 409);
  if (request.at("at").get<int>() != session.steps()) {
    return Wrong(absl::StrFormat("the game has gone on: %d steps are played",
                                 session.steps()),
                 409);
  }
  return std::nullopt;
}

// An order's verb, manner, subject and object; what else it takes is asked for.
absl::StatusOr<Order> House::Inside::PartOf(const Playing& playing,
                                            const json& request) {
  const TableSession& session = *playing.session;
  const std::vector<Verb>& verbs = session.game().vocabulary().verbs;
  Order order;
  const auto name = request.at("verb").get<std::string>();
  const auto verb =
      std::find_if(verbs.begin(), verbs.end(),
                   [&](const Verb& one) { return one.name == name; });
  if (verb == verbs.end()) {
    return absl::InvalidArgumentError("there is no verb \"" + name + "\"");
  }
  order.verb = static_cast<uint8_t>(verb - verbs.begin());
  if (const std::string manner = request.value("manner", ""); !manner.empty()) {
    const auto known =
        std::find(verb->manners.begin(), verb->manners.end(), manner);
    if (known == verb->manners.end()) {
      return absl::InvalidArgumentError("\"" + name + "\" has no manner \"" +
                                        manner + "\"");
    }
    order.manner = static_cast<uint8_t>(known - verb->manners.begin());
  }
  for (const auto& [field, id] :
       {std::pair{"subject", &order.subject}, {"object", &order.object}}) {
    const std::string of = request.value(field, "");
    if (of.empty()) continue;
    const absl::StatusOr<EntityId> named = session.codec().EntityNamed(of);
    if (!named.ok()) return named.status();
    *id = *named;
  }
  return order;
}

Answer House::Inside::AskForget(const std::string& name, Playing& playing,
                                const json& /*request*/) {
  if (playing.is_kept) {
    const absl::Status forgotten = keeper_.Forget(name);
    if (!forgotten.ok()) return Wrong(std::string(forgotten.message()), 500);
  }
  DropReview(playing);
  for (Playing::Player& player : playing.players) {
    if (player.errand == 0) continue;
    player.agent->MoveNow();
    dismissed_.push_back(player.agent);
  }
  games_.erase(name);
  Tell(name, "game");
  return {};
}

std::optional<std::string> House::Inside::LogOfGame(std::string_view game) {
  const Playing* const playing = Find(std::string(game));
  if (playing == nullptr) return std::nullopt;
  // It tells both sides' secrets.
  if (EyesOf(*playing->session)) return std::nullopt;
  absl::StatusOr<std::string> log = berthier::LogOf(playing->session->record());
  if (!log.ok()) return std::nullopt;
  return *std::move(log);
}

House::House(std::span<const Ruleset> rulesets, Keeper& keeper,
             std::string program)
    : inside_(std::make_unique<Inside>(rulesets, keeper, std::move(program))) {}
House::~House() = default;

void House::Welcome(std::string request) {
  inside_->Welcome(std::move(request));
}
Reply House::Ask(std::string_view request, std::string_view body) {
  return inside_->Ask(request, body);
}
uint64_t House::change() const { return inside_->change(); }
std::vector<Change> House::ChangesSince(uint64_t number) const {
  return inside_->ChangesSince(number);
}
std::optional<Errand> House::NextErrand(ErrandKind kind) {
  return inside_->NextErrand(kind);
}
void House::Hurry() { inside_->Hurry(); }
std::optional<std::string> House::LogOf(std::string_view game) const {
  return inside_->LogOfGame(game);
}
std::optional<std::string> House::PageAbout(std::string_view game,
                                            std::string_view what) const {
  return inside_->PageAboutGame(game, what);
}

}  // namespace berthier
