// Arbitrary orders against arbitrary reachable positions of every ruleset and
// scenario: Check answers, changes nothing, and has a sentence for a refusal;
// what it accepts can be played.
//
// The bytes choose the game, a seed and a number of random steps to reach the
// position, then an order field by field.
#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "engine/model/fault.h"
#include "tests/engine/model/random_play.h"
#include "tests/fuzz/games.h"

namespace berthier {
namespace {

class Bytes {
 public:
  Bytes(const uint8_t* data, size_t size) : data_(data), size_(size) {}

  bool empty() const { return size_ == 0; }
  uint64_t Take(size_t count) {
    uint64_t value = 0;
    for (; count > 0 && size_ > 0; --count, --size_) {
      value = value << 8 | *data_++;
    }
    return value;
  }
  int Below(size_t n) { return static_cast<int>(Take(2) % n); }

 private:
  const uint8_t* data_;
  size_t size_;
};

// A place: near something on the table, or anywhere at all.
Point AnyPlace(const Picture& picture, Bytes& bytes) {
  const int choice = bytes.Below(4);
  if (choice == 0) {
    return {static_cast<int32_t>(bytes.Take(4)),
            static_cast<int32_t>(bytes.Take(4))};
  }
  Point near;
  if (!picture.bodies.empty()) {
    near =
        picture.bodies[static_cast<size_t>(bytes.Below(picture.bodies.size()))]
            .pose.centre;
  }
  const auto off = [&] {
    return static_cast<int32_t>(static_cast<int16_t>(bytes.Take(2))) /
           (choice == 1 ? 1 : 16);
  };
  const int32_t x = off();
  return {near.x + x, near.y + off()};
}

EntityId AnyEntity(const Game& game, Bytes& bytes) {
  // Now and then nobody, or somebody that is not there.
  const int index = bytes.Below(game.entities().size() + 2);
  if (index == static_cast<int>(game.entities().size())) return EntityId::kNone;
  return MakeEntityId(index);
}

Order AnyOrder(const Game& game, const Position& position, Bytes& bytes) {
  const std::vector<Verb>& verbs = game.vocabulary().verbs;
  Order order;
  const int verb = bytes.Below(verbs.size() + 1);
  order.verb = static_cast<uint8_t>(verb);
  // Most orders take what their verb takes; some take anything.
  const Takes takes =
      verb < static_cast<int>(verbs.size()) && bytes.Below(8) != 0
          ? verbs[static_cast<size_t>(verb)].takes
          : static_cast<Takes>(bytes.Take(2));
  if (Has(takes, Takes::kManner)) {
    // Now and then one that the verb does not have.
    const size_t manners = verb < static_cast<int>(verbs.size())
                               ? verbs[static_cast<size_t>(verb)].manners.size()
                               : 0;
    order.manner = static_cast<uint8_t>(bytes.Below(manners + 2));
  }
  if (Has(takes, Takes::kSubject)) order.subject = AnyEntity(game, bytes);
  if (Has(takes, Takes::kObject)) order.object = AnyEntity(game, bytes);
  if (Has(takes, Takes::kPlace) || Has(takes, Takes::kVia)) {
    const Picture picture = game.Draw(position);
    if (Has(takes, Takes::kPlace)) {
      order.pose.centre = AnyPlace(picture, bytes);
    }
    if (Has(takes, Takes::kVia)) order.via = AnyPlace(picture, bytes);
  }
  if (Has(takes, Takes::kHeading)) {
    order.pose.heading = Heading::Quarters(bytes.Below(1440));
  }
  if (Has(takes, Takes::kAmount)) {
    order.amount = static_cast<int64_t>(bytes.Take(bytes.Below(2) ? 1 : 8));
  }
  if (Has(takes, Takes::kShares)) {
    for (int k = bytes.Below(kMaxShares + 1); k > 0; --k) {
      order.amount = WithShare(order.amount, k - 1, bytes.Below(8));
    }
  }
  return order;
}

struct Ear : Listener {
  void Hear(const Event& event) override { heard.push_back(event); }
  std::vector<Event> heard;
};

void CheckOne(const Game& game, Position& position, const Order& order) {
  const Position before = position;
  const Verdict verdict = game.Check(position, order);
  BERTHIER_CHECK(before == position);
  if (!verdict.ok()) {
    BERTHIER_CHECK(verdict.refusal().code < game.vocabulary().refusals.size());
    BERTHIER_CHECK(!game.Say(verdict.refusal()).empty());
    return;
  }
  BERTHIER_CHECK(!game.Say(position, order).empty());
  // Played twice it leads to the same position, and words take part in nothing.
  Position again = position;
  Ear ear;
  game.Play(position, order, nullptr);
  game.Play(again, order, &ear);
  BERTHIER_CHECK(game.Hash(position) == game.Hash(again));
  for (const Event& event : ear.heard) {
    BERTHIER_CHECK(!game.Say(event).empty());
  }
}

}  // namespace
}  // namespace berthier

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
  using namespace berthier;
  static const std::vector<GamePointer> games = FuzzedGames();
  Bytes bytes(data, size);
  const Game& game = *games[static_cast<size_t>(bytes.Below(games.size()))];
  SeededChooser chooser(bytes.Take(2));
  // Mostly the first moves; now and then deep into a battle.
  int steps = bytes.Below(bytes.Below(4) == 0 ? 3000 : 200);
  Position position(game.layout());
  game.Start(position);
  for (; steps > 0 && !game.Awaits(position).is_over(); --steps) {
    StepAtRandom(game, position, chooser, nullptr);
  }
  while (!bytes.empty()) {
    while (game.Awaits(position).is_roll()) {
      StepAtRandom(game, position, chooser, nullptr);
    }
    if (game.Awaits(position).is_over()) break;
    CheckOne(game, position, AnyOrder(game, position, bytes));
  }
  return 0;
}
