// A recorded game: what each order cost, and how much of it was dice.
#include "arenas/analysis/review.h"

#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "absl/flags/flag.h"
#include "absl/strings/match.h"
#include "absl/strings/str_format.h"
#include "arenas/analysis/review_csv.h"
#include "arenas/analysis/review_draft.h"
#include "arenas/analysis/review_page.h"
#include "arenas/analysis/review_text.h"
#include "arenas/analysis/tell_review.h"
#include "arenas/commands/commands.h"
#include "arenas/drawing/scene.h"
#include "arenas/files/outputs.h"
#include "arenas/flags/flags.h"
#include "arenas/pages/json.h"
#include "arenas/telling/progress_line.h"

namespace berthier {
namespace {

absl::Status Bad(std::string what) {
  return absl::InvalidArgumentError(std::move(what));
}

// What a file of this name is to hold.
absl::StatusOr<Output> OutputAsked() {
  const std::string path = absl::GetFlag(FLAGS_output);
  if (path.empty()) return Output{};
  if (absl::EndsWith(path, ".html")) return Output{path, kReviewPageMark};
  if (absl::EndsWith(path, ".json")) return Output{path, kReviewJsonMark};
  if (absl::EndsWith(path, ".csv")) return Output{path, kReviewCsvMark};
  return Bad("--output must end in .html, .json or .csv, not '" + path + "'");
}

absl::StatusOr<ReviewOptions> OptionsAsked() {
  ReviewOptions options = {.reference = absl::GetFlag(FLAGS_reference),
                           .seed = absl::GetFlag(FLAGS_seed),
                           .jobs = absl::GetFlag(FLAGS_jobs)};
  if (options.jobs < 1) return Bad("--jobs must be at least 1");
  options.budget = absl::GetFlag(FLAGS_budget);
  const int horizon = absl::GetFlag(FLAGS_horizon);
  if (horizon < 0) return Bad("--horizon must not be negative");
  if (horizon > 0) options.horizon = horizon;
  return options;
}

std::string Contents(const Output& output, const GamePath& path,
                     const wire::Review& told) {
  if (output.mark == kReviewPageMark) return ReviewPage(path, told);
  return output.mark == kReviewJsonMark ? JsonOf(told) : ReviewCsv(told);
}

absl::StatusOr<ExitCode> RunReview(const Desk& desk,
                                   const Arguments& arguments) {
  const int number = absl::GetFlag(FLAGS_game);
  if (number < 1) {
    // What is no log is to be said first.
    const absl::StatusOr<wire::GameRecord> first = RecordInLog(arguments[0], 1);
    if (!first.ok()) return first.status();
    return Bad("which game? say --game=N, as 'replay' counts");
  }
  const absl::StatusOr<Output> output = OutputAsked();
  if (!output.ok()) return output.status();
  const absl::StatusOr<ReviewOptions> options = OptionsAsked();
  if (!options.ok()) return options.status();
  const bool to_file = !output->path.empty();
  if (to_file) {
    const absl::Status may = MayWrite(*output, ReplacingAsAsked());
    if (!may.ok()) return may;
  }
  const absl::StatusOr<GamePath> path =
      PathInLog(arguments[0], number, desk.rulesets);
  if (!path.ok()) return path.status();

  ReviewHooks hooks;
  std::unique_ptr<ReviewDraft> draft;
  if (to_file) {
    absl::StatusOr<std::unique_ptr<ReviewDraft>> opened = ReviewDraft::Open(
        output->path + ".part", IdentityOf(*path, *options, desk.version));
    if (!opened.ok()) return opened.status();
    draft = *std::move(opened);
    draft->ConnectTo(hooks);
  }
  absl::StatusOr<Review> review = [&] {
    std::optional<ProgressLine> line;
    if (desk.progress == Progress::kShown) {
      line.emplace(desk.err, "weighing orders and dice");
      hooks.progress = [&line](size_t done, size_t all) {
        line->Show(absl::StrFormat("%d of %d", done, all));
      };
    }
    return ReviewGame(*path, *options, hooks);
  }();
  if (!review.ok()) return review.status();
  const wire::Review told = TellReview(*path, *review, desk.version);
  if (to_file) {
    const absl::Status written = WriteOutput(
        *output, Contents(*output, *path, told), ReplacingAsAsked());
    if (!written.ok()) return written;
    draft->Discard();
    desk.out << ReviewInShort(told) << "\n" << output->path << "\n";
  } else {
    desk.out << ReviewText(told, desk.terminal.width);
  }
  return ExitCode::kDone;
}

}  // namespace

Command ReviewCommand() {
  return {.name = "review",
          .arguments = "LOG",
          .summary = "what each order of a game cost, and how much was dice",
          .details =
              "Values every order and every roll of a recorded game by "
              "playouts of a reference\nplayer over common dice, and tells "
              "which orders cost most, with the better one,\nwhich rolls "
              "mattered most, and what the result came from, with errors. "
              "--output\nwrites a page (.html), everything (.json, "
              "berthier.wire.Review of\narenas/analysis/review.proto) or a "
              "line a step (.csv); without it a summary is\nprinted. A review "
              "that was interrupted goes on where it stood (FILE.part). "
              "--budget\nis the number of playouts for all of the game; equal "
              "seeds and budgets give equal\nreviews, whatever --jobs.\n\n"
              "  berthier review x.bgl --game=1 --output=review.html --jobs=2",
          .flags = {"game", "output", "budget", "seed", "reference", "horizon",
                    "jobs", "force"},
          .fewest = 1,
          .most = 1,
          .run = &RunReview};
}

}  // namespace berthier
