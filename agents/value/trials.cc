#include "agents/value/trials.h"

#include <algorithm>
#include <atomic>
#include <cstddef>
#include <thread>

#include "agents/random_source.h"

namespace berthier {

Trials::Trials(const Game& game, const ReferencePlayer& player,
               const TrialOptions& options)
    : game_(game), options_(options) {
  for (int i = 0; i < std::max(1, options.threads); ++i) {
    std::unique_ptr<ReferencePlayer> another = player.Another();
    auto playout = std::make_unique<Playout>(game_, *another);
    workers_.push_back({.player = std::move(another),
                        .playout = std::move(playout),
                        .position = Position(game_.layout())});
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
  for (const Worker& worker : workers_) steps += worker.steps;
  return steps;
}

void Trials::Try(const PlayoutFrame& frame, Worker& worker, Trial& trial) {
  worker.position = *trial.position;
  const uint64_t seed = SeedFor(0x57, trial.dice);
  worker.player->BeginTrial(seed);
  trial.value =
      worker.playout->Run(worker.position, frame.turns, frame.turn, seed);
  worker.steps += worker.playout->steps();
}

void Trials::Run(const PlayoutFrame& frame, std::span<Trial> trials) {
  std::atomic<size_t> next = 0;
  const auto work = [&](Worker& worker) {
    for (size_t i = next++; i < trials.size(); i = next++) {
      Try(frame, worker, trials[i]);
    }
  };
  const size_t threads = std::min(workers_.size(), trials.size());
  std::vector<std::jthread> others;
  for (size_t i = 1; i < threads; ++i) {
    others.emplace_back([&work, &worker = workers_[i]] { work(worker); });
  }
  work(workers_.front());
}

}  // namespace berthier
