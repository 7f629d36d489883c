#include <string>

#include "absl/flags/flag.h"
#include "arenas/commands/commands.h"
#include "arenas/drawing/scene.h"
#include "arenas/drawing/svg.h"
#include "arenas/drawing/text_view.h"
#include "arenas/files/outputs.h"
#include "arenas/flags/flags.h"
#include "proto/position_codec.h"
#include "proto/text.h"

namespace berthier {
namespace {

// The position as text that can be read back, with its heads for editors.
std::string WrittenOut(const Scene& scene) {
  return "# proto-file: proto/position.proto\n"
         "# proto-message: berthier.wire.Position\n" +
         PrintText(WireOf(scene.game->Write(scene.position), scene.ruler));
}

absl::StatusOr<ExitCode> RunShow(const Desk& desk, const Arguments& arguments) {
  const absl::StatusOr<Scene> scene =
      SceneOf(arguments[0], desk.rulesets,
              {.game = absl::GetFlag(FLAGS_game),
               .step = absl::GetFlag(FLAGS_decision)});
  if (!scene.ok()) return scene.status();
  const Picture picture = scene->game->Draw(scene->position);
  const Output svg = {.path = absl::GetFlag(FLAGS_svg), .mark = kSvgMark};
  const Output text = {.path = absl::GetFlag(FLAGS_output), .mark = ""};
  if (!text.path.empty()) {
    const absl::Status written =
        WriteOutput(text, WrittenOut(*scene), ReplacingAsAsked());
    if (!written.ok()) return written;
  }
  if (!svg.path.empty()) {
    const absl::Status written =
        WriteOutput(svg, ToSvg(picture), ReplacingAsAsked());
    if (!written.ok()) return written;
  }
  if ((svg.path.empty() && text.path.empty()) || absl::GetFlag(FLAGS_text)) {
    desk.out << ToText(picture, desk.terminal.width);
  }
  return ExitCode::kDone;
}

}  // namespace

Command ShowCommand() {
  return {
      .name = "show",
      .arguments = "POSITION",
      .summary = "a position or scenario as text or picture",
      .details =
          "Shows a position or scenario (a file, or a scenario by name), or "
          "a place in a log\nbefore the order or roll of that number: as "
          "text, with --svg=FILE as a picture of\nthe table to scale, with "
          "--output=FILE written out, to be changed, played or\nthought "
          "about.\n\n"
          "  berthier show x.bgl --game=1 --decision=17 "
          "--output=there.textproto",
      .flags = {"svg", "output", "text", "game", "decision", "force",
                "scenarios"},
      .fewest = 1,
      .most = 1,
      .run = &RunShow};
}

}  // namespace berthier
