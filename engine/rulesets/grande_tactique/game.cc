#include <algorithm>
#include <memory>
#include <utility>

#include "engine/kit/state/game_of_rules.h"
#include "engine/model/fault.h"
#include "engine/rulesets/grande_tactique/board/arrivals.h"
#include "engine/rulesets/grande_tactique/board/score.h"
#include "engine/rulesets/grande_tactique/combat/combat_dice.h"
#include "engine/rulesets/grande_tactique/combat/combat_orders.h"
#include "engine/rulesets/grande_tactique/command/allotment.h"
#include "engine/rulesets/grande_tactique/command/command.h"
#include "engine/rulesets/grande_tactique/command/command_dice.h"
#include "engine/rulesets/grande_tactique/display/draw.h"
#include "engine/rulesets/grande_tactique/display/guide.h"
#include "engine/rulesets/grande_tactique/display/words.h"
#include "engine/rulesets/grande_tactique/facts/codes.h"
#include "engine/rulesets/grande_tactique/facts/vocabulary.h"
#include "engine/rulesets/grande_tactique/grande_tactique.h"
#include "engine/rulesets/grande_tactique/grande_tactique_view.h"
#include "engine/rulesets/grande_tactique/sequence.h"
#include "engine/rulesets/grande_tactique/wire/entry_forms.h"
#include "engine/rulesets/grande_tactique/wire/option_words.h"
#include "engine/rulesets/grande_tactique/wire/reader.h"
#include "engine/rulesets/grande_tactique/wire/writer.h"

namespace berthier {
namespace grande_tactique {
namespace {

constexpr std::string_view kName = "grande_tactique";

// D0 to D2 belong to the command side of the rules, the rest to combat.
bool IsCommandDecision(const State& s) {
  return static_cast<Decision>(s.awaits.kind) <= Decision::kOrder;
}

bool IsCommandRoll(const State& s) {
  const RollKind kind = static_cast<RollKind>(s.awaits.kind);
  return kind == RollKind::kCommandDie || kind == RollKind::kFirstSide;
}

class TheGame final : public StateGame<Scenario, State> {
 public:
  TheGame(Scenario battle, const State& from, bool mid_turn)
      : StateGame(std::move(battle), from, &InOwnUnits) {
    if (!mid_turn) Advance({scenario(), start(), nullptr});
  }

  std::string_view ruleset() const override { return kName; }
  const Vocabulary& vocabulary() const override { return TheVocabulary(); }

  uint32_t PlayerTurn(const Position& position) const override {
    const State& s = position.As<State>();
    if (s.phase == Phase::kSetup) return 0;
    return static_cast<uint32_t>(2 * s.round - (s.moving == s.first_side));
  }

  std::string TurnTitle(const Position& position) const override {
    const State& s = position.As<State>();
    if (s.phase == Phase::kSetup) return "set-up";
    return "round " + std::to_string(s.round) + ", " +
           TimeOfDay(ClockAt(scenario(), s.round)) + ", " +
           scenario().side(s.moving).name;
  }

  Score FinalScore(const Position& position) const override {
    return ScoreOf(scenario(), position.As<State>());
  }

  Verdict Check(const Position& position, const Order& order) const override {
    const PositionView f = ViewOf(position);
    if (f.state.awaits.what != Awaited::What::kDecision) {
      return Refusal{.code = static_cast<uint16_t>(RefusalCode::kNotNow)};
    }
    return IsCommandDecision(f.state) ? CheckCommand(f, order)
                                      : CheckCombat(f, order);
  }

  void Propose(const Position& position,
               std::vector<Order>& orders) const override {
    const PositionView f = ViewOf(position);
    BERTHIER_CHECK(f.state.awaits.what == Awaited::What::kDecision);
    if (IsCommandDecision(f.state)) {
      ProposeCommand(f, orders);
    } else {
      ProposeCombat(f, orders);
    }
  }

  Order ProposeOne(const Position& position, Chooser& chooser) const override {
    const PositionView f = ViewOf(position);
    BERTHIER_CHECK(f.state.awaits.what == Awaited::What::kDecision);
    return IsCommandDecision(f.state) ? ProposeOneCommand(f, chooser)
                                      : ProposeOneCombat(f, chooser);
  }

  void Play(Position& position, const Order& order,
            Listener* listener) const override {
    const Battle b{scenario(), position.As<State>(), listener};
    BERTHIER_CHECK(b.state.awaits.what == Awaited::What::kDecision);
    if (IsCommandDecision(b.state)) {
      PlayCommand(b, order);
    } else {
      PlayCombat(b, order);
    }
    Advance(b);
  }

  Dice DiceFor(const Position& position) const override {
    const PositionView f = ViewOf(position);
    return IsCommandRoll(f.state) ? DiceForCommand(f) : DiceForCombat(f);
  }

  bool ThrownAgain(const Position& position,
                   const Faces& faces) const override {
    const PositionView f = ViewOf(position);
    if (static_cast<RollKind>(f.state.awaits.kind) == RollKind::kFirstSide) {
      return faces[0] == faces[1];  // GT-R7: ties are thrown again
    }
    return !IsCommandRoll(f.state) && ThrownAgainInCombat(f, faces);
  }

  void Describe(const Position& position, Roll& roll) const override {
    const PositionView f = ViewOf(position);
    BERTHIER_CHECK(f.state.awaits.what == Awaited::What::kRoll);
    roll.Clear();
    if (IsCommandRoll(f.state)) {
      DescribeCommandRoll(f, roll);
    } else {
      DescribeCombatRoll(f, roll);
    }
  }

  bool SameOutcome(const Position& position, const Faces& a,
                   const Faces& b) const override {
    const PositionView f = ViewOf(position);
    return IsCommandRoll(f.state) ? SameCommandOutcome(f, a, b)
                                  : SameCombatOutcome(f, a, b);
  }

  void Resolve(Position& position, const Faces& faces,
               Listener* listener) const override {
    const Battle b{scenario(), position.As<State>(), listener};
    BERTHIER_CHECK(b.state.awaits.what == Awaited::What::kRoll);
    if (IsCommandRoll(b.state)) {
      ResolveCommandRoll(b, faces);
    } else {
      ResolveCombatRoll(b, faces);
    }
    Advance(b);
  }

  Picture Draw(const Position& position) const override {
    return DrawPosition(ViewOf(position));
  }

  using StateGame::Say;
  std::string Say(const Position& position, const Order& order) const override {
    return SayOrder(ViewOf(position), order);
  }
  std::string Say(const Roll& roll) const override {
    return SayRoll(scenario(), roll);
  }

  std::vector<EntityId> ShareNames(const Position& position,
                                   const Order& order) const override {
    std::vector<EntityId> names;
    if (order.verb != static_cast<uint8_t>(Verb::kAllot)) return names;
    const GeneralId commander = scenario().As<GeneralId>(order.subject);
    if (!IsSome(commander)) return names;
    const Buckets buckets = BucketsOf(ViewOf(position), commander);
    for (int k = 0; k < buckets.n_generals; ++k) {
      names.push_back(
          scenario().Entity(buckets.generals[static_cast<size_t>(k)]));
    }
    if (buckets.keeps) names.push_back(order.subject);
    return names;
  }

  std::vector<Waypoint> WayOf(const Position& position,
                              const Order& order) const override {
    return grande_tactique::WayOf(ViewOf(position), order);
  }
  std::vector<Zone> ZonesOf(const Position& position,
                            EntityId id) const override {
    return grande_tactique::ZonesOf(ViewOf(position), id);
  }
  std::optional<Measure> MeasureBetween(const Position& position, EntityId a,
                                        EntityId b) const override {
    return grande_tactique::MeasureBetween(ViewOf(position), a, b);
  }
  std::vector<Purse> PursesOf(const Position& position,
                              Side side) const override {
    return grande_tactique::PursesOf(ViewOf(position), side);
  }
  std::optional<berthier::Price> PriceOf(const Position& position,
                                         const Order& order) const override {
    return PriceOfOrder(ViewOf(position), order);
  }

  ScenarioDocument Write(const Position& position) const override {
    return WriteDocument(ViewOf(position));
  }

  PositionView ViewOf(const Position& position) const {
    return {scenario(), position.As<State>()};
  }
};

}  // namespace

PositionView ViewOf(const Game& game, const Position& position) {
  BERTHIER_CHECK(game.ruleset() == kName);
  return static_cast<const TheGame&>(game).ViewOf(position);
}

}  // namespace grande_tactique

Ruleset GrandeTactique() {
  return {
      .name = grande_tactique::kName,
      .title = "Grande Tactique 3.2.1",
      .vocabulary = &grande_tactique::TheVocabulary,
      .build = &BuildGame<grande_tactique::TheGame, grande_tactique::Reader>,
      .entry_forms = &grande_tactique::EntryForms,
      .options = [] { return FormsOf(grande_tactique::kOptionRows); }};
}

}  // namespace berthier
