#include "agents/search/evolution.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace berthier {

void EvolutionAgent::Prepare(const Game& game) {
  playout_ = std::make_unique<Playout>(game, doctrine());
  position_.emplace(game.layout());
  rest_.clear();
}

// The next order of the genome that can be given, or a new one.
Order EvolutionAgent::Find(const Game& game, Genome& genome, size_t& next,
                           RandomSource& choices) {
  while (next < genome.genes.size()) {
    const Gene& gene = genome.genes[next++];
    if (!gene.has_value()) {
      orders_.clear();
      doctrine().GenerateCandidates(game, *position_, orders_);
      // Not from the common stream, which would find the same for all.
      return orders_[source().Below(static_cast<uint32_t>(orders_.size()))];
    }
    if (game.Check(*position_, *gene).ok()) return *gene;
  }
  return doctrine().Choose(game, *position_, choices);
}

double EvolutionAgent::PlayOnce(const Game& game, const Position& view,
                                uint64_t dice_seed, Genome& genome) {
  // Dice and choices come from streams of their own, so that an order more or
  // less does not change all luck that follows.
  CommonDice dice(dice_seed);
  RandomSource choices(MixBits(dice_seed));
  Position& position = *position_;
  game.Sample(view, side_, choices, position);
  uint64_t steps = 1;
  size_t next = 0;
  played_.clear();
  while (true) {
    const Awaited awaited = game.Awaits(position);
    if (awaited.is_over()) break;
    if (awaited.is_roll()) {
      game.Resolve(position, dice.Throw(game, position), nullptr);
      ++steps;
      continue;
    }
    if (doctrine().Turn(game, position) != turn_) break;
    const bool own = awaited.side == side_;
    const Order order = own ? Find(game, genome, next, choices)
                            : doctrine().Choose(game, position, choices);
    if (own) played_.push_back(order);
    game.Play(position, order, nullptr);
    ++steps;
  }
  const double value = playout_->Run(position, horizon_, turn_, dice, choices);
  meter_.AddSteps(steps + playout_->steps());
  meter_.AddIteration();
  return side_ == Side::kFirst ? value : -value;
}

bool EvolutionAgent::Try(const Game& game, const Position& view,
                         const std::vector<uint64_t>& dice_seeds,
                         Genome& genome) {
  for (const uint64_t seed : dice_seeds) {
    if (genome.trials > 0 && meter_.Spent()) return false;
    const double value = PlayOnce(game, view, seed, genome);
    // What was played first is what the genome is from now on.
    if (genome.trials == 0) genome.genes = played_;
    ++genome.trials;
    const double off = value - genome.mean;
    genome.mean += off / static_cast<double>(genome.trials);
    genome.spread += off * (value - genome.mean);
  }
  return true;
}

double EvolutionAgent::Promise(const Genome& genome) const {
  const auto n = static_cast<double>(genome.trials);
  const auto doubt = static_cast<double>(dice_seeds_.size());
  return (n * genome.mean + doubt * mean_of_all_) / (n + doubt);
}

double EvolutionAgent::MeanOfAll() const {
  double sum = 0;
  for (const Genome& genome : population_) sum += genome.mean;
  return sum / static_cast<double>(population_.size());
}

const EvolutionAgent::Genome& EvolutionAgent::Parent() {
  const auto count = static_cast<uint32_t>(population_.size());
  const Genome& a = population_[source().Below(count)];
  const Genome& b = population_[source().Below(count)];
  return a.mean > b.mean ? a : b;
}

EvolutionAgent::Genome EvolutionAgent::Breed() {
  const Genome& front = Parent();
  const Genome& back = Parent();
  const auto below = [this](size_t n) {
    return static_cast<ptrdiff_t>(source().Below(static_cast<uint32_t>(n)));
  };
  Genome child;
  const ptrdiff_t cut = below(front.genes.size() + 1);
  child.genes.assign(front.genes.begin(), front.genes.begin() + cut);
  if (cut < static_cast<ptrdiff_t>(back.genes.size())) {
    child.genes.insert(child.genes.end(), back.genes.begin() + cut,
                       back.genes.end());
  }
  if (child.genes.empty()) return child;
  const ptrdiff_t at = below(child.genes.size());
  switch (source().Below(4)) {
    case 0:  // an order is left out
      child.genes.erase(child.genes.begin() + at);
      break;
    case 1:  // a new one comes in
      child.genes.insert(child.genes.begin() + at, std::nullopt);
      break;
    case 2:  // two change places
      std::swap(child.genes[static_cast<size_t>(at)],
                child.genes[static_cast<size_t>(below(child.genes.size()))]);
      break;
    default:  // a new one takes an old one's place
      child.genes[static_cast<size_t>(at)] = std::nullopt;
  }
  return child;
}

Choice EvolutionAgent::Search(const Game& game, const Position& view, Side side,
                              const Budget& budget, SearchCost& spending) {
  meter_.Start(budget, watch());
  side_ = side;
  turn_ = doctrine().Turn(game, view);
  horizon_ = options_.horizon.value_or(doctrine().Horizon(game, view));
  dice_seeds_.clear();
  for (int i = 0; i < std::max(1, options_.trials); ++i) {
    dice_seeds_.push_back(source().Next());
  }
  Populate(game, view);
  Improve(game, view);
  mean_of_all_ = MeanOfAll();
  spending.Add(meter_.spending());
  return Told();
}

void EvolutionAgent::Populate(const Game& game, const Position& view) {
  const auto room = static_cast<size_t>(std::max(2, options_.population));
  population_.clear();
  while (population_.size() < room) {
    Genome genome;
    if (population_.empty()) {
      genome.genes = rest_;
    } else {
      // All but the first two begin with an order that is not the book's.
      if (population_.size() > 1) genome.genes = {std::nullopt};
    }
    Try(game, view, dice_seeds_, genome);
    population_.push_back(std::move(genome));
    if (meter_.Spent()) break;
  }
}

void EvolutionAgent::Improve(const Game& game, const Position& view) {
  const auto worse = [this](const Genome& a, const Genome& b) {
    return Promise(a) < Promise(b);
  };
  std::vector<uint64_t> again(dice_seeds_.size());
  while (!meter_.Spent()) {
    mean_of_all_ = MeanOfAll();
    const auto best =
        std::max_element(population_.begin(), population_.end(), worse);
    for (uint64_t& seed : again) seed = source().Next();
    if (!Try(game, view, again, *best)) break;

    Genome child = Breed();
    if (!Try(game, view, dice_seeds_, child)) break;
    const auto twin = std::find_if(
        population_.begin(), population_.end(),
        [&child](const Genome& other) { return other.genes == child.genes; });
    if (twin != population_.end()) {
      // The same dice would tell the same again.
      for (uint64_t& seed : again) seed = source().Next();
      if (!Try(game, view, again, *twin)) break;
      continue;
    }
    const auto worst =
        std::min_element(population_.begin(), population_.end(), worse);
    if (Promise(child) >= Promise(*worst)) *worst = std::move(child);
  }
}

// Genomes that begin alike speak for the same order.
Choice EvolutionAgent::Told() {
  Choice choice;
  std::vector<Considered>& considered = choice.thoughts.considered;
  std::vector<size_t> speaker;
  for (size_t i = 0; i < population_.size(); ++i) {
    const Genome& genome = population_[i];
    const Order& first = *genome.genes.front();
    const auto n = static_cast<double>(genome.trials);
    const Considered one = {
        .order = first,
        .visits = genome.trials,
        .value = Promise(genome),
        .error = n < 2 ? 1 : std::sqrt(genome.spread / (n * (n - 1)))};
    const auto same = std::find_if(
        considered.begin(), considered.end(),
        [&first](const Considered& other) { return other.order == first; });
    if (same == considered.end()) {
      considered.push_back(one);
      speaker.push_back(i);
    } else if (same->value < one.value) {
      *same = one;
      speaker[static_cast<size_t>(same - considered.begin())] = i;
    }
  }
  const size_t best = BestOf(considered, source());
  choice.order = considered[best].order;
  const Genome& winner = population_[speaker[best]];
  for (const Gene& gene : winner.genes) {
    choice.thoughts.variation.push_back(*gene);
  }
  rest_.assign(winner.genes.begin() + 1, winner.genes.end());
  return choice;
}

}  // namespace berthier
