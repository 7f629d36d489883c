#include "arenas/match/replay.h"

#include <filesystem>
#include <optional>
#include <sstream>
#include <string>
#include <string_view>
#include <system_error>
#include <utility>
#include <vector>

#include "absl/flags/flag.h"
#include "absl/strings/str_format.h"
#include "arenas/commands/commands.h"
#include "arenas/drawing/happenings.h"
#include "arenas/drawing/svg.h"
#include "arenas/files/outputs.h"
#include "arenas/flags/flags.h"
#include "arenas/match/match.h"
#include "arenas/telling/json_teller.h"
#include "arenas/telling/narrator.h"
#include "arenas/telling/progress_line.h"
#include "arenas/text/terminal.h"
#include "arenas/text/words.h"
#include "proto/game_log.h"
#include "proto/quote.h"

namespace berthier {
namespace {

absl::Status MakeFolder(const std::string& folder) {
  std::error_code error;
  std::filesystem::create_directories(folder, error);
  if (!error) return absl::OkStatus();
  return absl::InvalidArgumentError(absl::StrFormat(
      "cannot make the folder '%s': %s", folder, error.message()));
}

std::string Headline(const wire::GameRecord& record) {
  std::string text =
      absl::StrFormat("game %d: %s", record.number(), record.start().name());
  // Agents of one name are told apart by their settings.
  const auto called = [](const wire::Seat& seat) {
    return NameOfAgent(seat.agent() +
                       (seat.settings().empty() ? "" : ":" + seat.settings()));
  };
  const bool alike = record.seat_size() == 2 &&
                     called(record.seat(0)) == called(record.seat(1));
  for (const wire::Seat& seat : record.seat()) {
    absl::StrAppendFormat(
        &text, "; %s: %s%s", seat.side(), called(seat),
        alike && !seat.settings().empty() ? ":" + seat.settings() : "");
  }
  return text + "\n";
}

enum class Format : uint8_t { kText, kJson };

// What is asked for, checked.
struct Asked {
  int game = 0;  // 0: all
  int turn = 0;
  int step = 0;
  Format format = Format::kText;
  Telling telling = Telling::kIntent;
  Terminal terminal = {};
  std::string pictures;  // a folder; empty: none
  std::string as;        // a side; empty: the referee
};

absl::StatusOr<Asked> ReadAsked(const Desk& desk) {
  Asked asked{.game = absl::GetFlag(FLAGS_game),
              .turn = absl::GetFlag(FLAGS_turn),
              .step = absl::GetFlag(FLAGS_decision),
              .telling = absl::GetFlag(FLAGS_thoughts) ? Telling::kThoughts
                                                       : Telling::kIntent,
              .terminal = desk.terminal,
              .pictures = absl::GetFlag(FLAGS_svg),
              .as = absl::GetFlag(FLAGS_as)};
  const std::pair<std::string_view, int> numbers[] = {
      {"game", asked.game}, {"turn", asked.turn}, {"decision", asked.step}};
  for (const auto& [flag, number] : numbers) {
    if (number < 0) {
      return absl::InvalidArgumentError(
          absl::StrFormat("--%s must not be negative", flag));
    }
  }
  const std::string format = absl::GetFlag(FLAGS_format);
  if (format != "text" && format != "json") {
    return absl::InvalidArgumentError("--format must be text or json, not '" +
                                      format + "'");
  }
  asked.format = format == "json" ? Format::kJson : Format::kText;
  if (asked.format == Format::kJson && !asked.as.empty()) {
    return absl::InvalidArgumentError(
        "--format=json tells everything: leave it out, or --as");
  }
  const std::string colour = absl::GetFlag(FLAGS_colour);
  if (colour == "always") {
    asked.terminal.colours = Colours::kShown;
  } else if (colour == "never") {
    asked.terminal.colours = Colours::kNone;
  } else if (colour != "auto") {
    return absl::InvalidArgumentError(
        "--colour must be auto, always or never, not '" + colour + "'");
  }
  return asked;
}

// Hands on what happens to several.
class Audience final : public Witness, public Listener {
 public:
  void Add(Witness* witness) { witnesses_.push_back(witness); }
  void Add(Listener* listener) { listeners_.push_back(listener); }

  void Ordered(const Position& before, Side side,
               const Choice& choice) override {
    for (Witness* w : witnesses_) w->Ordered(before, side, choice);
  }
  void Thrown(const Position& before, const Faces& faces) override {
    for (Witness* w : witnesses_) w->Thrown(before, faces);
  }
  void Corrected(const Position& before, EntityId id,
                 const Position& after) override {
    for (Witness* w : witnesses_) w->Corrected(before, id, after);
  }
  void Reached(const Position& after) override {
    for (Witness* w : witnesses_) w->Reached(after);
  }
  void Hear(const Event& event) override {
    for (Listener* l : listeners_) l->Hear(event);
  }

 private:
  std::vector<Witness*> witnesses_;
  std::vector<Listener*> listeners_;
};

// A picture at the start of every turn, and one of the end, with what has
// happened since the last.
class Illustrator {
 public:
  Illustrator(const Game& game, const std::string& folder, uint32_t number)
      : game_(game), folder_(folder), number_(number), chronicle_(game) {}

  Chronicle& chronicle() { return chronicle_; }
  void Draw(int turn, const Position& position) {
    Picture now = game_.Draw(position);
    // The first picture tells of nothing that was before it.
    const Happenings since = chronicle_.Since(last_ ? *last_ : now, now);
    const std::string file =
        absl::StrFormat("%s/game-%03d-turn-%03d.svg", folder_, number_, turn);
    drawn_.Update(WriteOutput({.path = file, .mark = kSvgMark},
                              ToSvg(now, since), ReplacingAsAsked()));
    last_ = std::move(now);
  }
  const absl::Status& drawn() const { return drawn_; }

 private:
  const Game& game_;
  const std::string folder_;
  const uint32_t number_;
  Chronicle chronicle_;
  std::optional<Picture> last_;
  absl::Status drawn_;
};

absl::StatusOr<std::optional<Side>> ReadEyes(const Game& game,
                                             const std::string& as) {
  if (as.empty()) return std::nullopt;
  for (const Side side : {Side::kFirst, Side::kSecond}) {
    if (as == game.SideName(side)) return side;
  }
  return absl::InvalidArgumentError(absl::StrFormat(
      "--as must be %s or %s, not '%s'", game.SideName(Side::kFirst),
      game.SideName(Side::kSecond), as));
}

// Tells one game; the divergence if it is not what really happens.
absl::StatusOr<std::optional<Divergence>> Tell(const Desk& desk,
                                               const std::string& source,
                                               const wire::GameRecord& record,
                                               const Asked& asked) {
  const absl::StatusOr<RecordedGame> recorded =
      GameOf(record, source, desk.rulesets);
  if (!recorded.ok()) return recorded.status();
  const Game& game = *recorded->game;
  const absl::StatusOr<std::optional<Side>> eyes = ReadEyes(game, asked.as);
  if (!eyes.ok()) return eyes.status();
  const bool json = asked.format == Format::kJson;
  std::ostringstream silent;
  Narrator narrator(game, json ? silent : desk.out,
                    {.telling = asked.telling,
                     .terminal = asked.terminal,
                     .turn = asked.turn,
                     .step = asked.step,
                     .eyes = *eyes});
  JsonTeller teller(game, recorded->ruler, static_cast<int>(record.number()),
                    desk.out, {.turn = asked.turn, .step = asked.step});
  Illustrator illustrator(game, asked.pictures, record.number());
  Audience audience;
  audience.Add(static_cast<Witness*>(&narrator));
  if (json) {
    audience.Add(static_cast<Witness*>(&teller));
    audience.Add(static_cast<Listener*>(&teller));
  } else {
    desk.out << Wrapped(Headline(record), asked.terminal.width, 4);
    audience.Add(static_cast<Listener*>(&narrator));
  }
  // Where the words themselves are seen, they are progress enough.
  std::optional<ProgressLine> line;
  std::optional<GameProgress> progress;
  if (desk.progress == Progress::kShown && desk.terminal.width == 0) {
    progress.emplace(game, line.emplace(desk.err, source));
    audience.Add(static_cast<Witness*>(&*progress));
  }
  if (!asked.pictures.empty()) {
    // What happened is drawn for the referee alone.
    if (!*eyes) audience.Add(static_cast<Listener*>(&illustrator.chronicle()));
    narrator.OnTurn([&](int turn, const Position& position) {
      illustrator.Draw(turn, position);
    });
  }
  std::optional<Divergence> divergence = Replay(
      record, game, recorded->ruler, desk.rulesets, {&audience, &audience});
  if (!illustrator.drawn().ok()) return illustrator.drawn();
  const bool whole = asked.turn == 0 && asked.step == 0;
  if (divergence) {
    (json ? desk.err : desk.out)
        << absl::StrFormat("step %d: %s\n", divergence->step, divergence->what);
  } else if (asked.turn > narrator.turns() || asked.step > narrator.steps()) {
    return absl::NotFoundError(
        absl::StrFormat("%s has no such turn or step: it has %s and %s", source,
                        Counted(narrator.turns(), "player-turn"),
                        Counted(narrator.steps(), "step")));
  } else if (json && whole) {
    teller.Ended(record.result());
  } else if (whole && record.result().has_fault()) {
    desk.out << absl::StrFormat("\n=== a fault of %s ends the game: %s\n",
                                record.result().fault().side(),
                                record.result().fault().sentence());
    desk.out << Indented(
        LastLines(record.result().fault().evidence(), kEvidenceShown), 4);
  }
  return divergence;
}

absl::StatusOr<ExitCode> RunReplay(const Desk& desk,
                                   const Arguments& arguments) {
  const std::string& path = arguments[0];
  const absl::StatusOr<Asked> asked = ReadAsked(desk);
  if (!asked.ok()) return asked.status();
  const int wanted = asked->game;
  absl::StatusOr<GameLogReader> log = GameLogReader::Open(path);
  if (!log.ok()) return log.status();
  const std::string& pictures = asked->pictures;
  int games = 0;
  bool told = false;
  ExitCode code = ExitCode::kDone;
  for (;;) {
    const absl::StatusOr<std::optional<wire::GameRecord>> record = log->Next();
    if (!record.ok()) return record.status();
    if (!record->has_value()) break;
    ++games;
    const int number = static_cast<int>((*record)->number());
    if (wanted != 0 && number != wanted) continue;
    if (!pictures.empty() && !told) {
      const absl::Status made = MakeFolder(pictures);
      if (!made.ok()) return made;
    }
    told = true;
    const absl::StatusOr<std::optional<Divergence>> divergence = Tell(
        desk, absl::StrFormat("%s: game %d", path, number), **record, *asked);
    if (!divergence.ok()) return divergence.status();
    if (divergence->has_value()) code = ExitCode::kFailureFound;
  }
  if (log->lost()) {
    return absl::DataLossError(
        absl::StrFormat("%s: %s", path, log->lost()->Say()));
  }
  if (wanted != 0 && !told) {
    return absl::NotFoundError(
        absl::StrFormat("%s: there is no game %d; the log has %s", path, wanted,
                        Counted(games, "game")));
  }
  return code;
}

}  // namespace

Command ReplayCommand() {
  return {.name = "replay",
          .arguments = "LOG",
          .summary = "tell a logged game in words",
          .details =
              "Tells the games of a log in words: turn by turn, order by "
              "order, die by die with\nits modifiers, and what came of it. "
              "With --svg=FOLDER also a picture a turn.\nThe log of a match "
              "with --thoughts tells what the agents meant by it; with\n"
              "--thoughts here also which orders they considered, and what "
              "they expected.\nWith --as=SIDE only what that side saw.",
          .flags = {"game", "turn", "decision", "svg", "force", "thoughts",
                    "format", "colour", "as"},
          .fewest = 1,
          .most = 1,
          .run = &RunReplay};
}

}  // namespace berthier
