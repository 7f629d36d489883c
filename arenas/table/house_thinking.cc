// The house asks those who think: opponents, and who gives hints.
#include <algorithm>
#include <functional>
#include <memory>
#include <nlohmann/json.hpp>
#include <utility>

#include "agents/random_source.h"
#include "agents/registry.h"
#include "agents/thoughts_codec.h"
#include "arenas/table/house_inside.h"

namespace berthier {
using house_parts::Answer;
using house_parts::Asked;
using house_parts::Seated;
using house_parts::Wrong;
using nlohmann::json;

bool House::Inside::MayPlay(const std::string& request) const {
  return !ExternalSettingsIn(request) ||
         std::find(welcome_.begin(), welcome_.end(), request) != welcome_.end();
}

std::optional<Errand> House::Inside::NextThought() {
  // What is thought, and who is told.
  const auto errand = [this](uint64_t id, std::function<Choice()> think) {
    return Errand([this, id, think = std::move(think)] {
      return [this, id, choice = think()] { FinishThought(id, choice); };
    });
  };
  for (auto& [name, playing] : games_) {
    TableSession& session = *playing.session;
    const std::shared_ptr<const Game> game = session.shared_game();
    if (const std::optional<Side> side = session.AgentToOrder()) {
      Playing::Player& player =
          playing.players[static_cast<size_t>(Index(*side))];
      if (player.errand != 0) {
        // Of a moment that was taken back: it is to come to its end.
        if (player.at != session.steps()) player.agent->MoveNow();
      } else {
        if (player.agent == nullptr) {
          const std::string& request =
              session.seats()[static_cast<size_t>(Index(*side))].request;
          if (MayPlay(request)) {
            player.agent = Seated(request, game->ruleset());
          }
          if (player.agent == nullptr) {
            session.SetPaused(true);
            continue;
          }
        }
        player.errand = ++errands_;
        player.at = session.steps();
        const bool begins = !std::exchange(player.begun, true);
        Tell(name, "thinking");
        auto view = std::make_shared<Position>(game->layout());
        game->See(session.now(), *side, *view);
        return errand(player.errand,
                      [agent = player.agent, game, view, side = *side, begins,
                       seed = session.SeedOf(*side)] {
                        if (begins) agent->Begin(*game, side, seed);
                        return Asked(*agent, *game, *view, side);
                      });
      }
    }
    Playing::Advice& advice = playing.advice;
    if (advice.wanted && advice.errand == 0 &&
        game->Awaits(session.now()).is_decision() && !session.IsOver()) {
      advice.wanted = false;
      advice.agent = Seated(advice.level, game->ruleset());
      if (advice.agent == nullptr) continue;
      advice.errand = ++errands_;
      advice.at = session.steps();
      advice.choice.reset();
      const Side side = game->Awaits(session.now()).side;
      auto view = std::make_shared<Position>(game->layout());
      game->See(session.now(), side, *view);
      return errand(advice.errand, [agent = advice.agent, game, view, side] {
        agent->Begin(*game, side, 1);
        return Asked(*agent, *game, *view, side);
      });
    }
  }
  return std::nullopt;
}

void House::Inside::FinishThought(uint64_t id, const Choice& choice) {
  for (auto& [name, playing] : games_) {
    TableSession& session = *playing.session;
    for (const Side side : {Side::kFirst, Side::kSecond}) {
      Playing::Player& player =
          playing.players[static_cast<size_t>(Index(side))];
      if (player.errand != id) continue;
      player.errand = 0;
      if (player.at != session.steps() || session.AgentToOrder() != side) {
        Tell(name, "thinking");
        return;
      }
      const bool gives =
          !choice.failure && session.Give(choice.order, &choice.thoughts).ok();
      if (!gives) {
        // The game goes on; what was given instead stands in the record.
        RandomSource source(SeedFor(session.SeedOf(side),
                                    static_cast<uint64_t>(session.steps())));
        const Failure failure = choice.failure.value_or(Failure{
            .kind = FaultKind::kIllegalOrder, .what = "", .evidence = {}});
        session.Give(session.game().ProposeOne(session.now(), source), nullptr,
                     &failure);
      }
      (void)Keep(name, "step");
      return;
    }
    if (playing.advice.errand == id) {
      playing.advice.errand = 0;
      playing.advice.choice = choice;
      Tell(name, "hint");
      return;
    }
  }
}

void House::Inside::Hurry() {
  for (auto& [name, playing] : games_) {
    for (Playing::Player& player : playing.players) {
      if (player.errand != 0) player.agent->MoveNow();
    }
    if (playing.advice.errand != 0) playing.advice.agent->MoveNow();
    if (playing.reviewing.work) playing.reviewing.work->stop.request_stop();
    playing.session->SetPaused(true);
  }
  for (const std::shared_ptr<Agent>& agent : dismissed_) agent->MoveNow();
}

Answer House::Inside::AskNow(const std::string& /*name*/, Playing& playing,
                             const json& /*request*/) {
  for (Playing::Player& player : playing.players) {
    if (player.errand != 0) player.agent->MoveNow();
  }
  if (playing.advice.errand != 0) playing.advice.agent->MoveNow();
  return {};
}

Answer House::Inside::AskWhy(const std::string& /*name*/, Playing& playing,
                             const json& request) {
  const TableSession& session = *playing.session;
  const int step = request.at("step").get<int>();
  if (step < 1 || step > session.steps()) return Wrong("there is no such step");
  const wire::GameStep& played = session.record().step(step - 1);
  if (!played.has_order()) return Wrong("it was no order");
  const auto side = static_cast<Side>(played.side());
  if (const Eyes eyes = EyesOf(session);
      eyes && *eyes != side && session.HidesFrom(*eyes, session.At(step - 1))) {
    return Wrong("what he thinks is hidden while the game lasts", 409);
  }
  const absl::StatusOr<Order> order = session.codec().Decode(played.order());
  const absl::StatusOr<Thoughts> thoughts =
      DecodeThoughts(session.game(), session.codec(), played.thoughts());
  if (!order.ok()) return Wrong(order.status());
  if (!thoughts.ok()) return Wrong(thoughts.status());
  Answer answer{
      200, ThoughtsOf(session, session.At(step - 1), side, *order, *thoughts)};
  answer.body["instead_of"] = played.instead_of();
  return answer;
}

Answer House::Inside::Advise(const std::string& name, Playing& playing,
                             const json& request) {
  TableSession& session = *playing.session;
  if (!session.PersonToOrder()) return Wrong("nobody here is to order", 409);
  Playing::Advice& advice = playing.advice;
  const std::string level = request.value("level", advice.level);
  if (level != advice.level) {
    if (ExternalSettingsIn(level) ||
        Seated(level, session.game().ruleset()) == nullptr) {
      return Wrong("there is no adviser \"" + level + "\"");
    }
    advice.level = level;
    advice.choice.reset();
  }
  if (advice.at != session.steps() || !advice.choice) {
    if (advice.errand == 0 || advice.at != session.steps()) {
      advice.wanted = true;
      Tell(name, "thinking");
    }
    return {200, {{"thinking", true}}};
  }
  if (advice.choice->failure ||
      !session.game().Check(session.now(), advice.choice->order).ok()) {
    return Wrong("the adviser has nothing to say here", 409);
  }
  return {200, {{"thinking", false}}};
}

Answer House::Inside::AskHint(const std::string& name, Playing& playing,
                              const json& request) {
  Answer answer = Advise(name, playing, request);
  if (answer.status != 200 || answer.body.at("thinking").get<bool>()) {
    return answer;
  }
  const TableSession& session = *playing.session;
  const Game& game = session.game();
  const Choice& choice = *playing.advice.choice;
  const int press = request.value("press", 1);
  const Position seen = Seen(playing);
  const std::string subject = session.codec().NameOf(choice.order.subject);
  std::string command;
  for (const Entry& entry : game.Write(seen).entries) {
    if (entry.id == subject && !subject.empty()) command = entry.of;
  }
  answer.body["press"] = press;
  answer.body["about"] = subject;
  answer.body["words"] =
      subject.empty()   ? "here nothing is left to be ordered of a single unit"
      : command.empty() ? "look at " + subject + " next"
                        : "look at " + subject + " of " + command + " next";
  if (press >= 2) {
    answer.body["draft"] = DraftOf(session, seen, choice.order);
    answer.body["order"] = OrderOf(session, choice.order);
    answer.body["words"] = game.Say(seen, choice.order);
  }
  if (press >= 3) {
    answer.body["why"] =
        ThoughtsOf(session, session.now(), game.Awaits(session.now()).side,
                   choice.order, choice.thoughts);
  }
  return answer;
}

// What the split is worth is weighed; where something is hidden, the adviser is
// asked, who sees no more than his side.
Answer House::Inside::AskAllot(const std::string& name, Playing& playing,
                               const json& request) {
  const TableSession& session = *playing.session;
  if (!session.PersonToOrder()) return Wrong("nobody here is to order", 409);
  if (!SplitAskedIn(session.game(), Seen(playing))) {
    return Wrong("nothing is split here", 409);
  }
  if (EyesOf(session)) return AllotByAdviser(name, playing, request);
  Playing::Allotting& allotting = playing.allotting;
  if (allotting.at != session.steps()) {
    allotting = {.at = session.steps(), .wanted = true};
    Tell(name, "thinking");
  }
  if (!allotting.made) return {200, {{"thinking", true}}};
  const Allocation& allocation = allotting.made->allocation;
  const RankedOrder& best = allocation.ranked[0];
  Answer answer{200, {{"thinking", false}}};
  answer.body["shares"] = best.shares;
  answer.body["order"] = OrderOf(session, best.order);
  answer.body["words"] = session.game().Say(session.now(), best.order);
  answer.body["alike"] = allocation.MayBeBest();
  answer.body["of"] = allocation.alternatives;
  if (const std::optional<NextPoint> next = BestNextPoint(allocation)) {
    answer.body["next"] = {{"name", session.codec().NameOf(next->receiver)},
                           {"points", PointsOf(next->worth.value)},
                           {"error", PointsOf(next->worth.error)}};
  }
  return answer;
}

Answer House::Inside::AllotByAdviser(const std::string& name, Playing& playing,
                                     const json& request) {
  const TableSession& session = *playing.session;
  Answer answer = Advise(name, playing, request);
  if (answer.status != 200 || answer.body.at("thinking").get<bool>()) {
    return answer;
  }
  const Choice& choice = *playing.advice.choice;
  json shares = json::array();
  const std::vector<EntityId> names =
      session.game().ShareNames(Seen(playing), choice.order);
  for (size_t k = 0; k < names.size(); ++k) {
    shares.push_back(Share(choice.order.amount, static_cast<int>(k)));
  }
  answer.body["shares"] = std::move(shares);
  answer.body["order"] = OrderOf(session, choice.order);
  answer.body["words"] = session.game().Say(Seen(playing), choice.order);
  return answer;
}

std::optional<Errand> House::Inside::NextAllotment() {
  for (auto& [name, playing] : games_) {
    Playing::Allotting& allotting = playing.allotting;
    if (!std::exchange(allotting.wanted, false)) continue;
    const TableSession& session = *playing.session;
    if (allotting.at != session.steps()) continue;
    allotting.errand = ++errands_;
    const std::shared_ptr<const Game> game = session.shared_game();
    const auto ruleset = std::find_if(
        rulesets_.begin(), rulesets_.end(),
        [&](const Ruleset& one) { return one.name == game->ruleset(); });
    return Errand([this, game, ruleset = &*ruleset, id = allotting.errand,
                   name = name, position = session.now(),
                   place = session.title()] {
      return [this, id, name,
              made = WeighSplit(*game, *ruleset, position, place)] {
        const auto known = games_.find(name);
        if (known == games_.end()) return;
        if (known->second.allotting.errand != id) return;
        known->second.allotting.made = made;
        Tell(name, "hint");
      };
    });
  }
  return std::nullopt;
}

}  // namespace berthier
