#include "arenas/table/game_review.h"

#include <utility>
#include <variant>

#include "agents/doctrines.h"
#include "agents/value/reference_player.h"
#include "agents/value/trials.h"
#include "arenas/analysis/review_draft.h"
#include "arenas/analysis/tell_review.h"
#include "arenas/analysis/weighing.h"
#include "engine/model/fault.h"

namespace berthier {
namespace {

// Of an order that is tried, with those it is compared to.
constexpr uint64_t kTriedPlayouts = 600;

uint64_t HashAfter(const Game& game, const Position& before,
                   const Order& order) {
  Position after = before;
  game.Play(after, order, nullptr);
  return game.Hash(after);
}

}  // namespace

absl::StatusOr<std::shared_ptr<const TableReview>> MakeTableReview(
    const wire::GameRecord& record, const ReviewPlace& place,
    ReviewWork& work) {
  absl::StatusOr<GamePath> path = PathOf(record, place.game, place.rulesets);
  if (!path.ok()) return path.status();
  const ReviewOptions options = {.budget =
                                     kTablePlayoutsAStep * path->steps.size()};
  ReviewHooks hooks = {.progress =
                           [&work](size_t done, size_t all) {
                             work.done = done;
                             work.all = all;
                           },
                       .stop = work.stop.get_token()};
  std::unique_ptr<ReviewDraft> draft;
  if (!place.draft.empty()) {
    absl::StatusOr<std::unique_ptr<ReviewDraft>> opened = ReviewDraft::Open(
        place.draft, IdentityOf(*path, options, place.program));
    if (!opened.ok()) return opened.status();
    draft = *std::move(opened);
    draft->ConnectTo(hooks);
  }
  absl::StatusOr<Review> review = ReviewGame(*path, options, hooks);
  if (!review.ok()) return review.status();
  auto made = std::make_shared<TableReview>(TableReview{
      .path = *std::move(path), .review = *std::move(review), .told = {}});
  made->told = TellReview(made->path, made->review, place.program);
  return made;
}

std::optional<TriedOrder> KnownOrder(const TableReview& reviewed, size_t step,
                                     const Order& order) {
  const Game& game = *reviewed.path.game;
  const Position& before = reviewed.path.steps[step].before;
  const ReviewedStep& known = reviewed.review.steps[step];
  const uint64_t hash = HashAfter(game, before, order);
  for (size_t i = 0; i < known.choices.orders.size(); ++i) {
    if (HashAfter(game, before, known.choices.orders[i].order) != hash) {
      continue;
    }
    return TriedOrder{.is_best = i == known.best,
                      .is_played = i == known.choices.played,
                      .behind = known.Behind(i)};
  }
  return std::nullopt;
}

TriedOrder WeighTried(const TableReview& reviewed, size_t step,
                      const Order& order) {
  const GamePath& path = reviewed.path;
  const ReviewedStep& known = reviewed.review.steps[step];
  const std::unique_ptr<Doctrine> doctrine = DoctrineFor(*path.game);
  MadeReferencePlayer made = MakeReferencePlayer(
      reviewed.review.options.reference, *path.game, *doctrine);
  BERTHIER_CHECK(!std::holds_alternative<std::string>(made));
  Trials trials(*path.game, *std::get<std::unique_ptr<ReferencePlayer>>(made),
                {.horizon = reviewed.review.options.horizon});
  // The best known stands for what the reference player would order: it is
  // looked at twice, whoever leads.
  const Choices choices = {
      .orders = {{.order = order},
                 known.choices.orders[known.best],
                 known.choices.orders[known.choices.played]},
      .played = 0,
      .reference = 1};
  const WeighedStep weighed = Weigh(
      trials, path.steps[step], choices,
      {.playouts = kTriedPlayouts, .seed = reviewed.review.options.seed + 1});
  return {.is_best = weighed.best == 0,
          .behind = {.value = -weighed.gain.value,
                     .error = weighed.gain.error,
                     .count = weighed.gain.count}};
}

}  // namespace berthier
