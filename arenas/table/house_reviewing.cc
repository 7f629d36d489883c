// The house reviews games, and judges what is tried where a mistake was made.
#include <algorithm>
#include <cmath>
#include <memory>
#include <nlohmann/json.hpp>
#include <utility>
#include <variant>

#include "arenas/analysis/review_page.h"
#include "arenas/table/house_inside.h"

namespace berthier {

using house_parts::Answer;
using house_parts::Wrong;
using nlohmann::json;

namespace {

// Points of winning chance, with a standard error; null: it is not known.
json PointsWith(const wire::ReviewEstimate& estimate) {
  if (estimate.playouts() == 0) return nullptr;
  return {{"points", estimate.value()}, {"error", estimate.error()}};
}

json SideOf(const Game& game, const std::string& name) {
  for (const Side side : {Side::kFirst, Side::kSecond}) {
    if (game.SideName(side) == name) return Index(side);
  }
  return nullptr;
}

// What a step was worth, in short: what it lost to who decided, or what luck it
// was for the first side.
json StepInShort(const Game& game, const wire::ReviewedStep& step) {
  const bool is_roll = step.kind() == "roll";
  return {{"step", step.number()},
          {"kind", is_roll ? "dice" : "order"},
          {"side", SideOf(game, step.side())},
          {"worth", PointsWith(is_roll ? step.luck() : step.loss())},
          {"mark", step.mark()},
          {"turn", step.turn()},
          {"words", step.words()}};
}

json ReviewAsJson(const TableReview& reviewed) {
  const wire::Review& told = reviewed.told;
  json chances = {told.start().value()};
  json steps = json::array();
  for (const wire::ReviewedStep& step : told.step()) {
    chances.push_back(step.winning_chance().value());
    const wire::ReviewEstimate& worth =
        step.kind() == "roll" ? step.luck() : step.loss();
    if (worth.playouts() > 0) {
      steps.push_back(StepInShort(*reviewed.path.game, step));
    }
  }
  json parts = json::array();
  for (const wire::ReviewPart& part : told.part()) {
    // What neighbouring estimates disagree about has no error.
    parts.push_back({{"name", part.name()},
                     {"points", part.points().value()},
                     {"error", part.points().error()}});
  }
  return {{"words", ReviewInShort(told)}, {"reference", told.reference()},
          {"playouts", told.playouts()},  {"chances", std::move(chances)},
          {"steps", std::move(steps)},    {"parts", std::move(parts)}};
}

}  // namespace

std::optional<Errand> House::Inside::NextErrand(ErrandKind kind) {
  if (kind == ErrandKind::kReview) return NextReview();
  if (std::optional<Errand> thought = NextThought()) return thought;
  if (std::optional<Errand> trial = NextTrial()) return trial;
  return NextAllotment();
}

std::optional<Errand> House::Inside::NextTrial() {
  for (auto& [name, playing] : games_) {
    Playing::Trying& trying = playing.trying;
    if (trying.wanted && playing.reviewing.made) {
      trying.wanted = false;
      trying.errand = ++errands_;
      return Errand([this, made = playing.reviewing.made, step = trying.step,
                     order = trying.order, id = trying.errand, name = name] {
        return [this, id, name, told = WeighTried(*made, step, order)] {
          const auto known = games_.find(name);
          if (known == games_.end()) return;
          if (known->second.trying.errand != id) return;
          known->second.trying.errand = 0;
          known->second.trying.told = told;
          Tell(name, "review");
        };
      });
    }
  }
  return std::nullopt;
}

std::optional<Errand> House::Inside::NextReview() {
  for (auto& [name, playing] : games_) {
    Playing::Reviewing& reviewing = playing.reviewing;
    if (!std::exchange(reviewing.wanted, false)) continue;
    reviewing.work = std::make_shared<ReviewWork>();
    const ReviewPlace place = {.game = name,
                               .draft = keeper_.ReviewFile(name),
                               .program = program_,
                               .rulesets = rulesets_};
    return Errand([this, place, work = reviewing.work,
                   record = playing.session->record()] {
      return [this, name = place.game, work,
              made = MakeTableReview(record, place, *work)] {
        FinishReview(name, work, made);
      };
    });
  }
  return std::nullopt;
}

void House::Inside::FinishReview(
    const std::string& name, const std::shared_ptr<ReviewWork>& work,
    const absl::StatusOr<std::shared_ptr<const TableReview>>& made) {
  const auto known = games_.find(name);
  if (known == games_.end()) return;
  Playing::Reviewing& reviewing = known->second.reviewing;
  if (reviewing.work != work) return;  // it is wanted no more
  reviewing.work = nullptr;
  if (made.ok()) {
    reviewing.made = *made;
  } else {
    reviewing.failure = std::string(made.status().message());
  }
  Tell(name, "review");
}

void House::Inside::DropReview(Playing& playing) {
  if (playing.reviewing.work) playing.reviewing.work->stop.request_stop();
  playing.reviewing = {};
  playing.trying = {};
}

Answer House::Inside::AskReview(const std::string& name, Playing& playing,
                                const json& request) {
  const TableSession& session = *playing.session;
  Playing::Reviewing& reviewing = playing.reviewing;
  if (EyesOf(session)) {
    return Wrong(
        "a review tells both sides' secrets: it can be made when the game is "
        "over",
        409);
  }
  if (request.value("stop", false)) {
    DropReview(playing);
    Tell(name, "review");
  }
  if (request.value("begin", false) && !reviewing.made && !reviewing.work) {
    if (session.steps() == 0) return Wrong("nothing has been done yet", 409);
    reviewing.wanted = true;
    reviewing.failure.clear();
    Tell(name, "review");
  }
  Answer answer;
  if (reviewing.made) {
    answer.body = ReviewAsJson(*reviewing.made);
    answer.body["state"] = "done";
  } else if (reviewing.work || reviewing.wanted) {
    answer.body["state"] = "under way";
    answer.body["done"] = reviewing.work ? reviewing.work->done.load() : 0;
    answer.body["all"] = reviewing.work ? reviewing.work->all.load() : 0;
  } else {
    answer.body["state"] = reviewing.failure.empty() ? "none" : "failed";
    answer.body["failure"] = reviewing.failure;
  }
  return answer;
}

std::variant<size_t, Answer> House::Inside::ReviewedDecision(
    const Playing& playing, const json& request) const {
  if (!playing.reviewing.made) return Wrong("it has not been reviewed", 409);
  const Review& review = playing.reviewing.made->review;
  const int step = request.at("step").get<int>();
  if (step < 1 || step > static_cast<int>(review.steps.size())) {
    return Wrong("there is no such step");
  }
  const auto index = static_cast<size_t>(step - 1);
  if (review.steps[index].choices.orders.size() < 2) {
    return Wrong("nothing was to be chosen there");
  }
  return index;
}

Answer House::Inside::AskMoment(const std::string& /*name*/, Playing& playing,
                                const json& request) {
  const std::variant<size_t, Answer> asked = ReviewedDecision(playing, request);
  if (const Answer* const wrong = std::get_if<Answer>(&asked)) return *wrong;
  const size_t index = std::get<size_t>(asked);
  const TableSession& session = *playing.session;
  const TableReview& made = *playing.reviewing.made;
  const ReviewedStep& step = made.review.steps[index];
  const wire::ReviewedStep& told = made.told.step(static_cast<int>(index));
  const Position& before = made.path.steps[index].before;
  Answer answer{200, StepInShort(session.game(), told)};
  json orders = json::array();
  for (const wire::ReviewedOrder& one : told.order()) {
    orders.push_back({{"words", one.words()},
                      {"behind", PointsWith(one.behind())},
                      {"played", one.played()},
                      {"best", one.best()}});
  }
  answer.body["orders"] = std::move(orders);
  const std::vector<Choices::One>& choices = step.choices.orders;
  answer.body["best"] = DraftOf(session, before, choices[step.best].order);
  answer.body["played"] =
      DraftOf(session, before, choices[step.choices.played].order);
  answer.body["odds"] = told.odds();
  answer.body["variation"] = json::array();
  for (const std::string& line : told.variation()) {
    answer.body["variation"].push_back(line);
  }
  return answer;
}

Answer House::Inside::AskJudge(const std::string& name, Playing& playing,
                               const json& request) {
  const std::variant<size_t, Answer> asked = ReviewedDecision(playing, request);
  if (const Answer* const wrong = std::get_if<Answer>(&asked)) return *wrong;
  const size_t index = std::get<size_t>(asked);
  const TableSession& session = *playing.session;
  const TableReview& made = *playing.reviewing.made;
  const absl::StatusOr<Order> order = ReadOrder(session, request.at("order"));
  if (!order.ok()) return Wrong(order.status());
  const Verdict legal =
      session.game().Check(made.path.steps[index].before, *order);
  if (!legal.ok()) return Wrong("the rules refuse this order", 409);
  std::optional<TriedOrder> tried = KnownOrder(made, index, *order);
  Playing::Trying& trying = playing.trying;
  if (!tried) {
    if (trying.step != index || !(trying.order == *order)) {
      trying = {.step = index, .order = *order, .wanted = true};
      Tell(name, "review");
    }
    tried = trying.told;
  }
  if (!tried) return {200, {{"thinking", true}}};
  const double behind = PointsOf(tried->behind.value);
  const double error = PointsOf(tried->behind.error);
  const std::string_view verdict =
      tried->is_best                                   ? "best"
      : behind + 2 * error < kMarkAt[0]                ? "as good"
      : behind >= kMarkAt[0] && behind - 2 * error > 0 ? "worse"
                                                       : "unclear";
  return {200,
          {{"thinking", false},
           {"verdict", verdict},
           {"played", tried->is_played},
           {"behind", {{"points", behind}, {"error", error}}}}};
}

std::optional<std::string> House::Inside::PageAboutGame(std::string_view game,
                                                        std::string_view what) {
  const Playing* const playing = Find(std::string(game));
  if (playing == nullptr) return std::nullopt;
  if (what == "review" && playing->reviewing.made) {
    const TableReview& made = *playing->reviewing.made;
    return ReviewPage(made.path, made.told);
  }
  if (what == "allocation" && playing->allotting.made) {
    return playing->allotting.made->page;
  }
  return std::nullopt;
}

}  // namespace berthier
