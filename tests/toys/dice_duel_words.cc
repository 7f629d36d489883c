// The words and the picture of the dice duel.
#include "engine/model/form.h"
#include "tests/toys/dice_duel_game.h"

namespace berthier::dice_duel {

const Vocabulary& DiceDuelVocabulary() {
  static const Vocabulary vocabulary = {
      .verbs = {{.name = "fire",
                 .clause = "DD-1",
                 .help = "throw one to three dice, a charge each",
                 .takes = Takes::kAmount},
                {.name = "assault",
                 .clause = "DD-2",
                 .help = "go in with cold steel",
                 .takes = Takes::kObject},
                {.name = "wait", .clause = "DD-3", .help = "do nothing"},
                {.name = "stand",
                 .clause = "DD-2",
                 .help = "receive the assault"},
                {.name = "give way",
                 .clause = "DD-2",
                 .help = "lose a man and refuse the assault"}},
      .decisions = {{"choose action", "DD-1", "fire, assault or wait"},
                    {"answer assault", "DD-2", "stand or give way"}},
      .rolls = {{"volley", "DD-1", "every 5 or 6 takes a man"},
                {"assault", "DD-2", "the higher die wins"}},
      .modifiers = {{"more men", "DD-2", "one more for the stronger side"}},
      .outcomes = {{"hits", "DD-1", "so many men fall"},
                   {"attacker wins", "DD-2", "the defender loses so many men"},
                   {"defender wins", "DD-2", "the attacker loses so many men"}},
      .events = {{"fired", "DD-1", "a company fired"},
                 {"assaulted", "DD-2", "a company went in"},
                 {"waited", "DD-3", "a company waited"},
                 {"stood", "DD-2", "a company received the assault"},
                 {"gave way", "DD-2", "a company gave way"},
                 {"lost", "DD-1", "men fell"},
                 {"ended", "DD-4", "the duel is over"}},
      .event_kinds = {{EventRole::kAsOrdered},
                      {EventRole::kAsOrdered},
                      {EventRole::kAsOrdered},
                      {EventRole::kAsOrdered},
                      {EventRole::kAsOrdered},
                      {EventRole::kNews},
                      {EventRole::kNews}},
      .refusals = {{"accepted", "", ""},
                   {"malformed", "DD-1", "the order has not the verb's form"},
                   {"not now", "DD-1", "another decision is awaited"},
                   {"too many dice", "DD-1", "one to three dice a volley"},
                   {"no powder", "DD-1", "every die costs a charge"}},
      .grades = {{"draw", "DD-4", "as many men on both sides"},
                 {"on points", "DD-4", "more men at the end"},
                 {"rout", "DD-4", "no enemy is left"}},
      .points = {.what = "men left"},
  };
  return vocabulary;
}

Picture DiceDuelGame::Draw(const Position& position) const {
  const State& state = position.As<State>();
  Picture picture{.title = "Dice duel",
                  .width = kPace * 10,
                  .depth = kPace * 10,
                  .ruler_ticks = kPace.ticks,
                  .ruler_name = "pace"};
  for (size_t side = 0; side < kSides; ++side) {
    const bool south = side == 0;
    const Pose pose = {{kPace.ticks * 5, kPace.ticks * (south ? 3 : 7)},
                       Heading::Degrees(south ? 0 : 180)};
    const Block block = MakeBlock(pose, {kPace * 4, kPace});
    const auto corners = block.corners();
    picture.bodies.push_back({.id = MakeEntityId(static_cast<int>(side)),
                              .side = static_cast<int8_t>(side),
                              .name = setting_.companies[side],
                              .symbol = Symbol::kInfantry,
                              .type = "company",
                              .pose = pose,
                              .outline = {corners.begin(), corners.end()}});
    const uint8_t powder = state.powder[side];
    picture.panels.push_back(
        {.title = setting_.sides[side],
         .side = static_cast<int8_t>(side),
         .lines = {std::to_string(state.men[side]) + " men",
                   powder == kHidden ? "powder unknown"
                                     : std::to_string(powder) + " powder"}});
  }
  return picture;
}

std::string DiceDuelGame::Say(const Position& position,
                              const Order& order) const {
  const State& state = position.As<State>();
  const std::string& active = setting_.companies[state.active];
  const std::string& other = setting_.companies[1u - state.active];
  switch (order.verb) {
    case kFire:
      return active + " fires with " + std::to_string(order.amount) + " dice";
    case kAssault:
      return active + " assaults " + other;
    case kStand:
      return other + " stands";
    case kGiveWay:
      return other + " gives way";
    default:
      return active + " waits";
  }
}

std::string DiceDuelGame::Say(const Event& event) const {
  const std::string& who =
      setting_.companies[static_cast<size_t>(Index(event.subject))];
  const std::string amount = std::to_string(event.operands[0]);
  switch (event.code) {
    case kFired:
      return who + " fires with " + amount + " dice";
    case kAssaulted:
      return who + " goes in";
    case kWaited:
      return who + " waits";
    case kStood:
      return who + " stands";
    case kGaveWay:
      return who + " gives way";
    case kLost:
      return who + " loses " + amount;
    default:
      return "the duel is over";
  }
}

std::string DiceDuelGame::Say(const Refusal& refusal) const {
  switch (refusal.code) {
    case kMalformed:
      return std::string(Words(static_cast<FormFault>(refusal.operands[0])));
    case kNotNow:
      return "this is no moment to " +
             std::string(vocabulary()
                             .verbs[static_cast<size_t>(refusal.operands[0])]
                             .name);
    case kTooManyDice:
      return "a volley has one to three dice";
    case kNoPowder:
      return "needs " + std::to_string(refusal.operands[0]) + " powder; " +
             std::to_string(refusal.operands[1]) + " left";
    default:
      return "accepted";
  }
}

std::string DiceDuelGame::Say(const Roll& /*roll*/,
                              const OutcomeClass& outcome) const {
  const std::string men = std::to_string(outcome.detail);
  switch (outcome.code) {
    case kHits:
      return men + " fall";
    case kAttackerWins:
      return "the defender loses " + men;
    default:
      return "the attacker loses " + men;
  }
}

std::string DiceDuelGame::Say(const Roll& roll) const {
  const std::string& who =
      setting_.companies[static_cast<size_t>(Index(roll.subject))];
  if (roll.kind == kVolleyRoll) {
    return who + ": volley, every 5 or 6 takes a man";
  }
  return who + ": assault, the higher die wins";
}

}  // namespace berthier::dice_duel
