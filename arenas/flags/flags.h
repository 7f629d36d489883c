// The flags of the program, and reading them from a command's arguments.
//
// They are Abseil flags, set through Abseil's reflection instead of its
// ParseCommandLine, which would end the process on a bad flag: here a bad flag
// is an error status.
#ifndef BERTHIER_ARENAS_FLAGS_FLAGS_H_
#define BERTHIER_ARENAS_FLAGS_FLAGS_H_

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "absl/flags/declare.h"
#include "absl/status/statusor.h"

ABSL_DECLARE_FLAG(std::string, agents);
ABSL_DECLARE_FLAG(std::string, scenario);
ABSL_DECLARE_FLAG(std::string, scenarios);
ABSL_DECLARE_FLAG(int32_t, pairs);
ABSL_DECLARE_FLAG(uint64_t, seed);
ABSL_DECLARE_FLAG(std::string, log);
ABSL_DECLARE_FLAG(bool, swap);
ABSL_DECLARE_FLAG(int32_t, game);
ABSL_DECLARE_FLAG(std::string, svg);
ABSL_DECLARE_FLAG(bool, text);
ABSL_DECLARE_FLAG(int32_t, depth);
ABSL_DECLARE_FLAG(bool, list);
ABSL_DECLARE_FLAG(std::string, ledger);
ABSL_DECLARE_FLAG(int32_t, concurrency);
ABSL_DECLARE_FLAG(bool, grow);
ABSL_DECLARE_FLAG(int32_t, shards);
ABSL_DECLARE_FLAG(int32_t, shard);
ABSL_DECLARE_FLAG(std::string, partition);
ABSL_DECLARE_FLAG(std::string, time);
ABSL_DECLARE_FLAG(std::string, memory);
ABSL_DECLARE_FLAG(int32_t, cpus);
ABSL_DECLARE_FLAG(bool, thoughts);
ABSL_DECLARE_FLAG(std::string, agent);
ABSL_DECLARE_FLAG(int32_t, decision);
ABSL_DECLARE_FLAG(std::string, faces);
ABSL_DECLARE_FLAG(int32_t, turn);
ABSL_DECLARE_FLAG(std::string, colour);
ABSL_DECLARE_FLAG(std::string, format);
ABSL_DECLARE_FLAG(int32_t, nodes);
ABSL_DECLARE_FLAG(int32_t, size);
ABSL_DECLARE_FLAG(int32_t, handicap);
ABSL_DECLARE_FLAG(bool, fog);
ABSL_DECLARE_FLAG(std::string, as);
ABSL_DECLARE_FLAG(int32_t, jobs);
ABSL_DECLARE_FLAG(std::string, output);
ABSL_DECLARE_FLAG(bool, force);
ABSL_DECLARE_FLAG(std::string, csv);
ABSL_DECLARE_FLAG(bool, times);
ABSL_DECLARE_FLAG(std::string, json);
ABSL_DECLARE_FLAG(std::string, side);
ABSL_DECLARE_FLAG(std::string, dice);
ABSL_DECLARE_FLAG(std::string, table);
ABSL_DECLARE_FLAG(bool, open);
ABSL_DECLARE_FLAG(bool, resume);
ABSL_DECLARE_FLAG(std::string, games);
ABSL_DECLARE_FLAG(std::string, listen);
ABSL_DECLARE_FLAG(int32_t, port);
ABSL_DECLARE_FLAG(std::string, page);
ABSL_DECLARE_FLAG(int32_t, samples);
ABSL_DECLARE_FLAG(uint64_t, budget);
ABSL_DECLARE_FLAG(std::string, reference);
ABSL_DECLARE_FLAG(int32_t, horizon);
ABSL_DECLARE_FLAG(std::string, split);

namespace berthier {

// Sets the flags among `arguments` (--name=value, --name, --noname) and returns
// the other arguments; after -- no argument is a flag. Flags not in `allowed`
// are errors. Flags that are not given are reset to their defaults.
absl::StatusOr<std::vector<std::string>> ReadFlags(
    std::span<const std::string> arguments,
    std::span<const std::string_view> allowed);
// Whether the last call of ReadFlags set this flag, even to its default.
bool IsGiven(std::string_view flag);

// A line "  --pairs  how many ... (default: 1)" for each flag.
std::string FlagsHelp(std::span<const std::string_view> flags);

}  // namespace berthier

#endif  // BERTHIER_ARENAS_FLAGS_FLAGS_H_
