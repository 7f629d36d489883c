#include "tests/toys/dice_duel.h"

#include <algorithm>
#include <cstdlib>

#include "engine/model/fault.h"
#include "engine/model/form.h"
#include "tests/toys/dice_duel_game.h"

namespace berthier {
namespace dice_duel {
namespace {

// Throws that show `hits` fives and sixes, of all throws of `dice` dice.
uint64_t Throws(int dice, int hits) {
  uint64_t n = 1;
  for (int i = 0; i < hits; ++i) {
    n = n * static_cast<uint64_t>(dice - i) / static_cast<uint64_t>(i + 1);
  }
  for (int i = 0; i < dice; ++i) n *= i < hits ? 2 : 4;
  return n;
}

}  // namespace

Awaited DiceDuelGame::Awaits(const Position& position) const {
  const State& state = position.As<State>();
  const auto active = static_cast<Side>(state.active);
  const EntityId about = MakeEntityId(state.active);
  switch (state.phase) {
    case Phase::kChoose:
      return {Awaited::What::kDecision, active, kChooseAction, about};
    case Phase::kAnswer:
      return {Awaited::What::kDecision, Opponent(active), kAnswerAssault,
              MakeEntityId(1 - state.active)};
    case Phase::kVolley:
      return {Awaited::What::kRoll, active, kVolleyRoll, about};
    case Phase::kMelee:
      return {Awaited::What::kRoll, active, kAssaultRoll, about};
    case Phase::kOver:
      return {};
  }
  return {};
}

Score DiceDuelGame::FinalScore(const Position& position) const {
  const State& state = position.As<State>();
  BERTHIER_CHECK(state.phase == Phase::kOver);
  Score score{.points = {state.men[0], state.men[1]}};
  if (state.men[0] != state.men[1]) {
    score.winner = state.men[0] > state.men[1] ? 0 : 1;
    score.grade = std::min(state.men[0], state.men[1]) == 0 ? kRout : kOnPoints;
  }
  return score;
}

Verdict DiceDuelGame::Check(const Position& position,
                            const Order& order) const {
  if (const FormFault fault = FaultOf(vocabulary(), entities_.size(), order);
      fault != FormFault::kNone) {
    return Refusal{.code = kMalformed,
                   .operands = {static_cast<int32_t>(fault)}};
  }
  const State& state = position.As<State>();
  const bool answer = order.verb == kStand || order.verb == kGiveWay;
  if (answer != (state.phase == Phase::kAnswer)) {
    return Refusal{.code = kNotNow, .operands = {order.verb}};
  }
  if (order.verb == kAssault && Index(order.object) == state.active) {
    return Refusal{
        .code = kNotNow, .object = order.object, .operands = {order.verb}};
  }
  if (order.verb == kFire) {
    if (order.amount < 1 || order.amount > kMostDice) {
      return Refusal{.code = kTooManyDice};
    }
    if (order.amount > state.powder[state.active]) {
      return Refusal{.code = kNoPowder,
                     .operands = {static_cast<int32_t>(order.amount),
                                  state.powder[state.active]}};
    }
  }
  return {};
}

void DiceDuelGame::Propose(const Position& position,
                           std::vector<Order>& orders) const {
  const State& state = position.As<State>();
  if (state.phase == Phase::kAnswer) {
    orders.push_back({.verb = kStand});
    orders.push_back({.verb = kGiveWay});
    return;
  }
  for (int dice = 1; dice <= DiceToFire(state); ++dice) {
    orders.push_back({.verb = kFire, .amount = dice});
  }
  orders.push_back(AssaultOrder(state));
  orders.push_back({.verb = kWait});
}

Order DiceDuelGame::ProposeOne(const Position& position,
                               Chooser& chooser) const {
  const State& state = position.As<State>();
  if (state.phase == Phase::kAnswer) {
    return {.verb = chooser.Below(2) == 0 ? kStand : kGiveWay};
  }
  const uint32_t most = static_cast<uint32_t>(DiceToFire(state));
  switch (chooser.Below(most > 0 ? 3 : 2)) {
    case 0:
      return AssaultOrder(state);
    case 1:
      return {.verb = kWait};
    default:
      return {.verb = kFire, .amount = 1 + int64_t{chooser.Below(most)}};
  }
}

void DiceDuelGame::Play(Position& position, const Order& order,
                        Listener* listener) const {
  State& state = position.As<State>();
  switch (order.verb) {
    case kFire:
      state.dice = static_cast<uint8_t>(order.amount);
      state.powder[state.active] =
          static_cast<uint8_t>(state.powder[state.active] - state.dice);
      state.spent[state.active] =
          static_cast<uint8_t>(state.spent[state.active] + state.dice);
      state.phase = Phase::kVolley;
      Tell(listener, kFired, state.active, state.dice);
      return;
    case kAssault:
      state.phase = Phase::kAnswer;
      Tell(listener, kAssaulted, state.active, 0);
      return;
    case kStand:
      state.phase = Phase::kMelee;
      Tell(listener, kStood, 1 - state.active, 0);
      return;
    case kGiveWay:
      Tell(listener, kGaveWay, 1 - state.active, 0);
      Lose(state, 1 - state.active, 1, listener);
      break;
    default:
      Tell(listener, kWaited, state.active, 0);
  }
  Finish(state, listener);
}

Dice DiceDuelGame::DiceFor(const Position& position) const {
  const State& state = position.As<State>();
  const auto active = static_cast<Side>(state.active);
  if (state.phase == Phase::kVolley) {
    return {.handfuls = {{{state.dice, 6, active}}}};
  }
  return {.handfuls = {{{1, 6, active}, {1, 6, Opponent(active)}}}};
}

bool DiceDuelGame::ThrownAgain(const Position& position,
                               const Faces& faces) const {
  const State& state = position.As<State>();
  return state.phase == Phase::kMelee && Margin(state, faces) == 0;
}

void DiceDuelGame::Describe(const Position& position, Roll& roll) const {
  const State& state = position.As<State>();
  roll.dice = DiceFor(position);
  roll.kind = Awaits(position).kind;
  roll.subject = MakeEntityId(state.active);
  roll.object = MakeEntityId(1 - state.active);
  if (state.phase == Phase::kVolley) {
    DescribeVolley(state, roll);
  } else {
    DescribeMelee(state, roll);
  }
}

bool DiceDuelGame::SameOutcome(const Position& position, const Faces& a,
                               const Faces& b) const {
  const State& state = position.As<State>();
  if (state.phase == Phase::kVolley) {
    const auto fallen = [&state](const Faces& faces) {
      int hits = 0;
      for (int i = 0; i < faces.count; ++i) hits += faces[i] >= 5;
      return std::min<int>(hits, state.men[1u - state.active]);
    };
    return fallen(a) == fallen(b);
  }
  const int x = Margin(state, a), y = Margin(state, b);
  return (x > 0) == (y > 0) && LossBy(x) == LossBy(y);
}

void DiceDuelGame::Resolve(Position& position, const Faces& faces,
                           Listener* listener) const {
  State& state = position.As<State>();
  if (state.phase == Phase::kVolley) {
    int hits = 0;
    for (int i = 0; i < faces.count; ++i) hits += faces[i] >= 5;
    Lose(state, 1 - state.active, hits, listener);
    state.dice = 0;
  } else {
    const int margin = Margin(state, faces);
    Lose(state, margin > 0 ? 1 - state.active : state.active, LossBy(margin),
         listener);
  }
  Finish(state, listener);
}

void DiceDuelGame::See(const Position& position, Side side,
                       Position& view) const {
  view = position;
  if (setting_.fog == Fog::kOff) return;
  view.As<State>().powder[static_cast<size_t>(Index(Opponent(side)))] = kHidden;
}

void DiceDuelGame::Sample(const Position& view, Side side, Chooser& chooser,
                          Position& position) const {
  position = view;
  State& state = position.As<State>();
  const auto enemy = static_cast<size_t>(Index(Opponent(side)));
  if (state.powder[enemy] != kHidden) return;
  const auto most = static_cast<uint32_t>(kMostPowder - state.spent[enemy]);
  state.powder[enemy] = static_cast<uint8_t>(chooser.Below(most + 1));
}

void DiceDuelGame::DescribeVolley(const State& state, Roll& roll) {
  roll.target = 5;
  const int men = state.men[1u - state.active];
  const int most = std::min<int>(men, state.dice);
  for (int fallen = 0; fallen <= most; ++fallen) {
    OutcomeClass outcome{.code = kHits, .detail = fallen};
    // More hits than men are as good as the last man.
    for (int hits = fallen; hits <= (fallen == men ? state.dice : fallen);
         ++hits) {
      outcome.weight += Throws(state.dice, hits);
    }
    for (int i = 0; i < state.dice; ++i) {
      outcome.sample.Add(i < fallen ? 6 : 1);
    }
    roll.outcomes.push_back(outcome);
  }
}

void DiceDuelGame::DescribeMelee(const State& state, Roll& roll) {
  if (const int bonus = Bonus(state); bonus != 0) {
    roll.modifiers.push_back(
        {.code = kMoreMen,
         .value = 1,
         .handful = static_cast<uint8_t>(bonus > 0 ? 0 : 1)});
  }
  for (int a = 1; a <= 6; ++a) {
    for (int b = 1; b <= 6; ++b) {
      Faces faces;
      faces.Add(a);
      faces.Add(b);
      const int margin = Margin(state, faces);
      if (margin == 0) {
        ++roll.again;
        continue;
      }
      const uint16_t code = margin > 0 ? kAttackerWins : kDefenderWins;
      const int loss = LossBy(margin);
      const auto same =
          std::find_if(roll.outcomes.begin(), roll.outcomes.end(),
                       [code, loss](const OutcomeClass& outcome) {
                         return outcome.code == code && outcome.detail == loss;
                       });
      if (same == roll.outcomes.end()) {
        roll.outcomes.push_back({code, loss, 1, faces});
      } else {
        ++same->weight;
      }
    }
  }
}

// Each die of a volley takes a charge of powder.
std::vector<Purse> DiceDuelGame::PursesOf(const Position& position,
                                          Side side) const {
  const State& state = position.As<State>();
  const auto who = static_cast<size_t>(Index(side));
  if (state.powder[who] == kHidden) return {};
  return {{MakeEntityId(Index(side)), "powder", state.powder[who],
           state.powder[who] + state.spent[who]}};
}

std::optional<Price> DiceDuelGame::PriceOf(const Position& position,
                                           const Order& order) const {
  if (order.verb != kFire) return std::nullopt;
  const State& state = position.As<State>();
  return Price{.amount = static_cast<int32_t>(order.amount),
               .unit = "powder",
               .left = state.powder[state.active]};
}

void DiceDuelGame::Tell(Listener* listener, uint16_t code, int who,
                        int amount) {
  if (listener == nullptr) return;
  Event event{.code = code, .subject = MakeEntityId(who)};
  event.operands[0] = amount;
  listener->Hear(event);
}

void DiceDuelGame::Lose(State& state, int who, int men, Listener* listener) {
  uint8_t& left = state.men[static_cast<size_t>(who)];
  const int lost = std::min<int>(left, men);
  left = static_cast<uint8_t>(left - lost);
  Tell(listener, kLost, who, lost);
}

void DiceDuelGame::Finish(State& state, Listener* listener) {
  state.active ^= 1;
  --state.actions;
  state.phase = Phase::kChoose;
  if (state.men[0] == 0 || state.men[1] == 0 || state.actions == 0) {
    state.phase = Phase::kOver;
    Tell(listener, kEnded, state.active, 0);
  }
}

}  // namespace dice_duel

const Ruleset& DiceDuel() {
  static const Ruleset ruleset = {"dice_duel", "Dice duel",
                                  &dice_duel::DiceDuelVocabulary,
                                  &dice_duel::BuildDiceDuel};
  return ruleset;
}

}  // namespace berthier
