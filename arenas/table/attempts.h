// Finds a legal order of a verb by trying orders with Check; if none is legal,
// the most informative refusal: preferably one that names a unit, then the one
// of the best rank, then the most frequent one.
//
// Law: all orders tried are well-formed, so no refusal is about a missing
// parameter.
//
//   Attempts attempts(game, position, unit);
//   const Answer answer = attempts.Any(verb, 0);
//   if (!answer.legal) Tell(game.Say(answer.refusal));
#ifndef BERTHIER_ARENAS_TABLE_ATTEMPTS_H_
#define BERTHIER_ARENAS_TABLE_ATTEMPTS_H_

#include <cstdint>
#include <vector>

#include "arenas/table/surroundings.h"
#include "engine/model/game.h"

namespace berthier {

struct Answer {
  bool legal = false;
  Order order;  // legal, or the one that was refused
  Refusal refusal;
};

// Collects refusals and selects one to show.
class Heard {
 public:
  // Lower ranks are preferred.
  void Add(const Answer& answer, int rank);
  bool empty() const { return all_.empty(); }
  // Must not be empty.
  const Answer& MostTelling() const;

 private:
  struct Kind {
    Answer first;
    int rank;
    int times;
  };
  std::vector<Kind> all_;  // one per refusal code, in order of arrival
};

class Attempts {
 public:
  // `game` and `position` must outlive it.
  Attempts(const Game& game, const Position& position, EntityId subject);

  const Surroundings& around() const { return around_; }
  // With any object the verb could be aimed at, or none.
  Answer Any(uint8_t verb, uint8_t manner) const;
  // With `thing` as the object.
  Answer At(uint8_t verb, uint8_t manner, const Thing& thing) const;

 private:
  Takes TakesOf(uint8_t verb) const;
  Order Plain(uint8_t verb, uint8_t manner) const;
  // The first legal one of these, else the most informative refusal.
  Answer AskAll(const std::vector<Order>& orders) const;
  // Orders to try: `plain` with various poses and amounts near the subject.
  std::vector<Order> Spots(const Order& plain) const;
  // The same with poses in contact with `thing`, or facing it.
  std::vector<Order> SpotsAt(const Order& plain, const Thing& thing) const;

  const Game& game_;
  const Position& position_;
  EntityId subject_;
  Surroundings around_;
  std::vector<Order> proposals_;  // Game::Propose for the subject
};

}  // namespace berthier

#endif  // BERTHIER_ARENAS_TABLE_ATTEMPTS_H_
