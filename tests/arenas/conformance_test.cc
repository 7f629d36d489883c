#include "arenas/conformance/conformance.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "tests/arenas/toy_games.h"

namespace berthier {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;

constexpr std::string_view kStart = R"(
name: "a volley"
position {
  ruleset: "dice_duel"
  table { width: 10 depth: 10 }
  side { id: "Red" } side { id: "Blue" }
  unit { id: "R" side: "Red"
         number { key: "men" value: 3 } number { key: "powder" value: 2 } }
  unit { id: "B" side: "Blue"
         number { key: "men" value: 3 } number { key: "powder" value: 0 } }
  clock { side: "Red" number { key: "actions" value: 9 } }
}
)";

absl::StatusOr<CaseReport> RunSteps(std::string_view steps) {
  const std::string text = std::string(kStart) + std::string(steps);
  return RunCase({"volley.textproto", text}, Toys());
}

std::vector<std::string> FailuresOf(std::string_view steps) {
  const absl::StatusOr<CaseReport> report = RunSteps(steps);
  if (!report.ok()) return {std::string(report.status().message())};
  return report->failures;
}

// The one failure of these steps.
std::string FailureOf(std::string_view steps) {
  const std::vector<std::string> failures = FailuresOf(steps);
  return failures.size() == 1
             ? failures[0]
             : "not one failure but " + std::to_string(failures.size());
}

TEST(Conformance, ACaseThatHoldsPasses) {
  EXPECT_THAT(FailuresOf(R"(
    step { expect { awaits { decision: "choose action" side: "Red" } } }
    step { refused { order { verb: "stand" } clause: "DD-1"
                     name: "not now" } }
    step { legal { verb: "wait" } }
    step { mark: "before" }
    step { order { verb: "fire" amount: 2 } }
    step { roll { kind: "volley" target: 5 dice: 2 modifier: 0
                  modifier_is_not: "more men"
                  outcome { name: "hits" detail: 0 weight: 16 }
                  outcome { name: "hits" weight: 36 }
                  faces: [5, 1] } }
    step { expect { unit { id: "B" number { key: "men" value: 2 } }
                    unit { id: "R" number { key: "powder" value: 0 } }
                    event: "fired" event: "lost" no_event: "ended"
                    awaits { side: "Blue" } } }
    step { back_to: "before" }
    step { expect { unit { id: "B" number { key: "men" value: 3 } }
                    unit { id: "X" absent: true }
                    clock { side: "Red" }
                    proposals { verb: "fire" count: 2 }
                    proposals { at_least: 4 } } }
  )"),
              IsEmpty());
}

TEST(Conformance, FailuresNameFileLineAndStep) {
  EXPECT_EQ(FailureOf("step { expect { unit { id: 'B' number { key: 'men' "
                      "value: 7 } } } }"),
            "volley.textproto:13: step 1: unit B: men: expected 7, got 3");
}

TEST(Conformance, OrdersMustBeLegal) {
  EXPECT_THAT(FailuresOf("step { order { verb: 'stand' } } "
                         "step { expect { unit { id: 'X' } } }"),
              ElementsAre(HasSubstr("should be legal, but is refused by")))
      << "nothing after it makes sense";
  EXPECT_THAT(FailureOf("step { legal { verb: 'fire' amount: 4 } }"),
              HasSubstr("should be legal"));
  EXPECT_THAT(FailureOf("step { legal { verb: 'frie' } }"), HasSubstr("frie"));
}

TEST(Conformance, RefusalsMustCiteTheirClause) {
  EXPECT_THAT(FailureOf("step { refused { order { verb: 'wait' } "
                        "clause: 'DD-3' } }"),
              HasSubstr("should be refused by DD-3, but is legal"));
  EXPECT_THAT(FailureOf("step { refused { order { verb: 'stand' } "
                        "clause: 'DD-9' } }"),
              HasSubstr("expected a refusal by DD-9, got one by DD-"));
  EXPECT_THAT(FailureOf("step { refused { order { verb: 'stand' } "
                        "clause: 'DD' } }"),
              HasSubstr("expected a refusal by DD, got"))
      << "half a clause is none";
  EXPECT_THAT(FailureOf("step { refused { order { verb: 'stand' } "
                        "name: 'no powder' } }"),
              HasSubstr("name of the refusal: expected 'no powder'"));
}

TEST(Conformance, RollsMustBeTheOnesExpected) {
  const std::string fire = "step { order { verb: 'fire' amount: 2 } } ";
  EXPECT_THAT(FailureOf("step { roll { kind: 'volley' } }"),
              HasSubstr("a roll, but the decision 'choose action' of Red"));
  EXPECT_THAT(FailureOf(fire + "step { roll { kind: 'assault' } }"),
              HasSubstr("kind of roll: expected 'assault', got 'volley'"));
  EXPECT_THAT(FailureOf(fire + "step { roll { target: 6 } }"),
              HasSubstr("target: expected 6, got 5"));
  EXPECT_THAT(FailureOf(fire + "step { roll { dice: 1 } }"),
              HasSubstr("number of dice: expected 1, got 2"));
  EXPECT_THAT(FailureOf(fire + "step { roll { modifier: 1 } }"),
              HasSubstr("sum of modifiers (none): expected 1, got 0"));
  EXPECT_THAT(
      FailureOf(fire +
                "step { roll { modifier_is { name: 'more men' value: 1 } } }"),
      HasSubstr("expected the modifier more men +1, got: none"));
  EXPECT_THAT(FailureOf(fire + "step { roll { again: 6 } }"),
              HasSubstr("faces thrown again: expected 6, got 0"));
  EXPECT_THAT(FailureOf(fire + "step { roll { outcome { name: 'hits' "
                               "detail: 2 weight: 5 } } }"),
              HasSubstr("weight of outcome 'hits' 2: expected 5, got 4"));
  EXPECT_THAT(FailureOf(fire + "step { roll { faces: [5] } }"),
              HasSubstr("step 2: "));
  EXPECT_THAT(FailureOf(fire + "step { order { verb: 'wait' } }"),
              HasSubstr("an order, but the roll 'volley' is awaited"));
}

// Nothing passes by a slip of the pen.
TEST(Conformance, WordsMustExist) {
  EXPECT_THAT(FailureOf("step { expect { no_event: 'firde' } }"),
              HasSubstr("the ruleset has no event 'firde'"));
  EXPECT_THAT(FailureOf("step { order { verb: 'fire' amount: 1 } } "
                        "step { roll { modifier_is_not: 'more man' } }"),
              HasSubstr("the ruleset has no modifier 'more man'"));
  EXPECT_THAT(FailureOf("step { order { verb: 'fire' amount: 1 } } "
                        "step { roll { outcome { name: 'hit' } } }"),
              HasSubstr("the ruleset has no outcome 'hit'"));
  EXPECT_THAT(FailureOf("step { back_to: 'nowhere' }"),
              HasSubstr("there is no mark 'nowhere'"));
  EXPECT_THAT(FailureOf("step { note: 'empty' }"), HasSubstr("says nothing"));
}

TEST(Conformance, ExpectationsOfEntriesAreCompared) {
  EXPECT_THAT(FailureOf("step { expect { unit { id: 'X' } } }"),
              HasSubstr("unit X: is not in the position"));
  EXPECT_THAT(FailureOf("step { expect { unit { id: 'B' absent: true } } }"),
              HasSubstr("unit B: expected to be absent"));
  EXPECT_THAT(FailureOf("step { expect { unit { id: 'B' side: 'Red' } } }"),
              HasSubstr("side: expected 'Red', got 'Blue'"));
  EXPECT_THAT(FailureOf("step { expect { unit { id: 'B' is: 'brave' } } }"),
              HasSubstr("expected to be brave"));
  EXPECT_THAT(FailureOf("step { expect { unit { id: 'B' number { "
                        "key: 'horses' value: 0 } } } }"),
              HasSubstr("horses: expected 0, but it says no such number"));
  EXPECT_THAT(FailureOf("step { expect { unit { id: 'B' link { key: 'to' "
                        "value: 'R' } } } }"),
              HasSubstr("expected the link to R, has: none"));
  EXPECT_THAT(FailureOf("step { expect { unit { id: 'B' of: 'I' } } }"),
              HasSubstr("of: expected 'I', got ''"));
  EXPECT_THAT(FailureOf("step { expect { unit { id: 'B' x: 3 } } }"),
              HasSubstr("has no place"));
  EXPECT_THAT(FailureOf("step { expect { unit { id: 'B' heading: 3 } } }"),
              HasSubstr("has no heading"));
}

TEST(Conformance, WhatIsAwaitedAndTheEndAreCompared) {
  EXPECT_THAT(FailureOf("step { expect { awaits { roll: 'volley' } } }"),
              HasSubstr("expected to await the roll 'volley', awaits the "
                        "decision 'choose action' by Red"));
  EXPECT_THAT(FailureOf("step { expect { awaits { over: true } } }"),
              HasSubstr("expected to await the end"));
  EXPECT_THAT(FailureOf("step { expect { winner: 'Red' } }"),
              HasSubstr("expected the game to be over"));
  EXPECT_THAT(FailureOf("step { expect { event: 'fired' } }"),
              HasSubstr("expected the event 'fired', heard: nothing"));
  EXPECT_THAT(FailureOf("step { order { verb: 'wait' } } "
                        "step { expect { no_event: 'waited' } }"),
              HasSubstr("expected no event 'waited', heard: waited"));
  EXPECT_THAT(FailureOf("step { expect { proposals { verb: 'fire' "
                        "count: 9 } } }"),
              HasSubstr("proposals to fire: expected 9, got 2"));
  EXPECT_THAT(FailureOf("step { expect { proposals { at_least: 99 } } }"),
              HasSubstr("expected at least 99"));
}

// A place within its tolerance, in units of the case's ruler.
TEST(Conformance, PlacesAreComparedWithinATolerance) {
  constexpr std::string_view kBoard = R"(
    name: "a step" position { ruleset: "breakthrough" ruler: "tick"
      side { id: "White" } side { id: "Black" } }
  )";
  const auto run = [&](std::string_view expected) {
    const std::string text = std::string(kBoard) + "step { expect { unit { " +
                             std::string(expected) + " } } }";
    const absl::StatusOr<CaseReport> report =
        RunCase({"step.textproto", text}, Toys());
    if (!report.ok()) return std::string(report.status().message());
    return report->passed() ? std::string() : report->failures[0];
  };
  const LoadedGame loaded = LoadToy(BreakthroughStart());
  Position start(loaded.game->layout());
  loaded.game->Start(start);
  for (const Entry& entry : loaded.game->Write(start).entries) {
    if (entry.type != "unit") continue;
    // Which of the pieces stands where has no name; the first one is asked.
    const int x = entry.place->x;
    EXPECT_EQ(run("x: " + std::to_string(x)), "");
    EXPECT_EQ(run("within: 3 x: " + std::to_string(x + 3)), "");
    EXPECT_THAT(run("within: 2 x: " + std::to_string(x + 3)),
                HasSubstr("x: expected"));
    break;
  }
}

TEST(Conformance, BadCasesAreBadInput) {
  EXPECT_THAT(RunCase({"c", "name: 'empty'"}, Toys()).status().message(),
              HasSubstr("neither a position nor a scenario"));
  EXPECT_THAT(RunCase({"c", "nmae: 'x'"}, Toys()).status().message(),
              HasSubstr("nmae"));
  EXPECT_THAT(
      RunCase({"c", "position { ruleset: 'go' }"}, Toys()).status().message(),
      HasSubstr("there is no ruleset 'go'; there are: breakthrough, "
                "connect_four, dice_duel"));
  EXPECT_THAT(RunCase({"c", "scenario: 'nowhere.textproto'"}, Toys())
                  .status()
                  .message(),
              HasSubstr("nowhere.textproto"));
}

}  // namespace
}  // namespace berthier
