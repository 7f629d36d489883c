// The luck meter: how much of a game's score was dice.
//
// For every roll some values of the position are taken after each outcome
// class, the dice that follow at once averaged over theirs; the luck of the
// roll in a value is that of the class thrown less the mean over all classes by
// weight. A game's luck is the sum over its rolls, each value times a
// coefficient for its kind of roll. The values are the indicators of the
// ruleset and, where these say that much hangs on the roll, the doctrine's
// evaluation, which costs more than all of them.
//
// So a score less its luck has the same mean as the score, whatever the
// coefficients are, as long as they were not fitted on that game, and it
// scatters less the better they are (control variates; AIVAT of Burch, Schmid,
// Moravcik, Morrill and Bowling is of the family).
//
// Laws: over the faces of a roll that count the luck adds up to 0; equal games
// have equal luck. Whoever meters must see the true positions, nothing hidden.
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
  // How many rolls in a row are averaged, the one thrown included.
  int ahead = 1;
  // A roll that follows is averaged while no more positions than this come of
  // the one thrown; else the position is valued as it stands.
  double branches = 24;
  // The evaluation is asked where the lead after the classes scatters by so
  // much (standard deviation).
  double evaluate_from = 0;
  // [kind of roll][value]: of the score of the first side, which is 0 to 1.
  // Kinds that have none, or only zeros, are not looked at.
  std::vector<std::vector<double>> by_roll;
};

class LuckMeter {
 public:
  // What the evaluation is called among the values; it is the last of them.
  static constexpr std::string_view kEvaluation = "evaluation";

  // Game, doctrine and indicators must outlive the meter. Without indicators
  // the evaluation is the only value, and always asked.
  LuckMeter(const Game& game, Doctrine& doctrine, const Indicators* indicators,
            LuckWeights weights);

  // Names of the values.
  static std::vector<std::string_view> ValueNames(const Indicators* indicators);

  // A roll of the game and the faces that counted.
  void Add(const Position& before, const Faces& faces);

  // Of all rolls so far, in scores of the first side.
  double luck() const;
  // [kind of roll][value]: the sums that luck() weighs.
  const std::vector<std::vector<double>>& sums() const { return sums_; }

 private:
  // A place of the line of rolls that is being averaged.
  struct Stage {
    explicit Stage(const Game& game) : position(game.layout()) {}
    Position position;
    Roll roll;
  };
  enum class Asked { kIndicators, kEvaluation };

  bool Weighs(size_t kind) const;
  // Adds `chance` times the values after the roll of this stage came to
  // `outcome` to `into`.
  void Average(Asked asked, const Position& before, const OutcomeClass& outcome,
               double chance, double branches, size_t stage,
               std::vector<double>& into);
  void ReadValues(Asked asked, const Position& position, double chance,
                  std::vector<double>& into);
  // The luck of `thrown` in the values from `first` to `end` - 1.
  void Luck(Asked asked, const Position& before, const Roll& roll,
            size_t thrown, size_t first, size_t end);
  double ScatterOfLead() const;

  const Game& game_;
  Doctrine& doctrine_;
  const Indicators* indicators_;
  LuckWeights weights_;
  size_t evaluation_;  // its index among the values
  std::vector<std::vector<double>> sums_;
  std::vector<double> luck_;                   // of the last roll
  std::vector<double> chances_;                // of the classes
  std::vector<std::vector<double>> by_class_;  // values after each
  std::vector<double> read_;
  std::vector<Stage> stages_;
  Roll roll_;
};

}  // namespace berthier

#endif  // BERTHIER_AGENTS_VALUE_LUCK_METER_H_
