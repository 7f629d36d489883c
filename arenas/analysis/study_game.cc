#include "arenas/analysis/study_game.h"

#include <algorithm>
#include <array>
#include <memory>
#include <optional>
#include <set>
#include <utility>
#include <variant>
#include <vector>

#include "agents/doctrines.h"
#include "agents/random_source.h"
#include "agents/value/reference_player.h"
#include "agents/value/trials.h"
#include "arenas/analysis/allocation.h"
#include "arenas/analysis/lapses.h"
#include "arenas/analysis/paymasters.h"
#include "arenas/analysis/surroundings.h"
#include "arenas/pages/utf8.h"

namespace berthier {
namespace {

constexpr size_t kCells = kSides * kPhases;

// Steps of the path that can be looked at, by side and third of the game.
using Cells = std::array<std::vector<size_t>, kCells>;

size_t CellOf(Side side, int phase) {
  return static_cast<size_t>(Index(side) * kPhases + phase);
}

// By step, which third of the game's player-turns it is in.
std::vector<int> PhasesOf(const GamePath& path) {
  std::vector<int> turns;
  std::optional<uint32_t> number;
  for (const PathStep& step : path.steps) {
    const uint32_t now = path.game->PlayerTurn(step.before);
    turns.push_back(turns.empty() ? 0 : turns.back() + (now != number));
    number = now;
  }
  const int all = turns.empty() ? 1 : turns.back() + 1;
  for (int& turn : turns) turn = kPhases * turn / all;
  return turns;
}

bool LeavesAChoice(const Game& game, const PathStep& step,
                   std::vector<Order>& scratch) {
  scratch.clear();
  game.Propose(step.before, scratch);
  return scratch.size() > 1;
}

Cells CellsIn(const GamePath& path, const std::vector<int>& phases) {
  const Game& game = *path.game;
  const bool divides =
      std::any_of(path.steps.begin(), path.steps.end(),
                  [&](const PathStep& step) { return IsSplit(game, step); });
  Cells cells;
  std::vector<Order> scratch;
  for (size_t i = 0; i < path.steps.size(); ++i) {
    const PathStep& step = path.steps[i];
    if (step.kind != PathStep::Kind::kDecision || step.instead) continue;
    if (divides ? IsSplit(game, step) : LeavesAChoice(game, step, scratch)) {
      cells[CellOf(step.awaited.side, phases[i])].push_back(i);
    }
  }
  return cells;
}

// From one cell after the other, beginning elsewhere in every game.
std::vector<size_t> Sampled(Cells cells, const StudyRequest& request) {
  RandomSource lots(SeedFor(SeedFor(request.seed, request.rank), 0));
  std::vector<size_t> sampled;
  size_t left = 0;
  for (const std::vector<size_t>& cell : cells) left += cell.size();
  for (size_t at = request.rank; left > 0; ++at) {
    if (sampled.size() == static_cast<size_t>(request.decisions)) break;
    std::vector<size_t>& cell = cells[at % kCells];
    if (cell.empty()) continue;
    const size_t drawn = lots.Below(static_cast<uint32_t>(cell.size()));
    sampled.push_back(cell[drawn]);
    cell.erase(cell.begin() + static_cast<std::ptrdiff_t>(drawn));
    --left;
  }
  std::sort(sampled.begin(), sampled.end());
  return sampled;
}

wire::StudiedValue WireOf(const Estimate& estimate) {
  wire::StudiedValue wire;
  wire.set_value(estimate.value);
  wire.set_error(estimate.error);
  wire.set_count(estimate.count);
  return wire;
}

class Student {
 public:
  Student(const GamePath& path, const Ruleset& ruleset,
          const ReferencePlayer& player, const StudyRequest& request)
      : path_(path),
        game_(*path.game),
        ruleset_(ruleset),
        request_(request),
        trials_(game_, player, {}),
        paymasters_(path) {}

  wire::StudiedDecision Look(size_t at, int phase) {
    const PathStep& step = path_.steps[at];
    wire::StudiedDecision told;
    told.set_step(static_cast<uint32_t>(at + 1));
    told.set_side(static_cast<uint32_t>(Index(step.awaited.side)));
    told.set_phase(static_cast<uint32_t>(phase));
    told.set_turn(ValidUtf8(game_.TurnTitle(step.before)));
    const Allocation allocation = Allocate(
        trials_, step.before,
        {.trials = request_.budget,
         .seed = SeedFor(SeedFor(request_.seed, request_.rank), at + 1),
         .played = step.order,
         .ruleset = &ruleset_});
    told.set_what(ValidUtf8(allocation.decision));
    told.set_split(allocation.is_split());
    told.set_pool(static_cast<uint32_t>(allocation.pool));
    told.set_alternatives(static_cast<uint32_t>(allocation.alternatives));
    told.set_may_be_best(static_cast<uint32_t>(allocation.MayBeBest()));
    *told.mutable_best() = Told(step, allocation.ranked.front());
    *told.mutable_usual() = Told(step, allocation.ranked[allocation.usual]);
    *told.mutable_played() = Told(step, allocation.ranked[*allocation.played]);
    picture_ = game_.Draw(step.before);
    if (allocation.is_split()) {
      AddReceivers(step, allocation, told);
    } else {
      AddSubjects(step, allocation, told);
    }
    return told;
  }

 private:
  wire::StudiedOrder Told(const PathStep& step, const RankedOrder& ranked) {
    wire::StudiedOrder wire;
    for (const int share : ranked.shares) {
      wire.add_share(static_cast<uint32_t>(share));
    }
    wire.set_words(ValidUtf8(game_.Say(step.before, ranked.order)));
    *wire.mutable_behind() = WireOf(ranked.behind);
    wire.set_may_be_best(ranked.may_be_best);
    return wire;
  }

  std::string NameOf(EntityId id) const {
    return ValidUtf8(game_.entities()[static_cast<size_t>(Index(id))].name);
  }

  void Surround(const std::set<EntityId>& units, EntityId leader,
                wire::StudiedReceiver& told) const {
    const ReceiverSurroundings around = SurroundingsOf(picture_, units, leader);
    told.set_arm(std::string(around.arm));
    told.set_units(static_cast<uint32_t>(around.units));
    told.set_shaken(static_cast<uint32_t>(around.shaken));
    if (around.leader) told.set_leader(*around.leader);
    if (around.enemy) told.set_enemy(*around.enemy);
    told.set_own_near(static_cast<uint32_t>(around.own_near));
    told.set_enemies_near(static_cast<uint32_t>(around.enemies_near));
  }

  void AddReceivers(const PathStep& step, const Allocation& allocation,
                    wire::StudiedDecision& told) const {
    const std::vector<Purse> purses =
        game_.PursesOf(step.before, step.awaited.side);
    for (size_t i = 0; i < allocation.receivers.size(); ++i) {
      wire::StudiedReceiver& receiver = *told.add_receiver();
      receiver.set_name(NameOf(allocation.receivers[i]));
      // Steps among splits are no steps of one receiver.
      const ReceiverWorth& worth = allocation.worths[i];
      if (worth.held == Held::kOthersKeep) {
        for (const PointStep& point : worth.steps) {
          if (point.step.count == 0) continue;
          while (receiver.step_size() + 1 < point.points) receiver.add_step();
          *receiver.add_step() = WireOf(point.step);
          if (point.points == worth.points) {
            *receiver.mutable_last() = WireOf(point.step);
          } else if (point.points == worth.points + 1) {
            *receiver.mutable_next() = WireOf(point.step);
          }
        }
      }
      const std::optional<EntityId> holder =
          paymasters_.HolderFor(allocation.receivers[i]);
      if (!holder) continue;
      if (const std::optional<int> has = LeftIn(purses, *holder)) {
        receiver.set_has(static_cast<uint32_t>(std::max(0, *has)));
      }
      Surround(paymasters_.PaidBy(*holder), allocation.receivers[i], receiver);
    }
  }

  void AddSubjects(const PathStep& /*step*/, const Allocation& allocation,
                   wire::StudiedDecision& told) const {
    for (const SubjectPrice& price : allocation.prices) {
      if (!IsSome(price.subject)) continue;
      wire::StudiedReceiver& subject = *told.add_receiver();
      subject.set_name(NameOf(price.subject));
      *subject.mutable_next() = WireOf(price.price);
      Surround({price.subject}, EntityId::kNone, subject);
    }
  }

  const GamePath& path_;
  const Game& game_;
  const Ruleset& ruleset_;
  const StudyRequest& request_;
  Trials trials_;
  const Paymasters paymasters_;
  Picture picture_;
};

void TellSpending(const GamePath& path, wire::StudiedGame& told) {
  for (const Lapses& lapses : LapsesIn(path)) {
    wire::StudiedSpending& spending = *told.add_spending();
    spending.set_turns(static_cast<uint32_t>(lapses.turns));
    spending.set_given(static_cast<uint32_t>(lapses.given));
    spending.set_lapsed(static_cast<uint32_t>(lapses.lapsed));
    spending.set_divided(static_cast<uint32_t>(lapses.divided));
    spending.set_divided_lapsed(static_cast<uint32_t>(lapses.divided_lapsed));
  }
}

}  // namespace

absl::StatusOr<wire::StudiedGame> StudyGame(const GamePath& path,
                                            const Ruleset& ruleset,
                                            const StudyRequest& request) {
  const std::unique_ptr<Doctrine> doctrine = DoctrineFor(*path.game);
  MadeReferencePlayer made =
      MakeReferencePlayer(request.reference, *path.game, *doctrine);
  if (const std::string* const problem = std::get_if<std::string>(&made)) {
    return absl::InvalidArgumentError("--reference: " + *problem);
  }
  wire::StudiedGame told;
  const std::vector<int> phases = PhasesOf(path);
  const Cells cells = CellsIn(path, phases);
  for (size_t i = 0; i < cells.size(); ++i) {
    if (cells[i].empty()) continue;
    wire::StudiedCell& cell = *told.add_cell();
    cell.set_side(static_cast<uint32_t>(i / kPhases));
    cell.set_phase(static_cast<uint32_t>(i % kPhases));
    cell.set_decisions(static_cast<uint32_t>(cells[i].size()));
  }
  TellSpending(path, told);
  told.set_unit(std::string(path.ruler.name));
  Student student(path, ruleset,
                  *std::get<std::unique_ptr<ReferencePlayer>>(made), request);
  for (const size_t step : Sampled(cells, request)) {
    *told.add_decision() = student.Look(step, phases[step]);
  }
  return told;
}

}  // namespace berthier
