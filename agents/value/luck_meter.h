// The luck meter: how much of a game's score was due to dice.
//
// For every roll, some values of the position are taken after each outcome
// class; dice that follow at once are averaged over their own classes. The luck
// of the roll in a value is the value after the class thrown minus the weighted
// mean over all classes. A game's luck is the sum over its rolls and values,
// each times a coefficient for its kind of roll. The values are the ruleset's
// indicators and, where these show that much depends on the roll, the
// doctrine's evaluation, which costs more than all indicators together.
//
// So score minus luck has the same mean as the score, whatever the
// coefficients, as long as they were not fitted on that game; the better they
// are, the smaller its variance (control variates; AIVAT of Burch, Schmid,
// Moravcik, Morrill and Bowling is of this family).
//
// Laws: the luck of a roll sums to 0 over its counting faces; equal games have
// equal luck. The meter must be given the true positions, with nothing hidden.
//
//   LuckMeter meter(game, doctrine, IndicatorsFor(game), weights);
//   meter.Add(before, faces);  // every roll of the game
//   const double fair = score - meter.luck();
#ifndef BERTHIER_AGENTS_VALUE_LUCK_METER_H_
#define BERTHIER_AGENTS_VALUE_LUCK_METER_H_

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "agents/doctrine/doctrine.h"
#include "agents/doctrine/indicators.h"
#include "engine/model/game.h"

namespace berthier {

struct LuckWeights {
  // How many consecutive rolls are averaged, including the one thrown.
  int ahead = 1;
  // A following roll is averaged only while this many positions or fewer result
  // from the roll thrown; otherwise the position is valued as it is.
  double branches = 24;
  // The evaluation is used for rolls whose classes give the lead at least this
  // standard deviation.
  double evaluate_from = 0;
  // [kind of roll][value]: coefficients, in scores of the first side (0 to 1).
  // Kinds with none, or only zeros, are skipped.
  std::vector<std::vector<double>> by_roll;
};

class LuckMeter {
 public:
  // The name of the evaluation, which is the last of the values.
  static constexpr std::string_view kEvaluation = "evaluation";

  // Game, doctrine and indicators must outlive the meter. With null indicators
  // the evaluation is the only value and is always used.
  LuckMeter(const Game& game, Doctrine& doctrine, const Indicators* indicators,
            LuckWeights weights);

  // Names of the values, the evaluation last.
  static std::vector<std::string_view> ValueNames(const Indicators* indicators);

  // Adds a roll of the game: the position before it and the faces that counted.
  void Add(const Position& before, const Faces& faces);

  // The luck of all rolls so far, in scores of the first side.
  double luck() const;
  // [kind of roll][value]: the sums that luck() multiplies by the weights.
  const std::vector<std::vector<double>>& sums() const { return sums_; }

 private:
  // Scratch memory for one roll in a chain of averaged rolls.
  struct Stage {
    explicit Stage(const Game& game) : position(game.layout()) {}
    Position position;
    Roll roll;
  };
  enum class Asked { kIndicators, kEvaluation };

  // Whether this kind of roll has a coefficient other than 0.
  bool Weighs(size_t kind) const;
  // Adds to `into` `chance` times the values after the roll of this stage had
  // `outcome`.
  void Average(Asked asked, const Position& before, const OutcomeClass& outcome,
               double chance, double branches, size_t stage,
               std::vector<double>& into);
  void ReadValues(Asked asked, const Position& position, double chance,
                  std::vector<double>& into);
  // Adds the luck of class `thrown` in the values from `first` to `end` - 1 to
  // luck_.
  void Luck(Asked asked, const Position& before, const Roll& roll,
            size_t thrown, size_t first, size_t end);
  // Standard deviation of the lead over the classes of the last roll.
  double ScatterOfLead() const;

  const Game& game_;
  Doctrine& doctrine_;
  const Indicators* indicators_;
  LuckWeights weights_;
  size_t evaluation_;  // its index among the values
  std::vector<std::vector<double>> sums_;
  std::vector<double> luck_;                   // of the last roll, by value
  std::vector<double> chances_;                // probabilities of the classes
  std::vector<std::vector<double>> by_class_;  // values after each class
  std::vector<double> read_;
  std::vector<Stage> stages_;
  Roll roll_;
};

}  // namespace berthier

#endif  // BERTHIER_AGENTS_VALUE_LUCK_METER_H_
