#include "arenas/leaderboard/budget_curves.h"

#include <google/protobuf/io/tokenizer.h>
#include <google/protobuf/text_format.h>

#include <algorithm>
#include <array>
#include <map>
#include <tuple>

#include "proto/agent_settings.pb.h"

namespace berthier {
namespace {

constexpr std::string_view kBudget = "budget";

// Where the budget stands in a request: "budget { ... }" with its braces.
struct Place {
  size_t begin = 0;
  size_t open = 0;
  size_t end = 0;
};

std::optional<Place> PlaceOfBudget(std::string_view request) {
  for (size_t at = request.find(kBudget); at != std::string_view::npos;
       at = request.find(kBudget, at + 1)) {
    const size_t open = request.find_first_not_of(": ", at + kBudget.size());
    if (open == std::string_view::npos || request[open] != '{') continue;
    const size_t close = request.find('}', open);
    if (close == std::string_view::npos) return std::nullopt;
    return Place{.begin = at, .open = open, .end = close + 1};
  }
  return std::nullopt;
}

std::string Trimmed(std::string_view text) {
  const size_t begin = text.find_first_not_of(": ");
  if (begin == std::string_view::npos) return "";
  return std::string(
      text.substr(begin, text.find_last_not_of(": ") + 1 - begin));
}

// Malformed text is no budget; that is no news for anybody.
class Quiet final : public google::protobuf::io::ErrorCollector {
 public:
  void AddError(int, int, const std::string&) override {}
};

bool Parse(std::string_view text, wire::Budget& budget) {
  google::protobuf::TextFormat::Parser parser;
  Quiet quiet;
  parser.RecordErrorsTo(&quiet);
  return parser.ParseFromString(std::string(text), &budget);
}

}  // namespace

std::optional<RequestBudget> BudgetIn(std::string_view request) {
  const std::optional<Place> place = PlaceOfBudget(request);
  if (!place) return std::nullopt;
  wire::Budget budget;
  if (!Parse(request.substr(place->open + 1, place->end - place->open - 2),
             budget)) {
    return std::nullopt;
  }
  struct Limit {
    std::string_view unit;
    uint64_t amount;
  };
  const std::array limits = {Limit{"iterations", budget.iterations()},
                             Limit{"steps", budget.steps()},
                             Limit{"nodes", budget.nodes()},
                             Limit{"milliseconds", budget.milliseconds()}};
  const auto is_set = [](const Limit& limit) { return limit.amount != 0; };
  if (std::count_if(limits.begin(), limits.end(), is_set) != 1) {
    return std::nullopt;
  }
  const Limit limit = *std::find_if(limits.begin(), limits.end(), is_set);
  const std::string before = Trimmed(request.substr(0, place->begin));
  const std::string after = Trimmed(request.substr(place->end));
  // "mcts:budget {} threads: 2" and "mcts:threads: 2 budget {}" are one family.
  const bool first = before.find(':') == std::string::npos;
  return RequestBudget{
      .family = after.empty() ? before : before + (first ? ":" : " ") + after,
      .unit = std::string(limit.unit) +
              (budget.per() == wire::Budget::TURN ? " a turn" : " a decision"),
      .amount = limit.amount};
}

std::vector<BudgetCurve> BudgetCurvesOf(
    const std::vector<std::string>& requests, const Ratings& ratings) {
  using Family = std::tuple<std::string, std::string, int>;
  std::map<Family, std::map<uint64_t, int>> families;
  for (size_t player = 0; player < requests.size(); ++player) {
    const std::optional<RequestBudget> budget = BudgetIn(requests[player]);
    if (!budget) continue;
    families[{budget->family, budget->unit, ratings.players[player].group}]
        .emplace(budget->amount, static_cast<int>(player));
  }
  std::vector<BudgetCurve> curves;
  for (const auto& [family, players] : families) {
    if (players.size() < 2) continue;
    BudgetCurve curve = {.family = std::get<0>(family),
                         .unit = std::get<1>(family),
                         .points = {}};
    for (const auto& [amount, player] : players) {
      curve.points.push_back({.amount = amount, .player = player});
    }
    curves.push_back(std::move(curve));
  }
  return curves;
}

}  // namespace berthier
