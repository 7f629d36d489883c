// `evolution`: whole turns bred from one another.
//
// A genome is the sequence of orders a side gives in one player-turn, of any
// length. It is played from the view under common dice: an order that Check
// refuses by then is left out, and where the sequence ends before the turn does
// the playout policy goes on and its orders become part of the genome. Children
// take the front of one parent and the back of another, and lose or change an
// order or two; the worst of the population give way to better ones. Whoever is
// best is tried again and again, so that luck alone does not keep it there. It
// gives the first order of the best and breeds on from the rest next time.
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
  // Times a new genome is played, each with other dice.
  int trials = 4;
  // Player-turns until a trial is valued; none: as the doctrine says.
  std::optional<int> horizon = std::nullopt;
};

class EvolutionAgent final : public SearchAgent {
 public:
  EvolutionAgent(const Budget& budget, DoctrineMaker maker,
                 const EvolutionOptions& options)
      : SearchAgent(budget, maker), options_(options) {}

 private:
  // Nothing where an order is to be found when the genome is played.
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
  void Populate(const Game& game, const Position& view);
  // Until the budget is spent.
  void Improve(const Game& game, const Position& view);
  // The first order of the best genome, and what was thought of all.
  Choice Told();
  // Plays it once under each of the dice; false if the budget ended before.
  bool Try(const Game& game, const Position& view,
           const std::vector<uint64_t>& dice_seeds, Genome& genome);
  // Its mean, held back by the mean of all where trials are few.
  double Promise(const Genome& genome) const;
  double MeanOfAll() const;
  double PlayOnce(const Game& game, const Position& view, uint64_t dice_seed,
                  Genome& genome);
  Order Find(const Game& game, Genome& genome, size_t& next,
             RandomSource& choices);
  Genome Breed();
  const Genome& Parent();

  const EvolutionOptions options_;
  std::unique_ptr<Playout> playout_;
  Meter meter_;
  Side side_ = Side::kFirst;
  uint32_t turn_ = 0;
  int horizon_ = 0;
  std::vector<uint64_t> dice_seeds_;  // of new genomes
  std::vector<Genome> population_;
  double mean_of_all_ = 0;
  std::vector<Gene> rest_;  // of the best genome of the last decision
  std::vector<Gene> played_;
  std::vector<Order> orders_;
  std::optional<Position> position_;
};

}  // namespace berthier

#endif  // BERTHIER_AGENTS_SEARCH_EVOLUTION_H_
