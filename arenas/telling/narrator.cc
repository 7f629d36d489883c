#include "arenas/telling/narrator.h"

#include <algorithm>
#include <span>
#include <utility>

#include "absl/strings/str_format.h"
#include "absl/strings/str_join.h"
#include "arenas/telling/thoughts.h"
#include "engine/model/modified.h"
#include "engine/model/sentence.h"

namespace berthier {
namespace {

constexpr int kEventIndent = 9;
constexpr int kFurther = 2;  // a line that goes on

// "2D6 4+3 = 7, +1 second battery, -2 double range = 6": one handful, as a
// referee notes it.
std::string HandfulInWords(const Game& game, const Roll& roll, size_t k,
                           std::span<const uint8_t> faces) {
  std::string shown;
  std::string modifiers;
  int total = 0;
  for (const uint8_t face : faces) {
    absl::StrAppendFormat(&shown, "%s%d", shown.empty() ? "" : "+", face);
    total += face;
  }
  const int sum = total;
  for (const Modifier& modifier : roll.modifiers) {
    if (modifier.handful != k || modifier.value == 0) continue;
    absl::StrAppendFormat(&modifiers, ", %+d %s", modifier.value,
                          game.vocabulary().modifiers[modifier.code].name);
    total += modifier.value;
  }
  std::string words = absl::StrFormat(
      "%sD%d %s", faces.size() > 1 ? std::to_string(faces.size()) : "",
      roll.dice.handfuls[k].sides, shown);
  // Dice that nothing is added to and that meet no number are not added up.
  const bool of_number =
      std::any_of(roll.modifiers.begin(), roll.modifiers.end(),
                  [](const Modifier& m) { return m.handful == kOfTheNumber; });
  const bool counts = !modifiers.empty() || (roll.target > 0 && !of_number);
  if (counts && faces.size() > 1) absl::StrAppendFormat(&words, " = %d", sum);
  words += modifiers;
  if (!modifiers.empty()) absl::StrAppendFormat(&words, " = %d", total);
  return words;
}

std::string DiceInWords(const Game& game, const Roll& roll,
                        const Faces& faces) {
  std::string words;
  size_t first = 0;
  for (size_t k = 0; k < roll.dice.handfuls.size(); ++k) {
    const size_t count = roll.dice.handfuls[k].count;
    if (count == 0) continue;
    if (first > 0) words += " against ";
    words += HandfulInWords(game, roll, k,
                            std::span(faces.values).subspan(first, count));
    first += count;
  }
  return words;
}

// What is thrown and why, without the modifiers of the dice: they follow them.
std::string PurposeInWords(const Game& game, Roll roll) {
  std::erase_if(roll.modifiers,
                [](const Modifier& m) { return m.handful != kOfTheNumber; });
  return game.Say(roll);
}

// The two orders of battle, a line for each of their lines.
std::string ArmiesInWords(const Picture& picture, int width) {
  std::string words;
  for (const Panel& panel : picture.panels) {
    if (panel.side < 0) continue;
    words += "  -- order of battle: " + panel.title + "\n";
    for (const std::string& line : panel.lines) {
      words += Wrapped("     " + line, width, 9) + "\n";
    }
  }
  return words;
}

EventKind KindOf(const Game& game, const Event& event) {
  const std::vector<EventKind>& kinds = game.vocabulary().event_kinds;
  return event.code < kinds.size() ? kinds[event.code] : EventKind{};
}

// Which of the events are still of the player-turn that has ended with them.
size_t EndOfTurn(const Game& game, const std::vector<Event>& events) {
  size_t last_stage = events.size();
  for (size_t i = 0; i < events.size(); ++i) {
    const EventRole role = KindOf(game, events[i]).role;
    if (role == EventRole::kTurn) return i;
    if (role == EventRole::kStage) last_stage = i;
  }
  return last_stage;
}

}  // namespace

std::string ScoreInWords(const Game& game, const Score& score) {
  const PointsCounted& points = game.vocabulary().points;
  std::string words;
  for (const Side side : {Side::kFirst, Side::kSecond}) {
    absl::StrAppendFormat(
        &words, "%s%s %g", words.empty() ? "" : ", ", game.SideName(side),
        static_cast<double>(score.points[static_cast<size_t>(Index(side))]) /
            points.scale);
  }
  return words + " " + std::string(points.what);
}

void Narrator::Line(std::string_view text, int indent) {
  if (!header_.empty()) out_ << std::exchange(header_, "");
  out_ << Wrapped(text, settings_.terminal.width, indent) << "\n";
}

Position Narrator::Seen(const Position& position) const {
  Position seen = position;
  if (settings_.eyes) game_.See(position, *settings_.eyes, seen);
  return seen;
}

void Narrator::Conceal(const Position& after) {
  if (!settings_.eyes || !step_ || step_->side == *settings_.eyes ||
      game_.IsToldTo(*settings_.eyes, *before_, after)) {
    return;
  }
  step_ = Step{.side = step_->side,
               .head = std::string(game_.SideName(step_->side)),
               .words = "does what cannot be seen",
               .thoughts = ""};
  events_.clear();
}

// The start of a turn that is told, and of the next: how it went.
void Narrator::Show(const Position& position) {
  if (on_turn_ && (settings_.turn == 0 || settings_.turn == turns_ ||
                   settings_.turn + 1 == turns_)) {
    on_turn_(turns_, Seen(position));
  }
}

void Narrator::BeginTurn(const Position& position) {
  const uint32_t turn = game_.PlayerTurn(position);
  if (turns_ > 0 && turn == turn_) return;
  turn_ = turn;
  ++turns_;
  stage_.clear();
  header_ = "\n" +
            Inked(absl::StrFormat("=== player-turn %d: %s", turns_,
                                  game_.TurnTitle(position)),
                  Ink::kBold, settings_.terminal.colours) +
            "\n";
  if (!armies_told_ && turn > 0 && settings_.step == 0) {
    armies_told_ = true;
    header_ +=
        ArmiesInWords(game_.Draw(Seen(position)), settings_.terminal.width);
  }
  Show(position);
}

void Narrator::Ordered(const Position& before, Side side,
                       const Choice& choice) {
  BeginTurn(before);
  Flush();
  if (settings_.eyes) before_ = before;
  ++steps_;
  ordered_ = game_.Say(before, choice.order);
  order_ = choice.order;
  step_ = Step{.side = side,
               .head = std::string(game_.SideName(side)) + ":",
               .words = ordered_,
               .thoughts = settings_.eyes.value_or(side) == side
                               ? Thoughts(before, side, choice)
                               : ""};
  if (choice.failure) {
    step_->words += absl::StrFormat(" (given instead of its own: %s)",
                                    NameOf(choice.failure->kind));
  }
}

std::string Narrator::Thoughts(const Position& before, Side side,
                               const Choice& choice) {
  const TableShape shape = {
      .most = 5, .indent = 7, .width = settings_.terminal.width};
  const berthier::Thoughts& thoughts = choice.thoughts;
  std::string told;
  std::string& intent = intents_[static_cast<size_t>(Index(side))];
  if (!thoughts.intent.empty() && thoughts.intent != intent) {
    intent = thoughts.intent;
    told +=
        Wrapped(absl::StrFormat("%7s(%s)", "", intent), shape.width, 8) + "\n";
  }
  if (settings_.telling == Telling::kIntent || !Told()) return told;
  // What was considered alone was not weighed against anything.
  Position view(game_.layout());
  game_.See(before, side, view);
  if (thoughts.considered.size() > 1) {
    told += ConsideredAsText(game_, view, choice, shape);
  }
  const std::vector<std::string> expected =
      VariationInWords(game_, view, side, thoughts.variation);
  for (size_t i = 1; i < expected.size() && i <= shape.most; ++i) {
    absl::StrAppendFormat(&told, "%9sthen %s\n", "", expected[i]);
  }
  return told;
}

void Narrator::Thrown(const Position& before, const Faces& faces) {
  BeginTurn(before);
  Flush();
  if (settings_.eyes) before_ = before;
  ++steps_;
  ordered_.clear();
  order_.reset();
  Roll roll;
  game_.Describe(before, roll);
  const Side side = game_.Awaits(before).side;
  thrown_for_ = {roll.subject, roll.object};
  result_ = game_.Say(roll, ClassOf(game_, before, roll, faces));
  step_ =
      Step{.side = side,
           .head = absl::StrFormat("%s throws:", game_.SideName(side)),
           .words = absl::StrFormat("%s: %s: %s", PurposeInWords(game_, roll),
                                    DiceInWords(game_, roll, faces), result_),
           .thoughts = ""};
}

void Narrator::Corrected(const Position& before, EntityId id,
                         const Position& /*after*/) {
  BeginTurn(before);
  Flush();
  if (settings_.eyes) before_ = before;
  ++steps_;
  ordered_.clear();
  order_.reset();
  step_ = Step{
      .side = game_.Awaits(before).side,
      .head = "On the table",
      .words = absl::StrFormat("%s is put right", NameOf(game_.entities(), id)),
      .thoughts = ""};
}

void Narrator::Hear(const Event& event) { events_.push_back(event); }

bool Narrator::SaidBefore(const Event& event, size_t index) const {
  const EventKind kind = KindOf(game_, event);
  switch (kind.role) {
    case EventRole::kAsOrdered:
      if (!order_) return false;
      return IsSome(order_->subject) ? event.subject == order_->subject
                                     : index == 0;
    case EventRole::kAsThrown:
      return !order_;
    default:
      if (order_) return game_.Say(event) == ordered_;
      // A loss is worth a line of its own.
      return kind.deed != Deed::kLoss &&
             (event.subject == thrown_for_[0] ||
              event.subject == thrown_for_[1]) &&
             game_.Say(event) ==
                 absl::StrFormat(
                     "%s %s", NameOf(game_.entities(), event.subject), result_);
  }
}

void Narrator::Flush(size_t end) {
  const Colours colours = settings_.terminal.colours;
  const bool told = Told();
  if (step_) {
    std::string asides;
    for (size_t i = 0; i < end; ++i) {
      if (KindOf(game_, events_[i]).role != EventRole::kAside) continue;
      std::string words = game_.Say(events_[i]);
      // Of whom stands in the order.
      const std::string name =
          std::string(NameOf(game_.entities(), events_[i].subject)) + ": ";
      if (order_ && events_[i].subject == order_->subject &&
          words.rfind(name, 0) == 0) {
        words = words.substr(name.size());
      }
      asides += (asides.empty() ? "" : "; ") + words;
    }
    if (!asides.empty()) asides = " (" + asides + ")";
    if (told) {
      if (!stage_.empty()) Line("  -- " + std::exchange(stage_, ""), 5);
      const std::string number = absl::StrFormat("%5d  ", steps_);
      std::string line =
          Wrapped(number + step_->head + " " + step_->words + asides,
                  settings_.terminal.width, kEventIndent);
      line.replace(number.size(), step_->head.size(),
                   Inked(step_->head,
                         step_->side == Side::kFirst ? Ink::kFirstSide
                                                     : Ink::kSecondSide,
                         colours));
      if (!header_.empty()) out_ << std::exchange(header_, "");
      out_ << line << "\n" << step_->thoughts;
    }
    step_.reset();
  }
  for (size_t i = 0; i < end; ++i) {
    const Event& event = events_[i];
    const EventKind kind = KindOf(game_, event);
    if (kind.role == EventRole::kStage) stage_ = game_.Say(event);
    if (kind.role == EventRole::kStage || kind.role == EventRole::kTurn ||
        kind.role == EventRole::kAside || SaidBefore(event, i) || !told) {
      continue;
    }
    if (!stage_.empty()) Line("  -- " + std::exchange(stage_, ""), 5);
    const std::string line = std::string(kEventIndent, ' ') + game_.Say(event);
    if (kind.deed == Deed::kLoss && colours == Colours::kShown) {
      Line(Inked(line, Ink::kLoss, colours), kEventIndent + kFurther);
    } else {
      Line(line, kEventIndent + kFurther);
    }
  }
  events_.erase(events_.begin(), events_.begin() + static_cast<long>(end));
}

void Narrator::Reached(const Position& after) {
  Conceal(after);
  const bool over = game_.Awaits(after).is_over();
  const bool ends = !over && game_.PlayerTurn(after) != turn_;
  Flush(ends ? EndOfTurn(game_, events_) : events_.size());
  // What is left belongs to the next turn: by no order of this one.
  if (ends) {
    order_.reset();
    ordered_.clear();
    result_.clear();
    stage_.clear();
  }
  if (!over) return;
  // As if another turn began with the end.
  const int last = turns_++;
  Show(after);
  turns_ = last;
  if (settings_.turn != 0 || settings_.step != 0) return;
  const Score score = game_.FinalScore(after);
  out_ << "\n"
       << Inked(
              Wrapped(absl::StrFormat(
                          "=== the game is over: %s, %s; %s",
                          score.winner < 0
                              ? std::string("nobody wins")
                              : absl::StrFormat(
                                    "%s wins", game_.SideName(static_cast<Side>(
                                                   score.winner))),
                          game_.vocabulary().grades[score.grade].name,
                          ScoreInWords(game_, score)),
                      settings_.terminal.width, 4),
              Ink::kBold, settings_.terminal.colours)
       << "\n";
}

}  // namespace berthier
