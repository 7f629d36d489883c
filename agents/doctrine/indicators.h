// Indicators: how a game stands, read off at a glance.
//
// A few numbers that are cheap to count (losses, who is shaken, who runs): what
// an evaluation would weigh, without the looking. Statistics that need a value
// of very many positions are made of these (agents/value/luck_meter.h).
//
// Laws: they depend on the position alone, and each is to the first side what
// it is, negated, to the second. The first one is the lead: within [-1, 1], all
// of the others in one number.
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
  // `values` is as long as names().
  virtual void Read(const Game& game, const Position& position,
                    std::span<double> values) const = 0;
};

}  // namespace berthier

#endif  // BERTHIER_AGENTS_DOCTRINE_INDICATORS_H_
