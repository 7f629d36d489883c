#include <optional>
#include <string>

#include "absl/flags/flag.h"
#include "absl/strings/str_format.h"
#include "arenas/commands/commands.h"
#include "arenas/files/outputs.h"
#include "arenas/flags/flags.h"
#include "arenas/generation/generator.h"
#include "arenas/match/loading.h"
#include "proto/position_codec.h"
#include "proto/text.h"

namespace berthier {
namespace {

absl::StatusOr<ExitCode> RunGenerate(const Desk& desk,
                                     const Arguments& arguments) {
  const int size = absl::GetFlag(FLAGS_size);
  const absl::StatusOr<GenerationRequest> request = RequestGeneration(
      arguments[0], absl::GetFlag(FLAGS_seed),
      size == 0 ? std::nullopt : std::optional<int>(size),
      absl::GetFlag(FLAGS_handicap), absl::GetFlag(FLAGS_fog));
  if (!request.ok()) return request.status();
  const absl::StatusOr<LoadedGame> loaded =
      LoadGame(request->Name(), desk.rulesets);
  if (!loaded.ok()) return loaded.status();
  const std::string text =
      "# proto-file: proto/position.proto\n"
      "# proto-message: berthier.wire.Position\n" +
      PrintText(WireOf(loaded->written.document, loaded->written.ruler));
  const std::string output = absl::GetFlag(FLAGS_output);
  if (output.empty()) {
    desk.out << text;
    return ExitCode::kDone;
  }
  const absl::Status written =
      WriteOutput({.path = output, .mark = ""}, text, ReplacingAsAsked());
  if (!written.ok()) return written;
  return ExitCode::kDone;
}

}  // namespace

Command GenerateCommand() {
  return {
      .name = "generate",
      .arguments = "RULESET",
      .summary = "lay out a scenario by seed",
      .details =
          "Lays out a scenario by --seed and --size: the same from the "
          "same seed on every\nmachine. It is printed as text, or written "
          "to --output. Wherever a scenario is\nnamed, "
          "generated:RULESET:SEED[:SIZE[:HANDICAP]] names the same one "
          "without a\nfile. A handicap of 20 gives the side named first a "
          "fifth more points than\nthe other, one of -20 the other. With "
          "--fog, or "
          "\":fog\" at the end of the name,\nboth armies begin hidden from one "
          "another, if their rules know of that.\n\n"
          "  berthier generate grande_tactique --seed=7 --size=4 "
          "--output=x.textproto\n"
          "  berthier match --scenario=generated:grande_tactique:7:4\n\n"
          "What a size means is told by 'berthier scenarios'.",
      .flags = {"seed", "size", "handicap", "fog", "output", "force"},
      .fewest = 1,
      .most = 1,
      .run = &RunGenerate};
}

}  // namespace berthier
