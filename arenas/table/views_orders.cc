// What a person may order, sorted by how he does it.
#include <algorithm>
#include <nlohmann/json.hpp>
#include <utility>

#include "absl/strings/str_format.h"
#include "absl/strings/str_join.h"
#include "arenas/table/views_inside.h"
#include "arenas/text/words.h"

namespace berthier {
namespace {

using nlohmann::json;

constexpr size_t kMostChoices = 24;

bool TakesNothing(const Verb& verb) {
  return (static_cast<int>(verb.takes) & ~static_cast<int>(Takes::kManner)) ==
         0;
}

// A side as a whole, which is asked who begins, is nobody who may be ordered.
bool IsSide(const Game& game, EntityId id) {
  return game.entities()[static_cast<size_t>(Index(id))].type == "side";
}

// The orders there are, sorted by how a person gives them.
struct Sorted {
  std::vector<Order> choices;  // whole, to be picked from a list
  std::vector<Order> splits;   // one for each thing that is split
  std::vector<EntityId> idle;
  std::optional<Order> end;
};

Sorted Sort(const Game& game, const std::vector<Order>& proposals) {
  const std::vector<Verb>& verbs = game.vocabulary().verbs;
  Sorted sorted;
  std::vector<Order> plain;
  std::vector<Order> bare;
  bool placed = false;
  const auto shares = [&](const Order& order) {
    return Has(verbs[order.verb].takes, Takes::kShares);
  };
  // Where nothing else is asked for, shares are typed; elsewhere what is split
  // is one order among others, and a few splits of it are offered.
  const bool splits = std::all_of(proposals.begin(), proposals.end(), shares);
  for (const Order& order : proposals) {
    const Takes takes = verbs[order.verb].takes;
    if (shares(order) && !splits) {
      sorted.choices.push_back(order);
      continue;
    }
    if (splits) {
      const bool known = std::any_of(
          sorted.splits.begin(), sorted.splits.end(), [&](const Order& one) {
            return one.verb == order.verb && one.subject == order.subject &&
                   one.object == order.object && one.manner == order.manner;
          });
      if (!known) sorted.splits.push_back(order);
      continue;
    }
    placed = placed || Has(takes, Takes::kPlace) || Has(takes, Takes::kHeading);
    if (IsSome(order.subject) && !IsSide(game, order.subject) &&
        std::find(sorted.idle.begin(), sorted.idle.end(), order.subject) ==
            sorted.idle.end()) {
      sorted.idle.push_back(order.subject);
    }
    if (TakesNothing(verbs[order.verb])) {
      bare.push_back(order);
    } else {
      plain.push_back(order);
    }
  }
  // One bare order among others, or the last that is left, is how one says that
  // it is enough.
  if (bare.size() == 1 && (!sorted.idle.empty() || proposals.size() == 1)) {
    sorted.end = bare[0];
    if (!sorted.idle.empty()) bare.clear();
  }
  sorted.choices.insert(sorted.choices.end(), bare.begin(), bare.end());
  if (!placed && plain.size() <= kMostChoices) {
    sorted.choices.insert(sorted.choices.end(), plain.begin(), plain.end());
  } else {
    for (const Order& order : plain) {
      if (!IsSome(order.subject) &&
          !Has(verbs[order.verb].takes, Takes::kPlace)) {
        sorted.choices.push_back(order);
      }
    }
  }
  return sorted;
}

json SplitOf(const TableSession& session, const Position& seen,
             const Order& example, const std::vector<Order>& proposals) {
  const std::vector<EntityId> names = session.game().ShareNames(seen, example);
  std::vector<int> most(names.size(), 0);
  int total = 0;
  for (const Order& order : proposals) {
    if (order.verb != example.verb || order.subject != example.subject ||
        order.object != example.object || order.manner != example.manner) {
      continue;
    }
    int sum = 0;
    for (size_t k = 0; k < names.size(); ++k) {
      const int share = Share(order.amount, static_cast<int>(k));
      most[k] = std::max(most[k], share);
      sum += share;
    }
    total = std::max(total, sum);
  }
  json shares = json::array();
  for (size_t k = 0; k < names.size(); ++k) {
    shares.push_back({{"name", session.codec().NameOf(names[k])},
                      {"value", Share(example.amount, static_cast<int>(k))},
                      {"most", most[k]}});
  }
  return {{"order", OrderOf(session, example)},
          {"words", session.game().Say(seen, example)},
          {"total", total},
          {"shares", std::move(shares)}};
}

// "3 units, 1 leader, 2 CP unused"; nobody is left over where the decision
// is about one of them.
std::string Unused(const TableSession& session, const Position& seen, Side side,
                   const std::vector<EntityId>& idle) {
  const Game& game = session.game();
  std::vector<std::string> left;
  if (idle.size() != 1 || idle[0] != game.Awaits(seen).about) {
    int64_t leaders = 0;
    for (const Body& body : game.Draw(seen).bodies) {
      leaders += body.symbol == Symbol::kGeneral &&
                 std::find(idle.begin(), idle.end(), body.id) != idle.end();
    }
    const int64_t units = static_cast<int64_t>(idle.size()) - leaders;
    if (units > 0) left.push_back(Counted(units, "unit"));
    if (leaders > 0) left.push_back(Counted(leaders, "leader"));
  }
  int64_t points = 0;
  std::string_view unit;
  for (const Purse& purse : game.PursesOf(seen, side)) {
    points += purse.left;
    unit = purse.unit;
  }
  if (points > 0) left.push_back(absl::StrFormat("%d %s", points, unit));
  return left.empty() ? "" : absl::StrJoin(left, ", ") + " unused";
}

}  // namespace

void AddOrders(const TableSession& session, const Position& seen, Side side,
               json& state) {
  const Game& game = session.game();
  std::vector<Order> proposals;
  game.Propose(seen, proposals);
  const Sorted sorted = Sort(game, proposals);
  for (const EntityId id : sorted.idle) {
    state["idle"].push_back(session.codec().NameOf(id));
  }
  for (const Order& order : sorted.choices) {
    state["choices"].push_back(
        {{"order", OrderOf(session, order)},
         {"words", game.Say(seen, order)},
         {"price", PriceInWords(game.PriceOf(seen, order))}});
  }
  for (const Order& order : sorted.splits) {
    state["splits"].push_back(SplitOf(session, seen, order, proposals));
  }
  if (sorted.end) {
    state["end"] = {{"order", OrderOf(session, *sorted.end)},
                    {"words", game.Say(seen, *sorted.end)}};
    state["unused"] = Unused(session, seen, side, sorted.idle);
  }
}

}  // namespace berthier
