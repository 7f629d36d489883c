#include "arenas/table/allotment.h"

#include <memory>
#include <utility>
#include <variant>

#include "agents/doctrines.h"
#include "agents/value/reference_player.h"
#include "agents/value/trials.h"
#include "arenas/analysis/allocation_page.h"
#include "engine/model/fault.h"

namespace berthier {
namespace {

// Some seconds on Retz; `berthier allocate` weighs finer.
constexpr uint64_t kPlayouts = 12'000;
constexpr std::string_view kReference = "at-a-glance";

}  // namespace

TableAllotment WeighSplit(const Game& game, const Ruleset& ruleset,
                          const Position& position, const std::string& place) {
  MadeReferencePlayer made =
      MakeReferencePlayer(std::string(kReference), game, *DoctrineFor(game));
  BERTHIER_CHECK(!std::holds_alternative<std::string>(made));
  Trials trials(game, *std::get<std::unique_ptr<ReferencePlayer>>(made), {});
  TableAllotment told;
  told.allocation =
      Allocate(trials, position, {.trials = kPlayouts, .ruleset = &ruleset});
  told.page = AllocationPage(game,
                             {.name = place,
                              .turn = game.TurnTitle(position),
                              .thrown = {},
                              .position = &position},
                             told.allocation);
  return told;
}

std::optional<NextPoint> BestNextPoint(const Allocation& allocation) {
  std::optional<NextPoint> best;
  for (const ReceiverWorth& worth : allocation.worths) {
    for (const PointStep& step : worth.steps) {
      if (step.points != worth.points + 1 || step.step.count == 0) continue;
      if (!best || step.step.value > best->worth.value) {
        best = NextPoint{.receiver = worth.receiver, .worth = step.step};
      }
    }
  }
  return best;
}

}  // namespace berthier
