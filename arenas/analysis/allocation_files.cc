#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "absl/strings/str_format.h"
#include "arenas/analysis/allocation_page.h"
#include "arenas/pages/csv.h"
#include "arenas/pages/json.h"

namespace berthier {
namespace {

using nlohmann::ordered_json;

ordered_json ToJson(const Estimate& estimate) {
  if (estimate.count == 0) return nullptr;
  return {{"value", Told(estimate.value)},
          {"error", Told(estimate.error)},
          {"playouts", estimate.count}};
}

std::string Number(double value) { return absl::StrFormat("%.6g", value); }

}  // namespace

std::string AllocationCsv(const Game& game, const AllocationScene& scene,
                          const Allocation& told) {
  std::string csv = std::string(kAllocationCsvMark) + "\r\n";
  const auto line = [&csv](const std::string& what, const std::string& receiver,
                           const std::string& other, const std::string& points,
                           const std::string& words, const Estimate& one) {
    if (one.count == 0) return;
    csv += CsvLine({what, CsvField(receiver), CsvField(other), points,
                    CsvField(words), Number(one.value), Number(one.error),
                    absl::StrFormat("%d", one.count)});
  };
  for (const RankedOrder& one : told.ranked) {
    const std::string words = InWords(game, *scene.position, told, one);
    line(told.is_split() ? "split" : "order", "", "", "", words, one.value);
    line("behind", "", "", "", words, one.behind);
  }
  for (const ReceiverWorth& worth : told.worths) {
    const std::string name = NameIn(game, worth.receiver);
    for (const PointStep& step : worth.steps) {
      const std::string points = absl::StrFormat("%d", step.points);
      line("step", name, "", points, "", step.step);
      line("unspent", name, "", points, "", step.unspent);
    }
  }
  for (size_t to = 0; to < told.exchange.size(); ++to) {
    for (size_t from = 0; from < told.exchange.size(); ++from) {
      line("exchange", NameIn(game, told.receivers[to]),
           NameIn(game, told.receivers[from]), "1", "",
           told.exchange[to][from]);
    }
  }
  for (const SubjectPrice& price : told.prices) {
    line("price", IsSome(price.subject) ? NameIn(game, price.subject) : "", "",
         "", InWords(game, *scene.position, told, told.ranked[price.best]),
         price.price);
  }
  return csv;
}

std::string AllocationJson(const Game& game, const AllocationScene& scene,
                           const Allocation& told) {
  ordered_json json = {{"made by", "berthier allocate"},
                       {"scenario", scene.name},
                       {"turn", scene.turn},
                       {"side", game.SideName(told.side)},
                       {"decision", told.decision},
                       {"thrown", scene.thrown},
                       {"reference", told.reference},
                       {"horizon", told.horizon},
                       {"playouts", told.trials},
                       {"seed", told.seed},
                       {"pool", told.pool},
                       {"alternatives", told.alternatives},
                       {"may_be_best", told.MayBeBest()}};
  for (const EntityId id : told.receivers) {
    json["receivers"].push_back(NameIn(game, id));
  }
  for (size_t i = 0; i < told.ranked.size(); ++i) {
    const RankedOrder& one = told.ranked[i];
    ordered_json ranked = {{"words", InWords(game, *scene.position, told, one)},
                           {"value", ToJson(one.value)},
                           {"behind", ToJson(one.behind)},
                           {"may_be_best", one.may_be_best},
                           {"dropped", one.dropped},
                           {"legal", one.legal},
                           {"usual", i == told.usual},
                           {"played", i == told.played}};
    if (told.is_split()) ranked["shares"] = one.shares;
    json["ranked"].push_back(std::move(ranked));
  }
  for (const ReceiverWorth& worth : told.worths) {
    ordered_json one = {
        {"receiver", NameIn(game, worth.receiver)},
        {"points", worth.points},
        {"others", worth.held == Held::kOthersKeep ? "keep" : "share"},
        {"orders", worth.orders},
        {"orders_of_one_more", OrdersOfOneMore(worth)},
        {"orders_of_the_last", OrdersOfTheLast(worth)}};
    for (const PointStep& step : worth.steps) {
      one["steps"].push_back({{"points", step.points},
                              {"step", ToJson(step.step)},
                              {"worth", ToJson(step.worth)},
                              {"unspent", ToJson(step.unspent)}});
    }
    json["worths"].push_back(std::move(one));
  }
  for (const auto& row : told.exchange) {
    ordered_json cells = ordered_json::array();
    for (const Estimate& one : row) cells.push_back(ToJson(one));
    json["exchange"].push_back(std::move(cells));
  }
  for (const SubjectPrice& price : told.prices) {
    json["prices"].push_back(
        {{"subject", IsSome(price.subject) ? NameIn(game, price.subject) : ""},
         {"price", ToJson(price.price)},
         {"best", price.best}});
  }
  return json.dump(2, ' ', false, ordered_json::error_handler_t::replace) +
         "\n";
}

}  // namespace berthier
