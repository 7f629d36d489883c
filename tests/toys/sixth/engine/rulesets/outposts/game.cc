#include <algorithm>
#include <memory>
#include <utility>

#include "engine/geometry/block.h"
#include "engine/kit/orders/refusing.h"
#include "engine/kit/state/state_game.h"
#include "engine/model/fault.h"
#include "engine/model/form.h"
#include "tests/toys/sixth/engine/rulesets/outposts/outposts.h"
#include "tests/toys/sixth/engine/rulesets/outposts/state.h"

namespace berthier {
namespace outposts {
namespace {

enum Verbs : uint8_t { kStepTo, kShootAt };
enum Outcomes : uint16_t { kMisses, kDrivesOff };
enum Events : uint16_t { kStepped, kShot, kMissed, kDriven, kEnded };
enum Refusals : uint16_t {
  kAccepted,
  kMalformed,
  kNotNow,
  kNotYours,
  kTooFar,
  kNotFree,
  kNoEnemy,
  kOutOfRange,
};
enum Grades : uint8_t { kDraw, kHeld };

const Vocabulary& TheVocabulary() {
  static const Vocabulary kVocabulary = {
      .verbs = {{.name = "step to",
                 .clause = "OP-1",
                 .help = "go up to 3 in to a free place",
                 .takes = Takes::kSubject | Takes::kPlace},
                {.name = "shoot at",
                 .clause = "OP-2",
                 .help = "drive off an enemy within 6 in on a 4 or more",
                 .takes = Takes::kSubject | Takes::kObject}},
      .decisions = {{"order a picket", "OP-1", "one steps or shoots"}},
      .rolls = {{"shot", "OP-2", "4 or more drives him off"}},
      .outcomes = {{"misses", "OP-2", "he stays"},
                   {"drives off", "OP-2", "he is driven off"}},
      .events = {{"stepped", "OP-1", "{s} steps to {place}"},
                 {"shot", "OP-2", "{s} shoots at {o}"},
                 {"missed", "OP-2", "{s} misses {o}"},
                 {"driven", "OP-2", "{s} drives {o} off"},
                 {"ended", "OP-3", "night falls"}},
      .event_kinds = {{EventRole::kAsOrdered},
                      {EventRole::kAsOrdered, Deed::kShot},
                      {EventRole::kAsThrown},
                      {EventRole::kAsThrown},
                      {EventRole::kNews}},
      .refusals = {{"accepted", "", ""},
                   {"malformed", "OP-0", "the order has not the verb's form"},
                   {"not now", "OP-0", "no order is awaited"},
                   {"not yours", "OP-1", "{s} takes no orders from you"},
                   {"too far", "OP-1", "{s} can step 3 in"},
                   {"not free", "OP-1", "there is no room for {s}"},
                   {"no enemy", "OP-2", "{o} is no enemy on the table"},
                   {"out of range", "OP-2", "{o} is farther than 6 in"}},
      .grades = {{"draw", "OP-3", "as many pickets on both sides"},
                 {"held", "OP-3", "more pickets at nightfall"}},
      .points = {.what = "pickets left"},
  };
  return kVocabulary;
}

bool Within(Point a, Point b, Length limit) {
  return NormSquared(a - b) <= int64_t{limit.ticks} * limit.ticks;
}

class TheGame final : public StateGame<Scenario, State> {
 public:
  explicit TheGame(Outpost from)
      : StateGame(std::move(from.scenario), from.state, nullptr) {
    EndIfOver(start(), nullptr);
  }

  std::string_view ruleset() const override { return "outposts"; }
  const Vocabulary& vocabulary() const override { return TheVocabulary(); }

  uint32_t PlayerTurn(const Position& position) const override {
    return static_cast<uint32_t>(kMostTurns - position.As<State>().turns);
  }
  std::string TurnTitle(const Position& position) const override {
    return std::to_string(position.As<State>().turns) + " turns to nightfall";
  }

  Score FinalScore(const Position& position) const override {
    Score score;
    for (const Side side : {Side::kFirst, Side::kSecond}) {
      score.points[static_cast<size_t>(Index(side))] =
          Left(position.As<State>(), side);
    }
    if (score.points[0] != score.points[1]) {
      score.winner = score.points[0] > score.points[1] ? 0 : 1;
      score.grade = kHeld;
    }
    return score;
  }

  Verdict Check(const Position& position, const Order& order) const override {
    const State& s = position.As<State>();
    if (s.awaits.what != Awaited::What::kDecision) return Refuse(kNotNow);
    if (FaultOf(vocabulary(), entities().size(), order) != FormFault::kNone) {
      return Refuse(kMalformed);
    }
    const auto refused = [&](Refusals code) {
      return Refusal{
          .code = code, .subject = order.subject, .object = order.object};
    };
    if (!Stands(s, order.subject) || SideOf(order.subject) != s.awaits.side) {
      return refused(kNotYours);
    }
    const Point from = PlaceOf(s, order.subject);
    if (order.verb == kStepTo) {
      if (!Within(from, order.pose.centre, kStep)) return refused(kTooFar);
      if (!IsFree(s, order.subject, order.pose.centre)) {
        return refused(kNotFree);
      }
      return {};
    }
    if (!Stands(s, order.object) || SideOf(order.object) == s.awaits.side) {
      return refused(kNoEnemy);
    }
    if (!Within(from, PlaceOf(s, order.object), kRange)) {
      return refused(kOutOfRange);
    }
    return {};
  }

  void Propose(const Position& position,
               std::vector<Order>& orders) const override {
    const State& s = position.As<State>();
    for (int i = 0; i < Units(); ++i) {
      const EntityId one = MakeEntityId(i);
      if (!Stands(s, one) || SideOf(one) != s.awaits.side) continue;
      const Point p = PlaceOf(s, one);
      const int32_t d = Inches(2).ticks;
      for (const Vec by :
           {Vec{0, 0}, Vec{d, 0}, Vec{-d, 0}, Vec{0, d}, Vec{0, -d}, Vec{d, d},
            Vec{d, -d}, Vec{-d, d}, Vec{-d, -d}}) {
        Offer(position, StepOrder(one, p + by), orders);
      }
      for (int k = 0; k < Units(); ++k) {
        Offer(position,
              {.verb = kShootAt, .subject = one, .object = MakeEntityId(k)},
              orders);
      }
    }
  }

  Order ProposeOne(const Position& position, Chooser& chooser) const override {
    const State& s = position.As<State>();
    const auto any = [&](int n) {
      return static_cast<int>(chooser.Below(static_cast<uint32_t>(n)));
    };
    // Who stays where he is can always be ordered.
    Order fallback;
    for (int i = 0, n = 0; i < Units(); ++i) {
      const EntityId one = MakeEntityId(i);
      if (!Stands(s, one) || SideOf(one) != s.awaits.side) continue;
      if (any(++n) == 0) fallback = StepOrder(one, PlaceOf(s, one));
    }
    for (int tries = 0; tries < 8; ++tries) {
      Order order = fallback;
      if (any(2) == 0) {
        order = {.verb = kShootAt,
                 .subject = fallback.subject,
                 .object = MakeEntityId(any(Units()))};
      } else {
        const int32_t most = kStep.ticks;
        order.pose.centre =
            order.pose.centre + Vec{any(2 * most) - most, any(2 * most) - most};
      }
      if (Check(position, order).ok()) return order;
    }
    return fallback;
  }

  void Play(Position& position, const Order& order,
            Listener* listener) const override {
    State& s = position.As<State>();
    Tell(listener, order.verb == kStepTo ? kStepped : kShot, order.subject,
         order.object, order.pose);
    if (order.verb == kStepTo) {
      UnitOf(s, order.subject).place = order.pose.centre;
      EndTurn(s, listener);
      return;
    }
    s.awaits.Await({Awaited::What::kRoll, s.awaits.side, 0, order.subject});
    s.target = order.object;
  }

  Dice DiceFor(const Position& position) const override {
    return {.handfuls = {{{1, 6, position.As<State>().awaits.side}}}};
  }

  void Describe(const Position& position, Roll& roll) const override {
    const State& s = position.As<State>();
    roll.Clear();
    roll.dice = DiceFor(position);
    roll.subject = s.awaits.about();
    roll.object = s.target;
    roll.target = kHit;
    roll.outcomes = {{.code = kMisses, .weight = kHit - 1},
                     {.code = kDrivesOff, .weight = 7 - kHit}};
    roll.outcomes[0].sample.Add(1);
    roll.outcomes[1].sample.Add(6);
  }

  bool SameOutcome(const Position& /*position*/, const Faces& a,
                   const Faces& b) const override {
    return (a[0] >= kHit) == (b[0] >= kHit);
  }

  void Resolve(Position& position, const Faces& faces,
               Listener* listener) const override {
    State& s = position.As<State>();
    const bool hit = faces[0] >= kHit;
    Tell(listener, hit ? kDriven : kMissed, s.awaits.about(), s.target, {});
    if (hit) UnitOf(s, s.target) = {.place = {}, .driven_off = 1};
    s.target = EntityId::kNone;
    EndTurn(s, listener);
  }

  Picture Draw(const Position& position) const override {
    const State& s = position.As<State>();
    Picture picture{.title = scenario().name,
                    .width = scenario().width,
                    .depth = scenario().depth,
                    .ruler_ticks = kTicksPerInch,
                    .ruler_name = "in"};
    for (int i = 0; i < Units(); ++i) {
      const EntityId one = MakeEntityId(i);
      if (!Stands(s, one)) continue;
      const Pose pose = {PlaceOf(s, one), Heading::Degrees(0)};
      const auto corners = MakeBlock(pose, {kBase, kBase}).corners();
      picture.bodies.push_back({.id = one,
                                .side = static_cast<int8_t>(Index(SideOf(one))),
                                .name = entities()[static_cast<size_t>(i)].name,
                                .symbol = Symbol::kInfantry,
                                .type = "picket",
                                .pose = pose,
                                .has_facing = false,
                                .outline = {corners.begin(), corners.end()}});
    }
    for (const Side side : {Side::kFirst, Side::kSecond}) {
      picture.panels.push_back(
          {.title = scenario().side(side).name,
           .side = static_cast<int8_t>(Index(side)),
           .lines = {std::to_string(Left(s, side)) + " pickets"}});
    }
    picture.panels.push_back(
        {.title = "Clock", .lines = {TurnTitle(position)}});
    return picture;
  }

  using StateGame::Say;
  std::string Say(const Position& /*position*/,
                  const Order& order) const override {
    const std::string who(NameOf(entities(), order.subject));
    if (order.verb == kStepTo) {
      return who + " steps to " + InWords(order.pose.centre);
    }
    return who + " shoots at " + std::string(NameOf(entities(), order.object));
  }
  std::string Say(const Roll& roll) const override {
    return std::string(NameOf(entities(), roll.subject)) + ": shot at " +
           std::string(NameOf(entities(), roll.object)) + ", needs 4+";
  }

  std::optional<Measure> MeasureBetween(const Position& position, EntityId a,
                                        EntityId b) const override {
    const State& s = position.As<State>();
    if (a == b || !Stands(s, a) || !Stands(s, b)) return std::nullopt;
    const auto outline = [&](EntityId one) {
      return MakeBlock({PlaceOf(s, one), {}}, {kBase, kBase}).corners();
    };
    return MeasureOf(outline(a), outline(b));
  }

  ScenarioDocument Write(const Position& position) const override {
    return WriteOutpost(scenario(), position.As<State>());
  }

 private:
  int Units() const { return static_cast<int>(scenario().units.size()); }
  Side SideOf(EntityId one) const {
    return scenario().units[static_cast<size_t>(Index(one))].side;
  }
  static PicketState& UnitOf(State& s, EntityId one) {
    return s.units[static_cast<size_t>(Index(one))];
  }
  static Point PlaceOf(const State& s, EntityId one) {
    return s.units[static_cast<size_t>(Index(one))].place;
  }
  bool Stands(const State& s, EntityId one) const {
    return IsSome(one) && Index(one) < Units() &&
           s.units[static_cast<size_t>(Index(one))].driven_off == 0;
  }
  int Left(const State& s, Side side) const {
    int left = 0;
    for (int i = 0; i < Units(); ++i) {
      left += Stands(s, MakeEntityId(i)) && SideOf(MakeEntityId(i)) == side;
    }
    return left;
  }
  bool IsFree(const State& s, EntityId who, Point place) const {
    const int32_t half = kBase.ticks / 2;
    if (place.x < half || place.y < half ||
        place.x > scenario().width.ticks - half ||
        place.y > scenario().depth.ticks - half) {
      return false;
    }
    for (int i = 0; i < Units(); ++i) {
      const EntityId other = MakeEntityId(i);
      if (other != who && Stands(s, other) &&
          NormSquared(place - PlaceOf(s, other)) <
              int64_t{kBase.ticks} * kBase.ticks) {
        return false;
      }
    }
    return true;
  }
  static Order StepOrder(EntityId who, Point to) {
    return {.verb = kStepTo, .subject = who, .pose = {to, {}}};
  }
  void Offer(const Position& position, const Order& order,
             std::vector<Order>& orders) const {
    if (Check(position, order).ok()) orders.push_back(order);
  }
  static void Tell(Listener* listener, uint16_t code, EntityId who,
                   EntityId whom, Pose to) {
    if (listener == nullptr) return;
    listener->Hear({.code = code, .subject = who, .object = whom, .to = to});
  }
  void EndTurn(State& s, Listener* listener) const {
    --s.turns;
    s.awaits.Await(
        {.what = Awaited::What::kDecision, .side = Opponent(s.awaits.side)});
    EndIfOver(s, listener);
  }
  void EndIfOver(State& s, Listener* listener) const {
    if (s.awaits.what != Awaited::What::kDecision) return;
    if (s.turns > 0 && Left(s, Side::kFirst) > 0 &&
        Left(s, Side::kSecond) > 0) {
      return;
    }
    s.awaits.what = Awaited::What::kNothing;
    Tell(listener, kEnded, EntityId::kNone, EntityId::kNone, {});
  }
};

Built Build(const ScenarioDocument& document) {
  std::variant<Outpost, Problem> read = ReadOutpost(document);
  if (const auto* problem = std::get_if<Problem>(&read)) return *problem;
  return std::unique_ptr<const Game>(
      std::make_unique<TheGame>(std::get<Outpost>(std::move(read))));
}

std::vector<OptionForm> NoOptions() { return {}; }

}  // namespace
}  // namespace outposts

Ruleset Outposts() {
  return {.name = "outposts",
          .title = "Outposts",
          .vocabulary = &outposts::TheVocabulary,
          .build = &outposts::Build,
          .entry_forms = &outposts::EntryForms,
          .options = &outposts::NoOptions};
}

}  // namespace berthier
