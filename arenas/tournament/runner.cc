#include "arenas/tournament/runner.h"

#include <algorithm>
#include <chrono>
#include <filesystem>
#include <memory>
#include <utility>
#include <vector>

#include "absl/strings/str_format.h"
#include "arenas/tournament/control.h"
#include "arenas/tournament/ledger.h"
#include "arenas/tournament/pool.h"
#include "arenas/tournament/recovery.h"
#include "arenas/tournament/rehearsal.h"
#include "arenas/tournament/signals.h"
#include "arenas/tournament/tournament_progress.h"
#include "engine/model/fault.h"
#include "proto/text.h"

namespace berthier {
namespace {

// How long the run sleeps when nothing happens; it then looks at the clocks of
// those who play.
constexpr std::chrono::milliseconds kNap{100};

TournamentProgress::Part PartOf(const std::optional<wire::Shard>& shard) {
  if (!shard) return {};
  return {.first = shard->first(), .end = shard->end()};
}

Whereabouts WhereaboutsOf(const RunSetup& setup) {
  std::error_code error;
  return {.folder = setup.plan->folder,
          .hidden = std::filesystem::absolute(setup.ledger, error).string()};
}

class Run {
 public:
  Run(const RunSetup& setup, LedgerWriter ledger, Control control)
      : setup_(setup),
        plan_(*setup.plan),
        ledger_(std::move(ledger)),
        control_(std::move(control)),
        there_(WhereaboutsOf(setup)) {}

  // What the ledger knows, or a new one begun.
  absl::Status Open() {
    if (ledger_.dropped()) {
      setup_.display->Say(absl::StrFormat("%s: %s; that game is played again",
                                          setup_.ledger,
                                          ledger_.dropped()->Say()));
    }
    if (ledger_.empty()) {
      wire::LedgerFacts facts;
      *facts.mutable_start() = plan_.Start();
      if (setup_.shard) *facts.mutable_start()->mutable_shard() = *setup_.shard;
      const absl::Status begun = ledger_.Append(facts);
      if (!begun.ok()) return begun;
      progress_.emplace(plan_, PartOf(setup_.shard), plan_.steps.size() - 1);
    } else if (const absl::Status known = ReadLedger(); !known.ok()) {
      return known;
    }
    return WriteRounds();
  }

  // Whether all who are to play start at all.
  absl::Status Rehearse() const {
    return TryPrograms(plan_, there_, [this](int player) {
      return !progress_->over() && !progress_->schedule().IsWithdrawn(
                                       player, progress_->schedule().next());
    });
  }

  absl::StatusOr<RunEnd> Play() {
    SignalWatch signals;
    WorkerPool pool(plan_, plan_.concurrency, there_);
    while (signals.count() < 2) {
      if (signals.count() == 1 && !stopping_) {
        Stop(
            "finishing the games that are being played; Ctrl-C again leaves "
            "them");
      }
      const absl::Status begun = BeginGames(pool);
      if (!begun.ok()) return begun;
      if (pool.playing() == 0 && (stopping_ || progress_->over())) break;
      BERTHIER_CHECK(pool.playing() > 0);
      absl::StatusOr<std::vector<FinishedGame>> games =
          pool.Wait(control_.descriptor(), signals.unblocked(), kNap);
      if (!games.ok()) return games.status();
      for (const FinishedGame& game : *games) {
        const absl::Status entered = Enter(game);
        if (!entered.ok()) return entered;
      }
      for (const std::string& line : control_.Lines()) {
        const absl::Status obeyed = Obey(line);
        if (!obeyed.ok()) return obeyed;
      }
      setup_.display->Show(*progress_, pool.playing());
    }
    setup_.display->Close();
    return RunEnd{.over = progress_->over(),
                  .played = progress_->played(),
                  .games = progress_->games()};
  }

 private:
  absl::Status ReadLedger() {
    const absl::StatusOr<wire::LedgerStart> start = GrownStartOf(setup_.ledger);
    if (!start.ok()) {
      return Bad("holds no tournament; name another ledger with --ledger");
    }
    wire::LedgerStart wanted = plan_.Start();
    const bool is_growing =
        wanted.amendment_size() == start->amendment_size() + 1;
    if (is_growing) wanted.mutable_amendment()->RemoveLast();
    if (const auto difference = DifferenceOf(*start, wanted)) {
      return Bad(absl::StrFormat(
          "was begun with another tournament (%s); put the file back as it "
          "was, or name another ledger with --ledger",
          *difference));
    }
    const wire::Shard shard = setup_.shard.value_or(wire::Shard());
    if (start->shard().SerializeAsString() != shard.SerializeAsString()) {
      return Bad(
          "is the log of another part of the tournament; name another "
          "ledger with --ledger");
    }
    const absl::Status read = ReadFacts();
    if (!read.ok() || !is_growing) return read;
    return Grow();
  }

  absl::Status ReadFacts() {
    absl::StatusOr<LedgerReader> reader =
        LedgerReader::Open(setup_.ledger, LedgerDepth::kFacts);
    if (!reader.ok()) return reader.status();
    const absl::StatusOr<std::optional<wire::LedgerFacts>> first =
        reader->Next();
    if (!first.ok()) return first.status();
    progress_.emplace(plan_, PartOf(setup_.shard), GrownBefore(**first));
    const absl::StatusOr<Recovered> recovered = Recover(*reader, *progress_);
    if (!recovered.ok()) return recovered.status();
    rounds_written_ = recovered->rounds;
    return absl::OkStatus();
  }

  // By the plan's last step.
  absl::Status Grow() {
    PlanStep& step = plan_.steps.back();
    step.from_pair = progress_->untouched();
    step.games = progress_->played();
    wire::LedgerFacts facts;
    *facts.mutable_amendment() = plan_.AmendmentOf(plan_.steps.size() - 1);
    const absl::Status written = ledger_.Append(facts);
    if (!written.ok()) return written;
    if (const auto wrong = progress_->Grown())
      return absl::InternalError(*wrong);
    return absl::OkStatus();
  }

  absl::Status Bad(std::string what) const {
    return BadInput(setup_.ledger, {.where = "", .what = std::move(what)});
  }

  absl::Status BeginGames(WorkerPool& pool) {
    while (!stopping_ && pool.HasIdle()) {
      const absl::StatusOr<bool> begun =
          pool.Begin([this](const std::vector<int>& at_home) {
            const auto is_home = [&at_home](int player) {
              return std::find(at_home.begin(), at_home.end(), player) !=
                     at_home.end();
            };
            return progress_->Issue([&](const GameId& game) {
              return is_home(game.PlayerOf(0)) && is_home(game.PlayerOf(1));
            });
          });
      if (!begun.ok()) return begun.status();
      if (!*begun) break;
    }
    return absl::OkStatus();
  }

  absl::Status Enter(const FinishedGame& game) {
    wire::LedgerFacts facts;
    *facts.mutable_leg() = game.facts;
    const absl::Status written = ledger_.Append(facts, game.record);
    if (!written.ok()) return written;
    if (const auto wrong = progress_->Played(game.facts)) {
      return absl::InternalError(*wrong);
    }
    return WriteRounds();
  }

  // Rounds that are paired but not in the ledger yet.
  absl::Status WriteRounds() {
    const auto& rounds = progress_->schedule().rounds();
    while (rounds_written_ < rounds.size()) {
      wire::LedgerFacts facts;
      *facts.mutable_round() = rounds[rounds_written_++];
      const absl::Status written = ledger_.Append(facts);
      if (!written.ok()) return written;
    }
    return absl::OkStatus();
  }

  void Stop(const std::string& why) {
    stopping_ = true;
    setup_.display->Say(why);
  }

  absl::Status Obey(const std::string& line) {
    constexpr std::string_view kWithdraw = "withdraw ";
    if (line == "stop") {
      Stop("asked to stop: finishing the games that are being played");
      return absl::OkStatus();
    }
    if (!line.starts_with(kWithdraw)) return absl::OkStatus();
    const std::string name = line.substr(kWithdraw.size());
    const std::optional<int> player = plan_.PlayerNamed(name);
    if (!player) return absl::OkStatus();
    wire::LedgerFacts facts;
    *facts.mutable_withdrawal() = progress_->Withdraw(*player);
    const absl::Status written = ledger_.Append(facts);
    if (!written.ok()) return written;
    setup_.display->Say(name + " withdraws");
    if (const auto wrong = progress_->Withdrawn(facts.withdrawal())) {
      return absl::InternalError(*wrong);
    }
    return WriteRounds();
  }

  const RunSetup& setup_;
  TournamentPlan& plan_;
  LedgerWriter ledger_;
  Control control_;
  const Whereabouts there_;
  std::optional<TournamentProgress> progress_;
  size_t rounds_written_ = 0;
  bool stopping_ = false;
};

absl::StatusOr<std::unique_ptr<Run>> OpenRun(const RunSetup& setup) {
  absl::StatusOr<LedgerWriter> ledger = LedgerWriter::Open(setup.ledger);
  if (!ledger.ok()) return ledger.status();
  absl::StatusOr<Control> control = Control::Open(setup.ledger);
  if (!control.ok()) return control.status();
  auto run =
      std::make_unique<Run>(setup, *std::move(ledger), *std::move(control));
  const absl::Status open = run->Open();
  if (!open.ok()) return open;
  return run;
}

}  // namespace

absl::StatusOr<RunEnd> RunTournament(const RunSetup& setup) {
  std::error_code error;
  const bool is_new = !std::filesystem::exists(setup.ledger, error);
  absl::StatusOr<std::unique_ptr<Run>> run = OpenRun(setup);
  if (!run.ok()) return run.status();
  const absl::Status rehearsed = (*run)->Rehearse();
  if (!rehearsed.ok()) {
    // Nothing was begun: then there is nothing to go on with either.
    if (is_new) std::filesystem::remove(setup.ledger, error);
    return rehearsed;
  }
  return (*run)->Play();
}

absl::Status GrowTournament(const RunSetup& setup) {
  return OpenRun(setup).status();
}

}  // namespace berthier
