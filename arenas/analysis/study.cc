#include "arenas/analysis/study.h"

#include <algorithm>
#include <atomic>
#include <map>
#include <mutex>
#include <optional>
#include <thread>
#include <utility>

#include "absl/strings/str_format.h"
#include "agents/random_source.h"
#include "arenas/analysis/study_game.h"
#include "arenas/pages/utf8.h"
#include "proto/frame_log.h"

namespace berthier {
namespace {

constexpr uint32_t kStudyFormat = 2;

wire::StudyHead HeadOf(const LeagueGames& league, const StudyOptions& options,
                       std::string_view program) {
  wire::StudyHead head;
  head.set_format(kStudyFormat);
  head.set_program(std::string(program));
  head.set_reference(options.reference);
  head.set_budget(options.budget);
  head.set_seed(options.seed);
  head.set_samples(options.samples);
  for (const LeagueGameSource& source : league.sources()) {
    wire::StudySource& told = *head.add_source();
    told.set_name(ValidUtf8(source.name));
    told.set_games(static_cast<uint32_t>(source.games));
    told.set_digest(source.digest);
  }
  return head;
}

// What is known from an earlier run, and where more of it is kept.
class Kept {
 public:
  static absl::StatusOr<Kept> Open(const std::string& path,
                                   const wire::StudyHead& head) {
    Kept kept;
    if (path.empty()) return kept;
    absl::StatusOr<LogWriter> log = LogWriter::Open(path);
    if (!log.ok()) return log.status();
    if (log->frames() == 0) {
      const absl::Status begun = log->Append(head.SerializeAsString());
      if (!begun.ok()) return begun;
    } else {
      const absl::Status read = kept.Read(path, head);
      if (!read.ok()) return read;
    }
    kept.log_.emplace(*std::move(log));
    return kept;
  }

  const std::map<uint32_t, wire::StudiedGame>& games() const { return games_; }

  absl::Status Keep(const wire::StudiedGame& game) {
    return log_ ? log_->Append(game.SerializeAsString()) : absl::OkStatus();
  }

 private:
  absl::Status Read(const std::string& path, const wire::StudyHead& head) {
    absl::StatusOr<LogReader> reader = LogReader::Open(path);
    if (!reader.ok()) return reader.status();
    for (bool first = true;; first = false) {
      const absl::StatusOr<std::optional<std::string>> frame = reader->Next();
      if (!frame.ok()) return frame.status();
      if (!frame->has_value()) return absl::OkStatus();
      if (first && **frame != head.SerializeAsString()) {
        return absl::FailedPreconditionError(absl::StrFormat(
            "%s: holds results of other games, other options or another "
            "program; delete it or name another --output",
            path));
      }
      wire::StudiedGame game;
      if (!first && !game.ParseFromString(**frame)) {
        return absl::DataLossError(path + ": is no log of a study");
      }
      if (!first) games_[game.rank()] = std::move(game);
    }
  }

  std::optional<LogWriter> log_;
  std::map<uint32_t, wire::StudiedGame> games_;
};

absl::StatusOr<wire::StudiedGame> Look(const LeagueGames& league,
                                       const LeagueGameAt& at,
                                       std::span<const Ruleset> rulesets,
                                       const StudyRequest& request) {
  const absl::StatusOr<GamePath> path = league.PathOf(at, rulesets);
  if (!path.ok()) return path.status();
  const auto ruleset = std::find_if(
      rulesets.begin(), rulesets.end(),
      [&](const Ruleset& one) { return one.name == path->game->ruleset(); });
  absl::StatusOr<wire::StudiedGame> studied =
      StudyGame(*path, *ruleset, request);
  if (!studied.ok()) return studied;
  studied->set_rank(request.rank);
  studied->set_source(static_cast<uint32_t>(at.source));
  studied->set_game(static_cast<uint32_t>(at.number));
  studied->set_scenario(ValidUtf8(at.scenario));
  studied->set_ruleset(std::string(ruleset->name));
  for (const std::string& agent : at.agents) {
    studied->add_agent(ValidUtf8(agent));
  }
  return studied;
}

}  // namespace

std::vector<size_t> SequenceOf(const std::vector<LeagueGameAt>& games,
                               uint64_t seed) {
  std::map<std::pair<size_t, std::string>, std::vector<size_t>> by_ground;
  for (size_t i = 0; i < games.size(); ++i) {
    by_ground[{games[i].source, games[i].scenario}].push_back(i);
  }
  RandomSource lots(seed);
  const auto shuffle = [&lots](auto& things) {
    for (size_t i = things.size(); i > 1; --i) {
      std::swap(things[i - 1], things[lots.Below(static_cast<uint32_t>(i))]);
    }
  };
  std::vector<std::vector<size_t>> grounds;
  for (auto& [ground, indices] : by_ground) {
    shuffle(indices);
    grounds.push_back(std::move(indices));
  }
  shuffle(grounds);
  std::vector<size_t> sequence;
  for (size_t lap = 0; sequence.size() < games.size(); ++lap) {
    for (const std::vector<size_t>& ground : grounds) {
      if (lap < ground.size()) sequence.push_back(ground[lap]);
    }
  }
  return sequence;
}

absl::StatusOr<Study> RunStudy(const LeagueGames& league,
                               std::span<const Ruleset> rulesets,
                               const StudyOptions& options,
                               const StudyRun& run) {
  Study study = {.head = HeadOf(league, options, run.program), .games = {}};
  absl::StatusOr<Kept> kept = Kept::Open(run.kept, study.head);
  if (!kept.ok()) return kept.status();
  std::vector<size_t> sequence = SequenceOf(league.games(), options.seed);
  if (sequence.size() > options.samples) sequence.resize(options.samples);
  const size_t each = options.samples / sequence.size();
  const size_t more = options.samples % sequence.size();
  std::vector<std::optional<wire::StudiedGame>> found(sequence.size());
  size_t done = 0;
  for (const auto& [rank, game] : kept->games()) {
    if (rank >= found.size()) continue;
    found[rank] = game;
    ++done;
  }
  std::atomic<size_t> next = 0;
  std::mutex mutex;  // of what follows
  absl::Status failure;
  const auto work = [&] {
    for (size_t rank = next++; rank < sequence.size(); rank = next++) {
      if (found[rank]) continue;
      absl::StatusOr<wire::StudiedGame> game =
          Look(league, league.games()[sequence[rank]], rulesets,
               {.reference = options.reference,
                .budget = options.budget,
                .seed = options.seed,
                .rank = static_cast<uint32_t>(rank),
                .decisions = static_cast<int>(each + (rank < more ? 1 : 0))});
      const std::scoped_lock lock(mutex);
      if (!failure.ok()) return;
      if (!game.ok()) {
        failure = game.status();
        return;
      }
      failure = kept->Keep(*game);
      if (!failure.ok()) return;
      found[rank] = *std::move(game);
      if (run.progress) run.progress(++done, sequence.size());
    }
  };
  {
    std::vector<std::jthread> others;
    for (int i = 1; i < run.jobs; ++i) others.emplace_back(work);
    work();
  }
  if (!failure.ok()) return failure;
  for (std::optional<wire::StudiedGame>& game : found) {
    study.games.push_back(*std::move(game));
  }
  return study;
}

}  // namespace berthier
