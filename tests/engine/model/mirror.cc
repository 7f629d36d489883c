#include "tests/engine/model/mirror.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <map>
#include <optional>
#include <utility>
#include <vector>

#include "tests/engine/model/contract.h"
#include "tests/engine/model/random_play.h"

namespace berthier {
namespace {

void TurnWord(std::string& word) {
  static const std::map<std::string, std::string> kTurned = {
      {"north", "south"}, {"south", "north"}, {"east", "west"},
      {"west", "east"},   {"N", "S"},         {"S", "N"},
      {"E", "W"},         {"W", "E"},
  };
  if (const auto it = kTurned.find(word); it != kTurned.end()) {
    word = it->second;
  }
}

// Turns places and orders of one game into those of its mirror image.
class Turner {
 public:
  Turner(const Game& game, const Game& mirrored,
         const ScenarioDocument& document, const Mirror& mirror)
      : game_(game),
        mirror_(mirror),
        width_(document.width),
        depth_(document.depth) {
    std::map<std::string, EntityId> ids;
    for (size_t i = 0; i < mirrored.entities().size(); ++i) {
      ids[mirrored.entities()[i].name] = MakeEntityId(static_cast<int>(i));
    }
    for (const EntityInfo& entity : game.entities()) {
      const auto it =
          ids.find(mirror.name ? mirror.name(entity.name) : entity.name);
      ids_.push_back(it == ids.end() ? EntityId::kNone : it->second);
      if (it == ids.end()) {
        ADD_FAILURE() << "the mirror image has no " << entity.name;
      }
    }
  }

  // Fields that the verb does not take stay as they are.
  Order Turned(const Order& order) const {
    const Takes takes = game_.vocabulary().verbs[order.verb].takes;
    Order turned = order;
    turned.subject = Turned(order.subject);
    turned.object = Turned(order.object);
    if (Has(takes, Takes::kPlace)) {
      turned.pose.centre = TurnedPoint(order.pose.centre, width_, depth_);
    }
    if (Has(takes, Takes::kHeading)) {
      turned.pose.heading = order.pose.heading.Opposite();
    }
    const bool via_left_out =
        Has(takes, Takes::kViaOptional) && order.via == Point{};
    if (Has(takes, Takes::kVia) && !via_left_out) {
      turned.via = TurnedPoint(order.via, width_, depth_);
    }
    for (int k = 0;
         Has(takes, Takes::kFurtherVias) && k < FurtherViaCount(order.amount);
         ++k) {
      turned.amount = WithFurtherVia(
          turned.amount, k,
          TurnedPoint(*FurtherVia(order.amount, k), width_, depth_));
    }
    if (mirror_.order) mirror_.order(order, turned);
    return turned;
  }

  // The shares of an amount, in the sequence in which the mirror image names
  // them.
  int64_t TurnedShares(int64_t amount, const std::vector<EntityId>& names,
                       const std::vector<EntityId>& image_names) const {
    int64_t turned = 0;
    for (size_t i = 0; i < names.size(); ++i) {
      const auto it =
          std::find(image_names.begin(), image_names.end(), Turned(names[i]));
      if (it == image_names.end()) return -1;
      turned = WithShare(turned, static_cast<int>(it - image_names.begin()),
                         Share(amount, static_cast<int>(i)));
    }
    return turned;
  }

  static Point TurnedPoint(Point p, Length width, Length depth) {
    return {width.ticks - p.x, depth.ticks - p.y};
  }

 private:
  EntityId Turned(EntityId id) const {
    return IsSome(id) ? ids_[static_cast<size_t>(Index(id))] : id;
  }

  const Game& game_;
  const Mirror& mirror_;
  Length width_;
  Length depth_;
  std::vector<EntityId> ids_;
};

// The faces for the dice of the mirror image, whose handfuls are thrown by the
// other sides and may stand in the other order; none if they are other dice.
std::optional<Faces> TurnedFaces(const Dice& dice, const Dice& mirrored,
                                 const Faces& faces) {
  Dice expected = dice;
  for (Dice::Handful& handful : expected.handfuls) {
    handful.thrower = Opponent(handful.thrower);
  }
  const auto same = [](const Dice::Handful& a, const Dice::Handful& b) {
    return a.count == b.count && (a.count == 0 || a == b);
  };
  if (same(expected.handfuls[0], mirrored.handfuls[0]) &&
      same(expected.handfuls[1], mirrored.handfuls[1])) {
    return faces;
  }
  if (!same(expected.handfuls[0], mirrored.handfuls[1]) ||
      !same(expected.handfuls[1], mirrored.handfuls[0])) {
    return std::nullopt;
  }
  Faces turned = faces;
  std::rotate(turned.values.begin(),
              turned.values.begin() + dice.handfuls[0].count,
              turned.values.begin() + faces.count);
  return turned;
}

// Plays one game of both in step.
class Pair {
 public:
  Pair(const Game& game, const Game& mirrored, const Turner& turner)
      : game_(game),
        mirrored_(mirrored),
        turner_(turner),
        position_(game.layout()),
        image_(mirrored.layout()) {}

  void Play(uint64_t seed, int most_steps) {
    SeededChooser chooser(seed);
    game_.Start(position_);
    mirrored_.Start(image_);
    for (int step = 0; !game_.Awaits(position_).is_over(); ++step) {
      SCOPED_TRACE("seed " + std::to_string(seed) + ", step " +
                   std::to_string(step));
      ASSERT_LT(step, most_steps) << "the game does not end";
      ASSERT_NO_FATAL_FAILURE(CheckAwaited());
      ASSERT_NO_FATAL_FAILURE(Step(chooser));
    }
    ASSERT_TRUE(mirrored_.Awaits(image_).is_over())
        << "only the original is over";
    CheckScore();
  }

 private:
  void CheckAwaited() {
    const Awaited awaited = game_.Awaits(position_);
    const Awaited image = mirrored_.Awaits(image_);
    ASSERT_EQ(awaited.what, image.what);
    ASSERT_EQ(awaited.kind, image.kind);
    ASSERT_EQ(awaited.side, Opponent(image.side));
  }

  void Step(Chooser& chooser) {
    if (game_.Awaits(position_).is_roll()) {
      const Faces faces = ThrowForIt(game_, position_, chooser);
      const std::optional<Faces> turned = TurnedFaces(
          game_.DiceFor(position_), mirrored_.DiceFor(image_), faces);
      ASSERT_TRUE(turned) << "the mirror image throws other dice";
      ASSERT_FALSE(mirrored_.ThrownAgain(image_, *turned));
      game_.Resolve(position_, faces, nullptr);
      mirrored_.Resolve(image_, *turned, nullptr);
    } else {
      const Order order = game_.ProposeOne(position_, chooser);
      Order turned = turner_.Turned(order);
      const Verb& verb = game_.vocabulary().verbs[order.verb];
      if (Has(verb.takes, Takes::kShares)) {
        turned.amount = turner_.TurnedShares(
            order.amount, game_.ShareNames(position_, order),
            mirrored_.ShareNames(image_, turned));
      }
      const Verdict verdict = mirrored_.Check(image_, turned);
      ASSERT_TRUE(verdict.ok()) << "\"" << game_.Say(position_, order)
                                << "\" is refused in the mirror image: "
                                << mirrored_.Say(verdict.refusal());
      game_.Play(position_, order, nullptr);
      mirrored_.Play(image_, turned, nullptr);
    }
  }

  void CheckScore() {
    const Score score = game_.FinalScore(position_);
    const Score image = mirrored_.FinalScore(image_);
    ASSERT_EQ(score.winner, image.winner < 0 ? -1 : 1 - image.winner);
    ASSERT_EQ(score.grade, image.grade);
    ASSERT_EQ(score.points[0], image.points[1]);
    ASSERT_EQ(score.points[1], image.points[0]);
  }

  const Game& game_;
  const Game& mirrored_;
  const Turner& turner_;
  Position position_;
  Position image_;
};

}  // namespace

ScenarioDocument Mirrored(const ScenarioDocument& document,
                          const Mirror& mirror) {
  ScenarioDocument image = document;
  const auto turn = [&document](Point& p) {
    p = Turner::TurnedPoint(p, document.width, document.depth);
  };
  std::vector<size_t> sides;
  for (size_t i = 0; i < image.entries.size(); ++i) {
    Entry& entry = image.entries[i];
    if (entry.type == "side") sides.push_back(i);
    if (entry.place) turn(*entry.place);
    if (entry.heading) entry.heading = entry.heading->Opposite();
    std::for_each(entry.points.begin(), entry.points.end(), turn);
    std::for_each(entry.is.begin(), entry.is.end(), TurnWord);
    for (auto& link : entry.links) TurnWord(link.second);
  }
  if (sides.size() == kSides) {
    std::swap(image.entries[sides[0]], image.entries[sides[1]]);
  }
  if (mirror.finish) mirror.finish(image);
  return image;
}

void CheckMirror(const Ruleset& ruleset, const ScenarioDocument& document,
                 const Mirror& mirror, uint64_t seed, int most_steps) {
  SCOPED_TRACE("the mirror image of " + document.name);
  // A scenario that leaves its sides to the ruleset does not say which is
  // which; its first position does.
  ScenarioDocument whole = document;
  if (std::none_of(document.entries.begin(), document.entries.end(),
                   [](const Entry& entry) { return entry.type == "side"; })) {
    const std::unique_ptr<const Game> unsaid = BuildOrFail(ruleset, document);
    if (unsaid == nullptr) return;
    Position start(unsaid->layout());
    unsaid->Start(start);
    whole = unsaid->Write(start);
  }
  const std::unique_ptr<const Game> game = BuildOrFail(ruleset, whole);
  const std::unique_ptr<const Game> mirrored =
      BuildOrFail(ruleset, Mirrored(whole, mirror));
  if (game == nullptr || mirrored == nullptr) return;
  const Turner turner(*game, *mirrored, whole, mirror);
  Pair pair(*game, *mirrored, turner);
  for (int i = 0; i < mirror.games; ++i) {
    ASSERT_NO_FATAL_FAILURE(
        pair.Play(seed + static_cast<uint64_t>(i), most_steps));
  }
}

}  // namespace berthier
