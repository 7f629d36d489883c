// Indicators: a few cheap numbers that say how a game stands.
//
// They count losses, shaken units, routing units and the like: inputs of an
// evaluation, without its cost. They serve statistics that need values of very
// many positions (agents/value/luck_meter.h).
//
// Laws: they depend on the position alone. Each is to the first side; for the
// second side it is negated. The first one is the lead: a summary of all
// others, within [-1, 1].
//
//   std::vector<double> values(indicators.names().size());
//   indicators.Read(game, position, values);
#ifndef BERTHIER_AGENTS_DOCTRINE_INDICATORS_H_
#define BERTHIER_AGENTS_DOCTRINE_INDICATORS_H_

#include <memory>
#include <span>
#include <string_view>

#include "engine/model/game.h"

namespace berthier {

class Indicators {
 public:
  virtual ~Indicators() = default;
  // One word each, the lead first.
  virtual std::span<const std::string_view> names() const = 0;
  // Fills `values`, which is as long as names().
  virtual void Read(const Game& game, const Position& position,
                    std::span<double> values) const = 0;
};

}  // namespace berthier

#endif  // BERTHIER_AGENTS_DOCTRINE_INDICATORS_H_
