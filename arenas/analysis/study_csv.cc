#include <string>
#include <vector>

#include "absl/strings/str_format.h"
#include "arenas/analysis/study_factors.h"
#include "arenas/analysis/study_page.h"
#include "arenas/pages/csv.h"
#include "proto/ruler.h"

namespace berthier {
namespace {

std::string Value(const wire::StudiedValue& value) {
  return value.count() == 0 ? "" : absl::StrFormat("%.5f", value.value());
}
std::string Error(const wire::StudiedValue& value) {
  return value.count() == 0 ? "" : absl::StrFormat("%.5f", value.error());
}

// In the unit of the game's scenario.
std::string Length(const wire::StudiedGame& game, int32_t ticks) {
  return Shown(InUnits(*FindRuler(game.unit()), ticks));
}

std::string ShareAt(const wire::StudiedOrder& order, int receiver) {
  return receiver < order.share_size() ? std::to_string(order.share(receiver))
                                       : "";
}

std::vector<std::string> LineOf(const Study& study,
                                const wire::StudiedGame& game,
                                const wire::StudiedDecision& decision, int i) {
  const wire::StudiedReceiver& receiver = decision.receiver(i);
  const auto source = static_cast<int>(game.source());
  return {CsvField(study.head.source(source).name()),
          std::to_string(game.game()),
          std::to_string(decision.step()),
          CsvField(game.scenario()),
          CsvField(game.agent(static_cast<int>(decision.side()))),
          CsvField(StudyFactors().front().levels[decision.phase()]),
          CsvField(decision.turn()),
          std::to_string(decision.pool()),
          std::to_string(decision.alternatives()),
          std::to_string(decision.may_be_best()),
          Value(decision.played().behind()),
          Error(decision.played().behind()),
          decision.played().may_be_best() ? "1" : "0",
          Value(decision.usual().behind()),
          Error(decision.usual().behind()),
          CsvField(receiver.name()),
          ShareAt(decision.played(), i),
          ShareAt(decision.usual(), i),
          ShareAt(decision.best(), i),
          Value(receiver.next()),
          Error(receiver.next()),
          Value(receiver.last()),
          Error(receiver.last()),
          receiver.has_has() ? std::to_string(receiver.has()) : "",
          CsvField(receiver.arm()),
          std::to_string(receiver.units()),
          std::to_string(receiver.shaken()),
          receiver.has_leader() ? Length(game, receiver.leader()) : "",
          receiver.has_enemy() ? Length(game, receiver.enemy()) : "",
          std::to_string(receiver.own_near()),
          std::to_string(receiver.enemies_near()),
          game.unit()};
}

}  // namespace

std::string StudyCsvOf(const Study& study) {
  std::string csv =
      std::string(kStudyCsvMark) +
      "turn,pool,alternatives,may_be_best,played_lost,played_lost_error,"
      "played_may_be_best,usual_lost,usual_lost_error,receiver,played,usual,"
      "best,next,next_error,last,last_error,has,arm,units,shaken,leader,"
      "enemy,own_near,enemies_near,unit\r\n";
  for (const wire::StudiedGame& game : study.games) {
    for (const wire::StudiedDecision& decision : game.decision()) {
      for (int i = 0; i < decision.receiver_size(); ++i) {
        csv += CsvLine(LineOf(study, game, decision, i));
      }
    }
  }
  return csv;
}

}  // namespace berthier
