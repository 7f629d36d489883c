// Whether a program comes up at all, tried before anything is played.
//
// Otherwise one whose command is misspelt, or whose folder is missing, would
// lose all its games, which looks like bad play. A program that starts and then
// stays silent is not refused; it loses by its faults.
//
//   const auto parsed = ParseExternalOptions("python3 agent.py");
//   const auto& options = std::get<ExternalOptions>(parsed);
//   std::optional<Failure> failure = FailureToStart(options);
#ifndef BERTHIER_AGENTS_EXTERNAL_REHEARSAL_H_
#define BERTHIER_AGENTS_EXTERNAL_REHEARSAL_H_

#include <optional>
#include <string>

#include "agents/external/options.h"
#include "agents/failure.h"

namespace berthier {

// Starts it and lets it go; nullopt if it came up.
std::optional<Failure> FailureToStart(const ExternalOptions& options);

// "'python3' ended with code 2: can't open file ...": the failure with what it
// wrote last.
std::string WordsOfFailure(const ExternalOptions& options,
                           const Failure& failure);

}  // namespace berthier

#endif  // BERTHIER_AGENTS_EXTERNAL_REHEARSAL_H_
