// `evolution`: an evolutionary search over whole player-turns.
//
// A genome is the sequence of orders a side gives in one player-turn, of any
// length. It is played from the view under common dice: orders that Check
// refuses by then are left out, and where the sequence ends before the turn
// does, the playout policy continues and its orders become part of the genome.
// Children take the front of one parent and the back of another, with a small
// mutation; they replace the worst of the population if they are better. The
// best genome is tried again and again, so that it does not stay best by luck
// alone. The agent gives the first order of the best genome and starts its next
// search from the rest of it.
//
//   EvolutionAgent agent({.milliseconds = 500}, &MakePlainDoctrine, {});
#ifndef BERTHIER_AGENTS_SEARCH_EVOLUTION_H_
#define BERTHIER_AGENTS_SEARCH_EVOLUTION_H_

#include <memory>
#include <optional>
#include <vector>

#include "agents/search/playout.h"
#include "agents/search/search_agent.h"

namespace berthier {

struct EvolutionOptions {
  int population = 16;
  // How many times a new genome is played, each time with other dice.
  int trials = 4;
  // Player-turns until a trial is valued; nullopt: the doctrine's horizon.
  std::optional<int> horizon = std::nullopt;
};

class EvolutionAgent final : public SearchAgent {
 public:
  EvolutionAgent(const Budget& budget, DoctrineMaker maker,
                 const EvolutionOptions& options)
      : SearchAgent(budget, maker), options_(options) {}

 private:
  // If nullopt, a random candidate is drawn when the genome is first played.
  using Gene = std::optional<Order>;
  struct Genome {
    std::vector<Gene> genes;
    double mean = 0;
    double spread = 0;  // sum of squared deviations
    uint64_t trials = 0;
  };

  void Prepare(const Game& game) override;
  Choice Search(const Game& game, const Position& view, Side side,
                const Budget& budget, SearchCost& spending) override;
  // Fills the population: the rest of the last best genome, the playout
  // policy's turn, and turns that begin with a random candidate.
  void Populate(const Game& game, const Position& view);
  // Tries, breeds and replaces genomes until the budget is spent.
  void Improve(const Game& game, const Position& view);
  // The first order of the best genome, with the thoughts about all genomes.
  Choice Told();
  // Plays `genome` once with each seed; false if the budget ended before.
  bool Try(const Game& game, const Position& view,
           const std::vector<uint64_t>& dice_seeds, Genome& genome);
  // The genome's mean, shrunk to the mean of all while its trials are few.
  double Promise(const Genome& genome) const;
  double MeanOfAll() const;
  // Plays the turn and a playout; returns the value to side_.
  double PlayOnce(const Game& game, const Position& view, uint64_t dice_seed,
                  Genome& genome);
  // The next legal order from gene `next` on, or the playout policy's order.
  Order Find(const Game& game, Genome& genome, size_t& next,
             RandomSource& choices);
  // A child of two parents, with one mutation.
  Genome Breed();
  // The better of two random genomes.
  const Genome& Parent();

  const EvolutionOptions options_;
  std::unique_ptr<Playout> playout_;
  Meter meter_;
  Side side_ = Side::kFirst;
  uint32_t turn_ = 0;
  int horizon_ = 0;
  std::vector<uint64_t> dice_seeds_;  // dice with which new genomes are tried
  std::vector<Genome> population_;
  double mean_of_all_ = 0;
  std::vector<Gene> rest_;  // rest of the last decision's best genome
  std::vector<Gene> played_;
  std::vector<Order> orders_;
  std::optional<Position> position_;
};

}  // namespace berthier

#endif  // BERTHIER_AGENTS_SEARCH_EVOLUTION_H_
