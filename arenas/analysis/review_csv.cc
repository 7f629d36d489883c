#include "arenas/analysis/review_csv.h"

#include <vector>

#include "absl/strings/str_format.h"
#include "arenas/pages/csv.h"

namespace berthier {
namespace {

void Add(const wire::ReviewEstimate& estimate, bool known,
         std::vector<std::string>& fields) {
  known = known && estimate.playouts() > 0;
  fields.push_back(known ? absl::StrFormat("%.4f", estimate.value()) : "");
  fields.push_back(known ? absl::StrFormat("%.4f", estimate.error()) : "");
}

}  // namespace

std::string ReviewCsv(const wire::Review& review) {
  std::string csv = std::string(kReviewCsvMark) +
                    "order_or_roll,playouts,exact,lost,lost_error,mark,open,"
                    "luck,luck_error,change,change_error,disagreement,chance,"
                    "chance_error,best_known\r\n";
  for (const wire::ReviewedStep& step : review.step()) {
    std::vector<std::string> fields = {absl::StrFormat("%d", step.number()),
                                       CsvField(step.turn()),
                                       CsvField(step.side()),
                                       step.kind(),
                                       CsvField(step.what()),
                                       CsvField(step.division()),
                                       CsvField(step.verb()),
                                       CsvField(step.words()),
                                       absl::StrFormat("%d", step.playouts()),
                                       step.exact() ? "1" : "0"};
    Add(step.loss(), step.has_loss(), fields);
    fields.push_back(step.mark());
    fields.push_back(step.open() ? "1" : "0");
    Add(step.luck(), step.has_luck(), fields);
    Add(step.change(), step.has_change(), fields);
    fields.push_back(absl::StrFormat("%.4f", step.disagreement()));
    Add(step.winning_chance(), step.has_winning_chance(), fields);
    std::string best;
    for (const wire::ReviewedOrder& order : step.order()) {
      if (order.best()) best = order.words();
    }
    fields.push_back(CsvField(best));
    csv += CsvLine(fields);
  }
  return csv;
}

}  // namespace berthier
