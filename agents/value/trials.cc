#include "agents/value/trials.h"

#include <algorithm>
#include <atomic>
#include <cstddef>
#include <thread>
#include <unordered_map>
#include <utility>

#include "agents/random_source.h"

namespace berthier {

Trials::Trials(const Game& game, const ReferencePlayer& player,
               const TrialOptions& options)
    : game_(game), options_(options) {
  for (int i = 0; i < std::max(1, options.threads); ++i) {
    std::unique_ptr<ReferencePlayer> another = player.Another();
    auto playout = std::make_unique<Playout>(game_, *another);
    workers_.push_back(
        {.player = std::move(another), .playout = std::move(playout)});
  }
}

Trials::~Trials() = default;

PlayoutFrame Trials::FrameOf(const Position& position) {
  ReferencePlayer& player = this->player();
  return {.turns = options_.horizon.value_or(player.Horizon(game_, position)),
          .turn = player.Turn(game_, position)};
}

uint64_t Trials::steps() const {
  uint64_t steps = 0;
  for (const Worker& worker : workers_) steps += worker.playout->steps();
  return steps;
}

void Trials::TryWith(uint64_t dice, std::span<Trial* const> trials,
                     const PlayoutFrame& frame, Worker& worker) {
  std::vector<Branch>& branches = worker.branches;
  size_t n = 0;
  // Where two are equal the first has the trials of both.
  const auto merge = [&] {
    std::unordered_map<uint64_t, size_t> first;
    size_t kept = 0;
    for (size_t i = 0; i < n; ++i) {
      Branch& branch = branches[i];
      const auto [found, is_new] =
          first.emplace(game_.Hash(branch.position), kept);
      Branch& earlier = branches[found->second];
      if (!is_new && earlier.position == branch.position &&
          earlier.turns == branch.turns && earlier.turn == branch.turn) {
        earlier.trials.insert(earlier.trials.end(), branch.trials.begin(),
                              branch.trials.end());
        continue;
      }
      if (kept != i) std::swap(branches[kept], branch);
      ++kept;
    }
    n = kept;
  };
  for (Trial* const trial : trials) {
    if (n == branches.size()) {
      branches.push_back({.position = Position(game_.layout())});
    }
    Branch& branch = branches[n++];
    branch.position = *trial->position;
    branch.turns = frame.turns;
    branch.turn = frame.turn;
    branch.trials.assign(1, trial);
  }
  const uint64_t seed = SeedFor(0x57, dice);
  while (n > 0) {
    if (n > 1) merge();
    for (size_t i = 0; i < n;) {
      Branch& branch = branches[i];
      const uint64_t turn_seed = SeedFor(seed, branch.turn);
      worker.player->BeginTrial(turn_seed);
      CommonDice throws(turn_seed);
      RandomSource choices(MixBits(turn_seed));
      if (worker.playout->RunTurn(branch.position, branch.turns, branch.turn,
                                  throws, choices)) {
        ++i;
        continue;
      }
      const double value =
          worker.player->Value(game_, branch.position, Side::kFirst);
      for (Trial* const trial : branch.trials) trial->value = value;
      std::swap(branch, branches[--n]);
    }
  }
}

void Trials::Run(const PlayoutFrame& frame, std::span<Trial> trials) {
  std::vector<Trial*> sorted;
  for (Trial& trial : trials) sorted.push_back(&trial);
  std::stable_sort(
      sorted.begin(), sorted.end(),
      [](const Trial* a, const Trial* b) { return a->dice < b->dice; });
  std::vector<std::span<Trial* const>> groups;
  for (size_t begin = 0; begin < sorted.size();) {
    size_t end = begin;
    while (end < sorted.size() && sorted[end]->dice == sorted[begin]->dice) {
      ++end;
    }
    groups.push_back(std::span(sorted).subspan(begin, end - begin));
    begin = end;
  }
  std::atomic<size_t> next = 0;
  const auto work = [&](Worker& worker) {
    for (size_t i = next++; i < groups.size(); i = next++) {
      TryWith(groups[i].front()->dice, groups[i], frame, worker);
    }
  };
  const size_t threads = std::min(workers_.size(), groups.size());
  std::vector<std::jthread> others;
  for (size_t i = 1; i < threads; ++i) {
    others.emplace_back([&work, &worker = workers_[i]] { work(worker); });
  }
  work(workers_.front());
}

}  // namespace berthier
