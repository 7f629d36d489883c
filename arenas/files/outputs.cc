#include "arenas/files/outputs.h"

#include <unistd.h>

#include <cerrno>
#include <cstring>
#include <filesystem>
#include <optional>
#include <system_error>

#include "absl/flags/flag.h"
#include "absl/status/statusor.h"
#include "absl/strings/str_format.h"
#include "arenas/files/files.h"
#include "arenas/flags/flags.h"
#include "proto/game_log.h"
#include "proto/text.h"
#include "proto/tournament.pb.h"

namespace berthier {
namespace {

namespace fs = std::filesystem;

// No file of ours that people may want to have replaced is longer.
constexpr uintmax_t kLongestLookedAt = kMaxMessageBytes;

bool IsTournament(const std::string& contents) {
  wire::Tournament file;
  Lines lines;
  return ParseText({"", contents}, file, lines).ok() &&
         (file.format() != wire::UNSET || file.agent_size() != 0 ||
          file.scenario_size() != 0);
}

// Of a log or a shard that is damaged, only the name still says what it is.
bool HasNameOfLog(const std::string& path) {
  const fs::path ending = fs::path(path).extension();
  return ending == ".bgl" || ending == ".ledger" || ending == ".part" ||
         ending == ".damaged";
}

absl::Status Refused(const std::string& path, std::string_view why) {
  return absl::InvalidArgumentError(
      absl::StrFormat("'%s' %s; it is left as it is", path, why));
}

// With what is to be written, as soon as that is known.
absl::Status MayWrite(const Output& output,
                      std::optional<std::string_view> contents,
                      Replacing replacing) {
  const std::string& path = output.path;
  std::error_code error;
  if (!fs::is_regular_file(path, error)) return absl::OkStatus();
  if (IsGameLog(path) || HasNameOfLog(path)) {
    return Refused(path,
                   "is a log of games or a ledger, which nothing replaces");
  }
  std::optional<std::string> there;
  if (fs::file_size(path, error) <= kLongestLookedAt && !error) {
    absl::StatusOr<std::string> read = ReadWhole(path);
    if (!read.ok()) return read.status();
    there = *std::move(read);
  }
  if (there && IsTournament(*there)) {
    return Refused(path, "is a tournament file, which nothing replaces");
  }
  const bool is_own = there && !output.mark.empty() &&
                      there->find(output.mark) != std::string::npos;
  const bool says_the_same = there && contents == *there;
  if (is_own || says_the_same || replacing == Replacing::kForced)
    return absl::OkStatus();
  return Refused(path,
                 "is there already and is not known to be of this command; "
                 "name another file, or say --force to replace it");
}

}  // namespace

Replacing ReplacingAsAsked() {
  return absl::GetFlag(FLAGS_force) ? Replacing::kForced : Replacing::kOwn;
}

absl::Status MayWrite(const Output& output, Replacing replacing) {
  fs::path folder = fs::path(output.path).parent_path();
  if (folder.empty()) folder = ".";
  if (access(folder.c_str(), W_OK | X_OK) != 0) {
    return absl::InvalidArgumentError(absl::StrFormat(
        "cannot write '%s': %s", output.path, std::strerror(errno)));
  }
  return MayWrite(output, std::nullopt, replacing);
}

absl::Status WriteOutput(const Output& output, std::string_view contents,
                         Replacing replacing) {
  const absl::Status may = MayWrite(output, contents, replacing);
  if (!may.ok()) return may;
  return WriteWhole(output.path, contents);
}

}  // namespace berthier
