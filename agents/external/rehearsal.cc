#include "agents/external/rehearsal.h"

#include <memory>
#include <utility>
#include <variant>

#include "absl/strings/str_format.h"
#include "agents/external/session.h"
#include "proto/quote.h"

namespace berthier {

std::optional<Failure> FailureToStart(const ExternalOptions& options) {
  Opened opened = Session::Open(options, BestIsolation());
  if (Failure* const failure = std::get_if<Failure>(&opened)) {
    if (failure->kind == FaultKind::kRefusedToStart ||
        failure->kind == FaultKind::kCrashedAtStart) {
      return std::move(*failure);
    }
    return std::nullopt;
  }
  std::get<std::unique_ptr<Session>>(opened)->Quit();
  return std::nullopt;
}

std::string WordsOfFailure(const ExternalOptions& options,
                           const Failure& failure) {
  const std::string last = LastLines(failure.evidence, kLongestQuote);
  return absl::StrFormat("'%s' %s%s%s", options.command[0], failure.what,
                         last.empty() ? "" : ": ", OneLine(last));
}

}  // namespace berthier
