// Senseless orders: fields altered at random, ids of nothing, places beyond
// any table, fields the verb does not take.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <limits>
#include <vector>

#include "engine/model/form.h"
#include "tests/engine/model/contract_checks.h"

namespace berthier {
namespace {

constexpr int kFields = 8;

int32_t AnyCoordinate(SeededChooser& sampler) {
  constexpr std::array<int32_t, 6> kExtremes = {
      std::numeric_limits<int32_t>::min(),
      std::numeric_limits<int32_t>::max(),
      -kFarthestPlace,
      kFarthestPlace,
      -1,
      0};
  const uint32_t k = sampler.Below(12);
  if (k < kExtremes.size()) return kExtremes[k];
  // Mostly somewhere near a table.
  return static_cast<int32_t>(sampler.Below(120'000)) - 10'000;
}

EntityId AnyEntity(const Game& game, SeededChooser& sampler) {
  const auto known = static_cast<uint32_t>(game.entities().size());
  switch (sampler.Below(4)) {
    case 0:
      return EntityId::kNone;
    case 1:
      return MakeEntityId(static_cast<int>(sampler.Below(65536)));
    default:
      return MakeEntityId(static_cast<int>(sampler.Below(known + 1)));
  }
}

// Near the place it had, or anywhere.
Point AlteredPlace(Point p, SeededChooser& sampler) {
  if (sampler.Below(2) == 0) {
    return {AnyCoordinate(sampler), AnyCoordinate(sampler)};
  }
  const auto nudged = [&sampler](int32_t c) {
    // It may have been altered to an extreme before.
    const int64_t moved = int64_t{c} + sampler.Below(401) - 200;
    return static_cast<int32_t>(
        std::clamp<int64_t>(moved, -kFarthestPlace, kFarthestPlace));
  };
  return {nudged(p.x), nudged(p.y)};
}

void Alter(Order& order, uint32_t field, const Game& game,
           SeededChooser& sampler) {
  switch (field) {
    case 0:
      order.verb = static_cast<uint8_t>(
          sampler.Below(3) == 0 ? sampler.Below(256)
                                : sampler.Below(static_cast<uint32_t>(
                                      game.vocabulary().verbs.size())));
      break;
    case 1:
      order.manner =
          static_cast<uint8_t>(sampler.Below(sampler.Below(2) == 0 ? 4 : 256));
      break;
    case 2:
      order.subject = AnyEntity(game, sampler);
      break;
    case 3:
      order.object = AnyEntity(game, sampler);
      break;
    case 4:
      order.pose.centre = AlteredPlace(order.pose.centre, sampler);
      break;
    case 5:
      order.pose.heading =
          Heading::Quarters(static_cast<int>(sampler.Below(1440)));
      break;
    case 6:
      order.via = AlteredPlace(order.via, sampler);
      break;
    default:
      order.amount =
          static_cast<int64_t>(sampler.Next() >> (sampler.Below(4) * 20));
  }
}

void CheckAnswer(const Game& game, const Position& position, const Order& order,
                 Position& next) {
  SCOPED_TRACE(InWords(game, order));
  next = position;
  const Verdict verdict = game.Check(position, order);
  ASSERT_TRUE(next == position) << "Check changed the position";
  ASSERT_EQ(verdict.refusal(), game.Check(position, order).refusal());
  if (verdict.ok()) {
    ASSERT_NE(game.Say(position, order), "");
    game.Play(next, order, nullptr);
    ASSERT_NO_FATAL_FAILURE(CheckAwaited(game, next));
    return;
  }
  const std::vector<Word>& refusals = game.vocabulary().refusals;
  ASSERT_LT(verdict.refusal().code, refusals.size());
  ASSERT_NE(refusals[verdict.refusal().code].clause, "");
  ASSERT_NE(game.Say(verdict.refusal()), "");
}

// Fills one field that the verb does not take, if there is one.
bool Overfill(Order& order, Takes takes, uint32_t field) {
  const auto not_taken = [takes](Takes one) { return !Has(takes, one); };
  switch (field) {
    case 1:
      order.manner = 1;
      return not_taken(Takes::kManner);
    case 2:
      order.subject = MakeEntityId(0);
      return not_taken(Takes::kSubject);
    case 3:
      order.object = MakeEntityId(0);
      return not_taken(Takes::kObject);
    case 4:
      order.pose.centre.x = 1;
      return not_taken(Takes::kPlace);
    case 5:
      order.pose.heading = Heading::Quarters(1);
      return not_taken(Takes::kHeading);
    case 6:
      order.via.y = 1;
      return not_taken(Takes::kVia);
    case 7:
      order.amount = 1;
      return not_taken(Takes::kAmount | Takes::kShares);
    default:
      return false;
  }
}

}  // namespace

void CheckAlteredOrders(const Game& game, const Position& position,
                        const ContractOptions& options,
                        SeededChooser& sampler) {
  std::vector<Order> orders;
  game.Propose(position, orders);
  ASSERT_FALSE(orders.empty());
  const auto any = [&orders, &sampler] {
    return orders[sampler.Below(static_cast<uint32_t>(orders.size()))];
  };
  Position next(game.layout());
  for (int i = 0; i < options.altered_orders; ++i) {
    Order order = any();
    for (uint32_t k = 1 + sampler.Below(3); k > 0; --k) {
      Alter(order, sampler.Below(kFields), game, sampler);
    }
    ASSERT_NO_FATAL_FAILURE(CheckAnswer(game, position, order, next));
  }
  for (uint32_t field = 0; field < kFields; ++field) {
    Order order = any();
    const Takes takes = game.vocabulary().verbs[order.verb].takes;
    if (!Overfill(order, takes, field)) continue;
    ASSERT_FALSE(game.Check(position, order).ok())
        << InWords(game, order) << " sets a field its verb does not take";
    ASSERT_NO_FATAL_FAILURE(CheckAnswer(game, position, order, next));
  }
}

}  // namespace berthier
