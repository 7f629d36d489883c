// What the states of rulesets are made of, and changing them.
#include "engine/kit/state/play_state.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "engine/kit/state/frame_stack.h"
#include "engine/kit/state/roster.h"
#include "engine/kit/state/sequence.h"
#include "engine/kit/state/telling.h"

namespace berthier {
namespace {

using testing::ElementsAre;

enum class Ship : uint8_t { kNone = 0xFF };
enum class Flag : uint16_t { kSails = 1, kAground = 0x8000 };
struct ShipState : UnitPose, FlagBits<Flag> {
  uint8_t guns = 0;
  uint8_t crew = 0;
};
static_assert(sizeof(ShipState) == 32);
static_assert(std::has_unique_object_representations_v<ShipState>);

TEST(UnitPose, StandsWithTheCornersOfItsBase) {
  ShipState ship;
  const Pose pose = {{400, -300}, Heading::Degrees(30)};
  const BaseSize base = {Inches(2), Inches(1)};
  ship.Stand(pose, base);
  EXPECT_EQ(ship.pose(), pose);
  EXPECT_EQ(ship.block(), MakeBlock(pose, base));
}

TEST(UnitPose, KnowsWhereItsMoveBegan) {
  ShipState ship;
  ship.Stand({{10, 20}, Heading::Degrees(90)}, {Inches(1), Inches(1)});
  EXPECT_FALSE(ship.stands_where_it_started());
  ship.StartAt({{10, 20}, Heading::Degrees(80)});
  EXPECT_FALSE(ship.stands_where_it_started());
  ship.StartAt(ship.pose());
  EXPECT_TRUE(ship.stands_where_it_started());
  EXPECT_EQ(ship.start_pose(), ship.pose());
}

enum class Task : uint8_t { kNone, kTurns, kBoards };
struct Begun {
  Task kind = Task::kNone;
  uint8_t step = 0;
  friend bool operator==(const Begun&, const Begun&) = default;
};
struct Voyage {
  std::array<Begun, 3> frames;
  uint8_t frame_count = 0;
};
struct Voyaging {
  Voyage& state;
};

TEST(FrameStack, GoesOnBelowWhatIsDone) {
  Voyage voyage;
  const Voyaging b = {voyage};
  EXPECT_FALSE(HasFrame(voyage));
  EXPECT_EQ(FindFrame(voyage, Task::kTurns), nullptr);
  PushFrame(b, {.kind = Task::kTurns, .step = 1});
  PushFrame(b, {.kind = Task::kTurns, .step = 2});
  PushFrame(b, {.kind = Task::kBoards, .step = 3});
  EXPECT_TRUE(HasFrame(voyage));
  EXPECT_EQ(TopFrame(voyage).step, 3);
  const Voyage& seen = voyage;
  ASSERT_NE(FindFrame(seen, Task::kTurns), nullptr);
  EXPECT_EQ(FindFrame(seen, Task::kTurns)->step, 2);
  PopFrame(b);
  EXPECT_EQ(voyage.frames[2], Begun{});
  ++TopFrame(voyage).step;
  EXPECT_EQ(voyage.frames[1].step, 3);
}

using FrameStackDeathTest = testing::Test;

TEST(FrameStackDeathTest, IsNeverTooLow) {
  Voyage voyage;
  const Voyaging b = {voyage};
  for (int i = 0; i < 3; ++i) PushFrame(b, {.kind = Task::kBoards});
  EXPECT_DEATH(PushFrame(b, {.kind = Task::kBoards}), "frame_count");
}

TEST(FlagBits, AreSetAndClearedOneByOne) {
  ShipState ship;
  ship.Set(Flag::kSails);
  ship.Set(Flag::kAground);
  ship.Clear(Flag::kSails);
  EXPECT_FALSE(ship.Has(Flag::kSails));
  EXPECT_TRUE(ship.Has(Flag::kAground));
}

// A game of two phases and an end: each ship fires, then the tide turns.
enum class Phase : uint8_t { kFire, kTide, kOver };
enum class Code : uint16_t { kPhaseBegins, kFires };
enum class Decision : uint8_t { kAnchor, kTarget };
enum class Dice : uint8_t { kWind, kBroadside };

struct State {
  Phase phase = Phase::kFire;
  uint8_t step = 7;
  uint8_t cursor = 0;
  Pending awaits;
  uint8_t storms = 0;
};
struct Battle {
  const Roster<Ship, Side>& scenario;
  State& state;
  Listener* listener;
};

constexpr PhaseTitle<Phase> kTitles[] = {
    {Phase::kFire, "broadsides", Announced::kYes},
    {Phase::kTide, "the tide turns"},
    {Phase::kOver, "the battle is over", Announced::kYes}};
static_assert(InOrder(kTitles));
constexpr PhaseTitle<Phase> kSwapped[] = {
    {Phase::kTide, ""}, {Phase::kFire, ""}, {Phase::kOver, ""}};
constexpr PhaseTitle<Phase> kEndless[] = {{Phase::kFire, ""},
                                          {Phase::kTide, ""}};
static_assert(!InOrder(kSwapped) && !InOrder(kEndless));

void EnterPhase(const Battle& b, Phase phase) {
  BeginPhase(b, kTitles, phase, Side::kSecond, Code::kPhaseBegins);
}

struct Log : Listener {
  std::vector<Event> events;
  void Hear(const Event& event) override { events.push_back(event); }
};

class Played : public testing::Test {
 protected:
  Played() {
    navy_.Enlist<Ship>({.name = "Victory"});
    navy_.Enlist<Ship>({.name = "Mars"});
    navy_.Enlist<Side>({.name = "British"});
    navy_.Enlist<Side>({.name = "French"});
  }
  Roster<Ship, Side> navy_;
  State state_;
  Log log_;
  const Battle b_{navy_, state_, &log_};
};

TEST_F(Played, WhoeverListensHears) {
  const Pose from = {{1, 2}, Heading()}, to = {{3, 4}, Heading()};
  TellUnit(b_, Code::kFires, MakeId<Ship>(1));
  TellMove(b_, Code::kFires, MakeEntityId(0), from, to, MakeEntityId(2),
           {5, 6, 7, 8});
  EXPECT_THAT(log_.events,
              ElementsAre(Event{.code = 1, .subject = MakeEntityId(1)},
                          Event{.code = 1,
                                .subject = MakeEntityId(0),
                                .object = MakeEntityId(2),
                                .from = from,
                                .to = to,
                                .operands = {5, 6, 7, 8}}));
  // Nobody does.
  TellUnit(Battle{navy_, state_, nullptr}, Code::kFires, MakeId<Ship>(0));
  EXPECT_EQ(log_.events.size(), 2u);
}

TEST_F(Played, WhatIsAwaitedComes) {
  EXPECT_EQ(state_.awaits.awaited(), Awaited());
  EXPECT_FALSE(IsAwaiting(state_));
  AwaitDecision(b_, Side::kSecond, Decision::kTarget, MakeEntityId(0x1234));
  const Awaited asked = {Awaited::What::kDecision, Side::kSecond, 1,
                         MakeEntityId(0x1234)};
  EXPECT_EQ(state_.awaits.awaited(), asked);
  EXPECT_EQ(state_.awaits.about(), asked.about);
  EXPECT_TRUE(IsAwaiting(state_));
  AwaitRoll(b_, Side::kFirst, Dice::kBroadside, EntityId::kNone);
  EXPECT_TRUE(state_.awaits.awaited().is_roll());
  EXPECT_EQ(state_.awaits.kind, 1);
  ClearAwaited(b_);
  EXPECT_EQ(state_.awaits.awaited(), Awaited());
  state_.phase = Phase::kOver;
  EXPECT_TRUE(IsAwaiting(state_));
}

TEST_F(Played, APhaseBeginsAnewAndIsAnnounced) {
  state_.cursor = 3;
  EnterPhase(b_, Phase::kTide);
  EXPECT_EQ(state_.phase, Phase::kTide);
  EXPECT_EQ(state_.step, 0);
  EXPECT_EQ(state_.cursor, 0);
  EXPECT_TRUE(log_.events.empty());
  EnterPhase(b_, Phase::kOver);
  EXPECT_THAT(log_.events, ElementsAre(Event{.code = 0,
                                             .subject = MakeEntityId(3),
                                             .operands = {2, 0, 0, 0}}));
  EXPECT_EQ(TitleOf(kTitles, Phase::kTide), "the tide turns");
}

TEST_F(Played, PhasesFollowOneAnotherAndStormsGoFirst) {
  constexpr PhaseStep<Battle, Phase> kSteps[] = {
      {Phase::kFire,
       [](const Battle& b) {
         if (b.state.cursor >= 2) return PhaseProgress::kDone;
         TellUnit(b, Code::kFires, MakeId<Ship>(b.state.cursor++));
         return PhaseProgress::kAgain;
       }},
      {Phase::kTide,
       [](const Battle& b) {
         if (b.state.step++ != 0) return PhaseProgress::kDone;
         AwaitRoll(b, Side::kFirst, Dice::kWind, EntityId::kNone);
         return PhaseProgress::kAwaiting;
       }},
      {Phase::kOver, [](const Battle&) { return PhaseProgress::kAwaiting; }}};
  const auto storms = [](const Battle& b) {
    if (b.state.storms == 0) return PhaseProgress::kDone;
    --b.state.storms;
    TellUnit(b, Code::kFires, Ship::kNone);
    return PhaseProgress::kAgain;
  };
  const auto heard = [&] {
    std::vector<int> subjects;
    for (const Event& event : log_.events) {
      subjects.push_back(IsSome(event.subject) ? Index(event.subject) : -1);
    }
    return subjects;
  };
  state_.storms = 2;
  AdvancePhases(b_, kSteps, storms);
  EXPECT_THAT(heard(), ElementsAre(-1, -1, 0, 1));
  EXPECT_EQ(state_.phase, Phase::kTide);
  EXPECT_TRUE(state_.awaits.awaited().is_roll());
  ClearAwaited(b_);
  AdvancePhases(b_, kSteps, storms);
  EXPECT_EQ(state_.phase, Phase::kOver);
  EXPECT_THAT(heard(), ElementsAre(-1, -1, 0, 1, 3));
}

}  // namespace
}  // namespace berthier
