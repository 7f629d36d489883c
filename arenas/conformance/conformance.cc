#include "arenas/conformance/conformance.h"

#include <map>
#include <memory>
#include <optional>
#include <utility>

#include "absl/strings/str_format.h"
#include "arenas/conformance/expectation.h"
#include "arenas/files/files.h"
#include "arenas/match/loading.h"
#include "proto/play_codec.h"
#include "proto/position_codec.h"

namespace berthier {
namespace {

class EventNames final : public Listener {
 public:
  explicit EventNames(const Vocabulary& words) : words_(words) {}
  void Hear(const Event& event) override {
    names_.emplace_back(words_.events[event.code].name);
  }
  std::vector<std::string>& names() { return names_; }

 private:
  const Vocabulary& words_;
  std::vector<std::string> names_;
};

class CaseRun {
 public:
  CaseRun(const wire::Case& played, const Source& source, const Lines& lines,
          const Game& game, const Ruler& ruler)
      : case_(played),
        source_(source),
        lines_(lines),
        game_(game),
        ruler_(ruler),
        codec_(game, ruler),
        position_(game.layout()),
        events_(game.vocabulary()) {
    game_.Start(position_);
  }

  CaseReport Run() {
    CaseReport report{.name = case_.name(), .failures = {}};
    for (int i = 0; i < case_.step_size(); ++i) {
      Failures failures;
      const bool goes_on = Step(case_.step(i), failures);
      for (const std::string& failure : failures) {
        report.failures.push_back(
            absl::StrFormat("%s:%d: step %d: %s", source_.name,
                            lines_.Of(case_, "step", i), i + 1, failure));
      }
      if (!goes_on) break;
    }
    return report;
  }

 private:
  // False if the rest of the case makes no sense any more.
  bool Step(const wire::CaseStep& step, Failures& failures) {
    switch (step.what_case()) {
      case wire::CaseStep::kOrder: {
        const std::optional<Order> order = Legal(step.order(), failures);
        if (!order) return false;
        game_.Play(position_, *order, &events_);
        return true;
      }
      case wire::CaseStep::kLegal:
        Legal(step.legal(), failures);
        return true;
      case wire::CaseStep::kRefused:
        Refuse(step.refused(), failures);
        return true;
      case wire::CaseStep::kRoll:
        return Throw(step.roll(), failures);
      case wire::CaseStep::kExpect:
        failures = CompareExpected(step.expect(), game_, position_, ruler_,
                                   events_.names());
        if (step.expect().event_size() + step.expect().no_event_size() > 0) {
          events_.names().clear();
        }
        return true;
      case wire::CaseStep::kMark:
        marks_.insert_or_assign(step.mark(), position_);
        return true;
      case wire::CaseStep::kBackTo:
        return BackTo(step.back_to(), failures);
      case wire::CaseStep::WHAT_NOT_SET:
        failures.push_back("says nothing");
        return true;
    }
    return false;
  }

  bool AwaitsDecision(Failures& failures) const {
    const Awaited awaited = game_.Awaits(position_);
    if (awaited.is_decision()) return true;
    failures.push_back(
        awaited.is_roll()
            ? absl::StrFormat("an order, but the roll '%s' is awaited",
                              game_.vocabulary().rolls[awaited.kind].name)
            : "an order, but the game is over");
    return false;
  }

  std::optional<Order> Read(const wire::Order& written,
                            Failures& failures) const {
    if (!AwaitsDecision(failures)) return std::nullopt;
    const absl::StatusOr<Order> order = codec_.Decode(written);
    if (order.ok()) return *order;
    failures.emplace_back(order.status().message());
    return std::nullopt;
  }

  std::optional<Order> Legal(const wire::Order& written,
                             Failures& failures) const {
    const std::optional<Order> order = Read(written, failures);
    if (!order) return std::nullopt;
    const Verdict verdict = game_.Check(position_, *order);
    if (verdict.ok()) return order;
    const Word& word = game_.vocabulary().refusals[verdict.refusal().code];
    failures.push_back(absl::StrFormat(
        "the order {%s} should be legal, but is refused by %s (%s): %s",
        PrintLine(written), word.clause, word.name,
        game_.Say(verdict.refusal())));
    return std::nullopt;
  }

  void Refuse(const wire::Refused& refused, Failures& failures) const {
    const std::optional<Order> order = Read(refused.order(), failures);
    if (!order) return;
    const Verdict verdict = game_.Check(position_, *order);
    if (verdict.ok()) {
      failures.push_back(absl::StrFormat(
          "the order {%s} should be refused%s%s, but is legal",
          PrintLine(refused.order()), refused.clause().empty() ? "" : " by ",
          refused.clause()));
      return;
    }
    const Failures compared = CompareRefusal(refused, game_, verdict.refusal());
    failures.insert(failures.end(), compared.begin(), compared.end());
  }

  bool Throw(const wire::Throw& expected, Failures& failures) {
    const Awaited awaited = game_.Awaits(position_);
    if (!awaited.is_roll()) {
      failures.push_back(
          awaited.is_over()
              ? "a roll, but the game is over"
              : absl::StrFormat(
                    "a roll, but the decision '%s' of %s is awaited",
                    game_.vocabulary().decisions[awaited.kind].name,
                    game_.SideName(awaited.side)));
      return false;
    }
    Roll roll;
    game_.Describe(position_, roll);
    failures = CompareThrow(expected, game_, roll);
    if (expected.faces().empty()) return true;
    const absl::StatusOr<Faces> faces =
        FacesOf(std::span(expected.faces().data(),
                          static_cast<size_t>(expected.faces_size())),
                roll.dice);
    if (!faces.ok()) {
      failures.emplace_back(faces.status().message());
      return false;
    }
    if (!game_.ThrownAgain(position_, *faces)) {
      game_.Resolve(position_, *faces, &events_);
    }
    return true;
  }

  bool BackTo(const std::string& mark, Failures& failures) {
    const auto found = marks_.find(mark);
    if (found == marks_.end()) {
      failures.push_back("there is no mark '" + mark + "' before it");
      return false;
    }
    position_ = found->second;
    events_.names().clear();
    return true;
  }

  const wire::Case& case_;
  const Source& source_;
  const Lines& lines_;
  const Game& game_;
  Ruler ruler_;
  PlayCodec codec_;
  Position position_;
  EventNames events_;
  std::map<std::string, Position> marks_;
};

struct Start {
  std::unique_ptr<const Game> game;
  Ruler ruler;
};

absl::StatusOr<Start> StartOf(const wire::Case& played, const Source& source,
                              const Lines& lines,
                              std::span<const Ruleset> rulesets) {
  switch (played.start_case()) {
    case wire::Case::kPosition: {
      const absl::StatusOr<WrittenDocument> written = DocumentOf(
          played.position(), source.name, lines.In(played, "position"));
      if (!written.ok()) return written.status();
      absl::StatusOr<std::unique_ptr<const Game>> game =
          BuildGame(written->document, source.name, rulesets);
      if (!game.ok()) return game.status();
      return Start{*std::move(game), written->ruler};
    }
    case wire::Case::kScenario: {
      absl::StatusOr<LoadedGame> loaded = LoadGame(played.scenario(), rulesets);
      if (!loaded.ok()) return loaded.status();
      return Start{std::move(loaded->game), loaded->written.ruler};
    }
    case wire::Case::START_NOT_SET:
      break;
  }
  return BadInput(source.name,
                  {.where = "",
                   .what = "the case has neither a position nor a scenario",
                   .line = 0});
}

}  // namespace

absl::StatusOr<wire::Case> ReadCase(const Source& source, Lines& lines) {
  wire::Case read;
  const absl::Status status = ParseText(source, read, lines);
  if (!status.ok()) return status;
  return read;
}

absl::StatusOr<CaseReport> RunCase(const Source& source,
                                   std::span<const Ruleset> rulesets) {
  Lines lines;
  const absl::StatusOr<wire::Case> played = ReadCase(source, lines);
  if (!played.ok()) return played.status();
  const absl::StatusOr<Start> start = StartOf(*played, source, lines, rulesets);
  if (!start.ok()) return start.status();
  return CaseRun(*played, source, lines, *start->game, start->ruler).Run();
}

}  // namespace berthier
