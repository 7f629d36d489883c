// The requests of the house that prepare orders and give them.
#include <array>
#include <nlohmann/json.hpp>
#include <random>
#include <utility>
#include <variant>

#include "absl/strings/str_format.h"
#include "agents/random_source.h"
#include "arenas/table/house_inside.h"
#include "arenas/table/odds.h"
#include "arenas/table/phrase.h"
#include "arenas/table/reach.h"

namespace berthier {
namespace {

constexpr std::string_view kWhoAnswers = "doctrine";

}  // namespace

using house_parts::Answer;
using house_parts::Asked;
using house_parts::Seated;
using house_parts::Wrong;
using nlohmann::json;

Answer House::Inside::AskDraft(const std::string& /*name*/, Playing& playing,
                               const json& request) {
  const TableSession& session = *playing.session;
  const int at = request.value("at", session.steps());
  if (at < 0 || at > session.steps()) return Wrong("there is no such step");
  // Of an earlier moment whoever looks on may ask, too.
  const bool is_past = at < session.steps();
  if (!is_past && !session.PersonToOrder()) {
    return Wrong("nobody here is to order", 409);
  }
  const absl::StatusOr<Order> order =
      ReadOrder(session, request.value("order", json()));
  if (!order.ok()) return Wrong(order.status());
  if (!is_past) return {200, DraftOf(session, Seen(playing), *order)};
  return {200,
          DraftOf(session, SeenBy(session, session.At(at), EyesOf(session)),
                  *order)};
}

Answer House::Inside::AskSnap(const std::string& /*name*/, Playing& playing,
                              const json& request) {
  const TableSession& session = *playing.session;
  if (!session.PersonToOrder()) return Wrong("nobody here is to order", 409);
  const absl::StatusOr<Order> order =
      ReadOrder(session, request.value("order", json()));
  if (!order.ok()) return Wrong(order.status());
  const Position seen = Seen(playing);
  const Snapped snapped = Nearest(
      session.game(), seen, WithProposedAmount(session.game(), seen, *order),
      request.value("turn", true) ? Turning::kFree : Turning::kKept);
  Answer answer{200, DraftOf(session, seen, snapped.order)};
  answer.body["exact"] = snapped.exact;
  if (!snapped.exact) {
    answer.body["refusal"] = RefusalOf(session, snapped.refusal);
  }
  return answer;
}

Answer House::Inside::AskOdds(const std::string& /*name*/, Playing& playing,
                              const json& request) {
  const TableSession& session = *playing.session;
  const Game& game = session.game();
  if (!session.PersonToOrder()) return Wrong("nobody here is to order", 409);
  const absl::StatusOr<Order> order =
      ReadOrder(session, request.value("order", json()));
  if (!order.ok()) return Wrong(order.status());
  const Position seen = Seen(playing);
  if (const Verdict verdict = game.Check(seen, *order); !verdict.ok()) {
    Answer answer = Wrong(game.Say(verdict.refusal()), 409);
    answer.body["refusal"] = RefusalOf(session, verdict.refusal());
    return answer;
  }
  // Both sides answer as the doctrine does; where there is none, anyhow.
  std::array<std::shared_ptr<Agent>, kSides> answering;
  for (const Side side : {Side::kFirst, Side::kSecond}) {
    std::shared_ptr<Agent>& agent = answering[static_cast<size_t>(Index(side))];
    agent = Seated(std::string(kWhoAnswers), game.ruleset());
    if (agent != nullptr) agent->Begin(game, side, 1);
  }
  const Odds odds =
      OddsOf(game, seen, *order, [&](const Position& position) -> Order {
        const Side side = game.Awaits(position).side;
        Agent* const agent = answering[static_cast<size_t>(Index(side))].get();
        if (agent != nullptr) {
          Position view(game.layout());
          game.See(position, side, view);
          const Choice choice = Asked(*agent, game, view, side);
          if (!choice.failure && game.Check(position, choice.order).ok()) {
            return choice.order;
          }
        }
        RandomSource source(1);
        return game.ProposeOne(position, source);
      });
  const auto write = [](const auto& self,
                        const std::vector<Branch>& branches) -> json {
    json written = json::array();
    for (const Branch& branch : branches) {
      written.push_back({{"chance", branch.chance},
                         {"words", branch.words},
                         {"then", self(self, branch.then)}});
    }
    return written;
  };
  return {200,
          {{"words", odds.words},
           {"exact", odds.exact},
           {"error", odds.error},
           {"tree", write(write, odds.tree)}}};
}

Answer House::Inside::AskPhrase(const std::string& /*name*/, Playing& playing,
                                const json& request) {
  const TableSession& session = *playing.session;
  if (!session.PersonToOrder()) return Wrong("nobody here is to order", 409);
  EntityId selected = EntityId::kNone;
  if (const std::string of = request.value("subject", ""); !of.empty()) {
    const absl::StatusOr<EntityId> named = session.codec().EntityNamed(of);
    if (!named.ok()) return Wrong(named.status());
    selected = *named;
  }
  const Position seen = Seen(playing);
  const std::variant<Order, std::string> read = ReadPhrase(
      session.game(), seen, request.at("text").get<std::string>(), selected);
  if (const std::string* const complaint = std::get_if<std::string>(&read)) {
    return Wrong(*complaint);
  }
  return {200, DraftOf(session, seen, std::get<Order>(read))};
}

Answer House::Inside::AskOrder(const std::string& name, Playing& playing,
                               const json& request) {
  TableSession& session = *playing.session;
  if (std::optional<Answer> outdated = Outdated(playing, request)) {
    return *std::move(outdated);
  }
  if (!session.PersonToOrder()) return Wrong("nobody here is to order", 409);
  const absl::StatusOr<Order> order =
      ReadOrder(session, request.value("order", json()));
  if (!order.ok()) return Wrong(order.status());
  const int from = session.steps();
  const Verdict verdict = session.Give(*order, nullptr);
  if (!verdict.ok()) {
    Answer answer = Wrong(session.game().Say(verdict.refusal()), 409);
    answer.body["refusal"] = RefusalOf(session, verdict.refusal());
    return answer;
  }
  return Moved(name, playing, from, "step");
}

Answer House::Inside::AskDice(const std::string& name, Playing& playing,
                              const json& request) {
  TableSession& session = *playing.session;
  if (std::optional<Answer> outdated = Outdated(playing, request)) {
    return *std::move(outdated);
  }
  const auto faces = request.at("faces").get<std::vector<int32_t>>();
  const int from = session.steps();
  const absl::Status typed = session.TypeDice(faces);
  if (!typed.ok()) return Wrong(typed);
  return Moved(name, playing, from, "step");
}

Answer House::Inside::AskUndo(const std::string& name, Playing& playing,
                              const json& request) {
  TableSession& session = *playing.session;
  if (std::optional<Answer> outdated = Outdated(playing, request)) {
    return *std::move(outdated);
  }
  if (const std::string why = session.WhyNoUndo(); !why.empty()) {
    return Wrong(why, 409);
  }
  session.Undo();
  return Moved(name, playing, session.steps(), "undo");
}

Answer House::Inside::AskFork(const std::string& name, Playing& playing,
                              const json& request) {
  const TableSession& session = *playing.session;
  const int at = request.value("at", session.steps());
  if (at < 0 || at > session.steps()) return Wrong("there is no such step");
  // In a fork one could look behind what this game still hides.
  if (EyesOf(session)) {
    return Wrong(
        "where something is hidden, a game can be forked when it is over", 409);
  }
  // Others dice than those that have been seen.
  std::unique_ptr<TableSession> fork =
      session.Fork(at, name, std::random_device()());
  if (!request.value("practice", false)) return Enter(std::move(fork));
  const std::string practice = keeper_.NewName(session.title());
  games_[practice].session = std::move(fork);
  games_[practice].is_kept = false;
  return {200, {{"game", practice}}};
}

Answer House::Inside::AskCorrect(const std::string& name, Playing& playing,
                                 const json& request) {
  TableSession& session = *playing.session;
  if (std::optional<Answer> outdated = Outdated(playing, request)) {
    return *std::move(outdated);
  }
  // One who only sees his own side cannot put the other's right.
  if (const Eyes eyes = EyesOf(session);
      eyes && session.HidesFrom(*eyes, session.now())) {
    return Wrong("where something is hidden nothing can be put right", 409);
  }
  const absl::StatusOr<EntityId> id =
      session.codec().EntityNamed(request.at("id").get<std::string>());
  if (!id.ok()) return Wrong(id.status());
  const absl::StatusOr<Point> place = session.codec().PlaceAt(
      "place", request.at("x").get<double>(), request.at("y").get<double>());
  if (!place.ok()) return Wrong(place.status());
  Pose pose{*place, {}};
  const Picture picture = session.game().Draw(session.now());
  for (const Body& body : picture.bodies) {
    if (body.id == *id) pose.heading = body.pose.heading;
  }
  if (request.contains("heading") && request["heading"].is_number()) {
    const std::optional<Heading> heading =
        HeadingOf(request["heading"].get<double>());
    if (!heading) return Wrong("headings are quarter degrees from 0 to 359.75");
    pose.heading = *heading;
  }
  const int from = session.steps();
  const absl::StatusOr<bool> corrected = session.Correct(*id, pose);
  if (!corrected.ok()) return Wrong(corrected.status());
  if (!*corrected) {
    return {200,
            {{"at", session.steps()},
             {"story", json::array()},
             {"forgiven", true}}};
  }
  return Moved(name, playing, from, "step");
}

Answer House::Inside::AskResign(const std::string& name, Playing& playing,
                                const json& request) {
  TableSession& session = *playing.session;
  if (std::optional<Answer> outdated = Outdated(playing, request)) {
    return *std::move(outdated);
  }
  std::optional<Side> resigns;
  for (const Side side : {Side::kFirst, Side::kSecond}) {
    if (!session.seats()[static_cast<size_t>(Index(side))].IsPerson()) continue;
    // Of two friends the one who is awaited.
    if (!resigns || session.game().Awaits(session.now()).side == side) {
      resigns = side;
    }
  }
  if (!resigns) return Wrong("nobody here plays", 409);
  session.Resign(*resigns);
  return Moved(name, playing, session.steps(), "step");
}

Answer House::Inside::AskSettings(const std::string& name, Playing& playing,
                                  const json& request) {
  TableSession& session = *playing.session;
  const int from = session.steps();
  if (request.contains("dice")) {
    const auto dice = request.at("dice").get<std::vector<std::string>>();
    if (dice.size() != kSides) return Wrong("dice are said for two sides");
    for (const Side side : {Side::kFirst, Side::kSecond}) {
      const std::string& who = dice[static_cast<size_t>(Index(side))];
      if (who != "typed" && who != "program") {
        return Wrong("dice are typed or of the program, not \"" + who + "\"");
      }
    }
    for (const Side side : {Side::kFirst, Side::kSecond}) {
      session.TypeDiceOf(side,
                         dice[static_cast<size_t>(Index(side))] == "typed");
    }
  }
  if (request.contains("paused")) {
    session.SetPaused(request.at("paused").get<bool>());
  }
  return Moved(name, playing, from, "settings");
}

}  // namespace berthier
