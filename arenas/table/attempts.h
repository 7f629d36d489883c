// Asking for orders of one verb until one is legal; else for the refusal that
// tells most: one that names somebody, and of these what most or the nearest
// attempts met.
//
// Law: the attempts for a verb and manner are of good form, so that no refusal
// is about a parameter that is missing.
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

// Refusals heard, of which one is told.
class Heard {
 public:
  // The least rank is told first.
  void Add(const Answer& answer, int rank);
  bool empty() const { return all_.empty(); }
  const Answer& MostTelling() const;

 private:
  struct Kind {
    Answer first;
    int rank;
    int times;
  };
  std::vector<Kind> all_;  // by code, as they came
};

class Attempts {
 public:
  // Whatever is given must outlive it.
  Attempts(const Game& game, const Position& position, EntityId subject);

  const Surroundings& around() const { return around_; }
  // Whatever the verb could be aimed at.
  Answer Any(uint8_t verb, uint8_t manner) const;
  Answer At(uint8_t verb, uint8_t manner, const Thing& thing) const;

 private:
  Takes TakesOf(uint8_t verb) const;
  Order Plain(uint8_t verb, uint8_t manner) const;
  // The first legal one of these; else what was heard.
  Answer AskAll(const std::vector<Order>& orders) const;
  std::vector<Order> Spots(const Order& plain) const;
  std::vector<Order> SpotsAt(const Order& plain, const Thing& thing) const;

  const Game& game_;
  const Position& position_;
  EntityId subject_;
  Surroundings around_;
  std::vector<Order> proposals_;  // of the subject
};

}  // namespace berthier

#endif  // BERTHIER_ARENAS_TABLE_ATTEMPTS_H_
