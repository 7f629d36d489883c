#include "bench/ladder/rungs.h"

#include <algorithm>
#include <filesystem>
#include <map>

#include "absl/strings/str_format.h"
#include "arenas/files/files.h"
#include "bench/ladder/rungs.pb.h"
#include "proto/text.h"

namespace berthier {
namespace {

namespace fs = std::filesystem;

// One file, added to `rungs`.
class RungsReader {
 public:
  RungsReader(const fs::path& file, std::vector<Rung>& rungs)
      : file_(file.string()), ruleset_(file.stem().string()), rungs_(rungs) {}

  absl::Status Read() {
    const absl::StatusOr<std::string> text = ReadWhole(file_);
    if (!text.ok()) return text.status();
    absl::Status status = ParseText({file_, *text}, message_, lines_);
    if (!status.ok()) return status;
    for (int i = 0; status.ok() && i < message_.rung_size(); ++i) {
      status = Add(message_.rung(i), i);
    }
    return status;
  }

 private:
  absl::Status Add(const wire::Rungs::Rung& wire, int index) {
    const auto wrong = [&](std::string what) {
      return BadInput(file_, {.where = "rung " + wire.name(),
                              .what = std::move(what),
                              .line = lines_.Of(message_, "rung", index)});
    };
    const auto same = [&](const auto& other) {
      return other.name == wire.name();
    };
    if (std::any_of(rungs_.begin(), rungs_.end(), same)) {
      return wrong("there is another one of that name; rename one of them");
    }
    if (wire.first().empty() || wire.second().empty()) {
      return wrong("two agents are measured; name first and second");
    }
    if (wire.pairs() < 0) return wrong("pairs are 1 or more");
    const auto battles = std::find_if(
        message_.battles().begin(), message_.battles().end(),
        [&](const auto& set) { return set.name() == wire.battles(); });
    if (battles == message_.battles().end()) {
      return wrong(absl::StrFormat("there are no battles \"%s\"; add them",
                                   wire.battles()));
    }
    Rung rung = {
        .name = wire.name(),
        .first = wire.first(),
        .second = wire.second(),
        .scenarios = {battles->scenario().begin(), battles->scenario().end()},
        .for_tuning = battles->for_tuning(),
        .pairs = std::max(1, wire.pairs()),
        .asked = wire.asked()};
    if (battles->last_seed() > 0) {
      for (uint64_t seed = battles->first_seed(); seed <= battles->last_seed();
           ++seed) {
        std::string name = absl::StrFormat("generated:%s:%d", ruleset_, seed);
        if (battles->size() > 0)
          absl::StrAppendFormat(&name, ":%d", battles->size());
        if (battles->handicap() != 0) {
          absl::StrAppendFormat(&name, ":%+d", battles->handicap());
        }
        if (battles->fog()) name += ":fog";
        rung.scenarios.push_back(std::move(name));
      }
    }
    if (rung.scenarios.empty()) return wrong("its battles are none");
    if (battles->handicap() != 0 && battles->size() == 0) {
      return wrong("its battles have a handicap and no size; give it");
    }
    rungs_.push_back(std::move(rung));
    return absl::OkStatus();
  }

  const std::string file_;
  const std::string ruleset_;
  std::vector<Rung>& rungs_;
  wire::Rungs message_;
  Lines lines_;
};

}  // namespace

absl::StatusOr<std::vector<Rung>> ReadRungs(const std::string& folder) {
  std::vector<fs::path> files;
  std::error_code error;
  for (const auto& entry : fs::directory_iterator(folder, error)) {
    if (entry.path().extension() == ".textproto") files.push_back(entry);
  }
  if (error) {
    return absl::NotFoundError(
        absl::StrFormat("%s: %s", folder, error.message()));
  }
  std::sort(files.begin(), files.end());
  std::vector<Rung> rungs;
  for (const fs::path& file : files) {
    const absl::Status status = RungsReader(file, rungs).Read();
    if (!status.ok()) return status;
  }
  return rungs;
}

}  // namespace berthier
