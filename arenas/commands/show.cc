#include <string>

#include "absl/flags/flag.h"
#include "arenas/commands/commands.h"
#include "arenas/files.h"
#include "arenas/flags.h"
#include "arenas/loading.h"
#include "arenas/svg.h"
#include "arenas/text_view.h"

namespace berthier {
namespace {

absl::StatusOr<ExitCode> RunShow(const Desk& desk, const Arguments& arguments) {
  const absl::StatusOr<LoadedGame> loaded =
      LoadGame(arguments[0], desk.rulesets);
  if (!loaded.ok()) return loaded.status();
  Position position(loaded->game->layout());
  loaded->game->Start(position);
  const Picture picture = loaded->game->Draw(position);
  const std::string svg = absl::GetFlag(FLAGS_svg);
  if (!svg.empty()) {
    const absl::Status written = WriteWhole(svg, ToSvg(picture));
    if (!written.ok()) return written;
  }
  if (svg.empty() || absl::GetFlag(FLAGS_text)) desk.out << ToText(picture);
  return ExitCode::kDone;
}

}  // namespace

Command ShowCommand() {
  return {.name = "show",
          .arguments = "POSITION",
          .summary = "a position or scenario as text or picture",
          .details =
              "Shows a position or scenario (a file, or a scenario by name): "
              "as text, or with\n--svg=FILE as a picture of the table to "
              "scale.",
          .flags = {"svg", "text", "scenarios"},
          .fewest = 1,
          .most = 1,
          .run = &RunShow};
}

}  // namespace berthier
