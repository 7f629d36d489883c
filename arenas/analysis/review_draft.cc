#include "arenas/analysis/review_draft.h"

#include <filesystem>
#include <optional>
#include <system_error>
#include <utility>

#include "absl/strings/str_format.h"
#include "agents/random_source.h"
#include "arenas/analysis/review.pb.h"

namespace berthier {
namespace {

void Write(const Estimate& estimate, wire::ReviewEstimate& written) {
  written.set_value(estimate.value);
  written.set_error(estimate.error);
  written.set_playouts(estimate.count);
}

Estimate Read(const wire::ReviewEstimate& written) {
  return {written.value(), written.error(), written.playouts()};
}

wire::WeighedStep Written(ReviewUnit unit, const WeighedStep& weighed) {
  wire::WeighedStep written;
  written.set_pass(static_cast<uint32_t>(unit.pass));
  written.set_step(static_cast<uint32_t>(unit.step));
  written.set_playouts(weighed.playouts);
  written.set_best(static_cast<uint32_t>(weighed.best));
  Write(weighed.loss, *written.mutable_loss());
  Write(weighed.gain, *written.mutable_gain());
  Write(weighed.found, *written.mutable_found());
  Write(weighed.spent, *written.mutable_spent());
  Write(weighed.luck, *written.mutable_luck());
  Write(weighed.after, *written.mutable_after());
  for (const WeighedOrder& order : weighed.orders) {
    Write(order.value, *written.add_value());
    Write(order.behind, *written.add_behind());
    written.add_dropped(order.dropped);
  }
  for (const Estimate& outcome : weighed.outcomes) {
    Write(outcome, *written.add_outcome());
  }
  return written;
}

WeighedStep Read(const wire::WeighedStep& written) {
  WeighedStep weighed;
  weighed.playouts = written.playouts();
  weighed.best = written.best();
  weighed.loss = Read(written.loss());
  weighed.gain = Read(written.gain());
  weighed.found = Read(written.found());
  weighed.spent = Read(written.spent());
  weighed.luck = Read(written.luck());
  weighed.after = Read(written.after());
  for (int i = 0; i < written.value_size(); ++i) {
    weighed.orders.push_back(
        {Read(written.value(i)), Read(written.behind(i)), written.dropped(i)});
  }
  for (const wire::ReviewEstimate& outcome : written.outcome()) {
    weighed.outcomes.push_back(Read(outcome));
  }
  return weighed;
}

// Of all bytes in turn.
uint64_t MixOf(std::string_view bytes) {
  uint64_t mix = bytes.size();
  for (const char byte : bytes) {
    mix = MixBits(mix ^ static_cast<unsigned char>(byte));
  }
  return mix;
}

// What stands in the file; nothing if it is another review's.
std::optional<std::map<ReviewUnit, WeighedStep>> Known(
    const std::string& path, const std::string& identity) {
  absl::StatusOr<LogReader> log = LogReader::Open(path);
  if (!log.ok()) return std::nullopt;
  std::map<ReviewUnit, WeighedStep> known;
  bool first = true;
  while (true) {
    const absl::StatusOr<std::optional<std::string>> payload = log->Next();
    if (!payload.ok()) return std::nullopt;
    if (!*payload) break;
    wire::ReviewFrame frame;
    if (!frame.ParseFromString(**payload)) return std::nullopt;
    if (std::exchange(first, false) && frame.identity() != identity) {
      return std::nullopt;
    }
    for (const wire::WeighedStep& one : frame.weighed()) {
      known[{static_cast<int>(one.pass()), one.step()}] = Read(one);
    }
  }
  if (first) return std::nullopt;
  return known;
}

}  // namespace

std::string IdentityOf(const GamePath& path, const ReviewOptions& options,
                       std::string_view program) {
  return absl::StrFormat("%s|%s|%d|%d|%d|%d|%016x", program, options.reference,
                         options.budget, options.seed,
                         options.horizon.value_or(-1), options.candidates,
                         MixOf(path.record.SerializeAsString()));
}

absl::StatusOr<std::unique_ptr<ReviewDraft>> ReviewDraft::Open(
    const std::string& path, const std::string& identity) {
  std::optional<std::map<ReviewUnit, WeighedStep>> known;
  std::error_code error;
  if (std::filesystem::exists(path, error)) {
    known = Known(path, identity);
    if (!known) std::filesystem::remove(path, error);
  }
  absl::StatusOr<LogWriter> log = LogWriter::Open(path);
  if (!log.ok()) return log.status();
  std::unique_ptr<ReviewDraft> draft(new ReviewDraft(path, *std::move(log)));
  if (known) {
    draft->known_ = *std::move(known);
  } else {
    wire::ReviewFrame frame;
    frame.set_identity(identity);
    const absl::Status written = draft->log_.Append(frame.SerializeAsString());
    if (!written.ok()) return written;
  }
  return draft;
}

void ReviewDraft::ConnectTo(ReviewHooks& hooks) {
  hooks.known = [this](ReviewUnit unit) -> std::optional<WeighedStep> {
    const auto found = known_.find(unit);
    if (found == known_.end()) return std::nullopt;
    return found->second;
  };
  hooks.keep = [this](ReviewUnit unit, const WeighedStep& weighed) {
    wire::ReviewFrame frame;
    *frame.add_weighed() = Written(unit, weighed);
    // What the power takes is weighed again.
    return log_.Append(frame.SerializeAsString(), LogSync::kLater);
  };
}

void ReviewDraft::Discard() {
  std::error_code error;
  std::filesystem::remove(path_, error);
}

}  // namespace berthier
